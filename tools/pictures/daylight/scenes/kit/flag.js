/** A flag on a pole, blowing to the left, away from the sun's side. */
import { fillPath, inside, lin } from './paint.js';

/** Pole foot at x, y; the cloth is w wide. */
export function flag(c, x, y, h, w = 170) {
  const top = y - h + 12,
    fh = w * 0.56,
    wave = (t, o) => top + o * fh + Math.sin(t * 5.2 + 0.6) * fh * 0.07 * (0.3 + t) + t * fh * 0.12;
  const line = (o, from, to) => {
    let s = '';
    for (let i = 0; i <= 24; i++) {
      const t = from + ((to - from) * i) / 24;
      s += `${i ? 'L' : ''}${x - 4 - t * w} ${wave(t, o)} `;
    }
    return s;
  };
  const band = (a, b, from, to) => `M${line(a, from, to)} L${line(b, to, from)} Z`;
  for (let i = 0; i < 13; i++)
    fillPath(c, band(i / 13, (i + 1.04) / 13, 0, 1), i % 2 ? '#f4ead0' : '#b04a2c');
  fillPath(c, band(0, 7 / 13, 0, 0.42), '#31506a');
  c.fillStyle = '#f4ead0';
  for (let r = 0; r < 5; r++)
    for (let q = 0; q < 6; q++) {
      const t = 0.04 + q * 0.066,
        o = 0.05 + r * 0.105;
      c.beginPath();
      c.arc(x - 4 - t * w, wave(t, o), w * 0.0095, 0, 7);
      c.fill();
    }
  inside(c, band(0, 1, 0, 1), () => {
    c.fillStyle = lin(
      c,
      x - w,
      0,
      x,
      0,
      [0, 'rgba(20,30,26,.4)'],
      [0.25, 'rgba(255,236,190,.3)'],
      [0.5, 'rgba(20,30,26,.3)'],
      [0.78, 'rgba(255,236,190,.35)'],
      [1, 'rgba(20,30,26,.12)'],
    );
    c.fillRect(x - w - 10, top - 30, w + 20, fh + 80);
  });
  c.fillStyle = lin(c, x - 4, 0, x + 4, 0, [0, '#6d786f'], [1, '#fff3d2']);
  c.fillRect(x - 4, y - h, 8, h);
  c.fillStyle = '#ffb627';
  c.beginPath();
  c.arc(x, y - h - 7, 9, 0, 7);
  c.fill();
  c.fillStyle = '#8d8871';
  c.fillRect(x - 14, y - 14, 28, 14);
}
