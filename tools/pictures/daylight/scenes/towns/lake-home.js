/** A lake room: a long low window on the water, whose light moves over the cedar ceiling. */
import { rgba, rr, seed } from '../../lib.js';
import { fig, lamp } from '../kit/decor.js';
import { sleepingDog } from '../kit/dog.js';
import { coffeeTable, rug, sofa } from '../kit/furniture.js';
import { floorSun, glazing } from '../kit/glazing.js';
import { finish, haze } from '../kit/light.js';
import { lin, poly } from '../kit/paint.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';
import { townView } from '../kit/town-view.js';

const win = [190, 190, 860, 350];

function ceiling(c, W) {
  poly(
    c,
    [
      [0, 0],
      [W, 0],
      [W, 96],
      [0, 96],
    ],
    '#4a3820',
  );
  for (let i = -8; i < 20; i++) {
    const a = 600 + (i - 6) * 96,
      b = 600 + (i - 6) * 132;
    poly(
      c,
      [
        [a, 96],
        [a + 90, 96],
        [b + 122, 0],
        [b, 0],
      ],
      lin(c, a, 0, a + 100, 0, [0, '#6b5030'], [1, '#ad7f44']),
    );
  }
  c.fillStyle = 'rgba(20,18,10,.5)';
  c.fillRect(0, 94, W, 8);
  // ripples of light from below
  haze(
    c,
    W,
    110,
    2.5,
    (k) => {
      seed(12);
      for (let i = 0; i < 70; i++) {
        k.strokeStyle = rgba('#ffeec0', rr(0.25, 0.8));
        k.lineWidth = rr(2, 5);
        const x = rr(300, 1120),
          y = rr(8, 88);
        k.beginPath();
        k.moveTo(x, y);
        k.bezierCurveTo(x + 20, y - rr(4, 14), x + 40, y + rr(4, 14), x + rr(60, 110), y + rr(-6, 6));
        k.stroke();
      }
    },
    0.75,
    'screen',
  );
}

function draw(c, W, H) {
  stoneWall(c, 0, 90, W, 560, { course: 50, tones: ['#857f6b', '#d8cba8'], sd: 51 });
  ceiling(c, W);
  glazing(c, townView('lake'), win, { cols: 4, rows: [1], from: [0, 190, 1600, 651], line: 0.64 });
  boards(c, W, 640, H, 640, { near: '#33291b', far: '#8a6c41', wide: 76 });
  c.fillStyle = '#4a4c3c';
  c.fillRect(0, 630, W, 14);
  rug(c, [
    [360, 700],
    [860, 700],
    [980, 850],
    [250, 850],
  ]);
  floorSun(c, win, { cols: 4, floor: 640, vanish: 640, deep: 190, patch: sunPatch });
  lamp(c, 245, 720, 0.72);
  fig(c, 1050, 742, 0.66, 31);
  sofa(c, 610, 752, 0.86, { cloth: ['#2f4f55', '#4f7478', '#93a99a'], pillow: '#ffb627' });
  coffeeTable(c, 640, 858, 0.78);
  sleepingDog(c, 240, 866, 0.8);
  finish(c, W, H, { sun: [0.84, 0.34], dark: 0.5 });
}

export default { file: 'towns/lake-home.webp', seed: 77, width: 1200, height: 900, draw };
