/** On the dash, upright against the windshield: a meter with its reading, and the invoice with both readings. */
import { rr, seed } from '../../lib.js';
import { loadLetters } from '../kit/letters.js';
import { finish } from '../kit/light.js';
import { box, fillPath, inside, lin, rad, rounded, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { eveningRoad } from '../parts/evening-road.js';

/** Where the glass meets the dash, and where the things on the dash stand. */
const edge = 838;
const foot = 876;

function text(c, words, x, y, size, { weight = 600, face = 'Familjen Grotesk', align = 'left' } = {}) {
  c.font = `${weight} ${size}px '${face}'`;
  c.textAlign = align;
  c.fillStyle = ink.shade2;
  c.fillText(words, x, y);
}

/** The road behind the glass, out of focus. */
function outside(c, W, H) {
  const road = eveningRoad(W, H);
  c.filter = 'blur(5px)';
  c.drawImage(road, -20, -60, W + 40, H + 60);
  c.filter = 'none';
  fillPath(c, 'M640 0 L860 0 L560 838 L340 838 Z', 'rgba(255,246,220,.1)');
  fillPath(c, 'M910 0 L950 0 L650 838 L610 838 Z', 'rgba(255,246,220,.09)');
}

/** The dash from the front: the black rim of the glass, the vent under it, its grain, and a seam. */
function dash(c, W, H) {
  c.fillStyle = lin(c, 0, edge, 0, H, [0, '#59594a'], [0.3, '#464a3f'], [0.62, '#2c322b'], [1, '#181e1a']);
  c.fillRect(0, edge, W, H - edge);
  seed(5);
  for (let i = 0; i < 4200; i++) {
    c.fillStyle = i % 2 ? 'rgba(255,236,190,.06)' : 'rgba(8,12,10,.15)';
    c.fillRect(rr(0, W), rr(edge, H), rr(2, 5), 1.6);
  }
  c.fillStyle = '#0b100e';
  c.fillRect(0, edge - 16, W, 18);
  c.fillStyle = 'rgba(255,226,160,.55)';
  c.fillRect(0, edge + 2, W, 3);
  // the vent, a long slot of slats
  rounded(c, 70, edge + 14, W - 140, 15, 7, '#10150f');
  c.fillStyle = 'rgba(150,146,112,.55)';
  for (let x = 92; x < W - 80; x += 21) c.fillRect(x, edge + 16, 3, 11);
}

/** The shadow of a thing that stands on the dash: dark at its foot, longer to the left, away from the sun. */
function stands(c, x, w) {
  soft(c, 12, () =>
    fillPath(
      c,
      `M${x} ${foot - 6} H${x + w} L${x + w - 34} ${foot + 66} H${x - 84} Z`,
      lin(c, 0, foot, 0, foot + 70, [0, 'rgba(8,12,10,.8)'], [1, 'rgba(8,12,10,.18)']),
    ),
  );
  soft(c, 4, () => {
    c.fillStyle = 'rgba(6,9,7,.85)';
    c.fillRect(x + 6, foot - 8, w - 10, 14);
  });
}

/** What the glass mirrors of a thing before it, to the left of it. */
function mirrored(c, x, y, w, h) {
  inside(c, box(0, 0, 1600, edge - 16), () =>
    soft(c, 7, () => rounded(c, x - 44, y + 22, w, h, 40, 'rgba(28,34,28,.34)')),
  );
}

/** The meter: a window for its number, a ring of buttons, rubber at its sides and under its foot. */
function meter(c, x, y, w, h) {
  mirrored(c, x, y, w, h);
  stands(c, x, w);
  // rubber, then the case in it
  rounded(
    c,
    x - 12,
    y - 12,
    w + 24,
    h + 12,
    62,
    lin(c, x, 0, x + w, 0, [0, '#0f1512'], [0.8, '#262e28'], [1, '#6a6750']),
  );
  rounded(
    c,
    x + 10,
    y + 10,
    w - 20,
    h - 30,
    46,
    lin(c, x, y, x + w, y + h, [0, '#2f3c35'], [0.5, '#3d4b42'], [1, '#525d50']),
  );
  strokePath(
    c,
    `M${x + 56} ${y - 9} H${x + w - 50} C${x + w - 10} ${y - 8} ${x + w + 8} ${y + 16} ${x + w + 9} ${y + 50} V${y + h - 70}`,
    lin(c, x + 40, 0, x + w, 0, [0, 'rgba(255,232,176,0)'], [0.6, 'rgba(255,232,176,.85)']),
    4,
  );
  // the number, with room around it
  rounded(c, x + 44, y + 48, w - 88, 226, 24, '#0a0f0c');
  const glass = [x + 58, y + 62, w - 116, 198];
  rounded(c, ...glass, 14, lin(c, x, y + 62, x + w, y + 260, [0, '#bccaa6'], [1, '#e2e9c6']));
  c.font = `800 158px Besley`;
  c.letterSpacing = '-5px';
  const number = c.measureText('70').width;
  c.font = `700 76px Besley`;
  const left = x + w / 2 - (number + c.measureText('%').width + 10) / 2;
  text(c, '70', left, y + 216, 158, { weight: 800, face: 'Besley' });
  c.letterSpacing = '0px';
  text(c, '%', left + number + 10, y + 216, 76, { weight: 700, face: 'Besley' });
  inside(c, box(...glass), () =>
    fillPath(c, `M${x + 58} ${y + 62} h190 l-110 198 h-80 Z`, 'rgba(255,255,244,.16)'),
  );
  // buttons: one to measure, two small ones
  const round = (bx, by, r, tones) => {
    soft(c, 5, () => {
      c.fillStyle = 'rgba(6,10,8,.7)';
      c.beginPath();
      c.arc(bx - 4, by + 7, r + 1, 0, 7);
      c.fill();
    });
    c.fillStyle = lin(c, bx - r, by + r, bx + r, by - r, [0, tones[0]], [0.55, tones[1]], [1, tones[2]]);
    c.beginPath();
    c.arc(bx, by, r, 0, 7);
    c.fill();
  };
  round(x + w / 2, y + 402, 66, ['#bd7700', '#ffb627', '#ffe3a3']);
  round(x + 84, y + 402, 30, ['#6d786f', '#b2b4a9', '#e3e2db']);
  round(x + w - 84, y + 402, 30, ['#6d786f', '#b2b4a9', '#e3e2db']);
  // rings in the foot, where the case closes
  c.fillStyle = 'rgba(6,10,8,.5)';
  c.fillRect(x + 40, y + h - 64, w - 80, 4);
}

const rows = [
  ['Bare glass', '78%'],
  ['Film sold as', '90%'],
  ['With film', '70%'],
];
/** The invoice on its clipboard. */
function clipboard(c, x, y, w, h) {
  mirrored(c, x, y, w, h);
  stands(c, x, w);
  rounded(c, x, y, w, h, 22, lin(c, x, y, x + w, y + h, [0, '#8a6030'], [0.6, '#b98a4c'], [1, '#d9ae6a']));
  seed(11);
  inside(c, box(x, y, w, h), () => {
    for (let i = 0; i < 420; i++) {
      c.fillStyle = i % 2 ? 'rgba(255,226,170,.12)' : 'rgba(60,38,12,.12)';
      c.fillRect(rr(x, x + w), rr(y + 6, y + h), rr(4, 12), 2);
    }
  });
  strokePath(
    c,
    `M${x + 20} ${y + 2} H${x + w - 22} C${x + w - 8} ${y + 2} ${x + w - 2} ${y + 10} ${x + w - 2} ${y + 22} V${y + h - 24}`,
    lin(c, x + 20, 0, x + w, 0, [0, 'rgba(255,240,200,0)'], [0.6, 'rgba(255,240,200,.8)']),
    4,
  );
  // the sheet, with its shadow on the board
  soft(c, 5, () => {
    c.fillStyle = 'rgba(50,30,8,.5)';
    c.fillRect(x + 30, y + 72, w - 66, h - 102);
  });
  c.fillStyle = lin(c, x, y, x + w, y, [0, '#f1ead6'], [0.6, '#fbf7ea'], [1, '#fffdf4']);
  c.fillRect(x + 36, y + 64, w - 72, h - 100);
  // the clip: a bar of steel with its lip
  const clip = x + w / 2;
  soft(c, 5, () => rounded(c, clip - 146, y + 46, 286, 52, 12, 'rgba(40,28,10,.45)'));
  rounded(
    c,
    clip - 56,
    y - 22,
    112,
    70,
    20,
    lin(c, clip - 56, 0, clip + 56, 0, [0, '#77827a'], [0.6, '#b9bbb0'], [1, '#ecebe3']),
  );
  rounded(c, clip - 22, y - 6, 44, 22, 11, '#5b5132');
  rounded(
    c,
    clip - 140,
    y + 26,
    280,
    58,
    12,
    lin(c, clip - 140, y + 26, clip + 140, y + 84, [0, '#8d978e'], [0.5, '#c9cbc1'], [1, '#f6f5ef']),
  );
  c.fillStyle = 'rgba(40,50,44,.3)';
  c.fillRect(clip - 128, y + 70, 256, 3);
  // what it says
  const [from, to] = [x + 76, x + w - 76];
  text(c, 'Invoice', from, y + 188, 92, { weight: 700, face: 'Besley' });
  c.fillStyle = ink.sun;
  c.fillRect(from, y + 218, to - from, 8);
  rows.forEach(([name, value], i) => {
    const line = y + 318 + i * 122;
    const isLast = i === 2;
    if (isLast) {
      c.fillStyle = ink.sunPale;
      c.fillRect(x + 36, line - 80, w - 72, 110);
    }
    text(c, name, from, line, 64, { weight: isLast ? 700 : 500 });
    text(c, value, to, line, 78, { weight: 700, face: 'Besley', align: 'right' });
    c.fillStyle = 'rgba(49,63,57,.35)';
    c.fillRect(from, line + 30, to - from, 3);
  });
  const sign = y + h - 84;
  strokePath(
    c,
    `M${from + 6} ${sign} c24 -44 40 -40 34 -6 c-4 24 18 18 34 -6 c14 -20 26 -18 26 2 c2 18 26 8 44 -8 c20 -14 30 4 56 -4`,
    ink.oak,
    5,
  );
  c.fillStyle = 'rgba(49,63,57,.4)';
  c.fillRect(from, sign + 22, 300, 3);
}

async function draw(c, W, H) {
  await loadLetters();
  outside(c, W, H);
  dash(c, W, H);
  meter(c, 150, foot - 560, 440, 560);
  clipboard(c, 730, foot - 762, 690, 762);
  c.save();
  c.globalCompositeOperation = 'screen';
  c.fillStyle = rad(
    c,
    1600,
    90,
    30,
    760,
    [0, 'rgba(255,214,136,.4)'],
    [0.4, 'rgba(255,206,124,.12)'],
    [1, 'rgba(255,206,124,0)'],
  );
  c.fillRect(0, 0, W, H);
  c.restore();
  finish(c, W, H, { sun: [0.96, 0.1], warm: 0.35, dark: 0.3, noise: 6 });
}

export default {
  file: 'articles/windshield-meter.webp',
  seed: 731,
  width: 1600,
  height: 1000,
  quality: 0.74,
  draw,
};
