/** Geometry of what is drawn in three dimensions: vectors, curves through measures, outlines and mirrored light. */
import { clamp, mix } from '../../lib.js';

export const norm = (v) => {
  const length = Math.hypot(...v) || 1;
  return v.map((q) => q / length);
};
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** 0 below a, 1 above b, and a smooth way between them. */
export const step = (a, b, x) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
/** Knots or corners from 'x,y x,y …'. */
export const points = (text) => text.split(' ').map((pair) => pair.split(',').map(Number));

/** A curve through knots that never overshoots them; with `straight`, the lines between them. */
export function curve(knots, straight) {
  const n = knots.length;
  const secant = (i) => (knots[i + 1][1] - knots[i][1]) / (knots[i + 1][0] - knots[i][0]);
  const slopes = knots.map((_, i) => {
    if (i === 0 || i === n - 1) return secant(i === 0 ? 0 : n - 2);
    const [a, b] = [secant(i - 1), secant(i)];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return (x) => {
    let i = 0;
    while (i < n - 2 && x > knots[i + 1][0]) i++;
    const d = knots[i + 1][0] - knots[i][0];
    const t = clamp((x - knots[i][0]) / d);
    if (straight) return knots[i][1] + (knots[i + 1][1] - knots[i][1]) * t;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * knots[i][1] +
      (t3 - 2 * t2 + t) * slopes[i] * d +
      (3 * t2 - 2 * t3) * knots[i + 1][1] +
      (t3 - t2) * slopes[i + 1] * d
    );
  };
}

/** The point at the share v of one half of a section, from its foot to its middle, smooth across the middle or `straight` from knot to knot. */
export function alongSection(half, v, straight) {
  const n = half.length - 1,
    f = v * n,
    i = Math.min(n - 1, Math.floor(f)),
    k = f - i;
  const q = (j) => (j > n ? [-half[2 * n - j][0], half[2 * n - j][1]] : half[Math.max(0, j)]);
  if (straight) return [0, 1].map((m) => q(i)[m] + (q(i + 1)[m] - q(i)[m]) * k);
  const at = (m) =>
    0.5 *
    (2 * q(i)[m] +
      (q(i + 1)[m] - q(i - 1)[m]) * k +
      (2 * q(i - 1)[m] - 5 * q(i)[m] + 4 * q(i + 1)[m] - q(i + 2)[m]) * k * k +
      (3 * q(i)[m] - q(i - 1)[m] - 3 * q(i + 1)[m] + q(i + 2)[m]) * k ** 3);
  return [Math.max(0, at(0)), at(1)];
}

/** Twice the area of a polygon; its sign tells which way the corners run. */
export const area = (pts) =>
  pts.reduce((sum, [x, y], i) => {
    const [a, b] = pts[(i + 1) % pts.length];
    return sum + x * b - a * y;
  }, 0);

/** Convex hull of points. */
export function hull(corners) {
  const list = corners.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (pts) => {
    const out = [];
    for (const p of pts) {
      while (out.length > 1 && area([out.at(-2), out.at(-1), p]) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(list), ...half(list.toReversed())];
}

/** What a mirrored ray meets by its height, in a list of heights and colors from the ground to the sky. */
export function mirrored(around, height) {
  let i = 0;
  while (i < around.length - 2 && height > around[i + 1][0]) i++;
  const [[a, from], [b, to]] = [around[i], around[i + 1]];
  return mix(from, to, clamp((height - a) / (b - a)));
}
