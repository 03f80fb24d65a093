import { grass, oak } from '../../nature.js';
import { G, R, fill, layer, linear, mix, rgba, rr, seed } from '../../lib.js';
import { HOURS } from './hours.js';
import { sky, wash } from './sky.js';
import { ridges, road, start } from './land.js';
import { bank } from './paint.js';

/** A lane under old oaks, the light in coins on the ground. */
export function oakAlley(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'morning'];
  const at = [o.sunX ?? 1250, o.sunY ?? 380];
  const y = o.y ?? 975;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 0 });
  ridges(c, W, H, hour, 690, 150, 2);
  const f = bank(
    c,
    W,
    H,
    y - 210,
    10,
    13,
    linear(c, 0, y - 230, 0, y, [
      0,
      mix(hour.meadow[0], '#fff0b8', 0.6),
      0.5,
      mix(hour.meadow[0], '#ffe9a8', 0.25),
      1,
      hour.meadow[1],
    ]),
  );
  grass(c, W, f, y - 30, 2400, hour.grass, 14);
  for (const [x, w, h, n] of [
    [330, 400, 400, 3],
    [1250, 420, 420, 4],
  ])
    oak(c, x, y - 120, w, h, n + (o.seed ?? 0), {
      ...hour.oak,
      bark: mix(hour.oak.bark, hour.ridges[1][1], 0.4),
      deep: mix(hour.oak.deep, hour.ridges[1][1], 0.5),
      mid: mix(hour.oak.mid, hour.ridges[1][1], 0.45),
    });
  for (const [x, w, h, n] of [
    [-40, 900, 830, 21],
    [820, 1020, 900, 24],
    [1690, 900, 840, 22],
  ])
    oak(c, x, y - 70, w, h, n + (o.seed ?? 0), hour.oak);
  shafts(c, W, H, at, hour, 0.42);
  road(
    c,
    W,
    H,
    y,
    { ...hour, road: [mix(hour.road[0], '#cdb98c', 0.4), ...hour.road.slice(1)] },
    { dashes: false, edge: false, speckle: 2600 },
  );
  dapple(c, W, y - 40, H, hour);
  return {
    look: {
      sunAt: at[0] < 800 ? -1 : 1,
      seed: o.seed,
      ...hour.look,
      rim: 0.8,
      reflect: '#22382c',
      sky: mix(hour.look.sky ?? '#cfd6c8', '#8ea57a', 0.35),
      ground: '#7f8a62',
    },
    road: y,
    front() {
      shafts(c, W, H, at, hour, 0.07);
      seed(47);
      for (let i = 0; i < 260; i++) {
        c.fillStyle = rgba(mix(hour.oak.deep, hour.oak.mid, R()), 0.95);
        c.beginPath();
        c.ellipse(rr(-40, 720), Math.pow(R(), 1.8) * 170, rr(8, 20), rr(5, 11), rr(-1, 1), 0, 7);
        c.fill();
      }
      grass(
        c,
        W,
        () => 1150,
        H + 30,
        1600,
        hour.grass.map((g) => mix(g, '#1f2f27', 0.45)),
        44,
      );
      wash(c, W, H, at, hour.wash);
    },
  };
}

function dapple(c, W, y0, y1, hour) {
  layer(c, () => fill(c, `M0 ${y0 + 20}H${W}V${y1}H0Z`, rgba('#1b2722', 0.34)), { blur: 10 });
  const coins = new Path2D();
  for (let i = 0; i < 260; i++) {
    const t = R();
    const [x, y, k] = [rr(0, W), y0 + 16 + t * (y1 - y0), 0.5 + t];
    for (let n = 0; n < 3; n++) {
      const [px, py] = [x + rr(-34, 34) * k, y + rr(-5, 5) * k];
      coins.moveTo(px, py);
      coins.ellipse(px, py, rr(6, 30) * k, rr(1.6, 5) * k, 0, 0, 7);
    }
  }
  layer(c, () => fill(c, coins, rgba(mix('#ffe3a3', hour.sky[2], 0.3), 0.36)), { blur: 2 });
}

function shafts(c, W, H, [sx], hour, strength) {
  layer(
    c,
    () => {
      for (let i = 0; i < 7; i++) {
        const x = sx - 900 + i * 190 + G() * 40;
        fill(
          c,
          [
            [x + 300, -20],
            [x + 300 + rr(30, 90), -20],
            [x - 120 + rr(40, 120), H * 0.86],
            [x - 190, H * 0.86],
          ],
          linear(c, 0, 0, 0, H * 0.86, [0, `rgba(${hour.glow},${strength})`, 1, `rgba(${hour.glow},0)`]),
        );
      }
    },
    { blend: 'screen', blur: 6 },
  );
}
