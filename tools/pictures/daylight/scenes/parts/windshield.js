/** The cabin around a windshield seen from the driver's seat, in a picture of 1600 x 960. */
import { at, strokePath } from '../kit/paint.js';
import { mirror, wheelAndDash } from './cockpit.js';
import { behind } from './evening-road.js';

/** The outline of the glass. */
export const shield =
  'M22 842 C54 560 112 300 168 98 C178 66 200 52 234 49 C620 22 980 22 1366 49 C1400 52 1422 66 1432 98 C1488 300 1546 560 1578 852 C1200 748 500 740 22 842 Z';

/** Draws the edge of the glass, the mirror in its middle, and the dash. */
export function drawFrame(c) {
  strokePath(c, shield, '#0b100e', 15);
  strokePath(c, 'M1434 104 C1488 302 1542 560 1574 836', 'rgba(255,226,160,.65)', 4);
  at(c, 210, -34, 0.72, () => mirror(c, () => behind(c)));
  at(c, 0, 152, 1, () => wheelAndDash(c));
}
