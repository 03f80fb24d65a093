/** Palette of the Daylight scenes, from tokens.css, and the drawing shorthands that every scene uses. */
import { G, grain, R, rgba, rr, seed } from '../../lib.js';

export const ink = {
  lime: '#f4f3ed',
  shade85: '#e3e2db',
  shade70: '#d0d0c6',
  shade50: '#b2b4a9',
  shade35: '#949a8f',
  shade20: '#6d786f',
  shade15: '#5d6a62',
  shade5: '#313f39',
  shade2: '#1b2722',
  sun: '#ffb627',
  sunPale: '#ffe3a3',
  honey: '#bd7700',
  amber: '#7a4a00',
  heat: '#e8572a',
  ember: '#a8330f',
  oak: '#2f5d46',
};
/** Multiply colors of films; their luminance is the transmission in the name. */
export const film = {
  70: '#cadee1',
  50: '#adbfc2',
  35: '#94a3a5',
  20: '#727e80',
  15: '#636e70',
  5: '#3a4142',
};

/** Fills an SVG path. */
export const fillPath = (c, d, fill) => {
  c.fillStyle = fill;
  c.fill(new Path2D(d));
};
/** Strokes an SVG path. */
export const strokePath = (c, d, color, width = 2) => {
  c.strokeStyle = color;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.stroke(new Path2D(d));
};
/** Fills a polygon given as [x, y] pairs. */
export const poly = (c, pts, fill) => {
  c.fillStyle = fill;
  c.beginPath();
  pts.forEach((p, i) => (i ? c.lineTo(p[0], p[1]) : c.moveTo(p[0], p[1])));
  c.closePath();
  c.fill();
};
/** Linear gradient from [offset, color] stops between two points. */
export const lin = (c, x0, y0, x1, y1, ...stops) => {
  const g = c.createLinearGradient(x0, y0, x1, y1);
  stops.forEach(([o, col]) => g.addColorStop(o, col));
  return g;
};
/** Radial gradient from [offset, color] stops around a point. */
export const rad = (c, x, y, r0, r1, ...stops) => {
  const g = c.createRadialGradient(x, y, r0, x, y, r1);
  stops.forEach(([o, col]) => g.addColorStop(o, col));
  return g;
};
/** Runs a drawing with a blur filter. */
export const soft = (c, px, draw) => {
  c.save();
  c.filter = `blur(${px}px)`;
  draw();
  c.restore();
};
/** Runs a drawing inside a clip path (Path2D or SVG string). */
export const inside = (c, path, draw) => {
  c.save();
  c.clip(typeof path === 'string' ? new Path2D(path) : path);
  draw();
  c.restore();
};
/** Runs a drawing with a blend mode and opacity. */
export const blend = (c, mode, alpha, draw) => {
  c.save();
  c.globalCompositeOperation = mode;
  c.globalAlpha = alpha;
  draw();
  c.restore();
};
/** Runs a drawing moved, scaled and turned. */
export const at = (c, x, y, s, draw, turn = 0) => {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(Array.isArray(s) ? s[0] : s, Array.isArray(s) ? s[1] : s);
  draw();
  c.restore();
};
/** A rectangle as Path2D, for clips. */
export const box = (x, y, w, h) => {
  const p = new Path2D();
  p.rect(x, y, w, h);
  return p;
};
/** Contact shadow on the ground. */
export const shadow = (c, x, y, rx, ry, a = 0.55, blur = 10) =>
  soft(c, blur, () => {
    c.fillStyle = rgba('#16201b', a);
    c.beginPath();
    c.ellipse(x, y, rx, ry, 0, 0, 7);
    c.fill();
  });
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
/** Draws into an own canvas of the given size and returns it. */
export const layer = (w, h, draw) => {
  const k = document.createElement('canvas');
  k.width = w;
  k.height = h;
  draw(k.getContext('2d', { willReadFrequently: true }), w, h);
  return k;
};
export { G, R, rgba, rr, seed };
/** Leaf and bark colors of the live oaks, as `oak` takes them. */
export const oakPalette = {
  shadow: '#1b2722',
  bark: '#2a2f27',
  barkLit: '#a48f5e',
  deep: '#1f2f27',
  mid: '#47603f',
  lit: '#b7ad5e',
};
/** Warm light from the sun's side, darker far corners, grain: the last step of each scene. */
export const finish = (c, w, h, { sun = [0.88, 0.4], warm = 0.55, dark = 0.45, noise = 10 } = {}) => {
  const x = w * sun[0],
    y = h * sun[1];
  blend(c, 'soft-light', 1, () => {
    c.fillStyle = rad(
      c,
      x,
      y,
      40,
      Math.hypot(w, h) * 0.72,
      [0, `rgba(255,220,140,${warm})`],
      [0.45, 'rgba(255,226,170,.1)'],
      [1, `rgba(20,34,30,${dark})`],
    );
    c.fillRect(0, 0, w, h);
  });
  grain(c, w, h, noise);
};
/** Draws many shapes on their own canvas and blurs them once. */
export const haze = (c, w, h, px, draw, alpha = 1, mode = 'source-over') => {
  const k = layer(w, h, draw);
  c.save();
  c.filter = `blur(${px}px)`;
  c.globalAlpha = alpha;
  c.globalCompositeOperation = mode;
  c.drawImage(k, 0, 0);
  c.restore();
};
/** Leaf shadow of a live oak: spots of shade with sun between them, in an ellipse. */
export const dapple = (
  c,
  w,
  h,
  x,
  y,
  rx,
  ry,
  { color = '#1b2722', alpha = 0.4, px = 4, sd = 21, n = 1400, size = 1 } = {},
) =>
  haze(
    c,
    w,
    h,
    px,
    (k) => {
      seed(sd);
      k.fillStyle = color;
      for (let i = 0; i < n; i++) {
        const t = rr(0, 6.3),
          q = Math.pow(R(), 0.55);
        k.beginPath();
        k.ellipse(
          x + Math.cos(t) * q * rx,
          y + Math.sin(t) * q * ry,
          rr(5, 20) * size,
          rr(3, 11) * size,
          rr(0, 3),
          0,
          7,
        );
        k.fill();
      }
    },
    alpha,
  );
