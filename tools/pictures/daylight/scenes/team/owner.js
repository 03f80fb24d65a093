/** The owner from behind, drawing film down a tall window into the last sun. */
import { seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { arm, armTone, neck, skins, torso, trousers } from '../kit/figure.js';
import { edge, streaks } from '../kit/film.js';
import { hand } from '../kit/hand.js';
import { head } from '../kit/head.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, blend, box, inside, layer, lin } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';

const line = 372;

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, H, { course: 74, tones: ['#6f6b58', '#b5a17a'], sd: 12 });
  const x = 70,
    y = 60,
    w = 860,
    h = 1040;
  c.fillStyle = '#1d2621';
  c.fillRect(x - 26, y - 26, w + 52, h + 52);
  const view = layer(w, h, (k, a, b) => {
    k.drawImage(
      landscape(a, b, {
        hour: 'dusk',
        sd: 1130,
        sun: [0.77, 0.52],
        line: 0.55,
        disc: 0.085,
        meadow: 300,
        size: 0.8,
      }),
      0,
      0,
    );
    oak(k, 130, 940, 420, 420, 61, oakPalette);
  });
  seed(3);
  for (let i = 0; i < 2; i++) {
    const r = [x + (i * w) / 2 + 5, y, w / 2 - 10, h];
    inside(c, box(...r), () => {
      c.drawImage(view, x, y);
      inside(c, box(x, y, w, line - y), () => {
        blend(c, 'multiply', 1, () => {
          c.fillStyle = film[35];
          c.fillRect(x, y, w, h);
        });
      });
      inside(c, box(x, line, w, h), () => {
        blend(c, 'screen', 1, () => {
          c.fillStyle = 'rgba(255,206,120,.34)';
          c.fillRect(x, line, w, h);
        });
      });
    });
    streaks(c, ...r, 0.1);
  }
  c.fillStyle = '#1d2621';
  c.fillRect(x + w / 2 - 7, y, 14, h);
  c.fillStyle = 'rgba(255,210,120,.7)';
  c.fillRect(x + w / 2 + 5, y, 2.5, h);
  // the sheet, held by its lower edge and bowed a little between the hands
  edge(c, x + 6, line, x + w - 6, line, 7);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#8d8266'], [1, '#ffe3a3']);
  c.fillRect(x - 56, y + h + 26, w + 112, 34);
  c.fillStyle = 'rgba(30,28,18,.6)';
  c.fillRect(x - 56, y + h + 60, w + 112, 10);
  haze(
    c,
    W,
    H,
    26,
    (k) => {
      k.fillStyle = 'rgba(14,18,14,.5)';
      k.fillRect(250, 620, 420, 700);
    },
    0.6,
  );
  const shirt = ['#172420', '#33503f', '#9db083'],
    skin = skins.tan,
    s = 1.2;
  at(c, 500, 712, s, () => {
    neck(c, skin);
    trousers(c);
    torso(c, shirt);
    hand(c, -212, -262, 0.03, armTone(skin, -1), 'grip', -1);
    hand(c, 214, -262, -0.03, armTone(skin, 1), 'grip', 1);
    arm(
      c,
      [
        [-146, 50],
        [-244, -60],
        [-210, -240],
      ],
      skin,
      shirt,
      0.96,
    );
    arm(
      c,
      [
        [146, 50],
        [248, -60],
        [212, -240],
      ],
      skin,
      shirt,
      0.96,
    );
    head(c, skin, {
      hair: 'cap',
      tones: ['#4a463c', '#7d786a', '#d8ccab'],
      cap: ['#7a4a00', '#bd7700', '#ffcf6b'],
    });
  });
  finish(c, W, H, { sun: [0.78, 0.55], warm: 0.6, dark: 0.55 });
}
export default { file: 'team/owner.webp', seed: 1130, width: 1000, height: 1250, draw };
