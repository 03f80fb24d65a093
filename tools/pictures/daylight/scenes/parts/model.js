/** Small pictures of electric vehicles of no make from the side, before plain hills: their glass roof is amber. */
import { rr, seed } from '../../lib.js';
import { lin, poly, rad, soft } from '../kit/paint.js';
import { points } from '../kit/solid.js';
import { drawCar } from '../lineup/car.js';
import { getBody } from '../lineup/bodies.js';
import { film, paints } from '../lineup/series.js';
import { rows, shape } from '../lineup/shape.js';

const pane = (x0, x1, t0, t1, front = false) => ({ x0, x1, t0, t1, front });
const sedan = { ...getBody('electric sedan'), rim: 'five', roofGlass: false };

/** Measures as in lineup/bodies.js; `roof` is where the amber glass begins and ends, `sd` the seed of the hills. */
const models = {
  sedan: {
    ...sedan,
    paint: paints.red,
    sd: 3,
    length: 4.3,
    wheels: [0.86, 3.5],
    radius: 0.36,
    top: points(
      '0,1.02 0.05,1.1 0.44,1.13 0.62,1.19 1.2,1.44 1.75,1.53 2.15,1.51 2.65,1.33 3.3,1 3.85,0.93 4.17,0.83 4.3,0.68',
    ),
    belt: points('0,0.92 0.5,0.98 2,0.95 3.4,0.91 4.05,0.79 4.3,0.62'),
    house: [0.36, 3.32],
    back: [0.5, 1.2],
    shield: [2.6, 3.24],
    panes: [pane(0.7, 1.08, 1.08, 1.16), pane(1.14, 1.9, 1.22, 1.88), pane(1.98, 3.04, 1.96, 2.52, true)],
    doors: [1.1, 1.94, 3.08],
    seats: [1.28, 2.18],
    roof: [0.62, 2.62],
  },
  hatch: {
    ...sedan,
    paint: paints.blue,
    sd: 8,
    film: film(5, 35),
    length: 4.6,
    half: 0.95,
    wheels: [0.9, 3.76],
    radius: 0.385,
    clear: 0.25,
    roofHalf: 0.66,
    top: points(
      '0,1.14 0.05,1.22 0.22,1.34 0.6,1.55 1.1,1.68 1.7,1.72 2.2,1.68 2.75,1.47 3.44,1.1 4.1,1 4.46,0.88 4.6,0.72',
    ),
    belt: points('0,1.06 1,1.04 3.5,0.99 4.3,0.85 4.6,0.66'),
    house: [-0.1, 3.46],
    back: [0.1, 0.7],
    shield: [2.7, 3.38],
    panes: [pane(0.52, 0.98, 0.86, 1.04), pane(1.05, 1.96, 1.1, 1.94), pane(2.04, 3.16, 2.02, 2.64, true)],
    doors: [1, 2, 3.2],
    seats: [1.34, 2.28],
    roof: [0.5, 2.72],
  },
  fastback: {
    ...sedan,
    paint: paints.white,
    sd: 5,
    length: 5.35,
    half: 0.96,
    wheels: [1.02, 4.32],
    radius: 0.375,
    clear: 0.16,
    top: points(
      '0,0.9 0.05,0.97 0.3,1.01 0.9,1.12 1.5,1.24 2.1,1.32 2.6,1.34 3.05,1.26 3.9,0.93 4.7,0.84 5.16,0.74 5.35,0.6',
    ),
    belt: points('0,0.8 0.6,0.9 2,0.87 3.9,0.84 4.9,0.71 5.35,0.54'),
    house: [0.3, 3.96],
    back: [0.36, 1.6],
    shield: [3, 3.86],
    panes: [pane(1, 1.56, 1.5, 1.64), pane(1.63, 2.48, 1.72, 2.46), pane(2.56, 3.6, 2.54, 3.05, true)],
    doors: [1.58, 2.52, 3.66],
    seats: [1.78, 2.76],
    roof: [0.9, 3.02],
  },
  suv: {
    ...sedan,
    paint: paints.night,
    sd: 12,
    length: 5.05,
    half: 0.99,
    wheels: [1, 4.14],
    radius: 0.42,
    clear: 0.28,
    roofHalf: 0.72,
    top: points(
      '0,1.56 0.06,1.66 0.5,1.73 1.2,1.78 2,1.79 2.5,1.73 3,1.53 3.72,1.14 4.5,1.04 4.92,0.93 5.05,0.76',
    ),
    belt: points('0,1.12 1,1.1 3.7,1.05 4.6,0.93 5.05,0.7'),
    house: [-0.2, 3.76],
    back: null,
    lean: 0.24,
    shield: [2.9, 3.66],
    panes: [pane(0.42, 1.14, 0.56, 1.14), pane(1.22, 2.16, 1.22, 2.14), pane(2.24, 3.46, 2.22, 2.84, true)],
    doors: [1.18, 2.2, 3.5],
    seats: [1.5, 2.5],
    cladding: true,
    roof: [1.7, 3.7],
  },
  pickup: {
    ...getBody('angular electric pickup'),
    paint: paints.steel,
    sd: 21,
    rim: 'five',
    length: 5.6,
    wheels: [1.06, 4.7],
    top: points(
      '0,1.2 1.5,1.2 1.56,1.25 1.9,1.7 2,1.76 3.2,1.79 3.32,1.74 4.16,1.26 5.46,1.14 5.53,1.09 5.6,0.92',
    ),
    roof: [1.95, 3.34],
  },
};

const size = { width: 1000, height: 520 };
/** The height in pixels at which the tires meet the ground. */
const ground = 426;
const skyline = 338;

/** A calm line of hills across the picture, `y` pixels from its top. */
function hill(c, w, h, y, rise, [top, bottom]) {
  const [first, second] = [rr(0, 6), rr(0, 6)];
  const heights = Array.from(
    { length: 61 },
    (_, i) => y - rise * (0.6 * Math.sin(first + i / 9) + 0.4 * Math.sin(second + i / 4.3)),
  );
  poly(
    c,
    [[0, h], ...heights.map((at, i) => [(i / 60) * w, at]), [w, h]],
    lin(c, 0, y - rise, 0, h, [0, top], [1, bottom]),
  );
}

/** Sky with the sun at the right, three lines of hills, and pale ground. */
function place(c, w, h, sd) {
  seed(sd);
  c.fillStyle = lin(c, 0, 0, 0, skyline, [0, '#8fb0b5'], [0.55, '#cfd9cc'], [1, '#f6e6be']);
  c.fillRect(0, 0, w, h);
  c.fillStyle = rad(c, w, 150, 10, w * 0.8, [0, 'rgba(255,232,170,.9)'], [1, 'rgba(255,226,160,0)']);
  c.fillRect(0, 0, w, h);
  hill(c, w, h, 212, 40, ['#a5b7ac', '#d5d4b8']);
  hill(c, w, h, 268, 30, ['#86a08f', '#b9c19c']);
  hill(c, w, h, 314, 18, ['#5f7f6b', '#8b9c70']);
  c.fillStyle = lin(c, 0, skyline, 0, h, [0, '#ddcfa6'], [1, '#c2ad7d']);
  c.fillRect(0, skyline, w, h - skyline);
}

function draw(c, w, h, body) {
  const scale = Math.min(191, 917 / body.length);
  const view = {
    yaw: 0,
    pitch: 0.075,
    distance: 30,
    scale,
    x: w / 2,
    y: ground - 0.6 * scale,
  };
  const big = new OffscreenCanvas(w * 2, h * 2);
  // what is seen through both sides of the glass: a pale sky
  const backdrop = new OffscreenCanvas(w * 2, h * 2);
  const k = backdrop.getContext('2d');
  k.fillStyle = lin(k, 0, 0, 0, h * 2, [0, '#dfe3d2'], [1, '#f0e2b4']);
  k.fillRect(0, 0, w * 2, h * 2);
  const g = big.getContext('2d');
  g.scale(2, 2);
  const cam = drawCar(g, {
    body,
    view,
    paint: body.paint,
    film: body.film ?? film(15, 20),
    backdrop,
    lines: 2,
    shadow: false,
    tire: '#171d1b',
    sill: '#262e2a',
    plates: false,
    rails: false,
  });
  roof(g, cam, body);
  place(c, w, h, body.sd);
  contact(c, cam, body);
  c.drawImage(big, 0, 0, w, h);
}
/** The shade under the car, as wide as the car stands, and the dark line where each tire meets the ground. */
function contact(c, cam, { length, half, wheels }) {
  const spot = (x, y) => cam.project([x - length / 2, y, 0]);
  const oval = (from, to, low, high, color, blur) =>
    soft(c, blur, () => {
      c.fillStyle = color;
      c.beginPath();
      c.ellipse((from + to) / 2, (low + high) / 2, (to - from) / 2, (low - high) / 2, 0, 0, 7);
      c.fill();
    });
  const near = spot(0, half)[1];
  oval(spot(0, 0)[0] - 8, spot(length, 0)[0] + 8, near + 14, spot(0, -half)[1], 'rgba(40,32,16,.62)', 5);
  for (const x of wheels) {
    const [at] = spot(x, half);
    oval(at - 46, at + 46, near + 4, near - 7, 'rgba(14,12,8,.8)', 2);
  }
}
/** The top outline of the car from x0 to x1, in pixels. */
function outline(cam, body, x0, x1, n = 96) {
  const s = shape(body);
  const across = Array.from({ length: 12 }, (_, i) => rows.edge + ((1 - rows.edge) * i) / 11);
  return Array.from({ length: n + 1 }, (_, i) => {
    const x = x0 + ((x1 - x0) * i) / n;
    const all = [-1, 1].flatMap((side) => across.map((v) => cam.project(s.point(x, v, side))));
    return all.reduce((a, b) => (b[1] < a[1] ? b : a));
  });
}
/** A band under a line: `from` and `to` are its edges in pixels below the line, both ends come to a point over `taper` pixels. */
function band(line, from, to, taper) {
  const n = line.length - 1;
  const edge = (share) =>
    line.map(([x, y], i) => {
      const [p, q] = [line[Math.max(0, i - 1)], line[Math.min(n, i + 1)]];
      const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
      const ends = Math.min(x - line[0][0], line[n][0] - x) / taper;
      const wide = 1 - (1 - Math.min(1, Math.max(0, ends))) ** 2;
      const d = (from + to) / 2 + (share * wide * (to - from)) / 2;
      return [x - ((q[1] - p[1]) / long) * d, y + ((q[0] - p[0]) / long) * d];
    });
  return [...edge(-1), ...edge(1).toReversed()];
}
/** The glass above the seats: an even ribbon of light inside a dark edge, that runs along all of the cabin. */
function roof(g, cam, body) {
  const [x0, x1] = body.roof;
  const tail = body.bed ? x0 : body.back ? body.back[0] : 0.3;
  const cabin = outline(cam, body, tail, body.shield[1] - 0.02);
  poly(g, band(cabin, -0.5, 3, 60), '#1d2624');
  const line = outline(cam, body, x0, x1);
  poly(g, band(line, -0.5, 15, 60), '#1d2624');
  poly(
    g,
    band(outline(cam, body, x0 + 0.05, x1 - 0.05), 2.5, 13, 60),
    lin(g, line[0][0], 0, line.at(-1)[0], 0, [0, '#ffab1f'], [1, '#ffc648']),
  );
}
/** All cars below each other, each as long as its row allows. */
export const modelSheet = (file, names) => ({
  file,
  width: size.width,
  height: size.height * names.length,
  quality: 0.7,
  draw: (c) => {
    for (const name of names) {
      c.save();
      c.beginPath();
      c.rect(0, 0, size.width, size.height);
      c.clip();
      draw(c, size.width, size.height, models[name]);
      c.restore();
      c.translate(0, size.height);
    }
  },
});
