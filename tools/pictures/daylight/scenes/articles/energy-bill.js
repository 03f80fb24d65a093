/** A house cut open on a summer afternoon, the sun in its west window and the cooling at work; beside it what a summer bill pays for. */
import { R, rr, seed } from '../../lib.js';
import { grass } from '../../nature.js';
import { sofa } from '../kit/furniture.js';
import { landscape } from '../kit/landscape.js';
import { loadLetters, write } from '../kit/letters.js';
import { finish, haze, shadow } from '../kit/light.js';
import { at, box, fillPath, inside, layer, lin, poly, rad, rounded, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';

/** Where the sheet with the bill begins. */
const page = 1128;
/** Outer walls, ceiling, floor and foot of the house, and the inner walls between its three rooms. */
const house = { west: 236, east: 946, ceiling: 400, floor: 770, foot: 790 };
const wall = 28;
const inner = [566, 760];
const [left, right] = [house.west + wall, house.east - wall];
/** Head and sill of the west window, the sun, and how steep it falls. */
const pane = [452, 680];
const slope = 0.86;
const sun = [92, 566 - 158 * slope];

function outside(c, W, H) {
  c.drawImage(
    landscape(W, H, { sd: 57, hour: 'noon', sun: [-0.5, -0.4], line: 0.46, disc: 0, lake: false, meadow: 0 }),
    0,
    0,
  );
  const [x, y] = sun;
  c.fillStyle = rad(
    c,
    x,
    y,
    30,
    620,
    [0, 'rgba(255,238,180,.98)'],
    [0.3, 'rgba(255,224,140,.6)'],
    [1, 'rgba(255,220,140,0)'],
  );
  c.fillRect(0, 0, W, H);
  c.fillStyle = lin(c, 0, 730, 0, H, [0, '#a4a866'], [0.3, '#7f9150'], [1, '#566a3c']);
  c.fillRect(0, 730, W, H);
  seed(23);
  grass(c, W, () => 734, H + 20, 3400, ['#8fa054', '#5f7840', '#c9c271', '#4b6338'], 18);
  // the shadow of the house, away from the sun
  soft(c, 9, () =>
    poly(
      c,
      [
        [house.west, house.foot + 6],
        [house.east, house.foot],
        [page + 40, house.foot + 14],
        [page + 40, house.foot + 60],
        [house.west + 30, house.foot + 34],
      ],
      'rgba(24,40,24,.55)',
    ),
  );
}

/** The sun, and its light on the way to the window. */
function beam(c, W, H) {
  const reach = left - 10;
  haze(c, W, H, 3, (k) =>
    poly(
      k,
      [
        [reach, pane[0]],
        [reach, pane[1]],
        [0, pane[1] - reach * slope],
        [0, pane[0] - reach * slope],
      ],
      lin(
        k,
        0,
        0,
        reach,
        0,
        [0, 'rgba(255,206,84,.25)'],
        [0.4, 'rgba(255,200,70,.55)'],
        [1, 'rgba(255,190,50,.92)'],
      ),
    ),
  );
  const [x, y] = sun;
  soft(c, 16, () => {
    c.fillStyle = 'rgba(255,240,190,.95)';
    c.beginPath();
    c.arc(x, y, 84, 0, 7);
    c.fill();
  });
  c.fillStyle = '#fffbe8';
  c.beginPath();
  c.arc(x, y, 62, 0, 7);
  c.fill();
}

/** The attic under its rafters, hot, with the air handler and the duct that brings cool air to the vent. */
function attic(c) {
  const peak = [(house.west + house.east) / 2, 132];
  const eaves = [house.west - 46, house.east + 46];
  const shape = `M${eaves[0] + 30} ${house.ceiling} L${peak[0]} ${peak[1] + 18} L${eaves[1] - 30} ${house.ceiling} Z`;
  inside(c, shape, () => {
    c.fillStyle = lin(c, 0, peak[1], 0, house.ceiling, [0, '#5c3a1e'], [1, '#a4672f']);
    c.fillRect(0, 0, page, house.ceiling);
    for (let x = house.west + 6; x < house.east; x += 62) {
      c.fillStyle = 'rgba(58,34,14,.5)';
      c.fillRect(x, peak[1], 12, 300);
      c.fillStyle = 'rgba(255,206,130,.22)';
      c.fillRect(x, peak[1], 3, 300);
    }
    // insulation on the ceiling
    seed(4);
    for (let x = house.west - 20; x < house.east + 30; x += 15) {
      c.fillStyle = ['#f0dfb4', '#e4cd98', '#f8ebc9'][Math.floor(R() * 3)];
      c.beginPath();
      c.ellipse(x, house.ceiling - 13 + rr(-3, 3), 15, 15, 0, 0, 7);
      c.fill();
    }
    // the duct to the vent, and the air handler
    strokePath(c, 'M640 322 H470 C430 322 424 336 424 372', '#4f5a53', 40);
    strokePath(c, 'M640 321 H470 C430 321 424 336 424 372', '#b6bfb8', 34);
    strokePath(c, 'M640 312 H470 C428 312 414 330 414 372', '#e8ece6', 7);
    for (let x = 490; x < 640; x += 19) strokePath(c, `M${x} 306 v31`, 'rgba(60,72,64,.45)', 2.5);
    rounded(c, 632, 268, 176, 106, 8, '#39443d');
    rounded(c, 636, 272, 168, 98, 6, lin(c, 636, 0, 804, 0, [0, '#eceee6'], [1, '#b3bbb2']));
    for (let y = 292; y < 352; y += 12) {
      c.fillStyle = '#6d786f';
      c.fillRect(726, y, 58, 5);
    }
    c.fillStyle = ink.sun;
    c.fillRect(654, 292, 48, 48);
    at(c, 678, 316, 0.9, () => snow(c, ink.shade2, 4));
  });
  // the roof: standing seams on its lit side, the far side in the shade
  strokePath(c, `M${eaves[0]} ${house.ceiling + 4} L${peak[0]} ${peak[1]}`, '#1b2722', 34);
  strokePath(c, `M${peak[0]} ${peak[1]} L${eaves[1]} ${house.ceiling + 4}`, '#1b2722', 34);
  strokePath(c, `M${peak[0]} ${peak[1]} L${eaves[1]} ${house.ceiling + 4}`, '#4a5a50', 24);
  strokePath(
    c,
    `M${eaves[0]} ${house.ceiling + 4} L${peak[0]} ${peak[1]}`,
    lin(c, eaves[0], 0, peak[0], 0, [0, '#f3e0ac'], [1, '#a9ae90']),
    24,
  );
}

/** A flake of snow, for what cools. */
function snow(c, color, width) {
  for (let i = 0; i < 6; i++)
    at(c, 0, 0, 1, () => strokePath(c, 'M0 0 V-21 M-6 -16 L0 -10 L6 -16', color, width), (i * Math.PI) / 3);
}

const papers = ['#b9c39c', '#d8c597', '#b6b8a8'];
/** The three rooms: the living room at the sun, the kitchen, and the one with the water heater. */
function rooms(c) {
  const { ceiling, floor, foot } = house;
  const edges = [left, inner[0], inner[1], right];
  papers.forEach((tone, i) => {
    const [x, w] = [edges[i], edges[i + 1] - edges[i]];
    c.fillStyle = tone;
    c.fillRect(x, ceiling, w, floor - ceiling);
    c.fillStyle = lin(
      c,
      0,
      ceiling,
      0,
      floor,
      [0, 'rgba(27,39,34,.38)'],
      [0.5, 'rgba(27,39,34,.12)'],
      [1, 'rgba(27,39,34,.06)'],
    );
    c.fillRect(x, ceiling, w, floor - ceiling);
    c.fillStyle = 'rgba(255,248,226,.8)';
    c.fillRect(x, floor - 13, w, 9);
    c.fillStyle = i === 0 ? '#a0703a' : '#9a917c';
    c.fillRect(x, floor - 4, w, foot - floor + 4);
  });
  // living room: a picture, the vent, a sofa
  rounded(c, 456, 530, 84, 66, 3, '#5c4224');
  c.fillStyle = '#d6e2cf';
  c.fillRect(463, 537, 70, 52);
  fillPath(c, 'M463 589 V570 q20 -20 38 -6 q14 -14 32 2 V589 Z', '#6f8f6a');
  at(c, 452, floor - 4, [-0.37, 0.37], () => sofa(c, 0, 0, 1));
  // kitchen: counter, sink, cabinets, refrigerator
  const k = inner[0] + 14;
  rounded(c, k + 4, 470, 84, 96, 3, '#8a5f30');
  c.fillStyle = 'rgba(40,24,8,.5)';
  c.fillRect(k + 45, 474, 3, 88);
  c.fillStyle = '#e7d3a0';
  for (const dx of [36, 54]) c.fillRect(k + dx, 536, 4, 16);
  rounded(c, k, 660, 92, floor - 664, 2, '#8a5f30');
  c.fillStyle = 'rgba(40,24,8,.5)';
  c.fillRect(k + 45, 676, 3, 86);
  c.fillStyle = '#e7d3a0';
  for (const dx of [36, 54]) c.fillRect(k + dx, 684, 4, 16);
  rounded(c, k - 4, 650, 102, 13, 3, '#efe8d6');
  strokePath(c, `M${k + 62} 650 V618 q0 -16 -16 -16 q-14 0 -14 14`, '#77827a', 6);
  const f = inner[1] - 92;
  soft(c, 5, () => rounded(c, f + 8, 532, 80, floor - 536, 6, 'rgba(40,36,20,.4)'));
  rounded(c, f, 528, 80, floor - 532, 8, lin(c, f, 0, f + 80, 0, [0, '#f2f2ec'], [1, '#b4bab2']));
  c.fillStyle = '#6d786f';
  c.fillRect(f, 604, 80, 3);
  rounded(c, f + 9, 558, 6, 36, 3, '#6d786f');
  rounded(c, f + 9, 620, 6, 58, 3, '#6d786f');
  rounded(c, f + 40, 548, 22, 28, 1, '#ffe9b0');
  // the water heater on its stand, its pipes through the ceiling
  const h = (inner[1] + right) / 2 + 2;
  strokePath(c, `M${h - 22} ${ceiling} V560`, '#b3652b', 8);
  strokePath(c, `M${h + 22} ${ceiling} V560`, '#77827a', 8);
  soft(c, 5, () => rounded(c, h - 34, 556, 92, floor - 566, 18, 'rgba(30,34,26,.4)'));
  rounded(
    c,
    h - 44,
    548,
    88,
    floor - 566,
    20,
    lin(c, h - 44, 0, h + 44, 0, [0, '#f2f2ec'], [0.5, '#d3d6cd'], [1, '#9da69d']),
  );
  c.fillStyle = '#77827a';
  for (const y of [580, 722]) c.fillRect(h - 44, y, 88, 4);
  rounded(c, h - 20, 616, 40, 52, 4, '#6d786f');
  // a drop of hot water
  fillPath(c, `M${h} 624 c10 14 13 19 13 25 a13 13 0 0 1 -26 0 c0 -6 3 -11 13 -25 Z`, '#f4f3ed');
  c.fillStyle = '#4b544d';
  for (const dx of [-30, 22]) c.fillRect(h + dx, floor - 20, 9, 18);
}

/** The sun in the room: through the air, and where it falls on the floor. */
function sunIn(c, W, H) {
  const { ceiling, floor, foot } = house;
  inside(c, box(left, ceiling, inner[0] - left, foot - ceiling), () => {
    haze(c, W, H, 2, (k) => {
      const far = inner[0] - left;
      inside(k, box(left, ceiling, far, floor - 4 - ceiling), () =>
        poly(
          k,
          [
            [left, pane[0]],
            [left, pane[1]],
            [left + far, pane[1] + far * slope],
            [left + far, pane[0] + far * slope],
          ],
          lin(k, left, 0, left + far, 0, [0, 'rgba(255,196,58,.82)'], [1, 'rgba(255,190,60,.4)']),
        ),
      );
      poly(
        k,
        [
          [left + 92, floor - 4],
          [left + far, floor - 4],
          [left + far, foot],
          [left + 112, foot],
        ],
        'rgba(255,214,104,.9)',
      );
    });
  });
}

/** An arrow downward. */
const arrow = [
  [-3, 0],
  [3, 0],
  [5, 66],
  [16, 66],
  [0, 98],
  [-16, 66],
  [-5, 66],
];

/** Cool air from the vent in the ceiling. */
function coolAir(c, W, H) {
  const y = house.ceiling;
  haze(c, W, H, 8, (k) =>
    poly(
      k,
      [
        [390, y + 6],
        [458, y + 6],
        [506, y + 140],
        [346, y + 140],
      ],
      lin(k, 0, y, 0, y + 146, [0, 'rgba(214,244,248,.95)'], [1, 'rgba(200,240,246,0)']),
    ),
  );
  rounded(c, 378, y - 4, 92, 14, 4, '#4f5a53');
  for (const [x, turn] of [
    [396, 0.16],
    [424, 0],
    [452, -0.16],
  ])
    at(c, x, y + 20, 1, () => poly(c, arrow, '#e4f8fb'), turn);
}

function walls(c) {
  const { west, east, ceiling, floor, foot } = house;
  const stone = (x, y, h, tones) => stoneWall(c, x, y, wall, h, { course: 26, tones, sd: 9 });
  stone(west, ceiling - 2, pane[0] - ceiling, ['#fff3d0', '#e9d9ae']);
  stone(west, pane[1] + 2, foot - pane[1], ['#fff3d0', '#e9d9ae']);
  stone(right, ceiling - 2, foot - ceiling, ['#c9bb92', '#a99e7c']);
  c.fillStyle = '#e8ddbf';
  c.fillRect(left, ceiling - 6, right - left, 10);
  for (const x of inner) {
    c.fillStyle = lin(c, x - 6, 0, x + 6, 0, [0, '#fff6dc'], [1, '#cfc3a0']);
    c.fillRect(x - 6, ceiling, 12, floor - ceiling);
  }
  // the window: its pane of glass between sill and head
  c.fillStyle = '#cfeaf0';
  c.fillRect(west + 10, pane[0], 9, pane[1] - pane[0]);
  c.fillStyle = '#fffdf0';
  c.fillRect(west + 10, pane[0], 3, pane[1] - pane[0]);
  for (const y of [pane[0] - 10, pane[1]]) rounded(c, west - 9, y, wall + 20, 13, 2, ink.shade2);
  c.fillStyle = ink.shade2;
  c.fillRect(west + 7, (pane[0] + pane[1]) / 2 - 4, 15, 8);
  // the slab
  rounded(
    c,
    west - 16,
    foot - 2,
    east - west + 32,
    22,
    3,
    lin(c, west, 0, east, 0, [0, '#d9cfb4'], [1, '#8f8a76']),
  );
}

/** The outdoor unit: warm air leaves through its fan, two lines run to the house. */
function condenser(c, W, H) {
  const [x, y, w, h] = [992, 678, 112, 118];
  strokePath(c, `M${house.east} 640 h22 v106 h30`, '#3a443d', 11);
  strokePath(c, `M${house.east} 640 h22 v106 h30`, '#b3652b', 5);
  shadow(c, x + w / 2 + 14, y + h + 6, 74, 9, 0.6, 6);
  haze(c, W, H, 9, (k) =>
    poly(
      k,
      [
        [x + 12, y - 6],
        [x + w - 12, y - 6],
        [x + w + 14, y - 118],
        [x - 14, y - 118],
      ],
      lin(k, 0, y, 0, y - 118, [0, 'rgba(240,110,60,.6)'], [1, 'rgba(240,120,60,0)']),
    ),
  );
  for (const dx of [30, 56, 82])
    strokePath(c, `M${x + dx} ${y - 18} c-12 -16 12 -28 0 -46 c-9 -13 6 -22 2 -32`, 'rgba(232,87,42,.85)', 5);
  rounded(c, x - 6, y + h - 4, w + 12, 12, 2, '#b7ae96');
  rounded(c, x, y, w, h, 8, lin(c, x, 0, x + w, 0, [0, '#eceee6'], [1, '#9da69d']));
  for (let i = 0; i < 11; i++) {
    c.fillStyle = 'rgba(49,63,57,.55)';
    c.fillRect(x + 11 + i * 8.4, y + 22, 3.6, h - 36);
  }
  rounded(c, x - 4, y - 6, w + 8, 14, 4, '#4f5a53');
}

/** What a summer bill pays for: half of it cooling, which film can work on. */
function bill(c, W, H) {
  c.fillStyle = lin(c, page, 0, W, 0, [0, '#f9f6ec'], [1, '#ffffff']);
  c.fillRect(page, 0, W - page, H);
  c.fillStyle = ink.shade2;
  c.fillRect(page - 5, 0, 5, H);
  const [x, w] = [page + 44, W - page - 84];
  c.textAlign = 'left';
  write(c, x - 2, 108, 57, 'Summer bill');
  const h = 346;
  c.font = '700 80px Besley';
  c.letterSpacing = '-3px';
  for (const [name, y, tone] of [
    ['Cooling', 146, ink.sun],
    ['All else', 146 + h + 8, ink.shade70],
  ]) {
    c.fillStyle = tone;
    c.fillRect(x, y, w, h);
    c.fillStyle = ink.shade2;
    c.fillText(name, x + 24, y + 98);
  }
  at(c, x + w - 84, 146 + h - 84, 2.6, () => snow(c, ink.shade2, 3.4));
}

async function draw(c, W, H) {
  await loadLetters();
  const scene = layer(W, H, (k) => {
    outside(k, W, H);
    beam(k, W, H);
    attic(k);
    rooms(k);
    sunIn(k, W, H);
    coolAir(k, W, H);
    walls(k);
    condenser(k, W, H);
    seed(8);
    grass(k, page, () => house.foot + 22, H + 30, 900, ['#6b7f42', '#8fa054', '#4b6338', '#c9c271'], 20);
    finish(k, W, H, { sun: [0.02, 0.5], warm: 0.4, dark: 0.3, noise: 5 });
  });
  c.drawImage(scene, 0, 0);
  bill(c, W, H);
}

export default { file: 'articles/energy-bill.webp', seed: 57, width: 1600, height: 900, quality: 0.78, draw };
