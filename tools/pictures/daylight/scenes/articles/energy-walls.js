/** A house from above in the late afternoon: the west wall takes the sun, the east wall had it at dawn, a porch shades the south, the north has none. */
import { R, mix, rr, seed } from '../../lib.js';
import { loadLetters, write } from '../kit/letters.js';
import { finish, haze, shadow } from '../kit/light.js';
import { box, inside, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';

const house = { x: 430, y: 152, w: 740, h: 456 };
const wall = 26;
const { x, y, w, h } = house;
/** Where the sun stands, between the beams that it sends to the west windows. */
const sun = [104, 452];
/** Panes of each wall: start and length along it. */
const panes = {
  west: [
    [210, 128],
    [422, 128],
  ],
  east: [
    [236, 96],
    [436, 96],
  ],
  south: [
    [500, 120],
    [690, 120],
    [940, 120],
  ],
  north: [[610, 130]],
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
  // a bed of gravel around the house, a path of flags from the east
  c.fillStyle = '#c9b98a';
  c.beginPath();
  c.roundRect(x - 26, y - 26, w + 52, h + 142, 10);
  c.fill();
  for (let i = 0; i < 5; i++) {
    c.fillStyle = mix('#d9cca4', '#a99c78', R());
    c.beginPath();
    c.roundRect(x + w + 34 + i * 84, y + h - 84 + rr(-5, 5), 70, 62, 8);
    c.fill();
  }
}

/** A live oak from above: scalloped rings, as on the maps of the site. */
export function crown(c, cx, cy, radius, n) {
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
  // what stands in the rooms, each with its shade on the side away from the sun
  const piece = (px, py, pw, ph, tone, round = 8) => {
    c.fillStyle = 'rgba(30,24,14,.42)';
    c.beginPath();
    c.roundRect(x + px + 11, y + py - 4, pw, ph, round);
    c.fill();
    c.fillStyle = lin(c, x + px, 0, x + px + pw, 0, [0, mix(tone, '#fff0cf', 0.3)], [1, tone]);
    c.beginPath();
    c.roundRect(x + px, y + py, pw, ph, round);
    c.fill();
  };
  c.fillStyle = '#d8c08a';
  c.fillRect(x + 90, y + 116, 250, 236);
  c.strokeStyle = '#a8401c';
  c.lineWidth = 6;
  c.strokeRect(x + 102, y + 128, 226, 212);
  const sofa = '#2f5d46';
  for (const part of [
    // sofa, its cushions, a table, a chair, a plant
    [286, 130, 76, 210, sofa],
    [286, 144, 54, 88, '#4f7a62'],
    [286, 238, 54, 88, '#4f7a62'],
    [186, 178, 58, 116, '#8a5a30'],
    [150, 362, 82, 62, '#bd7700'],
    [162, 368, 58, 42, '#d9a24a'],
    [44, 44, 54, 54, '#5d7a4a', 27],
    // bed and pillows
    [560, 46, 148, 128, '#f0e6c8'],
    [560, 46, 96, 128, '#6f8f8c'],
    [664, 58, 34, 48, '#ffffff'],
    [664, 114, 34, 48, '#ffffff'],
    // kitchen counter, table and chairs
    [690, 244, 30, 180, '#d0d0c6', 2],
    [540, 306, 36, 26, sofa],
    [590, 306, 36, 26, sofa],
    [540, 412, 36, 26, sofa],
    [590, 412, 36, 26, sofa],
    [522, 328, 122, 84, '#7c4a1c'],
  ])
    piece(...part);
}

/** Light that falls through the panes onto the floor. */
function light(c, W, H) {
  inside(c, box(x + wall, y + wall, w - 2 * wall, h - 2 * wall), () =>
    haze(
      c,
      W,
      H,
      3,
      (k) => {
        for (const [from, length] of panes.west)
          poly(
            k,
            [
              [x, from],
              [x, from + length],
              [x + 400, from + length - 86],
              [x + 400, from - 86],
            ],
            lin(
              k,
              x,
              0,
              x + 400,
              0,
              [0, 'rgba(255,214,120,.95)'],
              [0.6, 'rgba(255,182,70,.7)'],
              [1, 'rgba(255,170,60,0)'],
            ),
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
      },
      1,
      'screen',
    ),
  );
}

function walls(c) {
  c.strokeStyle = '#efe5c9';
  c.lineWidth = wall;
  c.strokeRect(x + wall / 2, y + wall / 2, w - wall, h - wall);
  c.fillStyle = '#efe5c9';
  // between the rooms: a door to the kitchen, and one from the kitchen to the bedroom
  c.fillRect(x + 440, y, 16, 228);
  c.fillRect(x + 440, y + 300, 16, h - 300);
  c.fillRect(x + 456, y + 212, 62, 16);
  c.fillRect(x + 588, y + 212, w - 588, 16);
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
  for (const [from, length] of panes.east) glass(x + w - wall, from, wall + 2, length, '#9fb4b9');
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

/** The sun, and a broad beam to each west window. */
function beams(c) {
  for (const [from, length] of panes.west)
    poly(
      c,
      [
        [x, from],
        [x, from + length],
        [0, from + length + 94],
        [0, from + 94],
      ],
      lin(c, 0, 0, x, 0, [0, 'rgba(255,190,60,.2)'], [1, 'rgba(255,182,39,.9)']),
    );
  soft(c, 16, () => {
    c.fillStyle = 'rgba(255,236,170,.9)';
    c.beginPath();
    c.arc(...sun, 96, 0, 7);
    c.fill();
  });
  c.fillStyle = '#fffaea';
  c.beginPath();
  c.arc(...sun, 72, 0, 7);
  c.fill();
}

/** The name of a wall around a point, on a ground that the sun has bleached a little. */
function label(c, px, py, name) {
  c.font = '700 60px Besley';
  c.letterSpacing = '-2.4px';
  const half = c.measureText(name).width / 2;
  soft(c, 24, () => {
    c.fillStyle = 'rgba(246,236,196,.5)';
    c.beginPath();
    c.ellipse(px, py + 2, half + 30, 44, 0, 0, 7);
    c.fill();
  });
  write(c, px - half, py + 20, 60, name);
}

async function draw(c, W, H) {
  await loadLetters();
  ground(c, W, H);
  crown(c, 1400, 110, 150, 5);
  crown(c, 1520, 300, 110, 9);
  crown(c, 250, 60, 96, 13);
  crown(c, 1330, 730, 84, 21);
  shadow(c, x + w / 2 + 70, y + h / 2 - 6, w * 0.56, h * 0.54, 0.55, 20);
  beams(c);
  rooms(c);
  light(c, W, H);
  walls(c);
  porch(c);
  finish(c, W, H, { sun: [0, 0.52], warm: 0.4, dark: 0.34, noise: 5 });
  label(c, 296, 408, 'West');
  label(c, 1302, 380, 'East');
  label(c, 800, 758, 'South');
  label(c, 800, 78, 'North');
}

export default {
  file: 'articles/energy-walls.webp',
  seed: 41,
  width: 1600,
  height: 820,
  quality: 0.8,
  draw,
};
