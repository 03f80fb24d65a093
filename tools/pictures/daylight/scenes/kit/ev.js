/** Paints the electric sedan in any view: small quads, far to near, shaded by the sky they mirror. */
import { clamp, mix } from '../../lib.js';
import { part, surface } from './ev-shape.js';
import { poly } from './paint.js';

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
