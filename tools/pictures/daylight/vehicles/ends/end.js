/* A vehicle from straight behind or straight ahead. */
import { fill, layer, linear, rgba, stroke, toPath } from '../../lib.js';
import { DAY } from '../car.js';
import { nose } from './nose.js';
import { tones } from '../shell.js';
import { outline } from '../path.js';
import { wings } from './wings.js';
import { doorMirror } from './nose.js';
import { tail } from './tail.js';
import { film } from './film.js';
import { cabin } from './cabin.js';

/** Draws an end view standing at x, y at s pixels per centimeter. */
export function end(c, b, o) {
  const look = { ...DAY, ...o.look, px: o.s };
  const t = tones(o.paint.color, look);
  c.save();
  c.translate(o.x, o.y);
  c.scale(o.s, o.s);
  ground(c, b, look);
  fill(
    c,
    `M${-b.tire[1] + 6} ${-b.r}H${b.tire[1] - 6}V-16L${b.tire[0] - 8} -12H${-b.tire[0] + 8}L${-b.tire[1] + 6} -16Z`,
    linear(c, 0, -30, 0, -10, [0, '#0a0e0c', 1, '#1a211e']),
  );
  fill(
    c,
    `M${-b.tire[0]} -24H${b.tire[0]}V-19H${-b.tire[0]}ZM-9 -27a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`,
    '#232c27',
  );
  for (const side of [-1, 1]) tire(c, b, side, look);
  const body = toPath(outline(b.outline));
  if (b.wings) wings(c, b, o, look);
  if (b.rails)
    for (const side of [-1, 1]) fill(c, `M${side * b.rails - 4} ${-b.H + 8}l1 -11h6l1 11z`, '#18221d');
  paint(c, b, body, t, look, o);
  const glass = toPath(outline(b.glass));
  cabin(c, b, glass, o, look);
  film(c, b, glass, o, look);
  (b.front ? nose : tail)(c, b, t, o, look);
  rim(c, b, body, look);
  if (b.mirrors) for (const side of [-1, 1]) doorMirror(c, b, side, t, look);
  o.over?.(c, b, look);
  c.restore();
}

function ground(c, b, look) {
  const oval = (w, h, alpha, blur, dx = 0) =>
    layer(
      c,
      () => {
        c.fillStyle = rgba(look.shadow, alpha);
        c.beginPath();
        c.ellipse(dx, 0, w, h, 0, 0, 7);
        c.fill();
      },
      { blur: blur * look.px },
    );
  oval(b.W * 0.7, 12, 0.5, 6, -look.sunAt * 16 * look.cast);
  oval(b.W * 0.5, 6, 0.9, 2);
}

function tire(c, b, side, look) {
  const [x0, x1] = b.tire;
  const p = new Path2D();
  p.roundRect(side > 0 ? x0 : -x1, -b.r * 1.5, x1 - x0, b.r * 1.5, 5);
  fill(c, p, linear(c, side * x0, 0, side * x1, 0, [0, '#070a09', 0.7, '#1d2420', 1, '#0d1210']));
  for (let k = 1; k < 5; k++)
    stroke(c, `M${side * (x0 + (k * (x1 - x0)) / 5)} ${-b.r}V-1`, 'rgba(0,0,0,.5)', 0.9);
  for (let y = -b.r; y < -2; y += 4)
    stroke(c, `M${side * (x0 + 2)} ${y}H${side * (x1 - 2)}`, rgba(look.sky, 0.06), 0.7);
}

function paint(c, b, body, t, look, o) {
  const at = (y) => Math.max(0, Math.min(1, (y + b.H) / (b.H - 20)));
  fill(
    c,
    body,
    linear(c, 0, -b.H, 0, -20, [
      0,
      t.roof,
      at(-b.H + 12),
      t.flank,
      at(b.belt - 3),
      t.under,
      at(b.belt),
      t.shoulder,
      at(b.belt + 6),
      t.flank,
      at(b.belt * 0.62),
      t.base,
      at(b.belt * 0.45),
      t.low,
      1,
      t.sill,
    ]),
  );
  layer(
    c,
    () => {
      fill(
        c,
        body,
        linear(
          c,
          -b.W / 2,
          0,
          b.W / 2,
          0,
          look.sunAt > 0
            ? [
                0,
                rgba(look.shadow, 0.55),
                0.3,
                rgba(look.shadow, 0.1),
                0.75,
                rgba(look.sun, 0.04),
                1,
                rgba(look.sun, 0.3 * look.rim),
              ]
            : [
                0,
                rgba(look.sun, 0.3 * look.rim),
                0.25,
                rgba(look.sun, 0.04),
                0.7,
                rgba(look.shadow, 0.1),
                1,
                rgba(look.shadow, 0.55),
              ],
        ),
      );
      fill(
        c,
        `M${-b.W} -46H${b.W}V0H${-b.W}Z`,
        linear(c, 0, -48, 0, -22, [0, rgba(look.shadow, 0), 1, rgba(look.shadow, 0.7)]),
      );
      for (const side of [-1, 1])
        stroke(
          c,
          `M${side * (b.W / 2 - 3)} ${b.belt - 2}C${side * (b.W / 2 + 2)} ${b.belt * 0.7} ${side * (b.W / 2 + 1)} -50 ${side * (b.W / 2 - 8)} -30`,
          rgba(look.horizon, 0.25),
          2.4,
        );
    },
    { clip: body },
  );
  return o;
}

function rim(c, b, body, look) {
  layer(
    c,
    () => {
      const fade = linear(
        c,
        -b.W / 2,
        0,
        b.W / 2,
        0,
        look.sunAt > 0
          ? [0, rgba(look.sun, 0.08), 0.5, rgba(look.sun, 0.5 * look.rim), 1, rgba(look.sun, look.rim)]
          : [0, rgba(look.sun, look.rim), 0.5, rgba(look.sun, 0.5 * look.rim), 1, rgba(look.sun, 0.08)],
      );
      c.beginPath();
      c.rect(-200, -b.H - 20, 400, b.H - 30);
      c.clip();
      stroke(c, body, fade, 2.4);
    },
    { clip: body },
  );
}
