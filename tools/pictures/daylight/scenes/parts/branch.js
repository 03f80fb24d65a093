/** One limb of a live oak from below: it comes in at the upper left and reaches to the right. */
import { G, R, clamp, mix, rr, seed } from '../../lib.js';
import { poly } from '../kit/paint.js';

/** The limb and its boughs: their joints, and how thick they begin. */
const limbs = [
  [66, [-90, 10], [90, 84], [250, 108], [420, 170], [560, 168], [700, 214], [840, 206], [980, 250]],
  [34, [170, 96], [250, 170], [270, 270], [350, 350]],
  [26, [420, 168], [480, 244], [560, 290], [600, 372]],
  [24, [300, 120], [380, 80], [470, 76], [560, 20]],
  [20, [600, 180], [680, 130], [760, 110], [850, 50]],
  [18, [690, 212], [740, 270], [770, 350]],
  [30, [40, 66], [70, 150], [130, 210]],
];

/** Points along a bough, smooth through its joints and a little gnarled. */
function spine(joints) {
  const q = (i) => joints[clamp(i, 0, joints.length - 1)];
  const steps = (joints.length - 1) * 12;
  return Array.from({ length: steps + 1 }, (_, s) => {
    const i = Math.min(joints.length - 2, Math.floor(s / 12));
    const t = s / 12 - i;
    return [0, 1].map(
      (m) =>
        0.5 *
          (2 * q(i)[m] +
            (q(i + 1)[m] - q(i - 1)[m]) * t +
            (2 * q(i - 1)[m] - 5 * q(i)[m] + 4 * q(i + 1)[m] - q(i + 2)[m]) * t * t +
            (3 * q(i)[m] - q(i - 1)[m] - 3 * q(i + 1)[m] + q(i + 2)[m]) * t ** 3) +
        G() * 1.6,
    );
  });
}

/** Fills a bough that grows thinner to its tip, its edge toward the sun lit. */
function wood(c, line, thick) {
  const wide = line.map((_, i) => (thick / 2) * (1 - (0.9 * i) / line.length));
  const rim = (share) =>
    line.map(([x, y], i) => {
      const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const k = (wide[i] * share) / (Math.hypot(dx, dy) || 1);
      return [x + dy * k, y - dx * k];
    });
  poly(c, [...rim(1), ...rim(-1).toReversed()], '#2b2a22');
  poly(c, [...rim(0.95), ...rim(0.5).toReversed()], '#6f5f40');
}

/** A spray of narrow leaves; some let the sun through. */
function spray(c, x, y, size, sun) {
  const near = clamp(1 - Math.hypot(x - sun[0], y - sun[1]) / 900);
  for (let i = 0; i < 46; i++) {
    const [a, d] = [rr(0, 6.28), Math.sqrt(R()) * size];
    const [px, py] = [x + Math.cos(a) * d * 1.25, y + Math.sin(a) * d * 0.8];
    const lit = clamp(0.2 + near * 0.5 + (Math.cos(a) * 0.4 - Math.sin(a) * 0.3) * (d / size) + G() * 0.22);
    c.fillStyle =
      lit < 0.55 ? mix('#1c3326', '#41693a', lit / 0.55) : mix('#41693a', '#b9bd55', (lit - 0.55) / 0.45);
    c.beginPath();
    c.ellipse(px, py, rr(9, 15), rr(3.6, 5.6), a * 0.5 + rr(-0.6, 0.6), 0, 7);
    c.fill();
  }
}

/** Draws the branch; the leaves near the `sun` glow. */
export function branch(c, sun) {
  seed(64);
  const tips = [];
  for (const [thick, ...joints] of limbs) {
    const line = spine(joints);
    wood(c, line, thick);
    // twigs leave to both sides, the more the thinner the bough
    for (let i = 8; i < line.length; i += 5) {
      const [x, y] = line[i];
      const turn = rr(0.5, 1.3) * (i % 2 ? 1 : -1);
      const ahead = line[Math.min(line.length - 1, i + 3)];
      const a = Math.atan2(ahead[1] - y, ahead[0] - x) + turn;
      const long = rr(46, 92);
      const out = (d, b) => [x + Math.cos(b) * d, y + Math.sin(b) * d];
      const twig = [[x, y], out(long / 2, a - turn * 0.3), out(long, a)];
      wood(c, spine(twig), 9);
      tips.push(twig[2]);
    }
    tips.push(line.at(-1));
  }
  for (const [x, y] of tips) spray(c, x, y, rr(30, 48), sun);
}
