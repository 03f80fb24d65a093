/** House wall in front light, its window mirroring the sun, and a plank fence. */
import { rgba } from '../../lib.js';
import { at, box, fillPath, inside, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { stoneWall } from '../kit/stone.js';

/** Where the house begins, and its window. */
export const corner = 930;
export const pane = { x: 1110, y: 206, w: 330, h: 310 };

/** What the window mirrors: the sky behind us, a line of trees, and the sun. */
export function mirrored(c) {
  const { x, y, w, h } = pane;
  c.fillStyle = lin(c, x, y, x, y + h, [0, '#7fa3ab'], [0.6, '#e6dcb4'], [1, '#ffd98a']);
  c.fillRect(x, y, w, h);
  fillPath(
    c,
    `M${x} ${y + 226} q40 -34 84 -14 q30 -40 86 -22 q50 -20 70 16 q50 -24 90 10 V${y + h} H${x} Z`,
    '#56705a',
  );
  c.fillStyle = lin(c, x, y + 262, x, y + h, [0, '#8fa356'], [1, '#5d7f45']);
  c.fillRect(x, y + 262, w, h);
  const sun = [x + 214, y + 128];
  c.fillStyle = rad(c, ...sun, 20, 250, [0, 'rgba(255,240,190,1)'], [1, 'rgba(255,224,140,0)']);
  c.fillRect(x, y, w, h);
}

/** Glare where the sun stands in the glass: a soft disc and fine rays that fade. */
export function glare(c) {
  const [x, y] = [pane.x + 214, pane.y + 128];
  c.fillStyle = rad(
    c,
    x,
    y,
    10,
    230,
    [0, 'rgba(255,252,234,.98)'],
    [0.16, 'rgba(255,248,214,.8)'],
    [0.45, 'rgba(255,240,186,.28)'],
    [1, 'rgba(255,236,176,0)'],
  );
  c.fillRect(x - 230, y - 230, 460, 460);
  soft(c, 1.2, () => {
    for (let i = 0; i < 8; i++) {
      const reach = i % 2 ? 110 : 240;
      at(
        c,
        x,
        y,
        1,
        () =>
          poly(
            c,
            [
              [0, -9],
              [reach, 0],
              [0, 9],
            ],
            lin(c, 0, 0, reach, 0, [0, '#fffef4'], [0.4, 'rgba(255,253,240,.7)'], [1, 'rgba(255,250,226,0)']),
          ),
        (i * Math.PI) / 4 + 0.12,
      );
    }
  });
  soft(c, 3, () => {
    c.fillStyle = '#fffef8';
    c.beginPath();
    c.arc(x, y, 34, 0, 7);
    c.fill();
  });
}

/** Limestone wall of the house from `corner` to the right edge. */
export function house(c, W) {
  const { x, y, w, h } = pane;
  stoneWall(c, corner, 90, W - corner, 560, { course: 46, tones: ['#d9caa0', '#f3e6c0'], sd: 14 });
  // the eave, and its shadow down the wall
  c.fillStyle = 'rgba(44,48,38,.5)';
  c.fillRect(corner, 110, W - corner, 46);
  inside(c, `M${corner - 60} 96 L${corner + 40} 0 L${W} 0 L${W} 96 Z`, () => {
    c.fillStyle = lin(c, corner, 0, W, 0, [0, '#55665b'], [1, '#8c9a84']);
    c.fillRect(0, 0, W, 96);
    for (let a = corner - 60; a < W + 60; a += 47)
      strokePath(c, `M${a} 96 L${a + 40} 0`, rgba('#f0e2be', 0.35), 2);
  });
  c.fillStyle = '#f6e8c2';
  c.fillRect(corner - 66, 92, W, 18);
  c.fillStyle = 'rgba(60,58,42,.35)';
  c.fillRect(corner, 110, 5, 540);
  // the window in its frame, with the frame's shadow to the left
  c.fillStyle = 'rgba(44,48,38,.4)';
  c.fillRect(x - 36, y - 6, w + 40, h + 40);
  c.fillStyle = '#1d2822';
  c.fillRect(x - 18, y - 18, w + 36, h + 36);
  inside(c, box(x, y, w, h), () => mirrored(c));
  c.fillStyle = '#1d2822';
  c.fillRect(x + w / 2 - 4, y, 8, h);
  c.fillRect(x, y + h / 2 - 4, w, 8);
  c.fillStyle = '#fff3d2';
  c.fillRect(x - 34, y + h + 18, w + 68, 20);
  c.fillStyle = 'rgba(50,48,36,.5)';
  c.fillRect(x - 44, y + h + 38, w + 68, 9);
  // its plinth
  c.fillStyle = '#e9dab0';
  c.fillRect(corner - 8, 630, W, 30);
  c.fillStyle = 'rgba(60,58,42,.3)';
  c.fillRect(corner - 8, 652, W, 8);
}

/** Plank fence from the left edge to the house, lit from the front. */
export function fence(c) {
  for (let x = -8; x < corner; x += 38) {
    c.fillStyle = lin(c, x, 0, x + 34, 0, [0, '#a97c44'], [0.3, '#cf9f5d'], [1, '#dcae6c']);
    c.fillRect(x, 486, 34, 170);
    c.fillStyle = 'rgba(40,28,12,.55)';
    c.fillRect(x + 34, 486, 4, 170);
  }
  c.fillStyle = 'rgba(255,226,160,.7)';
  c.fillRect(0, 484, corner, 3);
  c.fillStyle = 'rgba(50,34,14,.3)';
  c.fillRect(0, 530, corner, 8);
  c.fillRect(0, 612, corner, 8);
}
