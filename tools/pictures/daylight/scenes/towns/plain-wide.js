/** A brick house and an office at a corner on flat land in a wide format, the towers of the city at the end of the avenue between them. */
import { R, mix, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { carSide, paints } from '../kit/car-side.js';
import { dapple, finish, haze } from '../kit/light.js';
import { lin, poly } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { towerRow } from '../kit/skyline.js';
import { townView } from '../kit/town-view.js';
import { sky } from '../lineup/places.js';
import { brickHouse } from '../parts/brick-house.js';
import { leafHeap } from '../parts/leaves.js';
import { mirrorBlock } from './city-business.js';

const W = 2200,
  H = 880;
const horizon = 596;
/** The eye is 3 m over the ground; all fronts look to one street, 36 m away, and lie in the sun. */
const [eye, focal, yaw] = [3, 1900, 0.1];
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
  const plan = (pts, fill) =>
    poly(
      c,
      pts.map(([u, w]) => P(u, 0, w)),
      fill,
    );
  const band = (u0, u1, w0, w1, fill) =>
    plan(
      [
        [u0, w0],
        [u1, w0],
        [u1, w1],
        [u0, w1],
      ],
      fill,
    );
  // the avenue to the city and its sidewalks, then the street in front of both buildings
  const stone = lin(c, 0, 0, W, 0, [0, '#a89f84'], [1, '#f6e8c0']);
  const asphalt = lin(c, 0, horizon, 0, H, [0, '#b9b49a'], [0.3, '#85877c'], [1, '#5f655f']);
  const far = 700;
  for (const u of [-13, -3.4]) band(u, u + 1.2, -8.7, far, stone);
  band(-11, -4, -12, far, '#f3e6c0');
  band(-10.8, -4.2, -12, far, asphalt);
  for (let w = -6; w < 90; w += 6) band(-7.56, -7.44, w, w + 3, '#ffdf94');
  for (const [u0, u1] of [
    [-40, -10.9],
    [-4.1, 40],
  ]) {
    band(u0, u1, -7.5, -8.7, stone);
    for (let u = u0; u < u1; u += 1.5) band(u, u + 0.06, -7.5, -8.7, 'rgba(80,74,54,.4)');
    band(u0, u1, -9.8, -10.1, '#f3e6c0');
  }
  band(-40, 40, -10.1, -24, asphalt);
  // the office, its shade and its bed
  const office = { u0: -28, u1: -14.5, w0: 11, w1: 25, high: 10.8 };
  const corner = (u, w) => {
    const [x, foot] = P(u, 0, w);
    return [x, foot, foot - P(u, office.high, w)[1]];
  };
  haze(c, W, H, 6, (k) =>
    poly(
      k,
      [
        [office.u1, office.w0],
        [office.u0 - 12, office.w0 - 4],
        [office.u0 - 12, office.w1],
      ].map(([u, w]) => P(u, 0, w)),
      'rgba(24,34,30,.5)',
    ),
  );
  mirrorBlock(c, townView('plain'), {
    cols: 7,
    rows: 3,
    last: [7, 5, 3],
    from: [100, 120, 1400, 680],
    corners: [corner(office.u0, office.w0), corner(office.u1, office.w0), corner(office.u1, office.w1)],
  });
  shrubs(c, P(office.u0, 0, office.w0 - 0.8), P(office.u1, 0, office.w0 - 0.8), 70, 12);
  // street trees, the far ones first
  for (const [u, w, tall] of [
    [-13.6, 66, 6],
    [-2, 66, 6],
    [-13.6, 34, 6],
    [-2, 34, 6],
    [-2, 17, 5.2],
  ]) {
    const [x, foot, high] = [...P(u, 0, w), P(u, 0, w)[1] - P(u, tall, w)[1]];
    oak(c, x, foot, high * 0.86, high, Math.round(90 + u + w), oakPalette);
  }
  plan(
    [
      [5.1, -2.1],
      [6.1, -2.1],
      [6.1, -7.5],
      [5.1, -7.5],
    ],
    stone,
  );
  brickHouse(c, W, H, P);
  // beds along the front, a live oak toward the sun and its shade
  shrubs(c, P(0.2, 0, -2.3), P(4.4, 0, -2.3), 26, 13);
  shrubs(c, P(7.6, 0, -2.3), P(12.2, 0, -2.2), 26, 14);
  shrubs(c, P(-0.3, 0, 7.6), P(-0.3, 0, 0.4), 22, 14);
  dapple(c, W, H, 1900, 792, 300, 17, { alpha: 0.5, n: 700 });
  oak(c, 2136, 788, 320, 380, 314, oakPalette);
  carSide(c, ...P(-15.7, 0, -11.4), (4.5 * focal) / (24.6 * 232), paints.oak);
  c.resetTransform();
  finish(c, width, height, { sun: [1, 0.36], warm: 0.5, dark: 0.34, noise: 1 });
}

export default { file: 'towns/plain-wide.webp', seed: 17, width: 1800, height: 720, quality: 0.36, draw };
