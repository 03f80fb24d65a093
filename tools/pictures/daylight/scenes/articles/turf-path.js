/** A fenced lawn from above on a fall afternoon: as the sun goes west, the light that one window throws back goes east and leaves a streak. */
import { mix, R, rgba, rr, seed } from '../../lib.js';
import { loadLetters, write } from '../kit/letters.js';
import { finish, haze } from '../kit/light.js';
import { at, box, fillPath, inside, lin, poly, polyline, rad, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { crown } from './energy-walls.js';

const wall = 170;
const pane = { x: 590, w: 190 };
/** Where the sun stands and where its reflection lands at each hour, from the middle of the pane, and their labels. */
const hours = [
  { hour: '2 p.m.', sun: [-270, 506], label: [168, 0], spot: [150, 281], name: [-60, 74] },
  { hour: '3 p.m.', sun: [-536, 396], label: [-18, 100], spot: [350, 264], name: [96, 76] },
  { hour: '4 p.m.', sun: [-584, 190], label: [10, -96], spot: [560, 190], name: [110, 76] },
];
/** The fence: its west side and its south side. */
const fence = { x: 236, y: 588 };
const from = ([dx, dy]) => [pane.x + pane.w / 2 + dx, wall + 14 + dy];

/** The dry meadow around the lawn, brightest towards the sun, with a path of flags along the fence. */
function meadow(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#ead9a0'], [0.35, '#cbbd84'], [1, '#8f9564']);
  c.fillRect(0, 0, W, H);
  seed(41);
  for (let i = 0; i < 4200; i++) {
    const [a, b] = [rr(0, W), rr(wall, H)];
    strokePath(
      c,
      `M${a} ${b} l${rr(-3, 3)} ${rr(-10, -4)}`,
      i % 2 ? 'rgba(92,98,56,.24)' : 'rgba(255,244,196,.36)',
      1.8,
    );
  }
  c.fillStyle = rad(
    c,
    0,
    520,
    30,
    560,
    [0, 'rgba(255,244,206,.9)'],
    [0.5, 'rgba(255,226,150,.4)'],
    [1, 'rgba(255,214,120,0)'],
  );
  c.fillRect(0, 0, W, H);
  for (let i = 0; i < 9; i++) {
    const [a, b] = [690 + i * 76, fence.y + 62 + rr(-5, 5)];
    soft(c, 3, () => fillPath(c, `M${a + 5} ${b + 5} h60 v46 h-60 Z`, 'rgba(60,56,30,.35)'));
    c.fillStyle = mix('#f0e4c0', '#c3b48a', R());
    c.beginPath();
    c.roundRect(a, b, 62, 48, 9);
    c.fill();
  }
}

/** A round table with four chairs at the east end of the lawn, their shadows to the northeast. */
function table(c, x, y) {
  const chairs = [0.6, 2.2, 3.75, 5.3].map((angle) => [
    x + Math.cos(angle) * 74,
    y + Math.sin(angle) * 74,
    angle,
  ]);
  soft(c, 5, () => {
    c.fillStyle = 'rgba(14,32,20,.55)';
    for (const [a, b, r] of [[x, y, 58], ...chairs.map(([p, q]) => [p, q, 25])]) {
      c.beginPath();
      c.ellipse(a + 24, b - 14, r * 1.1, r, 0, 0, 7);
      c.fill();
    }
  });
  for (const [a, b, angle] of chairs)
    at(
      c,
      a,
      b,
      1,
      () => {
        c.fillStyle = '#7a5a32';
        c.beginPath();
        c.roundRect(-24, -24, 48, 48, 10);
        c.fill();
        c.fillStyle = lin(c, -24, 0, 24, 0, [0, '#e3b878'], [1, '#b58a4e']);
        c.beginPath();
        c.roundRect(-24, -21, 38, 42, 8);
        c.fill();
      },
      angle,
    );
  c.fillStyle = '#8c6a3c';
  c.beginPath();
  c.arc(x, y, 56, 0, 7);
  c.fill();
  c.fillStyle = lin(c, x - 50, 0, x + 50, 0, [0, '#f3d49a'], [1, '#c79a55']);
  c.beginPath();
  c.arc(x, y, 50, 0, 7);
  c.fill();
  for (const dy of [-30, -10, 10, 30]) {
    const half = Math.sqrt(50 ** 2 - dy ** 2);
    strokePath(c, `M${x - half + 3} ${y + dy} H${x + half - 3}`, 'rgba(110,76,34,.5)', 2.5);
  }
}

/** An hour on a plate, its middle at x, y. */
function plate(c, x, y, hour) {
  soft(c, 4, () => fillPath(c, `M${x - 88} ${y - 34} h184 v78 h-184 Z`, 'rgba(20,32,22,.35)'));
  c.fillStyle = ink.lime;
  c.beginPath();
  c.roundRect(x - 92, y - 40, 184, 76, 8);
  c.fill();
  c.textAlign = 'center';
  write(c, x, y + 18, 56, hour);
  c.textAlign = 'left';
}

function lawn(c, W, H) {
  meadow(c, W, H);
  c.fillStyle = lin(c, fence.x, 0, W, 0, [0, '#8aa653'], [0.4, '#608c48'], [1, '#42703f']);
  c.fillRect(fence.x, wall, W, fence.y - wall);
  seed(11);
  inside(c, box(fence.x, wall, W, fence.y - wall), () => {
    for (let i = 0; i < 9000; i++) {
      const [a, b] = [rr(fence.x, W), rr(wall, fence.y)];
      strokePath(
        c,
        `M${a} ${b} l${rr(-3, 3)} ${rr(-9, -4)}`,
        ['rgba(30,66,38,.3)', 'rgba(214,222,130,.26)', 'rgba(120,168,80,.35)'][i % 3],
        1.7,
      );
    }
  });
  // the seams between its rolls
  for (let a = 430; a < W; a += 280) strokePath(c, `M${a} ${wall} V${fence.y}`, 'rgba(28,58,36,.22)', 3);
  // the fence, its shadow to the northeast
  c.fillStyle = 'rgba(20,36,26,.35)';
  c.fillRect(fence.x, wall, 34, fence.y - wall);
  c.fillRect(fence.x + 34, fence.y - 26, W, 26);
  c.fillStyle = '#b58a4e';
  c.fillRect(fence.x - 8, wall, 16, fence.y - wall + 8);
  c.fillRect(fence.x - 8, fence.y - 8, W, 16);
  c.fillStyle = '#e3b878';
  c.fillRect(fence.x - 8, wall, 5, fence.y - wall + 8);
  c.fillRect(fence.x - 8, fence.y + 3, W, 5);
  for (let a = fence.x; a < W; a += 97) post(c, a, fence.y);
  for (let b = fence.y - 97; b > wall + 20; b -= 97) post(c, fence.x, b);
}

const post = (c, a, b) => {
  c.fillStyle = '#7a5a32';
  c.fillRect(a - 12, b - 12, 24, 24);
  c.fillStyle = '#d9ab66';
  c.fillRect(a - 9, b - 9, 18, 18);
};

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
  polyline(c, curve('sun'), 'rgba(49,63,57,.7)', 5);
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
        if (now)
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
  hours.forEach(({ hour, sun, label, spot, name }, i) => {
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
    c.fillStyle = rad(c, sx, sy, 30, 120, [0, rgba('#fff3c4', now ? 0.95 : 0.6)], [1, 'rgba(255,236,170,0)']);
    c.fillRect(sx - 120, sy - 120, 240, 240);
    c.fillStyle = ink.honey;
    c.beginPath();
    c.arc(sx, sy, 50, 0, 7);
    c.fill();
    c.fillStyle = now ? ink.sun : '#ffd778';
    c.beginPath();
    c.arc(sx, sy, 45, 0, 7);
    c.fill();
    plate(c, px + name[0], py + name[1], hour);
    plate(c, sx + label[0], sy + label[1], hour);
  });
}

async function draw(c, W, H) {
  await loadLetters();
  lawn(c, W, H);
  for (const [cx, cy, radius, n] of [
    [1500, 640, 150, 5],
    [1350, 690, 96, 9],
  ])
    crown(c, cx, cy, radius, n);
  haze(c, W, 400, 9, (k) => {
    k.fillStyle = 'rgba(20,36,26,.6)';
    k.fillRect(fence.x, wall - 10, W, 40);
  });
  table(c, 1450, 270);
  light(c, W, H);
  roof(c, W);
  finish(c, W, H, { sun: [0, 0.6], warm: 0.3, dark: 0.3, noise: 3 });
}

export default { file: 'articles/turf-path.webp', seed: 11, width: 1600, height: 760, quality: 0.56, draw };
