/** Beads of water on glass and paint. */
import { R, rr } from '../../lib.js';
import { lin } from '../kit/paint.js';

/** Places for so many beads in a rectangle, none on another: [x, y, radius]. */
export function scatter(count, [x, y, w, h], radius) {
  const beads = [];
  for (let i = 0; i < count; i++) {
    const [a, b, r] = [rr(x, x + w), rr(y, y + h), radius(R())];
    if (beads.every(([p, q, s]) => Math.hypot(p - a, q - b) > (r + s) * 1.35)) beads.push([a, b, r]);
  }
  return beads;
}

/** One bead of radius r, a flat lens: the ground is upside down in it, one small light on the sun's side. */
export function bead(c, x, y, r) {
  const [rx, ry, turn] = [r * rr(0.92, 1.16), r * rr(0.84, 1), rr(-0.3, 0.3)];
  const oval = (dx, dy, k, fill) => {
    c.fillStyle = fill;
    c.beginPath();
    c.ellipse(x + dx * r, y + dy * r, rx * k, ry * k, turn, 0, 7);
    c.fill();
  };
  oval(-0.05, 0.12, 1.02, 'rgba(10,16,13,.34)');
  oval(
    0,
    0,
    1,
    lin(c, x, y - ry, x, y + ry, [0, '#2f3d36'], [0.4, '#56645a'], [0.7, '#a4a88f'], [1, '#e2d7b0']),
  );
  if (r < 4) return;
  c.fillStyle = 'rgba(255,250,232,.9)';
  c.beginPath();
  c.ellipse(x + rx * 0.36, y - ry * 0.46, r * 0.2, r * 0.1, 0.5, 0, 7);
  c.fill();
}

/** Drops that run down, each with the pale track that it leaves: [x, y, length of the track]. */
export function runs(c, drops, width, alpha) {
  for (const [x, y, l] of drops) {
    c.fillStyle = lin(c, x, y, x, y + l, [0, 'rgba(255,246,220,0)'], [1, `rgba(255,246,220,${alpha})`]);
    c.fillRect(x - width / 2, y, width, l);
    bead(c, x, y + l, 12);
  }
}
