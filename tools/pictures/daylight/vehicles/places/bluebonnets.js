import { grass, oak } from '../../nature.js';
import { G, R, fill, linear, mix, pick, rgba, rr, seed, stroke } from '../../lib.js';
import { sky, wash } from './sky.js';
import { ridges, scene, start } from './land.js';
import { bank } from './paint.js';

/** A field of bluebonnets before low hills. */
export function bluebonnets(c, W, H, o = {}) {
  const { hour, at, look } = scene(o, 'morning', [300, 330]);
  const y = o.y ?? 900;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 80 });
  ridges(c, W, H, hour, 620, 70 + (o.seed ?? 0), 3);
  const f = bank(
    c,
    W,
    H,
    y - 190,
    18,
    91,
    linear(c, 0, y - 200, 0, y, [
      0,
      mix(hour.meadow[0], '#5d6fb4', 0.45),
      1,
      mix(hour.meadow[1], '#4658a4', 0.4),
    ]),
  );
  flowers(c, W, f, y - 40, 2600, 5, hour);
  oak(c, o.oak ?? 1330, y - 110, 470, 370, 505, hour.oak, look.sunAt);
  fill(
    c,
    `M0 ${y - 46}H${W}V${y + 90}H0Z`,
    linear(c, 0, y - 46, 0, y + 90, [
      0,
      mix(hour.stone[0], hour.road[1], 0.4),
      1,
      mix(hour.stone[1], hour.road[2], 0.4),
    ]),
  );
  return {
    look: { ...look, ground: mix(look.ground ?? '#8d9268', '#5b6cb0', 0.35) },
    road: y,
    front() {
      seed(29);
      fill(
        c,
        `M0 ${y + 70}H${W}V${H}H0Z`,
        linear(c, 0, y + 70, 0, H, [0, mix(hour.meadow[0], '#2f4432', 0.4), 1, '#1f3327']),
      );
      grass(c, W, () => y + 70, H + 40, 2600, hour.grass, 44);
      flowers(c, W, () => y + 84, H + 30, 2300, 13, hour);
      wash(c, W, H, at, hour.wash);
    },
  };
}

function flowers(c, W, f, y1, count, size, hour) {
  const rows = Array.from({ length: count }, () => {
    const x = rr(-10, W + 10);
    const t = Math.pow(R(), 0.9);
    return [x, f(x) + t * (y1 - f(x)), t];
  }).sort((a, b) => a[1] - b[1]);
  for (const [x, py, t] of rows) {
    const s = size * (0.5 + t * 0.9) * rr(0.7, 1.2);
    const blue = pick(['#41539f', '#5468b8', '#6f82cc', '#37478c']);
    stroke(c, `M${x} ${py}v${s * 2.4}`, rgba(mix(hour.meadow[1], '#2f5a3c', 0.5), 0.8), s * 0.22);
    for (let k = 0; k < 5; k++) {
      c.fillStyle = k === 4 ? mix('#e8e8f4', blue, 0.25) : mix(blue, hour.sky[2], R() * 0.2);
      c.beginPath();
      c.ellipse(x + G() * s * 0.2, py + s * 0.9 - k * s * 0.42, s * (0.52 - k * 0.08), s * 0.32, 0, 0, 7);
      c.fill();
    }
  }
}
