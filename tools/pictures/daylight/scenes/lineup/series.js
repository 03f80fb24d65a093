/** The pictures of the lineup: which vehicle stands where, and the film on its glass. */
import { finish } from '../kit/light.js';
import { layer } from '../kit/paint.js';
import { points } from '../kit/solid.js';
import { pane } from './bodies.js';
import { camera } from './camera.js';
import { drawCar } from './car.js';
import { archBridge, dock, dog, duck, heron, sloop, swing } from './life.js';
import { paintPlace } from './places.js';

export const film = (rear, front = 35, shield = 70) => ({ rear, front, shield });
export const paints = {
  oak: '#3f6152',
  sand: '#cdbd93',
  red: '#b23a20',
  blue: '#3d6480',
  white: '#e9e4d4',
  night: '#2c3942',
  navy: '#1f3f5c',
  honey: '#c98a2b',
  teal: '#4f8380',
  ember: '#a8401c',
  pine: '#24503c',
  copper: '#9a5a38',
  sage: '#8b9c7c',
  steel: '#a7aca6',
};
/** Ways to look: the side, the front quarter and the rear quarter. */
export const side = { yaw: 0, pitch: 0.035 };
const front = { yaw: 0.62, pitch: 0.072, distance: 15 };
const rear = { yaw: -0.66, pitch: 0.072, distance: 15 };

/** The electric SUV from the side: its glass reaches farther toward both ends. */
const electricSuv = {
  back: null,
  tuck: 0.07,
  top: points(
    '0,1.4 0.05,1.5 0.2,1.62 0.46,1.71 1.3,1.765 2.1,1.77 2.6,1.7 3,1.53 3.55,1.18 4.2,1.1 4.58,1.02 4.7,0.86',
  ),
  panes: [pane(0.4, 1.04, 0.62, 1.08), pane(1.1, 2.02, 1.14, 2), pane(2.08, 3.32, 2.06, 2.82, true)],
};
/** The towers seen from the bridge: place, width, height, crown and mast. */
const cityAcross = [
  [0.02, 52, 130, 'flat'],
  [0.09, 58, 210, 'arch'],
  [0.17, 60, 300, 'slope'],
  [0.25, 54, 220, 'flat'],
  [0.31, 66, 380, 'facets'],
  [0.39, 56, 270, 'flat'],
  [0.46, 64, 440, 'prism'],
  [0.54, 58, 330, 'step', 60],
  [0.61, 62, 240, 'flat'],
  [0.68, 56, 350, 'arch'],
  [0.75, 60, 260, 'flat'],
  [0.82, 52, 190, 'slope'],
  [0.89, 58, 230, 'flat'],
  [0.96, 50, 140, 'flat'],
];

/** Name, body, paint, place, view, film and the rest; `parts` are measures of this one vehicle. */
export const series = {
  'wagon-oaks-20': {
    size: 1.1,
    body: 'wagon',
    paint: paints.oak,
    place: 'oaks',
    look: side,
    film: film(20),
    dog: true,
    driver: {},
  },
  'sedan-lake-35': {
    size: 1.06,
    at: 0.535,
    level: 0.7,
    body: 'sedan',
    paint: paints.navy,
    place: 'lake',
    look: side,
    film: film(35),
    driver: { shirt: '#c9bb92', hair: '#4a2b18' },
    behind: (c, W, H, y) => {
      sloop(c, W * 0.08, y, 1.2);
      sloop(c, W * 0.81, y - 2, 0.6, -1);
      dock(c, -20, W * 0.2, y + 46);
    },
  },
  'pickup-limestone-15': {
    rim: 'dark',
    size: 1.17,
    level: 0.71,
    body: 'pickup',
    paint: paints.red,
    place: 'limestone',
    sd: 18,
    look: side,
    facing: 'left',
    film: film(15),
    load: 'saplings',
    parts: {
      seatLift: 0.09,
      top: points(
        '0,1.16 0.04,1.18 1.78,1.18 1.86,1.3 1.96,1.84 2.3,1.9 3.3,1.9 3.7,1.76 4.2,1.32 5.2,1.26 5.54,1.21 5.6,1.1',
      ),
    },
    driver: { hat: '#e6d6ac', shirt: '#3d6480' },
  },
  'hatchback-bluebonnets-35': {
    size: 1.3,
    at: 0.5,
    level: 0.7,
    body: 'hatchback',
    paint: paints.honey,
    place: 'bluebonnets',
    look: side,
    facing: 'left',
    film: film(35),
    driver: { shirt: '#3d6480', hair: '#6b3f22' },
  },
  'crossover-crossing-20': {
    rim: 'dark',
    size: 1.12,
    body: 'crossover',
    paint: paints.teal,
    place: 'crossing',
    look: side,
    facing: 'left',
    film: film(20),
    load: 'kayak',
    loadColor: '#e0992c',
    parts: { seatLift: 0.06 },
    driver: { shirt: '#efe6cd', hair: '#3a2418' },
    before: (c) => {
      duck(c, 1130, 1144, 1.05, -1);
      duck(c, 1305, 1154, 0.6, -1);
      duck(c, 1405, 1142, 0.6, -1);
      duck(c, 1490, 1156, 0.6, -1);
    },
  },
  'suv-overlook-5': {
    quality: 0.43,
    size: 1.05,
    body: 'SUV',
    paint: paints.white,
    place: 'overlook',
    look: side,
    film: film(5),
    load: 'canoe',
    rim: 'dark',
    parts: { seatLift: 0.02 },
    driver: { hat: '#d9c48e', shirt: '#3d6480' },
  },
  'van-house-15': {
    size: 1.08,
    body: 'van',
    paint: paints.teal,
    place: 'house',
    sd: 12,
    rise: 116,
    home: { at: 0.06, size: 1.25 },
    look: side,
    facing: 'left',
    film: film(15),
    parts: {
      seatLift: 0.12,
      top: points(
        '0,1.88 0.05,1.93 1,1.97 3.1,1.97 3.46,1.93 3.8,1.77 4.32,1.33 4.46,1.26 4.9,1.19 5.04,1.12 5.1,0.96',
      ),
      panes: [pane(0.26, 1.3, 0.3, 1.3), pane(1.42, 2.56, 1.42, 2.56), pane(2.68, 4.12, 2.68, 3.52, true)],
      doors: [1.36, 2.62, 4.02],
    },
    driver: { shirt: '#e0cfa4', hair: '#6b3f22', size: 1.12 },
    before: (c) => dog(c, 190, 1168, 0.52),
  },
  'coupe-skyline-20': {
    rim: 'dark',
    size: 1.12,
    body: 'coupe',
    paint: paints.ember,
    place: 'skyline',
    look: side,
    film: film(20),
    driver: { shirt: '#c9bb92' },
  },
  'convertible-windmill-35': {
    size: 1.24,
    level: 0.68,
    body: 'convertible',
    paint: paints.red,
    place: 'windmill',
    look: side,
    film: film(35),
    parts: {
      tailLamp: 1.24,
      top: points(
        '0,0.86 0.05,0.925 0.16,0.965 0.58,0.99 0.72,1.035 0.9,1.125 1.08,1.205 1.26,1.268 1.44,1.318 1.62,1.35 1.8,1.364 1.98,1.36 2.16,1.334 2.35,1.275 2.95,0.95 3.9,0.87 4.18,0.8 4.3,0.69',
      ),
    },
    driver: { shirt: '#efe6cd', hair: '#4a2b18', shades: true, low: 0.03 },
  },
  'classic-bluebonnets-50': {
    size: 1.12,
    body: 'classic',
    paint: paints.sage,
    place: 'bluebonnets',
    sd: 12,
    look: side,
    film: film(50, 50),
    driver: { hat: '#d9c48e', shirt: '#a9402a' },
  },
  'electric-sedan-house-20': {
    size: 1.12,
    level: 0.72,
    body: 'electric sedan',
    paint: paints.night,
    place: 'house',
    rise: 150,
    home: { at: 0.1, size: 1.22 },
    sd: 19,
    look: side,
    film: film(20),
    driver: { shirt: '#efe6cd', hair: '#2b1d15' },
    behind: (c, W, H, y) => swing(c, W * 0.93, y - 119, [138, 180]),
  },
  'electric-suv-lake-20': {
    size: 1.08,
    at: 0.53,
    body: 'electric SUV',
    paint: paints.white,
    place: 'lake',
    sd: 9,
    look: side,
    film: film(20),
    parts: electricSuv,
    driver: { shirt: '#4f8380', hair: '#3a2418' },
    behind: (c, W, H, y) => {
      sloop(c, W * 0.05, y, 0.9);
    },
  },
  'electric-pickup-overlook-20': {
    size: 1.16,
    level: 0.7,
    body: 'angular electric pickup',
    paint: paints.steel,
    place: 'overlook',
    sd: 9,
    look: side,
    film: film(20),
    load: 'crates',
    parts: { panes: [pane(1.98, 2.74, 2.14, 2.74), pane(2.84, 4.04, 2.84, 3.31, true)] },
    driver: { shirt: '#b8632f', hair: '#2b1d15', shades: true },
  },
  'sedan-shop-20': {
    quality: 0.42,
    body: 'sedan',
    paint: paints.blue,
    place: 'shop',
    look: side,
    level: 0.71,
    facing: 'left',
    film: film(20),
    driver: { shirt: '#efe6cd', hair: '#2b1d15' },
  },
  'wagon-lake-35': {
    body: 'wagon',
    paint: paints.copper,
    place: 'lake',
    sd: 15,
    look: rear,
    facing: 'left',
    film: film(35),
    load: 'board',
    loadColor: '#d98a2c',
  },
  'pickup-windmill-20': {
    quality: 0.46,
    size: 1.17,
    at: 0.49,
    level: 0.71,
    body: 'pickup',
    paint: paints.blue,
    place: 'windmill',
    sd: 5,
    look: side,
    film: film(20),
    mill: 'right',
    load: 'hay',
    driver: { hat: '#e6d6ac', shirt: '#7b3a24' },
  },
  'suv-crossing-35': {
    rim: 'dark',
    size: 1.06,
    body: 'SUV',
    paint: paints.red,
    place: 'crossing',
    sd: 3,
    look: side,
    film: film(35),
    load: 'box',
    dog: true,
    driver: { shirt: '#e9dfc4', hair: '#2b1d15' },
    parts: { seatLift: 0.08 },
    before: (c) => heron(c, 1452, 1176, 0.6, -1),
  },
  'hatchback-skyline-50': {
    size: 1.3,
    level: 0.7,
    at: 0.52,
    body: 'hatchback',
    paint: paints.white,
    place: 'skyline',
    sd: 9,
    look: side,
    facing: 'left',
    film: film(50, 50),
    dog: true,
    driver: { shirt: '#3d6480', hair: '#2b1d15' },
    far: {
      towers: cityAcross,
      ends: [0.37, 0.9],
      k: 1.1,
      bridge: (c, W, H, y) => archBridge(c, -60, W * 0.34, y - 6, 170),
    },
  },
  'crossover-limestone-15': {
    body: 'crossover',
    paint: paints.sand,
    place: 'limestone',
    sd: 5,
    look: side,
    film: film(15),
    load: 'bike',
    dog: true,
    parts: { seatLift: 0.06 },
    driver: { shirt: '#4f8380', hair: '#3a2418' },
  },
  'coupe-overlook-5': {
    rim: 'dark',
    size: 1.2,
    body: 'coupe',
    paint: paints.pine,
    place: 'overlook',
    sd: 3,
    look: side,
    facing: 'left',
    film: film(5),
    parts: { tailLamp: 1.24 },
    driver: { shirt: '#e9dfc4', hair: '#2b1d15', low: 0.03 },
  },
  'electric-sedan-skyline-35': {
    level: 0.71,
    at: 0.5,
    size: 1.22,
    body: 'electric sedan',
    paint: paints.white,
    place: 'skyline',
    sd: 11,
    look: side,
    facing: 'left',
    film: film(35),
    driver: { shirt: '#efe6cd', hair: '#2b1d15', shades: true },
  },
  'electric-suv-oaks-20': {
    level: 0.7,
    size: 1.12,
    body: 'electric SUV',
    paint: paints.blue,
    place: 'oaks',
    sd: 25,
    look: side,
    facing: 'left',
    film: film(20),
    parts: { ...electricSuv, seatLift: 0.07 },
    load: 'board',
    loadColor: '#d98a2c',
    dog: true,
    driver: { shirt: '#e0cfa4', hair: '#6b3f22' },
  },
};

const W = 1600,
  H = 1200;
/** One vehicle in its place, as a row of the series says; `before` draws what stands before it. */
export function draw(c, w, h, o) {
  const long = { pickup: 5.6, 'angular electric pickup': 5.5, van: 5.1 }[o.body] ?? 4.75;
  const view = {
    distance: 11,
    ...o.look,
    scale: (o.size ?? 1) * (o.look.yaw ? 262 : 246) * (4.75 / long),
    x: w * (o.at ?? 0.5),
    y: h * (o.level ?? 0.69),
  };
  const flip = o.facing === 'left' ? -1 : 1;
  const cam = camera({ ...view, yaw: view.yaw * flip, target: [0, 0, 0.6] });
  const horizon = view.y - Math.tan(view.pitch) * view.distance * view.scale;
  paintPlace(c, w, h, horizon, cam, o);
  const backdrop = document.createElement('canvas');
  backdrop.width = w;
  backdrop.height = h;
  backdrop.getContext('2d').drawImage(c.canvas, 0, 0);
  // a calm far side lets the car stand out
  c.filter = 'blur(1.3px)';
  c.drawImage(backdrop, 0, 0);
  c.filter = 'none';
  // drawn at twice the size and reduced, so that every edge is smooth
  const car = layer(w * 2, h * 2, (k) => {
    k.scale(2, 2);
    drawCar(k, { ...o, view, backdrop });
  });
  c.drawImage(car, 0, 0, w, h);
  o.before?.(c, cam, view.scale);
  finish(c, w, h, { sun: [1, 0.3], warm: 0.4, dark: 0.26, noise: 3 });
}
export const getScene = (name) => ({
  file: `cars/${name}.avif`,
  width: W,
  height: H,
  quality: series[name].quality ?? 0.5,
  draw: (c, w, h) => draw(c, w, h, series[name]),
});
