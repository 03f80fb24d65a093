/* Ridges, the road, and the light that an hour gives a place. */
import { ridge } from '../../nature.js';
import { fill, linear, mix, rgba, seed, stroke } from '../../lib.js';
import { HOURS } from './hours.js';
import { speckle } from './paint.js';

/** Three wooded ridges, far to near, the last line at y. */
export function ridges(c, W, H, hour, y, n = 0, count = 3) {
  const depth = [90, 120, 130];
  hour.ridges.slice(0, count).forEach(([top, bot, lit, dark], i) =>
    ridge(c, W, H, {
      y: y - 160 + i * 76,
      amp: [56, 76, 70][i],
      freq: [2.4, 2.9, 3.1][i],
      seed: 12 + i * 11 + n,
      top,
      bot,
      lit,
      dark,
      trees: [900, 1700, 2500][i],
      size: [2.6, 3.8, 5.4][i],
      depth: depth[i],
      fade: 150 + i * 10,
      mesa: i < 2,
    }),
  );
}

/** A level road seen from its side: y is where wheels stand. */
export function road(c, W, H, y, hour, o = {}) {
  fill(
    c,
    `M0 ${y - 52}H${W}V${H}H0Z`,
    linear(c, 0, y - 50, 0, H, [0, hour.road[0], 0.1, hour.road[1], 0.5, hour.road[2], 1, hour.road[3]]),
  );
  speckle(c, W, y - 50, H, hour.road[3], hour.road[0], o.speckle ?? 900);
  if (o.edge !== false) stroke(c, `M0 ${y - 40}H${W}`, rgba(mix(hour.road[0], '#ffffff', 0.5), 0.7), 4);
  if (o.dashes === false) return;
  c.setLineDash([120, 90]);
  stroke(c, `M${-30 - (o.shift ?? 0)} ${y + 110}H${W}`, rgba(mix('#ffd678', hour.road[1], 0.25), 0.8), 12);
  c.setLineDash([]);
}

/** Starts a place on its own random sequence. */
export const start = (n) => seed(n ?? 7);

/** The hour, the sun and the light on the car for a place in open country. */
export const scene = (o, fallback, sun) => {
  const hour = HOURS[o.hour ?? fallback];
  const at = [o.sunX ?? sun[0], o.sunY ?? sun[1]];
  return { hour, at, look: { sunAt: at[0] < 800 ? -1 : 1, seed: o.seed, ...hour.look } };
};
