/** A brick house and an office on open land in a wide format, the towers of the city on a straight horizon between them. */
import { R, mix, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { dapple, finish, haze } from '../kit/light.js';
import { at, lin, poly } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { towerRow } from '../kit/skyline.js';
import { townView } from '../kit/town-view.js';
import { sky } from '../lineup/places.js';
import { brickHouse } from '../parts/brick-house.js';
import { leafHeap } from '../parts/leaves.js';
import { mirrorBlock } from './city-business.js';
import { midRise } from './plain-business.js';

const W = 2200,
  H = 880;
const horizon = 596;
/** The eye is 3 m over the ground; the house stands 38 m away and turns its front to the sun. */
const [eye, focal, yaw] = [3, 1900, 0.42];
const [x0, z0] = [4.5, 36];
const ground = (x, y, z) => [1100 + (focal * x) / z, horizon - (focal * (y - eye)) / z];
const P = (u, h, w) =>
  ground(x0 + u * Math.cos(yaw) - w * Math.sin(yaw), h, z0 + u * Math.sin(yaw) + w * Math.cos(yaw));

const city = [
  [0, 46, 120, 'flat'],
  [0.09, 40, 196, 'flat'],
  [0.17, 54, 256, 'prism'],
  [0.27, 44, 182, 'flat'],
  [0.335, 58, 300, 'step', 60],
  [0.435, 44, 150, 'flat'],
  [0.49, 50, 232, 'arch'],
  [0.575, 54, 262, 'slope'],
  [0.67, 46, 140, 'flat'],
  [0.735, 48, 196, 'facets'],
  [0.82, 44, 168, 'ball'],
  [0.9, 46, 92, 'flat'],
  [0.97, 40, 70, 'flat'],
];

/** Shrubs along a bed. */
function shrubs(c, from, to, count, size) {
  for (let i = 0; i < count; i++) {
    const t = R();
    const [x, y] = from.map((v, n) => v + (to[n] - v) * t);
    const r = size * rr(0.6, 1.2);
    leafHeap(c, x, y - r * 0.7, r * 1.3, r * 0.8, 0.45, 2.2);
  }
}

function draw(c, width, height) {
  c.scale(width / W, width / W);
  seed(17);
  sky(c, W, H, horizon, 'gold');
  haze(c, W, H, 0.6, (k) => towerRow(k, W, horizon + 4, city, [640, 1200]));
  c.fillStyle = lin(c, 0, horizon - 120, 0, horizon, [0, 'rgba(246,228,186,0)'], [1, 'rgba(246,228,186,.6)']);
  c.fillRect(0, horizon - 120, W, 130);
  // a belt of trees along the creek, then open grass
  for (let i = 0; i < 900; i++) {
    const [x, r] = [rr(-20, W + 20), rr(4, 11)];
    c.fillStyle = mix(mix('#6d8570', '#8c9a78', R()), '#e9dcb0', (x / W) * 0.35);
    c.beginPath();
    c.ellipse(x, horizon + 2 - rr(-3, 7), r, r * 0.7, 0, 0, 7);
    c.fill();
  }
  c.fillStyle = lin(c, 0, horizon, 0, H, [0, '#d0c48c'], [0.16, '#abae6c'], [0.5, '#87985a'], [1, '#56703f']);
  c.fillRect(0, horizon + 4, W, H);
  grass(c, W, () => 640, H, 800, ['#b9b27c', '#8f965f', '#a9a96c', '#63724c'], 10);
  for (const [x, y, w] of [
    [96, 650, 170],
    [840, 626, 90],
    [1075, 632, 110],
  ])
    oak(c, x, y, w, w * 0.8, x, oakPalette);
  at(c, 78, horizon - 625 * 0.6, 0.6, () => {
    haze(c, W, H, 6, (k) =>
      poly(
        k,
        [
          [164, 706],
          [868, 720],
          [560, 800],
          [-40, 742],
        ],
        'rgba(24,34,30,.5)',
      ),
    );
    mirrorBlock(c, townView('plain'), midRise);
  });
  shrubs(c, [126, 682], [600, 718], 56, 11);
  shrubs(c, [602, 716], [732, 692], 20, 11);
  // the sidewalk, the street and its curb, the walk to the door
  const plan = (pts, fill) =>
    poly(
      c,
      pts.map(([x, z]) => ground(x, 0, z)),
      fill,
    );
  const stone = lin(c, 0, 0, W, 0, [0, '#a89f84'], [1, '#f6e8c0']);
  const band = (far, near, fill) =>
    plan(
      [
        [-40, far],
        [40, far],
        [40, near],
        [-40, near],
      ],
      fill,
    );
  band(25.4, 24, stone);
  for (let x = -16; x < 18; x += 1.5)
    plan(
      [
        [x, 25.4],
        [x + 0.06, 25.4],
        [x + 0.06, 24],
        [x, 24],
      ],
      'rgba(80,74,54,.4)',
    );
  band(22, 21.7, '#f3e6c0');
  band(21.7, 12, lin(c, 0, 850, 0, H, [0, '#777a70'], [1, '#5f655f']));
  plan(
    [
      [11.1, 36.6],
      [12.1, 36.6],
      [10.3, 30],
      [9.9, 25.4],
      [8.5, 25.4],
      [9, 30],
    ],
    stone,
  );
  brickHouse(c, W, H, P);
  // beds along the front, a live oak toward the sun and its shade
  shrubs(c, P(0.2, 0, -2.3), P(4.4, 0, -2.3), 26, 13);
  shrubs(c, P(7.6, 0, -2.3), P(12.2, 0, -2.2), 26, 14);
  shrubs(c, P(-0.3, 0, 7.6), P(-0.3, 0, 0.4), 22, 14);
  dapple(c, W, H, 1900, 792, 300, 17, { alpha: 0.5, n: 700 });
  oak(c, 2086, 788, 370, 400, 314, oakPalette);
  c.resetTransform();
  finish(c, width, height, { sun: [1, 0.36], warm: 0.5, dark: 0.34, noise: 1 });
}

export default { file: 'towns/plain-wide.webp', seed: 17, width: 1800, height: 720, quality: 0.36, draw };
