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
import { arm, even } from '../parts/arms.js';
import { standing } from '../parts/legs.js';

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
  const arms = { skin: even(skins.light), cloth: shirt };
  at(c, x, y, s, () =>
    arm(c, {
      ...arms,
      joints: [
        [18, -556],
        [128, -500],
        [178, -600],
      ],
      isFar: true,
      hand: 'flat',
      turn: -0.25,
    }),
  );
  person(c, x, y, s, {
    skin: arms.skin,
    shirt,
    tones: ['#4a2d16', '#86552a', '#e8b468'],
    hair: 'tail',
    tilt: -0.24,
    lower: () => standing(c, ['#141b18', '#2c3a32', '#6f8068']),
    holds: () => {
      apron(c);
      squeegee(c, 173, -806, Math.PI / 2, 0.62);
      arm(c, {
        ...arms,
        joints: [
          [0, -550],
          [112, -636],
          [90, -770],
        ],
        turn: 0.16,
      });
    },
  });
}
/** Her bucket, with water in it and the handle down. */
function bucket(c, x, y) {
  shadow(c, x - 26, y + 2, 92, 10, 0.5, 6);
  poly(
    c,
    [
      [x - 58, y - 118],
      [x + 58, y - 118],
      [x + 44, y - 4],
      [x - 44, y - 4],
    ],
    lin(c, x - 58, 0, x + 58, 0, [0, '#7a4a00'], [0.6, '#d8930f'], [1, '#ffd988']),
  );
  const ring = (dy, rx, ry, color) => {
    c.fillStyle = color;
    c.beginPath();
    c.ellipse(x, y + dy, rx, ry, 0, 0, 7);
    c.fill();
  };
  ring(-5, 44, 9, '#b87a0c');
  ring(-118, 60, 15, '#f2bd55');
  ring(-116, 52, 11, '#4d5a4a');
  ring(-113, 44, 7, '#9fb0a0');
  strokePath(
    c,
    `M${x - 58} ${y - 112} C${x - 46} ${y - 56} ${x + 46} ${y - 56} ${x + 58} ${y - 112}`,
    '#2b2a20',
    4,
  );
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
  bucket(c, 748, 1218);
  nora(c, 352, 1190, 1.12);
  finish(c, W, H, { sun: [0.82, 0.2], dark: 0.46 });
}
export default {
  file: 'team/installer-tower.webp',
  seed: 1420,
  width: 1000,
  height: 1250,
  quality: 0.72,
  draw,
};
