import { grass, oak } from '../../nature.js';
import { fill, layer, linear, mix, pick, rgba, rr, stroke } from '../../lib.js';
import { HOURS } from './hours.js';
import { start } from './land.js';
import { sky, wash } from './sky.js';
import { box, bush, dot, speckle } from './paint.js';

/** The driveway of a limestone house. */
export function driveway(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'morning'];
  const at = [o.sunX ?? 1480, o.sunY ?? 180];
  const y = o.y ?? 985;
  const night = hour.look.night ?? 0;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 0 });
  oak(c, 1500, y - 90, 760, 760, 71, hour.oak);
  const [lit, shade] = [mix(hour.stone[0], '#ffffff', 0.1), hour.stone[1]];
  const base = y - 64;
  const house = [
    [-20, base],
    [-20, 430],
    [330, 250],
    [690, 430],
    [690, 470],
    [1180, 470],
    [1180, base],
  ];
  fill(c, house, linear(c, 0, 0, 1180, 0, [0, mix(lit, shade, 0.35), 1, lit]));
  layer(
    c,
    () => {
      for (let py = 240; py < base; py += 34)
        for (let px = -rr(0, 80); px < 1190;) {
          const w = rr(50, 130);
          box(
            c,
            px + 2,
            py + 2,
            w - 4,
            30,
            rgba(pick([lit, mix(lit, shade, 0.4), mix(lit, '#c98f52', 0.22), '#ffffff']), rr(0.12, 0.45)),
          );
          box(c, px + w - 2, py, 2.5, 34, rgba(shade, 0.4));
          px += w;
        }
    },
    { clip: house },
  );
  fill(
    c,
    [
      [-40, 448],
      [330, 222],
      [720, 440],
      [720, 470],
      [330, 256],
      [-40, 482],
    ],
    '#3f4d46',
  );
  fill(
    c,
    [
      [680, 372],
      [1150, 372],
      [1230, 482],
      [690, 482],
    ],
    linear(c, 0, 372, 0, 482, [0, '#6f7d74', 1, '#46534c']),
  );
  for (let i = 0; i < 14; i++)
    stroke(c, `M${700 + i * 34} 374L${702 + i * 38.5} 480`, rgba('#f0e2be', 0.35), 2);
  for (const gx of [60, 370]) {
    box(c, gx, 580, 260, base - 580, '#2b352f');
    for (let r = 0; r < 4; r++)
      for (let q = 0; q < 4; q++)
        box(
          c,
          gx + 10 + q * 62,
          590 + r * 82,
          54,
          72,
          r ? mix('#7a5a3a', '#4a3524', q * 0.1) : night ? '#ffd992' : mix(hour.sky[1], '#4a5d54', 0.4),
        );
  }
  for (const wx of [780, 960]) {
    box(c, wx, 560, 130, 210, '#26322d');
    for (let r = 0; r < 3; r++)
      for (let q = 0; q < 2; q++)
        fill(
          c,
          `M${wx + 8 + q * 60} ${568 + r * 67}h54v60h-54z`,
          linear(
            c,
            0,
            560,
            0,
            770,
            night ? [0, '#ffe0a0', 1, '#d08a44'] : [0, mix(hour.sky[0], '#ffffff', 0.2), 1, '#5b6f64'],
          ),
        );
  }
  box(c, 340, 500, 12, 34, '#26322d');
  dot(c, 346, 546, 13, '#ffe0a0');
  for (const [bx, bw] of [
    [720, 130],
    [860, 110],
    [1000, 150],
    [1130, 110],
  ])
    bush(c, bx, base + 8, bw, 74, hour.oak, 110);
  fill(
    c,
    `M0 ${base}H${W}V${H}H0Z`,
    linear(c, 0, base, 0, H, [
      0,
      mix(hour.road[0], '#ffffff', 0.2),
      0.4,
      hour.road[1],
      1,
      mix(hour.road[2], hour.road[3], 0.4),
    ]),
  );
  grass(c, W, () => base, base + 40, 700, hour.grass, 26, 1190);
  speckle(c, W, base + 10, H, hour.road[3], '#ffffff', 1000);
  stroke(c, `M0 ${y + 100}H${W}`, rgba(hour.road[3], 0.4), 4);
  stroke(c, `M420 ${base}L250 ${H}M1060 ${base}L1320 ${H}`, rgba(hour.road[3], 0.35), 4);
  layer(
    c,
    () => {
      for (let i = 0; i < 70; i++) {
        c.fillStyle = rgba('#26332c', rr(0.12, 0.3));
        c.beginPath();
        c.ellipse(rr(900, 1700), rr(base + 20, H), rr(20, 80), rr(5, 14), 0, 0, 7);
        c.fill();
      }
    },
    { blur: 5 },
  );
  return {
    look: { sunAt: 1, seed: o.seed, ...hour.look, ground: hour.road[1], reflect: mix(shade, '#3f4d46', 0.5) },
    road: y,
    front() {
      wash(c, W, H, at, hour.wash);
    },
  };
}
