/** The cabin around a windshield seen from between the front seats, in a picture of 1600 x 700. */
import { at, strokePath } from '../kit/paint.js';
import { mirror, wheelAndDash } from './cockpit.js';
import { behind } from './junction.js';

/** The outline of the glass. */
export const shield =
  'M50 558 C92 380 150 196 212 74 C222 54 240 44 266 42 C620 22 980 22 1334 42 C1360 44 1378 54 1388 74 C1450 196 1508 380 1550 570 C1200 502 500 496 50 558 Z';

/** Draws the edge of the glass, the mirror in its middle, and the dash. */
export function drawFrame(c) {
  strokePath(c, shield, '#0b100e', 15);
  strokePath(c, 'M1390 80 C1450 200 1508 384 1546 556', 'rgba(255,226,160,.65)', 4);
  at(c, 233, -14, 0.72, () => mirror(c, () => behind(c)));
  at(c, 0, -105, 1, () => wheelAndDash(c));
}
