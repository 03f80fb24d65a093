/** Four samples of one filmed window under a lens: haze, pockets of water, streaks, and a bubble of air, which stays. */
import { rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { tint } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze, shadow } from '../kit/light.js';
import { at, box, inside, layer, lin, rad, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { bead, scatter } from '../parts/droplets.js';

const r = 184;
const disc = (x, y, radius) => {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 7);
  return path;
};
/** The part of a circle between two angles in radians, clockwise from the right. */
const arc = (x, y, radius, from, to) =>
  `M${x + Math.cos(from) * radius} ${y + Math.sin(from) * radius} A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${x + Math.cos(to) * radius} ${y + Math.sin(to) * radius}`;
/** A round blister at x, y: its far side dark, its near side and one spot lit by the sun. */
function blister(c, x, y, size, flat, strength) {
  at(c, x, y, [1, flat], () => {
    c.fillStyle = rad(
      c,
      -size * 0.3,
      size * 0.35,
      0,
      size * 1.5,
      [0, `rgba(255,244,214,${strength})`],
      [1, 'rgba(20,32,26,.5)'],
    );
    c.fill(disc(0, 0, size));
    strokePath(c, `M${-size} 0 A${size} ${size} 0 0 0 ${size * 0.4} ${size * 0.92}`, '#17221c', size * 0.09);
    strokePath(
      c,
      `M${-size * 0.5} ${-size * 0.87} A${size} ${size} 0 0 1 ${size} ${size * 0.1}`,
      '#fff6dc',
      size * 0.07,
    );
  });
}
const states = [
  (c) =>
    haze(c, 2 * r, 2 * r, 22, (k) => {
      k.fillStyle = 'rgba(240,240,228,.86)';
      for (const [x, y, w, h] of [
        [150, 205, 120, 96],
        [215, 245, 120, 70],
        [105, 130, 70, 60],
      ]) {
        k.beginPath();
        k.ellipse(x, y, w, h, -0.3, 0, 7);
        k.fill();
      }
    }),
  (c) => {
    for (const [x, y, size] of scatter(400, [36, 36, 296, 296], (t) => 11 + t ** 2 * 30)) {
      blister(c, x, y, size, rr(0.6, 0.85), 0.6);
      at(c, x - size * 0.08, y + size * 0.36, [1, 0.42], () => bead(c, 0, 0, size * 0.52));
    }
  },
  (c) => {
    for (let x = -150; x < 350; x += 74)
      for (let i = 0; i < 5; i++) {
        const from = x + i * 9 + rr(-3, 3);
        strokePath(
          c,
          `M${from} 360 Q${from + 40} 170 ${from + 150} -10`,
          `rgba(255,250,232,${rr(0.4, 0.9)})`,
          rr(1.5, 4),
        );
      }
  },
  (c) => {
    // A thin dome of air: clear in the middle, so that the view goes on through it, and bright where it faces the sun.
    haze(c, 2 * r, 2 * r, 5, (k) =>
      strokePath(k, arc(r - 8, r + 10, 98, 0.5, 3.6), 'rgba(20,32,26,.75)', 14),
    );
    c.fillStyle = rad(
      c,
      r,
      r,
      40,
      94,
      [0, 'rgba(255,246,220,.12)'],
      [0.8, 'rgba(255,246,220,.3)'],
      [1, 'rgba(255,250,232,.75)'],
    );
    c.fill(disc(r, r, 94));
    strokePath(c, arc(r, r, 94, 0.4, 3.7), 'rgba(20,32,26,.8)', 5);
    strokePath(c, arc(r, r, 92, 3.9, 6.4), '#fffaf0', 6);
    haze(c, 2 * r, 2 * r, 2, (k) => strokePath(k, arc(r, r, 70, 5.1, 5.9), '#fffdf4', 15));
  },
];

function draw(c, W, H) {
  const view = layer(W, H, (k) => {
    k.drawImage(landscape(W, H, { sd: 1010, sun: [0.955, 0.3], line: 0.4, disc: 0.034, meadow: 400 }), 0, 0);
    for (let x = 110; x < W; x += 400) oak(k, x, 372, 230, 130, x, oakPalette);
  });
  c.filter = 'blur(7px)';
  c.drawImage(view, -30, -30, W + 60, H + 60);
  c.filter = 'none';
  tint(c, box(0, 0, W, H), 20);
  states.forEach((state, i) => {
    const [x, y] = [200 + i * 400, H / 2];
    const isFault = i === 3;
    shadow(c, x - 12, y + 16, r + 14, r + 14, 0.7, 14);
    seed(21 + i);
    c.save();
    c.translate(x - r, y - r);
    inside(c, disc(r, r, r), () => {
      c.drawImage(view, x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, 0, 0, 2 * r, 2 * r);
      tint(c, box(0, 0, W, H), 70);
      state(c);
    });
    c.lineWidth = 15;
    c.strokeStyle = isFault ? ink.heat : lin(c, 0, 2 * r, 2 * r, 0, [0, '#c9c2a4'], [1, '#fffaf0']);
    c.stroke(disc(r, r, r));
    c.restore();
  });
  finish(c, W, H, { sun: [0.95, 0.2], warm: 0.3, dark: 0.3, noise: 5 });
}

export default {
  file: 'articles/tint-samples.webp',
  seed: 1010,
  width: 1600,
  height: 430,
  quality: 0.78,
  draw,
};
