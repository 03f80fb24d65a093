import { describe, expect, it } from 'vitest';
import { applyFilm, toSquareFeet, type Corners, type Side } from '@/features/quote/photos/film-on-glass';

const film = { name: 'Ceramic', vlt: { from: 5, to: 70 }, reflection: { from: 6, to: 20 } };
const lay = (values: readonly number[], percent: number, side: Side = 'inside', tone?: string) => {
  const pixels = Uint8ClampedArray.from(values);
  applyFilm(pixels, { ...film, ...(tone && { tone }) }, percent, side);
  return [...pixels];
};

describe('a film on the pixels of a photo', () => {
  it('tints by its tone', () => {
    const [red = 0, green = 0, blue = 0] = lay([255, 255, 255, 255], 50, 'inside', '#ff8000');
    expect([red > green, green > blue, blue]).toEqual([true, true, 0]);
  });

  it('reflects the sky only outside, and a darker film reflects more', () => {
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
