/* Rims: spokes point up from the hub, R is the rim radius. */
import { fill, linear, stroke } from '../lib.js';

/** A filled disc around the hub. */
export const disc = (c, r, style) => {
  c.fillStyle = style;
  c.beginPath();
  c.arc(0, 0, r, 0, 7);
  c.fill();
};

/** A ring around the hub. */
export const ring = (c, r, width, style, from = 0, to = 7) => {
  c.strokeStyle = style;
  c.lineWidth = width;
  c.beginPath();
  c.arc(0, 0, r, from, to);
  c.stroke();
};

/** Draws something several times around the hub. */
export const around = (c, count, turn, draw) => {
  for (let i = 0; i < count; i++) {
    c.save();
    c.rotate(turn + (i * Math.PI * 2) / count);
    draw(i);
    c.restore();
  }
};

/* Spokes point up from the hub; R is the rim radius. */
export const spokes = {
  five: (c, R, face) =>
    around(c, 5, 0, () =>
      fill(
        c,
        [
          [-R * 0.17, -R * 0.12],
          [-R * 0.11, -R * 0.97],
          [R * 0.11, -R * 0.97],
          [R * 0.17, -R * 0.12],
        ],
        face,
      ),
    ),
  twin: (c, R, face) =>
    around(c, 5, 0.2, () =>
      [-1, 1].forEach((q) =>
        fill(
          c,
          [
            [q * R * 0.04, -R * 0.1],
            [q * R * 0.12, -R * 0.97],
            [q * R * 0.24, -R * 0.95],
            [q * R * 0.15, -R * 0.1],
          ],
          face,
        ),
      ),
    ),
  ten: (c, R, face) =>
    around(c, 10, 0.1, () =>
      fill(
        c,
        [
          [-R * 0.07, -R * 0.15],
          [-R * 0.05, -R * 0.97],
          [R * 0.05, -R * 0.97],
          [R * 0.07, -R * 0.15],
        ],
        face,
      ),
    ),
  six: (c, R, face) =>
    around(c, 6, 0, () =>
      fill(
        c,
        `M${-R * 0.2} ${-R * 0.2}L${-R * 0.15} ${-R * 0.7}L${-R * 0.27} ${-R * 0.94}L${R * 0.27} ${-R * 0.94}L${R * 0.15} ${-R * 0.7}L${R * 0.2} ${-R * 0.2}Z`,
        face,
      ),
    ),
  turbine: (c, R, face) =>
    around(c, 7, 0, () =>
      fill(
        c,
        `M${-R * 0.1} ${-R * 0.1}Q${-R * 0.06} ${-R * 0.6} ${R * 0.2} ${-R * 0.95}L${R * 0.42} ${-R * 0.87}Q${R * 0.16} ${-R * 0.5} ${R * 0.14} ${-R * 0.1}Z`,
        face,
      ),
    ),
  mesh: (c, R, face) =>
    around(c, 12, 0, () =>
      stroke(
        c,
        `M0 ${-R * 0.2}L${-R * 0.13} ${-R * 0.66}L0 ${-R * 0.98}M0 ${-R * 0.2}L${R * 0.13} ${-R * 0.66}L0 ${-R * 0.98}`,
        face,
        R * 0.07,
      ),
    ),
  aero: (c, R, face) => {
    disc(c, R * 0.95, face);
    around(c, 5, 0.3, () =>
      fill(
        c,
        `M${-R * 0.07} ${-R * 0.4}L${-R * 0.13} ${-R * 0.86}A${R * 0.87} ${R * 0.87} 0 0 1 ${R * 0.3} ${-R * 0.81}Z`,
        '#141b18',
      ),
    );
  },
  steel: (c, R, face) => {
    disc(c, R * 0.93, face);
    around(c, 12, 0, () =>
      fill(
        c,
        `M${-R * 0.06} ${-R * 0.78}A${R * 0.06} ${R * 0.06} 0 0 1 ${R * 0.06} ${-R * 0.78}L${R * 0.05} ${-R * 0.66}L${-R * 0.05} ${-R * 0.66}Z`,
        '#141b18',
      ),
    );
    ring(c, R * 0.52, R * 0.05, 'rgba(20,27,24,.5)');
    disc(
      c,
      R * 0.42,
      linear(c, 0, -R * 0.4, 0, R * 0.4, [0, '#eef0ea', 0.5, '#8e968f', 0.55, '#4c5651', 1, '#c8ccc4']),
    );
  },
  folded: (c, R, face) => {
    disc(c, R * 0.97, '#1a211e');
    around(c, 7, 0, () =>
      fill(
        c,
        [
          [-R * 0.3, -R * 0.3],
          [-R * 0.38, -R * 0.88],
          [R * 0.08, -R * 0.96],
          [R * 0.16, -R * 0.42],
        ],
        face,
      ),
    );
  },
};
