import { layer, rgba } from '../lib.js';

/** Dark underside, contact shadow and the long shadow away from the sun. */
export function groundShadow(c, b, look, side) {
  const mid = b.L / 2;
  const s = look.px;
  const oval = (x, y, w, h, alpha, blur) =>
    layer(
      c,
      () => {
        c.fillStyle = rgba(look.shadow, alpha);
        c.beginPath();
        c.ellipse(x, y, w, h, 0, 0, 7);
        c.fill();
      },
      { blur: blur * s },
    );
  oval(mid - side * look.cast * 60, 4, b.L * 0.56 + look.cast * 30, 11, 0.5 * look.ground_, 6);
  oval(mid, 1.5, b.L * 0.48, 5.5, 0.85, 2.2);
  for (const x of b.wheels) oval(x, 1, b.r * 0.85, 3.4, 0.9, 1);
}
