/** Paints the electric sedan in any view: small quads, far to near, shaded by the sky they mirror. */
import { clamp, mix } from '../../lib.js';
import { bowed, glass, part, surface, wheelRadius, wheels } from './ev-shape.js';
import { poly, rgba, soft } from './paint.js';

/** Perspective camera around the car: yaw (0 is the side, positive toward the nose), pitch above the ground. */
export function camera({ yaw, pitch, distance, scale, x, y, target = [0, 0, 0.6] }) {
  const cy = Math.cos(yaw),
    sy = Math.sin(yaw),
    cp = Math.cos(pitch),
    sp = Math.sin(pitch);
  const back = [sy * cp, cy * cp, sp],
    right = [cy, -sy, 0],
    up = [-sy * sp, -cy * sp, cp];
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const view = (p) => {
    const d = p.map((v, i) => v - target[i]);
    return [dot(d, right), dot(d, up), distance - dot(d, back)];
  };
  return {
    back,
    right,
    up,
    dot,
    depth: (p) => view(p)[2],
    project: (p) => {
      const [a, b, d] = view(p);
      return [x + (a * scale * distance) / d, y - (b * scale * distance) / d];
    },
  };
}
const norm = (v) => {
  const l = Math.hypot(...v) || 1;
  return v.map((q) => q / l);
};
const ramp = (stops, t) => {
  let i = 0;
  while (i < stops.length - 2 && t > stops[i + 1][0]) i++;
  const [a, A] = stops[i],
    [b, B] = stops[i + 1];
  return mix(A, B, clamp((t - a) / (b - a)));
};
/** Sky of a clear dawn by the height of the mirrored ray, with the sun's glow to the right. */
export const dawn = {
  ray: [
    [-1, '#10181a'],
    [-0.12, '#2a3128'],
    [-0.02, '#3a3a28'],
    [0.015, '#e6bd78'],
    [0.1, '#e8cf9c'],
    [0.28, '#93aaa6'],
    [0.6, '#54737c'],
    [1, '#35525c'],
  ],
  sun: [0.72, -0.42, 0.24],
  glow: '#ffcf7a',
};

function shade(kind, n, cam, sky, o) {
  const k = 2 * cam.dot(n, cam.back),
    r = n.map((v, i) => k * v - cam.back[i]),
    f = 1 - Math.max(0, cam.dot(n, cam.back));
  const toSun = clamp(cam.dot(norm(r), norm(sky.sun))),
    env = mix(ramp(sky.ray, r[2]), sky.glow, Math.pow(toSun, 6) * 0.85);
  const lit = clamp(0.25 + 0.75 * cam.dot(n, norm(sky.sun)));
  if (kind === 'trim') return mix('#141b18', env, 0.1);
  if (kind === 'arch') return '#0b100e';
  if (kind === 'paint') return mix(mix(o.paint[0], o.paint[1], lit), env, 0.34 + 0.5 * Math.pow(f, 2.6));
  return mix(o.glass[kind] ?? '#16211d', env, (o.mirror?.[kind] ?? 0.34) + 0.5 * Math.pow(f, 3));
}
/** Draws the car; `o` gives paint [shade, light], glass colors by part, mirror strength by part. */
export function ev(c, cam, o, sky = dawn) {
  const NU = o.fine ?? 560,
    NV = 210,
    quads = [];
  const us = Array.from({ length: NU + 1 }, (_, i) => {
    const t = i / NU;
    return t - Math.sin(2 * Math.PI * t) * 0.06;
  });
  for (const side of [-1, 1]) {
    let prev = null;
    for (const u of us) {
      const row = Array.from({ length: NV + 1 }, (_, j) => surface(u, j / NV, side));
      if (prev)
        for (let j = 0; j < NV; j++)
          quads.push([prev.u, u, j, side, prev.row[j], row[j], row[j + 1], prev.row[j + 1]]);
      prev = { u, row };
    }
  }
  for (const end of [0, 1])
    for (let j = 0; j < NV; j++) {
      const a = surface(end, j / NV, 1),
        b = surface(end, (j + 1) / NV, 1),
        m = ([x, y, z]) => [x, -y, z];
      quads.push([end, end, j, 1, a, b, m(b), m(a)]);
    }
  const list = [];
  for (const [u0, u1, j, side, A, B, C, D] of quads) {
    const e = C.map((v, i) => v - A[i]),
      h = D.map((v, i) => v - B[i]);
    let n = norm([e[1] * h[2] - e[2] * h[1], e[2] * h[0] - e[0] * h[2], e[0] * h[1] - e[1] * h[0]]);
    const mid = A.map((v, i) => (v + B[i] + C[i] + D[i]) / 4);
    n = u0 === u1 ? [u0 ? 1 : -1, 0, 0.1] : n.map((v) => -v * side);
    if (cam.dot(n, cam.back) < -0.12) continue;
    const kind = u0 === u1 ? (mid[2] < 0.3 ? 'trim' : 'paint') : part((u0 + u1) / 2, (j + 0.5) / NV, mid);
    list.push([cam.depth(mid), shade(kind, n, cam, sky, o), [A, B, C, D].map(cam.project)]);
  }
  list.sort((a, b) => b[0] - a[0]);
  for (const [, color, pts] of list) {
    poly(c, pts, color);
    c.strokeStyle = color;
    c.lineWidth = 0.9;
    c.stroke();
  }
}
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
const across = (cam, u, k) =>
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
/** Line across the roof from side to side. */
export { across };
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
/** What is seen through the side windows: the bright far windows, seats and wheel. */
export function cabin(c, cam, side = 1, light = '#f0d59a') {
  const g = glass,
    outline = (s) => [
      ...trace(cam, [0.705, g.sill + 0.008], [0.588, g.rail - 0.008], s),
      ...trace(cam, [0.588, g.rail - 0.008], [0.262, g.rail - 0.008], s),
      ...trace(cam, [0.262, g.rail - 0.008], [0.145, g.sill + 0.008], s),
    ];
  const path = new Path2D();
  outline(side).forEach((p, i) => (i ? path.lineTo(...p) : path.moveTo(...p)));
  path.closePath();
  c.save();
  c.clip(path);
  poly(c, outline(-side), rgba(light, 0.62));
  for (const y of [-0.36 * side, 0.36 * side])
    for (const x of [0.28, -0.72]) {
      const P = (pts) => pts.map(([a, z]) => cam.project([x + a, y, z])),
        col = y * side > 0 ? 'rgba(10,16,14,.6)' : 'rgba(52,62,52,.6)';
      poly(
        c,
        P([
          [-0.2, 0.6],
          [0.1, 0.6],
          [-0.06, 1.02],
          [-0.26, 1.04],
        ]),
        col,
      );
      poly(
        c,
        P([
          [-0.3, 1.07],
          [-0.12, 1.05],
          [-0.15, 1.23],
          [-0.31, 1.24],
        ]),
        col,
      );
    }
  c.restore();
}
/** A seat's cushion or headrest from above: a rounded pad at height z. */
export const pad = (c, cam, x, y, w, h, z, color) =>
  poly(
    c,
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * 6.2832,
        f = (v) => Math.sign(v) * Math.pow(Math.abs(v), 0.45);
      return cam.project([x + w / 2 + (f(Math.cos(a)) * w) / 2, y + h / 2 + (f(Math.sin(a)) * h) / 2, z]);
    }),
    color,
  );
/** All seats, from above. */
export function seats(c, cam, z, tones = ['#8f6a36', '#b3843f', '#d9ad66', '#f0cd8a']) {
  for (const y of [-0.58, 0.1]) {
    pad(c, cam, 0, y, 0.46, 0.48, z - 0.3, tones[3]);
    pad(c, cam, -0.16, y + 0.02, 0.2, 0.44, z - 0.06, tones[1]);
    pad(c, cam, -0.2, y + 0.12, 0.11, 0.24, z, tones[2]);
  }
  pad(c, cam, -0.98, -0.58, 0.5, 1.16, z - 0.3, tones[0]);
  pad(c, cam, -1.04, -0.58, 0.16, 1.16, z - 0.06, tones[1]);
  for (const y of [-0.5, -0.12, 0.26]) pad(c, cam, -1, y, 0.1, 0.24, z, tones[2]);
  pad(c, cam, 0, -0.07, 0.5, 0.14, z - 0.3, '#2b332d');
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
export { glass, surface, wheels };
