/** A window throws the low sun onto artificial turf: a beam, and a streak where the blades lie flat and shine. */
import { R, mix, rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { fillPath, lin, poly, polyline, soft, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { fence, house } from '../parts/backyard.js';

const hot = [1010, 800];
/** How deep a point lies in the melted streak: 0 outside, 1 in its middle. The streak bends as the sun's path does. */
function melted(x, y) {
  const across = (x - hot[0]) / 330,
    along = (y - hot[1] - 26 * across ** 2 + 10 * Math.sin(x / 60)) / 62;
  return Math.max(0, Math.min(1, 1.5 * (1 - Math.hypot(across, along))));
}

/** Even rows of plastic blades; in the streak they have softened and lie all one way. */
function turf(c, W, H) {
  c.fillStyle = lin(c, 0, 640, 0, H, [0, '#86a052'], [0.4, '#557a3f'], [1, '#2c4a30']);
  c.fillRect(0, 640, W, H - 640);
  streak(c, ['#8a8a48', '#b8a060'], 3);
  seed(8);
  for (let row = 0; row < 58; row++) {
    const t = row / 57,
      y = 644 + Math.pow(t, 1.35) * 380,
      l = 7 + t * 26,
      gap = 6 + t * 7;
    for (let x = -10 + (row % 2) * gap * 0.5; x < W + 10; x += gap) {
      const px = x + rr(-2, 2),
        flat = melted(px, y + rr(-5, 5));
      if (flat > 0.3 && R() < flat * 0.55) continue;
      const green = ['#6f9a48', '#88ad55', '#4c7a40', '#3d6a3c', '#a5bf66'][Math.floor(R() * 5)];
      c.strokeStyle =
        flat > 0.12
          ? mix(green, ['#b39a52', '#d6bd78', '#8a733c'][Math.floor(R() * 3)], 0.25 + flat * 0.75)
          : green;
      c.lineWidth = 1.3 + t * 2.2 + flat;
      c.lineCap = 'round';
      c.beginPath();
      c.moveTo(px, y);
      // upright, leaning, or flat
      const lean = rr(-0.22, 0.22) * (1 - flat) + 1.1 * flat,
        high = 1 - 0.9 * flat;
      c.quadraticCurveTo(px + lean * l * 0.3, y - l * 0.7 * high, px + lean * l, y - l * high);
      c.stroke();
    }
  }
}

/** The outline of the streak at a share of its size, filled from its edge to its middle. */
function streak(c, [rim, core], blur) {
  soft(c, blur * 3, () => {
    for (const [size, tone] of [
      [0.86, rim],
      [0.6, core],
    ]) {
      const at = (a) => {
        const x = hot[0] + Math.cos(a) * 330 * size;
        return [x, hot[1] + 26 * ((x - hot[0]) / 330) ** 2 - 10 * Math.sin(x / 60) + Math.sin(a) * 62 * size];
      };
      poly(
        c,
        Array.from({ length: 80 }, (_, i) => at((i / 80) * 6.2832)),
        tone,
      );
    }
  });
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
      [0.55, 'rgba(255,222,140,.5)'],
      [1, 'rgba(255,206,110,.6)'],
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
  // the turf shines where it has melted, brightest along wavy edges
  haze(
    c,
    1600,
    1000,
    14,
    (k) => streak(k, ['rgba(255,196,96,.5)', 'rgba(255,236,180,.8)'], 1),
    0.7,
    'screen',
  );
  for (const [from, to, down] of [
    [-0.62, 0.6, -24],
    [-0.5, 0.66, 16],
    [-0.3, 0.4, -4],
  ]) {
    const pts = Array.from({ length: 40 }, (_, i) => {
      const u = from + ((to - from) * i) / 39,
        x = hot[0] + u * 330;
      return [x, hot[1] + down + 26 * u ** 2 - 10 * Math.sin(x / 60) + 4 * Math.sin(x / 17 + down)];
    });
    soft(c, 2, () => polyline(c, pts, 'rgba(255,250,226,.75)', 3.5));
  }
  // heat rising
  for (let i = 0; i < 3; i++) {
    const [x, y] = [hot[0] - 150 + i * 140, hot[1] - 50];
    strokePath(
      c,
      `M${x} ${y} C${x - 20} ${y - 34} ${x + 20} ${y - 60} ${x} ${y - 94} S${x + 16} ${y - 134} ${x + 4} ${y - 160}`,
      lin(c, 0, y, 0, y - 160, [0, rgba(ink.heat, 0.85)], [1, rgba(ink.heat, 0)]),
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
