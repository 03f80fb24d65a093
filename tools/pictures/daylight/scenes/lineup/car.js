/** Paints a vehicle in any view: its surface as small quads, then what is behind its glass, film, trim and wheels. */
import { clamp, mix, rgba } from '../../lib.js';
import { dogHead } from '../kit/dog-head.js';
import { camera } from './camera.js';
import { at, inside, layer, lin, poly, soft, toPath } from '../kit/paint.js';
import { getBody } from './bodies.js';
import { applyFilm } from './film.js';
import { rows, shape } from './shape.js';

const norm = (v) => {
  const l = Math.hypot(...v) || 1;
  return v.map((q) => q / l);
};
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** What a mirrored ray meets, by its height: ground, a line of trees, the haze above it, the sky of an afternoon. */
const around = [
  [-1, '#2c2c24'],
  [-0.35, '#57523c'],
  [-0.06, '#7d7452'],
  [-0.02, '#3c4637'],
  [0.05, '#56634c'],
  [0.075, '#f1e3bb'],
  [0.28, '#cfd9ce'],
  [0.6, '#93b1b4'],
  [1, '#628d99'],
];
function mirrored(height) {
  let i = 0;
  while (i < around.length - 2 && height > around[i + 1][0]) i++;
  const [[a, from], [b, to]] = [around[i], around[i + 1]];
  return mix(from, to, clamp((height - a) / (b - a)));
}

/** Darkens a color for its shaded side and lightens it for its sunny one. */
const tones = (paint) => [mix(paint, '#0e1a20', 0.62), mix(paint, '#fff0cf', 0.3)];

export function drawCar(c, o) {
  const body = getBody(o.body);
  // from the side, a glass roof is a second line along the roof
  const b = { ...body, roofGlass: body.roofGlass && Boolean(o.view.yaw) };
  const s = shape(b);
  const { length: L, half: W, radius } = b;
  const flip = o.facing === 'left' ? -1 : 1;
  const cam = camera({ ...o.view, yaw: (o.view.yaw ?? 0) * flip, target: [0, 0, 0.6] });
  const world = ([x, y, z]) => [x * flip, y, z];
  const project = (p) => cam.project(world(p));
  /** A point of the surface, by meters from the tail and the share across. */
  const on = (x, v, side = 1) => project(s.point(x, v, side));
  const line = (x0, v0, x1, v1, side = 1, n = 24) =>
    Array.from({ length: n + 1 }, (_, i) => on(x0 + ((x1 - x0) * i) / n, v0 + ((v1 - v0) * i) / n, side));
  const sunward = norm([
    cam.right[0] * 0.8 + cam.back[0] * 0.26,
    cam.right[1] * 0.8 + cam.back[1] * 0.26,
    0.46,
  ]);
  const px = o.view.scale / 100;
  const pen = (pts, color, width) => {
    c.strokeStyle = color;
    c.lineWidth = width * px;
    c.lineCap = 'round';
    c.lineJoin = 'round';
    c.beginPath();
    pts.forEach((p, i) => (i ? c.lineTo(...p) : c.moveTo(...p)));
    c.stroke();
  };
  const isRear = (o.view.yaw ?? 0) < 0;

  shadow();
  for (const x of b.wheels) poly(c, ring(x, radius, -W * 0.8), '#0a0e0c');
  surface();
  const seen = o.backdrop;
  if (!isRear && o.view.yaw) glassAcross(b.shield, o.film.shield, 'front');
  if (isRear && b.back) glassAcross(b.back, o.film.rear, 'back');
  if (isRear && !b.back) hatchGlass();
  sides();
  if (b.roofGlass) pen([...across(b.shield[0] - 0.1), ...across(b.shield[0] - 0.1)], 'rgba(8,12,10,.5)', 1.2);
  if (o.roof) roofFilm();
  trim();
  for (const x of b.wheels) wheel(x);
  face();
  mirror(1);
  load();

  function shadow() {
    // the sun of the shadow stands a little behind the car, so that it falls long and toward the eye
    const [right, back] = [cam.right, cam.back];
    const toSun = [right[0] * 1.75 - back[0] * 0.4, right[1] * 1.75 - back[1] * 0.4];
    const foot = [
      [0.1, -W],
      [L - 0.1, -W],
      [L - 0.1, W],
      [0.1, W],
    ];
    const cast = (z) =>
      foot.map(([x, y]) => cam.project([(x - L / 2) * flip - toSun[0] * z, y - toSun[1] * z, 0]));
    const points = [
      ...cast(0),
      ...cast(s.belt(L / 2)),
      ...cast(s.top(L * 0.45)).map(([x, y], i, all) => [
        (x * 2 + all[(i + 2) % 4][0]) / 3,
        (y * 2 + all[(i + 2) % 4][1]) / 3,
      ]),
    ];
    soft(c, 2.4 * px, () => poly(c, hull(points), rgba('#1a2426', 0.58)));
    soft(c, 4 * px, () =>
      poly(
        c,
        foot.map(([x, y]) => project([x - L / 2, y * 0.96, 0])),
        'rgba(8,12,12,.7)',
      ),
    );
  }

  function ring(x, r, y, n = 48) {
    return Array.from({ length: n }, (_, i) =>
      project([x - L / 2 + Math.cos((i / n) * 6.2832) * r, y, radius + Math.sin((i / n) * 6.2832) * r]),
    );
  }

  function shade(kind, n, z) {
    const facing = Math.max(0, dot(n, cam.back));
    const r = n.map((v, i) => 2 * dot(n, cam.back) * v - cam.back[i]);
    const glow = Math.pow(clamp(dot(norm(r), sunward)), 18);
    const env = mix(mirrored(r[2]), '#fff1c8', glow * 0.9);
    const fresnel = Math.pow(1 - facing, 2.4);
    if (kind === 'trim') return mix('#171d1b', env, 0.08);
    if (kind === 'arch') return '#0b0f0d';
    if (kind === 'glass') return mix('#131b19', env, 0.5 + 0.4 * fresnel);
    const lit = clamp(0.34 + 0.72 * dot(n, sunward));
    if (kind === 'cloth') return mix(mix('#1a1f1e', '#4d4a40', lit), env, 0.05);
    const [dark, light] = tones(o.paint);
    const base = lit < 0.62 ? mix(dark, o.paint, lit / 0.62) : mix(o.paint, light, (lit - 0.62) / 0.38);
    const low = clamp(1 - (z - b.clear) / (b.belt[1][1] - b.clear - 0.1));
    return mix(mix(base, env, 0.15 + 0.5 * fresnel), '#12191a', 0.5 * low ** 1.3);
  }

  function surface() {
    const quads = [];
    const NU = Math.round(L * 84),
      NV = 150;
    for (const side of [-1, 1]) {
      let before = null;
      for (let i = 0; i <= NU; i++) {
        const t = i / NU,
          x = (t - Math.sin(2 * Math.PI * t) * 0.06) * L;
        const row = Array.from({ length: NV + 1 }, (_, j) => s.point(x, j / NV, side));
        if (before)
          for (let j = 0; j < NV; j++)
            quads.push([
              (x + before.x) / 2,
              (j + 0.5) / NV,
              side,
              before.row[j],
              row[j],
              row[j + 1],
              before.row[j + 1],
            ]);
        before = { x, row };
      }
    }
    for (const end of [0, L])
      for (let j = 0; j < NV; j++) {
        const [p, q] = [s.point(end, j / NV, 1), s.point(end, (j + 1) / NV, 1)];
        const m = ([x, y, z]) => [x, -y, z];
        quads.push([end, j / NV, 0, p, q, m(q), m(p)]);
      }
    const list = [];
    for (const [x, v, side, ...corners] of quads) {
      const [A, B, C, D] = corners.map(world);
      const e = C.map((w, i) => w - A[i]),
        h = D.map((w, i) => w - B[i]);
      let n = norm([e[1] * h[2] - e[2] * h[1], e[2] * h[0] - e[0] * h[2], e[0] * h[1] - e[1] * h[0]]).map(
        (w) => -w * side * flip,
      );
      if (side === 0) n = norm([(x ? 1 : -1) * flip, 0, x ? 0.16 : 0.1 + (b.lean ?? 0) * 0.6]);
      if (dot(n, cam.back) < -0.1) continue;
      const mid = A.map((w, i) => (w + B[i] + C[i] + D[i]) / 4);
      const what = side === 0 ? (mid[2] < b.clear + 0.2 ? 'trim' : 'paint') : s.kind(x, v, mid[2]);
      list.push([cam.depth(mid), shade(what, n, mid[2]), [A, B, C, D].map(cam.project)]);
    }
    list.sort((p, q) => q[0] - p[0]);
    for (const [, color, pts] of list) {
      poly(c, pts, color);
      c.strokeStyle = color;
      c.lineWidth = 0.9;
      c.stroke();
    }
  }

  /** The outline of a side pane on one side of the car. */
  function outline({ x0, x1, t0, t1 }, side) {
    const { sill, rail } = rows;
    return [
      ...line(x0, sill, x1, sill, side),
      ...line(x1, sill, t1, rail, side),
      ...line(t1, rail, t0, rail, side),
      ...line(t0, rail, x0, sill, side),
    ];
  }
  function across(x, n = 12) {
    const row = (side, from, to) =>
      Array.from({ length: n + 1 }, (_, i) => on(x, from + ((to - from) * i) / n, side));
    return [...row(1, rows.edge, 1), ...row(-1, 1, rows.edge)];
  }

  /** The inside of the car with what the far panes let in. */
  function cabin(k) {
    k.fillStyle = '#171c19';
    k.fillRect(0, 0, k.canvas.width, k.canvas.height);
    poly(
      k,
      [
        [0, 2.4],
        [L, 2.4],
        [L, 1.2],
        [0, 1.2],
      ].map(([x, z]) => project([x - L / 2, -W * 0.7, z])),
      '#2c312b',
    );
    for (const pane of b.panes) {
      const path = toPath(outline(pane, -1));
      inside(k, path, () => {
        k.drawImage(seen, 0, 0);
        k.fillStyle = 'rgba(255,244,214,.3)';
        k.fillRect(0, 0, k.canvas.width, k.canvas.height);
      });
      applyFilm(k, path, pane.front ? o.film.front : o.film.rear);
    }
    // the windshield and the rear window let light in, too
    for (const [glass, vlt] of [
      [b.shield, o.film.shield],
      [b.back, o.film.rear],
    ]) {
      if (!glass || !o.view.yaw) continue;
      const path = toPath(window(glass));
      inside(k, path, () => {
        k.drawImage(seen, 0, 0);
        k.fillStyle = 'rgba(255,244,214,.55)';
        k.fillRect(0, 0, k.canvas.width, k.canvas.height);
      });
      applyFilm(k, path, vlt);
    }
    const [back, front] = b.seats;
    const people = { driver: { y: flip * 0.38, x: front }, dog: { y: 0.42, x: back } };
    for (const y of [-0.38, 0.38])
      for (const x of b.seats) {
        seat(k, x, y);
        if (o.driver && x === front && y === people.driver.y) head(k, x, y);
      }
    if (o.dog) {
      const z = s.belt(back) - 0.04;
      const [dx, dy] = project([back + 0.12 - L / 2, 0.4, z]);
      const size = (o.view.scale / 280) * 0.53;
      at(k, dx, dy, [size * flip * Math.cos(o.view.yaw ?? 0), size], () => dogHead(k));
    }
    const rim = Array.from({ length: 30 }, (_, i) => {
      const a = (i / 30) * 6.2832;
      return project([
        front + 0.62 - L / 2 + Math.sin(a) * 0.07,
        flip * 0.38 + Math.cos(a) * 0.18,
        s.belt(front) + 0.02 + Math.sin(a) * 0.17,
      ]);
    });
    k.strokeStyle = '#151b18';
    k.lineWidth = 3.4 * px;
    k.stroke(toPath(rim));
  }
  function seat(k, x, y) {
    const z = s.belt(x);
    const near = y > 0;
    const P = (pts) => pts.map(([a, h]) => project([x + a - L / 2, y, z + h]));
    const [p, q] = [project([x - 0.3 - L / 2, y, z]), project([x + 0.15 - L / 2, y, z])];
    const cloth = lin(k, ...p, ...q, [0, near ? '#333b35' : '#2b322d'], [1, near ? '#8a8268' : '#5c5a49']);
    poly(
      k,
      P([
        [-0.06, -0.4],
        [0.16, -0.4],
        [0.06, -0.1],
        [0.0, 0.14],
        [-0.05, 0.18],
        [-0.16, 0.19],
        [-0.21, 0.15],
        [-0.2, -0.1],
      ]),
      cloth,
    );
    poly(
      k,
      P([
        [-0.22, 0.23],
        [-0.2, 0.37],
        [-0.16, 0.4],
        [-0.07, 0.39],
        [-0.04, 0.35],
        [-0.06, 0.23],
        [-0.1, 0.21],
        [-0.18, 0.21],
      ]),
      cloth,
    );
  }
  function head(k, x, y) {
    const z = s.belt(x) + 0.02;
    const [hx, hy] = project([x + 0.06 - L / 2, y, z]);
    const m = o.view.scale;
    at(k, hx, hy, [m * flip * Math.cos(o.view.yaw ?? 0), m], () => {
      const D = (d, fill) => {
        k.fillStyle = fill;
        k.fill(new Path2D(d));
      };
      D(
        'M-.24 .3 C-.24 .06 -.2 -.02 -.08 -.06 L.02 -.07 C.1 -.04 .16 .06 .19 .3 Z',
        o.driver.shirt ?? '#7d9490',
      );
      D(
        'M-.085 -.04 C-.075 -.09 -.075 -.13 -.08 -.17 L.03 -.12 C.025 -.08 .03 -.06 .04 -.04 C0 0 -.05 0 -.085 -.04 Z',
        '#9c6a44',
      );
      D(
        'M-.1 -.27 C-.1 -.36 -.03 -.4 .03 -.39 C.075 -.38 .095 -.345 .095 -.31 C.095 -.295 .1 -.285 .118 -.255 C.122 -.245 .114 -.24 .106 -.238 C.108 -.225 .106 -.22 .1 -.215 C.104 -.205 .1 -.198 .095 -.195 C.097 -.165 .09 -.145 .055 -.145 C.03 -.145 .02 -.13 0 -.12 L-.08 -.16 C-.095 -.19 -.1 -.23 -.1 -.27 Z',
        '#c08a5c',
      );
      D('M-.02 -.25 C-.005 -.26 .01 -.25 .008 -.23 C.005 -.21 -.01 -.205 -.018 -.215 Z', '#a06c44');
      D(
        'M-.085 -.14 C-.125 -.17 -.135 -.27 -.115 -.33 C-.09 -.4 -.02 -.425 .035 -.405 C.07 -.395 .095 -.37 .098 -.335 C.06 -.345 .03 -.34 .02 -.32 C.01 -.3 .005 -.28 -.015 -.255 C-.03 -.23 -.02 -.2 -.035 -.17 C-.05 -.145 -.07 -.135 -.085 -.14 Z',
        o.driver.hair ?? '#2e2119',
      );
      if (o.driver.hat)
        D(
          'M-.27 -.3 C-.2 -.325 -.14 -.325 -.125 -.335 C-.12 -.43 -.09 -.47 -.04 -.465 C0 -.45 .02 -.455 .05 -.46 C.09 -.45 .105 -.39 .11 -.335 C.15 -.33 .2 -.34 .26 -.33 C.2 -.29 -.2 -.275 -.27 -.3 Z',
          o.driver.hat,
        );
    });
  }

  function sides() {
    const inner = layer(c.canvas.width, c.canvas.height, cabin);
    for (const pane of b.panes) {
      const path = toPath(outline(pane, 1));
      inside(c, path, () => c.drawImage(inner, 0, 0));
      applyFilm(c, path, pane.front ? o.film.front : o.film.rear);
      inside(c, path, () => {
        const [[x0, y0], [x1, y1]] = [on(pane.t0, rows.rail), on(pane.x1, rows.sill)];
        c.globalCompositeOperation = 'screen';
        c.fillStyle = lin(
          c,
          0,
          y0,
          0,
          y1,
          [0, 'rgba(130,168,178,.2)'],
          [0.5, 'rgba(205,212,190,.07)'],
          [0.62, 'rgba(60,72,56,.05)'],
          [1, 'rgba(60,60,44,.05)'],
        );
        c.fillRect(Math.min(x0, x1) - 200, y0 - 50, Math.abs(x1 - x0) + 400, y1 - y0 + 100);
        const h = y1 - y0,
          w = Math.abs(x1 - x0),
          left = Math.min(x0, x1);
        for (const [a, wide] of [
          [0.5, 0.3],
          [0.88, 0.07],
        ])
          poly(
            c,
            [
              [left + w * a, y0 - 9],
              [left + w * a + h * wide, y0 - 9],
              [left + w * a + h * (wide - 0.75), y1 + 9],
              [left + w * a - h * 0.75, y1 + 9],
            ],
            'rgba(226,232,216,.1)',
          );
      });
      pen([...outline(pane, 1), outline(pane, 1)[0]], '#0c110f', 2.6);
    }
    for (let i = 1; i < b.panes.length; i++) {
      const [p, q] = [b.panes[i - 1], b.panes[i]];
      poly(
        c,
        [
          on(p.x1 - 0.01, rows.sill),
          on(q.x0 + 0.01, rows.sill),
          on(q.t0 + 0.01, rows.rail),
          on(p.t1 - 0.01, rows.rail),
        ],
        '#0e1412',
      );
    }
  }

  /** The outline of the windshield or the rear window, from side to side. */
  function window([x0, x1]) {
    const edge = (side) => line(x0, rows.edge, x1, rows.edge, side);
    return [...across(x0), ...edge(-1), ...across(x1).reverse(), ...edge(1).reverse()];
  }
  /** Windshield or rear window: sky in the glass, the inside under it. */
  function glassAcross(glass, vlt, which) {
    pane(window(glass), vlt, which);
  }
  /** Film over the glass roof from the rear to a share of its length, and glare on the seats before it. */
  function roofFilm() {
    const [x0, x1] = [b.back[1] + 0.12, b.shield[0] - 0.1];
    const cut = x0 + (x1 - x0) * o.roof;
    const strip = (from, to) => {
      const edge = (side) => line(from, rows.edge, to, rows.edge, side);
      return [...across(from), ...edge(-1), ...across(to).reverse(), ...edge(1).reverse()];
    };
    const bare = strip(cut, x1);
    inside(c, toPath(bare), () => {
      poly(c, bare, '#b99a63');
      const center = (s.top(cut) + s.belt(cut)) / 2;
      for (const y of [-0.36, 0.36]) {
        const seat = (dx, dy) => project([b.seats[1] - L / 2 + dx, y + dy, center + 0.2]);
        poly(c, [seat(-0.3, -0.26), seat(0.5, -0.26), seat(0.5, 0.26), seat(-0.3, 0.26)], '#8a6434');
        poly(c, [seat(-0.26, -0.22), seat(0.02, -0.22), seat(0.02, 0.22), seat(-0.26, 0.22)], '#d9ad66');
      }
    });
    c.globalCompositeOperation = 'screen';
    poly(c, bare, 'rgba(255,232,176,.5)');
    c.globalCompositeOperation = 'source-over';
    applyFilm(c, toPath(strip(x0, cut)), 20);
    inside(c, toPath(strip(x0, cut)), () =>
      poly(
        c,
        [
          on(x0, rows.edge, 1),
          on(x0 + 0.25, rows.edge, 1),
          on(cut, rows.edge, -1),
          on(cut - 0.3, rows.edge, -1),
        ],
        'rgba(190,208,200,.16)',
      ),
    );
    soft(c, 2 * px, () => pen(across(cut), 'rgba(255,190,60,.9)', 5));
    pen(across(cut), '#ffb627', 2.6);
    pen(across(cut), '#fff3cf', 0.8);
  }
  function hatchGlass() {
    const [low, high] = [s.belt(0) + 0.05, s.top(0.05) - 0.14];
    const wide = (z) => Math.min(s.width(0) * 0.86, b.roofHalf + 0.1 + (high - z) * 0.28);
    const x = (z) => (b.lean ?? 0) * clamp((z - s.belt(0)) / (s.top(0.1) - s.belt(0))) - L / 2 - 0.005;
    const pts = [
      [-1, low],
      [1, low],
      [1, high],
      [-1, high],
    ].map(([side, z]) => project([x(z), side * wide(z), z]));
    pane(pts, o.film.rear, 'back');
  }
  function pane(pts, vlt, which) {
    const path = toPath(pts);
    const ys = pts.map((p) => p[1]),
      [y0, y1] = [Math.min(...ys), Math.max(...ys)];
    const xs = pts.map((p) => p[0]),
      [x0, x1] = [Math.min(...xs), Math.max(...xs)];
    inside(c, path, () => {
      c.drawImage(seen, 0, -(y1 - y0) * 0.4);
      c.fillStyle = 'rgba(52,56,46,.72)';
      c.fillRect(x0, y0, x1 - x0, y1 - y0);
      for (const y of [-0.38, 0.38]) {
        const x = b.seats[which === 'front' ? 1 : 0];
        const pad = (height, wide, z) =>
          Array.from({ length: 40 }, (_, k) => {
            const a = (k / 40) * 6.2832;
            const soften = (v) => Math.sign(v) * Math.abs(v) ** 0.5;
            const at = [
              x - L / 2 - 0.12,
              y + (soften(Math.cos(a)) * wide) / 2,
              s.belt(x) + z + (soften(Math.sin(a)) * height) / 2,
            ];
            return project(at);
          });
        poly(c, pad(0.6, 0.5, -0.12), '#232b29');
        poly(c, pad(0.17, 0.26, 0.3), '#232b29');
      }
    });
    applyFilm(c, path, vlt);
    if (which === 'front') {
      const strip = [...across(b.shield[0]), ...across(b.shield[0] + 0.1).reverse()];
      applyFilm(c, strip, 30);
    }
    inside(c, path, () => {
      c.globalCompositeOperation = 'screen';
      c.fillStyle = lin(
        c,
        0,
        y0,
        0,
        y1,
        [0, 'rgba(128,164,172,.42)'],
        [0.6, 'rgba(206,210,184,.3)'],
        [1, 'rgba(120,118,92,.14)'],
      );
      c.fillRect(x0, y0, x1 - x0, y1 - y0);
      const w = x1 - x0,
        h = y1 - y0;
      for (const [a, wide] of [
        [0.42, 0.2],
        [0.7, 0.05],
      ])
        poly(
          c,
          [
            [x0 + w * a, y0 - 5],
            [x0 + w * (a + wide), y0 - 5],
            [x0 + w * (a + wide) - h * 0.9, y1 + 5],
            [x0 + w * a - h * 0.9, y1 + 5],
          ],
          'rgba(236,238,220,.16)',
        );
    });
    pen([...pts, pts[0]], '#0c110f', 2.4);
  }

  function trim() {
    const dark = 'rgba(8,12,11,.72)';
    for (const x of b.doors) {
      pen(line(x, rows.sill, x, 0.09), dark, 1);
      pen(line(x + 0.012, rows.sill, x + 0.012, 0.1), 'rgba(255,246,220,.16)', 0.7);
    }
    pen(line(b.doors[0], 0.1, b.doors.at(-1), 0.1), dark, 1);
    const [rear, front] = [b.panes[0].x0 - 0.1, b.panes.at(-1).x1];
    pen(
      line(rear, rows.sill - 0.012, front, rows.sill - 0.012),
      b.chrome ? '#f4ecd4' : 'rgba(255,240,204,.6)',
      b.chrome ? 2 : 1.1,
    );
    if (b.chrome) pen(line(0.1, 0.26, L - 0.12, 0.26), '#efe6cc', 2.4);
    else pen(line(0.2, 0.375, L - 0.4, 0.375), 'rgba(255,246,224,.2)', 1.6);
    for (const x of b.doors.slice(0, -1)) {
      const [p, q] = [on(x + 0.12, 0.395), on(x + 0.3, 0.395)];
      pen([p, q], 'rgba(8,12,11,.6)', 4);
      pen(
        [
          [p[0], p[1] - px],
          [q[0], q[1] - px],
        ],
        mix(o.paint, '#f4ecd6', 0.45),
        2.4,
      );
    }
    // the edge that the sun draws along the roof
    const ridge = Array.from({ length: 60 }, (_, i) =>
      on(b.panes[0].t0 + ((b.shield[1] - b.panes[0].t0) * i) / 59, 0.675),
    );
    pen(ridge, 'rgba(255,232,178,.55)', 1.5);
    if (b.rails && o.rails !== false) {
      const r = Array.from({ length: 30 }, (_, i) => {
        const [x, y, z] = s.point(
          b.panes[0].t0 + 0.1 + ((b.panes.at(-1).t1 - b.panes[0].t0 - 0.3) * i) / 29,
          0.71,
          1,
        );
        return project([x, y, z + 0.05]);
      });
      pen(r, '#141a18', 3.2);
      pen(
        r.map(([x, y]) => [x, y - 1.1 * px]),
        'rgba(255,236,190,.5)',
        0.9,
      );
    }
  }

  function wheel(x) {
    const rim = o.rim ?? b.rim ?? 'spokes';
    const r = radius,
      steel = '#a9ada1';
    const round = (q, y, from) =>
      Array.from({ length: 41 }, (_, i) => {
        const a = from + ((Math.PI - 2 * from) * i) / 40;
        return project([x - L / 2 + Math.cos(a) * q, y, radius + Math.sin(a) * q]);
      });
    const well = round(r + 0.075, W * 0.985, Math.asin((b.clear - radius + 0.02) / (r + 0.075)));
    if (b.cladding)
      poly(c, round(r + 0.14, W * 0.99, Math.asin((b.clear - radius + 0.02) / (r + 0.14))), '#1b2120');
    poly(c, well, '#0a0d0c');
    const opening = toPath(well);
    opening.addPath(
      toPath(
        [
          [-1, b.clear + 0.02],
          [1, b.clear + 0.02],
          [1.4, -0.3],
          [-1.4, -0.3],
        ].map(([dx, z]) => project([x + dx - L / 2, W * 0.9, z])),
      ),
    );
    inside(c, opening, () => poly(c, ring(x, r, W * 0.72), '#080b0a'));
    poly(c, ring(x, r, W * 0.97), '#191e1d');
    if (rim === 'chrome') poly(c, ring(x, r * 0.84, W * 0.975), '#ece6d2');
    poly(c, ring(x, r * 0.75, W * 0.975), rim === 'dark' ? '#3b413d' : steel);
    poly(c, ring(x, r * 0.705, W * 0.965), rim === 'aero' ? '#59605b' : '#1c2320');
    const n = rim === 'chrome' ? 0 : rim === 'aero' ? 5 : rim === 'dark' ? 6 : 10;
    const y = W * 0.975;
    const p = (q, a) => project([x - L / 2 + Math.cos(a) * q, y, radius + Math.sin(a) * q]);
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.2832 + 0.3,
        w = rim === 'aero' ? 0.4 : rim === 'dark' ? 0.2 : 0.1;
      poly(
        c,
        [p(r * 0.14, a - 0.5), p(r * 0.71, a - w), p(r * 0.71, a + w), p(r * 0.14, a + 0.5)],
        rim === 'dark' ? '#4a504b' : Math.sin(a) > 0.1 ? '#b4b4a4' : '#7b8077',
      );
    }
    if (rim === 'chrome') {
      poly(c, ring(x, r * 0.6, y), '#8f948a');
      poly(c, ring(x, r * 0.5, y), '#d9d8c6');
      poly(c, ring(x, r * 0.3, y), '#5f665f');
    }
    poly(c, ring(x, r * 0.15, y + 0.005, 20), rim === 'chrome' ? '#f6f0dc' : '#333b37');
  }

  /** Lamps, grille, bumper and plate of the end that is seen, and lamps at the corners of the side. */
  function face() {
    const plane = (x) => (pts, color) =>
      poly(
        c,
        pts.map(([y, z]) => project([x - L / 2, y, z])),
        color,
      );
    const front = plane(L + 0.008),
      rear = plane(-0.008);
    const nose = s.top(L) - 0.02,
      tail = s.belt(0),
      wf = s.width(L),
      wr = s.width(0);
    const box = (y0, y1, z0, z1) => [
      [y0, z0],
      [y1, z0],
      [y1, z1],
      [y0, z1],
    ];
    const glow = '#fff3d2',
      red = '#b8321c';
    if ((o.view.yaw ?? 0) > 0.12) {
      const low = b.clear + 0.06;
      front(box(-wf * 0.92, wf * 0.92, low, low + 0.13), '#141a18');
      if (b.grille !== false) {
        const [g0, g1] = [nose - (b.lamps === 'tall' ? 0.3 : 0.2), nose - 0.05];
        front(box(-wf * 0.6, wf * 0.6, g0, g1), '#121816');
        for (let i = 1; i < 4; i++)
          front(
            box(-wf * 0.58, wf * 0.58, g0 + ((g1 - g0) * i) / 4 - 0.008, g0 + ((g1 - g0) * i) / 4 + 0.008),
            '#a9aa9a',
          );
      }
      const plate = low + (b.grille === false ? 0.01 : 0.15);
      front(box(-0.15, 0.15, plate, plate + 0.1), '#e9e4d2');
      for (const side of [-1, 1]) {
        const [y0, y1] = [side * wf * 0.64, side * wf * 0.97];
        if (b.lamps === 'round') {
          const disc = Array.from({ length: 30 }, (_, i) => [
            side * wf * 0.78 + Math.cos((i / 30) * 6.2832) * 0.11,
            nose - 0.12 + Math.sin((i / 30) * 6.2832) * 0.11,
          ]);
          front(disc, '#efe9d4');
          front(
            disc.map(([y, z]) => [
              side * wf * 0.78 + (y - side * wf * 0.78) * 0.75,
              nose - 0.12 + (z - nose + 0.12) * 0.75,
            ]),
            glow,
          );
        } else if (b.lamps === 'tall') {
          front(box(y0, y1, nose - 0.28, nose - 0.06), '#20272a');
          front(box(y0, y1, nose - 0.17, nose - 0.08), glow);
        } else if (b.lamps === 'line')
          front(box(side * wf * 0.05, side * wf, nose - 0.075, nose - 0.045), glow);
        else {
          front(box(side * wf * 0.6, side * wf * 0.99, nose - 0.19, nose - 0.03), '#2b3431');
          front(box(side * wf * 0.63, side * wf * 0.97, nose - 0.13, nose - 0.06), glow);
        }
      }
    }
    if ((o.view.yaw ?? 0) < -0.12) {
      rear(box(-wr * 0.94, wr * 0.94, b.clear + 0.04, b.clear + 0.2), '#151a18');
      rear(box(-0.17, 0.17, tail - 0.34, tail - 0.22), '#e9e4d2');
      if (b.lamps === 'line') rear(box(-wr * 0.95, wr * 0.95, tail - 0.12, tail - 0.06), red);
      else
        for (const side of [-1, 1])
          rear(
            b.lean || b.bed
              ? box(side * wr * 0.8, side * wr * 0.99, tail - 0.34, tail - 0.03)
              : box(side * wr * 0.5, side * wr * 0.98, tail - 0.2, tail - 0.06),
            red,
          );
      for (const side of [-1, 1])
        if (b.lamps !== 'line') {
          const upright = b.lean || b.bed;
          const [y0, z0] = upright ? [0.84, tail - 0.12] : [0.55, tail - 0.1];
          rear(box(side * wr * y0, side * wr * 0.95, z0 - 0.035, z0), '#ff9a6a');
        }
      rear(box(-wr * 0.94, wr * 0.94, b.clear + 0.215, b.clear + 0.232), 'rgba(255,240,204,.35)');
    }
    const headX = L - 0.02,
      z = b.lamps === 'tall' ? [0.36, 0.47] : [0.37, 0.45];
    if (b.lamps !== 'round')
      poly(
        c,
        [
          ...line(headX - (b.lamps === 'line' ? 0.5 : 0.36), z[1] - 0.005, headX, z[1], 1),
          ...line(headX, z[0], headX - 0.22, z[0] + 0.02, 1),
        ],
        b.lamps === 'line' ? '#1a211f' : '#39443f',
      );
    pen(line(headX - 0.27, z[1] - 0.022, headX - 0.01, z[1] - 0.035), glow, 2.4);
    const upright = (b.lean || b.bed) && b.lamps !== 'line';
    const [deep, low] = upright ? [0.1, 0.24] : [0.3, 0.34];
    poly(c, [...line(0.004, 0.42, deep, 0.42), ...line(deep * 0.8, low, 0.004, low)], red);
    pen(line(0.02, 0.41, deep - 0.02, 0.41), '#ff9a6a', 1);
    if (b.chrome)
      for (const x of [
        [0, 0.3],
        [L - 0.3, L],
      ])
        pen(line(x[0], 0.14, x[1], 0.14), '#efe6cc', 7);
  }

  function mirror(side) {
    const x = b.panes.at(-1).x1 - 0.1,
      z = s.belt(x) + 0.09,
      y = side * (s.width(x) * 0.95 + 0.1);
    const P = (pts) => pts.map(([a, h, d = 0]) => project([x + a - L / 2, y + d, z + h]));
    pen(
      P([
        [0.02, -0.08, -0.1],
        [0, -0.02, 0],
      ]),
      '#10161a',
      3,
    );
    poly(
      c,
      P([
        [-0.1, -0.06],
        [0.09, -0.06],
        [0.13, -0.02],
        [0.1, 0.05],
        [0.03, 0.085],
        [-0.08, 0.085],
        [-0.11, 0.06],
      ]),
      mix(o.paint, '#0b1110', 0.35),
    );
    poly(
      c,
      P([
        [-0.09, 0.01],
        [0.1, 0.02],
        [0.09, 0.05],
        [0.03, 0.08],
        [-0.08, 0.08],
        [-0.1, 0.05],
      ]),
      mix(o.paint, '#fff0cf', 0.22),
    );
  }

  /** What stands on the roof or in the bed. */
  function load() {
    const [x0, x1] = [b.panes[0].t0 + 0.15, b.panes.at(-1).t1 - 0.2];
    const roof = s.top((x0 + x1) / 2);
    const bar = (x, z) => pen([project([x - L / 2, -0.55, z]), project([x - L / 2, 0.62, z])], '#141a18', 3);
    const box = (xa, xb, ya, yb, za, zb, color) => {
      const P = (x, y, z) => project([x - L / 2, y, z]);
      poly(c, [P(xa, yb, zb), P(xb, yb, zb), P(xb, ya, zb), P(xa, ya, zb)], mix(color, '#fff0cf', 0.35));
      const end = isRear ? xa : xb;
      poly(c, [P(end, yb, za), P(end, yb, zb), P(end, ya, zb), P(end, ya, za)], mix(color, '#10181a', 0.15));
      poly(
        c,
        [P(xa, yb, za), P(xb, yb, za), P(xb, yb, zb), P(xa, yb, zb)],
        lin(c, 0, P(0, 0, zb)[1], 0, P(0, 0, za)[1], [0, color], [1, mix(color, '#10181a', 0.4)]),
      );
    };
    if (o.load === 'canoe' || o.load === 'board') {
      for (const x of [x0 + 0.2, x1 - 0.1]) bar(x, roof + 0.06);
      const canoe = o.load === 'canoe',
        len = canoe ? 1.95 : 1.5,
        mid = (x0 + x1) / 2,
        color = o.loadColor ?? '#b8432a';
      const hullAt = (k, z) => project([mid - L / 2 + k * len, 0.3, roof + 0.055 + z]);
      const shapeOf = canoe
        ? [
            [-1, 0.12],
            [-0.9, 0.27],
            [-0.6, 0.36],
            [0, 0.38],
            [0.6, 0.36],
            [0.9, 0.27],
            [1, 0.12],
            [0.9, 0.06],
            [0.5, 0.02],
            [-0.5, 0.02],
            [-0.9, 0.06],
          ]
        : [
            [-1, 0.1],
            [-0.9, 0.15],
            [0, 0.17],
            [0.9, 0.17],
            [1, 0.2],
            [0.9, 0.08],
            [0, 0.05],
            [-0.9, 0.05],
          ];
      const pts = shapeOf.map(([k, z]) => hullAt(k, z));
      poly(
        c,
        pts,
        lin(
          c,
          0,
          hullAt(0, 0.38)[1],
          0,
          hullAt(0, 0)[1],
          [0, mix(color, '#fff0cf', 0.5)],
          [0.3, color],
          [1, mix(color, '#10181a', 0.5)],
        ),
      );
      if (canoe)
        pen(
          [
            [-0.96, 0.1],
            [-0.5, 0.05],
            [0.5, 0.05],
            [0.96, 0.1],
          ].map(([k, z]) => hullAt(k, z)),
          '#efe0b8',
          1.6,
        );
    }
    if (o.load === 'box') {
      for (const x of [x0 + 0.4, x1 - 0.4]) bar(x, roof + 0.04);
      const [xa, xb] = [x0 + 0.3, x1 - 0.15];
      const profile = [
        [xa, 0.08],
        [xa + 0.03, 0.3],
        [xa + 0.12, 0.35],
        [xb - 0.75, 0.34],
        [xb - 0.25, 0.26],
        [xb, 0.13],
        [xb - 0.02, 0.08],
      ];
      const P = ([x, z], y) => project([x - L / 2, y, roof + z]);
      for (let i = profile.length - 2; i > 0; i--) {
        const [p, q] = [profile[i - 1], profile[i]];
        const light = i > 3 ? '#39443f' : '#4d5852';
        poly(c, [P(p, 0.34), P(q, 0.34), P(q, -0.24), P(p, -0.24)], light);
      }
      poly(
        c,
        profile.map((p) => P(p, 0.34)),
        lin(c, 0, P(profile[2], 0)[1], 0, P(profile[0], 0)[1], [0, '#46514c'], [1, '#232b29']),
      );
      pen([P([xa + 0.01, 0.17], 0.345), P([xb - 0.03, 0.15], 0.345)], 'rgba(8,12,11,.6)', 1);
    }
    if (o.load === 'bike') {
      const mid = (x0 + x1) / 2;
      const at = (dx, z) => project([mid + dx - L / 2, 0.3, roof + z]);
      const wheel = (dx) =>
        Array.from({ length: 31 }, (_, i) =>
          at(dx + Math.cos((i / 30) * 6.2832) * 0.33, 0.42 + Math.sin((i / 30) * 6.2832) * 0.33),
        );
      const [hub, seatPost, crank, neck, fork] = [
        [-0.52, 0.42],
        [-0.2, 0.82],
        [-0.08, 0.42],
        [0.36, 0.86],
        [0.52, 0.42],
      ].map(([dx, z]) => at(dx, z));
      for (const dx of [-0.7, 0.7]) pen([at(dx, 0.02), at(dx, 0.09)], '#141a18', 4);
      pen([at(-0.95, 0.09), at(0.95, 0.09)], '#141a18', 2.6);
      pen([at(-0.1, 0.09), at(0.12, 0.6)], '#141a18', 1.8);
      for (const dx of [-0.52, 0.52]) pen(wheel(dx), '#14191a', 2.2);
      pen([hub, seatPost, neck, crank, hub], '#d9792c', 2.6);
      pen([crank, seatPost, at(-0.23, 0.94)], '#d9792c', 2.2);
      pen([at(-0.33, 0.95), at(-0.13, 0.94)], '#14191a', 3);
      pen([fork, neck, at(0.33, 0.98), at(0.45, 1)], '#14191a', 2.2);
    }
    if (o.load === 'hay' && b.bed)
      for (const x of [0.14, 0.92])
        box(x, x + 0.72, -0.62, 0.72, s.top(0.5) + 0.02, s.top(0.5) + 0.46, '#cfae62');
    if (o.load === 'ladder') {
      for (const x of [x0 + 0.1, x1]) bar(x, roof + 0.06);
      for (const y of [0.1, 0.5])
        pen(
          [project([x0 - 0.6 - L / 2, y, roof + 0.14]), project([x1 + 0.4 - L / 2, y, roof + 0.14])],
          '#c9cabb',
          2.6,
        );
    }
  }
  return cam;
}

/** Convex hull of points. */
function hull(points) {
  const list = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (pts) => {
    const out = [];
    for (const p of pts) {
      while (
        out.length > 1 &&
        (out.at(-1)[0] - out.at(-2)[0]) * (p[1] - out.at(-2)[1]) -
          (out.at(-1)[1] - out.at(-2)[1]) * (p[0] - out.at(-2)[0]) <=
          0
      )
        out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(list), ...half(list.toReversed())];
}
