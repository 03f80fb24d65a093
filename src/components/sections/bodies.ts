import type { bodyNames } from '@/schemas/service';

/** Paths of an electric vehicle. The wheels are two points that a wide stroke makes round. */
interface Drawing {
  body: string;
  rearGlass: string;
  frontGlass: string;
  /** The edge of the large pane above the seats. */
  roofGlass: string;
  wheels: string;
}

/** Vehicles from the side, 240 units wide and 80 high; a unit is about 2.5 cm on each. */
export const bodies: Record<(typeof bodyNames)[number], Drawing> = {
  sedan: {
    body: 'M12 66C7 64 6 47 11 40L25 37C42 29 54 20 86 20 116 20 130 31 147 42 168 43 183 46 189 51 194 57 194 64 189 66z',
    rearGlass: 'M42 38C54 30 66 25 84 25V41z',
    frontGlass: 'M89 25C109 25 119 32 131 42L89 41z',
    roofGlass: 'M22 37C42 29 54 21 86 21 98 21 108 23 116 26',
    wheels: 'M46 65h0M159 65h0',
  },
  crossover: {
    body: 'M12 66C6 63 6 42 13 33 25 16 44 9 76 9 112 9 128 25 147 40 170 42 185 46 191 52 196 58 196 64 191 66z',
    rearGlass: 'M26 35C37 21 52 15 76 15V38z',
    frontGlass: 'M81 15C105 15 117 28 131 40L81 38z',
    roofGlass: 'M15 32C27 17 44 10 76 10 96 10 110 15 121 22',
    wheels: 'M46 65h0M161 65h0',
  },
  'long-sedan': {
    body: 'M11 66C5 63 4 51 9 44 48 30 66 23 104 23 136 23 150 34 168 44 192 45 208 48 214 53 219 58 219 64 214 66z',
    rearGlass: 'M48 41C66 32 82 28 104 28V43z',
    frontGlass: 'M109 28C130 28 141 35 154 44L109 43z',
    roofGlass: 'M58 31C74 26 88 24 104 24 122 24 134 27 144 31',
    wheels: 'M46 65h0M183 65h0',
  },
  suv: {
    body: 'M12 66C6 62 5 41 8 30L15 11C18 5 40 4 96 4 128 4 146 22 163 38 186 39 201 43 207 50 212 57 212 64 206 66z',
    rearGlass: 'M18 33L24 15C27 11 38 10 58 10V35zM63 10H94L102 11V37L63 35z',
    frontGlass: 'M107 12C126 17 137 28 147 39L107 37z',
    roofGlass: 'M80 5C128 5 146 23 162 38',
    wheels: 'M46 65h0M173 65h0',
  },
  pickup: {
    body: 'M6 63L8 32 116 4 214 36 230 42 233 60 228 66H10z',
    rearGlass: 'M72 29L114 17V37H62z',
    frontGlass: 'M119 17L178 39 119 37z',
    roofGlass: 'M56 20L116 5 188 28',
    wheels: 'M46 65h0M190 65h0',
  },
};
