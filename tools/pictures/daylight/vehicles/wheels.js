/* Tires, rims and brake discs, drawn in centimeters around the hub. */
import { fill, linear, mix, radial, rgba, stroke } from '../lib.js';

const disc = (c, r, style) => {
  c.fillStyle = style;
  c.beginPath();
  c.arc(0, 0, r, 0, 7);
  c.fill();
};
const ring = (c, r, width, style, from = 0, to = 7) => {
  c.strokeStyle = style;
  c.lineWidth = width;
  c.beginPath();
  c.arc(0, 0, r, from, to);
  c.stroke();
};
const around = (c, count, turn, draw) => {
  for (let i = 0; i < count; i++) {
    c.save();
    c.rotate(turn + (i * Math.PI * 2) / count);
    draw(i);
    c.restore();
  }
};
/* Spokes point up from the hub; R is the rim radius. */
const spokes = {
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

/** One wheel of radius r standing at x, with the look's light; rim is { style, color, size, lip, caliper }. */
export function wheel(c, x, r, rim, look, side) {
  const R = r * (rim.size ?? 0.7);
  c.save();
  c.translate(x, -r);
  disc(c, r, linear(c, -r * side, -r, r * side, r, [0, '#1a211e', 0.5, '#121815', 1, '#0a0e0c']));
  ring(c, r * 0.965, r * 0.045, 'rgba(0,0,0,.55)');
  ring(c, r * 0.9, r * 0.02, rgba(look.sky, 0.16));
  ring(c, (r + R) / 2, (r - R) * 0.34, rgba(look.sky, 0.07));
  ring(
    c,
    r * 0.975,
    r * 0.03,
    rgba(look.sun, 0.5 * look.rim),
    side > 0 ? -1.35 : Math.PI + 0.15,
    side > 0 ? -0.15 : Math.PI + 1.35,
  );
  disc(c, R * 1.03, '#0b100e');
  disc(c, R * 0.98, radial(c, 0, 0, R * 0.3, R, [0, '#0e1412', 0.8, '#19211d', 1, '#2b352f']));
  disc(c, R * 0.66, linear(c, -R, -R, R, R, [0, '#8d948d', 0.5, '#4b534d', 1, '#757c74']));
  ring(c, R * 0.56, R * 0.03, 'rgba(20,27,24,.6)');
  disc(c, R * 0.3, '#2a322d');
  fill(
    c,
    `M${R * 0.34} ${-R * 0.52}A${R * 0.64} ${R * 0.64} 0 0 1 ${R * 0.34} ${R * 0.52}L${R * 0.2} ${R * 0.36}A${R * 0.42} ${R * 0.42} 0 0 0 ${R * 0.2} ${-R * 0.36}Z`,
    rim.caliper ?? '#2f3733',
  );
  const color = rim.color ?? '#9aa29a';
  const face = linear(c, -R * 0.5 * side, -R, R * 0.5 * side, R, [
    0,
    mix(color, '#ffffff', 0.3 * look.day),
    0.45,
    color,
    0.55,
    mix(color, look.shadow, 0.35),
    1,
    mix(color, look.shadow, 0.6),
  ]);
  c.save();
  c.translate(R * 0.02, R * 0.035);
  spokes[rim.style](c, R, 'rgba(6,9,8,.75)');
  c.restore();
  spokes[rim.style](c, R, face);
  ring(c, R * 0.965, R * 0.08, face);
  ring(c, R * 0.92, R * 0.015, 'rgba(10,14,12,.7)');
  if (rim.lip)
    ring(c, R * 0.99, R * 0.07, linear(c, 0, -R, 0, R, [0, '#f4f3ed', 0.5, '#8a928b', 1, '#d8dad2']));
  ring(
    c,
    R * 0.995,
    R * 0.025,
    rgba(look.sun, 0.6 * look.rim),
    side > 0 ? -1.5 : Math.PI,
    side > 0 ? 0 : Math.PI + 1.5,
  );
  if (!['steel', 'folded'].includes(rim.style)) {
    disc(c, R * 0.2, face);
    around(c, 5, 0.6, () => {
      c.fillStyle = 'rgba(10,14,12,.8)';
      c.fillRect(-R * 0.025, -R * 0.16, R * 0.05, R * 0.05);
    });
    disc(c, R * 0.085, '#1a211e');
  }
  c.restore();
}
