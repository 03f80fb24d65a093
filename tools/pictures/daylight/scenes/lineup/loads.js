/** What a vehicle carries, seen from the side: a kayak on the roof, young trees in the bed. */
import { mix, pick, rgba, rr, seeded } from '../../lib.js';
import { inside, lin, poly, toPath } from '../kit/paint.js';

/** A kayak on two crossbars: its ends turned up, a cockpit in its deck, a paddle strapped to its flank. */
export function kayak({ c, pen, put, mid, deck, bars, color }) {
  const half = 1.72;
  const P = (k, z) => put(mid + 0.06 + k * half, 0.3, deck + z);
  const ks = [...Array(61).keys()].map((i) => i / 30 - 1);
  const upper = ks.map((k) => [k, 0.255 + 0.07 * Math.abs(k) ** 3 - 0.03 * Math.abs(k) ** 14]);
  const lower = ks.map((k) => [k, 0.005 + 0.02 * k * k + 0.25 * Math.abs(k) ** 7]);
  const seam = ks.map((k) => [k, 0.175 + 0.115 * Math.abs(k) ** 3]);
  const line = (pts) => pts.map(([k, z]) => P(k, z));
  const [high, low] = [P(0, 0.3)[1], P(0, 0)[1]];
  const outline = [...line(upper), ...line(lower.toReversed())];
  // the rim of the cockpit and the rest for the back
  poly(c, [P(-0.24, 0.25), P(-0.225, 0.31), P(-0.19, 0.315), P(-0.15, 0.25)], '#171d1b');
  poly(c, [P(-0.2, 0.25), P(-0.17, 0.285), P(0.1, 0.285), P(0.14, 0.25)], '#232a27');
  poly(
    c,
    outline,
    lin(c, 0, high, 0, low, [0, mix(color, '#fff0cf', 0.5)], [0.34, color], [1, mix(color, '#3a1c10', 0.55)]),
  );
  inside(c, toPath(outline), () => {
    // its deck lies in the light, its keel in shade
    poly(c, [...line(seam), ...line(upper.toReversed())], rgba('#fff3d2', 0.3));
    poly(c, [P(0.4, 0), P(1.1, 0), P(1.1, 0.4), P(0.8, 0.4)], rgba('#fff3d2', 0.16));
  });
  pen(line(seam.slice(2, -2)), rgba('#3a1c10', 0.5), 1);
  for (const k of [-0.93, 0.93]) pen([P(k, 0.29), P(k, 0.315)], '#171d1b', 2);
  // a hatch in front, a cord over the deck in back
  pen([P(0.42, 0.272), P(0.6, 0.285)], '#232a27', 2);
  pen([P(-0.64, 0.285), P(-0.4, 0.262)], '#232a27', 0.9);
  const shaft = (k) => P(k, 0.115 - 0.012 * k);
  pen([shaft(-0.5), shaft(0.5)], '#20282a', 1.6);
  for (const d of [-1, 1]) {
    const blade = [...Array(28).keys()].map((i) => {
      const a = (i / 28) * 6.2832;
      return P(d * 0.58 + Math.cos(a) * 0.1, 0.115 - 0.0065 * d + Math.sin(a) * 0.045);
    });
    poly(c, blade, '#efe3bd');
    pen([P(d * 0.5, 0.115), P(d * 0.66, 0.112)], rgba('#7c6a44', 0.7), 0.8);
  }
  for (const x of bars) {
    const k = (x - mid - 0.06) / half;
    pen([P(k, -0.02), P(k, 0.262)], '#1b2220', 2.2);
  }
}

/** Young trees in buckets: their crowns stand over the rail in the sun at the right. */
export function saplings({ c, pen, put, rail }) {
  const leaf = ['#22402e', '#2f5438', '#456d3e', '#688a48', '#a3ad5e'];
  [
    [0.36, 0.62, 0.3, 71],
    [0.92, 0.86, 0.37, 72],
    [1.46, 0.56, 0.29, 73],
  ].forEach(([x, tall, r, sd]) =>
    seeded(sd, () => {
      const at = (dx, z) => put(x + dx, 0.1, rail + z);
      const bucket = [at(-0.17, -0.3), at(-0.2, 0.1), at(0.2, 0.1), at(0.17, -0.3)];
      const [p, q] = [at(-0.2, 0)[0], at(0.2, 0)[0]];
      const right = Math.max(p, q);
      const left = Math.min(p, q);
      poly(c, bucket, lin(c, left, 0, right, 0, [0, '#2a2f2b'], [0.7, '#4d544c'], [1, '#8f907c']));
      poly(c, [at(-0.21, 0.08), at(-0.21, 0.115), at(0.21, 0.115), at(0.21, 0.08)], '#5b6258');
      pen([at(0, 0.1), at(0.02, tall * 0.5), at(-0.01, tall)], '#5a4426', 3);
      for (const [dx, z] of [
        [-0.16, 0.9],
        [0.17, 0.95],
      ])
        pen([at(0.01, tall * 0.55), at(dx, tall * z)], '#5a4426', 1.8);
      const [cx, cy] = at(0, tall + r * 0.35);
      const [ex] = at(r, 0);
      const size = Math.abs(ex - cx);
      for (let i = 0; i < 620; i++) {
        const a = rr(0, 6.2832);
        const d = Math.sqrt(rr(0, 1)) * (0.86 + 0.14 * Math.sin(a * 5 + sd));
        const [dx, dy] = [Math.cos(a) * d, Math.sin(a) * d];
        // right and top in the sun
        const lit = 0.5 + dx * 0.34 - dy * 0.42 + rr(-0.26, 0.26);
        c.fillStyle = rgba(leaf[Math.max(0, Math.min(4, Math.floor(lit * 5)))], 0.95);
        c.beginPath();
        c.ellipse(
          cx + dx * size,
          cy + dy * size * 1.06,
          size * rr(0.05, 0.09),
          size * rr(0.03, 0.05),
          pick([-0.7, -0.2, 0.3, 0.8]),
          0,
          7,
        );
        c.fill();
      }
    }),
  );
}
