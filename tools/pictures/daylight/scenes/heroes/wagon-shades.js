/** The wagon and its dog behind the shade picker: bare glass, over which the page lays the film. */
import { R, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { fillPath, inside, lin, rad, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';

/** The glass of the wagon. `ShadePicker.astro` has the same three paths. */
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

function dog(c) {
  c.save();
  c.translate(652, 508);
  c.scale(1.16, 1.13);
  const coat = lin(c, -90, -60, 150, -190, [0, '#8f6d3b'], [0.5, '#c49650'], [1, '#f3d192']);
  fillPath(
    c,
    'M-92 70 C-106 -8 -96 -92 -58 -146 C-40 -186 -8 -214 30 -214 C60 -214 80 -204 92 -186 C98 -174 110 -170 128 -167 C148 -163 160 -154 160 -140 C160 -124 150 -113 132 -110 C112 -106 98 -104 84 -95 C72 -80 70 -58 78 -34 C88 -2 98 30 102 70 Z',
    coat,
  );
  // chest in light, back in shade, fur breaking the outline
  soft(c, 7, () =>
    fillPath(c, 'M66 -66 C60 -30 74 10 92 70 L50 70 C40 20 44 -30 66 -66 Z', 'rgba(255,232,176,.55)'),
  );
  soft(c, 9, () =>
    fillPath(c, 'M-92 70 C-104 -10 -92 -90 -56 -142 C-66 -80 -60 0 -40 70 Z', 'rgba(82,56,20,.5)'),
  );
  seed(31);
  for (let i = 0; i < 120; i++) {
    const t = R(),
      x = -78 + t * 150 + rr(-8, 8),
      y = -20 + rr(-50, 70);
    strokePath(
      c,
      `M${x} ${y} q${rr(2, 6)} ${rr(8, 16)} ${rr(-1, 4)} ${rr(16, 26)}`,
      i % 2 ? 'rgba(255,236,190,.13)' : 'rgba(90,62,24,.14)',
      2.4,
    );
  }
  // muzzle, mouth, tongue
  soft(c, 5, () =>
    fillPath(c, 'M96 -158 C128 -162 152 -152 152 -138 C150 -124 118 -118 96 -118 Z', 'rgba(255,240,206,.5)'),
  );
  fillPath(c, 'M112 -116 C112 -98 118 -82 129 -82 C140 -82 142 -98 135 -117 Z', '#d2705a');
  strokePath(c, 'M124 -112 C125 -102 127 -96 129 -92', '#a94f40', 2);
  strokePath(c, 'M152 -129 C134 -119 110 -116 86 -124', '#4b331a', 3.6);
  fillPath(
    c,
    'M143 -166 C157 -166 166 -157 163 -146 C160 -138 148 -139 142 -147 C138 -155 138 -162 143 -166 Z',
    '#201a14',
  );
  strokePath(c, 'M150 -162 C154 -162 157 -160 158 -157', 'rgba(255,246,224,.7)', 2.4);
  // ear
  const ear =
    'M20 -190 C-6 -202 -40 -186 -50 -158 C-62 -128 -66 -92 -46 -80 C-26 -72 -6 -98 6 -130 C14 -152 18 -170 20 -190 Z';
  fillPath(c, ear, lin(c, -60, -90, 20, -190, [0, '#5d4320'], [1, '#96713a']));
  strokePath(c, 'M20 -190 C18 -170 14 -152 6 -130 C-2 -108 -14 -90 -28 -82', 'rgba(60,40,14,.4)', 3);
  // eye at ease
  c.fillStyle = '#241a10';
  c.beginPath();
  c.ellipse(78, -172, 8.4, 8, 0, 0, 7);
  c.fill();
  c.fillStyle = '#fff6da';
  c.beginPath();
  c.arc(81, -175, 2.6, 0, 7);
  c.fill();
  strokePath(c, 'M66 -178 C70 -185 80 -187 88 -182', 'rgba(70,46,18,.75)', 3);
  // rim of sun
  strokePath(
    c,
    'M34 -213 C60 -213 80 -203 92 -186 C98 -174 110 -170 128 -167 C132 -166 136 -165 140 -164',
    'rgba(255,244,208,.95)',
    4.4,
  );
  strokePath(c, 'M84 -94 C72 -80 70 -58 78 -34 C88 -2 98 30 102 70', 'rgba(255,240,200,.75)', 4);
  // collar
  fillPath(
    c,
    'M-80 -52 C-40 -30 34 -34 73 -58 L76 -38 C34 -12 -42 -8 -86 -30 Z',
    lin(c, -80, 0, 76, 0, [0, '#7c2411'], [0.6, '#b23a1d'], [1, '#d65a33']),
  );
  c.fillStyle = lin(c, 40, -26, 62, -4, [0, '#ffe9b0'], [1, '#c98f2a']);
  c.beginPath();
  c.arc(50, -16, 10, 0, 7);
  c.fill();
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
    dog(c);
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
