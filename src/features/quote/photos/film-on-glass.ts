import { toLinear, toPart } from '@/site/theme/color-math';
import type { FilmOption } from '../rules/film-option';

/** Which side of the glass a photo was taken from. */
export type Side = 'inside' | 'outside';

/** A point in a photo, both numbers from 0 to 1. */
export type Point = readonly [x: number, y: number];
/** The corners of a pane, clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The reflection of bare glass, 0 to 1. The photo already shows it. */
const bareReflection = 0.08;
/** The linear RGB of a bright sky in a photo. */
const sky = [0.6, 0.7, 0.8] as const;

/** The reflection of a film at a VLT, 0 to 1. The darkest film of a range reflects most. */
function toReflection({ vlt, reflection }: FilmOption, percent: number): number {
  const share = vlt.to > vlt.from ? (vlt.to - percent) / (vlt.to - vlt.from) : 0;
  return (reflection.from + share * (reflection.to - reflection.from)) / 100;
}

/**
 * Changes pixels (RGBA, sRGB) to how they look through a film, which lets `percent` of the linear light through, times
 * its tone. From outside it also reflects the sky.
 */
export function applyFilm(pixels: Uint8ClampedArray, film: FilmOption, percent: number, side: Side): void {
  const extra = side === 'outside' ? Math.max(0, toReflection(film, percent) - bareReflection) : 0;
  const tables = [0, 1, 2].map((channel) => {
    const tone = film.tone
      ? toLinear(Number.parseInt(film.tone.slice(1 + 2 * channel, 3 + 2 * channel), 16) / 255)
      : 1;
    return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      const light = toLinear(value / 255) * (percent / 100) * tone + extra * (sky[channel] ?? 0);
      return 255 * toPart(Math.min(1, light));
    });
  });
  for (let start = 0; start < pixels.length; start += 4)
    for (let channel = 0; channel < 3; channel += 1)
      pixels[start + channel] = tables[channel]?.[pixels[start + channel] ?? 0] ?? 0;
}

const distance = ([x, y]: Point, [toX, toY]: Point, aspect: number) =>
  Math.hypot((toX - x) * aspect, toY - y);

/**
 * Estimates the area of a pane in square feet, from its width in inches and its corners. `aspect` is the width of the photo
 * divided by its height. A photo from the side makes a pane look narrower than it is.
 */
export function toSquareFeet([a, b, c, d]: Corners, aspect: number, widthInches: number): number {
  const width = (distance(a, b, aspect) + distance(d, c, aspect)) / 2;
  const height = (distance(a, d, aspect) + distance(b, c, aspect)) / 2;
  return width > 0 ? (widthInches * widthInches * (height / width)) / 144 : 0;
}
