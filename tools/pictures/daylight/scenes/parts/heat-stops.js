/** A west window cut through at four in the afternoon: how far the sun gets past an awning, film, a blind, and a cooler. */
import { mix, rgba, seed } from '../../lib.js';
import { grass, oak, ridge } from '../../nature.js';
import { edge } from '../kit/film.js';
import { finish, haze, shadow } from '../kit/light.js';
import { at, box, fillPath, inside, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { arrow } from '../articles/residential-benefits.js';

/** The wall, where its window begins and ends, ceiling and floor, and how steep the sun is. */
const [x, head, sill, ceiling, floor, slope] = [250, 92, 272, 34, 424, 0.88];
const half = 13;

/** For each picture: the warmth of the room from 0 to 1, the share of the sun past the glass, where it ends, and what stands in its way. */
const ways = [
  {
    warmth: 0,
    add(c) {
      strokePath(c, 'M264 230 L356 172', ink.shade2, 5);
      // canvas stripes over a slanting frame, its valance hanging from the tip
      const [ax, ay, bx, by] = [262, 78, 368, 164];
      for (let i = 0; i < 8; i++) {
        const p = (t, d) => `${ax + (bx - ax) * t} ${ay + (by - ay) * t + d}`;
        const tone = i % 2 ? '#f3e3bb' : '#d9532a';
        fillPath(c, `M${p(i / 8, 0)} L${p((i + 1) / 8, 0)} L${p((i + 1) / 8, 13)} L${p(i / 8, 13)} Z`, tone);
        fillPath(
          c,
          `M${p(i / 8, 10)} L${p((i + 1) / 8, 10)} L${p((i + 1) / 8, 17)} L${p(i / 8, 17)} Z`,
          mix(tone, '#3a1408', 0.55),
        );
      }
      fillPath(c, `M${bx - 3} ${by} h8 v20 q-4 7 -8 0 Z`, '#a83a18');
      strokePath(c, `M${ax} ${ay} L${bx} ${by}`, '#7c2a10', 2.5);
      for (const t of [0.2, 0.5, 0.8]) arrow(c, ax + (bx - ax) * t + 4, ay + (by - ay) * t - 6, 14, -50);
    },
  },
  {
    warmth: 0.12,
    through: 0.26,
    add(c) {
      edge(c, x - 6, head, x - 6, sill, 10);
      for (const y of [126, 178, 230]) arrow(c, x + 16, y, 60, 53);
    },
  },
  {
    warmth: 0.62,
    through: 1,
    end: 226,
    add(c) {
      soft(c, 12, () => {
        c.fillStyle = 'rgba(232,87,42,.7)';
        c.fillRect(198, head - 4, 22, sill - head + 8);
      });
      strokePath(c, `M223 ${head - 6} V${sill + 4}`, '#8d7a50', 2);
      fillPath(c, `M210 ${head - 13} h26 v10 h-26 Z`, '#f6e6bd');
      for (let y = head; y < sill + 6; y += 14)
        strokePath(c, `M214 ${y + 9} L232 ${y}`, lin(c, 214, 0, 232, 0, [0, '#e3b877'], [1, '#fffbe6']), 6.5);
      for (const y of [112, 164, 216]) arrow(c, 200, y, -74, 10);
    },
  },
  {
    warmth: 0.84,
    through: 1,
    add(c) {
      haze(c, 390, 470, 7, (k) =>
        poly(
          k,
          [
            [92, 102],
            [178, 102],
            [206, 222],
            [84, 222],
          ],
          lin(k, 0, 98, 0, 222, [0, 'rgba(206,242,248,.85)'], [1, 'rgba(190,236,246,0)']),
        ),
      );
      for (const [from, lean] of [
        [108, -5],
        [136, 2],
        [164, 9],
      ])
        arrow(c, from, 110, lean, 60, '#dcf6fa');
      fillPath(
        c,
        'M76 50 H196 V92 Q196 102 186 102 H86 Q76 102 76 92 Z',
        lin(c, 0, 50, 0, 102, [0, '#fffdf4'], [1, '#c9cfc6']),
      );
      fillPath(c, 'M90 87 H182 V94 H90 Z', ink.shade5);
      fillPath(c, 'M174 63 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0', '#4fb9cf');
    },
  },
];

function outside(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, 340, [0, '#7fa9b3'], [1, '#f6e4b8']);
  c.fillRect(0, 0, W, H);
  c.fillStyle = rad(c, 342, 52, 10, 230, [0, 'rgba(255,236,176,.95)'], [1, 'rgba(255,226,150,0)']);
  c.fillRect(0, 0, W, H);
  seed(907);
  for (const [y, share] of [
    [318, 0.55],
    [352, 0.25],
    [384, 0],
  ]) {
    const top = mix('#7d8f62', '#f6e4b8', share);
    const lit = mix(top, '#fff0c4', 0.34);
    ridge(c, W, H, {
      y,
      amp: 22,
      freq: 2.4,
      seed: y,
      top,
      bot: mix(top, '#5f7a58', 0.4),
      trees: 1100,
      size: 2.4,
      lit,
      dark: mix('#4f6b4c', top, share),
      depth: 50,
      fade: 70,
    });
  }
  fillPath(c, `M0 408 H${W} V${H} H0 Z`, lin(c, 0, 408, 0, H, [0, '#86915c'], [1, '#4f6444']));
  oak(c, 348, 424, 104, 96, 12, oakPalette);
  grass(c, W, (at) => (at < 262 ? 442 : 412), H + 8, 1500, ['#a9a866', '#75824f', '#c6bb7c', '#55693f'], 9);
}

function room(c, warmth) {
  const tone = mix('#a7b8a8', '#ee7d3c', warmth);
  c.fillStyle = lin(
    c,
    0,
    ceiling,
    x,
    floor,
    [0, mix(tone, ink.shade2, 0.3)],
    [1, mix(tone, '#fff0cc', 0.08)],
  );
  c.fillRect(0, ceiling, x, floor - ceiling);
  c.fillStyle = mix('#7a633f', '#a8491f', warmth);
  c.fillRect(0, 404, x, floor - 404);
  c.fillStyle = rgba(ink.shade2, 0.35);
  c.fillRect(0, 400, x, 4);
}

/** A thermometer on the wall, its red as high as the room is warm. */
function thermometer(c, warmth) {
  const [tx, low, high] = [36, 176, 62];
  soft(c, 4, () => strokePath(c, `M${tx - 5} ${high + 4} V${low + 8}`, 'rgba(20,24,18,.4)', 24));
  strokePath(c, `M${tx} ${high} V${low}`, '#fff6dc', 22);
  c.fillStyle = '#fff6dc';
  c.beginPath();
  c.arc(tx, low, 16, 0, 7);
  c.fill();
  for (let i = 0; i < 6; i++) strokePath(c, `M${tx + 5} ${high + 6 + i * 17} h4`, ink.shade5, 1.6);
  strokePath(c, `M${tx - 1} ${high + 4} V${low}`, '#d9d2ba', 5);
  strokePath(c, `M${tx - 1} ${low - 24 - warmth * 92} V${low}`, ink.heat, 5);
  c.fillStyle = ink.heat;
  c.beginPath();
  c.arc(tx - 1, low, 10, 0, 7);
  c.fill();
}

/** A desk with a laptop and a plant that suffers with the room, and a chair. */
function desk(c, warmth) {
  shadow(c, 110, 414, 110, 7, 0.4, 5);
  at(c, 14, 0, 1, () => {
    strokePath(c, 'M36 366 V400 M14 410 L36 398 L60 410', '#14201a', 6);
    for (const cx of [14, 37, 60]) fillPath(c, `M${cx - 5} 411 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0`, '#14201a');
    fillPath(c, 'M6 356 Q6 348 16 348 H66 Q74 350 72 360 Q70 368 60 368 H14 Q6 366 6 356 Z', '#1f4433');
    strokePath(c, 'M12 354 Q4 312 0 272', '#1f4433', 14);
    strokePath(c, 'M20 346 Q12 310 8 274', '#4f7a5c', 2.5);
  });
  fillPath(c, 'M94 322 h10 v92 h-10 Z M190 322 h10 v92 h-10 Z', '#3c2a16');
  fillPath(c, 'M78 312 H212 V324 H78 Z', lin(c, 78, 0, 212, 0, [0, '#5b3c1c'], [1, '#a06f36']));
  // laptop
  fillPath(c, 'M84 306 H134 Q138 306 138 312 H84 Z', ink.shade5);
  strokePath(c, 'M135 306 L151 258', ink.shade2, 6);
  // plant: its leaves hang the lower, the warmer the room is
  const fall = Math.max(0, warmth - 0.3) * 1.6;
  for (const [a, long] of [
    [-1.15, 0.66],
    [1.2, 0.66],
    [-0.6, 0.86],
    [0.64, 0.86],
    [-0.05, 1],
  ]) {
    const tone = mix(a < 0 ? '#1f5338' : '#2f7048', '#8f7f34', fall * 0.8);
    const bent = a * (1 + fall * 1.15) + (Math.abs(a) < 0.1 ? fall * 0.7 : 0);
    at(c, 183, 286, long, () => fillPath(c, 'M0 0 C-13 -16 -13 -44 0 -62 C13 -44 13 -16 0 0 Z', tone), bent);
  }
  fillPath(c, 'M167 280 h32 l-5 32 h-22 Z', lin(c, 167, 0, 199, 0, [0, '#a8431c'], [1, '#f0905a']));
}

/** The sun between the lines from points a and b to the upper right. */
function beam(c, [ax, ay], [bx, by], share) {
  const fill = lin(
    c,
    390,
    0,
    180,
    200,
    [0, rgba('#ffe28a', 0.8 * share)],
    [1, rgba('#ffc93f', 0.96 * share)],
  );
  fillPath(
    c,
    `M${ax} ${ay} L${bx} ${by} L440 ${by - (440 - bx) * slope} L440 ${ay - (440 - ax) * slope} Z`,
    fill,
  );
}
/** What of it comes into the room, growing weaker. */
function inward(c, share) {
  const [dx, dy] = [270, 270 * slope];
  fillPath(
    c,
    `M${x} ${head} V${sill} L${x - dx} ${sill + dy} V${head + dy} Z`,
    lin(c, x, 0, 20, 0, [0, rgba('#ffc93f', 0.95 * share)], [1, rgba('#ffb84a', 0.62 * share)]),
  );
}

function paint(c, index, W, H) {
  const { warmth, through, end, add } = ways[index];
  outside(c, W, H);
  room(c, warmth);
  const indoors = box(end ?? 0, ceiling, x, floor - ceiling);
  const sun = (k) => (through ? beam(k, [x, head], [x, sill], 1) : beam(k, [262, 80], [370, 166], 1));
  haze(c, W, H, 1.2, (k) => {
    sun(k);
    if (through) inside(k, indoors, () => inward(k, through));
  });
  thermometer(c, warmth);
  desk(c, warmth);
  // what stands in the sun shines
  if (through && !end) haze(c, W, H, 1, (k) => inside(k, indoors, () => inward(k, through * 0.42)));
  c.fillStyle = '#fffbe8';
  c.beginPath();
  c.arc(342, 52, 33, 0, 7);
  c.fill();
  // wall, ceiling and floor cut through, and the pane
  const cut = lin(c, x - half, 0, x + half, 0, [0, '#cfc09a'], [1, '#fbeecb']);
  fillPath(c, `M0 14 H${x + half} V${head} H${x - half} V${ceiling} H0 Z`, cut);
  fillPath(c, `M${x - half} ${sill} H${x + half} V${floor + 20} H0 V${floor} H${x - half} Z`, cut);
  for (const y of [56, 302, 332, 362, 392])
    strokePath(c, `M${x - half + 2} ${y} H${x + half}`, 'rgba(60,50,30,.35)', 1.6);
  strokePath(c, `M0 ${ceiling} H${x - half} V${head} M0 ${floor} H${x - half} V${sill}`, ink.shade2, 2.5);
  strokePath(c, `M${x + half} 15 V${head} M${x + half} ${sill} V${floor + 20}`, '#fff6da', 2.5);
  fillPath(
    c,
    `M${x - half - 3} ${head - 8} h${2 * half + 6} v8 h-${2 * half + 6} Z M${x - half - 10} ${sill} h${2 * half + 16} v8 h-${2 * half + 16} Z`,
    ink.shade2,
  );
  fillPath(c, `M${x - 4} ${head} h8 V${sill} h-8 Z`, '#cfe3df');
  strokePath(c, `M${x + 4} ${head} V${sill}`, ink.shade5, 2);
  add(c);
  finish(c, W * 2.4, H * 2.4, { sun: [0.36, 0.05], warm: 0.3, dark: 0.25, noise: 7 });
}

/** One of the four pictures, from 0. They share their view, so that they can stand side by side. */
export const heatScene = (name, index) => ({
  file: `articles/${name}.webp`,
  seed: 907,
  width: 936,
  height: 1128,
  quality: 0.78,
  draw(c) {
    c.scale(2.4, 2.4);
    paint(c, index, 390, 470);
  },
});
