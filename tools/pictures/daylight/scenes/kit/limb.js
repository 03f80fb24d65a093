/** Tapered shapes for arms, trunks and stems. */
import { poly } from './paint.js';

/** Limb with a width at each joint, as a smooth tapered shape; `flat` cuts its end square, as a cuff does. */
export const limb = (c, pts, widths, fill, flat = false) => {
  const n = 48,
    last = pts.length - 1,
    P = [],
    L = [],
    E = [];
  const q = (j) => pts[Math.max(0, Math.min(last, j))];
  for (let i = 0; i <= n; i++) {
    const t = (i / n) * last,
      k = Math.min(last - 1, Math.floor(t)),
      f = t - k;
    const cr = (m) => {
      const [a, b, d, e] = [q(k - 1)[m], q(k)[m], q(k + 1)[m], q(k + 2)[m]];
      return (
        0.5 *
        (2 * b + (d - a) * f + (2 * a - 5 * b + 4 * d - e) * f * f + (3 * b - a - 3 * d + e) * f * f * f)
      );
    };
    P.push([cr(0), cr(1), (widths[k] + (widths[k + 1] - widths[k]) * f) / 2]);
  }
  P.forEach(([x, y, w], i) => {
    const [a, b] = P[Math.max(0, i - 1)],
      [d, e] = P[Math.min(n, i + 1)],
      l = Math.hypot(d - a, e - b) || 1,
      nx = -(e - b) / l,
      ny = (d - a) / l;
    L.push([x + nx * w, y + ny * w]);
    E.unshift([x - nx * w, y - ny * w]);
  });
  poly(c, [...L, ...E], fill);
  for (const [x, y, w] of flat ? [P[0]] : [P[0], P[n]]) {
    c.beginPath();
    c.arc(x, y, w, 0, 7);
    c.fill();
  }
  return { end: P[n], left: L, right: E };
};
