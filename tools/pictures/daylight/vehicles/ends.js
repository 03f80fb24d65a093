/* A vehicle from straight behind or straight ahead, with the cabin seen through its glass. */
import { fill, layer, linear, mix, radial, rgba, stroke, toPath } from '../lib.js';
import { outline } from './path.js';
import { FILM } from './glass.js';
import { DAY } from './car.js';
import { tones } from './shell.js';

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
function cabin(c, b, glass, o, look) {
  const lining = mix('#3b4239', look.shadow, 0.25);
  layer(
    c,
    () => {
      fill(c, glass, linear(c, 0, b.glassTop, 0, b.belt, [0, mix(lining, look.shadow, 0.5), 1, lining]));
      const far = toPath(outline(b.shield));
      layer(
        c,
        () => {
          c.save();
          c.filter = `blur(${0.4 * look.px}px)`;
          c.setTransform(1, 0, 0, 1, 0, 0);
          c.drawImage(o.backdrop, 0, 0);
          c.restore();
          fill(c, far, rgba(look.horizon, (b.front ? 0.35 : 0.2) * look.day));
        },
        { clip: far },
      );
      stroke(c, far, mix(lining, look.sun, 0.25 * look.day), 1);
      const wide = b.W / 2;
      for (const side of [-1, 1])
        fill(
          c,
          [
            [side * wide * 0.72, b.glassTop + 9],
            [side * wide * 0.62, b.glassTop + 8],
            [side * wide * 0.7, b.belt - 3],
            [side * wide * 0.86, b.belt - 3],
          ],
          rgba(mix(look.horizon, look.sky, 0.4), 0.75 * look.day + 0.2),
        );
      o.behind?.(c, b, look);
      const seat = o.seat ?? '#7d5a3c';
      for (const side of [-1, 1]) rearSeat(c, side * wide * 0.4, b, seat, look, b.front ? 1 : 0.8);
      if (b.front) wheelRim(c, wide * 0.4, b, look);
      else wheelRim(c, -wide * 0.34, b, look, 0.7);
      fill(c, 'M-7 0h14v4.500h-14z', 'rgba(0,0,0,0)');
      fill(
        c,
        [
          [-9, b.glassTop + 5],
          [9, b.glassTop + 5],
          [8, b.glassTop + 10],
          [-8, b.glassTop + 10],
        ],
        '#161d1a',
      );
      if (!b.front && o.bench !== false) bench(c, b, seat, look);
      o.inside?.(c, b, look);
      if (b.front)
        fill(
          c,
          [
            [-wide, b.belt + 6],
            [wide, b.belt + 6],
            [wide, b.belt - 9],
            [-wide, b.belt - 9],
          ],
          linear(c, 0, b.belt - 9, 0, b.belt + 2, [0, '#39433d', 1, '#161d1a']),
        );
      fill(
        c,
        glass,
        linear(c, 0, b.glassTop - 3, 0, b.glassTop + 16, [
          0,
          rgba(look.shadow, 0.6),
          1,
          rgba(look.shadow, 0),
        ]),
      );
    },
    { clip: glass },
  );
}
function rearSeat(c, x, b, color, look, k) {
  const top = b.glassTop + 14;
  const g = linear(
    c,
    x - 16,
    0,
    x + 16,
    0,
    look.sunAt > 0
      ? [
          0,
          mix(color, look.shadow, 0.7),
          0.7,
          mix(color, look.shadow, 0.3),
          1,
          mix(color, look.sun, 0.45 * look.day),
        ]
      : [
          0,
          mix(color, look.sun, 0.45 * look.day),
          0.3,
          mix(color, look.shadow, 0.3),
          1,
          mix(color, look.shadow, 0.7),
        ],
  );
  const p = new Path2D();
  p.roundRect(x - 9 * k, top, 18 * k, 12 * k, 4 * k);
  p.rect(x - 5 * k, top + 11 * k, 1.4, 4);
  p.rect(x + 4 * k, top + 11 * k, 1.4, 4);
  p.roundRect(x - 17 * k, top + 14 * k, 34 * k, 60, 9 * k);
  fill(c, p, g);
}
function bench(c, b, color, look) {
  const dark = mix(color, look.shadow, 0.62);
  const y = b.belt - 10;
  for (const x of [-0.56, 0, 0.56]) {
    const p = new Path2D();
    p.roundRect(x * b.W * 0.5 - 9, y - 9, 18, 11, 4);
    fill(c, p, linear(c, 0, y - 9, 0, y, [0, mix(dark, look.horizon, 0.3), 1, dark]));
  }
  fill(
    c,
    `M${-b.W * 0.45} ${y + 1}H${b.W * 0.45}V0H${-b.W * 0.45}Z`,
    linear(c, 0, y, 0, y + 16, [0, mix(dark, look.horizon, 0.25), 1, mix(dark, look.shadow, 0.5)]),
  );
}
function wheelRim(c, x, b, look, k = 1) {
  c.strokeStyle = '#161d1a';
  c.lineWidth = 3 * k;
  c.beginPath();
  c.ellipse(x, b.belt - 6, 18 * k, 15 * k, 0, Math.PI, 7);
  c.stroke();
  c.strokeStyle = rgba(look.sun, 0.4 * look.day);
  c.lineWidth = 0.7;
  c.beginPath();
  c.ellipse(x, b.belt - 6.8, 18 * k, 15 * k, 0, Math.PI * 1.2, Math.PI * 1.8);
  c.stroke();
}
function film(c, b, glass, o, look) {
  const line = o.film.line;
  const y = b.glassTop + (b.belt - b.glassTop) * (line ?? 2);
  layer(
    c,
    () => {
      if (line) fill(c, `M-200 ${y - 6}H200V0H-200Z`, 'rgba(255,244,214,.34)');
      layer(c, () => fill(c, `M-200 -300H200V${y + 4}L-200 ${y - 4}Z`, FILM[o.film.vlt]), {
        blend: 'multiply',
      });
      if (o.film.strip)
        layer(c, () => fill(c, `M-200 -300H200V${b.glassTop + 9}H-200Z`, FILM[o.film.strip]), {
          blend: 'multiply',
        });
      if (line) stroke(c, `M-200 ${y - 4}L200 ${y + 4}`, '#fff6dc', 0.8);
      if (!b.front)
        for (let q = b.glassTop + 8; q < b.belt - 8; q += 4.4)
          stroke(c, `M${-b.W / 2} ${q}H${b.W / 2}`, rgba(look.horizon, 0.13), 0.4);
      const lean = look.sunAt * 30;
      const streak = (x, w, a) =>
        fill(
          c,
          [
            [x + lean, b.glassTop - 6],
            [x + w + lean, b.glassTop - 6],
            [x + w, b.belt + 8],
            [x, b.belt + 8],
          ],
          linear(c, 0, b.glassTop, 0, b.belt, [0, rgba(look.horizon, a), 1, rgba(look.horizon, a * 0.3)]),
        );
      streak(look.sunAt * 12, 26, 0.2);
      streak(look.sunAt * 46, 6, 0.16);
      fill(
        c,
        glass,
        linear(c, 0, b.glassTop, 0, b.belt, [
          0,
          rgba(look.sky, b.front ? 0.26 : 0.14),
          0.6,
          rgba(look.sky, 0.03),
          1,
          rgba(look.sky, 0),
        ]),
      );
      fill(
        c,
        glass,
        radial(c, look.sunAt * b.W * 0.36, b.glassTop, 4, 90, [
          0,
          rgba(look.sun, 0.22 * look.rim),
          1,
          rgba(look.sun, 0),
        ]),
      );
      stroke(c, glass, '#0c1210', 5);
      stroke(c, glass, rgba(look.sky, 0.2), 0.6);
    },
    { clip: glass },
  );
  stroke(c, glass, '#0c1210', 1.6);
}
const mirrored =
  (draw) =>
  (c, ...rest) =>
    [-1, 1].forEach((side) => {
      c.save();
      c.scale(side, 1);
      draw(c, side, ...rest);
      c.restore();
    });
const tail = (c, b, t, o, look) => {
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
const plate = (c, y, look) => {
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
const nose = (c, b, t, o, look) => {
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
function doorMirror(c, b, side, t, look) {
  const [x, y, w] = b.mirrors;
  const cap = new Path2D();
  cap.roundRect(side > 0 ? x : -x - w, y - 12, w, 14, 5);
  fill(c, cap, linear(c, 0, y - 12, 0, y + 3, [0, t.roof, 0.5, t.base, 1, t.sill]));
  stroke(c, cap, side === look.sunAt ? rgba(look.sun, 0.8 * look.rim) : 'rgba(8,13,11,.5)', 0.9);
}
function wings(c, b, o, look) {
  const t = tones(o.paint.color, look);
  for (const side of [-1, 1]) {
    c.save();
    c.scale(side, 1);
    const lit = side === look.sunAt;
    const panel = (d, light, dark) =>
      fill(c, d, linear(c, 30, 0, 130, 0, lit ? [0, dark, 1, light] : [0, dark, 1, mix(light, dark, 0.5)]));
    panel('M16 -165L28 -170C52 -194 78 -212 102 -220L108 -204C86 -196 66 -180 50 -160Z', t.shoulder, t.under);
    fill(c, 'M46 -171C62 -188 80 -200 99 -208L101 -204C84 -196 68 -184 55 -168Z', '#141c18');
    panel(
      'M98 -220C110 -224 118 -218 123 -207L144 -162C146 -155 138 -150 131 -154L100 -204Z',
      t.shoulder,
      t.low,
    );
    fill(c, 'M105 -206L115 -202L132 -168L126 -163Z', '#141c18');
    stroke(
      c,
      'M28 -170C52 -194 78 -212 102 -220C112 -223 118 -217 123 -207L144 -162',
      rgba(look.sun, (lit ? 0.95 : 0.35) * look.rim),
      1.4,
    );
    c.restore();
  }
}
