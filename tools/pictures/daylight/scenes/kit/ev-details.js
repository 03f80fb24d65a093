/** Lines, glass edges, cabin and wheels of the electric sedan, projected over its painted surface. */
import { rgba } from '../../lib.js';
import { bowed, glass, surface, wheelRadius } from './ev-shape.js';
import { poly, soft } from './paint.js';

/** Projected line along the surface, for seams, rubber and film edges. */
export const trace = (cam, from, to, side = 1, n = 40) =>
  Array.from({ length: n + 1 }, (_, i) =>
    cam.project(surface(from[0] + ((to[0] - from[0]) * i) / n, from[1] + ((to[1] - from[1]) * i) / n, side)),
  );

/** Strokes projected points. */
export const pen = (c, pts, color, width) => {
  c.strokeStyle = color;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.beginPath();
  pts.forEach((p, i) => (i ? c.lineTo(...p) : c.moveTo(...p)));
  c.stroke();
};

const bow = (u, k, v) => u + bowed(v) * k;

/** Line across the roof glass at u, from side to side. */
export const across = (cam, u, k) =>
  [...Array(25).keys()]
    .flatMap((i) => [
      cam.project(
        surface(
          bow(u, k, glass.edge + (i / 24) * (1 - glass.edge)),
          glass.edge + (i / 24) * (1 - glass.edge),
          1,
        ),
      ),
    ])
    .concat(
      [...Array(25).keys()].map((i) =>
        cam.project(surface(bow(u, k, 1 - (i / 24) * (1 - glass.edge)), 1 - (i / 24) * (1 - glass.edge), -1)),
      ),
    );

/** Outline of the glass roof between two u, as points. */
export const roofPiece = (cam, u0, u1, k0 = 1, k1 = 1) => [
  ...across(cam, u0, k0),
  ...trace(cam, [u0, glass.edge], [u1, glass.edge], -1).map((p) => p),
  ...across(cam, u1, k1).reverse(),
  ...trace(cam, [u1, glass.edge], [u0, glass.edge], 1),
];

/** Rubber around windshield, roof and backlight. */
export function seals(c, cam, k = 1, sides = [1]) {
  const g = glass,
    rubber = '#0c1310';
  for (const [u, q] of [
    [g.cowl, 1.4],
    [g.header + 0.006, 1],
    [g.tail - 0.006, 0],
    [g.deck, -1],
  ])
    pen(c, across(cam, u, q), rubber, 5 * k);
  for (const side of sides)
    pen(
      c,
      [
        ...trace(cam, [g.deck, g.edge], [g.tail, g.edge], side),
        ...trace(cam, [g.tail, g.edge], [g.cowl, g.edge], side),
      ],
      rubber,
      4 * k,
    );
}

/** Shut lines, window rubber and handles of one side. */
export function lines(c, cam, side = 1, k = 1) {
  const g = glass,
    dark = 'rgba(10,16,14,.85)',
    seam = 'rgba(8,14,12,.6)';
  const win = [
    ...trace(cam, [0.712, g.sill], [0.587, g.rail], side),
    ...trace(cam, [0.587, g.rail], [0.255, g.rail], side),
    ...trace(cam, [0.255, g.rail], [0.135, g.sill], side),
    ...trace(cam, [0.135, g.sill], [0.712, g.sill], side),
  ];
  pen(c, win, '#0c1310', 4.5 * k);
  pen(c, trace(cam, [0.425, g.sill], [0.431, g.rail], side), '#0c1310', 9 * k);
  for (const [a, b] of [
    [
      [0.7, 0.44],
      [0.69, 0.1],
    ],
    [
      [0.425, 0.44],
      [0.425, 0.1],
    ],
    [
      [0.205, 0.44],
      [0.255, 0.22],
    ],
  ])
    pen(c, trace(cam, a, b, side), seam, 2 * k);
  pen(c, trace(cam, [0.135, g.sill - 0.008], [0.712, g.sill - 0.008], side), 'rgba(255,226,160,.55)', 2 * k);
  for (const u of [0.47, 0.25])
    pen(c, trace(cam, [u, 0.385], [u + 0.04, 0.385], side), 'rgba(12,18,16,.8)', 4 * k);
  pen(c, trace(cam, [0.02, 0.12], [0.98, 0.12], side), dark, 2 * k);
}

/** Wheels of one side as turned discs. */
export function wheel(c, cam, x, side = 1, rim = '#aeb4a6') {
  const ring = (r, y, n = 40) =>
    Array.from({ length: n }, (_, i) =>
      cam.project([
        x + Math.cos((i / n) * 6.2832) * r,
        y * side,
        wheelRadius + Math.sin((i / n) * 6.2832) * r,
      ]),
    );
  poly(c, ring(wheelRadius, 0.72), '#090d0b');
  poly(c, ring(wheelRadius, 0.88), '#121815');
  poly(c, ring(0.255, 0.89), rgba(rim, 1));
  poly(c, ring(0.235, 0.885), '#1d2722');
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 6.2832 + 0.2,
      w = 0.09,
      p = (r, q) => cam.project([x + Math.cos(q) * r, 0.89 * side, wheelRadius + Math.sin(q) * r]);
    poly(
      c,
      [p(0.05, a - 0.3), p(0.24, a - w), p(0.24, a + w), p(0.05, a + 0.3)],
      i < 4 || i > 8 ? '#d9cfae' : rim,
    );
  }
  poly(c, ring(0.06, 0.895, 20), '#2b362f');
}

/** Soft shadow under the car. */
export const ground = (c, cam, a = 0.75, push = [-0.25, -0.1]) =>
  soft(c, 14, () =>
    poly(
      c,
      [
        [-2.3, -0.85],
        [2.3, -0.85],
        [2.45, 0],
        [2.3, 0.95],
        [-2.3, 0.95],
        [-2.45, 0],
      ].map(([x, y]) => cam.project([x + push[0], y + push[1], 0])),
      `rgba(8,14,12,${a})`,
    ),
  );
