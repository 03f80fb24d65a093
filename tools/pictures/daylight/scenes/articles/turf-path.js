/** A lawn from above on a fall afternoon: as the sun goes west, the light that one window throws back goes east and leaves a streak. */
import { R, mix, rgba, rr, seed } from '../../lib.js';
import { loadLetters, write } from '../kit/letters.js';
import { finish, haze, shadow } from '../kit/light.js';
import { lin, poly, polyline, rad, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { crown } from './energy-walls.js';

const wall = 170;
const pane = { x: 590, w: 190 };
/** Where the sun stands and where its reflection lands at each hour, from the middle of the pane. */
const hours = [
  { hour: '2', sun: [-232, 430], spot: [172, 318] },
  { hour: '3', sun: [-452, 330], spot: [370, 270] },
  { hour: '4', sun: [-560, 186], spot: [560, 186] },
];
const from = ([dx, dy]) => [pane.x + pane.w / 2 + dx, wall + 14 + dy];

function lawn(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#8fa455'], [0.5, '#62894a'], [1, '#466f41']);
  c.fillRect(0, 0, W, H);
  seed(11);
  for (let i = 0; i < 3600; i++) {
    const [a, b] = [R() * W, rr(wall, H)];
    c.fillStyle = R() < 0.5 ? 'rgba(32,66,38,.2)' : 'rgba(214,220,130,.2)';
    c.fillRect(a, b, 2, rr(3, 8));
  }
  // the seams between its rolls
  for (let a = 150; a < W; a += 300) strokePath(c, `M${a} ${wall} V${H}`, 'rgba(28,58,36,.22)', 3);
}

/** The curve through the hours: that of the sun, or that of its reflection. */
function curve(key) {
  const [a, b, d] = hours.map((hour) => from(hour[key]));
  const control = b.map((v, i) => 2 * v - (a[i] + d[i]) / 2);
  const at = (t) => a.map((v, i) => (1 - t) ** 2 * v + 2 * t * (1 - t) * control[i] + t * t * d[i]);
  return Array.from({ length: 60 }, (_, i) => at(-0.06 + (1.12 * i) / 59));
}

function roof(c, W) {
  // a bed of gravel along the wall, the wall, and the eave over it
  c.fillStyle = '#c9b98a';
  c.fillRect(0, wall - 20, W, 30);
  c.fillStyle = '#efe5c9';
  c.fillRect(0, wall - 40, W, 32);
  c.fillStyle = ink.shade2;
  c.fillRect(0, wall - 9, W, 4);
  c.fillRect(pane.x - 7, wall - 34, pane.w + 14, 34);
  c.fillStyle = '#fff1c4';
  c.fillRect(pane.x, wall - 16, pane.w, 12);
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#7d8c77'], [1, '#4a5850']);
  c.fillRect(0, 0, W, wall - 40);
  for (let a = 20; a < W; a += 46) strokePath(c, `M${a} 0 V${wall - 42}`, 'rgba(240,226,190,.22)', 3);
  c.fillStyle = '#e6d8b2';
  c.fillRect(0, wall - 46, W, 9);
}

function light(c, W, H) {
  const pts = curve('spot');
  c.setLineDash([3, 15]);
  polyline(c, curve('sun'), 'rgba(49,63,57,.55)', 4);
  c.setLineDash([]);
  // flat blades along the whole streak, shining where the light is now
  soft(c, 5, () => polyline(c, pts, '#b3a45c', 54));
  soft(c, 3, () => polyline(c, pts, '#d8c588', 30));
  const ends = [
    [pane.x, wall],
    [pane.x + pane.w, wall],
  ];
  hours.forEach(({ sun, spot }, i) => {
    const now = i === 1;
    const [sx, sy] = from(sun);
    const [px, py] = from(spot);
    const strong = now ? 1 : 0.42;
    haze(
      c,
      W,
      H,
      2,
      (k) => {
        // as wide as the pane on its way in, gathered on its way out
        const half = pane.w * 0.5;
        poly(
          k,
          [...ends, [sx + half * 0.7, sy + 20], [sx - half * 0.7, sy - 20]],
          lin(k, sx, sy, pane.x, wall, [0, 'rgba(255,226,150,.2)'], [1, 'rgba(255,216,120,.75)']),
        );
        poly(
          k,
          [...ends, [px + 15, py], [px - 15, py]],
          lin(k, pane.x, wall, px, py, [0, 'rgba(255,206,100,.8)'], [1, 'rgba(255,182,39,.95)']),
        );
      },
      strong,
      now ? 'source-over' : 'screen',
    );
  });
  hours.forEach(({ sun, spot, hour }, i) => {
    const now = i === 1;
    const [px, py] = from(spot);
    soft(c, 10, () => {
      c.fillStyle = rgba(ink.sun, now ? 0.9 : 0.35);
      c.beginPath();
      c.arc(px, py, 44, 0, 7);
      c.fill();
    });
    c.fillStyle = now ? '#fffbe8' : '#f3df9e';
    c.beginPath();
    c.ellipse(px, py, 34, 21, -0.5, 0, 7);
    c.fill();
    const [sx, sy] = from(sun);
    c.fillStyle = now ? '#fff6dc' : mix('#fff6dc', ink.sun, 0.35);
    c.beginPath();
    c.arc(sx, sy, 58, 0, 7);
    c.fill();
    write(c, sx - 17, sy + 22, 62, hour);
    write(c, px + 40, py + 62, 62, hour, '', ink.lime);
  });
}

async function draw(c, W, H) {
  await loadLetters();
  lawn(c, W, H);
  c.fillStyle = rad(c, 60, H * 0.66, 60, 820, [0, 'rgba(255,238,180,.75)'], [1, 'rgba(255,226,150,0)']);
  c.fillRect(0, wall, W, H);
  // the neighbor's fence, and oaks beyond it
  for (const [cx, cy, radius, n] of [
    [1500, 700, 150, 5],
    [1400, 830, 110, 9],
  ])
    crown(c, cx, cy, radius, n);
  shadow(c, 1370, 420, 18, 330, 0.4, 8);
  c.fillStyle = '#8a6a3e';
  c.fillRect(1352, wall, 16, H);
  c.fillStyle = '#d9ab66';
  c.fillRect(1352, wall, 5, H);
  haze(c, W, 400, 9, (k) => {
    k.fillStyle = 'rgba(20,36,26,.6)';
    k.fillRect(0, wall - 10, W, 40);
  });
  light(c, W, H);
  roof(c, W);
  finish(c, W, H, { sun: [0, 0.6], warm: 0.35, dark: 0.3, noise: 4 });
}

export default { file: 'articles/turf-path.webp', seed: 11, width: 1600, height: 760, quality: 0.72, draw };
