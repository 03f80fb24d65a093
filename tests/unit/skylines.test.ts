import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { skylines } from '@/schemas/location';

it('offers editors the skylines that are drawn, and no others', () => {
  const drawn = readdirSync('src/assets/skylines').map((file) => file.replace('.svg', ''));
  expect(drawn.toSorted()).toEqual(skylines.toSorted());
});
