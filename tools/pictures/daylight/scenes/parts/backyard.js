/** House wall with a glaring window, and a plank fence. */
import { rgba } from '../../lib.js';
import { box, fillPath, inside, lin, poly, rad, strokePath } from '../kit/paint.js';
import { stoneWall } from '../kit/stone.js';

/** Limestone wall of the house, its window mirroring the sun. */
export function house(c) {
  stoneWall(c, 0, 90, 660, 560, { course: 46, tones: ['#948d77', '#efe0b9'], sd: 14 });
  fillPath(c, 'M0 96 L0 0 L640 0 L720 96 Z', lin(c, 0, 0, 700, 0, [0, '#37453d'], [1, '#7d8c77']));
  for (let i = 0; i < 16; i++)
    strokePath(c, `M${i * 44} 0 L${i * 47} 96`, rgba('#f0e2be', 0.15 + i * 0.02), 2);
  c.fillStyle = lin(c, 0, 0, 720, 0, [0, '#8d8871'], [1, '#fff0c8']);
  c.fillRect(0, 92, 726, 18);
  c.fillStyle = 'rgba(30,32,24,.4)';
  c.fillRect(0, 110, 660, 34);
  fillPath(c, 'M648 110 L660 110 L660 650 L648 650 Z', '#fff2cc');
  // the window, mirroring the sun
  const x = 190,
    y = 196,
    w = 330,
    h = 330;
  c.fillStyle = '#1d2822';
  c.fillRect(x - 18, y - 18, w + 36, h + 36);
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++) {
      const r = [x + i * (w / 2) + 4, y + j * (h / 2) + 4, w / 2 - 8, h / 2 - 8];
      inside(c, box(...r), () => {
        c.fillStyle = lin(c, x, y, x + w, y + h, [0, '#a9c0bb'], [0.5, '#f6e3b0'], [1, '#ffd27a']);
        c.fillRect(...r);
        c.fillStyle = rad(
          c,
          x + w * 0.6,
          y + h * 0.5,
          10,
          250,
          [0, '#fffdf2'],
          [0.2, 'rgba(255,248,220,.96)'],
          [0.5, 'rgba(255,216,130,.6)'],
          [1, 'rgba(255,216,130,0)'],
        );
        c.fillRect(...r);
        poly(
          c,
          [
            [x - 40, y + h],
            [x + 90, y],
            [x + 130, y],
            [x, y + h],
          ],
          'rgba(255,255,255,.22)',
        );
      });
    }
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#b3aa8e'], [1, '#fff3d2']);
  c.fillRect(x - 34, y + h + 18, w + 68, 20);
  c.fillStyle = 'rgba(50,48,36,.5)';
  c.fillRect(x - 34, y + h + 38, w + 68, 6);
}

/** Plank fence from the house to the right edge. */
export function fence(c, W) {
  for (let x = 660; x < W; x += 38) {
    const s = (x - 660) / (W - 660);
    c.fillStyle = lin(c, x, 0, x + 34, 0, [0, '#7d5f37'], [1, s > 0.4 ? '#d9ab66' : '#b58a4e']);
    c.fillRect(x, 486, 34, 170);
    c.fillStyle = 'rgba(40,28,12,.45)';
    c.fillRect(x + 34, 486, 4, 170);
  }
  c.fillStyle = 'rgba(255,226,160,.6)';
  c.fillRect(660, 484, W - 660, 3);
  c.fillStyle = 'rgba(50,34,14,.4)';
  c.fillRect(660, 530, W - 660, 8);
  c.fillRect(660, 612, W - 660, 8);
}
