/** A west window cut through at four in the afternoon: how far the sun gets past an awning, film, a blind, and a cooler. */
import { mix, rgba } from '../../lib.js';
import { ridge } from '../../nature.js';
import { edge } from '../kit/film.js';
import { finish, haze } from '../kit/light.js';
import { box, fillPath, inside, lin, rad, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { arrow } from '../articles/residential-benefits.js';

const [x, head, sill, floor, slope] = [226, 132, 292, 420, 0.9];
/** For each panel: the warmth of the room, where the beam ends, its strength past the glass, and what stands in its way. */
const ways = [
  {
    warmth: 0.04,
    add(c) {
      strokePath(c, 'M236 214 L340 186', ink.shade2, 5);
      fillPath(c, 'M232 110 L356 184 V202 L232 128 Z', '#8c3414');
      fillPath(c, 'M232 108 L356 182 V188 L232 116 Z', '#ff9a5c');
      for (const t of [0.3, 0.6, 0.9]) arrow(c, 240 + t * 116, 106 + t * 72, 14, -46);
    },
  },
  {
    warmth: 0.16,
    through: 0.28,
    add(c) {
      edge(c, x - 5, head, x - 5, sill, 9);
      for (const y of [160, 208, 256]) arrow(c, x + 14, y, 56, 50);
    },
  },
  {
    warmth: 0.62,
    through: 1,
    end: 186,
    add(c) {
      for (let y = head - 6; y < sill + 8; y += 13) strokePath(c, `M178 ${y + 8} L194 ${y}`, '#fff3d2', 6);
      for (const y of [140, 188, 236]) arrow(c, 168, y, -58, 14);
    },
  },
  {
    warmth: 0.85,
    through: 1,
    add(c) {
      fillPath(c, 'M14 92 H122 V128 Q122 136 114 136 H22 Q14 136 14 128 Z', '#f4f3ed');
      fillPath(c, 'M24 122 H112 V128 H24 Z', ink.shade5);
      for (const dx of [0, 34, 68]) strokePath(c, `M${32 + dx} 148 q-12 14 0 28 t0 28 t0 28`, '#b4ecf6', 7);
    },
  },
];

function outside(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, 360, [0, '#7fa9b3'], [1, '#f6e4b8']);
  c.fillRect(0, 0, W, H);
  c.fillStyle = rad(c, 332, 50, 10, 210, [0, 'rgba(255,236,176,.95)'], [1, 'rgba(255,226,150,0)']);
  c.fillRect(0, 0, W, H);
  for (const [y, share] of [
    [330, 0.5],
    [372, 0.15],
  ]) {
    const top = mix('#7d8f62', '#f6e4b8', share);
    const lit = mix(top, '#fff0c4', 0.3);
    ridge(c, W, H, {
      y,
      amp: 20,
      freq: 2,
      seed: y,
      top,
      bot: '#7d8f62',
      trees: 260,
      size: 5,
      lit,
      dark: '#5f7a58',
    });
  }
  fillPath(c, `M0 404 H${W} V${H} H0 Z`, '#5f7a4c');
}

function room(c, warmth) {
  const tone = mix('#a9b9a6', '#f0803c', warmth);
  c.fillStyle = lin(c, 0, 70, x, floor, [0, mix(tone, ink.shade2, 0.34)], [1, tone]);
  c.fillRect(0, 56, x, floor - 56);
  fillPath(c, `M0 394 H${x} V${floor} H0 Z`, mix('#6f5a3c', '#c0642c', warmth));
}

/** A desk, a screen seen from its edge, a plant, and a chair. */
function desk(c) {
  fillPath(c, 'M50 330 H160 V338 H154 V414 H147 V338 H62 V414 H55 V338 H50 Z', '#3c2a16');
  fillPath(c, 'M66 276 H72 V322 H88 V330 H56 V322 H66 Z', ink.shade2);
  fillPath(c, 'M112 372 H174 V380 H147 V414 H139 V380 H112 Z M168 312 H176 V380 H168 Z', '#143226');
  fillPath(c, 'M118 312 h22 l-3 18 h-16 Z', '#d9622c');
  fillPath(c, 'M129 314 Q104 306 106 282 Q122 288 129 312 Q128 284 142 270 Q152 290 130 314 Z', '#2c6a44');
}

/** The sun from the right edge to the points a and b, as steep everywhere. */
const beam = (c, [ax, ay], [bx, by], fill) =>
  fillPath(
    c,
    `M${ax} ${ay} L${bx} ${by} L420 ${by - (420 - bx) * slope} L420 ${ay - (420 - ax) * slope} Z`,
    fill,
  );

function paint(c, index, W, H) {
  const { warmth, through, end, add } = ways[index];
  outside(c, W, H);
  room(c, warmth);
  haze(c, W, H, 1.5, (k) => {
    const sun = rgba('#ffd258', 0.88);
    if (!through) return beam(k, [x + 8, 114], [352, 184], sun);
    beam(k, [x, head], [x, sill], sun);
    inside(k, box(end ?? 0, 56, x, floor - 56), () => {
      const far = `L${x - 240} ${sill + 240 * slope} L${x - 240} ${head + 240 * slope} Z`;
      fillPath(k, `M${x} ${head} L${x} ${sill} ${far}`, rgba('#ffd258', through * 0.88));
    });
  });
  desk(c);
  if (through && !end)
    inside(c, box(0, 56, x, floor - 56), () =>
      beam(c, [x - 240, head + 240 * slope], [x - 240, sill + 240 * slope], rgba('#ffd258', through * 0.4)),
    );
  c.fillStyle = '#fffbe8';
  c.beginPath();
  c.arc(332, 50, 32, 0, 7);
  c.fill();
  // wall, ceiling and floor cut through, and the pane
  fillPath(c, `M0 58 H${x - 12} V${head} H${x + 12} V40 H0 Z`, '#e9dcb6');
  fillPath(
    c,
    `M${x - 12} ${sill} H${x + 12} V${floor} H${x + 12} V${floor + 16} H0 V${floor} H${x - 12} Z`,
    '#e9dcb6',
  );
  for (const y of [62, 86, 110, 316, 340, 364, 388])
    strokePath(c, `M${x - 10} ${y} H${x + 10}`, 'rgba(60,50,30,.35)', 2);
  strokePath(c, `M0 58 H${x - 12} V${head} M0 ${floor} H${x - 12} V${sill}`, ink.shade2, 3);
  fillPath(c, `M${x - 14} ${head - 7} h28 v7 h-28 Z M${x - 14} ${sill} h28 v7 h-28 Z`, ink.shade2);
  fillPath(c, `M${x - 4} ${head} h8 V${sill} h-8 Z`, '#cfe3df');
  strokePath(c, `M${x + 4} ${head} V${sill}`, ink.shade5, 2);
  add(c);
  finish(c, W, H, { sun: [0.85, 0.1], warm: 0.3, dark: 0.25, noise: 5 });
}

/** One of the four pictures, from 0. They share their view, so that they can stand side by side. */
export const heatScene = (name, index) => ({
  file: `articles/${name}.webp`,
  seed: 907,
  width: 936,
  height: 1128,
  quality: 0.88,
  draw(c) {
    c.scale(2.4, 2.4);
    paint(c, index, 390, 470);
  },
});
