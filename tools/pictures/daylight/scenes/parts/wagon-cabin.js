/** What is seen through the windows of the close wagon: far side, seats, the dog, wheel. */
import { rgba } from '../../lib.js';
import { at, fillPath, lin, strokePath } from '../kit/paint.js';

function seat(c, x, s, lit) {
  at(c, x, 0, [s, 1], () => {
    const cloth = lin(c, -60, 0, 90, 0, [0, '#242c27'], [0.7, '#4c5145'], [1, lit]);
    fillPath(c, 'M-62 640 L-86 360 C-90 330 -74 314 -46 314 L18 314 C42 314 54 326 58 348 L96 640 Z', cloth);
    fillPath(
      c,
      'M-64 306 C-72 306 -76 300 -74 290 L-68 252 C-66 240 -58 234 -46 234 L0 234 C12 234 19 240 21 252 L26 288 C27 300 22 306 12 306 Z',
      cloth,
    );
    fillPath(c, 'M-34 304 L-28 304 L-26 318 L-32 318 Z M-6 304 L0 304 L2 318 L-4 318 Z', '#1b221e');
    strokePath(c, 'M30 330 C46 400 58 480 70 560', 'rgba(255,230,170,.25)', 3);
  });
}
function dog(c, x, y, s) {
  at(c, x, y, s, () => {
    fillPath(
      c,
      'M-70 60 C-88 -20 -84 -110 -46 -168 C-28 -200 2 -216 36 -214 C66 -213 84 -202 94 -184 C100 -172 112 -168 130 -164 C150 -160 160 -152 160 -138 C160 -124 152 -112 134 -108 C112 -103 92 -104 78 -98 C66 -80 62 -60 66 -30 C70 0 84 30 92 60 Z',
      lin(c, -90, -250, 140, -40, [0, '#8a6a3a'], [0.55, '#c79a55'], [1, '#f0cd8a']),
    );
    fillPath(
      c,
      'M18 -186 C-6 -196 -36 -184 -46 -160 C-58 -132 -62 -98 -44 -84 C-26 -74 -8 -100 2 -130 C8 -150 14 -170 18 -186 Z',
      '#7d5a2c',
    );
    fillPath(
      c,
      'M146 -163 C158 -162 165 -154 163 -144 C160 -137 148 -138 143 -146 C140 -154 141 -162 146 -163 Z',
      '#241c14',
    );
    c.fillStyle = '#241c14';
    c.beginPath();
    c.ellipse(80, -170, 7.5, 7, 0, 0, 7);
    c.fill();
    c.fillStyle = '#fff3cf';
    c.beginPath();
    c.arc(82.5, -172.5, 2.2, 0, 7);
    c.fill();
    strokePath(c, 'M150 -128 C132 -122 112 -122 92 -128', '#5b3f1e', 3.4);
    fillPath(c, 'M112 -121 C112 -104 118 -88 128 -88 C138 -88 140 -104 134 -120 Z', '#d9735a');
    strokePath(
      c,
      'M40 -212 C66 -212 84 -202 94 -184 C100 -172 112 -168 130 -164',
      'rgba(255,236,190,.75)',
      4,
    );
    fillPath(c, 'M-66 -36 C-30 -18 30 -22 66 -50 L66 -32 C30 -4 -30 0 -68 -18 Z', '#b23a1d');
    c.fillStyle = '#ffcf6b';
    c.beginPath();
    c.arc(40, -14, 9, 0, 7);
    c.fill();
  });
}
/** The cabin, drawn inside a clip of the windows over an already painted view. */
export function wagonCabin(c, W) {
  c.fillStyle = 'rgba(255,246,220,.30)';
  c.fillRect(0, 0, W, 900);
  c.fillStyle = '#4a4f43';
  c.fillRect(0, 120, W, 106);
  c.fillStyle = '#5d6152';
  c.fillRect(0, 222, W, 5);
  fillPath(c, 'M0 452 L1640 448 L1640 640 L0 640 Z', '#3f463d');
  fillPath(c, 'M0 452 L1640 448 L1640 456 L0 460 Z', '#7a7a63');
  for (const d of [
    'M430 200 L476 200 L470 470 L424 470 Z',
    'M872 200 L918 200 L914 470 L868 470 Z',
    'M1180 190 C1250 220 1330 300 1430 470 L1396 470 C1310 320 1240 240 1160 205 Z',
  ])
    fillPath(c, d, '#454b40');
  seat(c, 340, 0.9, '#77745c');
  seat(c, 1072, 1, '#8a8465');
  dog(c, 640, 500, 1.08);
  fillPath(c, 'M1330 640 L1318 462 C1380 440 1450 444 1520 462 L1520 640 Z', '#2b332d');
  at(
    c,
    1296,
    452,
    1,
    () => {
      c.strokeStyle = '#1b221e';
      c.lineWidth = 15;
      c.beginPath();
      c.ellipse(0, 0, 24, 92, 0, 0, 7);
      c.stroke();
      c.strokeStyle = rgba('#ffe6aa', 0.35);
      c.lineWidth = 3;
      c.beginPath();
      c.ellipse(4, -2, 24, 92, 0, -1.4, 1.2);
      c.stroke();
    },
    0.42,
  );
  fillPath(c, 'M1128 204 L1190 210 L1180 244 L1124 240 Z', '#2b332d');
  c.fillStyle = lin(c, 0, 195, 0, 300, [0, 'rgba(20,28,24,.55)'], [1, 'rgba(20,28,24,0)']);
  c.fillRect(0, 190, W, 120);
}
