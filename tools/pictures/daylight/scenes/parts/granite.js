/** Bare granite in low sun: a dome far off, and slabs that lie in the grass. */
import { rgba, rr } from '../../lib.js';
import { grass } from '../../nature.js';
import { shadow } from '../kit/light.js';
import { fillPath, inside, lin, poly, soft, strokePath } from '../kit/paint.js';
import { leafHeap } from './leaves.js';

/** Bare pink granite, far off: broad domes one behind the other, lit from the right. */
export function granite(c, W) {
  c.save();
  c.translate(230, 504);
  c.scale(1.16, 1.3);
  c.translate(-230, -504);
  for (const [d, tones] of [
    ['M-40 500 C-20 430 20 392 84 388 C150 386 190 430 236 500 Z', ['#86817c', '#a89a8c', '#c9b69c']],
    [
      'M10 516 C34 488 50 480 70 456 L82 446 C104 410 128 392 158 372 L170 368 C206 348 252 342 292 350 C318 355 334 362 352 376 L362 380 C392 400 410 424 428 450 L440 458 C462 474 480 490 500 516 Z',
      ['#7a554a', '#b4866f', '#eac49e'],
    ],
  ]) {
    fillPath(c, d, lin(c, 40, 500, 400, 360, [0, tones[0]], [0.42, tones[1]], [0.85, tones[2]]));
    inside(c, d, () => {
      // broad light on the shoulder to the sun, shade on the other, and the long curves of its sheets
      soft(c, 12, () => {
        fillPath(
          c,
          'M-60 520 L20 430 C80 400 130 360 196 340 C140 400 120 460 130 540 Z',
          'rgba(66,48,46,.34)',
        );
        fillPath(
          c,
          'M300 340 C350 360 420 420 450 520 L390 520 C390 450 350 390 300 340 Z',
          'rgba(255,230,190,.75)',
        );
      });
      // stains that rain has drawn down from the crown
      soft(c, 3, () => {
        for (let i = 0; i < 34; i++) {
          const x = rr(60, 420),
            y = 366 + Math.abs(x - 268) * 0.42 + rr(0, 50);
          const lean = (x - 262) * 0.42;
          strokePath(
            c,
            `M${x} ${y} q${lean * 0.3} ${rr(16, 36)} ${lean} ${rr(50, 120)}`,
            rgba(i % 3 ? '#5f3d36' : '#ffeed2', rr(0.1, 0.24)),
            rr(3, 9),
          );
        }
      });
      // the sheets it sheds end in broken edges that run with its round, shade under each
      for (const [from, to, deep] of [
        [96, 190, 22],
        [214, 262, 26],
        [292, 352, 18],
        [60, 128, 40],
        [150, 262, 62],
        [330, 410, 34],
        [226, 316, 92],
        [84, 170, 88],
      ]) {
        const rim = [];
        for (let x = from; x < to; x += rr(4, 12))
          rim.push([x, 352 + deep + ((x - 262) / 215) ** 2 * 150 + rr(-3, 3)]);
        const under = rim.map(([x, y], i) => [
          x + 2,
          y + 1 + rr(3, 9) * Math.sin(((i + 0.5) / rim.length) * 3.14),
        ]);
        poly(c, [...rim, ...under.toReversed()], 'rgba(84,50,44,.5)');
        strokePath(c, `M${rim.map((q) => q.join(' ')).join(' L')}`, 'rgba(255,236,208,.4)', 1.1);
      }
    });
  }
  c.restore();
  // brush where the rock meets the ground
  for (let i = 0; i < 60; i++)
    leafHeap(c, rr(-10, W + 10), 500 + rr(-8, 10), rr(7, 14), rr(5, 8), rr(0.3, 0.6), 1.6);
}

/** A slab of granite that lies in the ground: a lit top with a round edge, grass at its foot. */
export function slab(c, x, y, w, h) {
  shadow(c, x - w * 0.12, y + 4, w * 0.56, 8, 0.45, 6);
  // a broken outline: a steep face to the left, a long back to the sun
  const top = [];
  for (let t = 0; t <= 1.001; t += 0.1)
    top.push([x + (t - 0.5) * w, y - h * Math.min(1, t * 6) * (1 - 0.75 * t * t) * rr(0.86, 1.1)]);
  const front = top.map(([px, py], i) => [px - 4, py + (y - py) * (0.42 + 0.2 * Math.sin(i * 2.1))]);
  const d = `M${x - w / 2} ${y} L${top.map((q) => q.join(' ')).join(' L')} L${x + w / 2} ${y} Z`;
  fillPath(c, d, lin(c, x - w / 2, y, x + w * 0.4, y - h, [0, '#a98370'], [0.5, '#dcb595'], [1, '#fbdfb8']));
  poly(
    c,
    [...front, [x + w / 2, y], [x - w / 2, y]],
    lin(c, x - w / 2, 0, x + w / 2, 0, [0, '#60423a'], [0.6, '#93695a'], [1, '#c4957c']),
  );
  for (const t of [0.24, 0.5, 0.72])
    strokePath(
      c,
      `M${x + (t - 0.5) * w} ${y - h * 0.9} l${-w * 0.03} ${h * 0.4} l${w * 0.012} ${h * 0.5}`,
      'rgba(66,40,36,.45)',
      2,
    );
  inside(c, d, () => {
    for (let i = 0; i < 90; i++) {
      c.fillStyle = rgba(i % 2 ? '#fff0d4' : '#4f2c28', rr(0.1, 0.28));
      c.fillRect(x + rr(-0.5, 0.5) * w, y - rr(0, 1) * h, rr(2, 6), rr(1, 2));
    }
  });
  grass(c, x + w / 2, () => y - 2, y + 10, 40, ['#b9b27c', '#8f965f', '#d9cc92'], 15, x - w / 2);
}
