/** A window from inside before the order: its label, three film samples taped beside it, and an itemized quote on the seat. */
import { rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { loadLetters } from '../kit/letters.js';
import { finish } from '../kit/light.js';
import { at, box, fillPath, inside, layer, lin, poly, soft, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';
import { applyFilm } from '../lineup/film.js';

const win = [150, 50, 1300, 640];
const seat = 760;

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

const outside = (w, h) =>
  layer(w, h, (c, W, H) => {
    c.drawImage(landscape(W, H, { sd: 347, sun: [0.93, 0.16], line: 0.5, disc: 0.055, meadow: 240 }), 0, 0);
    oak(c, 830, 520, 560, 470, 103, oakPalette);
    c.fillStyle = 'rgba(255,247,222,.14)';
    c.fillRect(0, 0, W, H);
  });

/** The window in its wall: frame, glass, one bar between its two lights. */
function windowInWall(c, W) {
  const [x, y, w, h] = win;
  stoneWall(c, 0, 0, W, seat, { course: 62, tones: ['#8f8870', '#dccfa9'], sd: 3 });
  c.fillStyle = 'rgba(40,42,32,.45)';
  c.fillRect(x - 58, y - 30, w + 70, h + 60);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#d9d0b4'], [1, '#fff7e0']);
  c.fillRect(x - 40, y - 40, w + 80, h + 80);
  c.fillStyle = '#26312b';
  c.fillRect(x - 14, y - 14, w + 28, h + 28);
  c.drawImage(outside(w, h), x, y);
}

/** A sample of film, taped to the glass by two corners, with its number below on paper. */
function sample(c, x, y, vlt, turn) {
  const [w, h] = [216, 300];
  const corners = (dx, dy, ww, hh) =>
    [
      [dx, dy],
      [dx + ww, dy],
      [dx + ww, dy + hh],
      [dx, dy + hh],
    ].map(([a, b]) => [
      x + a * Math.cos(turn) - b * Math.sin(turn),
      y + a * Math.sin(turn) + b * Math.cos(turn),
    ]);
  applyFilm(c, corners(0, 0, w, h), vlt);
  at(
    c,
    x,
    y,
    1,
    () => {
      fillPath(
        c,
        `M0 0 H${w} V${h} H0 Z`,
        lin(
          c,
          0,
          0,
          w,
          h,
          [0, 'rgba(255,250,230,.16)'],
          [0.4, 'rgba(255,250,230,.02)'],
          [1, 'rgba(255,250,230,.1)'],
        ),
      );
      strokePath(c, `M${w} 0 V${h}`, 'rgba(255,250,228,.9)', 3);
      strokePath(c, `M0 0 H${w}`, 'rgba(255,250,228,.6)', 2);
      strokePath(c, `M0 0 V${h} H${w}`, 'rgba(20,30,25,.35)', 2);
      c.fillStyle = '#fbf7ea';
      c.fillRect(0, h - 84, w, 84);
      text(c, `${vlt}%`, w / 2, h - 20, 74, { weight: 700, face: 'Besley', align: 'center' });
      // tape
      for (const [tx, a] of [
        [18, -0.5],
        [w - 18, 0.5],
      ])
        at(
          c,
          tx,
          4,
          1,
          () => {
            fillPath(
              c,
              'M-46 -16 L46 -16 L42 -6 L46 4 L42 16 L-46 16 L-42 6 L-46 -4 Z',
              'rgba(255,196,72,.82)',
            );
            strokePath(c, 'M-40 -12 H40', 'rgba(255,250,228,.6)', 2);
          },
          a,
        );
    },
    turn,
  );
}

/** The label of the window maker, stuck to the lower corner of the glass. */
function label(c, x, y) {
  soft(c, 8, () => fillPath(c, `M${x - 10} ${y + 12} h330 v340 h-330 Z`, 'rgba(16,24,20,.3)'));
  c.fillStyle = lin(c, x, 0, x + 330, 0, [0, '#eee8d6'], [1, '#fffdf4']);
  c.fillRect(x, y, 330, 344);
  c.fillStyle = ink.oak;
  c.fillRect(x, y, 330, 70);
  text(c, 'Window label', x + 22, y + 49, 44, { color: '#f4f3ed', weight: 700 });
  for (const [name, value, dy] of [
    ['U-factor', '0.30', 150],
    ['SHGC', '0.40', 268],
  ]) {
    text(c, name, x + 20, y + dy, 38);
    text(c, value, x + 312, y + dy + 4, 60, { weight: 700, face: 'Besley', align: 'right' });
  }
  c.fillStyle = 'rgba(49,63,57,.45)';
  c.fillRect(x + 22, y + 186, 286, 3);
  // a corner that has come loose
  fillPath(c, `M${x + 330} ${y + 344} l-54 0 q34 -8 54 -46 Z`, 'rgba(120,112,84,.65)');
  fillPath(c, `M${x + 276} ${y + 344} q22 -34 54 -46 q-38 -2 -54 46 Z`, '#fffef6');
}

/** The seat under the window, with a cushion at its left end. */
function windowSeat(c, W, H) {
  c.fillStyle = lin(c, 0, seat - 26, 0, seat, [0, '#fff7e0'], [1, '#cdbf98']);
  c.fillRect(0, seat - 26, W, 26);
  c.fillStyle = lin(c, 0, seat, 0, H, [0, '#b98e50'], [1, '#7a572c']);
  c.fillRect(0, seat, W, H - seat);
  seed(12);
  for (let i = 0; i < 46; i++) {
    const y = seat + rr(4, H - seat);
    const x = rr(-100, W);
    strokePath(
      c,
      `M${x} ${y} q${rr(80, 200)} ${rr(-5, 5)} ${rr(240, 520)} 0`,
      i % 2 ? 'rgba(70,44,16,.2)' : 'rgba(255,232,180,.2)',
      rr(1.5, 3),
    );
  }
  for (const y of [seat + 84, seat + 186]) strokePath(c, `M0 ${y} H${W}`, 'rgba(50,30,10,.5)', 3);
  // sun on the boards, left of what stands in it
  soft(c, 6, () =>
    poly(
      c,
      [
        [360, seat],
        [1500, seat],
        [1180, H],
        [-40, H],
      ],
      'rgba(255,214,130,.36)',
    ),
  );
}

const lines = ['Glass', 'Film', 'Labor', 'Total'];
/** The quote: a sheet of paper in its own plane, with a pencil on it. */
function quote(c, x, y) {
  const paper = [
    [x + 70, y],
    [x + 470, y],
    [x + 540, y + 252],
    [x - 10, y + 252],
  ];
  soft(c, 10, () =>
    poly(
      c,
      paper.map(([a, b]) => [a - 20, b + 14]),
      'rgba(40,24,8,.5)',
    ),
  );
  poly(c, paper, lin(c, x, 0, x + 540, 0, [0, '#e9e1cb'], [1, '#fffdf4']));
  c.save();
  // written in the plane of the sheet
  c.transform(0.82, 0, -0.1, 0.62, x + 60, y - 8);
  text(c, 'Quote', 50, 92, 92, { weight: 700, face: 'Besley' });
  c.fillStyle = ink.sun;
  c.fillRect(50, 116, 450, 11);
  lines.forEach((name, i) => {
    const yy = 186 + i * 62;
    text(c, name, 50, yy, 52, { weight: i === 3 ? 700 : 500 });
    for (let k = 0; k < (i === 3 ? 4 : 3); k++) {
      c.fillStyle = i === 3 ? ink.shade2 : 'rgba(49,63,57,.6)';
      c.fillRect(480 - k * 34, yy - 22, 24, 15);
    }
    c.fillStyle = 'rgba(49,63,57,.35)';
    c.fillRect(50, yy + 12, 460, 3);
  });
  c.restore();
}

/** A tape measure, its end drawn out along the seat. */
function tape(c, x, y) {
  soft(c, 8, () => fillPath(c, `M${x - 80} ${y + 2} h190 v26 h-190 Z`, 'rgba(40,24,8,.55)'));
  fillPath(
    c,
    `M${x + 80} ${y - 14} L${x + 390} ${y - 4} L${x + 390} ${y + 16} L${x + 80} ${y + 12} Z`,
    lin(c, 0, y - 14, 0, y + 14, [0, '#ffd978'], [1, '#e0962a']),
  );
  for (let i = 0; i < 20; i++)
    strokePath(c, `M${x + 100 + i * 15} ${y - 11 + i * 0.5} v${i % 4 ? 8 : 15}`, '#1b2722', 2.4);
  strokePath(c, `M${x + 388} ${y - 8} v34`, '#8b9288', 8);
  c.fillStyle = lin(c, x - 90, y - 150, x + 90, y, [0, '#173328'], [0.6, '#2f5d46'], [1, '#86ad8c']);
  c.beginPath();
  c.roundRect(x - 92, y - 146, 184, 166, 46);
  c.fill();
  c.fillStyle = '#1b2722';
  c.beginPath();
  c.arc(x, y - 64, 52, 0, 7);
  c.fill();
  c.fillStyle = lin(c, x - 40, 0, x + 40, 0, [0, '#bd7700'], [0.6, '#ffb627'], [1, '#ffe3a3']);
  c.beginPath();
  c.arc(x, y - 64, 40, 0, 7);
  c.fill();
  strokePath(
    c,
    `M${x - 40} ${y - 145} H${x + 46} C${x + 76} ${y - 144} ${x + 90} ${y - 126} ${x + 91} ${y - 100} V${y - 40}`,
    'rgba(255,244,208,.8)',
    4,
  );
}

async function draw(c, W, H) {
  await loadLetters();
  windowInWall(c, W);
  const [x, y, w, h] = win;
  inside(c, box(x, y, w, h), () => {
    sample(c, 560, 150, 70, -0.025);
    sample(c, 850, 144, 50, 0.02);
    sample(c, 1144, 152, 35, -0.015);
    label(c, 190, 322);
    fillPath(c, `M${x + 260} ${y} h90 l-250 ${h} h-90 Z`, 'rgba(255,246,220,.1)');
    fillPath(c, `M${x + 400} ${y} h34 l-250 ${h} h-34 Z`, 'rgba(255,246,220,.1)');
    c.fillStyle = lin(c, 0, y, 0, y + 60, [0, 'rgba(20,30,25,.4)'], [1, 'rgba(20,30,25,0)']);
    c.fillRect(x, y, w, 60);
  });
  windowSeat(c, W, H);
  quote(c, 700, seat - 2);
  // a pencil across the sheet
  soft(c, 5, () => strokePath(c, 'M1130 968 L1370 884', 'rgba(40,24,8,.5)', 16));
  strokePath(c, 'M1136 956 L1370 874', ink.sun, 15);
  strokePath(c, 'M1140 950 L1368 870', '#ffe3a3', 4);
  fillPath(c, 'M1139 963 L1133 949 L1108 966 Z', '#f3dcae');
  fillPath(c, 'M1118 964 L1116 958 L1108 966 Z', '#1b2722');
  strokePath(c, 'M1372 873 L1388 867.5', '#b8432a', 15);
  tape(c, 270, 900);
  finish(c, W, H, { sun: [0.9, 0.16], warm: 0.45, dark: 0.34, noise: 6 });
}

export default {
  file: 'articles/quote-samples.webp',
  seed: 853,
  width: 1600,
  height: 1000,
  quality: 0.7,
  draw,
};
