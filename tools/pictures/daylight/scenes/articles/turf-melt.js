/** A window throws the low sun onto artificial turf: beam, scorched patch, curled blades. */
import { R, rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { fillPath, lin, poly, soft, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { fence, house } from '../parts/backyard.js';

const hot = [1010, 800];

// even rows of plastic blades, burnt and flattened around the hot spot
function turf(c, W, H) {
  c.fillStyle = lin(c, 0, 640, 0, H, [0, '#7f9a4c'], [0.4, '#557a3f'], [1, '#2c4a30']);
  c.fillRect(0, 640, W, H - 640);
  seed(8);
  for (let row = 0; row < 64; row++) {
    const t = row / 63,
      y = 644 + Math.pow(t, 1.35) * 380,
      l = 7 + t * 26,
      gap = 5 + t * 6;
    for (let x = -10 + (row % 2) * gap * 0.5; x < W + 10; x += gap) {
      const px = x + rr(-2, 2),
        d = Math.hypot((px - hot[0]) / 300, (y - hot[1]) / 82),
        burn = Math.max(0, Math.min(1, 1.25 - d + rr(-0.15, 0.15)));
      const green = ['#6f9a48', '#88ad55', '#4c7a40', '#3d6a3c', '#a5bf66'][Math.floor(R() * 5)];
      c.strokeStyle =
        burn > 0.62
          ? ['#2a1d10', '#4a3216', '#6b4a1f'][Math.floor(R() * 3)]
          : burn > 0.24
            ? ['#a37f34', '#c79a3f', '#8a7a38'][Math.floor(R() * 3)]
            : green;
      c.lineWidth = 1.3 + t * 2.2;
      c.lineCap = 'round';
      c.beginPath();
      c.moveTo(px, y);
      if (burn > 0.3) {
        const k = R() < 0.5 ? -1 : 1;
        c.quadraticCurveTo(
          px + k * l * 0.5,
          y - l * 0.75 * (1 - burn * 0.6),
          px + k * l * 0.62,
          y - l * 0.08,
        );
      } else c.quadraticCurveTo(px + rr(-1, 1), y - l * 0.6, px + rr(-0.22, 0.22) * l, y - l);
      c.stroke();
    }
  }
}

function beam(c) {
  const w = [
      [330, 230],
      [500, 480],
    ],
    g = lin(
      c,
      420,
      360,
      hot[0],
      hot[1],
      [0, 'rgba(255,240,196,.95)'],
      [0.55, 'rgba(255,190,80,.6)'],
      [1, 'rgba(255,140,50,.72)'],
    );
  haze(
    c,
    1600,
    1000,
    6,
    (k) => {
      poly(k, [w[0], [506, 232], [hot[0] + 250, hot[1] - 14], [hot[0] - 240, hot[1] + 30], [332, 486]], g);
    },
    0.62,
    'screen',
  );
  haze(
    c,
    1600,
    1000,
    3,
    (k) => {
      for (const [a, b] of [
        [0.2, 0.26],
        [0.5, 0.53],
        [0.72, 0.8],
      ])
        poly(
          k,
          [
            [400, 240 + a * 240],
            [400, 240 + b * 240],
            [hot[0] - 230 + b * 470, hot[1] + 6],
            [hot[0] - 230 + a * 470, hot[1] + 6],
          ],
          'rgba(255,246,214,.5)',
        );
    },
    0.6,
    'screen',
  );
  // sunlight arriving at the pane
  haze(
    c,
    1600,
    1000,
    5,
    (k) =>
      fillPath(
        k,
        'M1600 120 L1600 190 L500 460 L500 250 Z',
        lin(k, 1600, 150, 480, 350, [0, 'rgba(255,240,196,.5)'], [1, 'rgba(255,240,196,.14)']),
      ),
    0.8,
    'screen',
  );
  haze(
    c,
    1600,
    1000,
    16,
    (k) => {
      k.fillStyle = 'rgba(255,170,70,.95)';
      k.beginPath();
      k.ellipse(hot[0], hot[1], 200, 46, 0, 0, 7);
      k.fill();
    },
    0.62,
    'screen',
  );
  // heat rising
  for (let i = 0; i < 7; i++) {
    const x = hot[0] - 190 + i * 62,
      top = hot[1] - 150 - (i % 3) * 34;
    strokePath(
      c,
      `M${x} ${hot[1] - 24} C${x - 26} ${hot[1] - 70} ${x + 28} ${hot[1] - 96} ${x} ${hot[1] - 130} S${x + 22} ${top - 16} ${x + 4} ${top - 30}`,
      rgba(ink.heat, 0.8 - Math.abs(i - 3) * 0.13),
      5,
    );
  }
}

function draw(c, W, H) {
  c.drawImage(
    landscape(W, H, { sd: 417, hour: 'noon', sun: [0.93, 0.14], line: 0.3, disc: 0.045, meadow: 0 }),
    0,
    0,
  );
  oak(c, 1330, 600, 460, 380, 41, oakPalette);
  oak(c, 820, 590, 280, 240, 43, oakPalette);
  fence(c, W);
  house(c);
  turf(c, W, H);
  c.fillStyle = lin(c, 0, 0, 660, 0, [0, '#8d8871'], [1, '#e2d2a8']);
  c.fillRect(0, 636, 668, 24);
  soft(c, 10, () => {
    c.fillStyle = 'rgba(20,32,20,.5)';
    c.fillRect(-20, 658, 560, 40);
  });
  beam(c);
  finish(c, W, H, { sun: [0.93, 0.14], dark: 0.4 });
}

export default { file: 'articles/turf-melt.webp', seed: 417, width: 1600, height: 1000, quality: 0.66, draw };
