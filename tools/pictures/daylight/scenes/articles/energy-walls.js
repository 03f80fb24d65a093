/** A house from above in the late afternoon: the west wall takes the sun, the east wall had it at dawn, a porch shades the south, the north has none. */
import { R, rr, seed } from '../../lib.js';
import { loadLetters, write } from '../kit/letters.js';
import { finish, haze, shadow } from '../kit/light.js';
import { box, inside, lin, poly, rad, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';

const house = { x: 480, y: 190, w: 640, h: 420 };
const wall = 26;
const { x, y, w, h } = house;
/** Panes of each wall: start and length along it. */
const panes = {
  west: [
    [250, 120],
    [430, 120],
  ],
  east: [
    [270, 90],
    [440, 90],
  ],
  south: [
    [560, 110],
    [745, 110],
    [930, 110],
  ],
  north: [[740, 120]],
};

function ground(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#d9c98f'], [0.4, '#a9a672'], [1, '#76805a']);
  c.fillRect(0, 0, W, H);
  seed(41);
  for (let i = 0; i < 5200; i++) {
    const a = R() * W;
    const b = R() * H;
    c.fillStyle = R() < 0.5 ? 'rgba(70,84,54,.16)' : 'rgba(244,226,160,.16)';
    c.fillRect(a, b, rr(2, 9), 2);
  }
  c.fillStyle = rad(
    c,
    -60,
    H * 0.52,
    60,
    760,
    [0, 'rgba(255,244,206,.95)'],
    [0.35, 'rgba(255,214,120,.55)'],
    [1, 'rgba(255,214,120,0)'],
  );
  c.fillRect(0, 0, W, H);
}

/** A live oak from above: scalloped rings, as on the maps of the site. */
function crown(c, cx, cy, radius, n) {
  shadow(c, cx + radius * 0.35, cy + radius * 0.1, radius * 1.1, radius * 0.95, 0.4, 14);
  seed(n);
  for (const [share, tone] of [
    [1, '#33473a'],
    [0.78, '#47603f'],
    [0.5, '#6f7d4a'],
  ]) {
    c.fillStyle = tone;
    c.beginPath();
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2;
      const reach = radius * share * rr(0.78, 0.92);
      const px = cx - radius * (1 - share) * 0.5 + Math.cos(angle) * reach;
      const py = cy - radius * (1 - share) * 0.2 + Math.sin(angle) * reach;
      c.moveTo(px + radius * 0.2, py);
      c.arc(px, py, radius * 0.2 * (0.6 + share * 0.5), 0, 7);
    }
    c.arc(cx - radius * (1 - share) * 0.5, cy - radius * (1 - share) * 0.2, radius * share * 0.85, 0, 7);
    c.fill();
  }
}

function rooms(c) {
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#c79a5c'], [1, '#8d6d43']);
  c.fillRect(x, y, w, h);
  for (let plank = y + 12; plank < y + h; plank += 14) {
    c.fillStyle = 'rgba(60,42,20,.16)';
    c.fillRect(x, plank, w, 1.5);
  }
  // what stands in the rooms
  const piece = (px, py, pw, ph, tone) => {
    c.fillStyle = 'rgba(30,24,14,.35)';
    c.fillRect(px + 8, py + 6, pw, ph);
    c.fillStyle = tone;
    c.beginPath();
    c.roundRect(px, py, pw, ph, 8);
    c.fill();
  };
  piece(x + 130, y + 100, 60, 190, '#31493d');
  piece(x + 140, y + 110, 40, 170, '#4f6b58');
  piece(x + 215, y + 150, 64, 90, '#a97336');
  piece(x + 450, y + 60, 130, 96, '#f0e6c8');
  piece(x + 546, y + 72, 26, 72, '#ffb627');
  piece(x + 440, y + 290, 110, 70, '#7c4a1c');
  for (const [a, b] of [
    [455, 268],
    [505, 268],
    [455, 368],
    [505, 368],
  ])
    piece(x + a, y + b, 30, 18, '#31493d');
}

/** Light that falls through the panes onto the floor. */
function light(c, W, H) {
  inside(c, box(x + wall, y + wall, w - 2 * wall, h - 2 * wall), () =>
    haze(c, W, H, 3, (k) => {
      for (const [from, length] of panes.west)
        poly(
          k,
          [
            [x, from],
            [x, from + length],
            [x + 330, from + length - 70],
            [x + 330, from - 70],
          ],
          lin(
            k,
            x,
            0,
            x + 330,
            0,
            [0, 'rgba(255,226,150,.95)'],
            [0.6, 'rgba(255,206,110,.7)'],
            [1, 'rgba(255,196,90,.15)'],
          ),
        );
      for (const [from, length] of panes.east)
        poly(
          k,
          [
            [x + w, from],
            [x + w, from + length],
            [x + w - 120, from + length - 20],
            [x + w - 120, from - 20],
          ],
          lin(k, x + w, 0, x + w - 120, 0, [0, 'rgba(255,236,190,.55)'], [1, 'rgba(255,236,190,0)']),
        );
      for (const [from, length] of panes.south)
        poly(
          k,
          [
            [from, y + h],
            [from + length, y + h],
            [from + length + 10, y + h - 52],
            [from + 10, y + h - 52],
          ],
          'rgba(255,226,160,.3)',
        );
    }),
  );
}

function walls(c) {
  c.strokeStyle = '#efe5c9';
  c.lineWidth = wall;
  c.strokeRect(x + wall / 2, y + wall / 2, w - wall, h - wall);
  c.fillStyle = '#efe5c9';
  c.fillRect(x + 350, y, 14, 170);
  c.fillRect(x + 350, y + 250, 14, h - 250);
  c.fillRect(x + 364, y + 220, 130, 14);
  c.strokeStyle = ink.shade2;
  c.lineWidth = 4;
  c.strokeRect(x, y, w, h);
  const glass = (px, py, pw, ph, tone) => {
    c.fillStyle = ink.shade2;
    c.fillRect(px - 5, py - 5, pw + 10, ph + 10);
    c.fillStyle = tone;
    c.fillRect(px, py, pw, ph);
  };
  for (const [from, length] of panes.west) glass(x - 2, from, wall + 2, length, ink.sun);
  for (const [from, length] of panes.east) glass(x + w - wall, from, wall + 2, length, ink.sunPale);
  for (const [from, length] of panes.south) glass(from, y + h - wall, length, wall + 2, ink.shade50);
  for (const [from, length] of panes.north) glass(from, y - 2, length, wall + 2, ink.shade15);
}

/** The roof of the porch before the south wall. */
function porch(c) {
  const top = y + h + 14;
  c.fillStyle = 'rgba(27,39,34,.35)';
  c.fillRect(x + 40, top + 10, w - 20, 64);
  c.fillStyle = '#5d6a62';
  c.fillRect(x + 20, top, w - 40, 60);
  for (let seam = x + 20; seam <= x + w - 20; seam += 30)
    strokePath(c, `M${seam} ${top} V${top + 60}`, '#77857b', 3);
}

function rays(c) {
  for (const [from, length] of panes.west)
    for (let i = 0; i < 4; i++) {
      const to = from + (length * (i + 0.5)) / 4;
      strokePath(c, `M40 ${to + 94} L${x - 14} ${to}`, 'rgba(255,182,39,.9)', 5);
    }
}

async function draw(c, W, H) {
  await loadLetters();
  ground(c, W, H);
  crown(c, 1300, 150, 150, 5);
  crown(c, 1450, 330, 110, 9);
  crown(c, 700, 70, 96, 13);
  shadow(c, x + w / 2 + 40, y + h / 2 + 6, w * 0.56, h * 0.56, 0.5, 22);
  rooms(c);
  light(c, W, H);
  walls(c);
  porch(c);
  rays(c);
  finish(c, W, H, { sun: [0, 0.52], warm: 0.4, dark: 0.34, noise: 5 });
  write(c, 70, 150, 76, 'West');
  write(c, 1180, 470, 76, 'East', '', ink.lime);
  write(c, 690, 790, 76, 'South', '', ink.lime);
  write(c, 870, 140, 76, 'North', '', ink.lime);
}

export default {
  file: 'articles/energy-walls.webp',
  seed: 41,
  width: 1600,
  height: 820,
  quality: 0.78,
  draw,
};
