import { describe, expect, it } from 'vitest';
import { layFilm, toSquareFeet, type Corners, type Side } from '@/features/quote/photos/film-on-glass';

const film = { name: 'Ceramic', vlt: { from: 5, to: 70 }, reflection: { from: 6, to: 20 } };
const toLight = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const lay = (values: readonly number[], percent: number, side: Side = 'inside', tone?: string) => {
  const pixels = Uint8ClampedArray.from(values);
  layFilm(pixels, { ...film, ...(tone && { tone }) }, percent, side);
  return [...pixels];
};

describe('a film on the pixels of a photo', () => {
  it.each([5, 15, 20, 35, 50, 70])('lets %i %% of the light of each pixel through, within 1 %', (percent) => {
    for (let value = 0; value < 256; value += 1) {
      const [r = 0, g, b, alpha] = lay([value, value, value, 255], percent);
      expect([g, b, alpha]).toEqual([r, r, 255]);
      expect(Math.abs(toLight(r) - (toLight(value) * percent) / 100)).toBeLessThan(0.01);
    }
  });

  it('tints by its tone', () => {
    const [r = 0, g = 0, b = 0] = lay([255, 255, 255, 255], 50, 'inside', '#ff8000');
    expect([r > g, g > b, b]).toEqual([true, true, 0]);
  });

  it('reflects the sky to the outside alone, and the darker one more', () => {
    const black = [0, 0, 0, 255];
    expect(lay(black, 5)).toEqual(black);
    const light = (percent: number) => lay(black, percent, 'outside')[0] ?? 0;
    expect([light(70), light(5) > light(35), light(35) > 0]).toEqual([0, true, true]);
  });
});

it('works out the area of a pane from its width', () => {
  const square: Corners = [
    [0.2, 0.2],
    [0.6, 0.2],
    [0.6, 0.8],
    [0.2, 0.8],
  ];
  // In a photo of 3 to 2 the corners make a square.
  expect(toSquareFeet(square, 1.5, 48)).toBeCloseTo(16);
  expect(toSquareFeet([square[0], square[0], square[0], square[0]], 1.5, 48)).toBe(0);
});
