/** Where the vehicles stand: Hill Country places under one sun, at the right and out of the picture. */
import { R, clamp, mix, pick, rgba, rr, seed } from '../../lib.js';
import { grass, ledge, oak, ridge } from '../../nature.js';
import { dapple, haze } from '../kit/light.js';
import { at, fillPath, inside, lin, poly, rad, soft, strokePath, toPath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { towerRow } from '../kit/skyline.js';
import { cottage } from './cottage.js';

const skies = {
  gold: ['#86a9b0', '#cbd7cc', '#f6e6be'],
  clear: ['#6f9fae', '#b4d0cf', '#f2ead0'],
  rose: ['#87a0ac', '#d8cdbf', '#f7d9ae'],
};

export function sky(c, W, H, y, tones, low) {
  const [top, middle, bottom] = skies[tones];
  c.fillStyle = lin(c, 0, 0, 0, y, [0, top], [0.55, middle], [1, bottom]);
  c.fillRect(0, 0, W, H);
  c.fillStyle = rad(
    c,
    W * 1.02,
    low ? y * 0.8 : y * 0.4,
    20,
    W * 0.85,
    [0, 'rgba(255,236,178,.95)'],
    [0.3, 'rgba(255,224,152,.45)'],
    [1, 'rgba(255,222,150,0)'],
  );
  c.fillRect(0, 0, W, y + 60);
  soft(c, 9, () => {
    for (let i = 0; i < 20; i++) {
      c.fillStyle = `rgba(255,248,228,${rr(0.12, 0.4)})`;
      c.beginPath();
      c.ellipse(rr(-0.1, 1.1) * W, rr(0.05, 0.75) * y, rr(90, 340), rr(3, 12), 0, 0, 7);
      c.fill();
    }
  });
}

/** A cloud of the afternoon with a level foot, lit from the right. */
export function cloud(c, x, y, s) {
  const bounds = new Path2D();
  bounds.rect(x - 180 * s, 0, 360 * s, y);
  inside(c, bounds, () =>
    [22, 40, 54, 66, 44, 24].forEach((r, i) => {
      const px = x + (i - 2.5) * 48 * s;
      c.fillStyle = lin(c, px - r * s, 0, px + r * s, 0, [0, '#b5c6c1'], [1, '#fff3d4']);
      c.beginPath();
      c.arc(px, y, r * s, 0, 7);
      c.fill();
    }),
  );
}

/** The sky of a lineup picture: clouds, the smaller the farther, most of them away from the sun. */
function heaven(c, W, H, y, ...tones) {
  sky(c, W, H, y, ...tones);
  for (const share of [0.3, 0.52, 0.7]) {
    const low = share + rr(-0.12, 0.1);
    cloud(c, W * rr(0, 0.8), y * low, 2.1 - low * 2);
  }
}

/** Hills from far to near; `near` is how high the last one stands over the horizon. */
export function hills(c, W, H, y, sd, { far = 120, near = 20, trees = 1 } = {}) {
  const d = far - near;
  const row = (k, o) =>
    ridge(c, W + 2, H, { seed: sd + k, y: y - near - d * o.at, fade: 190, depth: 110, ...o });
  row(12, {
    at: 1,
    amp: 34,
    freq: 2.6,
    top: '#a9b8ad',
    bot: '#e9dfc0',
    trees: 700 * trees,
    size: 3,
    lit: '#cdcfb0',
    dark: '#93a498',
    mesa: 1,
  });
  row(23, {
    at: 0.62,
    amp: 44,
    freq: 3,
    top: '#86a093',
    bot: '#d3d0ac',
    trees: 1100 * trees,
    size: 4.4,
    lit: '#b4bb94',
    dark: '#6b867a',
    mesa: 1,
  });
  row(35, {
    at: 0.3,
    amp: 36,
    freq: 3.4,
    top: '#5c7c6c',
    bot: '#b3bb94',
    trees: 1300 * trees,
    size: 6,
    lit: '#94a274',
    dark: '#44645a',
  });
  row(58, {
    at: 0,
    amp: 22,
    freq: 3,
    top: '#3f6150',
    bot: '#87986b',
    trees: 1300 * trees,
    size: 8.4,
    lit: '#7f9359',
    dark: '#264638',
  });
}

export function meadow(c, W, H, y, [top, bottom], blades = 2600) {
  c.fillStyle = lin(c, 0, y, 0, H, [0, top], [1, bottom]);
  c.fillRect(0, y, W, H - y);
  grass(c, W, () => y + 2, H + 30, blades, ['#b9b27c', '#8f965f', '#d9cc92', '#63724c'], 16);
}

/** The ground from y0 to y1 meters across the car, as far as the camera sees it. */
function strip(cam, y0, y1, x0 = -70, x1 = 70) {
  const row = (y) =>
    Array.from({ length: 141 }, (_, i) => [x0 + ((x1 - x0) * i) / 140, y, 0])
      .filter((p) => cam.depth(p) > 1.6)
      .map(cam.project);
  return [...row(y0), ...row(y1).reverse()];
}

function road(c, W, H, cam, kind = 'caliche', y0 = -2.6, yellow = true, y1 = kind === 'asphalt' ? 9 : 2.9) {
  const tones = {
    caliche: ['#e2d3a8', '#c3ae80'],
    asphalt: ['#8d9086', '#5f655f'],
    stone: ['#ddd2b0', '#b9aa84'],
  }[kind];
  const shape = strip(cam, y0, y1);
  const top = Math.min(...shape.map((p) => p[1]));
  poly(c, shape, lin(c, 0, top, 0, H, [0, tones[0]], [1, tones[1]]));
  inside(c, toPath(shape), () => {
    for (let i = 0; i < 1700; i++) {
      const t = Math.pow(R(), 0.7),
        y = top + t * (H - top);
      c.fillStyle = rgba(R() < 0.5 ? '#fff2ce' : '#3c3a2c', rr(0.05, 0.2));
      c.fillRect(rr(0, W), y, rr(3, 26) * (0.3 + t), rr(1, 3) * (0.3 + t));
    }
    if (kind === 'stone')
      for (let y = y0; y < y1; y += 1.1)
        strokePath(
          c,
          `M${strip(cam, y, y)
            .map((p) => p.join(' '))
            .join(' L')}`,
          'rgba(96,84,56,.28)',
          2,
        );
    // what wheels have worn bright
    if (kind === 'caliche')
      for (const y of [-0.75, 0.75]) poly(c, strip(cam, y - 0.28, y + 0.28), 'rgba(255,246,220,.32)');
  });
  if (kind === 'asphalt') {
    poly(c, strip(cam, y0 + 0.18, y0 + 0.3), '#f1e3b6');
    if (yellow) for (const y of [3.1, 3.34]) poly(c, strip(cam, y, y + 0.12), '#dda93c');
  }
  return top;
}

const oaks = (c, list) => list.forEach(([x, y, w, h, n]) => oak(c, x, y, w, h, n, oakPalette));
/** Grass and flowers between the road and the eye. */
export function verge(c, W, H, cam, from = 2.9, bloom = ['#f2c84b', '#fff3d2', '#e08a3c']) {
  const edge = strip(cam, from, from, -20, 20).filter((_, i) => i < 141);
  const y = (x) => {
    const i = Math.max(
      1,
      edge.findIndex((p) => p[0] > x),
    );
    const [a, b] = [edge[i - 1], edge[i]];
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };
  const top = Math.min(y(0), y(W));
  poly(
    c,
    [
      [0, y(0)],
      [W, y(W)],
      [W, H],
      [0, H],
    ],
    lin(c, 0, top, 0, H, [0, '#98975f'], [0.25, '#667848'], [1, '#33482f']),
  );
  grass(c, W, y, H + 60, 2400, ['#3d4b3a', '#6c7f4c', '#b9b06c', '#2c3a31', '#8d9a55'], 30);
  for (let i = 0; i < 260; i++) {
    const x = rr(0, W);
    const t = R();
    const r = 2.5 + t * 5;
    c.fillStyle = pick(bloom);
    c.beginPath();
    c.ellipse(x, y(x) + 8 + (H - y(x)) * t, r, r * 0.7, 0, 0, 7);
    c.fill();
  }
}

export function water(c, W, y0, y1, tone = '#c4cdbd', glow = '#fdeab8') {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, mix(tone, '#6f979b', 0.5)], [0.6, mix(tone, glow, 0.45)], [1, glow]);
  c.fillRect(0, y0, W, y1 - y0);
  for (let i = 0; i < 260; i++) {
    c.fillStyle = R() < 0.6 ? `rgba(255,250,226,${rr(0.2, 0.8)})` : `rgba(70,104,98,${rr(0.1, 0.3)})`;
    const y = rr(y0, y1);
    c.fillRect(rr(0, W), y, rr(20, 110), rr(1, 3));
  }
}

/** Water from y0 to y1 that mirrors what stands above it, in ripples that grow toward the eye. */
function lake(c, W, y0, y1, deep = '#2c5f5e') {
  const size = (y) => 3 + (y - y0) * 0.022;
  for (let y = y0; y < y1; y += size(y)) {
    const from = y0 - (y - y0) * 1.15 - 4;
    const shift = Math.sin((y - y0) ** 0.8) * size(y) * 0.8 + rr(-1, 1) * size(y) * 0.5;
    c.drawImage(c.canvas, 0, Math.max(0, from), W, size(y), shift - 20, y, W + 40, size(y) + 1);
  }
  c.fillStyle = lin(
    c,
    0,
    y0,
    0,
    y1,
    [0, rgba('#e9dfb8', 0.1)],
    [0.2, rgba(deep, 0.14)],
    [1, rgba(deep, 0.62)],
  );
  c.fillRect(0, y0, W, y1 - y0);
  for (let i = 0; i < 240; i++) {
    const y = y0 + (y1 - y0) * R() ** 1.5;
    const x = R() ** 0.6 * W;
    c.fillStyle = `rgba(255,246,214,${rr(0.15, 0.4) + (0.5 * x) / W})`;
    c.fillRect(x, y, rr(8, 26) * (1 + (y - y0) * 0.006), 0.6 + size(y) * 0.16);
  }
}

/** Calm water mirrors each tree as level strokes, close in its middle and loose at its rim; single branches would look like roots. */
function mirror(c, W, H, y, trees) {
  haze(c, W, H, 1.4, (k) => {
    for (const [x, , w, h] of trees)
      for (let i = 0; i < 420; i++) {
        const [a, q] = [rr(0, 6.3), R() ** 0.6];
        const [px, py] = [x + Math.cos(a) * q * w * 0.46, y + h * 0.62 + Math.sin(a) * q * h * 0.36];
        k.fillStyle = rgba(mix('#28463a', '#7d8d58', clamp(q * 0.4 + (px - x) / w)), 0.5);
        k.fillRect(px - w * 0.07, py, w * rr(0.05, 0.16), rr(3, 8));
      }
    for (const [x, , w, h] of trees)
      for (let d = 0; d < h * 0.34; d += 7) {
        k.fillStyle = rgba('#28463a', 0.7);
        k.fillRect(x - w * 0.035 + rr(-4, 4), y + d, w * 0.07, 6);
      }
  });
}

function wall(c, x, y, w, h, course = 30) {
  c.fillStyle = lin(c, x, y, x + w, y, [0, '#c9bb95'], [1, '#f1e4bf']);
  c.fillRect(x, y, w, h);
  for (let row = 0; row * course < h; row++)
    for (let q = x - rr(0, 60); q < x + w;) {
      const long = rr(44, 110);
      const left = Math.max(q, x),
        right = Math.min(q + long, x + w);
      if (right > left) {
        c.fillStyle = rgba(pick(['#fff3d2', '#a99869', '#dccb9c', '#8b7b54', '#f7e9c4']), rr(0.12, 0.42));
        c.fillRect(left + 1, y + row * course + 1, right - left - 2, course - 2);
      }
      q += long;
    }
}

function house(c, W, y, u) {
  const [x, w, h] = [W * 0.06, W * 0.62, 190 * u];
  wall(c, x, y - h, w, h + 4, 26 * u);
  poly(
    c,
    [
      [x - 36 * u, y - h + 6],
      [x + 70 * u, y - h - 118 * u],
      [x + w - 70 * u, y - h - 118 * u],
      [x + w + 36 * u, y - h + 6],
    ],
    lin(c, x, 0, x + w, 0, [0, '#66736d'], [1, '#aab0a0']),
  );
  for (let i = 0; i < 26; i++)
    strokePath(
      c,
      `M${x + 70 * u + ((w - 140 * u) * i) / 25} ${y - h - 118 * u} L${x - 36 * u + ((w + 72 * u) * i) / 25} ${y - h + 6}`,
      'rgba(30,40,36,.3)',
      1.6,
    );
  c.fillStyle = 'rgba(24,32,28,.35)';
  c.fillRect(x, y - h + 6, w, 26 * u);
  for (const [a, wide] of [
    [0.07, 0.12],
    [0.24, 0.12],
    [0.66, 0.1],
    [0.82, 0.1],
  ]) {
    c.fillStyle = lin(c, 0, y - h + 50 * u, 0, y - 40 * u, [0, '#8fa9a6'], [0.6, '#42584f'], [1, '#2a3a33']);
    c.fillRect(x + w * a, y - h + 50 * u, w * wide, 92 * u);
    c.strokeStyle = '#22302a';
    c.lineWidth = 5 * u;
    c.strokeRect(x + w * a, y - h + 50 * u, w * wide, 92 * u);
  }
  const [left, wide, top] = [x + w * 0.46, w * 0.085, y - h + 44 * u];
  c.fillStyle = '#3a3428';
  c.fillRect(left - 5 * u, top - 5 * u, wide + 10 * u, y - top);
  c.fillStyle = lin(c, left, 0, left + wide, 0, [0, '#94522a'], [1, '#bd7439']);
  c.fillRect(left, top, wide, y - 12 * u - top);
  c.fillStyle = 'rgba(58,30,14,.35)';
  for (const [a, b] of [
    [0.1, 0.42],
    [0.52, 0.9],
  ])
    for (const side of [0.14, 0.56])
      c.fillRect(left + wide * side, top + (y - top - 12 * u) * a, wide * 0.3, (y - top - 12 * u) * (b - a));
  c.fillStyle = '#f0dfae';
  c.fillRect(left + wide * 0.86, top + (y - top) * 0.46, 4 * u, 12 * u);
  // a gabled porch before the door, shrubs along the wall
  const [middle, half] = [left + wide / 2, w * 0.1];
  c.fillStyle = 'rgba(24,32,28,.4)';
  c.fillRect(middle - half, y - h + 20 * u, half * 2, h - 20 * u);
  const gable = `M${middle - half - 26 * u} ${y - h + 22 * u} L${middle} ${y - h - 76 * u} L${middle + half + 26 * u} ${y - h + 22 * u}`;
  fillPath(c, gable, lin(c, middle - half, 0, middle + half, 0, [0, '#b5a67e'], [1, '#f6ebc8']));
  strokePath(c, gable, '#3f4b46', 11 * u);
  for (const d of [-1, 1]) {
    c.fillStyle = lin(
      c,
      middle + d * half - 8 * u,
      0,
      middle + d * half + 8 * u,
      0,
      [0, '#8a5a34'],
      [1, '#dba466'],
    );
    c.fillRect(middle + d * half - 7 * u, y - h + 20 * u, 14 * u, h - 20 * u);
  }
  for (let i = 0; i < 70; i++) {
    const [q, r] = [x + rr(0, 1) * w, rr(8, 20) * u];
    if (Math.abs(q - middle) < half + 16 * u) continue;
    c.fillStyle = mix('#22382d', '#44633f', R());
    c.beginPath();
    c.arc(q, y - r * 0.6, r, 0, 7);
    c.fill();
    c.fillStyle = 'rgba(183,180,104,.6)';
    c.beginPath();
    c.arc(q + r * 0.3, y - r * 0.95, r * 0.5, 0, 7);
    c.fill();
  }
  // a step of stone, lit on its tread
  for (const [out, from] of [
    [14, 12],
    [30, 5],
  ]) {
    c.fillStyle = '#efe3bd';
    c.fillRect(left - out * u, y - from * u, wide + out * 2 * u, 3 * u);
    c.fillStyle = '#8f8362';
    c.fillRect(left - out * u, y - (from - 3) * u, wide + out * 2 * u, 6 * u);
  }
}

/** A roll of film on its end: round, with its core and the edge of the film on top. */
function roll(c, x, y, r, h, i) {
  const color = ['#313f39', '#bd7700', '#5d6a62', '#1b2722', '#949a8f'][i];
  const oval = (k, fill) => {
    c.fillStyle = fill;
    c.beginPath();
    c.ellipse(x, y, r * k, r * k * 0.34, 0, 0, 7);
    c.fill();
  };
  c.fillStyle = lin(
    c,
    x - r,
    0,
    x + r,
    0,
    [0, mix(color, '#0d1518', 0.5)],
    [0.55, color],
    [0.74, mix(color, '#fff0cf', 0.45)],
    [1, mix(color, '#0d1518', 0.2)],
  );
  c.beginPath();
  c.ellipse(x, y + h, r, r * 0.34, 0, 0, Math.PI);
  c.lineTo(x - r, y);
  c.lineTo(x + r, y);
  c.fill();
  oval(1, mix(color, '#fff0cf', 0.35));
  oval(0.62, '#d9c79a');
  oval(0.44, '#1a211e');
}

function shop(c, W, H, y) {
  const [x, w, h] = [W * -0.02, W * 0.86, 430];
  wall(c, x, y - h, w, h + 6, 36);
  // its foot: a course of larger stones
  c.fillStyle = '#8f845f';
  c.fillRect(x, y - 30, w, 34);
  for (let q = x; q < x + w; q += 112) {
    c.fillStyle = lin(c, 0, y - 30, 0, y, [0, '#d6c79d'], [1, '#ab9c72']);
    c.fillRect(q + 2, y - 28, Math.min(108, x + w - q - 2), 30);
  }
  apron(c, W, H, y);
  c.fillStyle = '#39463f';
  c.fillRect(x - 10, y - h - 26, w + 34, 32);
  // the fanlight of the shop between its bays
  c.fillStyle = '#26312b';
  c.beginPath();
  c.arc(x + w * 0.5, y - h + 96, 76, Math.PI, 0);
  c.fill();
  ['#ffb627', '#d0d0c6', '#949a8f', '#6d786f', '#4f5c54'].forEach((tone, i) => {
    const [mx, my, a] = [x + w * 0.5, y - h + 96, Math.PI * (1 + i / 5)];
    c.fillStyle = tone;
    c.beginPath();
    c.arc(mx, my, 62, a + 0.05, a + Math.PI / 5 - 0.05);
    c.arc(mx, my, 20, a + Math.PI / 5 - 0.14, a + 0.14, true);
    c.fill();
  });
  for (const [a, open] of [
    [0.1, true],
    [0.54, false],
  ]) {
    const [bx, bw, bh] = [x + w * a, w * 0.36, 320];
    c.fillStyle = open
      ? lin(c, 0, y - bh, 0, y, [0, '#5b4a2c'], [0.5, '#8a6c3c'], [1, '#4b4231'])
      : lin(c, bx, 0, bx + bw, 0, [0, '#7b8a80'], [1, '#b7bcab']);
    c.fillRect(bx, y - bh, bw, bh);
    if (open) {
      c.fillStyle = 'rgba(255,226,150,.9)';
      c.fillRect(bx + bw * 0.16, y - bh + 40, bw * 0.68, 9);
      soft(c, 22, () => {
        c.fillStyle = 'rgba(255,214,130,.4)';
        c.fillRect(bx + 20, y - bh + 26, bw - 40, 110);
      });
      // the floor of the bay, and the light that falls on it
      const floor = [
        [bx, y],
        [bx + bw * 0.1, y - 66],
        [bx + bw * 0.9, y - 66],
        [bx + bw, y],
      ];
      poly(c, floor, lin(c, 0, y - 66, 0, y, [0, '#8f8468'], [1, '#c9bc98']));
      inside(c, toPath(floor), () =>
        soft(c, 12, () => {
          c.fillStyle = 'rgba(255,232,170,.55)';
          c.fillRect(bx + bw * 0.2, y - 60, bw * 0.6, 30);
        }),
      );
      for (let i = 0; i < 5; i++) roll(c, bx + bw * (0.18 + i * 0.16), y - bh + 100, bw * 0.05, 150, i);
    } else
      for (let i = 1; i < 5; i++)
        strokePath(
          c,
          `M${bx} ${y - bh + (bh * i) / 5} L${bx + bw} ${y - bh + (bh * i) / 5}`,
          'rgba(34,48,42,.45)',
          4,
        );
    c.strokeStyle = '#2a3630';
    c.lineWidth = 9;
    c.strokeRect(bx, y - bh, bw, bh);
  }
  for (const [from, to] of [
    [0, 0.092],
    [0.468, 0.532],
    [0.908, 1],
  ])
    for (let q = x + w * from + 22; q < x + w * to; q += rr(40, 56)) shrub(c, q, y + 12, rr(24, 40));
}

/** A tuft of narrow leaves in the bed along a wall, lit from the right. */
function shrub(c, x, y, r) {
  for (let i = 0; i < 22; i++) {
    const a = Math.PI * (0.06 + (0.88 * i) / 21);
    const long = r * rr(0.7, 1.15);
    strokePath(
      c,
      `M${x} ${y} Q${x + Math.cos(a) * long * 0.5} ${y - Math.sin(a) * long * 0.85} ${x + Math.cos(a) * long} ${y - Math.sin(a) * long}`,
      a < 1.2 ? pick(['#8d9a58', '#b3ae6c']) : pick(['#3c4f39', '#56683f', '#2e3f31']),
      rr(2.2, 4),
    );
  }
}

/** The yard before the shop: a concrete drive from each bay to the road, gravel beside them. */
function apron(c, W, H, y) {
  c.fillStyle = lin(c, 0, y, 0, y + 260, [0, '#a99b74'], [1, '#b9ab83']);
  c.fillRect(0, y - 2, W, H);
  for (let i = 0; i < 100; i++) {
    const t = R();
    c.fillStyle = rgba(R() < 0.5 ? '#fff2ce' : '#4c442c', rr(0.08, 0.22));
    c.fillRect(rr(0, W), y + t * 300, rr(4, 16) * (0.4 + t), rr(1.5, 3.5));
  }
  const middle = W * 0.41;
  const out = (x, t) => [middle + (x - middle) * (1 + t * 0.55), y + t * 300];
  for (const [from, to] of [
    [W * 0.06, W * 0.385],
    [W * 0.435, W * 0.765],
  ]) {
    poly(
      c,
      [out(from, 0), out(to, 0), out(to, 1.2), out(from, 1.2)],
      lin(c, 0, y, 0, y + 300, [0, '#d3c7a2'], [1, '#e2d7b4']),
    );
    for (const t of [0.2, 0.52, 0.95])
      strokePath(c, `M${out(from, t).join(' ')} L${out(to, t).join(' ')}`, 'rgba(84,74,48,.35)', 2.5);
    const half = (from + to) / 2;
    strokePath(c, `M${out(half, 0).join(' ')} L${out(half, 1.2).join(' ')}`, 'rgba(84,74,48,.35)', 2.5);
  }
  soft(c, 9, () => {
    c.fillStyle = 'rgba(40,40,26,.5)';
    c.fillRect(-40, y - 2, W * 0.85 + 20, 20);
    // light from the open bay
    poly(
      c,
      [out(W * 0.1, 0), out(W * 0.36, 0), out(W * 0.34, 0.36), out(W * 0.1, 0.36)],
      'rgba(255,224,150,.5)',
    );
  });
}

/** Towers of glass by their place, width and height; some have a crown or a mast. */
const towers = [
  [0.01, 62, 110, 'flat'],
  [0.06, 54, 160, 'step'],
  [0.14, 50, 206, 'flat'],
  [0.178, 66, 130, 'flat'],
  [0.222, 52, 246, 'arch'],
  [0.262, 70, 304, 'facets'],
  [0.32, 60, 190, 'flat'],
  [0.362, 56, 292, 'prism'],
  [0.41, 70, 226, 'flat'],
  [0.46, 64, 364, 'step', 60],
  [0.506, 62, 250, 'flat'],
  [0.552, 56, 186, 'flat'],
  [0.592, 62, 318, 'slope'],
  [0.644, 50, 232, 'flat'],
  [0.682, 72, 128, 'flat'],
  [0.732, 56, 188, 'arch'],
  [0.78, 62, 100, 'flat'],
  [0.822, 50, 132, 'flat'],
  [0.86, 60, 78, 'flat'],
];
export const skyline = (c, W, y, row = towers, ends, k) =>
  haze(c, W, y + 40, 1, (d) => towerRow(d, W, y, row, ends, k));

export function windmill(c, x, y, h, lit) {
  for (const d of [-1, 1])
    strokePath(c, `M${x + d * h * 0.13} ${y} L${x + d * h * 0.02} ${y - h}`, '#39433d', 5);
  for (let i = 1; i < 6; i++)
    strokePath(
      c,
      `M${x - h * 0.13 * (1 - i / 6.6)} ${y - (h * i) / 6} L${x + h * 0.13 * (1 - i / 6.6)} ${y - (h * i) / 6}`,
      '#39433d',
      3,
    );
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.2832;
    poly(
      c,
      [
        [0.04, a],
        [0.2, a - 0.11],
        [0.2, a + 0.1],
      ].map(([r, q]) => [x + Math.cos(q) * r * h, y - h + Math.sin(q) * r * h]),
      i > 11 || i < 3 ? lit : '#59665f',
    );
  }
  poly(
    c,
    [
      [x - h * 0.06, y - h],
      [x - h * 0.32, y - h - h * 0.06],
      [x - h * 0.32, y - h + h * 0.06],
    ],
    '#a8502f',
  );
}

export function fence(c, W, y, step = 120, h = 66) {
  for (let x = -20; x < W + step; x += step)
    strokePath(c, `M${x} ${y} L${x + rr(-4, 4)} ${y - h}`, '#5f553f', 8);
  for (const k of [0.3, 0.6, 0.9])
    strokePath(c, `M-10 ${y - h * k} L${W + 10} ${y - h * k}`, 'rgba(70,70,58,.6)', 2);
}

function flowers(c, W, y0, y1, colors, count = 5200) {
  for (let i = 0; i < count; i++) {
    const t = Math.pow(R(), 0.8),
      y = y0 + t * (y1 - y0);
    c.fillStyle = rgba(pick(colors), rr(0.55, 0.95));
    c.beginPath();
    c.ellipse(rr(0, W), y, rr(1.6, 3) * (0.6 + t * 1.7), rr(2.4, 5) * (0.6 + t * 1.7), rr(-0.3, 0.3), 0, 7);
    c.fill();
  }
}

/** A road cut: benches of limestone, each set back behind the one under it, oaks on top. */
function cliff(c, W, y) {
  oaks(c, [
    [W * 0.08, y - 150, 420, 330, 31],
    [W * 0.9, y + 44, 250, 200, 32],
  ]);
  for (let i = 0; i < 7; i++) {
    const top = y - 168 + i * 34,
      right = W * (0.44 + i * 0.025),
      face = [];
    for (let x = -20; x < right; x += rr(30, 90)) face.push([x, top + rr(-7, 7)]);
    poly(
      c,
      [...face, [right, top + 12], [right + rr(6, 20), y + 60], [-20, y + 60]],
      lin(
        c,
        0,
        0,
        right,
        0,
        [0, mix('#8d8466', '#cdbb8f', i / 7)],
        [0.8, mix('#c9ba90', '#e8d8ac', i / 7)],
        [1, '#fbeec8'],
      ),
    );
    strokePath(c, `M${face.map((p) => p.join(' ')).join(' L')}`, 'rgba(255,246,216,.75)', 3);
    for (const [x, q] of face)
      if (R() < 0.7) strokePath(c, `M${x} ${q + 6} l${rr(-3, 3)} ${rr(14, 26)}`, 'rgba(92,80,54,.5)', 2);
    haze(c, W, y + 80, 4, (k) => {
      k.fillStyle = 'rgba(64,60,44,.35)';
      for (let j = 0; j < 5; j++) k.fillRect(rr(0, right * 0.8), top + 20, rr(60, 200), 8);
    });
  }
  grass(c, W * 0.6, () => y + 46, y + 84, 300, ['#8f965f', '#b9b27c', '#63724c'], 24);
}

/** A thin sheet of water over a slab, with glints along it. */
function wetRoad(c, W, cam, y0, y1) {
  inside(c, toPath(strip(cam, y0, y1)), () => {
    for (let i = 0; i < 34; i++) {
      const [x, y] = [rr(-9, 8), rr(y0, y1)];
      poly(c, strip(cam, y, y + rr(0.05, 0.3), x, x + rr(1, 4)), `rgba(138,180,174,${rr(0.2, 0.42)})`);
    }
    for (let i = 0; i < 90; i++) {
      const [x, y] = [rr(-10, 10), rr(y0, y1)];
      poly(c, strip(cam, y, y + rr(0.006, 0.025), x, x + rr(0.3, 1.4)), `rgba(255,250,226,${rr(0.25, 0.8)})`);
    }
  });
}
/** A stone of the curb: lit on top and on the end toward the sun, its foot in shade. */
function curb(c, cam, x, y) {
  const face = (...corners) => corners.map((p) => cam.project(p));
  const end = x + 1.02;
  const front = face([x, y, 0.12], [end, y, 0.12], [end, y, 0], [x, y, 0]);
  poly(c, front, lin(c, 0, front[0][1], 0, front[2][1], [0, '#eadcb4'], [0.55, '#c9b98d'], [1, '#94875f']));
  poly(
    c,
    face([end - 0.03, y, 0.12], [end, y, 0.12], [end, y, 0], [end - 0.03, y, 0]),
    'rgba(255,246,216,.9)',
  );
  poly(c, face([x, y - 0.2, 0.12], [end, y - 0.2, 0.12], [end, y, 0.12], [x, y, 0.12]), '#fff3d0');
}

/** A wall of limestone a meter high across the head of the bays: the sun stands behind it and lights its top. */
function lotWall(c, cam, x) {
  const block = (y0, y1, z0, z1, color) =>
    poly(
      c,
      [
        [y0, z0],
        [y1, z0],
        [y1, z1],
        [y0, z1],
      ].map(([y, z]) => cam.project([x, y, z])),
      color,
    );
  block(-40, 6, 0, 1, '#6f6c56');
  for (let row = 0; row < 5; row++)
    for (let y = -40 - rr(0, 0.6), next; y < 6; y = next) {
      next = y + rr(0.34, 0.8);
      block(y + 0.008, next - 0.008, row * 0.2 + 0.008, row * 0.2 + 0.194, mix('#918b70', '#aea585', R()));
    }
  block(-40, 6, 1, 1.05, '#b9ad88');
  poly(
    c,
    [
      [x, -40],
      [x, 6],
      [x + 0.3, 6],
      [x + 0.3, -40],
    ].map(([a, y]) => cam.project([a, y, 1.05])),
    '#fff3cf',
  );
}

/** The ground of the bays from the wall to the left: slabs, a line between two bays, a stop behind each car. */
function bays(c, W, H, cam, x) {
  const wide = 2.8;
  const ground = toPath([...[6, -40].map((y) => cam.project([x, y, 0])), [0, H], [W, H]]);
  c.fillStyle = lin(c, 0, H * 0.4, 0, H, [0, '#d6cba8'], [1, '#aca283']);
  c.fill(ground);
  inside(c, ground, () => {
    for (let i = 0; i < 1500; i++) {
      const t = R() ** 0.7;
      c.fillStyle = rgba(R() < 0.5 ? '#fff2ce' : '#3c3a2c', rr(0.05, 0.16));
      c.fillRect(rr(0, W), H * (0.4 + 0.6 * t), rr(3, 22) * (0.3 + t), rr(1, 3) * (0.3 + t));
    }
    soft(c, 4, () => poly(c, strip(cam, -40, 6, x - 1.1, x), 'rgba(52,56,46,.5)'));
  });
  for (let i = 5; i >= -1; i--) {
    const y = wide * (0.5 - i);
    poly(c, strip(cam, y - 0.06, y + 0.06, -2.7, x - 0.35), '#fffaea');
    // a stop of concrete, lit on top
    const at = (dx, dy, z) => cam.project([x - 1.25 + dx, y - wide / 2 + dy, z]);
    const face = (color, ...corners) =>
      poly(
        c,
        corners.map((p) => at(...p)),
        color,
      );
    soft(c, 4, () =>
      face('rgba(30,36,30,.5)', [-0.3, -0.9, 0], [0.1, -0.9, 0], [0.1, 0.9, 0], [-0.3, 0.9, 0]),
    );
    face('#fff4d4', [-0.08, -0.85, 0.13], [0.08, -0.85, 0.13], [0.08, 0.85, 0.13], [-0.08, 0.85, 0.13]);
    face('#a3977a', [-0.08, -0.85, 0.13], [-0.08, 0.85, 0.13], [-0.1, 0.85, 0], [-0.1, -0.85, 0]);
    face('#e2d5b0', [-0.08, 0.85, 0.13], [0.08, 0.85, 0.13], [0.1, 0.85, 0], [-0.1, 0.85, 0]);
  }
}

/** Clouds after sunset: middle, height over the horizon, half length, thickness. */
const evening = [
  [0.3, 0.24, 300, 22],
  [0.66, 0.4, 360, 26],
  [0.22, 0.58, 260, 15],
  [0.86, 0.68, 300, 14],
];

/** Each place paints the whole picture; y is the horizon. */
export const places = {
  oaks(c, W, H, y, cam) {
    heaven(c, W, H, y, 'gold');
    hills(c, W, H, y, 140);
    meadow(c, W, H, y - 6, ['#a9a873', '#67754e']);
    oaks(c, [
      [W * 0.13, y + 76, 620, 470, 101],
      [W * 0.93, y + 40, 400, 300, 303],
      [W * 0.73, y + 16, 170, 120, 77],
    ]);
    road(c, W, H, cam);
    verge(c, W, H, cam);
  },
  lake(c, W, H, y, cam) {
    heaven(c, W, H, y, 'clear');
    hills(c, W, H, y - 20, 61, { far: 110, near: 6 });
    lake(c, W, y - 14, y + 96);
    meadow(c, W, H, y + 92, ['#8d9a68', '#5c6b4a'], 1500);
    road(c, W, H, cam, 'stone', -2.2);
    oaks(c, [[W * 0.95, y + 150, 460, 430, 612]]);
    verge(c, W, H, cam);
  },
  limestone(c, W, H, y, cam) {
    heaven(c, W, H, y, 'rose');
    hills(c, W, H, y, 233, { far: 150 });
    cliff(c, W, y);
    meadow(c, W, H, y + 40, ['#b9ae7c', '#7a7a54'], 1700);
    road(c, W, H, cam, 'asphalt');
  },
  overlook(c, W, H, y, cam) {
    heaven(c, W, H, y + 40, 'gold', true);
    hills(c, W, H, y + 40, 361, { far: 170, near: 10, trees: 1.3 });
    // a bend of the river far below the edge
    lake(c, W, y + 34, y + 86);
    ledge(c, -40, y + 78, W + 80, 34, '#efe2bb', '#8b8266');
    ledge(c, -40, y + 104, W + 80, 40, '#c9b88a', '#7d7254');
    c.fillStyle = lin(c, 0, y + 136, 0, H, [0, '#b3a678'], [1, '#c3ae80']);
    c.fillRect(0, y + 138, W, H);
    grass(c, W, () => y + 126, y + 200, 1100, ['#8f965f', '#b9b27c', '#63724c', '#4d6144'], 30);
    road(c, W, H, cam, 'caliche', -2.5);
    oaks(c, [[W * 0.05, y + 140, 420, 420, 33]]);
    verge(c, W, H, cam);
  },
  bluebonnets(c, W, H, y, cam) {
    heaven(c, W, H, y, 'clear');
    hills(c, W, H, y, 419, { far: 90 });
    meadow(c, W, H, y - 4, ['#9fa574', '#5f7349'], 1600);
    oaks(c, [
      [W * 0.915, y + 34, 420, 320, 51],
      [W * 0.2, y + 14, 400, 330, 52],
    ]);
    flowers(c, W, y + 14, H * 0.75, ['#4a5fae', '#3c4d98', '#6f86c8', '#e9e6f2', '#54469a']);
    road(c, W, H, cam, 'asphalt', -2.3, false);
    meadow(c, W, H, H - 96, ['#7f8c58', '#55663f'], 700);
    flowers(c, W, H - 100, H + 10, ['#4a5fae', '#36478f', '#7d93d0', '#e9e6f2', '#d2573c'], 1500);
  },
  crossing(c, W, H, y, cam) {
    heaven(c, W, H, y, 'gold');
    hills(c, W, H, y + 10, 523, { far: 100, near: 30, trees: 1.3 });
    const trees = [
      [W * 0.07, y + 40, 500, 420, 71],
      [W * 0.79, y + 30, 170, 120, 72],
      [W * 0.97, y + 36, 300, 250, 75],
    ];
    lake(c, W, y + 40, H);
    mirror(c, W, H, y + 46, trees);
    oaks(c, trees);
    // the far bank: a shelf of limestone, reeds on it, its dark reflection under it
    ledge(c, -20, y + 22, W + 40, 24, '#d8c99c', '#7d7254');
    grass(c, W, () => y + 12, y + 36, 900, ['#3d5a44', '#6c7f55', '#a9a56b'], 24);
    road(c, W, H, cam, 'stone', -1.7, false, 2.1);
    wetRoad(c, W, cam, -1.7, 2.1);
    const edge = strip(cam, 2.1, 2.12),
      below = edge.slice(0, edge.length / 2);
    const foot = below[0][1] + 46;
    poly(
      c,
      [...below, ...below.toReversed().map(([x, q]) => [x, q + 46])],
      lin(c, 0, foot - 46, 0, foot, [0, '#b3a47c'], [0.25, '#988b69'], [1, '#6f684f']),
    );
    poly(
      c,
      [...below.map(([x, q]) => [x, q + 46]), ...below.toReversed().map(([x, q]) => [x, q + 132])],
      lin(
        c,
        0,
        foot,
        0,
        foot + 86,
        [0, 'rgba(10,34,34,.66)'],
        [0.4, 'rgba(12,40,38,.4)'],
        [1, 'rgba(14,42,40,0)'],
      ),
    );
    // what runs off the slab falls in threads
    for (let i = 0; i < 700; i++) {
      const k = R() * (below.length - 1.01),
        [p, n] = [below[Math.floor(k)], below[Math.floor(k) + 1]];
      const [x, q] = [p[0] + (n[0] - p[0]) * (k % 1), p[1] + (n[1] - p[1]) * (k % 1)];
      c.fillStyle = `rgba(244,246,230,${rr(0.2, 0.7)})`;
      c.fillRect(x, q + rr(-2, 6), rr(1, 3), rr(16, 44));
    }
    for (let x = -12; x < 12; x += 1.25) curb(c, cam, x, 2.02);
  },
  windmill(c, W, H, y, cam, { mill }) {
    heaven(c, W, H, y, 'rose');
    hills(c, W, H, y, 631, { far: 70, near: 10 });
    meadow(c, W, H, y - 2, ['#c7b87c', '#8a8350']);
    // before the bright sky at the right, even its lit blades are dark
    const [tower, tree, lit] = mill === 'right' ? [0.84, 0.1, '#9c8f63'] : [0.16, 0.8, '#e9dcb4'];
    windmill(c, W * tower, y + 13, 370, lit);
    oaks(c, [[W * tree, y + 26, 330, 240, 81]]);
    fence(c, W, y + 92);
    road(c, W, H, cam, 'caliche', -2.4);
    verge(c, W, H, cam);
  },
  /** The windmill after sunset: a clear sky from blue to rose, thin clouds lit from below, the road wet. */
  dusk(c, W, H, y, cam) {
    c.fillStyle = lin(c, 0, 0, 0, y, [0, '#3f6a9c'], [0.42, '#8fa9c8'], [0.72, '#eab7a4'], [1, '#ffcf8c']);
    c.fillRect(0, 0, W, H);
    haze(c, W, H, 7, (k) => {
      for (const [x, row, length, thick] of evening)
        for (let i = 0; i < 26; i++) {
          const t = rr(-1, 1);
          k.fillStyle = lin(
            k,
            0,
            row * y - thick,
            0,
            row * y + thick,
            [0, rgba('#6f7fa6', 0.5)],
            [1, rgba('#ffb79c', 0.75)],
          );
          k.beginPath();
          k.ellipse(
            x * W + t * length,
            row * y + rr(-1, 1) * thick * 0.5,
            length * rr(0.16, 0.4),
            thick * rr(0.3, 0.7) * (1.1 - t * t),
            0,
            0,
            7,
          );
          k.fill();
        }
    });
    hills(c, W, H, y, 631, { far: 70, near: 10 });
    meadow(c, W, H, y - 2, ['#b9a876', '#6f7350']);
    windmill(c, W * 0.16, y + 13, 370, '#e9cdb0');
    oaks(c, [[W * 0.8, y + 26, 330, 240, 81]]);
    fence(c, W, y + 92);
    road(c, W, H, cam, 'asphalt', -2.4, false, 2.9);
    wetRoad(c, W, cam, -2.4, 2.9);
    verge(c, W, H, cam);
  },
  /** Bays under a live oak, a low wall at their head. */
  lot(c, W, H, y, cam) {
    heaven(c, W, H, y, 'gold');
    hills(c, W, H, y, 140);
    meadow(c, W, H, y - 6, ['#a9a873', '#67754e'], 1500);
    oaks(c, [
      [W * 0.79, y + 16, 260, 190, 77],
      [W * 0.2, y + 74, 1060, 590, 101],
    ]);
    const back = 3.9;
    lotWall(c, cam, back);
    bays(c, W, H, cam, back);
    // the shade of the leaves lies flat
    at(c, 0, 0, [1, 0.36], () =>
      dapple(c, W, H * 3, W * 0.06, H * 2.36, W * 0.26, H * 0.34, { alpha: 0.34, px: 3, n: 460, size: 1.7 }),
    );
  },
  skyline(c, W, H, y, cam, { far }) {
    heaven(c, W, H, y, 'clear');
    if (far)
      skyline(
        c,
        W,
        y + 6,
        far.towers,
        far.ends.map((share) => share * W),
        far.k,
      );
    else skyline(c, W, y + 6);
    hills(c, W, H, y + 34, 727, { far: 46, near: 4, trees: 0.7 });
    lake(c, W, y + 32, y + 112);
    far?.bridge(c, W, H, y);
    meadow(c, W, H, y + 108, ['#8b9a66', '#66754d'], 900);
    oaks(c, [[W * 0.93, y + 130, 400, 420, 91]]);
    road(c, W, H, cam, 'asphalt', -2.2);
  },
  house(c, W, H, y, cam, { rise = 0, home }) {
    heaven(c, W, H, y, 'clear');
    hills(c, W, H, y, 811, { far: 110, near: 30 });
    oaks(c, [[W * 0.02, y + 30, 520, 470, 95]]);
    if (home) cottage(c, W * home.at, y + 62 - rise, home.size);
    else house(c, W, y + 62 - rise, 1.3);
    oaks(c, [[W * 0.86, y + 80 - rise, 480, 470, 96]]);
    const lawn = y + 60 - rise;
    meadow(c, W, H, lawn, ['#94a069', '#61744a'], 1500);
    flowers(c, W, lawn + 30, H * 0.8, ['#f2c84b', '#fff3d2', '#e9b04a'], 420);
    road(c, W, H, cam, 'stone', -2.1);
    verge(c, W, H, cam);
  },
  shop(c, W, H, y, cam) {
    heaven(c, W, H, y, 'gold');
    hills(c, W, H, y, 907, { far: 120, near: 30 });
    oaks(c, [[W * 0.97, y + 50, 460, 460, 97]]);
    shop(c, W, H, y + 44);
    road(c, W, H, cam, 'stone', -4.2);
    verge(c, W, H, cam);
  },
};

/** Paints a place; the seed of its loose strokes follows its name. */
export function paintPlace(c, W, H, y, cam, o) {
  const { place, sd = 7 } = o;
  seed(sd * 97 + place.length);
  places[place](c, W, H, y, cam, o);
  o.behind?.(c, W, H, y, cam);
}
