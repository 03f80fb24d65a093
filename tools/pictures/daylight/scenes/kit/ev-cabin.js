/** Seats of the electric sedan, through its side windows or its glass roof. */
import { rgba } from '../../lib.js';
import { trace } from './ev-details.js';
import { glass } from './ev-shape.js';
import { poly } from './paint.js';

/** What is seen through the side windows: the bright far windows, seats and wheel. */
export function cabin(c, cam, side = 1, light = '#f0d59a') {
  const g = glass,
    outline = (s) => [
      ...trace(cam, [0.705, g.sill + 0.008], [0.588, g.rail - 0.008], s),
      ...trace(cam, [0.588, g.rail - 0.008], [0.262, g.rail - 0.008], s),
      ...trace(cam, [0.262, g.rail - 0.008], [0.145, g.sill + 0.008], s),
    ];
  const path = new Path2D();
  outline(side).forEach((p, i) => (i ? path.lineTo(...p) : path.moveTo(...p)));
  path.closePath();
  c.save();
  c.clip(path);
  poly(c, outline(-side), rgba(light, 0.62));
  for (const y of [-0.36 * side, 0.36 * side])
    for (const x of [0.28, -0.72]) {
      const P = (pts) => pts.map(([a, z]) => cam.project([x + a, y, z])),
        col = y * side > 0 ? 'rgba(10,16,14,.6)' : 'rgba(52,62,52,.6)';
      poly(
        c,
        P([
          [-0.2, 0.6],
          [0.1, 0.6],
          [-0.06, 1.02],
          [-0.26, 1.04],
        ]),
        col,
      );
      poly(
        c,
        P([
          [-0.3, 1.07],
          [-0.12, 1.05],
          [-0.15, 1.23],
          [-0.31, 1.24],
        ]),
        col,
      );
    }
  c.restore();
}

/** A seat's cushion or headrest from above: a rounded pad at height z. */
export const pad = (c, cam, x, y, w, h, z, color) =>
  poly(
    c,
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * 6.2832,
        f = (v) => Math.sign(v) * Math.pow(Math.abs(v), 0.45);
      return cam.project([x + w / 2 + (f(Math.cos(a)) * w) / 2, y + h / 2 + (f(Math.sin(a)) * h) / 2, z]);
    }),
    color,
  );

/** All seats, from above. */
export function seats(c, cam, z, tones = ['#8f6a36', '#b3843f', '#d9ad66', '#f0cd8a']) {
  for (const y of [-0.58, 0.1]) {
    pad(c, cam, 0, y, 0.46, 0.48, z - 0.3, tones[3]);
    pad(c, cam, -0.16, y + 0.02, 0.2, 0.44, z - 0.06, tones[1]);
    pad(c, cam, -0.2, y + 0.12, 0.11, 0.24, z, tones[2]);
  }
  pad(c, cam, -0.98, -0.58, 0.5, 1.16, z - 0.3, tones[0]);
  pad(c, cam, -1.04, -0.58, 0.16, 1.16, z - 0.06, tones[1]);
  for (const y of [-0.5, -0.12, 0.26]) pad(c, cam, -1, y, 0.1, 0.24, z, tones[2]);
  pad(c, cam, 0, -0.07, 0.5, 0.14, z - 0.3, '#2b332d');
}
