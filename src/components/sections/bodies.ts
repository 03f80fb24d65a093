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
    body: 'M12 66c-5-2-6-19-1-26l14-3c17-8 29-17 61-17 30 0 44 11 61 22 21 1 36 4 42 9 5 6 5 13 0 15z',
    rearGlass: 'M42 38c12-8 24-13 42-13v16z',
    frontGlass: 'M89 25c20 0 30 7 42 17l-42-1z',
    roofGlass: 'M22 37c20-8 32-16 64-16 12 0 22 2 30 5',
    wheels: 'M46 65h0M159 65h0',
  },
  crossover: {
    body: 'M12 66c-6-3-6-24 1-33C25 16 44 9 76 9c36 0 52 16 71 31 23 2 38 6 44 12 5 6 5 12 0 14z',
    rearGlass: 'M26 35c11-14 26-20 50-20v23z',
    frontGlass: 'M81 15c24 0 36 13 50 25l-50-2z',
    roofGlass: 'M15 32c12-15 29-22 61-22 20 0 34 5 45 12',
    wheels: 'M46 65h0M161 65h0',
  },
  'long-sedan': {
    body: 'M11 66c-6-3-7-15-2-22 39-14 57-21 95-21 32 0 46 11 64 21 24 1 40 4 46 9 5 5 5 11 0 13z',
    rearGlass: 'M48 41c18-9 34-13 56-13v15z',
    frontGlass: 'M109 28c21 0 32 7 45 16l-45-1z',
    roofGlass: 'M58 31c16-5 30-7 46-7 18 0 30 3 40 7',
    wheels: 'M46 65h0M183 65h0',
  },
  suv: {
    body: 'M12 66c-6-4-7-25-4-36l7-19c3-6 25-7 81-7 32 0 50 18 67 34 23 1 38 5 44 12 5 7 5 14-1 16z',
    rearGlass: 'm18 33 6-18c3-4 14-5 34-5v25zm45-23h31l8 1v26l-39-2z',
    frontGlass: 'M107 12c19 5 30 16 40 27l-40-2z',
    roofGlass: 'M80 5c48 0 66 18 82 33',
    wheels: 'M46 65h0M173 65h0',
  },
  pickup: {
    body: 'm6 63 2-31L116 4l98 32 16 6 3 18-5 6H10z',
    rearGlass: 'm72 29 42-12v20H62z',
    frontGlass: 'm119 17 59 22-59-2z',
    roofGlass: 'm56 20 60-15 72 23',
    wheels: 'M46 65h0M190 65h0',
  },
};
