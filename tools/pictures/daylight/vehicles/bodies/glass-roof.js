/* The dark glass roof that electric bodies share. */
import { fill, linear, mix, stroke } from '../../lib.js';

/** The dark glass over the cabin, as a band along the roof line. */
export const glassRoof = (top) => (c, b, paint, look, side) => {
  fill(
    c,
    top,
    linear(c, 0, -b.H, 0, -b.H + 9, [0, mix('#1a2420', look.sky, 0.5), 0.5, '#1a2420', 1, '#0d1311']),
  );
  stroke(c, top, 'rgba(6,10,8,.8)', 0.5);
  return side;
};
