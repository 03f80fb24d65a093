import { fill, layer, linear, mix, rr, stroke } from '../../lib.js';
import { BRICK, front } from './storefront.js';
import { HOURS } from './hours.js';
import { sky, wash } from './sky.js';
import { road, start } from './land.js';
import { dot } from './paint.js';

/** Storefronts along a main street. */
export function downtown(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'noon'];
  const night = hour.look.night ?? 0;
  const at = [o.sunX ?? 1380, o.sunY ?? (night ? 620 : 130)];
  const y = o.y ?? 985;
  start(o.seed);
  sky(c, W, H, hour, at, { depth: 520 });
  const curb = y - 84;
  let x = -60 - rr(0, 120);
  for (let i = 0; x < W; i++) {
    const w = rr(280, 420);
    front(c, x, curb, w, rr(480, 720), BRICK[(i + (o.seed ?? 0)) % BRICK.length], hour, night, i);
    x += w;
  }
  fill(
    c,
    `M0 ${curb}H${W}V${curb + 40}H0Z`,
    linear(c, 0, curb, 0, curb + 40, [
      0,
      mix(hour.stone[0], hour.road[1], 0.3),
      1,
      mix(hour.stone[0], hour.road[2], 0.5),
    ]),
  );
  fill(c, `M0 ${curb + 38}H${W}V${curb + 50}H0Z`, hour.stone[1]);
  for (const lx of [210, 1370]) lamp(c, lx, curb + 20, 430, night, hour);
  road(c, W, H, y, hour, { edge: false, shift: 60 });
  return {
    look: {
      sunAt: at[0] < 800 ? -1 : 1,
      seed: o.seed,
      ...hour.look,
      reflect: '#4a4a44',
      ground: hour.road[2],
      reflection: 'town',
    },
    road: y,
    front() {
      wash(c, W, H, at, hour.wash);
    },
  };
}

function lamp(c, x, y, h, night, hour) {
  const iron = '#1f2926';
  stroke(c, `M${x} ${y}V${y - h}`, iron, 9);
  fill(c, `M${x - 18} ${y}h36l-8 -34h-20z`, iron);
  if (night)
    layer(c, () => dot(c, x, y - h - 20, 90, 'rgba(255,206,120,.55)'), { blur: 34, blend: 'screen' });
  dot(c, x, y - h - 20, 26, night ? '#fff0c8' : mix('#f4efdf', hour.sky[1], 0.2));
  fill(c, `M${x - 16} ${y - h + 4}h32l-6 14h-20z`, iron);
}
