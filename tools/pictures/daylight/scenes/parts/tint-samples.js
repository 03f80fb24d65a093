/** Four samples of one filmed window under a lens: haze, pockets of water, streaks, and a bubble of air, which stays. */
import { rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { tint } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze, shadow } from '../kit/light.js';
import { at, box, inside, layer, lin, rad, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { scatter } from './droplets.js';

const r = 177;
/** How much larger than the strip of all four each of them is drawn. */
const scale = 2.4;
const disc = (x, y, radius) => {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 7);
  return path;
};
/** The part of a circle between two angles in radians, clockwise from the right. */
const arc = (x, y, radius, from, to) =>
  `M${x + Math.cos(from) * radius} ${y + Math.sin(from) * radius} A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${x + Math.cos(to) * radius} ${y + Math.sin(to) * radius}`;
/** A clear pocket of water at x, y: a dark rim, light gathered at its foot, a glint of the sun. */
function pocket(c, x, y, size, flat) {
  at(c, x, y, [1, flat], () => {
    c.fillStyle = rad(
      c,
      -size * 0.25,
      size * 0.4,
      0,
      size * 1.4,
      [0, 'rgba(255,248,226,.85)'],
      [0.5, 'rgba(255,248,226,.2)'],
      [1, 'rgba(20,32,26,.45)'],
    );
    c.fill(disc(0, 0, size));
    c.strokeStyle = 'rgba(23,34,28,.75)';
    c.lineWidth = 3;
    c.stroke(disc(0, 0, size));
    strokePath(c, arc(0, 0, size * 0.72, 5.1, 5.9), '#fffaf0', size * 0.16);
  });
}
const states = [
  (c) => {
    // an even veil, a little thicker towards the rim
    c.fillStyle = rad(c, r, r, 30, r, [0, 'rgba(236,238,228,.64)'], [1, 'rgba(240,241,232,.76)']);
    c.fillRect(0, 0, 2 * r, 2 * r);
  },
  (c) => {
    for (const [x, y, size] of scatter(400, [34, 34, 286, 286], (t) => 12 + t ** 2 * 28)) {
      // none is cut by the rim
      if (Math.hypot(x - r, y - r) + size > r - 12) continue;
      pocket(c, x, y, size, rr(0.74, 0.9));
    }
  },
  (c) => {
    for (let x = -150; x < 350; x += 74)
      for (let i = 0; i < 5; i++) {
        const from = x + i * 9 + rr(-3, 3);
        strokePath(
          c,
          `M${from} 360 Q${from + 40} 170 ${from + 150} -10`,
          `rgba(255,250,232,${rr(0.14, 0.4)})`,
          rr(5, 15),
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
  c.filter = `blur(${7 * scale}px)`;
  c.drawImage(view, -30, -30, W + 60, H + 60);
  c.filter = 'none';
  tint(c, box(0, 0, W, H), 20);
  states.forEach((state, i) => {
    const [x, y] = [209 + i * 394, H / 2];
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

/** One of the four samples, from 0, cut from their strip of 1600 x 430. */
export const sampleScene = (name, index) => ({
  file: `articles/${name}.webp`,
  seed: 1010,
  width: Math.round(394 * scale),
  height: 430 * scale,
  quality: 0.77,
  draw(c) {
    c.scale(scale, scale);
    c.translate(-12 - 394 * index, 0);
    draw(c, 1600, 430);
  },
});
