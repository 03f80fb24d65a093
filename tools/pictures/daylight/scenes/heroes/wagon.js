/** The wagon with the dog. An overlay of film on the site fits these windows to the pixel: keep their paths. */
import { grain, rr, seed } from '../../lib.js';
import { panorama } from '../kit/masters.js';
import { fillPath, inside, lin, soft, strokePath } from '../kit/paint.js';
import { wagonCabin } from '../parts/wagon-cabin.js';

const windows = [
  'M168 452 L246 236 C254 214 268 205 292 204 L470 198 L462 500 L190 508 C166 508 160 478 168 452 Z',
  'M508 197 L900 197 L900 494 L500 499 Z',
  'M946 197 L1130 202 C1190 205 1236 224 1282 264 L1492 452 C1512 474 1500 490 1474 491 L946 493 Z',
];
const body =
  'M-20 900 L-20 560 C-10 545 20 536 60 532 L92 520 L196 214 C208 172 240 150 300 146 C520 128 900 126 1120 138 C1210 143 1272 168 1330 216 L1640 488 C1720 496 1790 508 1830 522 L1830 900 Z';

function reflections(c) {
  inside(c, body, () => {
    seed(21);
    c.filter = 'blur(7px)';
    for (let i = 0; i < 60; i++) {
      c.fillStyle = `rgba(18,28,23,${rr(0.12, 0.32)})`;
      c.beginPath();
      c.ellipse(rr(0, 1800), rr(590, 700), rr(30, 110), rr(5, 16), rr(-0.1, 0.1), 0, 7);
      c.fill();
    }
    for (let i = 0; i < 34; i++) {
      c.fillStyle = `rgba(232,214,150,${rr(0.05, 0.16)})`;
      c.beginPath();
      c.ellipse(rr(700, 1800), rr(566, 640), rr(40, 150), rr(3, 8), 0, 0, 7);
      c.fill();
    }
  });
  soft(c, 3, () => strokePath(c, 'M60 566 C500 556 1200 552 1800 566', 'rgba(255,236,190,.5)', 5));
}
function handle(c, x) {
  c.fillStyle = 'rgba(10,16,13,.55)';
  c.beginPath();
  c.roundRect(x, 606, 120, 26, 13);
  c.fill();
  c.fillStyle = lin(c, 0, 604, 0, 628, [0, '#9fb2a5'], [1, '#2a3d34']);
  c.beginPath();
  c.roundRect(x + 2, 602, 116, 20, 10);
  c.fill();
}
async function draw(c, W, H) {
  const view = await panorama();
  c.save();
  c.filter = 'blur(5px)';
  c.drawImage(view, 500, 60, 900, 450, -40, -60, W + 80, H + 100);
  c.restore();
  c.fillStyle = lin(c, 0, 0, 0, H, [0, 'rgba(255,240,205,.25)'], [1, 'rgba(27,39,34,.35)']);
  c.fillRect(0, 0, W, H);
  const cabin = new Path2D();
  windows.forEach((d) => cabin.addPath(new Path2D(d)));
  fillPath(
    c,
    body,
    lin(
      c,
      0,
      130,
      0,
      900,
      [0, '#3c5147'],
      [0.045, '#2b3d35'],
      [0.47, '#22312b'],
      [0.5, '#7d9485'],
      [0.515, '#40584c'],
      [0.7, '#2a3d34'],
      [1, '#121b17'],
    ),
  );
  inside(c, cabin, () => {
    c.save();
    c.filter = 'blur(2.5px)';
    c.drawImage(view, 560, 150, 840, 330, 60, 130, 1560, 560);
    c.restore();
    wagonCabin(c, W);
  });
  c.lineWidth = 9;
  c.strokeStyle = '#0f1613';
  c.lineJoin = 'round';
  c.stroke(cabin);
  fillPath(c, 'M474 192 L505 191 L496 506 L466 507 Z', '#141c18');
  fillPath(c, 'M904 190 L942 190 L942 500 L904 500 Z', '#141c18');
  strokePath(c, 'M180 518 L1480 501', 'rgba(244,243,237,.55)', 4);
  strokePath(c, 'M560 137 C780 129 960 130 1120 138 C1210 143 1272 168 1330 216 L1632 482', '#ffd98c', 5);
  strokePath(
    c,
    'M900 131 C980 131 1060 133 1120 138 C1210 143 1272 168 1330 216 L1560 420',
    'rgba(255,246,220,.9)',
    2,
  );
  strokePath(c, 'M330 124 C560 106 860 104 1090 116', '#18221d', 12);
  strokePath(c, 'M370 124 L366 146 M1050 114 L1056 134', '#18221d', 10);
  reflections(c);
  strokePath(
    c,
    'M924 506 L926 900 M486 510 C470 600 430 700 330 760 M1500 494 C1530 560 1534 700 1520 900',
    'rgba(10,16,13,.8)',
    3.5,
  );
  strokePath(c, 'M928 506 L930 900 M1504 500 C1534 566 1538 700 1524 900', 'rgba(255,246,220,.16)', 2);
  handle(c, 520);
  handle(c, 966);
  fillPath(
    c,
    'M1400 470 L1450 440 C1470 424 1500 420 1540 424 C1566 427 1572 444 1562 470 C1554 490 1530 498 1490 498 L1440 500 Z',
    '#1a2520',
  );
  fillPath(
    c,
    'M1454 446 C1472 430 1500 426 1538 430 C1560 433 1564 446 1556 468 C1550 484 1528 490 1490 490 L1460 488 Z',
    lin(c, 1450, 420, 1560, 500, [0, '#5d7568'], [1, '#22312b']),
  );
  fillPath(c, 'M1352 226 L1660 492 L1618 492 L1338 232 Z', 'rgba(255,240,205,.35)');
  grain(c, W, H, 12);
}
export default {
  file: 'heroes/wagon.webp',
  seed: 21,
  width: 1800,
  height: 900,
  quality: 0.82,
  fixed: true,
  draw,
};
