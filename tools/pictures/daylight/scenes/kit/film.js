/** Film on glass: the filmed part calm, the bare part bleached, a line of sun between them. */
import { rgba, rr } from '../../lib.js';
import { blend, box, inside, lin, soft } from './paint.js';
import { film } from './palette.js';

/** Multiplies a clip by a film of the given transmission. */
export const tint = (c, path, vlt, w = 4000, h = 4000) =>
  inside(c, path, () =>
    blend(c, 'multiply', 1, () => {
      c.fillStyle = film[vlt] ?? vlt;
      c.fillRect(0, 0, w, h);
    }),
  );
/** Lets the low sun into a clip: `screen` and `wash` are opacities from 0 to 1. */
export const glare = (c, path, screen, wash) =>
  inside(c, path, () => {
    blend(c, 'screen', 1, () => {
      c.fillStyle = rgba('#ffecba', screen);
      c.fillRect(0, 0, 4000, 4000);
    });
    c.fillStyle = rgba('#fff4d6', wash);
    c.fillRect(0, 0, 4000, 4000);
  });
/** The edge of the film, lit by the sun. */
export const edge = (c, x0, y0, x1, y1, width = 5) => {
  const line = (color, lw) => {
    c.strokeStyle = color;
    c.lineWidth = lw;
    c.lineCap = 'butt';
    c.beginPath();
    c.moveTo(x0, y0);
    c.lineTo(x1, y1);
    c.stroke();
  };
  soft(c, width * 1.6, () => line('rgba(255,190,60,.75)', width * 2.2));
  line('#ffb627', width);
  line('rgba(255,247,220,.85)', width * 0.3);
};
/** Slanted reflections on a pane. */
export const streaks = (c, x, y, w, h, a = 0.12, color = '#fff6dc') =>
  inside(c, box(x, y, w, h), () => {
    for (const [o, k] of [
      [rr(0.05, 0.35), rr(0.1, 0.25)],
      [rr(0.5, 0.7), rr(0.03, 0.1)],
    ]) {
      c.fillStyle = lin(c, x, y, x + w, y + h, [0, rgba(color, a * 1.3)], [1, rgba(color, a * 0.3)]);
      c.beginPath();
      c.moveTo(x + w * o + h * 0.35, y);
      c.lineTo(x + w * (o + k) + h * 0.35, y);
      c.lineTo(x + w * (o + k) - h * 0.35, y + h);
      c.lineTo(x + w * o - h * 0.35, y + h);
      c.fill();
    }
  });
