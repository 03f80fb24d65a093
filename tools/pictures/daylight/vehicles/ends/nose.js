/* Hood, grille, lamps and mirrors. */
import { fill, layer, linear, mix, radial, rgba, stroke } from '../../lib.js';
import { outline } from '../path.js';
import { mirrored, plate } from './tail.js';

/** Everything on the front below the windshield. */
export const nose = (c, b, t, o, look) => {
  const hood = outline(b.hood);
  fill(
    c,
    hood,
    linear(c, 0, b.belt - 4, 0, b.belt + 36, [0, t.roof, 0.4, mix(t.shoulder, t.base, 0.4), 1, t.base]),
  );
  layer(
    c,
    () => {
      fill(
        c,
        hood,
        linear(
          c,
          -b.W / 2,
          0,
          b.W / 2,
          0,
          look.sunAt > 0
            ? [0, rgba(look.shadow, 0.35), 0.6, rgba(look.sun, 0), 1, rgba(look.sun, 0.4 * look.rim)]
            : [0, rgba(look.sun, 0.4 * look.rim), 0.4, rgba(look.sun, 0), 1, rgba(look.shadow, 0.35)],
        ),
      );
      for (const side of [-1, 1])
        stroke(
          c,
          `M${side * 34} ${b.belt - 8}Q${side * 44} ${b.belt + 14} ${side * 50} ${b.belt + 40}`,
          rgba(look.horizon, 0.4),
          1.6,
        );
    },
    { clip: hood },
  );
  stroke(c, hood, 'rgba(8,13,11,.7)', 1);
  const grille = outline(b.grille);
  fill(c, grille, linear(c, 0, -110, 0, -50, [0, '#2b352f', 1, '#0b0f0d']));
  layer(
    c,
    () => {
      for (let y = -116; y < -28; y += 6)
        stroke(
          c,
          `M-80 ${y}H80`,
          o.paint.chrome ? mix('#c8ccc4', look.shadow, 0.25) : rgba(look.sky, 0.22),
          1.6,
        );
    },
    { clip: grille },
  );
  stroke(c, grille, o.paint.chrome ? '#dfe2da' : rgba(look.sky, 0.45), 1.5);
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
  stroke(c, outline(b.bumper), 'rgba(8,13,11,.6)', 0.9);
  mirrored((k) => {
    for (const l of b.lamps) {
      const d = outline(l);
      fill(k, d, linear(k, 60, 0, 98, 0, [0, '#2f3a35', 0.5, '#9aa6a1', 1, '#eef0e6']));
      layer(
        k,
        () => {
          for (const x of [74, 88]) {
            k.fillStyle = radial(k, x, -(b.H * 0.5), 1, 8, [0, '#fffdf2', 0.5, '#d8d8c8', 1, '#4a5550']);
            k.beginPath();
            k.ellipse(x, lampY(l), 6.4, 6.4, 0, 0, 7);
            k.fill();
          }
        },
        { clip: d },
      );
      stroke(k, d, 'rgba(8,13,11,.8)', 1);
      if (o.lights) layer(k, () => fill(k, d, '#ffe9b0'), { blur: 7 * look.px, blend: 'screen' });
    }
  })(c);
  plate(c, b.plate, look);
  mirrored((k) => fill(k, `M62 ${b.plate - 4}h20l4 8h-22z`, '#141a17'))(c);
};

const lampY = (l) => {
  const ys = l.split(' ').map((k) => parseFloat(k.split(',')[1]));
  return ys.reduce((a, q) => a + q, 0) / ys.length;
};

/** A door mirror seen from ahead. */
export function doorMirror(c, b, side, t, look) {
  const [x, y, w] = b.mirrors;
  const cap = new Path2D();
  cap.roundRect(side > 0 ? x : -x - w, y - 12, w, 14, 5);
  fill(c, cap, linear(c, 0, y - 12, 0, y + 3, [0, t.roof, 0.5, t.base, 1, t.sill]));
  stroke(c, cap, side === look.sunAt ? rgba(look.sun, 0.8 * look.rim) : 'rgba(8,13,11,.5)', 0.9);
}
