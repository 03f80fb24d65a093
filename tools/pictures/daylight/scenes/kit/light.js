/** Light, haze, shadow and the finishing wash of a scene. */
import { grain, R, rgba, rr, seed } from '../../lib.js';
import { blend, layer, rad, soft } from './paint.js';

/** Contact shadow on the ground. */
export const shadow = (c, x, y, rx, ry, a = 0.55, blur = 10) =>
  soft(c, blur, () => {
    c.fillStyle = rgba('#16201b', a);
    c.beginPath();
    c.ellipse(x, y, rx, ry, 0, 0, 7);
    c.fill();
  });

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
