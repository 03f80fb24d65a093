/** Office installer at a wall of glass above the hills, reaching up with a squeegee. */
import { rgba, seed } from '../../lib.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { at, blend, box, fillPath, inside, lin, poly, strokePath } from '../kit/paint.js';
import { film } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { sunPatch } from '../kit/stone.js';
import { squeegee } from '../kit/tools.js';
import { arm } from '../parts/arms.js';

const floor = 1092;

const shirt = ['#1f382d', '#3d6b55', '#b4cfa4'];
const canvas = ['#7a4a00', '#c98410', '#ffd57d'];

/** Bib, skirt and straps of an apron, from the side. */
function apron(c) {
  const cloth = lin(c, -16, 0, 70, 0, [0, canvas[0]], [0.5, canvas[1]], [1, canvas[2]]);
  strokePath(c, 'M30 -566 C12 -604 -32 -606 -46 -562 C-60 -510 -62 -450 -56 -396', canvas[1], 13);
  fillPath(
    c,
    'M26 -570 L46 -562 C62 -540 70 -480 66 -440 C64 -410 62 -390 60 -372 L-14 -372 C-16 -420 4 -470 12 -530 C14 -550 18 -564 26 -570 Z',
    cloth,
  );
  fillPath(c, 'M-16 -384 L61 -384 C68 -340 72 -290 68 -226 L-8 -226 C-16 -280 -20 -330 -16 -384 Z', cloth);
  strokePath(c, 'M-14 -386 L60 -384', rgba(canvas[0], 0.9), 5);
  strokePath(c, 'M-12 -388 L-58 -392', canvas[1], 13);
  strokePath(
    c,
    'M-58 -392 C-84 -414 -92 -392 -60 -390 C-88 -380 -84 -362 -58 -386 M-60 -386 L-72 -336',
    canvas[1],
    8,
  );
  strokePath(c, 'M8 -330 L48 -330 L46 -280 L10 -280 Z', rgba(canvas[0], 0.7), 3.5);
}
function nora(c, x, y, s) {
  const skin = skins.light;
  at(c, x, y, s, () =>
    arm(c, {
      joints: [
        [18, -556],
        [112, -506],
        [186, -590],
      ],
      sleeve: 'M-10 -590 C30 -604 60 -580 98 -556 L74 -492 C50 -496 20 -500 0 -520 Z',
      hem: [
        [98, -556],
        [74, -492],
      ],
      skin,
      cloth: shirt,
      isFar: true,
      hand: 'flat',
      turn: -0.3,
    }),
  );
  person(c, x, y, s, {
    skin,
    shirt,
    tones: ['#4a2d16', '#86552a', '#e8b468'],
    hair: 'tail',
    tilt: -0.24,
    holds: () => {
      apron(c);
      squeegee(c, 178, -842, 0.2, 0.6);
      arm(c, {
        joints: [
          [-4, -548],
          [118, -594],
          [150, -728],
        ],
        sleeve:
          'M-48 -562 C-44 -590 -22 -602 4 -602 C28 -602 48 -608 66 -616 L92 -544 C66 -534 46 -516 30 -500 C6 -486 -32 -492 -44 -520 C-50 -535 -51 -550 -48 -562 Z',
        hem: [
          [66, -614],
          [92, -546],
        ],
        skin,
        cloth: shirt,
      });
      strokePath(c, 'M30 -500 C6 -486 -32 -492 -44 -520', rgba(shirt[0], 0.7), 4);
    },
  });
}

function draw(c, W, H) {
  const options = { sd: 1420, sun: [0.82, 0.2], line: 0.56, disc: 0.075, meadow: 330, size: 0.62 };
  const view = landscape(W, floor, options);
  c.drawImage(view, 0, 0);
  seed(9);
  const columns = [
    [-10, 250],
    [270, 640],
    [660, 1010],
  ];
  columns.forEach(([left, right], i) => {
    for (const [top, bottom] of [
      [-10, 128],
      [146, floor],
    ]) {
      const r = [left, top, right - left, bottom - top];
      inside(c, box(...r), () => {
        if (i < 2)
          blend(c, 'multiply', 1, () => {
            c.fillStyle = film[35];
            c.fillRect(left, top, i === 1 && top > 0 ? 278 : right - left, bottom);
          });
        if (i > 0) {
          c.fillStyle = 'rgba(255,240,204,.34)';
          c.fillRect(i === 1 ? (top > 0 ? left + 278 : right) : left, top, W, bottom);
        }
      });
      streaks(c, ...r, 0.08);
    }
  });
  edge(c, 548, 146, 548, floor, 5);
  c.fillStyle = '#1d2822';
  for (const x of [250, 640]) c.fillRect(x, 0, 20, floor);
  c.fillRect(0, 128, W, 18);
  c.fillStyle = 'rgba(255,226,160,.75)';
  for (const x of [269, 659]) c.fillRect(x, 0, 3, floor);
  c.fillStyle = lin(c, 0, floor, 0, H, [0, '#8b836a'], [0.12, '#6a6552'], [1, '#2b2f28']);
  c.fillRect(0, floor, W, H);
  c.fillStyle = '#1d2822';
  c.fillRect(0, floor - 16, W, 20);
  sunPatch(
    c,
    [
      [
        [280, floor + 6],
        [632, floor + 6],
        [470, H],
        [40, H],
      ],
      [
        [668, floor + 6],
        [W, floor + 6],
        [W, H],
        [560, H],
      ],
    ],
    { a: 0.3, blur: 5 },
  );
  shadow(c, 300, 1186, 200, 16, 0.6, 12);
  // Her bucket.
  poly(
    c,
    [
      [700, 1080],
      [800, 1080],
      [786, 1188],
      [714, 1188],
    ],
    lin(c, 700, 0, 800, 0, [0, '#7a4a00'], [0.6, '#d8930f'], [1, '#ffe3a3']),
  );
  shadow(c, 720, 1190, 90, 9, 0.5, 6);
  nora(c, 352, 1190, 1.12);
  finish(c, W, H, { sun: [0.82, 0.2], dark: 0.46 });
}
export default { file: 'team/installer-tower.webp', seed: 1420, width: 1000, height: 1250, draw };
