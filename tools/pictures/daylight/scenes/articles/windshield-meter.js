/** On the dash under a windshield: a meter with its reading on the glass, and the invoice with both readings. */
import { rr, seed } from '../../lib.js';
import { loadLetters } from '../kit/letters.js';
import { finish } from '../kit/light.js';
import { at, blend, fillPath, inside, layer, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { squeegee } from '../kit/tools.js';
import { eveningRoad } from '../parts/evening-road.js';

/** The line where glass and dash meet. */
const line = 'M-20 590 C400 552 1200 552 1620 590';

function text(
  c,
  words,
  x,
  y,
  size,
  { color = ink.shade2, weight = 600, face = 'Familjen Grotesk', align = 'left' } = {},
) {
  c.font = `${weight} ${size}px '${face}'`;
  c.textAlign = align;
  c.fillStyle = color;
  c.fillText(words, x, y);
}

/** The road behind the glass, out of focus, with the low sun in it. */
function outside(c, W, H) {
  const road = eveningRoad(W, H);
  c.filter = 'blur(5px)';
  c.drawImage(road, -20, -190, W + 40, H + 60);
  c.filter = 'none';
  fillPath(c, 'M1000 0 L1180 0 L930 600 L760 600 Z', 'rgba(255,246,220,.09)');
  fillPath(c, 'M1240 0 L1290 0 L1030 600 L990 600 Z', 'rgba(255,246,220,.08)');
}

function dash(c, W, H) {
  fillPath(
    c,
    `${line} L${W + 20} ${H} L-20 ${H} Z`,
    lin(c, 0, 560, 0, H, [0, '#5d5a47'], [0.25, '#3b4037'], [1, '#1a211c']),
  );
  // the grain of the dash, and the vent along the glass
  seed(5);
  inside(c, `${line} L${W + 20} ${H} L-20 ${H} Z`, () => {
    for (let i = 0; i < 5000; i++) {
      const y = rr(560, H);
      c.fillStyle = i % 2 ? 'rgba(255,236,190,.06)' : 'rgba(8,12,10,.14)';
      c.fillRect(rr(0, W), y, rr(2, 5), 1.6);
    }
    strokePath(c, 'M180 640 C520 612 1080 612 1420 640', '#10150f', 22);
    for (let i = 0; i < 62; i++) {
      const t = i / 61;
      const x = 190 + 1220 * t;
      const y = 640 - 21 * (1 - (2 * t - 1) ** 2);
      strokePath(c, `M${x} ${y - 8} L${x} ${y + 8}`, 'rgba(150,146,112,.6)', 3);
    }
    strokePath(c, 'M180 653 C520 625 1080 625 1420 653', 'rgba(255,226,160,.35)', 3);
  });
  strokePath(c, line, '#0b100e', 18);
  strokePath(c, 'M-20 601 C400 563 1200 563 1620 601', 'rgba(255,226,160,.6)', 3);
}

/** The meter against the glass: a window for its number, two buttons, and the lens that looks through the pane. */
function meter(c, x, y) {
  soft(c, 16, () =>
    at(c, x - 30, y + 24, 1.2, () => fillPath(c, 'M-190 -170 h380 v400 h-380 Z', 'rgba(12,16,13,.5)'), -0.06),
  );
  at(
    c,
    x,
    y,
    1.2,
    () => {
      c.fillStyle = lin(c, -190, 0, 190, 0, [0, '#131a16'], [0.7, '#2f3a33'], [1, '#7d7a5c']);
      c.beginPath();
      c.roundRect(-190, -190, 380, 430, 46);
      c.fill();
      strokePath(c, 'M-140 -189 H146 C174 -188 188 -172 189 -146 V180', 'rgba(255,232,176,.85)', 5);
      c.fillStyle = lin(c, -166, -166, 166, 214, [0, '#24302a'], [1, '#39463e']);
      c.beginPath();
      c.roundRect(-166, -166, 332, 382, 30);
      c.fill();
      // the number
      c.fillStyle = '#0a0f0c';
      c.beginPath();
      c.roundRect(-142, -142, 284, 186, 18);
      c.fill();
      c.fillStyle = lin(c, -134, -134, 134, 36, [0, '#b9c7a4'], [1, '#dfe6bf']);
      c.beginPath();
      c.roundRect(-132, -132, 264, 166, 12);
      c.fill();
      text(c, '70', -34, 2, 146, { weight: 800, face: 'Besley', align: 'center' });
      text(c, '%', 96, 0, 54, { weight: 700, face: 'Besley', align: 'center' });
      fillPath(c, 'M-132 -132 L20 -132 L-60 34 L-132 34 Z', 'rgba(255,255,240,.1)');
      // buttons
      for (const [bx, color] of [
        [-76, ['#bd7700', '#ffb627', '#ffe3a3']],
        [76, ['#6d786f', '#b2b4a9', '#e3e2db']],
      ]) {
        soft(c, 5, () => {
          c.fillStyle = 'rgba(6,10,8,.7)';
          c.beginPath();
          c.ellipse(bx - 4, 134, 54, 40, 0, 0, 7);
          c.fill();
        });
        c.fillStyle = lin(c, bx - 50, 160, bx + 50, 90, [0, color[0]], [0.6, color[1]], [1, color[2]]);
        c.beginPath();
        c.ellipse(bx, 126, 52, 38, 0, 0, 7);
        c.fill();
      }
    },
    -0.06,
  );
}

const rows = [
  ['Bare glass', '78%'],
  ['Film, 90%', ''],
  ['With film', '70%'],
];
/** The invoice on its clipboard, as a flat sheet of 620 x 560. */
const sheet = () =>
  layer(680, 700, (c) => {
    c.fillStyle = lin(c, 0, 0, 680, 700, [0, '#7a5428'], [0.6, '#b98a4c'], [1, '#e0b878']);
    c.beginPath();
    c.roundRect(0, 0, 680, 700, 26);
    c.fill();
    c.fillStyle = lin(c, 0, 0, 680, 0, [0, '#e6dfca'], [0.6, '#fbf7ea'], [1, '#fffdf4']);
    c.fillRect(34, 60, 612, 612);
    c.fillStyle = lin(c, 200, 0, 480, 0, [0, '#5d6a62'], [0.6, '#b2b4a9'], [1, '#f4f3ed']);
    c.beginPath();
    c.roundRect(210, 18, 260, 72, 16);
    c.fill();
    text(c, 'Invoice', 74, 186, 82, { weight: 700, face: 'Besley' });
    c.fillStyle = ink.sun;
    c.fillRect(74, 216, 532, 8);
    rows.forEach(([name, value], i) => {
      const y = 316 + i * 116;
      const isLast = i === 2;
      if (isLast) {
        c.fillStyle = ink.sunPale;
        c.fillRect(54, y - 78, 572, 108);
      }
      text(c, name, 74, y, 62, { weight: isLast ? 700 : 500 });
      text(c, value, 606, y, 72, { weight: 700, face: 'Besley', align: 'right' });
      c.fillStyle = 'rgba(49,63,57,.4)';
      c.fillRect(74, y + 30, 532, 3);
    });
    strokePath(c, 'M84 626 C120 590 130 650 160 618 S210 600 226 628 S270 610 300 618', '#2f5d46', 5);
    c.fillStyle = 'rgba(49,63,57,.4)';
    c.fillRect(74, 640, 300, 3);
  });

/** Lays a picture on a quad whose upper and lower edges are level: row by row, each as wide as the quad is there. */
function lay(c, picture, [[x0, x1, y0], [x2, x3, y1]]) {
  const n = Math.round(y1 - y0);
  // a row nearer to us is larger, so it shows less of the sheet
  const ratio = (x3 - x2) / (x1 - x0);
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const depth = t / (t + (1 - t) * ratio);
    const source = depth * picture.height;
    const a = x0 + (x2 - x0) * t;
    const b = x1 + (x3 - x1) * t;
    c.drawImage(picture, 0, Math.min(picture.height - 2, source), picture.width, 2, a, y0 + i, b - a, 1.6);
  }
}

function clipboard(c) {
  const quad = [
    [700, 1340, 610],
    [600, 1470, 990],
  ];
  soft(c, 14, () =>
    poly(
      c,
      [
        [660, 634],
        [1310, 640],
        [1440, 1010],
        [540, 1010],
      ],
      'rgba(8,12,10,.65)',
    ),
  );
  lay(c, sheet(), quad);
  strokePath(c, 'M1339 612 L1469 990', 'rgba(255,246,220,.7)', 4);
}

async function draw(c, W, H) {
  await loadLetters();
  outside(c, W, H);
  // the glass mirrors the sheet on the dash, faintly
  soft(c, 3, () =>
    poly(
      c,
      [
        [760, 330],
        [1290, 330],
        [1330, 574],
        [710, 574],
      ],
      'rgba(255,252,236,.1)',
    ),
  );
  dash(c, W, H);
  clipboard(c);
  meter(c, 350, 370);
  soft(c, 10, () =>
    at(c, -22, 20, 1, () =>
      fillPath(
        c,
        'M196 760 L238 758 L268 868 L430 842 L432 880 L280 906 L268 984 L222 984 Z',
        'rgba(8,12,10,.65)',
      ),
    ),
  );
  squeegee(c, 226, 872, -1.72, 1.06);
  blend(c, 'screen', 1, () => {
    c.fillStyle = rad(
      c,
      1180,
      190,
      30,
      640,
      [0, 'rgba(255,214,136,.4)'],
      [0.4, 'rgba(255,206,124,.12)'],
      [1, 'rgba(255,206,124,0)'],
    );
    c.fillRect(0, 0, W, H);
  });
  finish(c, W, H, { sun: [0.74, 0.2], warm: 0.35, dark: 0.4, noise: 7 });
}

export default {
  file: 'articles/windshield-meter.webp',
  seed: 731,
  width: 1600,
  height: 1000,
  quality: 0.72,
  draw,
};
