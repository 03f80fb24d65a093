/* Ridges, live oaks, grass and limestone, painted with the seeded helpers. */
import { R, G, rr, fbm, fract, mix, noise1, pick, rgba, seeded, clamp } from './lib.js';
import { lin, soft } from './scenes/kit/paint.js';

/** A wooded ridge line; returns its height function. Options: y, amp, freq, seed, top, bot, trees, size, lit, dark, mesa. */
export function ridge(c, W, H, o) {
  const line = noise1(o.seed);
  const groves = noise1(o.seed + 99);
  const f = (x) => {
    let h = fbm(line, (x / W) * o.freq, 5);
    if (o.mesa && h * 1.15 > 0.56) h = 0.56 + (h * 1.15 - 0.56) * 0.22;
    return o.y - (h - 0.5) * o.amp * 2;
  };
  const size = o.size || 5;
  const fade = o.fade || 260;
  const depth = o.depth || 160;
  c.beginPath();
  c.moveTo(0, H);
  for (let x = 0; x <= W; x += 3) c.lineTo(x, f(x) + (G() * 1.2 * size) / 6);
  c.lineTo(W, H);
  c.closePath();
  c.fillStyle = lin(c, 0, o.y - o.amp, 0, o.y + fade, [0, o.top], [1, o.bot]);
  c.fill();
  for (let i = 0; i < (o.trees || 0); i++) {
    const x = rr(-10, W + 10);
    const d = Math.pow(R(), 1.6) * depth;
    if (d > 4 && fbm(groves, (x / W) * o.freq * 5 + d * 0.02, 3) < (o.gap ?? 0.46)) continue;
    const y = f(x) + d;
    const s = size * (0.6 + R() * 0.9) * (1 + (d / depth) * 0.8);
    const far = Math.min(1, d / fade);
    c.fillStyle = mix(o.dark, o.bot, far * 0.75);
    c.beginPath();
    c.ellipse(x, y, s * 1.15, s * 0.8, 0, 0, 7);
    c.fill();
    c.fillStyle = rgba(mix(o.lit, o.bot, far * 0.8), 0.75);
    c.beginPath();
    c.ellipse(x + s * 0.3, y - s * 0.26, s * 0.62, s * 0.38, -0.3, 0, 7);
    c.fill();
  }
  return f;
}

function limb(c, o, x0, y0, x1, y1, width, depth) {
  const mx = (x0 + x1) / 2 + rr(-0.12, 0.12) * o.w * 0.3;
  const my = (y0 + y1) / 2 + rr(-0.02, 0.1) * o.h * 0.5;
  const at = (t, a, m, b) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * m + t * t * b;
  c.strokeStyle = o.pal.bark;
  c.lineCap = 'round';
  for (let i = 0; i < 12; i++) {
    c.lineWidth = width * (1 - (0.6 * i) / 12);
    c.beginPath();
    c.moveTo(at(i / 12, x0, mx, x1), at(i / 12, y0, my, y1));
    c.lineTo(at((i + 1) / 12, x0, mx, x1), at((i + 1) / 12, y0, my, y1));
    c.stroke();
  }
  for (let k = 0; depth > 0 && k < 2; k++) {
    let ex = x1 + rr(-0.2, 0.2) * o.w * 0.5;
    let ey = y1 - rr(0, 0.16) * o.h;
    const q = Math.hypot((ex - o.x) / (o.w * 0.5), (ey - o.cy) / (o.h * 0.36));
    if (q > 0.82) {
      ex = o.x + ((ex - o.x) * 0.82) / q;
      ey = o.cy + ((ey - o.cy) * 0.82) / q;
    }
    limb(c, o, x0 + (x1 - x0) * 0.6, y0 + (y1 - y0) * 0.6, ex, ey, width * 0.42, depth - 1);
  }
}

function leaves(c, o) {
  const { x, cy, w, h, pal } = o;
  const clusters = Array.from({ length: 150 }, () => {
    const a = rr(0, Math.PI * 2);
    const r = Math.sqrt(R());
    const px = x + Math.cos(a) * r * w * 0.5;
    let py = cy - h * 0.02 + Math.sin(a) * r * h * 0.36;
    if (py > cy + h * 0.17 + (Math.abs(px - x) / w) * h * 0.1 - fract(px * 0.013) * h * 0.06) py -= h * 0.14;
    return [px, py];
  }).sort((a, b) => b[1] - a[1]);
  for (const [px, py] of clusters) {
    const radius = w * 0.052 * (0.7 + R() * 0.7);
    const v = (py - (cy - h * 0.36)) / (h * 0.6);
    const light = clamp(0.78 - v * 0.95 + ((px - x) / (w * 0.5)) * 0.28 * (o.side ?? 1) + G() * 0.1);
    for (let k = 0; k < 70; k++) {
      const a = rr(0, 7);
      const q = Math.sqrt(R()) * radius;
      const up = (-Math.sin(a) * q) / radius;
      const right = (Math.cos(a) * q * (o.side ?? 1)) / radius;
      const t = clamp(light * 0.62 + up * 0.26 + right * 0.16 + G() * 0.12);
      c.fillStyle = rgba(
        t < 0.5 ? mix(pal.deep, pal.mid, t * 2) : mix(pal.mid, pal.lit, (t - 0.5) * 2),
        0.92,
      );
      c.beginPath();
      const rx = (rr(2.2, 5.2) * w) / 760;
      const ry = (rr(1.6, 3.4) * w) / 760;
      c.ellipse(px + Math.cos(a) * q * 1.5, py + Math.sin(a) * q * 0.72, rx, ry, rr(-1, 1), 0, 7);
      c.fill();
    }
  }
}

/** A live oak with its trunk foot at x, y and a canopy of w by h; `side` -1 lights it from the left. */
export function oak(c, x, y, w, h, n, pal, side = 1) {
  seeded(n, () => {
    const o = { x, y, w, h, pal, side, cy: y - h * 0.66 };
    soft(c, 10, () => {
      c.fillStyle = rgba(pal.shadow, 0.62);
      c.beginPath();
      c.ellipse(x - w * 0.12 * side, y + h * 0.045, w * 0.6, h * 0.085, 0, 0, 7);
      c.fill();
    });
    const trunk = new Path2D();
    trunk.moveTo(x - w * 0.045, y);
    trunk.quadraticCurveTo(x - w * 0.02, y - h * 0.1, x - w * 0.026, y - h * 0.3);
    trunk.lineTo(x + w * 0.026, y - h * 0.3);
    trunk.quadraticCurveTo(x + w * 0.02, y - h * 0.08, x + w * 0.05, y);
    c.fillStyle = lin(
      c,
      x - w * 0.04 * side,
      0,
      x + w * 0.05 * side,
      0,
      [0, pal.bark],
      [0.55, pal.bark],
      [1, mix(pal.bark, pal.barkLit, 0.6)],
    );
    c.fill(trunk);
    const tips = [
      [-0.42, 0.62],
      [-0.24, 0.78],
      [-0.05, 0.85],
      [0.18, 0.8],
      [0.4, 0.64],
      [-0.33, 0.5],
      [0.31, 0.5],
    ];
    for (const [dx, dy] of tips)
      limb(c, o, x + rr(-0.015, 0.015) * w, y - h * 0.27, x + dx * w, y - dy * h, w * 0.034, 2);
    leaves(c, o);
  });
}

/** Blades of grass between the line f(x) and y1. */
export function grass(c, W, f, y1, count, colors, length, x0 = 0) {
  for (let i = 0; i < count; i++) {
    const x = rr(x0, W);
    const y = f(x) + Math.pow(R(), 1.2) * (y1 - f(x));
    const d = (y - f(x)) / (y1 - f(x));
    c.strokeStyle = rgba(pick(colors), rr(0.25, 0.7));
    c.lineWidth = rr(0.8, 1.8) * (1 + d);
    const l = length * (0.4 + d) * rr(0.5, 1.3);
    c.beginPath();
    c.moveTo(x, y);
    c.quadraticCurveTo(x + rr(-2, 2), y - l * 0.6, x + rr(-6, 6) * (0.5 + d), y - l);
    c.stroke();
  }
}

/** A broken limestone ledge. */
export function ledge(c, x, y, w, h, lit, shade) {
  const edge = (from, to, level, wobble) => {
    const points = [];
    const step = from < to ? 1 : -1;
    for (let q = from; (to - q) * step > 0; q += step * rr(18, 60))
      points.push([q, level + rr(-wobble, wobble)]);
    return [...points, [to, level]];
  };
  c.fillStyle = lit;
  c.beginPath();
  for (const [px, py] of [...edge(x, x + w, y, 4), ...edge(x + w, x, y + h, 6)]) c.lineTo(px, py);
  c.closePath();
  c.fill();
  c.strokeStyle = rgba(shade, 0.5);
  c.lineWidth = 1.5;
  for (let k = 1; k < 3; k++) {
    c.beginPath();
    for (const [px, py] of edge(x, x + w, y + (h * k) / 3, 3)) c.lineTo(px, py);
    c.stroke();
  }
}
