/* A straight road into the land, seen from its middle: for vehicles from behind or ahead. */
import { grass, oak } from '../../nature.js';
import { G, R, fill, layer, linear, mix, rgba, rr, seed, stroke } from '../../lib.js';
import { HOURS } from './hours.js';
import { ridges, start } from './land.js';
import { cumulus, mist, rain, sky, wash } from './sky.js';
import { bank, box, bush, speckle } from './paint.js';

/** Two lanes toward a vanishing point at vx, vy, with verges, posts and trees. */
export function openRoad(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'gold'];
  const [vx, vy] = [o.vx ?? 800, o.vy ?? 640];
  const at = [o.sunX ?? 1120, o.sunY ?? 430];
  start(o.seed);
  sky(c, W, H, hour, at, { disc: o.disc ?? 110 });
  if (o.cumulus)
    for (let i = 0; i < 5; i++)
      cumulus(
        c,
        rr(100, 1500),
        rr(180, 430),
        rr(240, 520),
        mix('#ffffff', hour.sky[2], 0.2),
        mix(hour.sky[1], '#ffffff', 0.3),
      );
  ridges(c, W, H, hour, vy + 20, 260 + (o.seed ?? 0));
  if (hour === HOURS.fog) mist(c, W, vy - 120, vy + 80, '#f6efd8', 20, 0.6);
  bank(
    c,
    W,
    H,
    vy + 6,
    6,
    3,
    linear(c, 0, vy, 0, H, [
      0,
      mix(hour.meadow[0], hour.ridges[2][1], 0.4),
      0.3,
      hour.meadow[0],
      1,
      hour.meadow[1],
    ]),
  );
  grass(c, W, () => vy + 16, H + 30, 6400, hour.grass, 26);
  for (const [d, side] of o.trees ?? [
    [0.1, -1],
    [0.12, 1],
    [0.2, -1],
    [0.26, 1],
    [0.42, -1],
    [0.5, 1],
  ]) {
    const x = vx + side * (120 + d * 1500) + G() * 40;
    const size = 110 + d * 1050;
    oak(
      c,
      x,
      vy + 10 + d * 330,
      size,
      size * 0.8,
      Math.round(d * 900) + (o.seed ?? 0),
      hour.oak,
      at[0] > 800 ? 1 : -1,
    );
  }
  const wide = o.wide ?? 900;
  const lane = (a, b) => [
    [vx + a * 6, vy],
    [vx + b * 6, vy],
    [vx + b * wide, H],
    [vx + a * wide, H],
  ];
  fill(
    c,
    lane(-1, 1),
    linear(c, 0, vy, 0, H, [
      0,
      mix(hour.road[0], hour.sky[2], 0.3),
      0.3,
      hour.road[1],
      0.75,
      hour.road[2],
      1,
      hour.road[3],
    ]),
  );
  layer(c, () => speckle(c, W, vy, H, hour.road[3], hour.road[0], 1600), { clip: lane(-1, 1) });
  for (const e of [-0.94, 0.92]) fill(c, lane(e, e + 0.02), rgba(mix(hour.road[0], '#ffffff', 0.5), 0.75));
  const paint = rgba(mix('#ffd678', hour.road[1], 0.2), 0.85);
  const m = o.center ?? 0;
  if (o.double) for (const e of [m - 0.026, m + 0.014]) fill(c, lane(e, e + 0.012), paint);
  else
    for (let k = 0; k < 14; k++) {
      const near = Math.pow((k + 1) / 14, 2.4);
      const far = Math.pow((k + 0.45) / 14, 2.4);
      const y = (t) => vy + (H - vy) * t;
      const x = (t, e) => vx + (m + e) * (6 + (wide - 6) * t);
      fill(
        c,
        [
          [x(far, -0.012), y(far)],
          [x(far, 0.012), y(far)],
          [x(near, 0.012), y(near)],
          [x(near, -0.012), y(near)],
        ],
        paint,
      );
    }
  if (o.wet)
    layer(c, () => {
      fill(
        c,
        lane(-1, 1),
        linear(c, 0, vy, 0, H, [
          0,
          rgba(hour.sky[2], 0.6),
          0.5,
          rgba(hour.sky[1], 0.25),
          1,
          rgba(hour.sky[0], 0.1),
        ]),
      );
    });
  for (let k = 0; k < 10; k++)
    for (const side of [-1, 1]) {
      const t = Math.pow((k + 1) / 10, 2.2);
      const x = vx + side * (10 + wide * 1.22 * t);
      const h = 8 + 150 * t;
      const y = vy + 4 + (H - vy) * t;
      box(c, x, y - h, 3 + 12 * t, h, mix('#5b4f3f', hour.ridges[2][1], 0.6 - 0.5 * t));
    }
  for (const side of [-1, 1])
    for (const q of [0.5, 0.85])
      stroke(
        c,
        `M${vx + side * 10} ${vy + 2}L${vx + side * (10 + wide * 1.22)} ${H - 150 * q}`,
        rgba('#2b312c', 0.45),
        1.6,
      );
  for (let i = 0; i < 26; i++) {
    const t = Math.pow(R(), 1.6);
    bush(
      c,
      vx + (R() < 0.5 ? -1 : 1) * (60 + wide * rr(1.02, 1.2) * t),
      vy + 8 + (H - vy) * t,
      16 + 90 * t,
      8 + 46 * t,
      hour.oak,
      24,
    );
  }
  return {
    look: { sunAt: at[0] < 800 ? -1 : 1, seed: o.seed, ...hour.look },
    road: o.y ?? 1040,
    mirror: o.wet ? 0.4 : 0,
    front() {
      seed(61);
      grass(
        c,
        W,
        () => 1175,
        H + 60,
        500,
        hour.grass.map((g) => mix(g, '#1f2f27', 0.4)),
        70,
      );
      if (o.wet) rain(c, W, H, 420);
      wash(c, W, H, at, hour.wash);
    },
  };
}
