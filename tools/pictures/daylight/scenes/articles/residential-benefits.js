/** A house cut open: four rooms, film on every pane of the sun's side, heat turned back outside. */
import { rgba, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { edge } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, box, inside, lin, poly, soft, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { rooms } from '../kit/rooms.js';
import { stoneWall } from '../kit/stone.js';
import { strata } from '../parts/strata.js';

const X = 250,
  Y = 330,
  W2 = 860,
  RH = 262,
  base = 878,
  wall = 22;
const cells = {
  bedroom: [X + wall, Y + 10, 400, RH - 16],
  study: [X + wall + 416, Y + 10, 400, RH - 16],
  kitchen: [X + wall, Y + RH + 12, 360, 258],
  living: [X + wall + 376, Y + RH + 12, 440, 258],
};

function house(c) {
  soft(c, 16, () => {
    c.fillStyle = 'rgba(27,39,34,.5)';
    c.fillRect(X - 170, base - 10, W2 + 120, 34);
  });
  stoneWall(c, X - 4, Y, W2 + 8, base - Y, { course: 28, tones: ['#8d8771', '#efe0b9'], sd: 27 });
  c.fillStyle = lin(c, X + 120, 0, X + 184, 0, [0, '#b3a888'], [0.75, '#d8ccab'], [0.8, '#fff0c8']);
  c.fillRect(X + 120, Y - 226, 64, 220);
  c.fillStyle = '#8c8468';
  c.fillRect(X + 112, Y - 236, 80, 16);
  // attic and roof
  poly(
    c,
    [
      [X - 4, Y + 4],
      [X + W2 / 2, Y - 216],
      [X + W2 + 4, Y + 4],
    ],
    '#4b3a20',
  );
  for (let i = 1; i < 16; i++) {
    const t = i / 16,
      x = X + W2 * t,
      top = Y - 216 * (1 - Math.abs(t - 0.5) * 2);
    strokePath(c, `M${x} ${Y} L${x} ${top}`, rgba(i > 8 ? '#c79a55' : '#8a6a3a', 0.8), 9);
  }
  for (let i = 0; i < 3; i++) {
    c.fillStyle = rgba('#f0d9a4', 0.55);
    for (let k = 0; k < 14; k++) {
      c.beginPath();
      c.ellipse(X + 70 + k * 56, Y - 8 - i * 3, 42, 13, 0, Math.PI, 0);
      c.fill();
    }
  }
  poly(
    c,
    [
      [X - 56, Y + 20],
      [X + W2 / 2, Y - 250],
      [X + W2 / 2, Y - 214],
      [X - 30, Y + 22],
    ],
    '#37453d',
  );
  poly(
    c,
    [
      [X + W2 + 56, Y + 20],
      [X + W2 / 2, Y - 250],
      [X + W2 / 2, Y - 214],
      [X + W2 + 30, Y + 22],
    ],
    lin(c, X + W2 / 2, 0, X + W2, 0, [0, '#8d9a80'], [1, '#f2e3b2']),
  );
  for (const [name, r] of Object.entries(cells)) inside(c, box(...r), () => rooms[name](c, r));
  for (const r of Object.values(cells)) {
    c.strokeStyle = '#2b2a20';
    c.lineWidth = 4;
    c.strokeRect(...r);
    c.fillStyle = 'rgba(255,226,160,.35)';
    c.fillRect(r[0], r[1] + r[3], r[2], 2);
  }
}

// cut glass of the sun side: an upright pane with film on its inner face
function pane(c, y, h) {
  const x = X + W2 - 18;
  c.fillStyle = '#1d2822';
  c.fillRect(x - 8, y - 12, 40, h + 24);
  c.fillStyle = lin(c, x, 0, x + 24, 0, [0, '#7fa3a0'], [1, '#e9f0dc']);
  c.fillRect(x + 4, y, 16, h);
  edge(c, x + 2, y - 2, x + 2, y + h + 2, 7);
}

function rays(c, H) {
  const hits = [
    [420, 118],
    [690, 128],
  ];
  for (const [y, h] of hits) {
    const x = X + W2 + 8;
    haze(
      c,
      1600,
      H,
      4,
      (k) =>
        poly(
          k,
          [
            [1600, y - 420],
            [1600, y - 420 + h * 1.1],
            [x, y + h],
            [x, y],
          ],
          lin(k, 1600, 0, x, 0, [0, 'rgba(255,238,186,.85)'], [1, 'rgba(255,206,104,.7)']),
        ),
      0.75,
      'screen',
    );
    haze(
      c,
      1600,
      H,
      5,
      (k) =>
        poly(
          k,
          [
            [x - 26, y],
            [x - 26, y + h],
            [x - 380, y + h + 150],
            [x - 380, y + 150],
          ],
          lin(k, x, 0, x - 380, 0, [0, 'rgba(255,232,170,.5)'], [1, 'rgba(255,232,170,0)']),
        ),
      0.8,
      'screen',
    );
    // the heat leaves as steeply as the sun came
    for (const share of [0.12, 0.43, 0.74]) arrow(c, x + 14, y + h * share, 98, 85);
  }
}

/** A straight ray of heat that grows stronger toward its point. */
export function arrow(c, x, y, dx, dy, color = ink.heat) {
  const turn = Math.atan2(dy, dx);
  const long = Math.hypot(dx, dy);
  at(
    c,
    x,
    y,
    1,
    () => {
      poly(
        c,
        [
          [0, -1.5],
          [long, -4],
          [long, -13],
          [long + 26, 0],
          [long, 13],
          [long, 4],
          [0, 1.5],
        ],
        lin(c, 0, 0, long, 0, [0, rgba(color, 0.4)], [0.6, rgba(color, 0.95)], [1, color]),
      );
    },
    turn,
  );
}

function draw(c, W, H) {
  c.drawImage(
    landscape(W, H, { sd: 853, hour: 'noon', sun: [0.9, 0.15], line: 0.42, disc: 0.058, meadow: 330 }),
    0,
    0,
  );
  oak(c, 90, 870, 420, 420, 66, oakPalette);
  oak(c, 1480, 850, 330, 280, 67, oakPalette);
  house(c);
  for (const [y, h] of [
    [400, 150],
    [672, 150],
  ])
    pane(c, y, h);
  // ground cut below the slab
  c.fillStyle = lin(c, X, 0, X + W2, 0, [0, '#8d8871'], [1, '#efe0b4']);
  c.fillRect(X - 40, base - 14, W2 + 80, 24);
  c.fillStyle = lin(c, 0, base, 0, H, [0, '#6b5a35'], [1, '#33291a']);
  c.fillRect(0, base + 10, W, H);
  strata(c, W, base);
  seed(6);
  for (const [x0, x1] of [
    [0, X - 44],
    [X + W2 + 44, W],
  ])
    inside(c, box(x0, 0, x1 - x0, H), () =>
      grass(c, x1, () => base - 10, base + 20, 900, ['#3d4b3a', '#6c7650', '#a7a06c', '#8d9160'], 26, x0),
    );
  rays(c, H);
  finish(c, W, H, { sun: [0.9, 0.15], dark: 0.36 });
}
export default { file: 'articles/residential-benefits.webp', seed: 853, width: 1600, height: 1000, draw };
