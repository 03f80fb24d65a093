/** Shape of the electric sedan: lofted sections in meters, x to the nose, y to the side, z up. */
import { clamp } from '../../lib.js';

export const length = 4.72;
export const wheels = [-1.44, 1.46];
export const wheelRadius = 0.345;

const curve = (knots) => (u) => {
  let i = 0;
  while (i < knots.length - 2 && u > knots[i + 1][0]) i++;
  const p = (k) => knots[clamp(k, 0, knots.length - 1)],
    [x0, y0] = p(i),
    [x1, y1] = p(i + 1),
    d = x1 - x0,
    t = clamp((u - x0) / d);
  const slope = (k) =>
    k <= 0 || k >= knots.length - 1
      ? (p(k <= 0 ? 1 : k)[1] - p(k <= 0 ? 0 : k - 1)[1]) / (p(k <= 0 ? 1 : k)[0] - p(k <= 0 ? 0 : k - 1)[0])
      : (p(k + 1)[1] - p(k - 1)[1]) / (p(k + 1)[0] - p(k - 1)[0]);
  const m0 = slope(i) * d,
    m1 = slope(i + 1) * d,
    t2 = t * t,
    t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * y1 + (t3 - t2) * m1;
};
const top = curve([
  [0, 0.84],
  [0.012, 0.95],
  [0.05, 1.04],
  [0.15, 1.2],
  [0.28, 1.375],
  [0.4, 1.44],
  [0.48, 1.435],
  [0.57, 1.35],
  [0.66, 1.16],
  [0.745, 0.965],
  [0.85, 0.885],
  [0.94, 0.8],
  [0.975, 0.735],
  [0.992, 0.66],
  [1, 0.56],
]);
const belt = curve([
  [0, 0.72],
  [0.05, 0.9],
  [0.16, 0.965],
  [0.4, 0.935],
  [0.72, 0.885],
  [0.86, 0.81],
  [0.95, 0.715],
  [0.985, 0.63],
  [1, 0.5],
]);
const width = curve([
  [0, 0.2],
  [0.003, 0.46],
  [0.01, 0.62],
  [0.022, 0.71],
  [0.055, 0.8],
  [0.15, 0.895],
  [0.3, 0.93],
  [0.55, 0.935],
  [0.75, 0.925],
  [0.87, 0.885],
  [0.94, 0.795],
  [0.968, 0.7],
  [0.985, 0.58],
  [0.995, 0.4],
  [1, 0.14],
]);
const roof = curve([
  [0.02, 0.52],
  [0.14, 0.55],
  [0.28, 0.585],
  [0.45, 0.6],
  [0.57, 0.62],
  [0.68, 0.69],
  [0.76, 0.78],
]);
const step = (a, b, x) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** Point of the surface: u 0 at the tail to 1 at the nose, v 0 at the sill to 1 at the center line, side 1 or -1. */
export function surface(u, v, side) {
  const w = width(u),
    b = belt(u),
    t = top(u),
    g = step(0.77, 0.7, u) * step(0.03, 0.12, u);
  const re = roof(clamp(u, 0.02, 0.76)) * g + w * 0.74 * (1 - g),
    te = (t - 0.085) * g + (b + (t - b) * 0.72) * (1 - g);
  const P = [
    [w * 0.86, 0.17],
    [w * 0.985, 0.36],
    [w * 1.005, 0.56],
    [w * 0.99, b - 0.13],
    [w * 0.945, b - 0.005],
    [(w * 0.945 + re) / 2 + 0.035 * g, (b + te) / 2 + 0.01],
    [re, te],
    [re * 0.66, t - 0.026],
    [re * 0.33, t - 0.006],
    [0, t],
  ];
  const n = P.length - 1,
    f = v * n,
    i = Math.min(n - 1, Math.floor(f)),
    k = f - i,
    q = (j) => (j > n ? [-P[2 * n - j][0], P[2 * n - j][1]] : P[Math.max(0, j)]);
  const cr = (m) =>
    0.5 *
    (2 * q(i)[m] +
      (q(i + 1)[m] - q(i - 1)[m]) * k +
      (2 * q(i - 1)[m] - 5 * q(i)[m] + 4 * q(i + 1)[m] - q(i + 2)[m]) * k * k +
      (3 * q(i)[m] - q(i - 1)[m] - 3 * q(i + 1)[m] + q(i + 2)[m]) * k * k * k);
  return [(u - 0.5) * length, side * Math.max(0, cr(0)), cr(1)];
}
/** Edges of the glass in u, for lines and for `part`: windshield foot and head, roof end, backlight foot. */
export const glass = {
  cowl: 0.742,
  header: 0.578,
  tail: 0.3,
  deck: 0.115,
  sill: 0.452,
  rail: 0.655,
  edge: 0.69,
};

/** How far the edges of the roof glass bulge to the nose at v, in u. */
export const bowed = (v) => {
  const t = clamp((v - glass.edge) / (1 - glass.edge));
  return 0.017 * t * (2 - t);
};

/** What the surface is at a point: paint, glass, roof, arch or trim. */
export function part(u, v, [x, , z]) {
  for (const w of wheels) if (v < 0.42 && Math.hypot(x - w, (z - wheelRadius) * 0.98) < 0.4) return 'arch';
  if (z < 0.25 || v < 0.08) return 'trim';
  if (v > glass.edge) {
    const bow = bowed(v);
    if (u > glass.header + 0.012 + bow && u < glass.cowl + bow * 1.4) return 'windshield';
    if (u > glass.tail && u < glass.header + bow) return 'roof';
    if (u > glass.deck - bow && u < glass.tail - 0.012) return 'backlight';
    return 'paint';
  }
  if (v > glass.sill && v < glass.rail) {
    const t = (v - glass.sill) / (glass.rail - glass.sill);
    if (u < 0.712 - t * 0.125 && u > 0.135 + t * 0.12) return 'side';
  }
  return 'paint';
}
