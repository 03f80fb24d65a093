/** An office of glass that mirrors the skyline, film on its left part, glare on the right one; a door, tables and a wagon before it. */
import { R, mix, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { carSide, paints } from '../kit/car-side.js';
import { curtain } from '../kit/facade.js';
import { edge } from '../kit/film.js';
import { finish, haze } from '../kit/light.js';
import { fillPath, layer, lin, poly } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { townView } from '../kit/town-view.js';
import { table } from './lake-business.js';

/** The upright edges of the building: x, foot and height of its far end, its near corner and the end of its gable. */
const edges = [
  [96, 742, 546],
  [866, 806, 846],
  [1092, 762, 644],
];

/** Lays a flat picture on the long face, strip by strip, each as wide as its distance says. */
function fold(c, face, [far, near]) {
  const [n, ratio] = [near.x - far.x, (near.foot - near.top) / (far.foot - far.top)];
  for (let i = 0; i < n; i++) {
    const share = (k) => k / ratio / (1 - k + k / ratio);
    const [u0, u1] = [share(i / n), share((i + 1) / n)];
    const at = (key) => near[key] + ((far[key] - near[key]) * i) / n;
    const [left, wide] = [face.width * (1 - u1), face.width * (u1 - u0)];
    c.drawImage(face, left, 0, wide, face.height, near.x - i - 1, at('top'), 1.6, at('foot') - at('top'));
  }
}

/**
 * A building of glass that mirrors a view; `last` is the column where the film of each row ends, `from` the part of the
 * view that it mirrors, `tall` a share of the full height, `corners` other edges than ours, `vlt` the film.
 */
export function mirrorBlock(c, town, { cols, rows, last, from, tall = 1, corners = edges, vlt }) {
  const ends = corners.map(([x, foot, height]) => ({ x, foot, top: foot - height * tall }));
  const [w, h] = [1440, 1040];
  const view = layer(w, h, (k) => k.drawImage(town, ...from, 0, 0, w, h));
  const face = layer(w, h, (k) => {
    curtain(k, view, [0, 0, w, h], {
      cols,
      rows,
      mullion: 10,
      spandrel: 24,
      sd: 17,
      frame: '#202c27',
      pick: (q, r) =>
        q < last[r]
          ? { vlt: vlt ?? (R() < 0.6 ? 50 : 70), lights: R() < 0.2, mirror: vlt ? 0.92 : 0.84 }
          : { vlt: 0, blind: R() < 0.3 ? rr(0.25, 0.7) : 0, mirror: 0.72 },
    });
    const straight = last.every((q) => q === last[0]) && last[0] < cols;
    if (straight) edge(k, (last[0] * w) / cols, 6, (last[0] * w) / cols, h - 6, 9);
    last.forEach((q, r) => {
      const [x, y] = [(q * w) / cols, (r * h) / rows];
      if (q < cols && !straight) edge(k, x, y + 12, x, y + h / rows - 12, 7);
    });
  });
  fold(c, face, ends);
  // the coping, in the sun
  const [e, n] = ends;
  poly(
    c,
    [
      [e.x - 6, e.top - 9],
      [n.x, n.top - 14],
      [n.x, n.top + 4],
      [e.x - 6, e.top + 5],
    ],
    '#e9dcb4',
  );
  gable(c, rows, ends);
}

/** Such a building before the town of that name; `behind` is the part of the town seen beside it. */
export function mirrorWall(c, W, H, name, { behind, before, ...block }) {
  const town = townView(name);
  c.drawImage(town, ...behind, 0, 0, W, H);
  ground(c, W, H);
  mirrorBlock(c, town, block);
  front(c, W, H, before);
}

/** Lawn and paving before the building, and the shade that it throws away from the sun. */
function ground(c, W, H) {
  c.fillStyle = lin(c, 0, 690, 0, H, [0, '#a3a56c'], [1, '#566944']);
  c.fillRect(0, 716, W, H);
  fillPath(
    c,
    `M-40 770 L960 800 L1240 786 L${W + 40} ${786 - (W - 1200) * 0.024} V${850 - (W - 1200) * 0.05} L1240 850 L980 880 L-40 850 Z`,
    lin(c, 0, 0, W, 0, [0, '#a79c7c'], [1, '#efe0b6']),
  );
  haze(c, W, H, 6, (k) => fillPath(k, 'M60 742 L900 810 L700 852 L-60 800 Z', 'rgba(24,34,30,.62)'));
}

/** The end of the building, in the sun: limestone with a slot of glass on each floor. */
function gable(c, rows, [, near, end]) {
  const P = (u, v) => {
    const [top, foot] = ['top', 'foot'].map((key) => near[key] + (end[key] - near[key]) * u);
    return [near.x + (end.x - near.x) * u, top + (foot - top) * v];
  };
  const quad = (u0, u1, v0, v1, fill) => poly(c, [P(u0, v0), P(u1, v0), P(u1, v1), P(u0, v1)], fill);
  quad(0, 1, 0, 1, lin(c, near.x, 0, end.x, 0, [0, '#e3d2a6'], [1, '#fff1cc']));
  seed(5);
  for (let v = 0; v < 1; v += 1 / (rows * 4))
    for (let u = 0; u < 1; u += rr(0.1, 0.24))
      quad(
        u,
        Math.min(1, u + rr(0.08, 0.2)),
        v,
        v + 0.92 / (rows * 4),
        mix('#d9c696', '#fff6dc', R()) + '88',
      );
  for (let r = 0; r < rows; r++) {
    const [v, tall] = [(r + 0.18) / rows, 0.6 / rows];
    for (const u of [0.14, 0.42, 0.7]) {
      quad(u, u + 0.17, v, v + tall, '#3a4742');
      quad(
        u + 0.02,
        u + 0.16,
        v + 0.008,
        v + tall,
        lin(c, 0, P(u, v)[1], 0, P(u, v + tall)[1], [0, '#5f7a7c'], [1, '#a9a684']),
      );
    }
  }
  quad(0, 0.02, 0, 1, '#fff8e2');
  quad(-0.01, 1.03, -0.018, 0.008, '#fff4d8');
  quad(0, 1, 0.008, 0.016, 'rgba(60,62,50,.3)');
}

/** A clipped hedge along the foot, in shade on the long side and in sun round the corner. */
function hedge(c) {
  const sides = [
    [
      [70, 756, 20],
      [872, 826, 44],
      ['#22382d', '#35533a'],
      ['#3c5a3e', '#6f8a50'],
    ],
    [
      [872, 826, 44],
      [1104, 782, 30],
      ['#3f5f3c', '#6f8a4c'],
      ['#8a9c58', '#d0c67c'],
    ],
  ];
  for (const [a, b, [deep, mid], [low, high]] of sides) {
    const at = (t, v) => {
      const [x, y, tall] = a.map((k, i) => k + (b[i] - k) * t);
      return [x, y - tall * v];
    };
    const n = 60;
    const rim = Array.from({ length: n + 1 }, (_, i) => at(i / n, 1 + rr(-0.05, 0.05)));
    poly(c, [at(0, 0), ...rim, at(1, 0)], lin(c, 0, a[1] - a[2], 0, a[1], [0, mid], [1, deep]));
    for (let i = 0; i < 900; i++) {
      const [t, v] = [R(), R()];
      const [x, y] = at(t, v * 0.98);
      const size = (a[2] + (b[2] - a[2]) * t) / 13;
      c.fillStyle = v > 0.8 ? mix(low, high, R()) : mix(deep, low, R() * (0.4 + v * 0.6));
      c.beginPath();
      c.ellipse(x, y, size * rr(0.8, 1.5), size * rr(0.5, 0.8), rr(-0.7, 0.7), 0, 7);
      c.fill();
    }
  }
}

/** The hedge, a live oak and the grass nearest to the eye. */
function front(c, W, H, before) {
  hedge(c);
  before?.(c);
  oak(c, 96, 838, 330, 350, 95, oakPalette);
  grass(
    c,
    W,
    (x) => 868 + Math.sin(x / 190) * 5,
    H + 40,
    1500,
    ['#3d4b3a', '#6c7f4c', '#b9b06c', '#2c3a31'],
    26,
  );
}

/** The door in the gable under its awning, the way to it, tables on the terrace, and a wagon that has just come; `up` lifts the last two. */
export function visitors(c, up = 0) {
  fillPath(c, 'M936 797 L1016 787 L1150 826 L1040 856 Z', '#f4e7c2');
  // a porch of stone where the windows of this floor would be
  fillPath(
    c,
    'M890 676 L1070 668 L1070 758 L1012 787 L890 778 Z',
    lin(c, 893, 0, 1066, 0, [0, '#e2d1a4'], [1, '#fbeac2']),
  );
  fillPath(c, 'M940 700 L1016 693 L1016 787 L940 797 Z', '#2a352f');
  fillPath(
    c,
    'M945 708 L975 705 L975 788 L945 792 Z M981 704 L1011 701 L1011 783 L981 787 Z',
    lin(c, 0, 700, 0, 795, [0, '#ffdf9a'], [1, '#c98a3c']),
  );
  haze(c, 1200, 900, 4, (k) => fillPath(k, 'M926 738 L1044 722 L1030 744 L926 760 Z', 'rgba(60,40,20,.4)'));
  fillPath(
    c,
    'M914 698 L1034 684 L1056 712 L926 729 Z',
    lin(c, 914, 0, 1056, 0, [0, '#b4481c'], [1, '#f0955a']),
  );
  fillPath(c, 'M926 729 L1056 712 L1056 719 L926 738 Z', '#8f3413');
  table(c, 330, 808 - up, 0.34, ['#9b3a1a', '#e58a52']);
  table(c, 520, 824 - up, 0.39, ['#2f5d46', '#7fa07c']);
  table(c, 730, 843 - up, 0.44, ['#9b3a1a', '#e58a52']);
  carSide(c, 1098, 838 - up, 0.66, paints.oak);
}

function draw(c, W, H) {
  mirrorWall(c, W, H, 'city', {
    cols: 8,
    rows: 7,
    tall: 0.93,
    last: [5, 5, 5, 5, 5, 5, 5],
    vlt: 35,
    before: visitors,
    from: [60, 0, 1480, 720],
    behind: [0, 0, 1600, 700],
  });
  finish(c, W, H, { sun: [0.95, 0.25], warm: 0.4, dark: 0.34, noise: 1 });
}

export default { file: 'towns/city-business.webp', seed: 17, width: 1200, height: 900, quality: 0.34, draw };
