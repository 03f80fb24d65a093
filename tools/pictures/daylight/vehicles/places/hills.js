/* Places in open country: ridge road, lake shore, bluebonnets, ranch fence. */
import { G, R, fill, layer, linear, mix, pick, rgba, rr, seed, stroke } from '../../lib.js';
import { grass, ledge, oak, ridge } from '../../nature.js';
import { bank, box, bush, dot, mist, ridges, road, sky, start, wash } from './common.js';
import { HOURS } from './hours.js';

const scene = (o, fallback, sun) => {
  const hour = HOURS[o.hour ?? fallback];
  const at = [o.sunX ?? sun[0], o.sunY ?? sun[1]];
  return { hour, at, look: { sunAt: at[0] < 800 ? -1 : 1, seed: o.seed, ...hour.look } };
};

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

/** A caliche lane by a cedar fence, with a windmill. */
export function ranch(c, W, H, o = {}) {
  const { hour, at, look } = scene(o, 'noon', [1500, 120]);
  const y = o.y ?? 965;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 0 });
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
