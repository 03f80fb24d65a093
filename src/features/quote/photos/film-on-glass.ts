import { toLinear, toPart } from '@/site/theme/color-math';
import type { FilmOption } from '../rules/film-option';

/** Which side of the glass a photo was taken from. */
export type Side = 'inside' | 'outside';

/** A place in a photo, each from 0 to 1. */
export type Point = readonly [x: number, y: number];
/** The corners of a pane, clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** What bare glass reflects; a photo has that already. */
const bareReflection = 0.08;
/** Light of a bright sky in a photo, linear. */
const sky = [0.6, 0.7, 0.8] as const;

/** What the film reflects at this VLT, 0 to 1: the darkest film of a range reflects most. */
function toReflection({ vlt, reflection }: FilmOption, percent: number): number {
  const share = vlt.to > vlt.from ? (vlt.to - percent) / (vlt.to - vlt.from) : 0;
  return (reflection.from + share * (reflection.to - reflection.from)) / 100;
}

/**
 * Lays a film over pixels (RGBA, sRGB), in place. In linear light the film lets `percent` of each through, times its tone.
 * Seen from outside, it also reflects the sky.
 */
export function layFilm(pixels: Uint8ClampedArray, film: FilmOption, percent: number, side: Side): void {
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
  for (let at = 0; at < pixels.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = tables[channel]?.[pixels[at + channel] ?? 0] ?? 0;
}

const distance = ([x, y]: Point, [toX, toY]: Point, aspect: number) =>
  Math.hypot((toX - x) * aspect, toY - y);

/**
 * The area of a pane in square feet, from its width in inches and its corners in a photo whose width is `aspect` times its
 * height. A photo from the side makes a pane look narrower, so it is an estimate.
 */
export function toSquareFeet([a, b, c, d]: Corners, aspect: number, widthInches: number): number {
  const width = (distance(a, b, aspect) + distance(d, c, aspect)) / 2;
  const height = (distance(a, d, aspect) + distance(b, c, aspect)) / 2;
  return width > 0 ? (widthInches * widthInches * (height / width)) / 144 : 0;
}
