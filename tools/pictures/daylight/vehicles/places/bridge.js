import { G, R, fill, linear, mix, rgba, rr, stroke } from '../../lib.js';
import { HOURS } from './hours.js';
import { ridges, start } from './land.js';
import { mist, sky, wash } from './sky.js';
import { box, bush, speckle } from './paint.js';

/** A concrete arch bridge over a green river. */
export function bridge(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'gold'];
  const at = [o.sunX ?? 1180, o.sunY ?? 400];
  const y = o.y ?? 760;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 104 });
  ridges(c, W, H, hour, 700, 190 + (o.seed ?? 0));
  const water = 1010;
  fill(
    c,
    `M0 ${water - 60}H${W}V${H}H0Z`,
    linear(c, 0, water - 60, 0, H, [
      0,
      mix(hour.water[0], hour.ridges[2][0], 0.4),
      0.4,
      hour.water[2],
      1,
      mix(hour.water[2], '#14221e', 0.5),
    ]),
  );
  for (let i = 0; i < 260; i++)
    box(
      c,
      at[0] + G() * 420,
      water - 50 + Math.pow(R(), 1.4) * 240,
      rr(10, 70),
      rr(1, 3.4),
      rgba(mix(hour.water[1], '#ffffff', 0.4), rr(0.2, 0.8)),
    );
  for (let i = 0; i < 190; i++)
    box(c, rr(0, W), water - 40 + R() * 240, rr(30, 150), rr(1, 3), rgba(hour.ridges[1][0], rr(0.08, 0.25)));
  bush(c, 40, water - 20, 420, 150, hour.oak, 260);
  bush(c, 1580, water - 20, 380, 170, hour.oak, 260);
  const [lit, shade] = hour.stone;
  const under = new Path2D(`M0 ${y + 26}H${W}V${y + 90}H0Z`);
  for (let i = -1; i < 3; i++) {
    const x = 120 + i * 640;
    const arch = new Path2D(
      `M${x} ${H}V${y + 60}H${x + 640}V${H}H${x + 584}V${water - 10}C${x + 560} ${y + 150} ${x + 440} ${y + 104} ${x + 320} ${y + 104}S${x + 80} ${y + 150} ${x + 56} ${water - 10}V${H}Z`,
    );
    fill(c, arch, linear(c, 0, y, 0, water, [0, mix(lit, shade, 0.35), 1, mix(shade, '#1b2722', 0.4)]));
    stroke(
      c,
      `M${x + 56} ${water - 10}C${x + 80} ${y + 150} ${x + 200} ${y + 104} ${x + 320} ${y + 104}S${x + 560} ${y + 150} ${x + 584} ${water - 10}`,
      rgba(lit, 0.8),
      4,
    );
    for (let k = 1; k < 7; k++)
      stroke(c, `M${x + k * 91} ${y + 60}v${16 + Math.abs(k - 3.5) * 20}`, rgba(shade, 0.4), 2);
  }
  fill(
    c,
    under,
    linear(c, 0, y + 26, 0, y + 90, [0, lit, 0.3, mix(lit, shade, 0.35), 1, mix(shade, '#1b2722', 0.3)]),
  );
  fill(
    c,
    `M0 ${y - 46}H${W}V${y + 30}H0Z`,
    linear(c, 0, y - 46, 0, y + 30, [0, hour.road[1], 1, hour.road[2]]),
  );
  for (let x = -10; x < W; x += 46) fill(c, `M${x} ${y - 46}v-50h16v50z`, mix(lit, shade, 0.3));
  fill(c, `M0 ${y - 110}H${W}V${y - 96}H0Z`, mix(lit, '#ffffff', 0.1));
  speckle(c, W, y + 26, y + 90, shade, lit, 300);
  return {
    look: { sunAt: at[0] < 800 ? -1 : 1, seed: o.seed, ...hour.look },
    road: y,
    front() {
      fill(
        c,
        `M0 ${y + 14}H${W}V${y + 34}H0Z`,
        linear(c, 0, y + 14, 0, y + 34, [0, mix(lit, '#ffffff', 0.2), 1, mix(lit, shade, 0.4)]),
      );
      stroke(c, `M0 ${y - 26}H${W}M0 ${y - 2}H${W}`, mix('#39443f', shade, 0.3), 4);
      stroke(c, `M0 ${y - 28}H${W}`, rgba(look(hour), 0.6), 1.4);
      for (let x = 30; x < W; x += 150) box(c, x, y - 30, 8, 46, mix('#39443f', shade, 0.3));
      if (hour === HOURS.fog) mist(c, W, 930, 1180, '#f6efd8', 16, 0.6);
      wash(c, W, H, at, hour.wash);
    },
  };
}

const look = (hour) => hour.look.sun ?? '#ffcf6b';
