/** Customer relations: at the front counter, phone at the ear, a wagon arriving outside. */
import { seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { carSide } from '../kit/car-side.js';
import { fig } from '../kit/decor.js';
import { arm, armTone, neck, skins, torso, trousers } from '../kit/figure.js';
import { edge, streaks } from '../kit/film.js';
import { hand } from '../kit/hand.js';
import { head } from '../kit/head.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { at, blend, box, inside, layer, lin, poly, soft } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';
import { phone, samples } from '../kit/tools.js';

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, 1000, { course: 66, tones: ['#8a8470', '#d6c9a4'], sd: 21 });
  const x = 96,
    y = 84,
    w = 808,
    h = 760,
    view = layer(w, h, (k, a, b) => {
      k.drawImage(landscape(a, b, { sd: 1213, sun: [0.84, 0.3], line: 0.46, disc: 0.07, meadow: 250 }), 0, 0);
      oak(k, 190, 660, 430, 380, 31, oakPalette);
      poly(
        k,
        [
          [0, 650],
          [a, 630],
          [a, b],
          [0, b],
        ],
        lin(k, 0, 630, 0, b, [0, '#d9cba2'], [1, '#a39a78']),
      );
      carSide(k, 610, 712, 1.36);
    });
  c.fillStyle = '#1d2822';
  c.fillRect(x - 24, y - 24, w + 48, h + 48);
  seed(4);
  for (const [a, b] of [
    [0, 0.36],
    [0.36, 0.64],
    [0.64, 1],
  ]) {
    const r = [x + a * w + 6, y, (b - a) * w - 12, h];
    inside(c, box(...r), () => {
      c.drawImage(view, x, y);
      inside(c, box(x, y, w, h * 0.42), () =>
        blend(c, 'multiply', 1, () => {
          c.fillStyle = film[50];
          c.fillRect(x, y, w, h);
        }),
      );
      inside(c, box(x, y + h * 0.42, w, h), () => {
        c.fillStyle = 'rgba(255,240,200,.26)';
        c.fillRect(x, y, w, h);
      });
    });
    streaks(c, ...r, 0.1);
  }
  edge(c, x, y + h * 0.42, x + w, y + h * 0.42, 6);
  c.fillStyle = 'rgba(255,226,160,.6)';
  for (const a of [0, 0.36, 0.64, 1]) c.fillRect(x + a * w + 4, y, 2, h);
  // counter
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#6d5230'], [1, '#d9ab66']);
  c.fillRect(0, 1010, W, 44);
  c.fillStyle = lin(c, 0, 1054, 0, H, [0, '#3a2c18'], [1, '#1c1710']);
  c.fillRect(0, 1054, W, 200);
  c.fillStyle = 'rgba(255,226,160,.8)';
  c.fillRect(0, 1008, W, 4);
  fig(c, 94, 1012, 0.66, 15);
  samples(c, 742, 1004, 0.92, -1.5, -0.12);
  soft(c, 26, () => {
    c.fillStyle = 'rgba(14,20,16,.4)';
    c.fillRect(290, 620, 380, 640);
  });
  const skin = skins.olive,
    shirt = ['#6e3a10', '#bd7700', '#ffd98c'];
  at(c, 470, 700, 1.18, () => {
    arm(
      c,
      [
        [-126, 52],
        [-208, 176],
        [-96, 262],
      ],
      skin,
      shirt,
      0.86,
      [104, 80, 50],
    );
    neck(c, skin);
    trousers(c, ['#15211c', '#2a4236', '#6d8a70'], 0.9);
    torso(c, shirt, { belt: false, slim: 0.9 });
    head(c, skin, { hair: 'bun', tones: ['#15100c', '#33241a', '#8a5c34'], tilt: 0.07 });
    phone(c, 96, -112, 0.28, 1.05);
    arm(
      c,
      [
        [130, 52],
        [238, 128],
        [122, -52],
      ],
      skin,
      shirt,
      0.78,
      [104, 80, 48],
    );
    hand(c, 110, -84, -0.5, armTone(skin, 1), 'grip', 1);
  });
  finish(c, W, H, { sun: [0.84, 0.28], dark: 0.5 });
}
export default { file: 'team/front-desk.webp', seed: 1213, width: 1000, height: 1250, draw };
