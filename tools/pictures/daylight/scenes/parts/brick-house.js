/** A brick house of two floors in two-point perspective: a gabled wing, a porch, eaves that throw shade. */
import { R, mix, rgba, rr, seed } from '../../lib.js';
import { edge } from '../kit/film.js';
import { haze } from '../kit/light.js';
import { blend, inside, lin, poly, strokePath, toPath } from '../kit/paint.js';
import { film } from '../kit/palette.js';

const brick = { lit: ['#c98865', '#efbb8e'], shade: ['#44281f', '#6b4233'] };
const trim = { lit: '#f6e9c6', shade: '#8f8a74' };
const slate = { lit: ['#68736b', '#a9a991'], shade: ['#2c3733', '#414b46'] };

/** Draws the house; `P` projects meters along the front, up, and away from the eye. The front lies in the sun. */
export function brickHouse(c, W, H, P) {
  const quad = (corners, fill) =>
    poly(
      c,
      corners.map((q) => P(...q)),
      fill,
    );
  const line = (corners, color, width) =>
    strokePath(c, `M${corners.map((q) => P(...q).join(' ')).join(' L')}`, color, width);
  const front = (u0, u1, h0, h1, w = 0) => [
    [u0, h0, w],
    [u0, h1, w],
    [u1, h1, w],
    [u1, h0, w],
  ];
  const span = ([low, high], corners) => {
    const xs = corners.map((q) => P(...q)[0]);
    return lin(c, Math.min(...xs), 0, Math.max(...xs), 0, [0, low], [1, high]);
  };
  /** A wall of brick: `at(s, h)` is the place at s meters along it. */
  const wall = (corners, at, long, tall, tones) => {
    quad(corners, span(tones, corners));
    inside(c, toPath(corners.map((q) => P(...q))), () => {
      for (let h = 0, row = 0; h < tall; h += 0.16, row++) {
        for (let s = row % 2 ? -0.2 : 0; s < long; s += 0.42)
          if (R() < 0.34)
            quad(
              [at(s, h), at(s, h + 0.15), at(s + 0.4, h + 0.15), at(s + 0.4, h)],
              rgba(R() < 0.5 ? '#ffd9a8' : '#4a2418', rr(0.05, 0.24)),
            );
        line([at(0, h), at(long, h)], 'rgba(246,222,180,.13)', 1);
      }
    });
  };
  /** A window in the front, set back from the wall: `open` is the light where the film ends. */
  const glass = (u0, u1, h0, h1, lights, { w = 0, open = lights, shade = 0, arch } = {}) => {
    quad(front(u0 - 0.14, u1 + 0.14, h0 - 0.1, h1 + 0.16, w), mix(trim.lit, '#5b5a4a', shade));
    quad(front(u0 - 0.24, u1 + 0.24, h0 - 0.22, h0 - 0.08, w - 0.1), mix('#fff4d8', '#5b5a4a', shade));
    const opening = toPath(front(u0, u1, h0, h1, w).map((q) => P(...q)));
    inside(c, opening, () => {
      quad(front(u0, u1, h0, h1, w), '#8d8468');
      const back = w + 0.22;
      const [top, foot] = [P(u0, h1, back)[1], P(u0, h0, back)[1]];
      quad(
        front(u0, u1, h0, h1, back),
        lin(
          c,
          0,
          top,
          0,
          foot,
          [0, '#86aeb8'],
          [0.48, '#d3dccb'],
          [0.7, '#ffeec2'],
          [0.74, '#a8a878'],
          [1, '#7d8760'],
        ),
      );
      // sky and cloud slide over the panes
      for (const [a, b] of [
        [0.1, 0.34],
        [0.5, 0.58],
      ]) {
        const u = (t) => u0 + (u1 - u0) * t;
        quad(
          [
            [u(a) + 0.5, h1, back],
            [u(b) + 0.5, h1, back],
            [u(b) - 0.3, h0, back],
            [u(a) - 0.3, h0, back],
          ],
          'rgba(255,248,226,.34)',
        );
      }
      blend(c, 'multiply', 1, () =>
        quad(front(u0, u0 + ((u1 - u0) * open) / lights, h0, h1, back), film[35]),
      );
      if (open < lights)
        quad(front(u0 + ((u1 - u0) * open) / lights, u1, h0, h1, back), 'rgba(255,247,218,.72)');
      // the head and the jamb toward the sun throw a strip of shade
      quad(front(u0, u1, h1 - 0.14, h1, back), 'rgba(20,30,28,.42)');
      quad(front(u1 - 0.1, u1, h0, h1, back), 'rgba(20,30,28,.28)');
      for (let i = 1; i < lights; i++) {
        const u = u0 + ((u1 - u0) * i) / lights;
        quad(front(u - 0.05, u + 0.05, h0, h1, back - 0.03), mix(trim.lit, '#5b5a4a', shade));
      }
      const bar = h0 + (h1 - h0) * 0.56;
      quad(front(u0, u1, bar - 0.035, bar + 0.035, back - 0.03), mix(trim.lit, '#5b5a4a', shade));
      if (open < lights) {
        const u = u0 + ((u1 - u0) * open) / lights;
        edge(c, ...P(u, h0, back), ...P(u, h1, back), 5);
      }
    });
    if (arch)
      line(
        Array.from({ length: 15 }, (_, i) => [
          u0 - 0.1 + ((u1 - u0 + 0.2) * i) / 14,
          h1 + 0.26 + Math.sin((i / 14) * Math.PI) * 0.2,
          w,
        ]),
        mix(brick.lit[1], '#fff0cc', 0.4),
        7,
      );
  };
  /** A slope of shingles from its eaves to its ridge. */
  const slope = (a, b, top1, top0, tones) => {
    const corners = [a, b, top1, top0];
    quad(corners, span(tones, corners));
    for (let i = 1; i < 15; i++) {
      const t = i / 15;
      const on = (p, q) => p.map((v, n) => v + (q[n] - v) * t);
      line([on(a, top0), on(b, top1)], `rgba(20,28,24,${0.1 + (i % 3) * 0.05})`, 1.4);
    }
  };

  seed(61);
  const [long, deep, eave, ridge] = [13.4, 8, 5.3, 8.6];
  const mid = deep / 2;
  const [a, b] = [7.7, 12.1];
  const out = -1.8;
  const peak = 8.1;
  // shade on the lawn, away from the sun
  haze(c, W, H, 7, (k) => {
    const ground = [
      [0, 0, out],
      [-6.2, 0, 0.4],
      [-7.6, 0, 5],
      [0, 0, deep],
    ];
    poly(
      k,
      ground.map((q) => P(...q)),
      'rgba(22,34,28,.6)',
    );
    poly(
      k,
      [
        [long, 0, out],
        [long + 0.6, 0, 0.4],
        [-1.6, 0, 0.4],
        [-2.4, 0, out - 0.7],
        [a, 0, out - 0.5],
      ].map((q) => P(...q)),
      'rgba(22,34,28,.42)',
    );
  });
  // the chimney behind the ridge
  quad(front(3.1, 4.1, 7.4, 9.9, mid + 0.6), span(brick.lit, front(3.1, 4.1, 7.4, 9.9, mid + 0.6)));
  quad(
    [
      [3.1, 7.4, mid + 0.6],
      [3.1, 9.9, mid + 0.6],
      [3.1, 9.9, mid + 1.5],
      [3.1, 7.4, mid + 1.5],
    ],
    brick.shade[0],
  );
  quad(front(3, 4.2, 9.85, 10.05, mid + 0.5), trim.lit);
  // the end away from the sun
  wall(
    [
      [0, 0, 0],
      [0, eave, 0],
      [0, ridge, mid],
      [0, eave, deep],
      [0, 0, deep],
    ],
    (s, h) => [0, h, s],
    deep,
    ridge,
    brick.shade,
  );
  const side = (w0, w1, h0, h1) => {
    const corners = (g, u = 0) => [
      [u, h0 - g, w0 - g],
      [u, h1 + g, w0 - g],
      [u, h1 + g, w1 + g],
      [u, h0 - g, w1 + g],
    ];
    quad(corners(0.14), trim.shade);
    quad(corners(0), lin(c, 0, P(0, h1, w0)[1], 0, P(0, h0, w0)[1], [0, '#6d8d93'], [1, '#5c6d5c']));
    blend(c, 'multiply', 1, () => quad(corners(0), film[50]));
    line(
      [
        [0, (h0 + h1) / 2, w0],
        [0, (h0 + h1) / 2, w1],
      ],
      trim.shade,
      3,
    );
  };
  side(1.6, 2.9, 3.4, 4.8);
  side(5.1, 6.4, 3.4, 4.8);
  side(3, 5, 0.8, 2.3);
  // the front, in the sun
  wall(front(0, long, 0, eave), (s, h) => [s, h, 0], long, eave, brick.lit);
  quad(front(0, long, 0, 0.32), 'rgba(246,230,190,.5)');
  glass(1.3, 3.1, 3.25, 4.7, 2);
  glass(4.6, 6.4, 3.25, 4.7, 2);
  glass(1.3, 3.5, 0.75, 2.35, 3, { shade: 0.5 });
  // the door, deep in the porch
  quad(front(4.75, 6.35, 0.1, 2.6), '#9a9277');
  quad(front(4.9, 6.2, 0.12, 2.45, 0.12), '#3a2c1e');
  quad(front(5.02, 6.08, 0.12, 2.36, 0.14), span(['#22503f', '#2f6a4f'], front(5, 6.1, 0, 1)));
  quad(front(5.2, 5.9, 1.1, 2.15, 0.14), '#b9b78c');
  // shade under the eaves and beside the wing
  quad(front(0, long, eave - 0.62, eave), 'rgba(40,22,16,.42)');
  quad(
    [
      [a, 0, 0],
      [a, eave, 0],
      [a - 1.3, eave - 0.6, 0],
      [a - 1.5, 0, 0],
    ],
    'rgba(40,22,16,.5)',
  );
  slope(
    [-0.4, eave - 0.18, -0.6],
    [long + 0.5, eave - 0.18, -0.6],
    [long + 0.5, ridge, mid],
    [-0.4, ridge, mid],
    slate.lit,
  );
  line(
    [
      [-0.4, eave - 0.2, -0.6],
      [long + 0.5, eave - 0.2, -0.6],
    ],
    '#fff0cc',
    5,
  );
  // the verge hangs over the shaded end
  for (const [w, h] of [
    [-0.6, eave - 0.2],
    [deep + 0.5, eave - 0.1],
  ]) {
    quad(
      [
        [0, h, w],
        [-0.4, h, w],
        [-0.4, ridge, mid],
        [0, ridge, mid],
      ],
      '#2b2620',
    );
    line(
      [
        [-0.4, h, w],
        [-0.4, ridge, mid],
      ],
      trim.shade,
      6,
    );
  }
  // the porch: floor, roof, posts
  const porch = (h, u0 = 0.3, u1 = a) => [
    [u0, h, 0],
    [u1, h, 0],
    [u1, h, out - 0.2],
    [u0, h, out - 0.2],
  ];
  quad(front(0.3, a, 0, 2.9), 'rgba(30,20,16,.44)');
  quad(porch(0.14), lin(c, P(0, 0, 0)[0], 0, P(a, 0, 0)[0], 0, [0, '#a39a7c'], [1, '#6f6a57']));
  quad(front(0.3, a, 0, 0.14, out - 0.2), '#d9cba2');
  for (const u of [0.55, 3.9, 7.1]) {
    quad(front(u - 0.26, u + 0.26, 0, 1, out), span(brick.lit, front(u - 0.26, u + 0.26, 0, 1, out)));
    quad(
      [
        [u - 0.26, 0, out],
        [u - 0.26, 1, out],
        [u - 0.26, 1, out + 0.5],
        [u - 0.26, 0, out + 0.5],
      ],
      brick.shade[0],
    );
    quad(front(u - 0.3, u + 0.3, 0.96, 1.06, out - 0.04), '#fff0cc');
    quad(
      front(u - 0.14, u + 0.14, 1.06, 2.5, out + 0.1),
      span(['#b5ac8d', '#fff4d8'], front(u - 0.14, u + 0.14, 0, 1, out)),
    );
  }
  slope([0, 2.52, out - 0.5], [a, 2.52, out - 0.5], [a, 3.3, 0], [0, 3.3, 0], slate.lit);
  quad(front(0, a, 2.36, 2.54, out - 0.5), trim.lit);
  quad(
    [
      [0, 2.36, out - 0.5],
      [0, 2.54, out - 0.5],
      [0, 3.3, 0],
      [0, 2.5, 0],
    ],
    trim.shade,
  );
  // the wing: its shaded side, then its face
  wall(
    [
      [a, 0, 0],
      [a, eave, 0],
      [a, eave, out],
      [a, 0, out],
    ],
    (s, h) => [a, h, -s],
    -out,
    eave,
    brick.shade,
  );
  const middle = (a + b) / 2;
  // its roof runs back into the main slope
  const into = ((peak - eave) / (ridge - eave)) * mid;
  slope(
    [a - 0.4, eave - 0.22, out - 0.5],
    [a - 0.4, eave - 0.22, -0.3],
    [middle, peak, into],
    [middle, peak, out - 0.5],
    slate.shade,
  );
  wall(
    [
      [a, 0, out],
      [a, eave, out],
      [middle, peak - 0.2, out],
      [b, eave, out],
      [b, 0, out],
    ],
    (s, h) => [a + s, h, out],
    b - a,
    peak,
    brick.lit,
  );
  quad(front(a, b, 0, 0.32, out), 'rgba(246,230,190,.5)');
  glass(a + 0.7, b - 0.7, 0.75, 2.5, 3, { w: out, open: 2, arch: true });
  glass(a + 1.1, b - 1.1, 3.35, 4.9, 2, { w: out, arch: true });
  for (const [from, h, color] of [
    [0.42, 0.16, 'rgba(40,22,16,.4)'],
    [0, 0, trim.lit],
  ])
    line(
      [
        [a - 0.45, eave - 0.28 - from, out - 0.4 + h],
        [middle, peak - from, out - 0.4 + h],
        [b + 0.45, eave - 0.28 - from, out - 0.4 + h],
      ],
      color,
      from ? 13 : 11,
    );
  line(
    [
      [a - 0.5, eave - 0.2, out - 0.45],
      [middle, peak + 0.12, out - 0.45],
      [b + 0.5, eave - 0.2, out - 0.45],
    ],
    '#4a5650',
    5,
  );
}
