/* A whole vehicle in side elevation, put together from its parts. */
import { fill, layer, linear, mix, rgba, stroke } from '../lib.js';
import { wheel } from './wheels.js';
import { groundShadow } from './ground-shadow.js';
import { bloom, shell } from './shell.js';
import { glaze } from './glass.js';
import { handles, lamps, lower, mirror, rails, shutLines } from './details.js';
import { cabin } from './cabin.js';

/** Light defaults; a place overrides what differs. */
export const DAY = {
  sun: '#ffcf6b',
  sunAt: 1,
  rim: 1,
  sky: '#cfd6c8',
  horizon: '#f4e6c4',
  ground: '#8d9268',
  reflect: '#38574a',
  shadow: '#1b2722',
  gloss: 1,
  day: 1,
  night: 0,
  cast: 1,
  ground_: 1,
};

/** Draws a body at x (its middle), y (the road) and s pixels per centimeter; face -1 looks to the left. */
export function car(c, b, o) {
  const look = { ...DAY, ...o.look, px: o.s };
  const face = o.face ?? 1;
  const side = (look.sunAt || 1) * face;
  const paint = { mirror: undefined, ...o.paint };
  c.save();
  c.translate(o.x, o.y);
  c.scale(o.s * face, o.s);
  c.translate(-b.L / 2, 0);
  if (o.shadow !== false) groundShadow(c, b, look, side);
  const sill = b.sill ?? -20;
  fill(c, `M${b.wheels[0] - 10} -40H${b.wheels[1] + 10}V${sill + 7}H${b.wheels[0] - 10}Z`, '#0a0e0c');
  fill(
    c,
    `M${b.wheels[0]} ${sill}H${b.wheels[1]}V-1H${b.wheels[0]}Z`,
    linear(c, 0, sill, 0, 0, [0, rgba(look.shadow, 0.96), 1, rgba(look.shadow, 0.8)]),
  );
  o.under?.(c, b, look, side);
  b.before?.(c, b, paint, look, side);
  rails(c, b, look, side);
  shell(c, b, paint, look, side);
  b.roof?.(c, b, paint, look, side);
  cabin(c, b, o, look, side);
  glaze(c, b, o.film, look, side);
  pillars(c, b, look);
  if (b.trim)
    stroke(
      c,
      b.trim,
      o.paint.blackout ? '#141b18' : linear(c, 0, b.belt - 4, 0, b.belt + 2, [0, '#f4f3ed', 1, '#9aa39c']),
      1.1,
    );
  shutLines(c, b, look, side);
  handles(c, b, paint, look);
  lower(c, b, paint, look);
  for (const d of b.dark ?? []) {
    fill(c, d, '#1a211e');
    stroke(c, d, rgba(look.sky, 0.14), 0.5);
  }
  lamps(c, b, look, o.lights);
  if (look.mist)
    layer(
      c,
      () =>
        fill(
          c,
          `M-20 ${b.belt}H${b.L + 20}V0H-20Z`,
          linear(c, 0, b.belt, 0, -20, [0, rgba(look.horizon, 0), 1, rgba(look.horizon, look.mist)]),
        ),
      { clip: b.outline },
    );
  b.after?.(c, b, paint, look, side);
  for (const x of b.wheels) wheel(c, x, b.r, { size: b.rim, ...o.rims }, look, side);
  mirror(c, b, paint, look, side);
  bloom(c, b, look, side);
  o.over?.(c, b, look, side);
  c.restore();
}

function pillars(c, b, look) {
  layer(
    c,
    () => {
      for (const cut of b.cuts) {
        const w = (cut.w ?? 7) / 2;
        fill(
          c,
          [
            [cut.t - w, -b.H - 4],
            [cut.t + w, -b.H - 4],
            [cut.b + w, b.belt + 12],
            [cut.b - w, b.belt + 12],
          ],
          linear(c, cut.b - w, 0, cut.b + w, 0, [
            0,
            '#0d1311',
            0.4,
            mix('#1c2521', look.sky, 0.12),
            1,
            '#0d1311',
          ]),
        );
        stroke(
          c,
          [
            [cut.t, -b.H - 4],
            [cut.b, b.belt + 12],
          ].map((p) => p),
          'rgba(0,0,0,.8)',
          0.6,
        );
      }
    },
    { clip: b.dlo },
  );
}
