/** A country road that ends at a crossroad: a pickup ahead, a white house behind a limestone wall, oaks and hills. */
import { seed } from '../../lib.js';
import { grass, oak, ridge } from '../../nature.js';
import { fillPath, layer, lin, poly, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';

const horizon = 296;
/** Where a point of the road stands in the picture: meters to the right of the eye, and pixels to the meter there. */
const onRoad = (x, k) => [800 + x * k, horizon + 1.3 * k];
const green = { ...oakPalette, deep: '#1d3b28', mid: '#3f7440', lit: '#b5c464' };

/** Fills `W` x `H`; the light is even from left to right. */
export const junction = (W, H) =>
  layer(W, H, (c) => {
    seed(17);
    c.fillStyle = lin(c, 0, 0, 0, horizon, [0, '#6fb3d2'], [0.5, '#bfdedd'], [1, '#fff0c8']);
    c.fillRect(0, 0, W, H);
    hill(c, W, H, {
      seed: 5,
      y: 262,
      amp: 26,
      top: '#a3bda8',
      bot: '#e3deba',
      lit: '#d0d4ae',
      dark: '#84a898',
    });
    hill(c, W, H, {
      seed: 9,
      y: 286,
      amp: 20,
      top: '#4f8560',
      bot: '#9cb983',
      lit: '#86ab6c',
      dark: '#33644a',
    });
    c.fillStyle = lin(c, 0, horizon, 0, 560, [0, '#b9c465'], [0.25, '#8fae4c'], [1, '#4a7a38']);
    c.fillRect(0, horizon + 6, W, H);
    oak(c, 110, 326, 330, 250, 92, green);
    house(c);
    oak(c, 690, 322, 150, 116, 97, green);
    oak(c, 1010, 322, 190, 140, 91, green);
    oak(c, 1440, 328, 350, 270, 95, green);
    stoneWall(c, 0, 302, W, 44, { course: 15, tones: ['#efe4c6', '#efe4c6'], sd: 6 });
    c.fillStyle = '#fff9e6';
    c.fillRect(0, 298, W, 6);
    c.fillStyle = 'rgba(30,56,30,.4)';
    c.fillRect(0, 346, W, 5);
    seed(7);
    grass(c, W, () => 352, H, 1500, ['#6b9440', '#b5c45c', '#e3d47a', '#36643a'], 20);
    asphalt(c, W);
    pickup(c);
  });

const hill = (c, W, H, o) => ridge(c, W, H, { freq: 3, trees: 1300, size: 4, depth: 60, fade: 110, ...o });

/** A long white house under a roof of metal. */
function house(c) {
  c.fillStyle = lin(c, 0, 222, 0, 330, [0, '#f3efe2'], [0.2, '#fffdf4'], [1, '#fbf5e4']);
  c.fillRect(216, 222, 372, 112);
  c.fillStyle = 'rgba(110,118,104,.28)';
  for (let y = 234; y < 304; y += 11) c.fillRect(216, y, 372, 1.4);
  c.fillStyle = 'rgba(60,72,70,.35)';
  c.fillRect(216, 222, 372, 9);
  poly(
    c,
    [
      [196, 224],
      [240, 172],
      [564, 172],
      [608, 224],
    ],
    lin(c, 0, 172, 0, 224, [0, '#7d938f'], [1, '#5c736f']),
  );
  for (let i = 0; i <= 20; i++)
    strokePath(c, `M${240 + 16.2 * i} 173 L${196 + 20.6 * i} 223`, 'rgba(226,236,226,.35)', 1.6);
  for (const x of [244, 318, 448, 522]) {
    c.fillStyle = '#2c4a44';
    c.fillRect(x - 4, 240, 50, 58);
    c.fillStyle = lin(c, x, 244, x + 42, 298, [0, '#9fc6cf'], [1, '#3f6a6a']);
    c.fillRect(x, 244, 42, 54);
    c.fillStyle = '#fffdf4';
    c.fillRect(x + 19, 244, 4, 54);
    c.fillRect(x, 269, 42, 4);
  }
}

/** The road to the crossroad and the lines on it. */
function asphalt(c, W) {
  const end = 42;
  const line = (x, wide, from, to, color) =>
    poly(
      c,
      [onRoad(x - wide, from), onRoad(x + wide, from), onRoad(x + wide, to), onRoad(x - wide, to)],
      color,
    );
  c.fillStyle = '#a7aba3';
  c.fillRect(0, 352, W, 16);
  c.fillStyle = '#f4efdc';
  for (const y of [353, 366]) c.fillRect(0, y, W, 1.6);
  line(-1.8, 4.1, end, 330, '#d8cda6');
  line(-1.8, 3.7, end, 330, lin(c, 0, 350, 0, 560, [0, '#aeb1a8'], [1, '#858b85']));
  for (const x of [-5.2, 1.6]) line(x, 0.07, end, 330, '#fbf6e4');
  for (const x of [-1.93, -1.67]) line(x, 0.06, end + 8, 330, '#ffc23d');
  line(-0.1, 1.5, end + 5, end + 9, '#fbf6e4');
}

/** A white pickup from behind. */
function pickup(c) {
  soft(c, 7, () => fillPath(c, 'M600 428 L690 416 H900 L892 438 H640 Z', 'rgba(18,28,26,.6)'));
  for (const x of [708, 856]) {
    c.fillStyle = '#151a19';
    c.beginPath();
    c.roundRect(x, 366, 36, 64, 9);
    c.fill();
  }
  c.fillStyle = '#1d2423';
  c.fillRect(726, 384, 148, 22);
  const body = lin(c, 0, 236, 0, 400, [0, '#f6f1e0'], [0.5, '#fffcf0'], [1, '#dcd8c8']);
  fillPath(c, 'M716 308 L733 246 Q736 238 746 238 H854 Q864 238 867 246 L884 308 Z', body);
  fillPath(c, 'M729 302 L743 254 Q745 250 750 250 H850 Q855 250 857 254 L871 302 Z', '#24302f');
  fillPath(
    c,
    'M733 288 L743 254 Q745 250 750 250 H850 Q855 250 857 254 L867 288 Z',
    lin(c, 0, 250, 0, 288, [0, '#7fa9b5'], [1, '#2d4144']),
  );
  c.fillStyle = 'rgba(16,22,22,.75)';
  for (const x of [750, 828]) c.fillRect(x, 274, 22, 28);
  for (const x of [688, 886]) {
    c.fillStyle = '#2a3231';
    c.beginPath();
    c.roundRect(x, 282, 26, 22, 6);
    c.fill();
  }
  fillPath(
    c,
    'M704 306 H896 Q902 306 902 314 V376 Q902 384 894 384 H706 Q698 384 698 376 V314 Q698 306 704 306 Z',
    body,
  );
  strokePath(c, 'M866 248 L882 304 H894 Q900 306 900 314 V374', '#fffbea', 4);
  strokePath(c, 'M722 312 H878 V374 H722 Z', 'rgba(60,68,64,.5)', 1.6);
  c.fillStyle = 'rgba(60,68,64,.55)';
  c.fillRect(778, 322, 44, 8);
  for (const x of [700, 884]) {
    c.fillStyle = '#c23a20';
    c.fillRect(x, 312, 16, 46);
    c.fillStyle = '#ff9a6c';
    c.fillRect(x + 3, 316, 10, 14);
  }
  c.fillStyle = lin(c, 0, 380, 0, 398, [0, '#eef0ea'], [1, '#7d847f']);
  c.beginPath();
  c.roundRect(696, 380, 208, 18, 6);
  c.fill();
  c.fillStyle = '#f8f1da';
  c.fillRect(778, 382, 44, 14);
}

/** What the mirror shows: the road behind, in its frame of 332 x 82 from 622, 131. */
export function behind(c) {
  c.fillStyle = lin(c, 0, 131, 0, 172, [0, '#8cc6e0'], [1, '#fbf0d2']);
  c.fillRect(620, 130, 336, 84);
  fillPath(c, 'M620 172 Q690 154 780 168 T956 160 V214 H620 Z', '#6d9a70');
  fillPath(c, 'M620 180 H956 V214 H620 Z', '#7fa94e');
  fillPath(c, 'M784 180 H792 L890 214 H700 Z', '#b4b6ad');
  strokePath(c, 'M788 182 L800 214', '#ffc23d', 3);
}
