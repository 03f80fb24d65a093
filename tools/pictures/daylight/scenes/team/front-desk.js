/** Front desk: a headset on, she holds the fan of films against the light while a wagon waits outside. */
import { seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { carSide } from '../kit/car-side.js';
import { fig } from '../kit/decor.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { at, blend, box, inside, layer, lin, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { stoneWall } from '../kit/stone.js';
import { samples } from '../kit/tools.js';

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, 1010, { course: 66, tones: ['#8a8470', '#d6c9a4'], sd: 21 });
  const [x, y, w, h] = [96, 84, 808, 800];
  const view = layer(w, h, (k) => {
    k.drawImage(landscape(w, h, { sd: 1213, sun: [0.84, 0.22], line: 0.46, disc: 0.075, meadow: 250 }), 0, 0);
    oak(k, 760, 690, 330, 330, 31, oakPalette);
    k.fillStyle = lin(k, 0, 650, 0, h, [0, '#e4d6ac'], [1, '#a39a78']);
    k.fillRect(0, 672, w, h);
    carSide(k, 590, 736, 1.3);
  });
  const line = y + h * 0.3;
  c.fillStyle = '#1d2822';
  c.fillRect(x - 24, y - 24, w + 48, h + 48);
  seed(4);
  for (const [from, to] of [
    [0, 0.36],
    [0.36, 1],
  ]) {
    const r = [x + from * w + 6, y, (to - from) * w - 12, h];
    inside(c, box(...r), () => {
      c.drawImage(view, x, y);
      blend(c, 'multiply', 1, () => {
        c.fillStyle = film[50];
        c.fillRect(x, y, w, line - y);
      });
      c.fillStyle = 'rgba(255,240,200,.24)';
      c.fillRect(x, line, w, h);
    });
    streaks(c, ...r, 0.1);
  }
  edge(c, x, line, x + w, line, 6);
  person(c, 330, 1382, 1.42, {
    skin: skins.olive,
    shirt: ['#7a4310', '#c98410', '#ffdf9a'],
    tones: ['#15100c', '#38271b', '#94643a'],
    hair: 'bun',
    tilt: -0.04,
    far: {
      joints: [
        [14, -584],
        [120, -470],
        [236, -520],
      ],
      cuff: 1.5,
    },
    near: {
      joints: [
        [-4, -584],
        [70, -420],
        [196, -330],
      ],
      hand: 'flat',
      cuff: 1.5,
    },
    holds: () => {
      samples(c, 262, -530, 0.62, -1.9, -0.5);
      at(
        c,
        6,
        -625,
        1,
        () => {
          strokePath(c, 'M-14 -54 C-22 -84 -20 -108 -6 -120', '#141c18', 6);
          strokePath(c, 'M-14 -40 C-6 -12 20 -6 46 -14', '#141c18', 4);
          strokePath(c, 'M-14 -58 L-14 -40', '#141c18', 20);
          strokePath(c, 'M46 -16 L50 -15', '#141c18', 9);
        },
        -0.04,
      );
    },
  });
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#6d5230'], [1, '#e6bb78']);
  c.fillRect(0, 950, W, 48);
  c.fillStyle = lin(c, 0, 998, 0, H, [0, '#46351d'], [1, '#1c1710']);
  c.fillRect(0, 998, W, H);
  c.fillStyle = 'rgba(255,226,160,.85)';
  c.fillRect(0, 948, W, 4);
  c.fillStyle = 'rgba(20,16,10,.35)';
  for (let i = 1; i < 9; i++) c.fillRect(i * 120 - 40, 1004, 3, H);
  fig(c, 880, 952, 0.56, 15);
  finish(c, W, H, { sun: [0.84, 0.22], dark: 0.46 });
}
export default { file: 'team/front-desk.webp', seed: 1213, width: 1000, height: 1250, draw };
