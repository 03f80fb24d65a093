/** An electric sedan of no make, lofted from its measures and seen from above: its glass and the cabin under it. */
import { clamp, mix, rgba } from '../../lib.js';
import { blend, inside, layer, lin, poly, polyline, rad, soft, toPath } from '../kit/paint.js';
import { alongSection, area, cross, curve, dot, hull, mirrored, norm, points, step } from '../kit/solid.js';
import { applyFilm } from '../lineup/film.js';

const LENGTH = 4.72,
  HALF = 0.92,
  RADIUS = 0.35,
  WHEELS = [0.98, 3.84];
/** The side panes: from x0 to x1 at the belt, from t0 to t1 at the roof. */
const PANES = [
  [0.9, 1.26, 1.26, 1.36],
  [1.32, 2.26, 1.42, 2.22],
  [2.33, 3.56, 2.28, 2.98],
];
/** Rows of a section, from 0 at the sill to 1 at the center line. */
const ROWS = { sill: 0.455, rail: 0.645, edge: 0.69 };
const ROOF = [1.34, 2.9],
  SHIELD = [3, 3.72],
  BACK = [0.5, 1.24];

const top = curve(
  points(
    '0,0.6 0.02,0.78 0.07,0.94 0.16,1.03 0.3,1.05 0.5,1.08 1.34,1.37 2,1.45 2.5,1.43 3,1.29 3.72,0.98 4.2,0.88 4.48,0.79 4.62,0.69 4.69,0.58 4.72,0.47',
  ),
);
const belt = curve(
  points('0,0.56 0.03,0.74 0.1,0.86 0.5,0.94 2,0.92 3.7,0.87 4.2,0.8 4.5,0.71 4.63,0.61 4.7,0.51 4.72,0.45'),
);
const foot = curve(points('0,0.36 0.06,0.26 0.3,0.2 2,0.18 4.3,0.18 4.6,0.19 4.72,0.22'));
const width = curve(
  points(
    '0,0.79 0.06,0.85 0.35,0.91 0.8,0.93 1.6,0.9 2.4,0.885 3.2,0.89 4.05,0.93 4.45,0.925 4.6,0.88 4.68,0.8 4.72,0.73',
  ),
);
/** Half the width of the glass along the car: it grows narrower to the rear, wider down the windshield. */
const house = curve(points('0,0.6 0.5,0.64 1.34,0.67 2.4,0.71 2.95,0.72 3.72,0.77 4.72,0.77'));
/** How far the sides stand behind the center line: noses and windows are round from above. */
const bow = curve(points('0,-0.2 0.5,-0.2 1.24,-0.07 2,0 2.9,0.08 3.7,0.24 4.3,0.28 4.72,0.42'));

/** A point of the surface in meters around the middle of the car. */
function surface(x, v, side = 1) {
  const w = width(x),
    bz = belt(x),
    t = top(x),
    z0 = foot(x);
  const g = step(3.84, 3.5, x) * step(0.36, 0.66, x);
  const h = house(x);
  const re = Math.min(h + (w - h) * 0.2 * step(0.45, 0, t - bz), w * 0.9) * g + w * 0.76 * (1 - g);
  const te = (t - 0.07) * g + (bz + (t - bz) * 0.74) * (1 - g);
  const P = [
    [w * 0.9, z0],
    [w * 0.99, z0 + (bz - z0) * 0.2],
    [w * 0.985, z0 + (bz - z0) * 0.5],
    [w * 1.002, bz - (bz - z0) * 0.22],
    [w * 0.95, bz],
    [(w * 0.95 + re) / 2 + 0.03 * g, (bz + te) / 2 + 0.01],
    [re, te],
    [re * 0.66, t - 0.02],
    [re * 0.33, t - 0.005],
    [0, t],
  ];
  const [y, z] = alongSection(P, v);
  return [x - bow(x) * (y / HALF) ** 2 - LENGTH / 2, side * y, z];
}
function kind(x, v, [px, , z]) {
  const near = WHEELS.some((wheel) => Math.hypot(px + LENGTH / 2 - wheel, z - RADIUS) < RADIUS + 0.05);
  if (v < 0.44 && near) return 'arch';
  if (v < 0.06 || (x > 4.4 && v < 0.09) || (x < 0.06 && v < 0.2)) return 'trim';
  if (v > ROWS.edge && x > BACK[0] && x < SHIELD[1]) return 'glass';
  return 'paint';
}

/** What a mirrored ray meets, by its height: ground, trees, haze, sky. */
const around = [
  [-1, '#3a382c'],
  [-0.3, '#6a6248'],
  [-0.04, '#4a5440'],
  [0.06, '#f1e3bb'],
  [0.34, '#cfd9ce'],
  [0.75, '#9fbcbc'],
  [1, '#7ba3ab'],
];
/** Film of each pane as VLT, and where along the roof its film ends. */
const film = { rear: 20, front: 35, shield: 70, roof: 20 };
const cut = 2.08;

/** Draws the car: `cam` of lineup/camera.js, `sun` a direction. */
export function electric(c, { cam, px, paint, sun }) {
  const { project } = cam;
  const toSun = norm(sun);
  const on = (x, v, side = 1) => project(surface(x, v, side));
  const run = (x0, v0, x1, v1, side = 1, n = 28) =>
    Array.from({ length: n + 1 }, (_, i) => on(x0 + ((x1 - x0) * i) / n, v0 + ((v1 - v0) * i) / n, side));
  const across = (x, v = ROWS.edge) => [...run(x, v, x, 1, 1), ...run(x, 1, x, v, -1)];
  const pen = (pts, color, meters) => polyline(c, pts, color, meters * px);
  const bothSides = (draw) => [-1, 1].forEach(draw);
  const tread = (x, y, r = RADIUS, n = 48) =>
    Array.from({ length: n }, (_, i) => [
      x - LENGTH / 2 + Math.cos((i / n) * 6.2832) * r,
      y,
      RADIUS + Math.sin((i / n) * 6.2832) * r,
    ]);
  const ring = (x, y, r, n) => tread(x, y, r, n).map(project);

  const isAbove = cam.back[2] > 0.9;

  castShadow();
  tires();
  paintSurface();
  if (isAbove) pen(contour(), rgba('#0c1416', 0.55), 0.008);
  const cabin = layer(c.canvas.width, c.canvas.height, drawCabin);
  sidePanes();
  glass(strip(...BACK), film.rear);
  glass(strip(...SHIELD), film.shield);
  roof();
  seams();
  lamps(true);
  lamps(false);
  plate();
  wheels();
  // from the side, the far one would float beyond the windshield
  if (isAbove) mirror(-1);
  mirror(1);

  function castShadow() {
    /** How wide a place of the body stays: its shadow is round at both ends. */
    const rounded = (x) => {
      const toEnd = LENGTH / 2 - Math.abs(x) - (x > 0 ? 0.26 : 0);
      return isAbove ? 1 : Math.sqrt(1 - 0.99 * clamp(1 - toEnd / 0.8) ** 2);
    };
    const fall = ([x, y, z]) =>
      project([x - (toSun[0] / toSun[2]) * z, y * rounded(x) - (toSun[1] / toSun[2]) * z, 0]);
    /** What the rows of all sections cast, joined from section to section. */
    const cast = (from, to, x0 = 0, x1 = LENGTH) => {
      const path = new Path2D();
      let before;
      for (let i = 0; i <= 120; i++) {
        const row = [-1, 1].flatMap((side) =>
          Array.from({ length: 13 }, (_, j) =>
            fall(surface(x0 + ((x1 - x0) * i) / 120, from + ((to - from) * j) / 12, side)),
          ),
        );
        if (before) path.addPath(toPath(hull([...before, ...row])));
        before = row;
      }
      return path;
    };
    const body = cast(0, 0.46);
    body.addPath(cast(0.45, 1, 0, BACK[0] + 0.1));
    body.addPath(cast(0.45, 1, SHIELD[1] - 0.1));
    for (const x of WHEELS)
      bothSides((side) =>
        body.addPath(toPath(hull([HALF, 0.7].flatMap((y) => tread(x, side * y).map(fall))))),
      );
    // the glass house casts a lighter shade, and the higher it stands the softer its edge
    const shade = layer(c.canvas.width, c.canvas.height, (k) => {
      for (const [path, blur, alpha] of [
        [cast(0.45, 1, BACK[0], SHIELD[1]), 0.022, 0.8],
        [body, 0.009, 1],
      ])
        soft(k, blur * px, () => {
          k.fillStyle = rgba('#12202a', alpha);
          k.fill(path);
        });
    });
    blend(c, 'source-over', 0.6, () => c.drawImage(shade, 0, 0));
    const under = [-1, 1].flatMap((side) => {
      const end = isAbove ? 0 : 0.5;
      const row = Array.from({ length: 40 }, (_, i) =>
        surface(end + ((LENGTH - 2 * end) * i) / 39, 0.1, side),
      );
      return side < 0 ? row : row.toReversed();
    });
    soft(c, 0.008 * px, () =>
      poly(
        c,
        under.map(([x, y]) => project([x, y * rounded(x), 0])),
        'rgba(8,12,12,.78)',
      ),
    );
  }
  function tires() {
    // from above, the fenders cover them
    if (isAbove) return;
    for (const x of WHEELS)
      bothSides((side) => {
        const y = side * (HALF + 0.002);
        poly(c, hull([...ring(x, y, RADIUS), ...ring(x, side * 0.7, RADIUS)]), '#0c1110');
      });
  }
  function shade(what, n, z) {
    const facing = Math.max(0, dot(n, cam.back));
    const r = n.map((v, i) => 2 * dot(n, cam.back) * v - cam.back[i]);
    const glow = clamp(dot(norm(r), toSun)) ** 22;
    const env = mix(mirrored(around, r[2]), '#fff1c8', glow * 0.9);
    const fresnel = (1 - facing) ** 2.4;
    if (what === 'arch') return '#0b0f0d';
    if (what === 'trim') return mix('#171d1b', env, 0.08);
    if (what === 'glass') return mix('#10171a', env, 0.12 + 0.3 * fresnel);
    // the sun, and the sky over a side that is turned away from it
    const lit = clamp(0.1 + 0.76 * Math.max(0, dot(n, toSun)) + 0.2 * clamp(n[2] * 1.4));
    const [dark, light] = [mix(paint, '#0e1a20', 0.62), mix(paint, '#fff0cf', 0.26)];
    const base = lit < 0.62 ? mix(dark, paint, lit / 0.62) : mix(paint, light, (lit - 0.62) / 0.38);
    const low = clamp(1 - (z - 0.18) / 0.34);
    return mix(mix(base, env, 0.1 + 0.4 * fresnel), '#0c1414', 0.62 * low ** 1.2);
  }
  function paintSurface() {
    const list = [];
    const NU = 360,
      NV = 130;
    for (const side of [-1, 1]) {
      let before = null;
      for (let i = 0; i <= NU; i++) {
        const t = i / NU,
          x = (t - Math.sin(2 * Math.PI * t) * 0.13) * LENGTH;
        const row = Array.from({ length: NV + 1 }, (_, j) => surface(x, j / NV, side));
        if (before)
          for (let j = 0; j < NV; j++)
            quad(list, x, (j + 0.5) / NV, side, [before[j], row[j], row[j + 1], before[j + 1]]);
        before = row;
      }
    }
    [0, LENGTH].forEach((x) => endCap(list, x));
    list.sort((p, q) => q[0] - p[0]);
    for (const [, color, pts] of list) {
      poly(c, pts, color);
      c.strokeStyle = color;
      c.lineWidth = 0.9;
      c.stroke();
    }
  }
  /** The car from above: the line where it is widest. */
  function contour() {
    const side = (k) => run(0, 1 / 3, LENGTH, 1 / 3, k, 90);
    const end = (x) =>
      Array.from({ length: 41 }, (_, i) => {
        const y = width(x) * (i / 20 - 1);
        return project([x - bow(x) * (y / HALF) ** 2 - LENGTH / 2, y, belt(x)]);
      });
    let pts = [...side(1), ...end(LENGTH).toReversed(), ...side(-1).toReversed(), ...end(0)];
    // its corners are round
    for (let k = 0; k < 6; k++)
      pts = pts.map((p, i) => p.map((q, m) => (pts.at(i - 1)[m] + 2 * q + pts[(i + 1) % pts.length][m]) / 4));
    return [...pts, pts[0]];
  }
  /** The upright end of the car, round from above, with a dark intake along its foot. */
  function endCap(list, x) {
    const out = x ? 1 : -1,
      w = width(x),
      n = 36;
    const point = (i, t) => {
      const y = (i / n) * w,
        z = foot(x) + (belt(x) + (top(x) - belt(x)) * (1 - (i / n) ** 2) - foot(x)) * t;
      return [x - bow(x) * (y / HALF) ** 2 - LENGTH / 2, y, z];
    };
    for (let i = -n; i < n; i++)
      for (let j = 0; j < 8; j++) {
        const corners = [
          point(i, j / 8),
          point(i + 1, j / 8),
          point(i + 1, (j + 1) / 8),
          point(i, (j + 1) / 8),
        ];
        const normal = norm([out, (2 * Math.abs(bow(x)) * corners[0][1]) / HALF ** 2, 0.3]);
        if (dot(normal, cam.back) < 0) continue;
        const isIntake = j < 4;
        list.push([
          cam.depth(corners[0]),
          shade(isIntake || j === 0 ? 'trim' : 'paint', normal, corners[0][2] + 0.2),
          corners.map(project),
        ]);
      }
  }
  function quad(list, x, v, side, [A, B, C, D]) {
    const n = norm(
      cross(
        C.map((w, i) => w - A[i]),
        D.map((w, i) => w - B[i]),
      ),
    ).map((w) => -w * side);
    if (dot(n, cam.back) < -0.1) return;
    const mid = A.map((w, i) => (w + B[i] + C[i] + D[i]) / 4);
    list.push([cam.depth(mid), shade(kind(x, v, mid), n, mid[2]), [A, B, C, D].map(project)]);
  }

  /** Soft box of the cabin, laid up in slices from z0 to z1; its top leans by `lean`. */
  function pad(k, { x, y = 0, hx, hy, z0, z1, lean = 0 }, [low, high], n = 70) {
    const rim = mix(low, '#120a04', isAbove ? 0.35 : 0.62);
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        small = 1 - 0.16 * t ** 5;
      const slice = Array.from({ length: 44 }, (_, j) => {
        const a = (j / 44) * 6.2832,
          round = (q) => Math.sign(q) * Math.abs(q) ** 0.42;
        return project([
          x + lean * t - LENGTH / 2 + round(Math.cos(a)) * hx * small,
          y + round(Math.sin(a)) * hy * small,
          z0 + (z1 - z0) * t,
        ]);
      });
      poly(k, slice, mix(low, high, t ** 1.6));
      if (i === 0) {
        k.strokeStyle = rim;
        k.lineWidth = (isAbove ? 0.012 : 0.024) * px;
        k.stroke();
      }
      if (i === n) {
        k.strokeStyle = isAbove ? 'rgba(255,244,214,.3)' : 'rgba(255,244,214,.75)';
        k.lineWidth = 0.009 * px;
        k.stroke();
      }
    }
  }
  function drawCabin(k) {
    k.fillStyle = isAbove ? '#5c4d35' : '#28302c';
    k.fillRect(0, 0, k.canvas.width, k.canvas.height);
    const cloth = isAbove ? ['#6d5230', '#e2bd80'] : ['#4d4a3c', '#efe2c4'],
      edgeCloth = isAbove ? ['#7a5c36', '#f0d6a2'] : ['#5c5847', '#fff4da'];
    // from the side, one looks through the far panes to the bright gravel
    if (!isAbove) for (const pane of PANES) poly(k, outline(pane, -1), '#c4ad7c');
    for (const y of [-0.74, 0.74])
      pad(
        k,
        { x: 2.3, y, hx: 1, hy: 0.07, z0: 0.3, z1: 0.84 },
        isAbove ? ['#5a482e', '#b7955e'] : ['#2c302a', '#6d6a58'],
      );
    pad(k, { x: 0.95, hx: 0.3, hy: 0.62, z0: 0.7, z1: 0.86 }, ['#3a3427', '#6c6148']);
    // three seats in back: cushions, backs, headrests
    const three = [-0.41, 0, 0.41];
    for (const y of three) pad(k, { x: 1.8, y, hx: 0.24, hy: 0.2, z0: 0.28, z1: 0.46 }, cloth);
    for (const y of three) pad(k, { x: 1.56, y, hx: 0.08, hy: 0.2, z0: 0.44, z1: 0.84, lean: -0.1 }, cloth);
    for (const y of three)
      pad(k, { x: 1.43, y, hx: 0.045, hy: 0.12, z0: 0.88, z1: 1.02, lean: -0.02 }, edgeCloth);
    pad(k, { x: 2.78, hx: 0.66, hy: 0.1, z0: 0.26, z1: 0.5 }, ['#2a271e', '#554d3a']);
    pad(k, { x: 2.5, hx: 0.2, hy: 0.085, z0: 0.5, z1: 0.56 }, ['#4a4131', '#8d7a54']);
    // the sun falls through the bare half of the roof onto the front seats
    const sunny = isAbove ? cloth : ['#8a6d3a', '#ffe2a2'];
    for (const y of [-0.38, 0.38]) {
      pad(k, { x: 2.64, y, hx: 0.27, hy: 0.24, z0: 0.26, z1: 0.44 }, sunny);
      pad(k, { x: 2.66, y, hx: 0.2, hy: 0.13, z0: 0.44, z1: 0.46 }, ['#c99c5c', '#d9b272']);
      pad(k, { x: 2.4, y, hx: 0.08, hy: 0.24, z0: 0.42, z1: 0.9, lean: -0.13 }, sunny);
      pad(k, { x: 2.24, y, hx: 0.05, hy: 0.12, z0: 0.94, z1: 1.1, lean: -0.02 }, isAbove ? edgeCloth : sunny);
    }
    pad(k, { x: 3.52, hx: 0.26, hy: 0.72, z0: 0.6, z1: 0.86 }, ['#2a2d28', '#5d5f52']);
    pad(k, { x: 3.24, hx: 0.02, hy: 0.2, z0: 0.72, z1: 0.92, lean: 0.05 }, ['#0e1514', '#24403a']);
    k.strokeStyle = '#171d1a';
    k.lineWidth = 0.03 * px;
    k.stroke(
      toPath(
        Array.from({ length: 40 }, (_, i) => {
          const a = (i / 40) * 6.2832;
          return project([
            3.06 - LENGTH / 2 + Math.sin(a) * 0.16,
            -0.38 + Math.cos(a) * 0.19,
            0.86 + Math.sin(a) * 0.07,
          ]);
        }),
      ),
    );
  }

  /** A pane that runs from side to side. */
  function strip(from, to) {
    const edge = (side) => run(from, ROWS.edge, to, ROWS.edge, side);
    return [...across(from), ...edge(-1), ...across(to).toReversed(), ...edge(1).toReversed()];
  }
  /** Glass over the cabin, with film and the sky on it. */
  function glass(pts, vlt, glare = 0) {
    if (!isSeen(pts)) return;
    const path = toPath(pts);
    inside(c, path, () => {
      c.drawImage(cabin, 0, 0);
      // the sun through bare glass: warm all over, hot where it stands
      if (glare) {
        const [xs, ys] = [0, 1].map((i) => pts.map((p) => p[i]));
        const [x, y] = [Math.max(...xs), Math.min(...ys)];
        const reach = Math.hypot(x - Math.min(...xs), Math.max(...ys) - y);
        const light = (mode, near, far) => {
          c.globalCompositeOperation = mode;
          c.fillStyle = rad(c, x, y, 0, reach, [0, rgba(...near)], [1, rgba(...far)]);
          c.fillRect(0, 0, c.canvas.width, c.canvas.height);
        };
        light('soft-light', ['#ffd27a', 0.7], ['#ffb84a', 0.6]);
        light('screen', ['#ffd88a', glare], ['#ffa63c', glare * 0.5]);
      }
    });
    if (vlt) applyFilm(c, path, vlt);
    sheen(pts, path);
    pen([...pts, pts[0]], '#0c110f', isAbove ? 0.013 : 0.022);
  }
  function sheen(pts, path) {
    const [xs, ys] = [pts.map((p) => p[0]), pts.map((p) => p[1])];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const w = x1 - x0,
      h = y1 - y0;
    inside(c, path, () => {
      c.globalCompositeOperation = 'screen';
      c.fillStyle = lin(c, x0, y1, x1, y0, [0, 'rgba(110,146,156,.06)'], [1, 'rgba(214,214,186,.18)']);
      c.fillRect(x0, y0, w, h);
      for (const [a, wide] of [
        [0.5, 0.16],
        [0.78, 0.04],
      ])
        poly(
          c,
          [
            [x0 + w * a + h * 0.3, y0],
            [x0 + w * (a + wide) + h * 0.3, y0],
            [x0 + w * (a + wide) - h * 0.3, y1],
            [x0 + w * a - h * 0.3, y1],
          ],
          'rgba(236,238,220,.13)',
        );
    });
  }
  function roof() {
    const all = strip(...ROOF);
    glass(strip(ROOF[0], cut), film.roof);
    glass(strip(cut, ROOF[1]), 0, 0.42);
    pen([...all, all[0]], '#0c110f', isAbove ? 0.013 : 0.024);
    const line = across(cut);
    soft(c, 0.025 * px, () => pen(line, 'rgba(255,190,60,.9)', 0.07));
    pen(line, '#ffb627', 0.034);
    pen(line, '#fff3cf', 0.01);
  }
  /** The outline of a side pane. */
  function outline([x0, x1, t0, t1], side) {
    return [
      ...run(x0, ROWS.sill, x1, ROWS.sill, side),
      ...run(x1, ROWS.sill, t1, ROWS.rail, side),
      ...run(t1, ROWS.rail, t0, ROWS.rail, side),
      ...run(t0, ROWS.rail, x0, ROWS.sill, side),
    ];
  }
  function sidePanes() {
    bothSides((side) => {
      PANES.forEach((pane, i) => {
        const pts = outline(pane, side);
        if (area(pts) * side > 0) return;
        const path = toPath(pts);
        inside(c, path, () => c.drawImage(cabin, 0, 0));
        applyFilm(c, path, i < 2 ? film.rear : film.front);
        sheen(pts, path);
        pen([...pts, pts[0]], '#0c110f', isAbove ? 0.013 : 0.024);
      });
    });
  }
  function seams() {
    const dark = 'rgba(8,14,16,.6)',
      light = 'rgba(255,244,214,.4)';
    const crease = (pts, meters = 0.01) => {
      pen(pts, dark, meters);
      pen(
        pts.map(([x, y]) => [x, y + 0.012 * px]),
        'rgba(255,244,214,.22)',
        meters * 0.7,
      );
    };
    crease(across(4.5, 0.66), 0.018);
    crease(across(0.3, 0.66));
    if (cam.back[0] > 0.2) {
      // the edge of the bumper, and the slot for the air beside it
      pen(run(4.718, 0.26, 4.718, 0.95), mix(paint, '#0e1a20', 0.55), 0.04);
      poly(c, [on(4.6, 0.14), on(4.63, 0.36), on(4.69, 0.35), on(4.68, 0.12)], '#10171a');
    }
    // the cowl, and the wipers at rest on the glass
    poly(c, [...across(3.715, 0.68), ...across(3.775, 0.66).toReversed()], '#10171a');
    for (const [x0, v0, x1, v1, side] of [
      [3.67, 0.76, 3.61, 0.99, -1],
      [3.68, 0.95, 3.6, 0.78, 1],
    ])
      if (isSeen(strip(...SHIELD))) pen(run(x0, v0, x1, v1, side), '#10171a', 0.018);
    crease(across(3.79, 0.6), 0.012);
    bothSides((side) => {
      const seen = (x, v) => turned(x, v, side) > 0.02;
      if (seen(2, 0.44)) {
        crease(run(3.79, 0.62, 4.5, 0.66, side), 0.014);
        crease(run(0.3, 0.66, 0.44, 0.62, side));
      }
      soft(c, 0.05 * px, () => pen(run(3.9, 0.93, 4.46, 0.88, side), 'rgba(255,240,204,.2)', 0.16));
      if (isAbove && side * toSun[1] > 0) {
        // the sun lies along the hood
        const [from, to] = [on(3.86, 0.74, side), on(4.5, 0.74, side)];
        soft(c, 0.006 * px, () =>
          poly(
            c,
            [...run(3.86, 0.755, 4.48, 0.785, side), ...run(4.48, 0.72, 3.86, 0.735, side)],
            lin(c, ...from, ...to, [0, 'rgba(255,243,212,0)'], [1, 'rgba(255,243,212,.72)']),
          ),
        );
      }
      pen(run(3.8, 0.84, 4.44, 0.77, side), light, 0.012);
      pen(run(3.8, 0.83, 4.44, 0.76, side), 'rgba(8,14,16,.3)', 0.016);
      pen(run(0.52, ROWS.edge - 0.02, SHIELD[1], ROWS.edge - 0.02, side), light, 0.012);
      if (!seen(2, 0.42)) return;
      for (const x of [1.3, 2.3, 3.62]) crease(run(x, ROWS.sill, x, isAbove ? 0.4 : 0.1, side));
      pen(run(0.7, ROWS.sill - 0.012, 3.66, ROWS.sill - 0.012, side), 'rgba(255,240,204,.55)', 0.012);
      for (const x of isAbove ? [] : [1.42, 2.44]) {
        pen(run(x, 0.4, x + 0.2, 0.4, side), 'rgba(8,12,11,.6)', 0.03);
        pen(run(x, 0.404, x + 0.2, 0.404, side), mix(paint, '#f4ecd6', 0.5), 0.016);
      }
      if (isAbove) {
        // the light along the shoulder: the sun on its side, the sky on the other
        const isSunny = side * toSun[1] > 0;
        inside(c, toPath(contour()), () => {
          for (const [x0, x1] of [
            [0.56, 1.14],
            [3.56, 4.26],
          ])
            for (const [blur, wide, alpha] of [
              [0.03, 0.07, 0.4],
              [0.004, 0.016, 0.85],
            ])
              soft(c, blur * px, () => {
                const color = isSunny ? rgba('#fff2cc', alpha) : rgba('#bcdcec', alpha * 0.6);
                pen(run(x0, 0.43, x1, 0.43, side), color, wide);
              });
        });
        return;
      }
      // the doors are hollow below the crease and turn out to the sill
      const band = (x0, x1, low, high, color) =>
        poly(c, [...run(x0, high, x1, high, side), ...run(x1 - 0.08, low, x0 + 0.1, low, side)], color);
      band(0.44, 3.62, 0.345, 0.41, 'rgba(255,240,204,.16)');
      band(1.36, 3.42, 0.15, 0.27, 'rgba(6,12,12,.3)');
      band(1.4, 3.4, 0.115, 0.15, 'rgba(255,236,190,.2)');
      pen(run(0.4, 0.335, 3.4, 0.32, side), 'rgba(6,12,12,.35)', 0.01);
      pen(run(0.4, 0.345, 3.4, 0.33, side), light, 0.008);
      pen(run(1.34, 0.1, 3.36, 0.1, side), dark, 0.012);
    });
  }
  /** How far a point of the surface is turned to the eye, below 0 if it is turned away. */
  function turned(x, v, side) {
    const [A, B, C] = [surface(x, v, side), surface(x + 0.05, v, side), surface(x, v + 0.02, side)];
    const n = cross(
      B.map((w, i) => w - A[i]),
      C.map((w, i) => w - A[i]),
    );
    return -side * dot(norm(n), cam.back);
  }
  function lamps(isRim) {
    bothSides((side) => {
      const isVisible = (x, v) => turned(x, v, side) > 0;
      const lamp = (upper, lower, glass, light) => {
        if (isRim) {
          poly(c, [...upper, ...lower.toReversed()], '#111816');
          pen([...upper, ...lower.toReversed(), upper[0]], '#111816', 0.02);
          return;
        }
        const t = (from, to) => upper.map((p, i) => p.map((q, m) => q + (lower[i][m] - q) * (i ? from : to)));
        poly(c, [...t(0.06, 0.2), ...lower.toReversed()], glass);
        pen(t(0.86, 0.8), light, 0.02);
      };
      if (isVisible(4.6, 0.5))
        lamp(
          [...run(4.26, 0.5, 4.56, 0.56, side), ...run(4.56, 0.56, 4.63, 0.82, side)],
          [...run(4.32, 0.475, 4.655, 0.46, side), ...run(4.655, 0.46, 4.69, 0.82, side)],
          '#51625c',
          '#fff6dc',
        );
      // the rear lamp runs across the tail and comes round its corner, where it ends in a point
      const tail = cam.back[0] < 0 || cam.back[2] > 0.9 ? [0.06, 1] : [0.05, 0.56];
      if (isVisible(0.1, 0.42))
        lamp(
          [...run(0.5, 0.47, 0.1, 0.53, side), ...run(0.1, 0.53, ...tail, side)],
          [...run(0.42, 0.43, 0.05, 0.42, side), ...run(0.05, 0.42, 0.03, tail[1], side)],
          '#c2331b',
          '#ffb08a',
        );
    });
  }
  function plate() {
    if (cam.back[0] < 0.5) return;
    const at = (y, z) => project([LENGTH / 2 + 0.012 - 0.5 * y * y, y, z]);
    poly(c, [at(-0.16, 0.25), at(0.16, 0.25), at(0.16, 0.36), at(-0.16, 0.36)], '#e9e4d2');
  }
  function wheels() {
    if (cam.back[1] < 0.2) return;
    for (const x of WHEELS) {
      pen(ring(x, HALF * 0.97, RADIUS + 0.035).slice(0, 25), '#0b0f0d', 0.06);
      poly(c, ring(x, HALF * 0.99, RADIUS), '#191e1d');
      poly(c, ring(x, HALF, RADIUS * 0.76), '#c9c6b4');
      poly(c, ring(x, HALF * 0.985, RADIUS * 0.715), '#262d2b');
      const p = (q, a) => project([x - LENGTH / 2 + Math.cos(a) * q, HALF, RADIUS + Math.sin(a) * q]);
      for (let i = 0; i < 10; i++) {
        const a = (Math.floor(i / 2) / 5) * 6.2832 + 0.3 + (i % 2 ? 0.2 : -0.2);
        poly(
          c,
          [
            p(RADIUS * 0.12, a - 0.5),
            p(RADIUS * 0.73, a - 0.1),
            p(RADIUS * 0.73, a + 0.1),
            p(RADIUS * 0.12, a + 0.5),
          ],
          mix('#8b8f86', '#d9d4bf', 0.5 + 0.5 * Math.sin(a - 0.4)),
        );
      }
      poly(c, ring(x, HALF + 0.004, RADIUS * 0.17, 24), '#5d645f');
    }
  }
  function mirror(side) {
    const round = (q) => Math.sign(q) * Math.abs(q) ** 0.7;
    const x = 3.3,
      y = side * (HALF + (isAbove ? 0.03 : 0.08));
    const arm = [
      [x + 0.05, side * (HALF - 0.1), 0.91],
      [x, y, 0.96],
    ].map(([a, b, z]) => project([a - LENGTH / 2, b, z]));
    pen(arm, mix(paint, '#0b1110', 0.7), 0.075);
    for (let i = 0; i <= 14; i++) {
      const t = i / 14,
        grow = 0.82 + 0.18 * Math.sin(Math.PI * t);
      const slice = Array.from({ length: 36 }, (_, j) => {
        const a = (j / 36) * 6.2832;
        const outer = Math.sin(a);
        // swept back, and slimmer at its outer end
        const deep = (Math.cos(a) > 0 ? 0.085 : 0.045) * (1 - 0.14 * outer);
        return project([
          x - 0.022 * outer - LENGTH / 2 + round(Math.cos(a)) * deep * grow,
          y + side * round(outer) * 0.12 * grow,
          0.92 + 0.12 * t,
        ]);
      });
      if (isAbove && i === 7) pen([...slice, slice[0]], rgba('#0c1416', 0.6), 0.01);
      poly(c, slice, mix(mix(paint, '#0b1110', 0.6), mix(paint, '#fff0cf', 0.24), t ** 1.5));
    }
  }
}

/** Whether a pane turns its outer face to the eye. */
const isSeen = (pts) => area(pts) > 0;
