/** Leaves in heaps and the bald cypress that is built of them. */
import { R, mix, rr } from '../../lib.js';
import { shadow } from '../kit/light.js';
import { fillPath, lin, strokePath } from '../kit/paint.js';

/** A heap of leaves: a soft dark heart and small leaves over it, `light` from 0 to 1. */
export function leafHeap(c, x, y, rx, ry, light, leaf) {
  c.fillStyle = mix('#26402f', '#56753f', light * 0.7);
  for (const [dx, dy, k] of [
    [0, 0, 0.82],
    [-0.5, 0.2, 0.5],
    [0.5, 0.1, 0.5],
    [0.1, -0.5, 0.5],
  ]) {
    c.beginPath();
    c.ellipse(x + dx * rx, y + dy * ry, rx * k, ry * k, 0, 0, 7);
    c.fill();
  }
  for (let q = 0; q < 54; q++) {
    const [a, d] = [rr(0, 6.28), Math.sqrt(R()) * 1.08];
    const [dx, dy] = [Math.cos(a) * d, Math.sin(a) * d];
    const lit = light + dx * 0.2 - dy * 0.3 + rr(-0.14, 0.14);
    c.fillStyle =
      lit < 0.5
        ? mix('#223a2c', '#587a48', Math.max(0, lit) * 2)
        : mix('#587a48', '#d6cd80', Math.min(1, lit * 2 - 1));
    c.beginPath();
    c.ellipse(x + dx * rx, y + dy * ry, leaf * rr(0.9, 1.7), leaf * rr(0.5, 0.8), rr(-0.7, 0.7), 0, 7);
    c.fill();
  }
}

/** A bald cypress: a bare trunk that flares at the foot under a rounded, feathery column that one sees the sky through. */
export function cypress(c, x, y, w, h) {
  shadow(c, x - w * 0.3, y + 6, w * 0.5, h * 0.016, 0.5, 6);
  fillPath(
    c,
    `M${x - w * 0.24} ${y + 6} Q${x - w * 0.07} ${y - h * 0.05} ${x - w * 0.055} ${y - h * 0.3} L${x} ${y - h * 0.94} L${x + w * 0.055} ${y - h * 0.3} Q${x + w * 0.08} ${y - h * 0.05} ${x + w * 0.24} ${y + 6} L${x + w * 0.1} ${y - 2} L${x} ${y + 8} L${x - w * 0.1} ${y - 2} Z`,
    lin(c, x - w * 0.14, 0, x + w * 0.14, 0, [0, '#4a3d30'], [0.5, '#86694a'], [1, '#d3a86e']),
  );
  // tufts on short limbs that rise a little: a dark heart, then needles that catch the sun
  for (let i = 0; i < 30; i++) {
    const t = (i + rr(0.1, 0.9)) / 30;
    const reach = w * 0.4 * Math.sqrt(Math.max(0, 1 - (t * 1.75 - 0.95) ** 2));
    const side = i % 2 ? 1 : -1;
    const [tx, ty] = [x + side * reach * rr(0.2, 0.8), y - h + t * h * 0.68];
    strokePath(c, `M${x} ${ty + h * 0.04} L${tx} ${ty}`, '#54452f', w * 0.012);
    leafHeap(c, tx, ty, w * 0.17, w * 0.1, 0.5 + ((tx - x) / w) * 0.9, w * 0.012);
  }
}
