/** Office installer at a wall of glass above the hills, reaching up with a squeegee. */
import { seed } from '../../lib.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { blend, box, inside, lin, poly } from '../kit/paint.js';
import { film } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { sunPatch } from '../kit/stone.js';
import { squeegee } from '../kit/tools.js';

const floor = 1092;

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
  person(c, 352, 1190, 1.12, {
    skin: skins.light,
    shirt: ['#1f382d', '#3d6b55', '#b4cfa4'],
    tones: ['#4a2d16', '#86552a', '#e8b468'],
    hair: 'tail',
    apron: ['#7a4a00', '#c98410', '#ffd57d'],
    tilt: -0.2,
    far: {
      joints: [
        [14, -584],
        [110, -540],
        [170, -640],
      ],
      hand: 'flat',
      cuff: 0.8,
    },
    near: {
      joints: [
        [0, -584],
        [104, -640],
        [156, -776],
      ],
      cuff: 0.85,
    },
    holds: () => squeegee(c, 184, -866, 0.3, 0.6),
  });
  finish(c, W, H, { sun: [0.82, 0.2], dark: 0.46 });
}
export default { file: 'team/installer-tower.webp', seed: 1420, width: 1000, height: 1250, draw };
