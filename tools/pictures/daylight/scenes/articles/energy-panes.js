/** Film on the room side of one pane and of two, cut through: where the heat goes that it takes up from the sun. */
import { mix, rgba, seed } from '../../lib.js';
import { grass } from '../../nature.js';
import { edge } from '../kit/film.js';
import { lounge } from '../kit/furniture.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, box, fillPath, inside, layer, lin, poly, rad, soft } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';

/** The outer face of the wall and its thickness, head and sill of the window, floor, and how steep the sun falls. */
const [face, wall, head, sill, floor, slope] = [348, 84, 92, 560, 690, 0.62];
const room = face + wall;
/** For both windows: the panes by their left side, and how far the heat goes out and in. */
const windows = [
  { panes: [28], out: 150, into: 62, warmth: 0.1 },
  { panes: [14, 50], out: 62, into: 150, warmth: 0.62 },
];
const thick = 15;

function outside(c, W, H) {
  c.drawImage(
    landscape(W, H, { sd: 57, hour: 'noon', sun: [-0.4, -0.3], line: 0.5, disc: 0, lake: false, meadow: 0 }),
    0,
    0,
  );
  c.fillStyle = rad(
    c,
    84,
    196,
    20,
    460,
    [0, 'rgba(255,240,186,.98)'],
    [0.35, 'rgba(255,226,146,.55)'],
    [1, 'rgba(255,222,140,0)'],
  );
  c.fillRect(0, 0, W, H);
  c.fillStyle = lin(c, 0, 640, 0, H, [0, '#a4a866'], [1, '#66784a']);
  c.fillRect(0, 644, W, H);
  seed(23);
  grass(c, face, () => 646, H + 20, 900, ['#8fa054', '#5f7840', '#c9c271', '#4b6338'], 18);
}

/** The band of the sun from x0 to x1, as wide as the window. */
const sunBand = (c, from, to, fill) =>
  poly(
    c,
    [
      [from, head + 6 + (from - face - 40) * slope],
      [to, head + 6 + (to - face - 40) * slope],
      [to, sill - 6 + (to - face - 40) * slope],
      [from, sill - 6 + (from - face - 40) * slope],
    ],
    fill,
  );

function inRoom(c, W, H, { warmth, panes }) {
  const tone = mix('#c3bd97', '#d07a45', warmth);
  c.fillStyle = lin(c, room, 0, W, 0, [0, mix(tone, '#fff0c8', 0.25)], [1, tone]);
  c.fillRect(room, 40, W, floor - 40);
  c.fillStyle = lin(c, 0, 40, 0, floor, [0, 'rgba(27,39,34,.2)'], [0.6, 'rgba(27,39,34,0)']);
  c.fillRect(room, 40, W, floor);
  c.fillStyle = 'rgba(255,248,226,.75)';
  c.fillRect(room, floor - 16, W, 12);
  c.fillStyle = lin(c, 0, floor - 4, 0, floor + 24, [0, '#a0703a'], [1, '#7a5128']);
  c.fillRect(room, floor - 4, W, 28);
  // between the glass and the room, and between two panes
  c.fillStyle = mix(tone, '#fff4d6', 0.5);
  c.fillRect(face + panes.at(-1), head, room - face - panes.at(-1), sill - head);
  c.fillStyle = '#e9e2bf';
  c.fillRect(face + panes[0], head, panes.at(-1) - panes[0], sill - head);
  c.fillStyle = ink.shade5;
  c.fillRect(room - 10, 36, W, 10);
  c.fillStyle = '#5c4224';
  c.fillRect(608, 214, 132, 104);
  c.fillStyle = '#d6e2cf';
  c.fillRect(618, 224, 112, 84);
  fillPath(c, 'M618 308 V278 q32 -32 60 -8 q24 -22 52 4 V308 Z', '#6f8f6a');
  fillPath(c, 'M618 308 V296 q50 -22 112 -2 V308 Z', '#4d7052');
  at(c, 596, floor - 12, 0.58, () => lounge(c, 0, 0, 1));
  // what gets through the film
  haze(c, W, H, 2, (k) =>
    inside(k, box(face + panes.at(-1), 46, W, floor - 50), () =>
      sunBand(k, room, W, lin(k, room, 0, W, 0, [0, 'rgba(255,204,92,.42)'], [1, 'rgba(255,204,92,.16)'])),
    ),
  );
}

/** A broad arrow along x from a blunt end, hot at its tip. */
const heat = (c, x, y, long, half) => {
  const way = Math.sign(long);
  const [neck, tip] = [x + long - way * half * 1.5, x + long];
  const shape = [
    [x, y - half * 0.5],
    [neck, y - half * 0.5],
    [neck, y - half],
    [tip, y],
    [neck, y + half],
    [neck, y + half * 0.5],
    [x, y + half * 0.5],
  ];
  soft(c, 5, () =>
    poly(
      c,
      shape.map(([a, b]) => [a, b + 5]),
      'rgba(90,26,6,.35)',
    ),
  );
  poly(c, shape, lin(c, x, 0, tip, 0, [0, rgba('#f08a3c', 0.75)], [0.6, ink.heat], [1, '#c83a12']));
};

function glass(c, W, H, { panes, out, into }) {
  const last = face + panes.at(-1) + thick;
  // the heat that film and glass take up
  haze(c, W, H, 15, (k) => {
    k.fillStyle = 'rgba(240,98,40,.85)';
    k.fillRect(last - 26, head, 44, sill - head);
  });
  for (const left of panes) {
    c.fillStyle = lin(
      c,
      face + left,
      0,
      face + left + thick,
      0,
      [0, '#f2fbfb'],
      [0.3, '#c2e2e8'],
      [1, '#8fbcc6'],
    );
    c.fillRect(face + left, head, thick, sill - head);
  }
  edge(c, last + 4, head, last + 4, sill, 9);
  // frame and spacers
  for (const [y, h] of [
    [head - 22, 26],
    [sill - 4, 26],
  ]) {
    c.fillStyle = ink.shade2;
    c.beginPath();
    c.roundRect(face - 4, y, wall + 8, h, 3);
    c.fill();
  }
  if (panes.length > 1)
    for (const y of [head + 4, sill - 20]) {
      c.fillStyle = '#77827a';
      c.fillRect(face + panes[0] + thick, y, panes[1] - panes[0] - thick, 16);
    }
  for (const y of [190, 326, 462]) {
    heat(c, face + panes[0] - 14, y, -out, out > 100 ? 30 : 19);
    heat(c, last + 24, y, into, into > 100 ? 30 : 19);
  }
}

function paint(c, W, H, way) {
  outside(c, W, H);
  haze(c, W, H, 3, (k) =>
    sunBand(k, 0, face + 40, lin(k, 0, 0, face, 0, [0, 'rgba(255,206,84,.25)'], [1, 'rgba(255,196,62,.85)'])),
  );
  soft(c, 14, () => {
    c.fillStyle = 'rgba(255,242,196,.95)';
    c.beginPath();
    c.arc(84, 160, 78, 0, 7);
    c.fill();
  });
  c.fillStyle = '#fffbe8';
  c.beginPath();
  c.arc(84, 160, 58, 0, 7);
  c.fill();
  inRoom(c, W, H, way);
  // the wall above and below the window, and the ceiling
  const tones = ['#fff3d0', '#d9cba2'];
  stoneWall(c, face, 0, wall, head - 18, { course: 38, tones, sd: 9 });
  stoneWall(c, face, sill + 20, wall, H - sill, { course: 38, tones, sd: 12 });
  stoneWall(c, room, 0, W - room, 38, { course: 38, tones: ['#d9cba2', '#c9bb92'], sd: 5 });
  c.fillStyle = lin(c, 0, floor + 22, 0, H, [0, '#d9cfb4'], [1, '#b3aa90']);
  c.fillRect(face, floor + 22, W, H);
  glass(c, W, H, way);
  finish(c, W, H, { sun: [0.05, 0.3], warm: 0.35, dark: 0.24, noise: 5 });
}

function draw(c, W, H) {
  windows.forEach((way, i) =>
    c.drawImage(
      layer(W / 2, H, (k) => paint(k, W / 2, H, way)),
      (i * W) / 2,
      0,
    ),
  );
  c.fillStyle = ink.shade2;
  c.fillRect(W / 2 - 2.5, 0, 5, H);
}

export default {
  file: 'articles/energy-panes.webp',
  seed: 57,
  width: 1600,
  height: 760,
  quality: 0.78,
  draw,
};
