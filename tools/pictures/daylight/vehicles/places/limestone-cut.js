import { grass } from '../../nature.js';
import { G, R, fbm, fill, layer, linear, mix, noise1, pick, rgba, rr, seed, stroke } from '../../lib.js';
import { HOURS } from './hours.js';
import { sky, wash } from './sky.js';
import { road, start } from './land.js';
import { bush } from './paint.js';

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
