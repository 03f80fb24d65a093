/** Paints a vehicle in any view: its surface as small quads, then what is behind its glass, film, trim and wheels. */
import { clamp, mix, pick, rgba, rr } from '../../lib.js';
import { dogHead } from '../kit/dog-head.js';
import { camera } from './camera.js';
import { at, inside, layer, lin, poly, polyline, soft, toPath } from '../kit/paint.js';
import { cross, dot, hull, mirrored, norm, points } from '../kit/solid.js';
import { getBody } from './bodies.js';
import { paintEnds } from './ends.js';
import { applyFilm } from './film.js';
import { kayak, saplings } from './loads.js';
import { rows, shape } from './shape.js';

/** What a mirrored ray meets, by its height: ground, a line of trees, the haze above it, the sky of an afternoon. */
const around = [
  [-1, '#2c3232'],
  [-0.4, '#5e6458'],
  [-0.06, '#868a73'],
  [-0.02, '#656d59'],
  [0.06, '#8a9278'],
  [0.13, '#e9dcb4'],
  [0.28, '#cfd9ce'],
  [0.6, '#93b1b4'],
  [1, '#628d99'],
];
/** The same in glossy paint, its horizon a sharp line. */
const mirrorImage = [
  [-1, '#2a3132'],
  [-0.34, '#5d665f'],
  [-0.06, '#7b8375'],
  [0, '#4b5b52'],
  [0.045, '#5c6e63'],
  [0.065, '#f6e9c2'],
  [0.2, '#d9ddcb'],
  [0.42, '#a9c2c4'],
  [0.7, '#84a9b2'],
  [1, '#628d99'],
];
/** Darkens a color for its shaded side and lightens it for its sunny one; `pale` paint takes the blue of the sky and the warmth of the sun. */
const tones = (paint, pale) => [
  mix(mix(paint, '#0e1a20', 0.54), mix(paint, '#3f6076', 0.62), pale),
  mix(mix(paint, '#fff0cf', 0.3), mix(paint, '#fff1cc', 0.5), pale),
];
const channels = (paint) => [1, 3, 5].map((i) => parseInt(paint.slice(i, i + 2), 16));
/** How light a paint is, 0 to 255. */
const lightness = (paint) => channels(paint).reduce((sum, v, i) => sum + v * [0.3, 0.6, 0.1][i], 0);
/** How pale a paint is, white or silver being 1: it is dull without strong reflections. */
function paleness(paint) {
  const rgb = channels(paint);
  return clamp((lightness(paint) - 156) / 14) * clamp((44 - Math.max(...rgb) + Math.min(...rgb)) / 10);
}

export function drawCar(c, o) {
  const body = { ...(typeof o.body === 'string' ? getBody(o.body) : o.body), ...o.parts };
  // from the side, a glass roof is a second line along the roof
  const b = { ...body, roofGlass: body.roofGlass && Boolean(o.view.yaw) };
  const s = shape(b);
  const { length: L, half: W, radius } = b;
  /** How much higher than usual the seats of a tall cabin stand over its belt. */
  const seatLift = b.seatLift ?? 0;
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
  // a blur is measured in pixels of the canvas, whatever its scale
  const blur = px * c.getTransform().a;
  const pen = (pts, color, width) => polyline(c, pts, color, width * px * (o.lines ?? 1));
  const isRear = (o.view.yaw ?? 0) < 0;

  /** The far tire at the end that is turned away would show as a loose dark spot, as both do under a low bumper. */
  const farTire = (x) => !o.view.yaw || (x > L / 2 !== isRear && (b.bed || b.lamps !== 'line'));

  if (o.shadow !== false) shadow();
  for (const x of b.wheels) if (farTire(x)) tire(x, -W * 0.95, -W * 0.7, '#0c100e');
  if (b.bed) bed();
  surface();
  const seen = o.backdrop;
  if (!isRear && o.view.yaw) glassAcross(b.shield, o.film.shield, 'front');
  if (isRear && b.back) glassAcross(b.back, o.film.rear, 'back');
  if (isRear && !b.back) hatchGlass();
  sides();
  if (b.roofGlass) pen([...across(b.shield[0] - 0.1), ...across(b.shield[0] - 0.1)], 'rgba(8,12,10,.5)', 1.2);
  trim();
  for (const x of b.wheels) wheel(x);
  paintEnds(c, {
    b,
    s,
    project,
    flip,
    paint: o.paint,
    plates: o.plates,
    sill: o.sill,
    light: (share) => `rgba(255,240,204,${share})`,
  });
  mirror(1);
  load();

  function shadow() {
    // the sun of the shadow stands a little behind the car, so that it falls long and toward the eye
    const [right, back] = [cam.right, cam.back];
    const toSun = [right[0] * 1.75 - back[0] * 0.4, right[1] * 1.75 - back[1] * 0.4];
    const edge = (side) =>
      Array.from({ length: 25 }, (_, i) => s.point((L * i) / 24, 0.06, side)).map(([x, y]) => [x, y * 0.97]);
    const foot = [...edge(-1), ...edge(1).reverse()];
    const cast = (z) => foot.map(([x, y]) => cam.project([x * flip - toSun[0] * z, y - toSun[1] * z, 0]));
    const points = [
      ...cast(0),
      ...cast(s.belt(L / 2)),
      ...cast(s.top(L * 0.45)).map(([x, y], i, all) => {
        const other = all[(i + 25) % 50];
        return [(x * 2 + other[0]) / 3, (y * 2 + other[1]) / 3];
      }),
    ];
    soft(c, 2.4 * blur, () => poly(c, hull(points), rgba('#1a2426', 0.58)));
    soft(c, 3 * blur, () =>
      poly(
        c,
        foot.map(([x, y]) => project([x, y, 0])),
        'rgba(8,12,12,.7)',
      ),
    );
    // where a tire stands, no light comes under it
    soft(c, 0.9 * blur, () => {
      for (const x of b.wheels)
        for (const y of farTire(x) ? [-W * 0.8, W * 0.8] : [W * 0.8])
          poly(
            c,
            [...Array(24).keys()].map((i) => {
              const a = (i / 24) * 6.2832;
              return project([x - L / 2 + Math.cos(a) * 0.21, y + Math.sin(a) * 0.16, 0]);
            }),
            'rgba(4,7,6,.92)',
          );
    });
  }

  function ring(x, r, y, n = 48) {
    return Array.from({ length: n }, (_, i) =>
      project([x - L / 2 + Math.cos((i / n) * 6.2832) * r, y, radius + Math.sin((i / n) * 6.2832) * r]),
    );
  }

  function tire(x, inner, outer, color) {
    poly(c, hull([...ring(x, radius, inner), ...ring(x, radius, outer)]), color);
  }

  /** `across` is where in the picture it is, -1 to 1: the sun stands at the right. */
  function shade(kind, n, z, across) {
    const facing = Math.max(0, dot(n, cam.back));
    const r = n.map((v, i) => 2 * dot(n, cam.back) * v - cam.back[i]);
    const glow = Math.pow(clamp(dot(norm(r), sunward)), 18);
    const fresnel = Math.pow(1 - facing, 2.4);
    // an edge mirrors the haze of the horizon
    const env = mix(mirrored(around, r[2] + (0.16 - r[2]) * fresnel ** 2), '#fff1c8', glow * 0.9);
    if (kind === 'trim') return mix(o.sill ?? '#171d1b', env, 0.08);
    if (kind === 'arch') return '#0b0f0d';
    if (kind === 'glass') return mix('#131b19', env, 0.5 + 0.4 * fresnel);
    const sun = dot(n, sunward);
    const lit = clamp(0.36 + (sun > 0 ? 0.7 : 0.3) * sun + across * 0.12);
    if (kind === 'cloth') return mix(mix('#1a1f1e', '#4d4a40', lit), env, 0.05);
    const paint = kind === 'roof' ? b.roofPaint : o.paint;
    const pale = kind === 'roof' ? 0 : paleness(paint);
    // silver mirrors more than white
    const gloss = o.gloss ?? pale * (1 - 0.5 * clamp((lightness(paint) - 170) / 50));
    const [dark, light] = tones(paint, pale);
    const sunny = clamp(lit + 0.13 * pale);
    const base = sunny < 0.62 ? mix(dark, paint, sunny / 0.62) : mix(paint, light, (sunny - 0.62) / 0.38);
    const low = clamp(1 - (z - b.clear) / (b.belt[1][1] - b.clear - 0.1));
    if (!gloss) return mix(mix(base, env, 0.2 + 0.5 * fresnel), '#12191a', 0.5 * low ** 1.3);
    // a flank is crowned a little more than its measures: the horizon runs along it, sky above and trees below
    const crown =
      (b.straight ? 0.62 : 0.3) *
      (z - (b.clear + b.belt[1][1]) / 2 + (b.straight ? 0.08 : -0.06)) *
      (1 - Math.min(1, Math.abs(n[2]) * 1.6));
    const scene = mix(
      mirrored(mirrorImage, r[2] + crown + (0.16 - r[2]) * fresnel ** 2),
      '#fff1c8',
      glow * 0.9,
    );
    const image = mix(mix(base, env, 0.2 + 0.5 * fresnel), scene, (b.straight ? 0.58 : 0.4) * gloss);
    const mirrorlike = mix(image, '#fff0c8', 0.3 * gloss * clamp(across) ** 1.4 * clamp(sun * 1.6));
    return mix(mirrorlike, mix('#12191a', '#4a4433', pale), (0.5 - 0.12 * pale) * low ** 1.3);
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
    for (const x of [0, L]) {
      const rows = Array.from({ length: NV + 1 }, (_, j) => s.point(x, j / NV, 1));
      const across = ([, y, z], k) => s.place(x, y * k, z);
      for (let j = 0; j < NV; j++)
        for (let k = -1; k < 1; k += 0.05) {
          const [p, q] = [rows[j], rows[j + 1]];
          quads.push([x, 0, 0, across(p, k), across(p, k + 0.05), across(q, k + 0.05), across(q, k)]);
        }
    }
    const list = [];
    for (const [x, v, side, ...corners] of quads) {
      const [A, B, C, D] = corners.map(world);
      const e = C.map((w, i) => w - A[i]),
        h = D.map((w, i) => w - B[i]);
      let n = norm(cross(e, h)).map((w) => -w * side * flip);
      if (side === 0) n = norm(cross(e, h)).map((w) => (x ? w : -w) * flip);
      const mid = A.map((w, i) => (w + B[i] + C[i] + D[i]) / 4);
      const sight = cam.eye.map((w, i) => w - mid[i]);
      if (dot(n, sight) < 0) continue;
      const what = side === 0 ? 'paint' : s.kind(x, v, world(mid));
      if (what === 'open') continue;
      // the ends lie before what they close
      list.push([
        cam.depth(mid) - (side ? 0 : 0.08),
        shade(what, n, mid[2], dot(mid, cam.right) / (L / 2)),
        [A, B, C, D].map(cam.project),
      ]);
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
    // the windshield lets the sun in, the film in back keeps it out
    const [dark, sunny] = o.cloth ? [mix(o.cloth, '#12171a', 0.9), o.cloth] : ['#12171a', '#8f8a70'];
    const [p, q] = [project([b.seats[0] - L / 2, W, 1]), project([b.shield[0] + 0.3 - L / 2, W, 1])];
    const rear = mix(dark, sunny, (o.film.rear / 100) * 0.6);
    // in bright cloth, the sun of the windshield reaches as far as the front seats
    const sunlit = o.cloth ? [[0.4, mix(dark, sunny, 0.95)]] : [];
    k.fillStyle = lin(k, p[0], 0, q[0], 0, [0, rear], [0.35, rear], ...sunlit, [
      1,
      mix(dark, sunny, o.cloth ? 1 : 0.5),
    ]);
    k.fillRect(0, 0, k.canvas.width, k.canvas.height);
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
      // only through the pane next to it: elsewhere it would be a bright sliver beside a headrest
      const next = toPath(outline(glass === b.shield ? b.panes.at(-1) : b.panes[0], 1));
      inside(k, next, () => {
        inside(k, path, () => {
          k.drawImage(seen, 0, 0);
          k.fillStyle = 'rgba(255,244,214,.55)';
          k.fillRect(0, 0, k.canvas.width, k.canvas.height);
        });
        applyFilm(k, path, vlt);
      });
    }
    const [back, front] = b.seats;
    const people = { driver: { y: flip * 0.38, x: front }, dog: { y: 0.42, x: back } };
    for (const y of [-0.38, 0.38])
      for (const x of b.seats) {
        seat(k, x, y);
        if (o.driver && x === front && y === people.driver.y) head(k, x, y);
      }
    if (o.dog) {
      const z = s.belt(back) - 0.04 + seatLift;
      const [dx, dy] = project([back + 0.12 - L / 2, 0.4, z]);
      const size = (o.view.scale / 280) * 0.53;
      at(k, dx, dy, [size * flip * Math.cos(o.view.yaw ?? 0), size], () => dogHead(k));
    }
    // from behind, a wheel on the far side would stand in the rear door
    const ahead = isRear && flip < 0 ? 1.1 : 0.62;
    const rim = Array.from({ length: 30 }, (_, i) => {
      const a = (i / 30) * 6.2832;
      return project([
        front + ahead - L / 2 + Math.sin(a) * 0.07,
        flip * 0.38 + Math.cos(a) * 0.18,
        s.belt(front) + 0.02 + Math.sin(a) * 0.17,
      ]);
    });
    k.strokeStyle = '#151b18';
    k.lineWidth = 3.4 * px;
    k.stroke(toPath(rim));
  }
  function seat(k, x, y) {
    const z = s.belt(x) + seatLift;
    const near = y > 0;
    const P = (pts) => pts.map(([a, h]) => project([x + a - L / 2, y, z + h]));
    const [p, q] = [project([x - 0.3 - L / 2, y, z]), project([x + 0.15 - L / 2, y, z])];
    // bright cloth: the front seats stand in the light of the windshield
    const lit = x === b.seats[1] ? 1 : 0.5;
    const [shaded, sunny] = o.cloth
      ? [0.5, near ? 1 : 0.8].map((share) => mix('#1d1a14', o.cloth, lit * share))
      : near
        ? ['#333b35', '#8a8268']
        : ['#2b322d', '#5c5a49'];
    const cloth = lin(k, ...p, ...q, [0, shaded], [1, sunny]);
    poly(
      k,
      P(points('-0.06,-0.4 0.16,-0.4 0.06,-0.1 0,0.14 -0.05,0.18 -0.16,0.19 -0.21,0.15 -0.2,-0.1')),
      cloth,
    );
    if (b.bench) return;
    poly(
      k,
      P(points('-0.22,0.23 -0.2,0.37 -0.16,0.4 -0.07,0.39 -0.04,0.35 -0.06,0.23 -0.1,0.21 -0.18,0.21')),
      cloth,
    );
  }
  function head(k, x, y) {
    const z = s.belt(x) + 0.02 + seatLift - (o.driver.low ?? 0);
    const [hx, hy] = project([x + 0.06 - L / 2, y, z]);
    const m = o.view.scale * (o.driver.size ?? 1);
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
      // the cheek in the light of the windshield, the shade of the jaw on the neck
      D(
        'M.05 -.34 C.075 -.34 .09 -.32 .094 -.3 C.097 -.28 .108 -.262 .116 -.25 C.1 -.24 .085 -.26 .07 -.28 C.06 -.3 .05 -.32 .05 -.34 Z',
        'rgba(244,206,156,.5)',
      );
      D(
        'M-.07 -.165 C-.04 -.15 -.02 -.125 .004 -.122 C.02 -.13 .03 -.145 .055 -.146 L.03 -.1 C0 -.085 -.05 -.1 -.076 -.13 Z',
        'rgba(92,50,26,.5)',
      );
      D(
        'M-.09 -.17 C-.116 -.21 -.124 -.28 -.11 -.33 C-.088 -.395 -.02 -.418 .035 -.402 C.068 -.394 .092 -.374 .097 -.348 C.072 -.356 .048 -.354 .034 -.338 C.02 -.322 .014 -.3 .006 -.278 L-.014 -.284 C-.03 -.284 -.036 -.262 -.034 -.24 C-.038 -.215 -.048 -.19 -.06 -.17 C-.068 -.156 -.082 -.156 -.09 -.17 Z',
        o.driver.hair ?? '#2e2119',
      );
      const stroke = (d, width, color = '#4d2a18') => {
        k.strokeStyle = color;
        k.lineWidth = width;
        k.lineCap = 'round';
        k.stroke(new Path2D(d));
      };
      if (!o.driver.shades) {
        stroke('M.046 -.309 C.06 -.318 .074 -.318 .087 -.312', 0.009);
        stroke('M.064 -.29 C.072 -.295 .08 -.294 .087 -.289', 0.006);
        stroke('M.079 -.285 L.081 -.284', 0.015, '#2c1810');
      }
      stroke('M.1 -.24 C.094 -.236 .089 -.24 .089 -.247', 0.007, '#8c5634');
      stroke('M.068 -.205 C.078 -.202 .088 -.204 .099 -.209', 0.008, '#7d3f2b');
      D(
        'M-.028 -.262 C-.026 -.284 .008 -.286 .01 -.262 C.011 -.244 .004 -.218 -.008 -.216 C-.02 -.216 -.028 -.242 -.028 -.262 Z',
        '#b17a4e',
      );
      stroke('M-.014 -.264 C0 -.268 .002 -.25 -.006 -.236', 0.006, '#8c5634');
      if (o.driver.shades)
        D(
          'M-.03 -.29 L.095 -.29 C.105 -.255 .09 -.235 .07 -.235 C.05 -.235 .04 -.25 .035 -.27 L-.03 -.275 Z',
          '#14191a',
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
          [0, 'rgba(130,168,178,.13)'],
          [0.5, 'rgba(205,212,190,.05)'],
          [0.62, 'rgba(60,72,56,.05)'],
          [1, 'rgba(60,60,44,.05)'],
        );
        c.fillRect(Math.min(x0, x1) - 200, y0 - 50, Math.abs(x1 - x0) + 400, y1 - y0 + 100);
        const h = y1 - y0,
          w = Math.abs(x1 - x0),
          left = Math.min(x0, x1);
        // before a driver they stand ahead of the face
        const ahead = flip > 0 ? [0.66, 0.95] : [0.34, 0.5];
        const [broad, narrow] = pane.front && o.driver ? ahead : [0.5, 0.88];
        for (const [a, wide] of [
          [broad, 0.3],
          [narrow, 0.07],
        ])
          poly(
            c,
            [
              [left + w * a, y0 - 9],
              [left + w * a + h * wide, y0 - 9],
              [left + w * a + h * (wide - 0.75), y1 + 9],
              [left + w * a - h * 0.75, y1 + 9],
            ],
            'rgba(226,232,216,.07)',
          );
      });
      pen([...outline(pane, 1), outline(pane, 1)[0]], '#0c110f', 2);
      if (b.chrome) pen([...outline(pane, 1), outline(pane, 1)[0]], '#f1ead4', 1.1);
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
        b.roofPaint ? mix(b.roofPaint, '#2a2c24', 0.3) : '#0e1412',
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
  function hatchGlass() {
    const [low, high] = [s.belt(0) + 0.05, s.top(0.05) - 0.14];
    const wide = (z) => Math.min(s.width(0) * 0.86, b.roofHalf + 0.1 + (high - z) * 0.28);
    const row = (z) => Array.from({ length: 13 }, (_, i) => project(s.place(0, (i / 6 - 1) * wide(z), z)));
    const pts = [...row(low), ...row(high).reverse()];
    pane(pts, o.film.rear, 'back');
  }
  function pane(pts, vlt, which) {
    // a windshield lies flat and mirrors the sky, a rear window stands in the shade
    const sheen = which === 'front' ? 1 : 0.25;
    const path = toPath(pts);
    const ys = pts.map((p) => p[1]),
      [y0, y1] = [Math.min(...ys), Math.max(...ys)];
    const xs = pts.map((p) => p[0]),
      [x0, x1] = [Math.min(...xs), Math.max(...xs)];
    inside(c, path, () => {
      c.drawImage(seen, 0, -(y1 - y0) * 0.4);
      c.fillStyle = o.cloth ? rgba(mix(o.cloth, '#34382e', 0.4), 0.72) : 'rgba(52,56,46,.72)';
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
        const tone = o.cloth ? mix(o.cloth, '#232b29', 0.55) : '#232b29';
        poly(c, pad(0.6, 0.5, -0.12), tone);
        poly(c, pad(0.17, 0.26, 0.3), tone);
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
        [0, `rgba(128,164,172,${0.42 * sheen})`],
        [0.6, `rgba(206,210,184,${0.3 * sheen})`],
        [1, `rgba(120,118,92,${0.14 * sheen})`],
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
          `rgba(236,238,220,${0.16 * sheen})`,
        );
    });
    pen([...pts, pts[0]], '#0c110f', 2);
  }

  /** The shut line of the trunk, and the shade under its lip. */
  function trunk() {
    const x = b.back[0] - 0.06;
    const lid = 0.62;
    const over = (at, v = lid) => [...line(at, v, at, 1, 1, 12), ...line(at, 1, at, v, -1, 12)];
    pen(line(x, lid, 0.1, lid), 'rgba(8,12,11,.5)', 0.9);
    if (!isRear) return;
    pen(over(x), 'rgba(8,12,11,.4)', 0.9);
  }

  function trim() {
    const dark = 'rgba(8,12,11,.72)';
    // the outer shut lines swell a little and turn into the one along the foot, those between doors stand upright
    const rake = b.straight ? 0 : (b.rake ?? 0.1);
    const lean = (i, t) => {
      const [swell, turn] = [Math.sin(Math.PI * t), t ** 16];
      if (i === 0) return rake * (0.4 * turn - 0.3 * swell);
      return i === b.doors.length - 1 ? rake * (0.2 * swell - 0.4 * turn) : 0;
    };
    for (const [i, x] of b.doors.entries()) {
      const shut = (d) =>
        [...Array(25).keys()].map((k) =>
          on(x + d + lean(i, k / 24), rows.sill + ((0.1 - rows.sill) * k) / 24),
        );
      pen(shut(0), dark, 1);
      pen(shut(0.012), 'rgba(255,246,220,.16)', 0.7);
    }
    pen(line(b.doors[0] + lean(0, 1), 0.1, b.doors.at(-1) + lean(b.doors.length - 1, 1), 0.1), dark, 1);
    const [rear, front] = [b.panes[0].x0 - 0.1, b.panes.at(-1).x1];
    pen(
      line(rear, rows.sill - 0.012, front, rows.sill - 0.012),
      b.chrome ? '#f4ecd4' : 'rgba(255,240,204,.6)',
      b.chrome ? 2 : 1.1,
    );
    // the sky lies along the shoulder, a crease runs low through the doors from wheel to wheel
    /** A color that comes in from one end, holds until a share of the way, and thins out to the other end. */
    const fade =
      ([x0], [x1], until) =>
      (color, a) =>
        lin(
          c,
          x0,
          0,
          x1,
          0,
          [0, rgba(color, 0)],
          [0.3, rgba(color, a)],
          [until, rgba(color, a)],
          [1, rgba(color, 0)],
        );
    const shoulder = fade(on(0, 0.4), on(L, 0.4), 0.7);
    poly(
      c,
      [...line(0.1, 0.405, L - 0.3, 0.4), ...line(L - 0.3, 0.36, 0.1, 0.372)],
      shoulder('#fff6e0', 0.26),
    );
    if (b.chrome) pen(line(0.1, 0.26, L - 0.36, 0.26), '#efe6cc', 2.4);
    const [from, to] = [b.wheels[0] + radius + 0.16, b.wheels[1] - radius - 0.16];
    if (!b.chrome) {
      // both the crease and the shade under it thin out to nothing toward the wheels
      const thin = fade(on(from, 0.19), on(to, 0.19), 0.62);
      const along = (depth) =>
        [...Array(41).keys()].map((i) => {
          const t = i / 40;
          return on(from + (to - from) * t, 0.2 - 0.03 * t - depth * Math.sin(Math.PI * t) ** 0.8);
        });
      poly(c, [...along(0), ...along(0.032).reverse()], thin('#0b1214', 0.17 - 0.1 * paleness(o.paint)));
      poly(c, [...along(-0.002), ...along(0.0022).reverse()], thin('#fff0cf', 0.5));
    }
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
    const hood = (v) => line(b.shield[1] + 0.06, v, L, v);
    pen(hood(0.6), 'rgba(8,12,11,.55)', 0.9);
    // two creases give the hood a direction
    if (o.view.yaw > 0 && b.grille !== 'chrome')
      for (const side of [1, -1]) {
        const crease = (d) => line(b.shield[1] + 0.16, 0.83 + d, L - (b.straight ? 0.14 : 0), 0.8 + d, side);
        pen(crease(0), 'rgba(255,244,214,.34)', 1.4);
        pen(crease(side * -0.012), 'rgba(8,14,14,.2)', 1.6);
      }
    if (b.back && !b.bed) trunk();
    if (b.roofPaint) {
      // a chrome rule where the paint of the roof ends
      const { sill, edge } = rows;
      const down = (edge - sill) * 0.7;
      pen(line(b.back[0] + 0.02, edge, b.back[0] + 0.02 + down, sill), '#f1ead4', 2.6);
      pen(line(b.shield[1], edge, b.shield[1] - down / 1.4, sill), '#f1ead4', 2.2);
    }
    if (b.slide) pen(line(0.3, 0.34, b.doors[1] - 0.1, 0.34), dark, 1.6);
    if (b.soft && o.view.yaw)
      for (const x of [b.back[1] + 0.12, (b.back[1] + b.shield[0]) / 2 + 0.1, b.shield[0] - 0.12]) {
        pen(across(x), 'rgba(6,9,8,.7)', 1.5);
        pen(across(x + 0.025), 'rgba(255,240,204,.2)', 1);
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
        return project([x, y, z + (i % 29 ? 0.05 : 0.01)]);
      });
      pen(r, '#141a18', 3.2);
      pen(
        r.map(([x, y]) => [x, y - 1.1 * px]),
        'rgba(255,236,190,.5)',
        0.9,
      );
    }
  }

  /** The bed from the near rail to the far one: its inner wall, and crates on its floor. */
  function bed() {
    const [x0, x1, z] = [0.05, b.bed + 0.3, s.top(0.5)];
    const half = W * 0.86;
    const P = (pts) => pts.map(([x, y]) => project(s.place(x, y, z)));
    const opening = P([
      [x0, half],
      [x1, half],
      [x1, -half],
      [x0, -half],
    ]);
    const ys = opening.map((p) => p[1]);
    const inner = mix(o.paint, '#0d1518', 0.62);
    const tones = [mix(inner, '#fff0cf', 0.14), mix(inner, '#060a09', 0.3)];
    poly(c, opening, lin(c, 0, Math.min(...ys), 0, Math.max(...ys), [0, tones[0]], [1, tones[1]]));
    pen(
      P([
        [x0, -half],
        [x1, -half],
      ]),
      mix(o.paint, '#fff0cf', 0.35),
      2.2,
    );
    pen(
      P([
        [x0, half],
        [x0, -half],
      ]),
      mix(o.paint, '#0d1518', 0.3),
      2.2,
    );
    if (o.load === 'saplings') saplings({ c, pen, put: (x, y, z) => project([x - L / 2, y, z]), rail: z });
    if (o.load === 'crates') {
      crate(0.24, 0.6, z - 0.1, z + 0.22, '#3f7a72', '#8fa84e');
      crate(0.92, 0.6, z - 0.1, z + 0.3, '#c39150', '#e08a4a');
    }
  }
  /** A crate of slats in the bed, heaped with fruit, its foot hidden by the near rail. */
  function crate(x, wide, low, high, color, fruit) {
    const near = 0.35;
    const P = (...corners) => corners.map(([dx, z]) => project([x + dx - L / 2, near, z]));
    const board = (x0, x1, z0, z1, fill) => poly(c, P([x0, z0], [x1, z0], [x1, z1], [x0, z1]), fill);
    const [bright, dark] = [mix(color, '#fff0cf', 0.4), mix(color, '#10181a', 0.45)];
    // the fruit: the row behind is higher and in shade
    const r = 0.058;
    for (const [count, up, tone] of [
      [4, 0.035, mix(fruit, '#3a1c10', 0.3)],
      [5, 0, fruit],
    ])
      for (let i = 0; i < count; i++) {
        const [cx, cz] = [(wide * (i + 0.5 + (5 - count) / 2)) / 5, high + up + 0.008 * Math.sin(i * 2.3)];
        const ball = (dx, dz, size) =>
          P(
            ...[...Array(28).keys()].map((k) => [
              cx + dx + Math.cos(k / 4.4563) * size,
              cz + dz + Math.sin(k / 4.4563) * size,
            ]),
          );
        poly(c, ball(0, 0, r), mix(tone, '#3a1c10', 0.3));
        poly(c, ball(0.006, 0.006, r * 0.86), tone);
        poly(c, ball(0.018, 0.02, r * 0.42), mix(tone, '#fff0cf', 0.4));
      }
    board(0, wide, low, high, mix(color, '#10181a', 0.78));
    for (let z = high; z > low; z -= 0.11) {
      board(0, wide, z - 0.092, z, color);
      board(0, wide, z - 0.012, z, bright);
      board(0, wide, z - 0.092, z - 0.08, dark);
    }
    for (const x0 of [0, wide - 0.06]) {
      board(x0, x0 + 0.06, low, high + 0.012, x0 ? mix(color, '#fff0cf', 0.2) : mix(color, '#10181a', 0.15));
      board(x0 + 0.05, x0 + 0.06, low, high + 0.012, x0 ? bright : dark);
    }
  }

  function wheel(x) {
    const rim = o.rim ?? b.rim ?? 'spokes';
    const r = radius,
      steel = '#a9ada1';
    // an angular body has arches of five straight edges, which stand outside of the circle
    const edges = b.straight ? 5 : 40;
    const round = (q, y, from) =>
      Array.from({ length: edges + 1 }, (_, i) => {
        const step = (Math.PI - 2 * from) / edges;
        const [a, out] = [from + step * i, q / Math.cos(step / 2)];
        // no lower than the sill, which rises toward the ends
        const along = x + Math.cos(a) * out;
        return project([along - L / 2, y, Math.max(radius + Math.sin(a) * out, s.foot(along) + 0.02)]);
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
    inside(c, opening, () => tire(x, W * 0.7, W * 0.97, '#0b0f0d'));
    poly(c, ring(x, r, W * 0.97), o.tire ?? '#191e1d');
    pen(ring(x, r * 0.88, W * 0.972), 'rgba(255,240,204,.13)', 1.6);
    if (rim === 'chrome') poly(c, ring(x, r * 0.84, W * 0.975), '#ece6d2');
    poly(c, ring(x, r * 0.75, W * 0.975), rim === 'dark' ? '#3b413d' : steel);
    poly(c, ring(x, r * 0.705, W * 0.965), rim === 'aero' ? '#59605b' : '#1c2320');
    const n = rim === 'chrome' ? 0 : rim === 'aero' || rim === 'five' ? 5 : rim === 'dark' ? 6 : 10;
    const y = W * 0.975;
    const p = (q, a) => project([x - L / 2 + Math.cos(a) * q, y, radius + Math.sin(a) * q]);
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.2832 + 0.3,
        w = rim === 'aero' ? 0.4 : rim === 'five' ? 0.24 : rim === 'dark' ? 0.2 : 0.1;
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

  function mirror(side) {
    const x = b.panes.at(-1).x1 - 0.1,
      z = s.belt(x) + 0.09,
      y = side * (s.width(x) * 0.95 + 0.1);
    const P = (pts) => pts.map(([a, h, d = 0]) => project([x + a - L / 2, y + d, z + h]));
    /** A rounded shell, lower toward the tail; `part` is how much of its height, from the top. */
    const shell = (part, size = 1) =>
      [...Array(48).keys()].map((i) => {
        const a = (i / 48) * 6.2832;
        const soften = (v) => Math.sign(v) * Math.abs(v) ** (b.straight ? 0.25 : 0.62);
        const [q, h] = [soften(Math.cos(a)) * 0.115 * size, soften(Math.sin(a)) * 0.075 * size];
        return [q, Math.max(h, 0.075 * size * (1 - part * 2)) + 0.012 - q * 0.1, 0];
      });
    if (b.chrome) {
      pen(
        P([
          [0.08, -0.13, -0.1],
          [0.06, -0.02, 0],
        ]),
        '#8d8f84',
        2.4,
      );
      pen(
        P([
          [0.075, -0.13, -0.1],
          [0.055, -0.02, 0],
        ]),
        '#f1ead4',
        1.2,
      );
      const disc = (r, dx = 0, dz = 0) =>
        P(
          [...Array(32).keys()].map((i) => [
            0.05 + dx + Math.cos(i / 5.0929) * r,
            0.02 + dz + Math.sin(i / 5.0929) * r,
          ]),
        );
      poly(c, disc(0.062), '#7d8077');
      poly(c, disc(0.054), '#d9d8c6');
      poly(c, disc(0.03, 0.012, 0.016), '#fbf6e4');
      return;
    }
    pen(
      P([
        [0.02, -0.08, -0.1],
        [0, -0.02, 0],
      ]),
      '#10161a',
      3,
    );
    poly(c, P(shell(1)), mix(o.paint, '#0b1110', 0.5));
    poly(c, P(shell(0.62, 0.97)), mix(o.paint, '#fff0cf', 0.18));
  }

  /** What stands on the roof or in the bed. */
  function load() {
    const [x0, x1] = [b.panes[0].t0 + 0.15, b.panes.at(-1).t1 - 0.2];
    const mid = (x0 + x1) / 2;
    const put = (x, y, z) => project([x - L / 2, y, z]);
    /** The height of what lies on two crossbars. */
    const deck = Math.max(s.top(x0 + 0.3), s.top(x1 - 0.15)) + 0.1;
    const color = o.loadColor ?? '#b8432a';
    const [bright, dark] = [mix(color, '#fff0cf', 0.45), mix(color, '#10181a', 0.5)];
    const box = (xa, xb, ya, yb, za, zb, color) => {
      poly(
        c,
        [put(xa, yb, zb), put(xb, yb, zb), put(xb, ya, zb), put(xa, ya, zb)],
        mix(color, '#fff0cf', 0.35),
      );
      const end = isRear ? xa : xb;
      poly(
        c,
        [put(end, yb, za), put(end, yb, zb), put(end, ya, zb), put(end, ya, za)],
        mix(color, '#10181a', 0.15),
      );
      poly(
        c,
        [put(xa, yb, za), put(xb, yb, za), put(xb, yb, zb), put(xa, yb, zb)],
        lin(c, 0, put(0, 0, zb)[1], 0, put(0, 0, za)[1], [0, color], [1, mix(color, '#10181a', 0.4)]),
      );
    };
    if (['canoe', 'board', 'box', 'bike', 'kayak'].includes(o.load))
      for (const x of [x0 + 0.3, x1 - 0.15]) crossbar(x);
    if (o.load === 'canoe') canoe();
    if (o.load === 'kayak') kayak({ c, pen, put, mid, deck, bars: [x0 + 0.3, x1 - 0.15], color });
    if (o.load === 'board') board();
    if (o.load === 'box') roofBox();
    if (o.load === 'bike') bike();
    if (o.load === 'hay') {
      const low = s.top(0.5);
      for (const [x, z] of [
        [0.1, low],
        [0.91, low],
        [0.48, low + 0.38],
      ])
        bale(x, x + 0.8, z, z + 0.38);
    }

    /** A bale of hay from the side: ragged, straws in every direction, drawn in where its two twines run. */
    function bale(xa, xb, za, zb) {
      const ragged = (x, z) => put(x + rr(-0.012, 0.012), 0.6, z + rr(-0.012, 0.012));
      const run = (n, place) => Array.from({ length: n }, (_, i) => ragged(...place(i / n)));
      const pinch = (t) => 0.016 * (Math.abs(t - 0.28) < 0.05 || Math.abs(t - 0.72) < 0.05);
      const edge = [
        ...run(26, (t) => [xa + (xb - xa) * t, zb]),
        ...run(14, (t) => [xb - pinch(t), zb + (za - zb) * t]),
        put(xb, 0.6, za),
        put(xa, 0.6, za),
        ...run(14, (t) => [xa + pinch(t), za + (zb - za) * t]),
      ];
      const [top, foot] = [put(xa, 0.6, zb), put(xb, 0.6, za)];
      poly(
        c,
        edge,
        lin(c, top[0], top[1], foot[0], foot[1], [0, '#c29a4a'], [0.4, '#d9b864'], [1, '#a67f38']),
      );
      inside(c, toPath(edge), () => {
        const straw = ['#f0d991', '#e6c677', '#8f6b2c', '#b58c3e', '#76581f'];
        for (let i = 0; i < 230; i++) {
          const [x, z, a] = [rr(xa, xb), rr(za, zb), rr(-0.5, 0.5)];
          const long = rr(0.03, 0.1);
          pen([put(x, 0.6, z), put(x + Math.cos(a) * long, 0.6, z + Math.sin(a) * long)], pick(straw), 0.55);
        }
        // the lower edge lies in shade, the end toward the sun in light
        poly(
          c,
          [put(xa, 0.6, za + 0.06), put(xb, 0.6, za + 0.06), put(xb, 0.6, za), put(xa, 0.6, za)],
          'rgba(52,36,14,.4)',
        );
        poly(
          c,
          [put(xb - 0.05, 0.6, zb), put(xb, 0.6, zb), put(xb, 0.6, za), put(xb - 0.05, 0.6, za)],
          'rgba(255,236,178,.4)',
        );
        poly(
          c,
          [put(xa, 0.6, zb), put(xb, 0.6, zb), put(xb, 0.6, zb - 0.025), put(xa, 0.6, zb - 0.025)],
          'rgba(255,240,196,.45)',
        );
      });
      for (let i = 0; i < 40; i++) {
        const x = rr(xa, xb);
        pen([put(x, 0.6, zb - 0.01), put(x + rr(-0.05, 0.05), 0.6, zb + rr(0.01, 0.04))], '#d9b864', 0.5);
      }
      for (const t of [0.28, 0.72]) {
        const z = zb + (za - zb) * t;
        pen([put(xa + 0.012, 0.6, z - 0.006), put(xb - 0.012, 0.6, z - 0.006)], 'rgba(60,40,14,.5)', 1);
        pen([put(xa + 0.012, 0.6, z), put(xb - 0.012, 0.6, z)], '#b4542c', 0.9);
      }
    }
    /** A bar across the roof on two feet. */
    function crossbar(x) {
      // from the side, the far foot would lean out of the near one
      for (const side of o.view.yaw ? [-1, 1] : [1]) {
        const [, y, z] = s.point(x, 0.73, side);
        poly(
          c,
          [put(x - 0.07, y, z), put(x + 0.07, y, z), put(x + 0.035, y, deck), put(x - 0.035, y, deck)],
          '#141a18',
        );
      }
      if (!o.view.yaw) return;
      const y = s.point(x, 0.71, 1)[1] + 0.06;
      pen([put(x, -y, deck - 0.02), put(x, y, deck - 0.02)], '#141a18', 4);
      pen([put(x, -y, deck - 0.008), put(x, y, deck - 0.008)], 'rgba(255,240,204,.35)', 0.9);
    }
    function canoe() {
      const len = 1.95;
      const hullAt = (k, z) => put(mid + 0.3 + k * len, 0.3, deck - 0.02 + z);
      const ks = [...Array(41).keys()].map((i) => i / 20 - 1);
      // keel up: a long flat bottom, round stems, ends that dip
      const upper = ks.map((k) => [k, 0.3 - 0.07 * k * k - 0.26 * Math.abs(k) ** 12]);
      const lower = ks.map((k) => [k, 0.03 - 0.06 * Math.abs(k) ** 4]);
      const pts = [...upper, ...lower.toReversed()].map(([k, z]) => hullAt(k, z));
      poly(c, pts, lin(c, 0, hullAt(0, 0.38)[1], 0, hullAt(0, 0)[1], [0, bright], [0.3, color], [1, dark]));
      pen(
        lower.slice(1, -1).map(([k, z]) => hullAt(k, z + 0.02)),
        '#efe0b8',
        1.6,
      );
    }
    /** A paddle board: thick, its nose round and turned up, held by two straps. */
    function board() {
      const outline = (angle) =>
        [...Array(80).keys()].map((i) => {
          const a = (i / 80) * 6.2832;
          const size = 1 - 0.09 * (1 - Math.cos(angle));
          const k = Math.cos(a) * (size + 0.01);
          const y = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.8 * 0.39 * size;
          return put(
            mid + 0.1 + k * 1.6,
            y + 0.04,
            deck + 0.065 + Math.sin(angle) * 0.085 + 0.13 * Math.max(0, k) ** 4,
          );
        });
      const [low, high] = [put(mid, 0.4, deck)[1], put(mid, 0.4, deck + 0.18)[1]];
      const rims = [...Array(9).keys()].map((i) => outline((i / 4 - 1) * 1.5));
      poly(c, hull(rims.flat()), lin(c, 0, high, 0, low, [0, color], [1, dark]));
      poly(c, rims.at(-1), bright);
      pen(rims[4].slice(2, 39), '#f3e6c4', 1.3);
      for (const x of [x0 + 0.3, x1 - 0.15]) {
        const over = [put(x, 0.44, deck + 0.08), put(x, 0.36, deck + 0.145)];
        pen([put(x, 0.47, deck), over[0]], '#1b2220', 1.8);
        inside(c, toPath(hull(rims.flat())), () =>
          pen([...over, put(x, -0.36, deck + 0.26)], '#1b2220', 1.8),
        );
      }
    }
    /** One rounded box, level with the roof. */
    function roofBox() {
      const [from, to] = [x0 + 0.02, x1 + 0.2];
      const rounded = (v) => Math.sign(v) * Math.abs(v) ** 0.42;
      const profile = (size, y) =>
        [...Array(64).keys()].map((i) => {
          const a = (i / 64) * 6.2832;
          const [k, q] = [rounded(Math.cos(a)) * size, rounded(Math.sin(a)) * size];
          return put(
            (from + to) / 2 + (k * (to - from)) / 2,
            y,
            deck + 0.16 + q * 0.18 - (q > 0 && k > 0 ? 0.11 * q * k ** 3 : 0),
          );
        });
      const [low, high] = [put(mid, 0.3, deck)[1], put(mid, 0.3, deck + 0.4)[1]];
      for (let y = -0.4; y < 0.405; y += 0.02) {
        const side = clamp((y - 0.2) / 0.2);
        const size = 1 - 0.05 * Math.max(side, clamp((-y - 0.2) / 0.2)) ** 2;
        const [light, shade] = [mix('#848d84', '#525d57', side), mix('#3d4743', '#20282a', side)];
        poly(c, profile(size, y), lin(c, 0, high, 0, low, [0, light], [1, shade]));
      }
      const seam = (z) => [put(from + 0.12, 0.4, deck + z), put(to - 0.12, 0.4, deck + z)];
      pen(seam(0.15), 'rgba(8,12,11,.75)', 1.2);
      pen(seam(0.14), 'rgba(255,240,204,.22)', 0.8);
    }
    /** A bicycle in its tray. */
    function bike() {
      const at = (dx, z) => put(mid + dx, 0.3, deck + z);
      const ringAt = (dx, z, r) =>
        [...Array(41).keys()].map((i) =>
          at(dx + Math.cos((i / 40) * 6.2832) * r, z + Math.sin((i / 40) * 6.2832) * r),
        );
      const frame = o.loadColor ?? '#d9792c';
      const axle = 0.36;
      const [hub, crank, saddle, head, neck, fork] = [
        [-0.54, axle],
        [-0.1, axle - 0.03],
        [-0.23, 0.79],
        [0.32, 0.84],
        [0.35, 0.73],
        [0.56, axle],
      ].map(([x, z]) => at(x, z));
      pen([at(-0.98, 0.025), at(0.98, 0.025)], '#141a18', 4.4);
      pen([at(-0.96, 0.035), at(0.96, 0.035)], 'rgba(255,240,204,.35)', 0.9);
      for (const dx of [-0.54, 0.56]) {
        for (let i = 0; i < 8; i++) {
          const a = (i / 8) * 3.1416;
          const [x, z] = [Math.cos(a) * 0.32, Math.sin(a) * 0.32];
          pen([at(dx - x, axle - z), at(dx + x, axle + z)], 'rgba(40,46,44,.55)', 0.5);
        }
        pen(ringAt(dx, axle, 0.33), '#14191a', 2.4);
        pen(ringAt(dx, axle, 0.305), '#9a9c90', 0.8);
        poly(c, ringAt(dx, axle, 0.035), '#14191a');
      }
      pen([at(0, 0.03), at(0.12, 0.5)], '#141a18', 2.4);
      pen([fork, neck], '#14191a', 2.4);
      pen([hub, crank, neck, head, at(-0.21, 0.74), hub], frame, 2.3);
      pen([crank, saddle], frame, 2.5);
      pen([at(-0.23, 0.79), at(-0.25, 0.88)], '#14191a', 1.8);
      pen([at(-0.37, 0.9), at(-0.25, 0.905), at(-0.12, 0.885)], '#14191a', 3.2);
      pen([head, at(0.3, 0.93), at(0.38, 0.95), at(0.44, 0.93)], '#14191a', 2.2);
      pen([at(-0.54, axle + 0.035), at(-0.1, axle + 0.055)], '#14191a', 0.9);
      pen([at(-0.54, axle - 0.035), at(-0.1, axle - 0.115)], '#14191a', 0.9);
      pen(ringAt(-0.1, axle - 0.03, 0.085), '#14191a', 1.5);
      pen([at(-0.2, axle - 0.15), crank, at(0, axle + 0.09)], '#2b3230', 1.8);
      for (const [x, z] of [
        [-0.2, axle - 0.15],
        [0, axle + 0.09],
      ])
        pen([at(x - 0.05, z), at(x + 0.05, z)], '#14191a', 2.4);
    }
  }
  return cam;
}
