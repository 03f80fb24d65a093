import { grass } from '../../nature.js';
import { fill, layer, linear, mix, rgba, rr, seed, stroke } from '../../lib.js';
import { sky, wash } from './sky.js';
import { ridges, road, scene, start } from './land.js';
import { bank, bush, dot } from './paint.js';

/** A caliche lane by a cedar fence, with a windmill. */
export function ranch(c, W, H, o = {}) {
  const { hour, at, look } = scene(o, 'noon', [1500, 120]);
  const y = o.y ?? 965;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: o.disc ?? 0 });
  ridges(c, W, H, hour, 660, 110 + (o.seed ?? 0));
  const f = bank(
    c,
    W,
    H,
    y - 170,
    20,
    17,
    linear(c, 0, y - 190, 0, y, [0, hour.meadow[0], 1, mix(hour.meadow[0], hour.meadow[1], 0.6)]),
  );
  grass(c, W, f, y - 40, 2600, hour.grass, 20);
  windmill(c, o.mill ?? 260, y - 150, 520, hour);
  bush(c, 1120, y - 120, 190, 90, hour.oak);
  bush(c, 1280, y - 110, 120, 60, hour.oak);
  fence(c, W, y - 66, 96, hour, look);
  road(
    c,
    W,
    H,
    y,
    {
      ...hour,
      road: [
        hour.stone[0],
        mix(hour.stone[0], hour.road[1], 0.5),
        mix(hour.stone[1], hour.road[2], 0.5),
        hour.road[3],
      ],
    },
    { dashes: false, edge: false, speckle: 2200 },
  );
  return {
    look,
    road: y,
    front() {
      seed(39);
      grass(
        c,
        W,
        () => 1120,
        H + 50,
        2600,
        hour.grass.map((g) => mix(g, '#26332a', 0.35)),
        64,
      );
      wash(c, W, H, at, hour.wash);
    },
  };
}

function windmill(c, x, y, h, hour) {
  const steel = mix('#3a4742', hour.ridges[1][3], 0.3);
  stroke(c, `M${x - 44} ${y}L${x - 6} ${y - h}M${x + 44} ${y}L${x + 6} ${y - h}`, steel, 6);
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    const w = 44 - 38 * t;
    stroke(c, `M${x - w} ${y - h * t}H${x + w}L${x - w - 6} ${y - h * (t - 1 / 6)}`, steel, 2.6);
  }
  for (let i = 0; i < 16; i++) {
    c.save();
    c.translate(x, y - h);
    c.rotate((i * Math.PI) / 8 + 0.1);
    fill(
      c,
      'M-4 -18L-12 -78L12 -78L4 -18Z',
      i % 2 ? mix(steel, hour.sky[2], 0.45) : mix(steel, hour.sky[2], 0.25),
    );
    c.restore();
  }
  dot(c, x, y - h, 12, steel);
  fill(c, `M${x - 10} ${y - h}L${x - 120} ${y - h - 26}V${y - h + 26}Z`, mix('#a8452d', hour.sky[1], 0.2));
}

function fence(c, W, y, h, hour, look) {
  const wood = mix('#6b5a45', hour.road[2], 0.3);
  for (const k of [0.25, 0.5, 0.75]) stroke(c, `M0 ${y - h * k}H${W}`, rgba('#2b312c', 0.55), 1.6);
  for (let x = -20; x < W; x += rr(64, 92)) {
    const w = rr(9, 15);
    const t = rr(-7, 7);
    const top = y - h * rr(0.92, 1.16);
    fill(
      c,
      `M${x} ${y}L${x + t} ${top}L${x + t + w} ${top + rr(-5, 8)}L${x + w} ${y}Z`,
      linear(
        c,
        x,
        0,
        x + w,
        0,
        look.sunAt > 0
          ? [0, mix(wood, '#1b2722', 0.5), 1, mix(wood, hour.sky[2], 0.35)]
          : [0, mix(wood, hour.sky[2], 0.35), 1, mix(wood, '#1b2722', 0.5)],
      ),
    );
  }
  layer(c, () => fill(c, `M0 ${y - 4}H${W}V${y + 16}H0Z`, rgba('#1b2722', 0.3)), { blur: 6 });
}
