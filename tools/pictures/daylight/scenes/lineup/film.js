/** Film in linear light, on a canvas. */
import { toPath } from '../kit/paint.js';

/** Lets `vlt` percent of the light of a shape through: the toe of the sRGB curve goes off, the rest is scaled. */
export function applyFilm(c, shape, vlt) {
  const share = (vlt / 100) ** (1 / 2.4);
  const toe = Math.round((14 * (1 - share)) / share);
  const path = shape instanceof Path2D ? shape : toPath(shape);
  c.save();
  c.globalCompositeOperation = 'difference';
  c.fillStyle = `rgb(${toe},${toe},${toe})`;
  c.fill(path);
  c.globalCompositeOperation = 'source-over';
  c.fillStyle = `rgba(0,0,0,${1 - share})`;
  c.fill(path);
  c.restore();
}
