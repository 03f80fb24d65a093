import { grass, ledge, oak, ridge } from '../../nature.js';
import { mix, seed } from '../../lib.js';
import { HOURS } from './hours.js';
import { ridges, road, scene, start } from './land.js';
import { mist, sky, wash } from './sky.js';

/** A road along the rim of a valley, the sun low over far ridges. */
export function ridgeRoad(c, W, H, o = {}) {
  const { hour, at, look } = scene(o, 'gold', [1240, 470]);
  const y = o.y ?? 965;
  start(o.seed);
  sky(c, W, H, hour, at);
  ridges(c, W, H, hour, 690, o.seed ?? 0);
  if (hour === HOURS.fog) mist(c, W, 520, 860, '#f6efd8', 22, 0.6);
  const near = ridge(c, W, H, {
    y: y - 110,
    amp: 26,
    freq: 1.7,
    seed: 77 + (o.seed ?? 0),
    top: hour.meadow[0],
    bot: hour.meadow[1],
    fade: 220,
  });
  grass(c, W, near, y - 30, 3600, hour.grass, 16);
  if (o.oak !== 0) oak(c, o.oak ?? 130, y - 64, 430, 330, 101, hour.oak, look.sunAt);
  road(c, W, H, y, hour);
  return {
    look,
    road: y,
    front() {
      seed(9);
      if (o.ledge !== false) ledge(c, o.ledge ?? -20, 1130, 420, 60, ...hour.stone);
      grass(
        c,
        W,
        () => Math.max(1136, y + 134),
        H + 60,
        2400,
        hour.grass.map((g) => mix(g, look.shadow ?? '#1b2722', 0.45)),
        46,
      );
      if (hour === HOURS.fog) mist(c, W, 980, 1180, '#f6efd8', 8, 0.3);
      wash(c, W, H, at, hour.wash);
    },
  };
}
