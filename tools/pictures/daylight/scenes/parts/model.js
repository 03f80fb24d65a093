/** Small pictures of electric vehicles of no make from the side, before a plain sky: their glass roof is amber. */
import { shadow } from '../kit/light.js';
import { lin, poly, polyline } from '../kit/paint.js';
import { points } from '../kit/solid.js';
import { drawCar } from '../lineup/car.js';
import { getBody } from '../lineup/bodies.js';
import { film } from '../lineup/series.js';
import { rows, shape } from '../lineup/shape.js';

const pane = (x0, x1, t0, t1, front = false) => ({ x0, x1, t0, t1, front });
const sedan = { ...getBody('electric sedan'), rim: 'five', roofGlass: false };

/** Measures as in lineup/bodies.js; `roof` is where the amber glass begins and ends. */
const models = {
  sedan: {
    ...sedan,
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
    length: 5.05,
    half: 0.99,
    wheels: [1, 4.14],
    radius: 0.42,
    clear: 0.28,
    roofHalf: 0.72,
    top: points(
      '0,1.56 0.06,1.66 0.5,1.76 1.2,1.81 2,1.82 2.5,1.76 3,1.55 3.72,1.14 4.5,1.04 4.92,0.93 5.05,0.76',
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
    rim: 'five',
    length: 5.6,
    wheels: [1.06, 4.7],
    top: points(
      '0,1.2 1.5,1.2 1.56,1.25 1.9,1.76 2,1.82 3.2,1.85 3.32,1.8 4.16,1.26 5.46,1.14 5.53,1.09 5.6,0.92',
    ),
    roof: [1.95, 3.34],
  },
};

const scale = 165,
  ground = 324;
function draw(c, w, h, body) {
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
    paint: '#d9d6c6',
    film: film(35, 50),
    backdrop,
    lines: 2,
    shadow: false,
    tire: '#171d1b',
    sill: '#262e2a',
    plates: false,
    rails: false,
  });
  roof(g, cam, body);
  // sky down to pale ground: opaque, because transparency costs more bytes than all five cars
  c.fillStyle = lin(c, 0, 0, 0, h, [0, '#cbdcda'], [0.72, '#ece6cd'], [0.76, '#e3d6b2'], [1, '#d6c79e']);
  c.fillRect(0, 0, w, h);
  shadow(c, w / 2, ground + 2, (body.length / 2) * scale + 6, 13, 0.5, 9);
  c.drawImage(big, 0, 0, w, h);
}
/** The glass above the seats, and the light along its near edge. */
function roof(g, cam, body) {
  const s = shape(body);
  const row = (v, side) =>
    Array.from({ length: 49 }, (_, i) =>
      cam.project(s.point(body.roof[0] + ((body.roof[1] - body.roof[0]) * i) / 48, v, side)),
    );
  const near = row(rows.edge - 0.01, 1);
  for (const [v, side] of [
    [0.8, 1],
    [1, 1],
    [0.8, -1],
    [rows.edge, -1],
  ])
    poly(g, [...near, ...row(v, side).toReversed()], '#ffb627');
  polyline(g, near, '#ffb627', 9);
}
/** All cars below each other, in rows of 360 pixels. One meter is as long in each. */
export const modelSheet = (file, names) => ({
  file,
  width: 1080,
  height: 360 * names.length,
  quality: 0.7,
  draw: (c, w) =>
    names.forEach((name, row) => {
      c.save();
      c.translate(0, 360 * row);
      draw(c, w, 360, models[name]);
      c.restore();
    }),
});
