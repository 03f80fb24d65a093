/** Palette of the Daylight scenes, from tokens.css, and the drawing shorthands that every scene uses. */
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

/** Draws into a canvas of its own, of the given size, and returns it. */
export const layer = (w, h, draw) => {
  const k = document.createElement('canvas');
  k.width = w;
  k.height = h;
  draw(k.getContext('2d', { willReadFrequently: true }), w, h);
  return k;
};

/** An open line through points, round at its joints and ends. */
export const polyline = (c, pts, color, width) => {
  c.strokeStyle = color;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.beginPath();
  pts.forEach((p, i) => (i ? c.lineTo(...p) : c.moveTo(...p)));
  c.stroke();
};

/** A closed Path2D through points, for clips. */
export const toPath = (pts) => {
  const p = new Path2D();
  pts.forEach((q, i) => (i ? p.lineTo(...q) : p.moveTo(...q)));
  p.closePath();
  return p;
};

/** Fills a box with rounded corners. */
export function rounded(c, x, y, w, h, r, fill) {
  c.fillStyle = fill;
  c.beginPath();
  c.roundRect(x, y, w, h, r);
  c.fill();
}
