/* Places between walls of stone and leaf: limestone cut, oak alley, river bridge. */
import { G, R, fbm, fill, layer, linear, mix, noise1, pick, rgba, rr, seed, stroke } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { bank, box, bush, mist, ridges, road, sky, speckle, start, wash } from './common.js';
import { HOURS } from './hours.js';

/** A highway cut through limestone: beds, drill marks, juniper along the top. */
export function limestoneCut(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'noon'];
  const at = [o.sunX ?? 1450, o.sunY ?? 130];
  const y = o.y ?? 965;
  start(o.seed);
  sky(c, W, H, hour, at, { depth: 420 });
  const wave = noise1((o.seed ?? 3) + 4);
  const top = (x) =>
    (o.top ?? 210) + (o.lean ?? 0.1) * x + Math.round(fbm(wave, x / 300, 3) * 4) * 26 - 60 + G() * 3;
  const wall = new Path2D();
  wall.moveTo(-10, y);
  for (let x = -10; x <= W + 10; x += 14) wall.lineTo(x, top(x));
  wall.lineTo(W + 10, y);
  wall.closePath();
  for (let i = 0; i < 26; i++) {
    const x = rr(0, W);
    bush(c, x, top(x) + 30, rr(60, 190), rr(40, 90), hour.oak, 90);
  }
  const [lit, shade] = hour.stone;
  fill(c, wall, linear(c, 0, 180, 0, y, [0, mix(lit, '#ffffff', 0.15), 0.6, lit, 1, mix(lit, shade, 0.55)]));
  layer(c, () => beds(c, W, y, lit, shade, hour), { clip: wall });
  for (let i = 0; i < 30; i++) {
    const x = rr(0, W);
    bush(c, x, top(x) + 10, rr(40, 120), rr(20, 46), hour.oak, 50);
  }
  for (let i = 0; i < 16; i++) bush(c, rr(0, W), y - 50, rr(50, 130), rr(20, 44), hour.oak, 44);
  road(c, W, H, y, hour, { shift: 40 });
  return {
    look: {
      sunAt: at[0] < 800 ? -1 : 1,
      seed: o.seed,
      ...hour.look,
      reflect: mix(lit, shade, 0.6),
      ground: mix(lit, hour.road[1], 0.5),
    },
    road: y,
    front() {
      seed(41);
      grass(
        c,
        W,
        () => 1150,
        H + 30,
        700,
        hour.grass.map((g) => mix(g, '#26332a', 0.3)),
        52,
      );
      wash(c, W, H, at, hour.wash);
    },
  };
}
function beds(c, W, y, lit, shade, hour) {
  const dark = mix(shade, '#2f3a34', 0.35);
  let py = 110;
  for (let k = 0; py < y; k++) {
    const h = k % 4 === 2 ? rr(70, 120) : rr(12, 40);
    const tone = pick([
      lit,
      mix(lit, '#ffffff', 0.3),
      mix(lit, shade, 0.45),
      mix(lit, '#c98f52', 0.34),
      mix(lit, shade, 0.25),
    ]);
    const wob = noise1(Math.floor(py));
    const f = (x) => py + (fbm(wob, x / 130, 3) - 0.5) * 22;
    c.beginPath();
    c.moveTo(0, y);
    for (let x = 0; x <= W; x += 6) c.lineTo(x, f(x) + G() * 1.4);
    c.lineTo(W, y);
    c.fillStyle = tone;
    c.fill();
    for (let x = -20; x < W;) {
      const w = rr(30, 240);
      const drop = rr(3, 12);
      fill(
        c,
        `M${x} ${f(x) - 2}L${x + w} ${f(x + w) - 2}L${x + w - 8} ${f(x + w) + drop}L${x + 6} ${f(x) + drop * 0.6}Z`,
        rgba(dark, rr(0.1, 0.5)),
      );
      if (R() < 0.5)
        stroke(c, `M${x} ${f(x)}l${rr(-6, 6)} ${h * rr(0.4, 0.95)}`, rgba(dark, rr(0.2, 0.55)), rr(1, 2.6));
      if (R() < 0.35)
        fill(
          c,
          `M${x} ${f(x) + 4}l${w * 0.5} 0l-6 ${h * 0.7}l${-w * 0.42} 4z`,
          rgba(mix(lit, '#ffffff', 0.5), 0.3),
        );
      x += w;
    }
    py += h;
  }
  for (let x = 24; x < W; x += 62) {
    const [from, to] = [rr(330, 470), rr(640, 860)];
    stroke(c, `M${x} ${from}L${x + 3} ${to}`, rgba(dark, 0.16), 6);
    stroke(c, `M${x + 4.5} ${from}L${x + 7} ${to}`, rgba('#ffffff', 0.2), 1.6);
  }
  for (let i = 0; i < 10; i++)
    layer(
      c,
      () => {
        const x = rr(0, W);
        fill(
          c,
          `M${x} ${rr(250, 420)}q${rr(10, 30)} 90 ${rr(-8, 14)} ${rr(200, 380)}l${rr(-26, -12)} 0z`,
          rgba(mix(shade, hour.oak.deep, 0.6), 0.3),
        );
      },
      { blur: 7 },
    );
  fill(c, `M0 ${y - 240}H${W}V${y}H0Z`, linear(c, 0, y - 240, 0, y, [0, rgba(dark, 0), 1, rgba(dark, 0.55)]));
  fill(
    c,
    `M0 100H${W}V${y}H0Z`,
    linear(c, 0, 0, W, 0, [0, rgba(dark, 0.4), 0.6, rgba(dark, 0.05), 1, rgba('#ffe3a3', 0.2)]),
  );
}

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

/** A concrete arch bridge over a green river. */
export function bridge(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'gold'];
  const at = [o.sunX ?? 1180, o.sunY ?? 400];
  const y = o.y ?? 760;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 104 });
  ridges(c, W, H, hour, 700, 190 + (o.seed ?? 0));
  const water = 1010;
  fill(
    c,
    `M0 ${water - 60}H${W}V${H}H0Z`,
    linear(c, 0, water - 60, 0, H, [
      0,
      mix(hour.water[0], hour.ridges[2][0], 0.4),
      0.4,
      hour.water[2],
      1,
      mix(hour.water[2], '#14221e', 0.5),
    ]),
  );
  for (let i = 0; i < 260; i++)
    box(
      c,
      at[0] + G() * 420,
      water - 50 + Math.pow(R(), 1.4) * 240,
      rr(10, 70),
      rr(1, 3.4),
      rgba(mix(hour.water[1], '#ffffff', 0.4), rr(0.2, 0.8)),
    );
  for (let i = 0; i < 190; i++)
    box(c, rr(0, W), water - 40 + R() * 240, rr(30, 150), rr(1, 3), rgba(hour.ridges[1][0], rr(0.08, 0.25)));
  bush(c, 40, water - 20, 420, 150, hour.oak, 260);
  bush(c, 1580, water - 20, 380, 170, hour.oak, 260);
  const [lit, shade] = hour.stone;
  const under = new Path2D(`M0 ${y + 26}H${W}V${y + 90}H0Z`);
  for (let i = -1; i < 3; i++) {
    const x = 120 + i * 640;
    const arch = new Path2D(
      `M${x} ${H}V${y + 60}H${x + 640}V${H}H${x + 584}V${water - 10}C${x + 560} ${y + 150} ${x + 440} ${y + 104} ${x + 320} ${y + 104}S${x + 80} ${y + 150} ${x + 56} ${water - 10}V${H}Z`,
    );
    fill(c, arch, linear(c, 0, y, 0, water, [0, mix(lit, shade, 0.35), 1, mix(shade, '#1b2722', 0.4)]));
    stroke(
      c,
      `M${x + 56} ${water - 10}C${x + 80} ${y + 150} ${x + 200} ${y + 104} ${x + 320} ${y + 104}S${x + 560} ${y + 150} ${x + 584} ${water - 10}`,
      rgba(lit, 0.8),
      4,
    );
    for (let k = 1; k < 7; k++)
      stroke(c, `M${x + k * 91} ${y + 60}v${16 + Math.abs(k - 3.5) * 20}`, rgba(shade, 0.4), 2);
  }
  fill(
    c,
    under,
    linear(c, 0, y + 26, 0, y + 90, [0, lit, 0.3, mix(lit, shade, 0.35), 1, mix(shade, '#1b2722', 0.3)]),
  );
  fill(
    c,
    `M0 ${y - 46}H${W}V${y + 30}H0Z`,
    linear(c, 0, y - 46, 0, y + 30, [0, hour.road[1], 1, hour.road[2]]),
  );
  for (let x = -10; x < W; x += 46) fill(c, `M${x} ${y - 46}v-50h16v50z`, mix(lit, shade, 0.3));
  fill(c, `M0 ${y - 110}H${W}V${y - 96}H0Z`, mix(lit, '#ffffff', 0.1));
  speckle(c, W, y + 26, y + 90, shade, lit, 300);
  return {
    look: { sunAt: at[0] < 800 ? -1 : 1, seed: o.seed, ...hour.look },
    road: y,
    front() {
      fill(
        c,
        `M0 ${y + 14}H${W}V${y + 34}H0Z`,
        linear(c, 0, y + 14, 0, y + 34, [0, mix(lit, '#ffffff', 0.2), 1, mix(lit, shade, 0.4)]),
      );
      stroke(c, `M0 ${y - 26}H${W}M0 ${y - 2}H${W}`, mix('#39443f', shade, 0.3), 4);
      stroke(c, `M0 ${y - 28}H${W}`, rgba(look(hour), 0.6), 1.4);
      for (let x = 30; x < W; x += 150) box(c, x, y - 30, 8, 46, mix('#39443f', shade, 0.3));
      if (hour === HOURS.fog) mist(c, W, 930, 1180, '#f6efd8', 16, 0.6);
      wash(c, W, H, at, hour.wash);
    },
  };
}
const look = (hour) => hour.look.sun ?? '#ffcf6b';
