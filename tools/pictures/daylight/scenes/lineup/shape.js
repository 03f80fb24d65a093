/** The surface of a vehicle from its measures: sections lofted from the tail to the nose. */
import { clamp } from '../../lib.js';
import { alongSection, curve, step } from '../kit/solid.js';

/** Where glass begins and ends across a section, from 0 at the sill to 1 at the center line. */
export const rows = { sill: 0.455, rail: 0.652, edge: 0.69 };

/** `point(x, v, side)` on the surface in meters around the middle of the car, and `kind(x, v, point)` of what is there. */
export function shape(b) {
  const top = curve(b.top, b.straight);
  const belt = curve(b.belt, b.straight);
  const { length: L, half: W } = b;
  const blunt = b.lamps === 'tall' || b.straight ? 0.95 : 0.88;
  const width = curve([
    [0, W * 0.83],
    [0.025, W * 0.895],
    [0.08, W * 0.94],
    [0.2, W * 0.97],
    [0.45, W * 0.99],
    [L * 0.4, W],
    [L * 0.7, W],
    [L - 0.5, W * 0.985],
    [L - 0.16, W * (blunt + 0.04)],
    [L - 0.05, W * (blunt - 0.015)],
    [L, W * (blunt - 0.09)],
  ]);
  /** The height of the sill over the ground: it rises a little toward the tail, less toward the nose. */
  const foot = (x) => b.clear + (b.rise ?? 0.06) * (step(0.5, 0, x) + 0.5 * step(L - 0.5, L, x));
  /** The place in meters around the middle of the car of what stands at x, y, z of the sections: both ends are rounded. */
  function place(x, y, z) {
    const across = Math.min(1, Math.abs(y) / width(x)) ** 2.3;
    const up = Math.min(1, Math.abs((2 * (z - b.clear)) / (top(x) - b.clear) - 0.9) / 1.1) ** 2.4;
    const front = step(L - 0.62, L, x) * (b.bow * across + (b.tuckNose ?? 0.05) * up);
    // the tail stands out most over its bumper and is drawn in above and below
    const high = (z - b.clear) / (top(x) - b.clear) - 0.4;
    const tuck = b.tuck ?? 0.1;
    const tail =
      high > 0 ? tuck * Math.min(1, high / 0.6) ** 2 : tuck * 1.1 * Math.min(1, -high / 0.4) ** 1.7;
    const rear = step(0.5, 0, x) * (0.1 * across + tail);
    // a hatch leans forward above the belt
    const lean = (b.lean ?? 0) * clamp((z - belt(0)) / (top(0.1) - belt(0))) * clamp(1 - x / 1.1) ** 2;
    return [x + lean + rear - front - L / 2, y, z];
  }
  /** How far the section at x reaches from the middle at height z. */
  function reach(x, z) {
    let [low, high] = [0, 0.66];
    for (let i = 0; i < 22; i++) {
      const v = (low + high) / 2;
      if (section(x, v)[1] < z) low = v;
      else high = v;
    }
    return section(x, low)[0];
  }
  function section(x, v) {
    const w = width(x),
      bz = belt(x),
      t = top(x);
    const g = step(b.house[1] + 0.12, b.house[1] - 0.2, x) * step(b.house[0] - 0.05, b.house[0] + 0.22, x);
    const re =
      Math.min(b.roofHalf + (w - b.roofHalf) * 0.55 * step(0.45, 0, t - bz), w * 0.9) * g +
      w * 0.76 * (1 - g);
    const te = (t - 0.07) * g + (bz + (t - bz) * 0.74) * (1 - g);
    const z0 = foot(x);
    const P = [
      [w * 0.9, z0],
      [w * 0.985, z0 + 0.16],
      [w * 1.004, z0 + (bz - z0) * 0.52],
      [w * 0.992, bz - 0.12],
      [w * 0.95, bz],
      [(w * 0.95 + re) / 2 + 0.03 * g, (bz + te) / 2 + 0.01],
      [re, te],
      [re * 0.66, t - 0.02],
      [re * 0.33, t - 0.005],
      [0, t],
    ];
    if (b.straight) {
      // a crease along the shoulder: the flank falls in under it, the strip above it leans back to the sky
      P[1][0] = P[2][0] = w * 0.98;
      P[3] = [w * 1.02, bz - 0.17];
      P[4][0] = w * 0.94;
    }
    return alongSection(P, v, b.straight);
  }
  function point(x, v, side) {
    const [y, z] = section(x, v);
    return place(x, side * y, z);
  }
  function kind(x, v, [px, , z]) {
    const along = px + L / 2;
    for (const wheel of b.wheels)
      if (v < 0.44 && Math.hypot(along - wheel, z - b.radius) < b.radius + 0.06) return 'arch';
    if (v < 0.048) return 'trim';
    if (
      b.cladding &&
      b.wheels.some((wheel) => v < 0.44 && Math.hypot(along - wheel, z - b.radius) < b.radius + 0.1)
    )
      return 'trim';
    if (b.bed && x < b.bed && v > 0.62) return 'open';
    if (v > rows.edge && b.shield[0] - 0.02 < x && x < b.shield[1]) return 'glass';
    if (v > rows.edge && b.back && b.back[0] < x && x < b.back[1]) return 'glass';
    if (v > rows.edge && b.roofGlass && x > b.back[1] + 0.12 && x < b.shield[0] - 0.1) return 'glass';
    // the windshield pillar wears the cloth, too
    if (b.soft && v > rows.sill && x > b.house[0] && x < b.shield[1] - 0.02) return 'cloth';
    const down = Math.max(0, rows.edge - v);
    if (b.roofPaint && v > rows.sill && x > b.back[0] + 0.02 + down * 0.7 && x < b.shield[1] - down * 0.5)
      return 'roof';
    return 'paint';
  }
  return { point, place, reach, kind, top, belt, foot, width };
}
