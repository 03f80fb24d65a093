/** Three brick storefronts on a main street, film down their display windows to the line of sun. */
import { rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { edge, glare, streaks, tint } from '../kit/film.js';
import { finish, shadow } from '../kit/light.js';
import { blend, box, fillPath, inside, lin, poly, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';
import { townView } from '../kit/town-view.js';
import { bench, lamp } from '../parts/street.js';

const walk = 760;

/** What stands in a display window, dark before the lit room. */
const goods = {
  dresses: [
    'M-70 0 L-58 -86 L-66 -120 L-50 -132 L-34 -132 L-18 -120 L-26 -86 L-14 0 Z',
    'M30 0 L44 -80 L38 -112 L52 -124 L64 -124 L78 -112 L72 -80 L86 0 Z',
  ],
  pots: [
    'M-80 0 C-104 -40 -88 -66 -70 -70 L-70 -84 L-44 -84 L-44 -70 C-26 -66 -10 -40 -34 0 Z',
    'M20 0 L6 -54 L78 -54 L64 0 Z M40 -54 C10 -90 20 -120 42 -128 C66 -120 74 -90 44 -54 Z',
  ],
  chairs: [
    'M-80 0 L-80 -50 L-86 -112 L-76 -112 L-70 -54 L-22 -54 L-22 0 L-30 0 L-30 -42 L-72 -42 L-72 0 Z',
    'M24 -42 L92 -42 L92 -34 L62 -34 L62 0 L54 0 L54 -34 L24 -34 Z',
  ],
};

function window(c, [x, y, w, h], kind, line) {
  c.fillStyle = '#1d2822';
  c.fillRect(x - 9, y - 9, w + 18, h + 18);
  inside(c, box(x, y, w, h), () => {
    c.fillStyle = lin(c, 0, y, 0, y + h, [0, '#ffe0a0'], [0.6, '#dfae62'], [1, '#8a6330']);
    c.fillRect(x, y, w, h);
    for (const k of [0.25, 0.5, 0.75]) {
      c.fillStyle = '#3a2d18';
      c.fillRect(x + w * k - 1, y, 2, 34);
      c.fillStyle = '#fff6da';
      c.beginPath();
      c.arc(x + w * k, y + 42, 9, 0, 7);
      c.fill();
    }
    c.save();
    c.translate(x + w / 2, y + h - 26);
    for (const d of goods[kind]) fillPath(c, d, '#4a3118');
    c.restore();
    c.fillStyle = '#5b4326';
    c.fillRect(x, y + h - 26, w, 26);
    blend(c, 'source-over', 0.2, () => c.drawImage(townView('prairie'), 700, 200, 800, 450, x, y, w, h));
    tint(c, box(x, y, w, line - y), 50);
    glare(c, box(x, line, w, h), 0.42, 0.24);
    streaks(c, x, y, w, h, 0.14);
  });
  edge(c, x, line, x + w, line, 5);
  c.fillStyle = '#1d2822';
  c.fillRect(x + w / 2 - 3, y, 6, h);
}

function shop(c, x, w, top, tones, awning, kind, sd) {
  stoneWall(c, x, top, w, walk - top, { course: 17, tones, sd, joint: 'rgba(60,44,32,.28)', varied: 0.7 });
  // cornice and a row of small blocks
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#b9ab86'], [1, '#f6e8c2']);
  c.fillRect(x - 6, top - 24, w + 12, 24);
  for (let i = 0; i < w / 22; i++) c.fillRect(x + 4 + i * 22, top, 11, 12);
  c.fillStyle = 'rgba(40,36,26,.4)';
  c.fillRect(x, top + 12, w, 3);
  // two upper windows under arches
  for (const k of [0.27, 0.73]) {
    const a = x + w * k;
    fillPath(
      c,
      `M${a - 44} ${top + 190} V${top + 92} C${a - 44} ${top + 40} ${a + 44} ${top + 40} ${a + 44} ${top + 92} V${top + 190} Z`,
      '#e9dcb8',
    );
    const d = `M${a - 34} ${top + 186} V${top + 94} C${a - 34} ${top + 56} ${a + 34} ${top + 56} ${a + 34} ${top + 94} V${top + 186} Z`;
    fillPath(c, d, lin(c, 0, top + 60, 0, top + 190, [0, '#8fb0b4'], [0.6, '#b9c4b0'], [1, '#52675c']));
    tint(c, d, 50);
    c.fillStyle = '#1d2822';
    c.fillRect(a - 2, top + 64, 4, 122);
    c.fillRect(a - 34, top + 122, 68, 4);
    c.fillStyle = lin(c, a - 50, 0, a + 50, 0, [0, '#b9ab86'], [1, '#fff0cc']);
    c.fillRect(a - 50, top + 188, 100, 11);
  }
  const y = top + 272,
    door = 76;
  window(c, [x + 24, y, w - door - 62, walk - y - 46], kind, y + (walk - y - 46) * 0.56);
  // the door
  c.fillStyle = '#1d2822';
  c.fillRect(x + w - door - 20, y, door + 4, walk - y);
  c.fillStyle = lin(c, 0, y, 0, walk, [0, '#f4c97c'], [1, '#94662f']);
  c.fillRect(x + w - door - 8, y + 10, door - 20, walk - y - 60);
  c.fillStyle = awning[0];
  c.fillRect(x + w - door - 8, walk - 46, door - 20, 42);
  c.fillStyle = '#ffcf6b';
  c.fillRect(x + w - door - 6, y + 110, 5, 34);
  // a striped awning and its shade
  soft(c, 8, () => {
    c.fillStyle = 'rgba(22,20,12,.4)';
    c.fillRect(x + 4, y, w - 8, 34);
  });
  const n = 9;
  for (let i = 0; i < n; i++) {
    const at = (k, wide) => x + w / 2 + (k / n - 0.5) * wide;
    poly(
      c,
      [
        [at(i, w - 20), y - 66],
        [at(i + 1, w - 20), y - 66],
        [at(i + 1, w + 20), y - 2],
        [at(i, w + 20), y - 2],
      ],
      i % 2 ? '#f4ead0' : awning[0],
    );
    fillPath(
      c,
      `M${at(i, w + 20)} ${y - 2} h${(w + 20) / n} v10 q${-(w + 20) / n / 2} 16 ${-(w + 20) / n} 0 Z`,
      i % 2 ? '#e4d7b4' : awning[1],
    );
  }
}

function draw(c, W, H) {
  c.drawImage(townView('prairie'), 640, 40, 960, 700, 0, 0, W, 875);
  shop(c, -70, 420, 150, ['#7b4c38', '#b9805c'], ['#2f5d46', '#24503c'], 'pots', 4);
  shop(c, 352, 430, 104, ['#8f8a75', '#ddcfaa'], ['#a8401c', '#8a3214'], 'dresses', 9);
  shop(c, 784, 400, 168, ['#96603f', '#dba878'], ['#3d6480', '#2c4b62'], 'chairs', 12);
  stoneWall(c, 1184, 150, 60, walk - 150, {
    course: 17,
    tones: ['#d8a577', '#f0c797'],
    sd: 3,
    joint: 'rgba(60,44,32,.28)',
  });
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#a79f86'], [1, '#f0dfb4']);
  c.fillRect(0, walk, W, 62);
  c.strokeStyle = 'rgba(70,66,50,.3)';
  c.lineWidth = 2;
  for (let i = -4; i < 22; i++) {
    c.beginPath();
    c.moveTo(i * 70 + 40, walk);
    c.lineTo(i * 82 - 60, walk + 62);
    c.stroke();
  }
  c.fillStyle = '#6f6c5a';
  c.fillRect(0, walk + 62, W, 10);
  c.fillStyle = lin(c, 0, walk + 70, 0, H, [0, '#86846f'], [1, '#56594c']);
  c.fillRect(0, walk + 72, W, H);
  seed(5);
  for (let i = 0; i < 300; i++) {
    c.fillStyle = rgba('#fff0c8', rr(0.04, 0.14));
    c.fillRect(rr(0, W), rr(walk + 74, H), rr(6, 40), 2);
  }
  shadow(c, 420, walk + 40, 300, 14, 0.34, 9);
  bench(c, 566, walk + 44);
  lamp(c, 352, walk + 46);
  lamp(c, 800, walk + 46);
  oak(c, 1090, walk + 52, 330, 330, 83, oakPalette);
  finish(c, W, H, { sun: [0.9, 0.2], dark: 0.45 });
}

export default { file: 'towns/prairie-business.webp', seed: 631, width: 1200, height: 900, draw };
