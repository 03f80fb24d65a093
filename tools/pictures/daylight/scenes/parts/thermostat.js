/** Round wall thermostat. */
import { rgba } from '../../lib.js';
import { write } from '../kit/letters.js';
import { at, fillPath, inside, lin, poly, rad, soft } from '../kit/paint.js';
import { ink } from '../kit/palette.js';

/** Thermostat of radius r, set at 78, a small leaf below; letters must be loaded. */
export function thermostat(c, x, y, r) {
  const disc = (q, fill) => {
    c.fillStyle = fill;
    c.beginPath();
    c.arc(x, y, q, 0, 7);
    c.fill();
  };
  soft(c, 16, () => {
    c.fillStyle = 'rgba(20,28,22,.55)';
    c.beginPath();
    c.arc(x - 22, y + 24, r * 1.04, 0, 7);
    c.fill();
  });
  disc(r * 1.06, lin(c, x - r, y + r, x + r, y - r, [0, '#5d5a48'], [0.5, '#cfc5a6'], [1, '#fffaf0']));
  disc(r * 0.99, lin(c, x + r, y - r, x - r, y + r, [0, '#8d8770'], [1, '#f3e7c6']));
  disc(r * 0.9, '#101916');
  disc(r * 0.9, rad(c, x + r * 0.2, y - r * 0.3, 10, r * 1.2, [0, '#2b3b35'], [1, '#0d1512']));
  const a0 = Math.PI * 0.75,
    a1 = Math.PI * 2.25,
    n = 61,
    set = 0.6;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      a = a0 + (a1 - a0) * t,
      on = t <= set,
      k = Math.abs(t - set) < 0.012;
    c.strokeStyle = k
      ? '#ffb627'
      : on
        ? rgba('#7fae84', 0.5 + t)
        : t < 0.76
          ? 'rgba(178,180,169,.35)'
          : rgba('#e8572a', 0.3 + (t - 0.72));
    c.lineWidth = k ? 9 : 4.5;
    c.lineCap = 'butt';
    c.beginPath();
    c.moveTo(x + Math.cos(a) * r * (k ? 0.58 : 0.66), y + Math.sin(a) * r * (k ? 0.58 : 0.66));
    c.lineTo(x + Math.cos(a) * r * 0.81, y + Math.sin(a) * r * 0.81);
    c.stroke();
  }
  c.textAlign = 'center';
  write(c, x - r * 0.02, y + r * 0.27, r * 0.82, '78', '', ink.lime);
  c.textAlign = 'start';
  // a leaf for what stays unspent
  at(c, x, y + r * 0.62, r / 640, () => {
    fillPath(
      c,
      'M-58 50 C-74 -20 -20 -66 66 -62 C72 14 34 74 -38 58 C-26 20 0 -6 30 -26 C-8 -12 -34 16 -50 58 Z',
      '#8fc48a',
    );
  });
  inside(
    c,
    ((p) => {
      p.arc(x, y, r * 0.9, 0, 7);
      return p;
    })(new Path2D()),
    () => {
      poly(
        c,
        [
          [x + r * 0.1, y - r],
          [x + r * 0.62, y - r],
          [x - r * 0.28, y + r],
          [x - r * 0.8, y + r],
        ],
        'rgba(255,246,220,.07)',
      );
    },
  );
  c.strokeStyle = 'rgba(255,236,190,.9)';
  c.lineWidth = 4;
  c.beginPath();
  c.arc(x, y, r * 1.04, -1.35, 0.35);
  c.stroke();
}
