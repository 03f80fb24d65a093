/** A charging post on its plinth and the cable from it to a car whose nose points left. */
import { mix } from '../../lib.js';
import { inside, lin, poly, polyline, soft, toPath } from '../kit/paint.js';
import { hull } from '../kit/solid.js';

const shell = '#efe8d3';
const black = '#10181a';

/** `at` is where it stands on the ground, `port` where its cable ends; `px` is a meter in pixels. */
export function charger(c, cam, px, { at: [x, y], port }) {
  const P = (dx, dy, z) => cam.project([x + dx, y + dy, z]);
  /** A plate of the post, upright toward the eye: half its width, its foot and top, how round its upper corners are. */
  const plate = (half, z0, z1, dy, round = 0) => {
    const corner = (side) =>
      Array.from({ length: 9 }, (_, i) => {
        const a = (i / 8) * (Math.PI / 2);
        return P(side * (half - round + Math.cos(a) * round), dy, z1 - round + Math.sin(a) * round);
      });
    return [P(-half, dy, z0), P(half, dy, z0), ...corner(1), ...corner(-1).toReversed()];
  };
  // its long shadow, away from the sun
  soft(c, 0.03 * px, () =>
    poly(c, [P(0.22, 0.1, 0), P(0.2, -0.12, 0), P(-1.9, -0.86, 0), P(-1.9, -0.5, 0)], 'rgba(26,36,38,.5)'),
  );
  const block = (half, deep, z, lit) => {
    poly(c, [P(-half, deep, 0), P(half, deep, 0), P(half, deep, z), P(-half, deep, z)], lit);
    poly(
      c,
      [P(-half, deep, 0), P(-half, -deep, 0), P(-half, -deep, z), P(-half, deep, z)],
      mix(lit, black, 0.5),
    );
    poly(
      c,
      [P(-half, deep, z), P(half, deep, z), P(half, -deep, z), P(-half, -deep, z)],
      mix(lit, '#fff6df', 0.6),
    );
  };
  block(0.34, 0.24, 0.09, '#cdbf99');
  const [near, far] = [0.13, -0.13];
  // the side away from the sun, the top that it grazes, the face toward the eye
  poly(
    c,
    hull([...plate(0.21, 0.09, 1.62, near, 0.09), ...plate(0.21, 0.09, 1.62, far, 0.09)]),
    mix(shell, '#3e4c48', 0.62),
  );
  const face = plate(0.21, 0.09, 1.62, near, 0.09);
  const [left, right] = [P(-0.21, near, 0.8), P(0.21, near, 0.8)];
  poly(c, face, lin(c, ...left, ...right, [0, mix(shell, '#8a8468', 0.28)], [1, '#fffaea']));
  polyline(c, [P(0.207, near, 0.1), P(0.207, near, 1.5)], '#fffdf4', 0.012 * px);
  poly(c, plate(0.21, 0.09, 0.2, near), '#2c4a40');
  // a dark glass with the battery and the light of the post
  const glass = plate(0.155, 0.98, 1.53, near + 0.004, 0.05);
  poly(c, glass, lin(c, ...P(0, near, 1.5), ...P(0, near, 1), [0, '#24383a'], [1, black]));
  poly(c, plate(0.11, 1.43, 1.465, near + 0.006), '#ffb627');
  poly(c, plate(0.09, 1.12, 1.32, near + 0.006, 0.02), '#e9e4d2');
  poly(c, plate(0.074, 1.136, 1.304, near + 0.008, 0.01), '#14201f');
  for (const z of [1.148, 1.19, 1.232]) poly(c, plate(0.062, z, z + 0.034, near + 0.01), '#8fbf6a');
  inside(c, toPath(glass), () =>
    poly(
      c,
      [P(-0.2, near, 1.2), P(0.05, near, 1.56), P(0.13, near, 1.56), P(-0.2, near, 1.08)],
      'rgba(255,255,240,.12)',
    ),
  );
  poly(c, plate(0.07, 0.74, 0.9, near + 0.004, 0.03), black);

  // the cable hangs to the ground and rises to the port
  const [from, to] = [
    [x - 0.02, y + 0.2, 0.8],
    [port[0] + 0.2, port[1] + 0.12, port[2] - 0.06],
  ];
  const run = (low) =>
    Array.from({ length: 49 }, (_, i) => {
      const t = i / 48;
      const p = from.map((q, m) => q + (to[m] - q) * t);
      const sag = 1 - (2 * t - 1) ** 2;
      return cam.project([
        p[0] - 0.12 * Math.sin(2 * Math.PI * t) * (1 - t),
        p[1] + 0.22 * Math.sin(Math.PI * t),
        low ? 0 : Math.max(0.03, p[2] - 0.755 * sag),
      ]);
    });
  soft(c, 0.02 * px, () => polyline(c, run(true).slice(8, -6), 'rgba(20,28,28,.45)', 0.05 * px));
  const cable = run(false);
  polyline(c, cable, black, 0.04 * px);
  polyline(
    c,
    cable.map(([a, b]) => [a + 0.005 * px, b - 0.009 * px]),
    'rgba(255,240,204,.4)',
    0.008 * px,
  );
  // the open lid of the port, and the plug in it
  const Q = (dx, dy, dz) => cam.project([port[0] + dx, port[1] + dy, port[2] + dz]);
  poly(c, [Q(-0.08, 0, 0.08), Q(0.07, 0, 0.08), Q(0.07, 0, -0.07), Q(-0.08, 0, -0.07)], black);
  poly(c, [Q(-0.08, 0, 0.08), Q(-0.08, 0, -0.07), Q(-0.11, 0.12, -0.07), Q(-0.11, 0.12, 0.08)], '#47749c');
  polyline(c, [Q(0, 0.03, 0.01), Q(0.09, 0.08, -0.005)], '#3a4644', 0.085 * px);
  polyline(c, [Q(0.06, 0.07, 0), cam.project(to)], '#1b2523', 0.062 * px);
  polyline(c, [Q(0.085, 0.085, 0.012), Q(0.14, 0.11, -0.01)], '#ffb627', 0.016 * px);
}
