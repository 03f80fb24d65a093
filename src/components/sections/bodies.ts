import type { bodyNames } from '@/schemas/service';

interface Drawing {
  body: string;
  glass: string;
}

/** Vehicles from the side, 120 units wide and 40 high; a unit is 5 cm on each. */
export const bodies: Record<(typeof bodyNames)[number], Drawing> = {
  sedan: {
    body: 'M11 32H5C2 30 2 24 4 20 18 15 26 9 44 9 58 9 64 15 72 20 84 21 92 23 95 28V32H85a8 8 0 0 0-16 0H27a8 8 0 0 0-16 0zM13 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M71 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    glass: 'M23 19C30 13 36 11 44 11 54 11 61 16 66 19zM45 11v8',
  },
  crossover: {
    body: 'M11 32H5C2 30 2 22 4 17 10 9 22 6 40 6 56 6 66 13 74 19 86 20 93 23 96 28V32H85a8 8 0 0 0-16 0H27a8 8 0 0 0-16 0zM13 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M71 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    glass: 'M13 17C20 10 28 8 40 8 54 8 62 14 68 18zM44 8v10',
  },
  'long-sedan': {
    body: 'M11 32H4C1 30 1 25 2 20L16 18C28 11 36 9 50 9 63 9 72 15 80 20 93 21 100 24 103 28V32H90a8 8 0 0 0-16 0H27a8 8 0 0 0-16 0zM13 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M76 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    glass: 'M28 18C35 13 41 11 50 11 60 11 67 16 72 19zM50 11v7',
  },
  suv: {
    body: 'M11 32H4C1 30 1 22 3 14L6 6C7 4 12 3 30 3L50 3C62 3 70 11 77 17 93 17 100 19 101 26V32H87a8 8 0 0 0-16 0H27a8 8 0 0 0-16 0zM13 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M73 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    glass: 'M8 14L10 7C11 5 16 5 30 5L50 5C58 5 65 11 70 15zM27 5v9M48 5v9',
  },
  pickup: {
    body: 'M11 32H3V15L60 2 104 18 112 20 114 26V32H99a8 8 0 0 0-16 0H27a8 8 0 0 0-16 0zM13 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M85 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    glass: 'M36 14L59 6 90 17zM60 6v9',
  },
};
