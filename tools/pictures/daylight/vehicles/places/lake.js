import { grass, ledge, oak } from '../../nature.js';
import { G, R, fill, linear, mix, pick, rgba, rr, seed } from '../../lib.js';
import { sky, wash } from './sky.js';
import { ridges, road, scene, start } from './land.js';
import { bank, box } from './paint.js';

/** The shore of a long lake: water, far bluffs, a dock. */
export function lake(c, W, H, o = {}) {
  const { hour, at, look } = scene(o, 'morning', [380, 420]);
  const y = o.y ?? 985;
  start(o.seed);
  sky(c, W, H, hour, at);
  ridges(c, W, H, hour, 610, 40 + (o.seed ?? 0), 2);
  const shore = 640;
  fill(
    c,
    `M0 ${shore}H${W}V${H}H0Z`,
    linear(c, 0, shore, 0, y, [
      0,
      hour.water[0],
      0.25,
      mix(hour.water[0], hour.water[1], 0.5),
      1,
      hour.water[2],
    ]),
  );
  const [top, , , dark] = hour.ridges[2];
  fill(
    c,
    `M0 ${shore}H${W}v6C1300 ${shore + 30} 1150 ${shore + 16} 900 ${shore + 34}S420 ${shore + 14} 0 ${shore + 30}Z`,
    rgba(mix(top, dark, 0.4), 0.55),
  );
  for (let i = 0; i < 420; i++) {
    const t = R();
    const py = shore + 8 + t * t * 260;
    const spread = 60 + (py - shore) * 0.9;
    box(
      c,
      at[0] + G() * spread * 2.2,
      py,
      rr(10, 60) * (0.4 + t),
      rr(1, 3),
      rgba(mix(hour.water[1], '#ffffff', 0.5), rr(0.25, 0.9)),
    );
  }
  for (let i = 0; i < 160; i++)
    box(
      c,
      rr(0, W),
      shore + 8 + Math.pow(R(), 1.5) * 240,
      rr(20, 110),
      rr(1, 2.4),
      rgba(pick([hour.water[2], hour.water[1]]), rr(0.12, 0.4)),
    );
  if (o.sail !== false)
    for (const [x, s] of [
      [o.sail ?? 1180, 1],
      [(o.sail ?? 1180) + 190, 0.55],
    ]) {
      fill(
        c,
        `M${x} ${shore + 20}l${-6 * s} ${-120 * s}c${34 * s} ${34 * s} ${52 * s} ${74 * s} ${56 * s} ${110 * s}z`,
        mix('#fffaf0', hour.sky[1], 0.25),
      );
      fill(
        c,
        `M${x - 10 * s} ${shore + 12}l${-4 * s} ${-96 * s}c${-20 * s} ${40 * s} ${-30 * s} ${60 * s} ${-38 * s} ${92 * s}z`,
        mix('#e8ddc4', hour.sky[1], 0.35),
      );
      fill(
        c,
        `M${x - 50 * s} ${shore + 20}h${116 * s}l${-16 * s} ${16 * s}h${-84 * s}z`,
        mix('#2f4a4a', hour.sky[1], 0.2),
      );
    }
  const f = bank(c, W, H, y - 86, 14, 31, linear(c, 0, y - 110, 0, y, [0, hour.stone[0], 1, hour.stone[1]]));
  for (let i = 0; i < 26; i++)
    ledge(
      c,
      rr(-80, W),
      f(400) + rr(-6, 36),
      rr(90, 260),
      rr(10, 24),
      mix(hour.stone[0], '#ffffff', R() * 0.2),
      hour.stone[1],
    );
  grass(c, W, (x) => f(x) + 8, y - 20, 700, hour.grass, 26);
  oak(c, o.oak ?? 1480, y - 60, 520, 430, 212, hour.oak, look.sunAt);
  road(c, W, H, y, hour, { dashes: false, edge: false });
  return {
    look,
    road: y,
    front() {
      seed(19);
      for (let i = 0; i < 9; i++)
        ledge(
          c,
          rr(-60, W),
          rr(1130, 1180),
          rr(120, 300),
          rr(26, 50),
          mix(hour.stone[0], hour.stone[1], 0.35),
          mix(hour.stone[1], '#1b2722', 0.4),
        );
      grass(
        c,
        W,
        () => 1150,
        H + 40,
        900,
        hour.grass.map((g) => mix(g, '#1b2722', 0.4)),
        60,
      );
      wash(c, W, H, at, hour.wash);
    },
  };
}
