/** The gift card, cut from film and tied with a ribbon. */
import { rgba } from '../../lib.js';
import { haze } from '../kit/light.js';
import { at, fillPath, inside, lin, poly, soft, strokePath } from '../kit/paint.js';
import { mark } from './keepsakes.js';

/** The card, turned a little, with its shadow and its lifted corner. */
export function card(c) {
  const w = 700,
    h = 440;
  haze(
    c,
    1600,
    1000,
    16,
    (k) => {
      k.save();
      k.translate(680, 566);
      k.rotate(-0.09);
      k.fillStyle = 'rgba(18,24,16,.75)';
      k.fillRect(-w / 2 - 34, -h / 2 + 40, w + 10, h + 14);
      k.restore();
    },
    0.85,
  );
  at(
    c,
    700,
    540,
    1,
    () => {
      c.fillStyle = lin(c, -w / 2, h / 2, w / 2, -h / 2, [0, '#16231d'], [0.5, '#2b4035'], [1, '#4d6a56']);
      c.beginPath();
      c.roundRect(-w / 2, -h / 2, w, h, 8);
      c.fill();
      inside(
        c,
        ((p) => {
          p.roundRect(-w / 2, -h / 2, w, h, 8);
          return p;
        })(new Path2D()),
        () => {
          [
            [-120, '#3f5a4b'],
            [-20, '#6d786f'],
            [80, '#949a8f'],
          ].forEach(([x, col], i) =>
            poly(
              c,
              [
                [x + 120, h / 2],
                [x + 330, -h / 2],
                [x + 420, -h / 2],
                [x + 210, h / 2],
              ],
              rgba(col, 0.3 + i * 0.06),
            ),
          );
          poly(
            c,
            [
              [-w / 2, -60],
              [-80, -h / 2],
              [40, -h / 2],
              [-w / 2, 60],
            ],
            'rgba(255,246,220,.07)',
          );
        },
      );
      mark(c, -182, 24, 1.12, ['#ffb627', '#f4f3ed', '#d0d0c6', '#b2b4a9', '#8b948b'], '#f4f3ed');
      // ribbon
      c.fillStyle = lin(c, 170, 0, 236, 0, [0, '#c98510'], [0.5, '#ffb627'], [1, '#ffe3a3']);
      c.fillRect(168, -h / 2, 62, h);
      for (const [d, f] of [
        ['M199 -20 C150 -96 60 -100 66 -48 C70 -10 150 -6 199 -12 Z', ['#a86a10', '#ffb627']],
        ['M199 -20 C250 -100 344 -96 336 -44 C330 -8 250 -4 199 -12 Z', ['#e09a1c', '#ffe3a3']],
      ])
        fillPath(c, d, lin(c, 66, 0, 336, -60, [0, f[0]], [1, f[1]]));
      strokePath(
        c,
        'M196 -22 C160 -70 100 -80 92 -54 M204 -22 C250 -72 304 -76 312 -50',
        'rgba(122,74,0,.6)',
        5,
      );
      fillPath(
        c,
        'M194 -6 C180 40 150 84 118 118 L150 112 L160 142 C190 100 206 50 210 -2 Z M206 -6 C218 44 246 84 282 112 L250 112 L246 142 C216 104 200 50 194 -2 Z',
        lin(c, 118, 120, 282, 0, [0, '#b97812'], [1, '#ffd070']),
      );
      c.fillStyle = lin(c, 176, 0, 226, 0, [0, '#d08c14'], [1, '#ffe9b8']);
      c.beginPath();
      c.roundRect(176, -42, 48, 46, 10);
      c.fill();
      // lifted corner of film
      const k = 78;
      soft(c, 6, () =>
        poly(
          c,
          [
            [w / 2 - k, -h / 2 + 8],
            [w / 2, -h / 2 + k + 8],
            [w / 2 - k - 8, -h / 2 + k + 16],
          ],
          'rgba(10,16,12,.55)',
        ),
      );
      poly(
        c,
        [
          [w / 2 - k, -h / 2 - 3],
          [w / 2 + 3, -h / 2 - 3],
          [w / 2 + 3, -h / 2 + k],
        ],
        '#cbb98c',
      );
      poly(
        c,
        [
          [w / 2 - k, -h / 2 - 2],
          [w / 2 + 2, -h / 2 + k],
          [w / 2 - k + 6, -h / 2 + k - 10],
        ],
        lin(c, w / 2 - k, -h / 2 + k, w / 2, -h / 2, [0, '#fff6dc'], [1, '#b2b4a9']),
      );
      strokePath(c, `M${-w / 2 + 6} ${-h / 2 + 1} L${w / 2 - k} ${-h / 2 + 1}`, 'rgba(255,240,200,.7)', 3);
      strokePath(c, `M${w / 2 - 1} ${-h / 2 + k + 4} L${w / 2 - 1} ${h / 2 - 8}`, 'rgba(255,240,200,.85)', 4);
    },
    -0.09,
  );
}
