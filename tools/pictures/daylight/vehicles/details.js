/* Shut lines, handles, lamps, mirrors, rails, sills: the small parts that make a car believable. */
import { fill, layer, linear, mix, rgba, stroke, toPath } from '../lib.js';

/** Door gaps with the lit edge beside them. */
export function shutLines(c, b, look, side) {
  for (const l of b.shuts) {
    stroke(c, l, 'rgba(8,13,11,.78)', 0.9);
    c.save();
    c.translate(-0.9 * side, 0);
    stroke(c, l, rgba(look.horizon, 0.26), 0.5);
    c.restore();
  }
}

/** Door handles: a pull in a dished recess, a flush bar, or a chrome lever. */
export function handles(c, b, paint, look) {
  for (const [x, y, w = 21] of b.handles) {
    if (b.flush) {
      fill(c, roundRect(x, y, w, 3.4, 1.6), rgba(look.shadow, 0.55));
      fill(
        c,
        roundRect(x + 0.4, y + 0.1, w - 0.8, 2.5, 1.2),
        linear(c, 0, y, 0, y + 3, [
          0,
          mix(paint.color, look.sky, 0.5),
          1,
          mix(paint.color, look.shadow, 0.25),
        ]),
      );
      continue;
    }
    fill(c, roundRect(x + 1, y + 0.4, w - 2, 4.6, 2.2), 'rgba(8,13,11,.55)');
    const metal = paint.chrome
      ? ['#f4f3ed', '#8a928b']
      : [mix(paint.color, look.sky, 0.6), mix(paint.color, look.shadow, 0.35)];
    fill(
      c,
      roundRect(x, y - 0.6, w, 3.4, 1.7),
      linear(c, 0, y - 1, 0, y + 3, [0, metal[0], 0.5, metal[0], 1, metal[1]]),
    );
    fill(c, `M${x + w - 2.4} ${y - 0.4}a1.3 1.3 0 0 1 0 2.8z`, 'rgba(8,13,11,.5)');
  }
}
const roundRect = (x, y, w, h, r) => {
  const p = new Path2D();
  p.roundRect(x, y, w, h, r);
  return p;
};

/** Head and tail lamps, with a glow when they are lit. */
export function lamps(c, b, look, on) {
  if (b.head) {
    fill(c, b.head, linear(c, b.L - 50, 0, b.L, 0, [0, '#39443f', 0.4, '#aeb9b4', 1, '#f6f4e6']));
    if (b.headInner) fill(c, b.headInner, on ? '#fff6d8' : 'rgba(255,255,255,.75)');
    stroke(c, b.head, 'rgba(8,13,11,.7)', 0.7);
  }
  if (b.tail) {
    fill(c, b.tail, linear(c, 0, -b.H, 0, b.belt * 0.5, [0, '#b93a22', 0.5, '#8f2415', 1, '#5e140b']));
    layer(c, () => stroke(c, b.tail, '#e8704c', 0.9), { clip: b.tail });
    stroke(c, b.tail, 'rgba(8,13,11,.6)', 0.6);
  }
  if (!on) return;
  layer(
    c,
    () => {
      if (b.head) fill(c, b.headInner ?? b.head, '#ffe9b0');
    },
    { blur: 4 * look.px, blend: 'screen' },
  );
  layer(
    c,
    () => {
      if (b.tail) fill(c, b.tail, '#ff5a36');
    },
    { blur: 4 * look.px, blend: 'screen' },
  );
}

/** The door mirror with the sky in its cap. */
export function mirror(c, b, paint, look, side) {
  const { x, y, size = 1 } = b.mirror;
  c.save();
  c.translate(x, y);
  c.scale(size, size);
  fill(c, 'M-9 4C-6 -2 -2 -5 3 -6.4L2 5Z', '#141c18');
  const cap =
    'M-6 -5C-3 -9.5 3 -10.6 9 -10.2C14 -9.8 15 -6 13.4 -2C12 1.8 8 3.4 2 3.2L-6 2.4C-8.6 1 -8 -3 -6 -5Z';
  fill(c, cap, '#0f1613');
  layer(
    c,
    () => {
      const color = paint.mirror ?? paint.color;
      fill(
        c,
        'M-5 -5C-2 -8.6 3 -9.6 8.6 -9.4C12.6 -9 13.6 -6 12.2 -2.4C11 .8 7.4 2.2 2 2L-5.4 1.4C-7.4 0 -7 -3 -5 -5Z',
        linear(c, 0, -10, 0, 4, [0, mix(color, look.sky, 0.65), 0.5, color, 1, mix(color, look.shadow, 0.6)]),
      );
      stroke(
        c,
        side > 0 ? 'M2 -9.6C9 -10.2 14 -8.6 12.8 -3' : 'M-6.4 1C-7.6 -3 -3 -9 4 -9.6',
        rgba(look.sun, 0.9 * look.rim),
        0.9,
      );
    },
    { clip: cap },
  );
  c.restore();
}

/** Roof rails on feet. */
export function rails(c, b, look) {
  if (!b.rails) return;
  const [x0, x1, y, bow = 4] = b.rails;
  const feet = [x0 + 8, (x0 + x1) / 2, x1 - 8].map((x) => `M${x} ${y - 2}L${x - 1} ${y + 7}`).join('');
  stroke(c, feet, '#18221d', 3.4);
  const bar = `M${x0} ${y + 2}Q${(x0 + x1) / 2} ${y - bow} ${x1} ${y + 3}`;
  stroke(c, bar, '#18221d', 3.2, 'round');
  stroke(c, bar, rgba(look.sun, 0.6 * look.rim), 0.6);
}

/** Wheel wells, dark cladding and the shadow under the sill. */
export function lower(c, b, paint, look) {
  const body = toPath(b.outline);
  layer(
    c,
    () => {
      if (b.clad) {
        const tone = linear(c, 0, b.clad, 0, -14, [
          0,
          mix('#2c3430', look.sky, 0.14),
          0.4,
          '#1f2623',
          1,
          '#141a17',
        ]);
        fill(c, `M-20 ${b.clad}H${b.L + 20}V0H-20Z`, tone);
        for (const x of b.wheels) circle(c, x, -b.r, b.arch + 6, tone);
        stroke(c, `M-20 ${b.clad}H${b.L + 20}`, rgba(look.horizon, 0.3), 0.5);
      }
      fill(
        c,
        `M-20 -25H${b.L + 20}V0H-20Z`,
        linear(c, 0, -26, 0, -14, [0, rgba(look.shadow, 0), 1, rgba(look.shadow, 0.75)]),
      );
      b.skin?.(c, b, paint, look);
      for (const x of b.wheels) {
        if (b.archShape) {
          c.save();
          c.translate(x, -b.r);
          fill(c, b.archShape, '#0a0e0c');
          c.restore();
        } else circle(c, x, -b.r, b.arch, linear(c, 0, -b.r - b.arch, 0, 0, [0, '#070a09', 1, '#121815']));
      }
    },
    { clip: body },
  );
}
const circle = (c, x, y, r, style) => {
  c.fillStyle = style;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
};
