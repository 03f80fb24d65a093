/** Beads of water on glass and paint. */
import { rr } from '../../lib.js';
import { lin, strokePath } from '../kit/paint.js';

/** One bead of radius r, dark toward the sun and bright away from it, as a lens of water is. */
export function bead(c, x, y, r) {
  c.fillStyle = lin(
    c,
    x - r,
    y - r,
    x + r * 0.6,
    y + r,
    [0, 'rgba(20,30,26,.62)'],
    [0.55, 'rgba(120,134,118,.5)'],
    [1, 'rgba(255,236,186,.95)'],
  );
  c.beginPath();
  c.ellipse(x, y, r, r * rr(0.94, 1.16), 0, 0, 7);
  c.fill();
  c.strokeStyle = 'rgba(16,24,20,.34)';
  c.lineWidth = Math.max(1, r * 0.1);
  c.stroke();
  c.fillStyle = 'rgba(255,253,240,.95)';
  c.beginPath();
  c.ellipse(x + r * 0.36, y - r * 0.4, r * 0.24, r * 0.17, -0.6, 0, 7);
  c.fill();
  if (r > 7)
    strokePath(
      c,
      `M${x - r * 0.6} ${y + r * 0.45} Q${x} ${y + r * 0.98} ${x + r * 0.66} ${y + r * 0.4}`,
      'rgba(255,240,200,.75)',
      r * 0.13,
    );
}
