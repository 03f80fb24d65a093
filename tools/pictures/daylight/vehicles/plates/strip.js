/* The strip of ten: each body at its own place and hour. */
import { oakAlley } from '../places/oak-alley.js';
import { limestoneCut } from '../places/limestone-cut.js';
import { bridge } from '../places/bridge.js';
import { downtown } from '../places/downtown.js';
import { canopy } from '../places/canopy.js';
import { bay } from '../places/bay.js';
import { ridgeRoad } from '../places/ridge-road.js';
import { ranch } from '../places/ranch.js';
import { lake } from '../places/lake.js';
import { bluebonnets } from '../places/bluebonnets.js';
import { flowers, kayak, toolRack } from '../cargo/things.js';
import { driver } from '../cargo/people.js';
import { dog } from '../cargo/dog.js';
import { van } from '../bodies/van.js';
import { suv } from '../bodies/suv.js';
import { crossover } from '../bodies/crossover.js';
import { singleCab } from '../bodies/single-cab.js';
import { crewCab } from '../bodies/crew-cab.js';
import { wagon } from '../bodies/wagon.js';
import { sedan } from '../bodies/sedan.js';
import { roadster } from '../bodies/roadster.js';
import { hatchback } from '../bodies/hatchback.js';
import { coupe } from '../bodies/coupe.js';

/** Plates by the name of their file. */
export const strip = {
  'automotive/wagon-oak-alley': {
    alt: 'Illustration: a green wagon with a dog in the back, 20 % film, under oaks in morning mist',
    place: oakAlley,
    seed: 8,
    scene: { hour: 'fog', y: 1010, sunX: 1150, sunY: 330 },
    car: {
      body: wagon,
      x: 880,
      s: 3.75,
      face: -1,
      paint: { color: '#1f4d3f' },
      rims: { style: 'six' },
      film: { front: 35, rear: 20 },
      inside: dog(176, 'golden', 0.17),
    },
  },
  'automotive/sedan-ridge-road': {
    alt: 'Illustration: a blue sedan with 35 % film on a ridge road, the sun setting over far hills',
    place: ridgeRoad,
    seed: 7,
    scene: { y: 985, oak: 60 },
    car: {
      body: sedan,
      x: 800,
      s: 2.85,
      paint: { color: '#24566f' },
      rims: { style: 'twin' },
      film: { front: 35, rear: 35 },
      inside: driver(280, { size: 0.78 }),
    },
  },
  'automotive/suv-lake-shore': {
    alt: 'Illustration: a charcoal SUV with a kayak on its roof and 15 % film in back, beside a lake',
    place: lake,
    seed: 8,
    scene: { y: 1030, oak: -40, sail: 250, sunX: 520 },
    car: {
      body: suv,
      x: 1010,
      s: 3.3,
      face: -1,
      paint: { color: '#2a3a3c' },
      rims: { style: 'six' },
      film: { front: 35, rear: 15 },
      look: { sheen: 0.5 },
      over: kayak(-208, 10, 372),
    },
  },
  'automotive/coupe-limestone-cut': {
    alt: 'Illustration: a red coupe with 20 % film in the shade of a limestone road cut at noon',
    place: limestoneCut,
    seed: 7,
    scene: { y: 985 },
    car: {
      body: coupe,
      x: 790,
      s: 3.1,
      paint: { color: '#a8281c' },
      rims: { style: 'five' },
      film: { front: 35, rear: 20 },
      seat: '#b0a890',
    },
  },
  'automotive/hatchback-bluebonnets': {
    alt: 'Illustration: a cream hatchback, flowers on the back seat, 50 % film, in a bluebonnet field',
    place: bluebonnets,
    seed: 9,
    scene: { y: 900 },
    car: {
      body: hatchback,
      x: 780,
      s: 3.05,
      face: -1,
      paint: { color: '#efe4c8' },
      rims: { style: 'ten' },
      film: { front: 50, rear: 50 },
      inside: flowers(146, 3, 0.85),
    },
  },
  'automotive/crew-cab-downtown': {
    alt: 'Illustration: the cab of a white crew-cab pickup downtown, a black dog behind 20 % film',
    place: downtown,
    seed: 8,
    zoom: [1.45, -330, -330],
    scene: { y: 985 },
    car: {
      body: crewCab,
      x: 730,
      y: 1105,
      s: 4.1,
      face: -1,
      paint: { color: '#f0eadb', chrome: true },
      rims: { style: 'six' },
      film: { front: 35, rear: 20 },
      inside: dog(262, 'black', 0.17, 3),
    },
  },
  'automotive/crossover-shop-bay': {
    alt: 'Illustration: a gray crossover in the shop bay, film laid on the upper half of its front door glass',
    place: bay,
    seed: 10,
    scene: { y: 1090 },
    car: {
      body: crossover,
      x: 690,
      s: 3.9,
      paint: { color: '#5d727c' },
      rims: { style: 'turbine' },
      film: { front: { vlt: 35, line: 0.55 }, rear: 20 },
    },
  },
  'automotive/van-rain-canopy': {
    alt: 'Illustration: a white work van with a tool rack behind 35 % film, under a station canopy in rain',
    place: canopy,
    seed: 10,
    car: {
      body: van,
      x: 810,
      s: 2.6,
      face: -1,
      lights: true,
      paint: { color: '#dcd8c8' },
      rims: { style: 'steel' },
      film: { front: 35, rear: 35 },
      inside: toolRack(40, 170),
    },
  },
  'automotive/roadster-river-bridge': {
    alt: 'Illustration: an ivory roadster with a cloth top and 50 % film on a river bridge at dusk',
    place: bridge,
    seed: 9,
    scene: { hour: 'dusk' },
    car: {
      body: roadster,
      x: 640,
      s: 2.9,
      lights: true,
      paint: { color: '#e6dcc2' },
      rims: { style: 'mesh' },
      film: { front: 50 },
      seats: false,
      inside: driver(178, { size: 0.8, glasses: true, shirt: '#8f3325' }),
    },
  },
  'automotive/single-cab-ranch-fence': {
    alt: 'Illustration: a two-tone older pickup with 35 % film by a cedar fence and a windmill',
    place: ranch,
    seed: 10,
    car: {
      body: singleCab,
      x: 830,
      s: 2.8,
      paint: { color: '#5f9a98', two: '#f3ecd8', chrome: true },
      rims: { style: 'steel' },
      film: { front: 35 },
      inside: driver(296, { hat: '#d8b878', size: 0.9, drop: -8 }),
      seats: false,
    },
  },
};
