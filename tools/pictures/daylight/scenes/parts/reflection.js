/** The sun on a window from the side: a flat pane sends it on as wide as it came, a bowed one gathers it on the turf. */
import { seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { blend, box, fillPath, inside, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';

const [W, H, ground] = [1000, 760, 610];
/** The wall in section, and where its pane begins and ends. */
const [wall, face, head, sill] = [70, 190, 130, 440];
const glass = 150;
/** How steeply the sun falls; a flat pane sends it on as steeply. */
const slope = 0.8;
/** How far the middle of a bowed pane is drawn inwards. It is far less in truth. */
const bow = 26;
/** Where the light of a bowed pane comes together. */
const focus = 560;

/** Points of the pane from top to bottom, `t` from 0 to 1. */
const paneAt = (t, isBowed) => [glass - (isBowed ? bow * 4 * t * (1 - t) : 0), head + t * (sill - head)];
/** Where the light from a point of the pane meets the turf. */
const landing = (t, isBowed) => {
  const [x, y] = paneAt(t, isBowed);
  const flat = x + (ground - y) / slope;
  return isBowed ? focus + (flat - focus) * 0.1 : flat;
};
const outline = (isBowed) => Array.from({ length: 25 }, (_, i) => paneAt(i / 24, isBowed));

/** One beam from the sky to the pane, between two of its points, and from there to the turf. */
function beam(c, from, to, isBowed) {
  const [a, b] = [paneAt(from, isBowed), paneAt(to, isBowed)];
  const sky = ([x, y]) => [x + (y + 40) / slope, -40];
  haze(c, W, H, 2.5, (k) =>
    poly(
      k,
      [a, b, sky(b), sky(a)],
      lin(k, 520, -40, glass, 300, [0, 'rgba(255,246,214,.2)'], [1, 'rgba(255,244,204,.62)']),
    ),
  );
  const feet = [landing(to, isBowed), landing(from, isBowed)];
  haze(c, W, H, 2.5, (k) =>
    poly(
      k,
      [a, b, [feet[0], ground + 8], [feet[1], ground + 8]],
      lin(
        k,
        glass,
        300,
        focus,
        ground,
        [0, 'rgba(255,220,116,.72)'],
        [1, isBowed ? 'rgba(255,206,86,.95)' : 'rgba(255,208,88,.9)'],
      ),
    ),
  );
}

function room(c, isBowed) {
  const edge = outline(isBowed);
  poly(
    c,
    [[-2, 40], [glass, 40], ...edge, [glass, ground], [-2, ground]],
    lin(c, 0, 40, glass, ground, [0, '#2f3a33'], [1, '#5d5b45']),
  );
  fillPath(c, `M-2 ${ground - 40} H${wall} V${H} H-2 Z`, '#241d13');
  fillPath(c, `M-2 ${ground - 40} H${wall} V${ground - 22} H-2 Z`, '#8a6336');
}

/** Limestone above and below the pane, the eave, and the sill. */
function house(c, isBowed) {
  for (const [y, high] of [
    [40, head - 40],
    [sill, H - sill],
  ])
    stoneWall(c, wall, y, face - wall, high, { course: 44, tones: ['#efe1bb', '#e4d3a6'], sd: 6 });
  fillPath(
    c,
    `M${wall} ${head} H${face} V${head - 14} H${wall} Z M${wall} ${sill} H${face + 22} V${sill + 16} H${wall} Z`,
    '#f8ecc8',
  );
  fillPath(c, `M-10 -10 H${face + 64} V22 L${face + 54} 44 H-10 Z`, '#4a574f');
  fillPath(c, `M${face + 54} 44 H-10 V52 H${face + 50} Z`, '#f8ecc8');
  const edge = outline(isBowed);
  const line = `M${edge.map(([x, y]) => `${x} ${y}`).join(' L')}`;
  for (const y of [head, sill - 16]) {
    c.fillStyle = ink.shade2;
    c.fillRect(glass - 22, y, 44, 16);
  }
  strokePath(c, line, ink.shade2, 15);
  strokePath(c, line, '#bfe0e2', 6);
}

/** Blades of turf; under the gathered light they lie flat and glow. */
function turf(c) {
  c.fillStyle = lin(c, 0, ground - 10, 0, H, [0, '#86a84e'], [0.4, '#5d8a40'], [1, '#3a6334']);
  c.fillRect(0, ground, W, H - ground);
  seed(12);
  grass(c, W, () => ground + 4, H, 1700, ['#7ba74e', '#93b75b', '#568945', '#b0c86c'], 24, face);
}

function patch(c, isBowed) {
  const [x, half, high] = isBowed
    ? [focus, 96, 26]
    : [(landing(0, false) + landing(1, false)) / 2, (landing(0, false) - landing(1, false)) / 2 + 12, 26];
  blend(c, isBowed ? 'source-over' : 'screen', 1, () =>
    soft(c, isBowed ? 9 : 12, () => {
      c.fillStyle = isBowed
        ? rad(c, x, ground + 14, 4, half, [0, '#fffbe6'], [0.4, '#ffd36a'], [1, 'rgba(232,87,42,.75)'])
        : 'rgba(255,222,120,.55)';
      c.beginPath();
      c.ellipse(x, ground + 14, half, high, 0, 0, 7);
      c.fill();
    }),
  );
  if (!isBowed) return;
  for (let i = -5; i <= 5; i++)
    strokePath(
      c,
      `M${x + i * 17 - 20} ${ground + 12 + (i % 3) * 5} q18 -5 40 1`,
      i % 2 ? '#fffdf0' : '#c98a34',
      3.5,
    );
  for (const [dx, high2] of [
    [-44, 120],
    [0, 160],
    [42, 110],
  ])
    soft(c, 3, () =>
      strokePath(
        c,
        `M${x + dx} ${ground - 6} q-16 -${high2 / 4} 0 -${high2 / 2} t0 -${high2 / 2}`,
        'rgba(255,252,236,.75)',
        7,
      ),
    );
}

/** One picture of the pair. */
export const reflectionScene = (name, isBowed) => ({
  file: `articles/${name}.webp`,
  seed: 12,
  width: W,
  height: H,
  quality: 0.8,
  draw(c) {
    c.drawImage(
      landscape(W, H, { sd: 12, sun: [0.95, -0.1], line: 0.6, disc: 0, lake: false, meadow: 0 }),
      0,
      0,
    );
    oak(c, 850, ground + 4, 330, 270, 45, oakPalette);
    turf(c);
    for (const [from, to] of [
      [0.03, 0.23],
      [0.4, 0.6],
      [0.77, 0.97],
    ])
      beam(c, from, to, isBowed);
    room(c, isBowed);
    house(c, isBowed);
    patch(c, isBowed);
    inside(c, box(0, ground, W, H - ground), () =>
      grass(c, W, () => ground + 46, H, 500, ['#7ba74e', '#568945', '#47783f'], 30, face),
    );
    finish(c, W, H, { sun: [0.98, 0], warm: 0.4, dark: 0.25, noise: 6 });
  },
});
