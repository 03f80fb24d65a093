/* Seats, wheel and the far glass, seen through the rear glass or the windshield. */
import { fill, layer, linear, mix, rgba, stroke, toPath } from '../../lib.js';
import { outline } from '../path.js';

/** The cabin inside the glass of an end view. */
export function cabin(c, b, glass, o, look) {
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
