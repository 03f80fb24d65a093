/* Tailgate, lamps, bumper and plate. */
import { fill, layer, linear, mix, rgba, stroke } from '../../lib.js';
import { outline } from '../path.js';

/** Draws a right half and its mirror image. */
export const mirrored =
  (draw) =>
  (c, ...rest) =>
    [-1, 1].forEach((side) => {
      c.save();
      c.scale(side, 1);
      draw(c, side, ...rest);
      c.restore();
    });

/** Everything on the back below the rear glass. */
export const tail = (c, b, t, o, look) => {
  if (b.spoiler) fill(c, outline(b.spoiler), linear(c, 0, -b.H, 0, -b.H + 10, [0, t.roof, 1, t.under]));
  fill(
    c,
    outline(b.bumper),
    linear(
      c,
      0,
      -66,
      0,
      -34,
      b.chrome && o.paint.chrome
        ? [0, '#f4f3ed', 0.45, '#aab2ab', 0.5, '#4c5651', 1, '#c8ccc4']
        : [0, mix(t.base, look.sky, 0.3), 0.3, t.under, 1, t.sill],
    ),
  );
  for (const line of [b.hatch, b.bumper]) {
    stroke(c, outline(line), 'rgba(8,13,11,.75)', 1);
    layer(c, () => stroke(c, outline(line), rgba(look.horizon, 0.25), 0.5));
  }
  mirrored((k) => b.lamps.forEach((l) => tailLamp(k, outline(l), o.lights, look)))(c);
  if (b.steps) b.steps.forEach((x) => fill(c, `M${x - 10} -68h20v5h-20z`, '#141a17'));
  fill(c, `M-30 ${b.plate - 9}H30L26 ${b.plate + 9}H-26Z`, rgba('#080d0b', 0.6));
  plate(c, b.plate, look);
  fill(
    c,
    [
      [-16, b.truck ? -136 : b.plate - 14],
      [16, b.truck ? -136 : b.plate - 14],
      [14, (b.truck ? -136 : b.plate - 14) + 4],
      [-14, (b.truck ? -136 : b.plate - 14) + 4],
    ],
    '#141a17',
  );
  if (!b.truck) {
    stroke(c, `M2 ${b.belt + 1}L${-b.W * 0.2} ${b.belt - 6}`, '#0d1311', 1.6, 'round');
    fill(c, `M-14 ${-b.H + 5}h28v2h-28z`, o.lights ? '#ff6a44' : '#7c1d10');
  }
  mirrored((k) => fill(k, 'M44 -33h20v6h-20z', '#1a211e'))(c);
};

/** A plate without a number. */
export const plate = (c, y, look) => {
  const p = new Path2D();
  p.roundRect(-16, y - 7, 32, 14, 1.6);
  fill(c, p, mix('#f0ede0', look.shadow, look.night * 0.3));
  stroke(c, `M-11 ${y + 0.5}h6M-3 ${y + 0.5}h6M5 ${y + 0.5}h6`, '#3c4a44', 4.6);
  stroke(c, `M-12 ${y - 4.6}h24`, '#5468b8', 1);
};

function tailLamp(c, d, on, look) {
  fill(c, d, linear(c, 0, -150, 0, -80, [0, '#c43c22', 0.6, '#8f2415', 1, '#5e140b']));
  layer(c, () => stroke(c, d, '#ff9a72', 1.4), { clip: d });
  stroke(c, d, 'rgba(8,13,11,.7)', 0.8);
  if (on) layer(c, () => fill(c, d, '#ff5a36'), { blur: 5 * look.px, blend: 'screen' });
}
