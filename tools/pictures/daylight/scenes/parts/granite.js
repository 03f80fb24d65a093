/** Bare granite in low sun: a dome that sheds its skin in sheets, and boulders. */
import { R, rgba, rr } from '../../lib.js';
import { haze, shadow } from '../kit/light.js';
import { fillPath, inside, lin, poly, strokePath } from '../kit/paint.js';
import { leafHeap } from './leaves.js';

/** A dome on a ground at y = 660 in a window of W by H, before a smaller one. */
export function graniteDome(c, W, H) {
  fillPath(
    c,
    'M-40 620 V470 C-10 440 20 420 66 412 L84 420 C130 420 160 470 200 520 V620 Z',
    lin(c, -20, 0, 190, 0, [0, '#8f8583'], [1, '#d9c2a8']),
  );
  const crest =
    'M-60 610 C-20 590 -4 566 26 548 L40 530 C66 504 88 462 126 428 L142 422 C176 388 214 366 262 360 C304 356 336 364 366 380 L376 392 C408 412 430 446 470 470';
  const dome = `${crest} L520 700 H-60 Z`;
  fillPath(
    c,
    dome,
    lin(c, 70, 600, 420, 360, [0, '#74493f'], [0.42, '#b27f6c'], [0.72, '#e3b294'], [1, '#ffe2bd']),
  );
  inside(c, dome, () => {
    // rain has drawn stains down from the crown
    haze(c, W, H, 3, (k) => {
      for (let i = 0; i < 60; i++) {
        const x = rr(40, 450);
        const [top, lean] = [376 + Math.abs(x - 280) * 0.5 + rr(0, 90), (x - 280) * 0.36];
        strokePath(
          k,
          `M${x} ${top} C${x + lean * 0.3} ${top + 40} ${x + lean * 0.7} ${top + 90} ${x + lean} ${top + rr(90, 200)}`,
          rgba(i % 3 ? '#5a302c' : '#ffe9cd', rr(0.08, 0.24)),
          rr(2, 8),
        );
      }
    });
    // sheets that the rock sheds: each ends in a broken edge that stands in the sun and throws shade
    for (const [x, y, long, rise] of [
      [96, 498, 150, -64],
      [250, 424, 150, 18],
      [-10, 606, 230, -66],
      [214, 534, 190, -4],
      [320, 598, 140, 6],
      [150, 632, 180, -22],
      [372, 474, 90, 30],
    ]) {
      const rim = [];
      for (let t = 0; t <= 1; t += rr(0.03, 0.1))
        rim.push([x + t * long, y + t * rise - Math.sin(t * 3.14) * long * 0.12 + rr(-5, 5)]);
      const thick = rim.map(([px, py], i) => [
        px + 3,
        py + 2 + 15 * Math.sin(((i + 0.5) / rim.length) * 3.14) * rr(0.5, 1.1),
      ]);
      poly(c, [...rim, ...thick.toReversed()], 'rgba(72,36,32,.6)');
      strokePath(c, `M${rim.map((q) => q.join(' ')).join(' L')}`, 'rgba(255,236,206,.7)', 2);
    }
    for (let i = 0; i < 420; i++) {
      c.fillStyle = rgba(R() < 0.4 ? '#fff0d4' : '#4f2c28', rr(0.06, 0.2));
      c.fillRect(rr(0, W), rr(360, 680), rr(2, 8), rr(1, 2.2));
    }
    // brush in the seams
    for (const [x, y] of [
      [150, 478],
      [290, 536],
      [60, 584],
      [404, 494],
    ])
      for (let i = 0; i < 4; i++) leafHeap(c, x + rr(-26, 26), y + rr(-3, 8), rr(5, 10), rr(3, 6), 0.45, 1.5);
  });
  strokePath(c, crest, 'rgba(255,240,208,.75)', 2.5);
}

/** A boulder with a lit top and cheek and a dark side. */
export function boulder(c, x, y, k) {
  shadow(c, x - 46 * k, y + 2, 86 * k, 9, 0.55, 5);
  const rock = (d, fill) =>
    fillPath(
      c,
      d.replace(/-?\d+/g, (n) => Number(n) * k),
      fill,
    );
  c.save();
  c.translate(x, y);
  rock('M-66 2 L-58 -44 L-24 -74 L24 -78 L58 -46 L66 2 Z', '#8a5349');
  rock('M-66 2 L-58 -44 L-24 -74 L-8 -40 L-18 2 Z', '#5d3833');
  rock('M-24 -74 L24 -78 L40 -50 L-8 -40 Z', '#f6cfa6');
  rock(
    'M-8 -40 L40 -50 L58 -46 L66 2 L-18 2 Z',
    lin(c, -20 * k, 0, 64 * k, 0, [0, '#a86a5a'], [1, '#f0bd94']),
  );
  c.restore();
}
