/** A charging post on its plinth and the cable from it to a car. */
import { mix } from '../../lib.js';
import { lin, poly, polyline, soft } from '../kit/paint.js';

/** `at` is where it stands on the ground, `port` where its cable ends; `px` is a meter in pixels. */
export function charger(c, cam, px, { at: [x, y], port }) {
  const { project } = cam;
  /** A box around the foot of the post, lit on the side of the sun. */
  const box = (wide, deep, z0, z1, color) => {
    const P = (dx, dy, z) => project([x + dx * wide, y + dy * deep, z]);
    const face = (corners, from, to) => {
      const [p, q] = [P(corners[0][0], corners[0][1], z0), P(corners[1][0], corners[1][1], z0)];
      poly(
        c,
        [...corners.map((k) => P(...k, z0)), ...corners.toReversed().map((k) => P(...k, z1))],
        lin(c, ...p, ...q, [0, from], [1, to]),
      );
    };
    face(
      [
        [-1, 1],
        [1, 1],
      ],
      mix(color, '#0b1210', 0.45),
      color,
    );
    face(
      [
        [1, 1],
        [1, -1],
      ],
      mix(color, '#fff0cf', 0.5),
      mix(color, '#fff0cf', 0.3),
    );
    poly(c, [P(-1, 1, z1), P(1, 1, z1), P(1, -1, z1), P(-1, -1, z1)], mix(color, '#fff0cf', 0.62));
  };
  const near = (dx, z) => project([x + dx, y + 0.101, z]);
  const plate = (dx, z0, z1, fill) =>
    poly(c, [near(-dx, z0), near(dx, z0), near(dx, z1), near(-dx, z1)], fill);
  soft(c, 0.03 * px, () =>
    poly(
      c,
      [
        [0.2, 0.2],
        [0.2, -0.2],
        [-1.5, 0.4],
        [-1.5, 0.75],
      ].map(([dx, dy]) => project([x + dx, y + dy, 0])),
      'rgba(26,36,38,.5)',
    ),
  );
  box(0.3, 0.24, 0, 0.1, '#b3a782');
  box(0.17, 0.1, 0.1, 1.56, '#31443c');
  plate(0.11, 1.18, 1.44, '#0f1715');
  plate(0.085, 1.3, 1.33, '#ffb627');
  plate(0.085, 1.24, 1.26, 'rgba(255,240,204,.45)');
  plate(0.07, 0.86, 1, '#0f1715');
  // the cable hangs to the ground and rises to the port
  const [from, to] = [[x + 0.02, y + 0.14, 0.93], port];
  const cable = Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const p = from.map((q, m) => q + (to[m] - q) * t);
    return project([p[0], p[1] + 0.3 * Math.sin(Math.PI * t), Math.max(0.03, p[2] - 3.2 * t * (1 - t))]);
  });
  polyline(c, cable, '#10161a', 0.05 * px);
  polyline(
    c,
    cable.map(([a, b]) => [a + 0.006 * px, b - 0.01 * px]),
    'rgba(255,240,204,.3)',
    0.01 * px,
  );
  const [a, b] = project(port);
  c.fillStyle = '#10161a';
  c.beginPath();
  c.ellipse(a, b, 0.055 * px, 0.06 * px, 0, 0, 7);
  c.fill();
  polyline(c, [cable.at(-4), [a, b]], '#1d2724', 0.08 * px);
  polyline(c, [cable.at(-3), [a, b]], '#ffb627', 0.03 * px);
}
