/** The mark of the shop, and a car key with its tag. */
import { haze } from '../kit/light.js';
import { at, fillPath, lin, strokePath } from '../kit/paint.js';

/** The mark: a fanlight that is also a live oak. */
export function mark(c, x, y, s, tones, trunk) {
  at(c, x, y, s, () => {
    for (let i = 0; i < 5; i++) {
      const a = Math.PI * (1 + i / 5) + 0.03,
        b = Math.PI * (1 + (i + 1) / 5) - 0.03;
      c.fillStyle = tones[i];
      c.beginPath();
      c.arc(0, 0, 100, a, b);
      c.arc(0, 0, 25, b, a, true);
      c.fill();
    }
    fillPath(
      c,
      'M-13 8 L13 8 C14 26 18 40 26 50 L100 50 L100 64 L-100 64 L-100 50 L-26 50 C-18 40 -14 26 -13 8 Z',
      trunk,
    );
  });
}

/** Car key with a ring and a leather tag, lying around x, y. */
export function key(c, x, y) {
  haze(
    c,
    1600,
    1000,
    8,
    (k) => {
      k.fillStyle = 'rgba(20,24,16,.6)';
      k.beginPath();
      k.ellipse(x - 20, y + 40, 130, 34, 0.2, 0, 7);
      k.fill();
    },
    0.8,
  );
  c.strokeStyle = lin(c, x - 60, y, x + 60, y, [0, '#7d7d70'], [1, '#fff6dc']);
  c.lineWidth = 9;
  c.beginPath();
  c.arc(x - 78, y + 6, 40, 0, 7);
  c.stroke();
  at(
    c,
    x,
    y,
    1,
    () => {
      fillPath(
        c,
        'M-40 -30 C-40 -46 -24 -52 -8 -50 L96 -36 C116 -32 122 -18 120 -2 C118 20 106 30 88 30 L-14 34 C-32 34 -42 20 -40 2 Z',
        lin(c, -40, 30, 120, -50, [0, '#0f1613'], [0.6, '#2b3731'], [1, '#8d8a70']),
      );
      for (const [a, b] of [
        [-4, -8],
        [36, -4],
        [76, 0],
      ]) {
        c.fillStyle = '#3f4c44';
        c.beginPath();
        c.roundRect(a - 14, b - 14, 28, 26, 6);
        c.fill();
      }
      strokePath(c, 'M-8 -50 L96 -36 C116 -32 122 -18 120 -2', 'rgba(255,236,190,.9)', 4);
    },
    0.24,
  );
  at(
    c,
    x - 96,
    y + 44,
    1,
    () => {
      c.fillStyle = '#a8330f';
      c.beginPath();
      c.roundRect(-30, -10, 60, 104, 8);
      c.fill();
      c.fillStyle = 'rgba(255,220,180,.6)';
      c.fillRect(22, 0, 4, 84);
      mark(c, 0, 46, 0.2, ['#ffe3a3', '#ffe3a3', '#ffe3a3', '#ffe3a3', '#ffe3a3'], '#ffe3a3');
    },
    0.5,
  );
}
