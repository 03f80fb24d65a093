/* What one sees through the glass: the land beyond, the far doors, seats and steering wheel. */
import { fill, layer, linear, mix, rgba, stroke, toPath } from '../lib.js';

const SEATS = {
  back: 'M-62 640L-86 360C-90 330 -74 314 -46 314L18 314C42 314 54 326 58 348L96 640Z',
  head: 'M-64 306C-72 306 -76 300 -74 290L-68 252C-66 240 -58 234 -46 234L0 234C12 234 19 240 21 252L26 288C27 300 22 306 12 306Z',
  posts: 'M-34 304L-28 304L-26 318L-32 318ZM-6 304L0 304L2 318L-4 318Z',
};

function seat(c, x, top, trim, look, side, size = 0.145) {
  c.save();
  c.translate(x, top);
  c.scale(size, size);
  c.translate(0, -234);
  const lit = mix(trim, look.sun, 0.5 * look.day);
  const dark = mix(trim, look.shadow, 0.55);
  const g = linear(c, -80, 0, 90, 0, side > 0 ? [0, dark, 0.7, trim, 1, lit] : [0, lit, 0.35, trim, 1, dark]);
  fill(c, SEATS.posts, '#1b221e');
  fill(c, SEATS.back, g);
  fill(c, SEATS.head, g);
  stroke(c, 'M-40 334C-30 420 -14 540 0 640', rgba(look.shadow, 0.3), 5);
  const rim =
    side > 0
      ? 'M30 330C46 400 58 480 70 560M14 246C20 262 22 280 20 296'
      : 'M-70 340C-74 400 -62 500 -52 600M-60 246C-66 262 -70 280 -68 292';
  stroke(c, rim, rgba(look.sun, 0.45 * look.day), 4, 'round');
  c.restore();
}

/** Draws the cabin inside the window opening; `backdrop` is the finished scene behind the car. */
export function cabin(c, b, o, look, side) {
  const trim = o.trim ?? '#4a4f43';
  const lining = mix(mix(trim, '#d8d2bd', 0.12), look.shadow, 0.2);
  const doors = mix(trim, look.shadow, 0.42);
  const opening = toPath(b.dlo);
  layer(
    c,
    () => {
      c.save();
      c.filter = `blur(${0.5 * look.px}px)`;
      c.setTransform(1, 0, 0, 1, 0, 0);
      c.drawImage(o.backdrop, 0, 0);
      c.restore();
      fill(c, `M-40 ${-b.H}H${b.L + 40}V0H-40Z`, rgba(look.horizon, 0.22 * look.day));
      if (look.night)
        fill(c, `M-40 ${-b.H}H${b.L + 40}V0H-40Z`, rgba(look.lamp ?? '#ffcf7a', 0.14 * look.night));
      const top = b.glassTop;
      fill(c, `M-40 ${-b.H}H${b.L + 40}V${top + 5}H-40Z`, lining);
      fill(c, `M-40 ${top + 5}H${b.L + 40}V${top + 6}H-40Z`, mix(lining, look.horizon, 0.35));
      const shift = 9;
      for (const cut of b.cuts)
        fill(
          c,
          [
            [cut.t + shift - 4, -b.H],
            [cut.t + shift + 5, -b.H],
            [cut.b + shift + 6, b.belt + 10],
            [cut.b + shift - 5, b.belt + 10],
          ],
          lining,
        );
      c.save();
      c.translate(-10, 3.5);
      stroke(c, opening, lining, 7);
      c.restore();
      fill(c, `M-40 ${b.belt - 5}H${b.L + 40}V0H-40Z`, doors);
      fill(c, `M-40 ${b.belt - 5}H${b.L + 40}V${b.belt - 3.8}H-40Z`, mix(doors, look.horizon, 0.4));
      grips(c, b, lining, look);
      o.behind?.(c, b, look, side);
      if (o.seats !== false)
        for (const s of b.seats) {
          const far = { ...look, day: look.day * 0.35 };
          seat(
            c,
            s.x + 13,
            (s.top ?? b.glassTop + 6) + 3,
            mix(o.seat ?? '#7d5a3c', look.shadow, 0.5),
            far,
            side,
            (s.size ?? 0.145) * 0.9,
          );
        }
      if (o.seats !== false)
        for (const s of b.seats)
          seat(c, s.x, s.top ?? b.glassTop + 6, o.seat ?? '#7d5a3c', look, side, s.size);
      o.inside?.(c, b, look, side);
      steering(c, b, look, side);
      fill(
        c,
        `M-40 ${-b.H}H${b.L + 40}V${top + 15}H-40Z`,
        linear(c, 0, top, 0, top + 15, [0, rgba(look.shadow, 0.55), 1, rgba(look.shadow, 0)]),
      );
      o.extra?.(c, b, look, side);
    },
    { clip: opening },
  );
}

function steering(c, b, look, side) {
  const { x, y } = b.wheelAt;
  const dash = mix('#2b332d', look.shadow, 0.3);
  fill(c, `M${x + 6} 0L${x + 8} ${y + 2}C${x + 22} ${y - 5} ${x + 50} ${y - 4} ${x + 90} ${y + 4}V0Z`, dash);
  stroke(
    c,
    `M${x + 8} ${y + 2}C${x + 22} ${y - 5} ${x + 50} ${y - 4} ${x + 90} ${y + 4}`,
    rgba(look.sun, 0.3 * look.day),
    0.6,
  );
  c.save();
  c.translate(x, y);
  c.rotate(0.42);
  c.strokeStyle = '#1b221e';
  c.lineWidth = 2.4;
  c.beginPath();
  c.ellipse(0, 0, 4, 17, 0, 0, 7);
  c.stroke();
  stroke(c, 'M-3 1L9 5', '#1b221e', 3);
  c.strokeStyle = rgba(look.sun, 0.45 * look.day);
  c.lineWidth = 0.6;
  c.beginPath();
  c.ellipse(side * 0.6, -0.4, 4, 17, 0, -1.5, 1);
  c.stroke();
  c.restore();
  const m = b.visor;
  if (m) fill(c, `M${m.x} ${m.y}l9 1l-1.6 6.5l-8 -.8z`, dash);
}

/* Grab handles over the far doors and the belt that hangs from each pillar. */
function grips(c, b, lining, look) {
  for (const cut of b.cuts) {
    const x = cut.t + 34;
    stroke(c, `M${x} ${b.glassTop + 6}q2 5 8 5h8q6 0 8 -5`, mix(lining, look.shadow, 0.35), 1.8, 'round');
    stroke(
      c,
      `M${cut.t + 10} ${b.glassTop + 6}L${cut.b + 15} ${b.belt + 8}`,
      mix(lining, look.shadow, 0.55),
      2.2,
    );
  }
}
