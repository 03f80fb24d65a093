/** Short hair of the dog. */
import { G, R, rgba, rr } from '../../lib.js';

/** Short hairs along a direction field, clipped by the caller. */
export function fur(c, n, area, dir, tones, length, width = 2) {
  for (let i = 0; i < n; i++) {
    const x = rr(area[0], area[2]),
      y = rr(area[1], area[3]),
      a = dir(x, y) + G() * 0.3,
      l = length * rr(0.5, 1.3),
      t = R();
    c.strokeStyle = rgba(tones[Math.floor(t * tones.length)], rr(0.1, 0.42));
    c.lineWidth = width * rr(0.6, 1.4);
    c.lineCap = 'round';
    c.beginPath();
    c.moveTo(x, y);
    c.quadraticCurveTo(
      x + Math.cos(a) * l * 0.5,
      y + Math.sin(a) * l * 0.5 + 1,
      x + Math.cos(a + 0.2) * l,
      y + Math.sin(a + 0.2) * l,
    );
    c.stroke();
  }
}
