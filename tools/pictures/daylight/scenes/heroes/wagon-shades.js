/** The wagon and its dog behind the shade picker: bare glass, over which the page lays the film. */
import { rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { dogHead } from '../kit/dog-head.js';
import { at, fillPath, inside, lin, rad, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';

/** The glass of the wagon. `TintedWagon.astro` has the same three paths. */
const panes = [
  'M168 452 L246 236 C254 214 268 205 292 204 L470 198 L462 500 L190 508 C166 508 160 478 168 452 Z',
  'M508 197 L900 197 L900 494 L500 499 Z',
  'M946 197 L1130 202 C1190 205 1236 224 1282 264 L1492 452 C1512 474 1500 490 1474 491 L946 493 Z',
];
const body =
  'M-20 900 L-20 562 C0 545 30 536 70 532 L92 522 L196 214 C208 172 240 150 300 146 C520 128 900 126 1120 138 C1210 143 1272 168 1330 216 L1640 488 C1720 496 1790 508 1830 522 L1830 900 Z';

function seat(c, x, s, lit) {
  c.save();
  c.translate(x, 0);
  c.scale(s, 1);
  const cloth = lin(c, -70, 0, 80, 0, [0, '#39433c'], [0.62, '#5f6658'], [1, lit]);
  fillPath(c, 'M-62 640 L-86 360 C-90 330 -74 314 -46 314 L18 314 C42 314 54 326 58 348 L96 640 Z', cloth);
  fillPath(c, 'M-34 300 L-27 300 L-25 320 L-32 320 Z M-8 300 L-1 300 L1 320 L-6 320 Z', '#1f2823');
  fillPath(
    c,
    'M-62 304 C-71 304 -76 298 -74 288 L-68 252 C-66 240 -58 234 -46 234 L0 234 C12 234 19 240 21 252 L26 288 C27 300 22 304 12 304 Z',
    cloth,
  );
  fillPath(c, 'M-58 352 C-40 340 -6 340 12 350 L34 640 L-34 640 Z', 'rgba(24,32,27,.22)');
  strokePath(c, 'M22 318 C40 322 50 332 54 350 L92 640', 'rgba(255,232,176,.5)', 4);
  strokePath(c, 'M2 236 C12 237 17 243 19 254 L24 286', 'rgba(255,232,176,.5)', 4);
  c.restore();
}

function cabin(c, W, H, view) {
  const glass = new Path2D();
  panes.forEach((pane) => glass.addPath(new Path2D(pane)));
  inside(c, glass, () => {
    c.drawImage(view, 0, 0);
    c.fillStyle = 'rgba(255,247,222,.22)';
    c.fillRect(0, 0, W, H);
    // the far side of the car: roof lining, pillars, door tops
    c.fillStyle = lin(c, 0, 190, 0, 228, [0, '#4d5346'], [1, '#66695a']);
    c.fillRect(0, 120, W, 104);
    fillPath(c, 'M430 200 L478 200 L474 470 L420 470 Z M866 200 L914 200 L912 470 L860 470 Z', '#525849');
    fillPath(c, 'M1176 190 C1250 220 1330 300 1436 470 L1398 470 C1310 320 1240 246 1150 210 Z', '#525849');
    fillPath(
      c,
      'M0 456 L1640 450 L1640 640 L0 640 Z',
      lin(c, 0, 450, 0, 510, [0, '#666a58'], [0.12, '#4b5246'], [1, '#363e37']),
    );
    seat(c, 340, 0.9, '#a8a184');
    seat(c, 1072, 1, '#b5ac8b');
    at(c, 652, 508, [1.16, 1.13], () => dogHead(c));
    // dashboard, wheel, mirror
    fillPath(
      c,
      'M1318 640 L1310 470 C1350 446 1440 436 1530 458 L1530 640 Z',
      lin(c, 1300, 440, 1500, 520, [0, '#333c35'], [1, '#6b6c58']),
    );
    c.save();
    c.translate(1290, 446);
    c.rotate(0.42);
    c.lineWidth = 15;
    c.strokeStyle = '#222b26';
    c.beginPath();
    c.ellipse(0, 0, 25, 92, 0, 0, 7);
    c.stroke();
    c.lineWidth = 3.5;
    c.strokeStyle = 'rgba(255,234,180,.65)';
    c.beginPath();
    c.ellipse(5, -2, 26, 92, 0, -1.4, 1.2);
    c.stroke();
    c.restore();
    fillPath(c, 'M1128 204 L1192 210 L1182 246 C1160 250 1138 248 1124 240 Z', '#2b332d');
    c.fillStyle = lin(c, 0, 195, 0, 300, [0, 'rgba(20,28,24,.42)'], [1, 'rgba(20,28,24,0)']);
    c.fillRect(0, 190, W, 120);
  });
  c.lineJoin = 'round';
  c.lineWidth = 9;
  c.strokeStyle = '#0f1613';
  c.stroke(glass);
}

function coachwork(c) {
  fillPath(
    c,
    body,
    lin(
      c,
      0,
      130,
      0,
      900,
      [0, '#42594e'],
      [0.05, '#2d4038'],
      [0.47, '#22312b'],
      [0.5, '#8aa192'],
      [0.516, '#456053'],
      [0.7, '#2b4036'],
      [1, '#111a16'],
    ),
  );
  // what the paint mirrors: a line of oaks below, evening sky on the shoulder
  inside(c, body, () => {
    soft(c, 8, () => {
      seed(21);
      for (let i = 0; i < 70; i++) {
        c.fillStyle = `rgba(16,26,21,${rr(0.14, 0.34)})`;
        c.beginPath();
        c.ellipse(rr(0, 1800), rr(600, 700), rr(30, 110), rr(5, 16), rr(-0.1, 0.1), 0, 7);
        c.fill();
      }
      for (let i = 0; i < 40; i++) {
        c.fillStyle = `rgba(240,216,150,${rr(0.06, 0.2)})`;
        c.beginPath();
        c.ellipse(rr(800, 1800), rr(562, 630), rr(40, 150), rr(3, 8), 0, 0, 7);
        c.fill();
      }
    });
  });
}

function trim(c) {
  fillPath(c, 'M474 190 L506 190 L497 507 L465 508 Z M903 190 L943 190 L943 500 L903 500 Z', '#141c18');
  strokePath(c, 'M180 520 L1480 503', 'rgba(250,240,212,.7)', 4);
  strokePath(c, 'M560 137 C780 128 960 129 1120 138 C1210 143 1272 168 1330 216 L1634 484', '#ffd98c', 5.5);
  strokePath(
    c,
    'M900 131 C980 130 1060 132 1120 138 C1210 143 1272 168 1330 216 L1560 420',
    'rgba(255,248,226,.95)',
    2.2,
  );
  strokePath(c, 'M330 122 C560 103 860 101 1090 114', '#18221d', 12);
  strokePath(c, 'M372 122 L366 148 M1048 112 L1056 136', '#18221d', 11);
  strokePath(c, 'M700 101 C860 100 980 106 1088 111', 'rgba(255,222,150,.8)', 3);
  soft(c, 3, () => strokePath(c, 'M60 566 C500 556 1200 552 1800 566', 'rgba(255,236,190,.55)', 5));
  strokePath(
    c,
    'M924 506 L926 900 M486 510 C470 600 430 700 330 760 M1500 494 C1530 560 1534 700 1520 900',
    'rgba(10,16,13,.8)',
    3.5,
  );
  strokePath(c, 'M929 508 L931 900 M1505 500 C1535 566 1539 700 1525 900', 'rgba(255,246,220,.2)', 2);
  for (const x of [520, 966]) {
    c.fillStyle = 'rgba(10,16,13,.55)';
    c.beginPath();
    c.roundRect(x, 606, 120, 26, 13);
    c.fill();
    c.fillStyle = lin(c, 0, 602, 0, 624, [0, '#d9dcc8'], [0.4, '#7d9083'], [1, '#2a3d34']);
    c.beginPath();
    c.roundRect(x + 2, 602, 116, 20, 10);
    c.fill();
  }
  fillPath(
    c,
    'M1400 474 L1450 440 C1470 424 1500 420 1540 424 C1566 427 1572 444 1562 470 C1554 490 1530 500 1490 500 L1440 504 Z',
    '#1a2520',
  );
  fillPath(
    c,
    'M1454 446 C1472 430 1500 426 1538 430 C1560 433 1564 446 1556 468 C1550 484 1528 490 1490 490 L1460 488 Z',
    lin(c, 1450, 500, 1560, 424, [0, '#22312b'], [0.6, '#5d7568'], [1, '#c4c3a2']),
  );
  strokePath(c, 'M1482 432 C1504 427 1530 427 1546 433', 'rgba(255,240,200,.8)', 3);
  fillPath(c, 'M1350 226 L1658 492 L1620 492 L1338 232 Z', 'rgba(255,240,205,.5)');
}

function draw(c, W, H) {
  const view = landscape(W, H, {
    hour: 'gold',
    sd: 61,
    sun: [0.86, 0.36],
    line: 0.4,
    disc: 0.045,
    lake: false,
    meadow: 0,
    size: 1.5,
  });
  soft(c, 1.2, () => c.drawImage(view, 0, 0));
  oak(c, 20, 640, 420, 400, 33, oakPalette);
  const glow = rad(
    c,
    0.86 * W,
    0.36 * H,
    20,
    700,
    [0, 'rgba(255,236,180,.7)'],
    [0.4, 'rgba(255,222,150,.22)'],
    [1, 'rgba(255,222,150,0)'],
  );
  c.fillStyle = glow;
  c.fillRect(0, 0, W, H);
  const seen = document.createElement('canvas');
  seen.width = W;
  seen.height = H;
  seen.getContext('2d').drawImage(c.canvas, 0, 0);
  coachwork(c);
  cabin(c, W, H, seen);
  trim(c);
  finish(c, W, H, { sun: [0.86, 0.36], warm: 0.5, dark: 0.3, noise: 5 });
}
export default { file: 'cars/wagon-bare.webp', seed: 61, width: 1800, height: 900, quality: 0.88, draw };
