/* Gallery: whole vehicles at other hours. */
import { oakAlley } from '../places/oak-alley.js';
import { downtown } from '../places/downtown.js';
import { deck } from '../places/deck.js';
import { studio } from '../places/studio.js';
import { driveway } from '../places/driveway.js';
import { canopy } from '../places/canopy.js';
import { ridgeRoad } from '../places/ridge-road.js';
import { driver } from '../cargo/people.js';
import { all, flowers, guitar } from '../cargo/things.js';
import { van } from '../bodies/van.js';
import { crossover } from '../bodies/crossover.js';
import { singleCab } from '../bodies/single-cab.js';
import { sedan } from '../bodies/sedan.js';
import { roadster } from '../bodies/roadster.js';
import { hatchback } from '../bodies/hatchback.js';
import { coupe } from '../bodies/coupe.js';

/** Plates by the name of their file. */
export const whole = {
  'gallery/coupe-studio': {
    alt: 'Illustration: a dark coupe on a studio floor, its outline drawn by one lamp, 20 % film',
    place: studio,
    seed: 20,
    scene: { y: 860 },
    car: {
      body: coupe,
      x: 800,
      s: 3.1,
      paint: { color: '#1d2321', mirror: '#2c3430' },
      rims: { style: 'five' },
      film: { front: 35, rear: 20 },
      seat: '#7a3a26',
    },
  },
  'gallery/hatchback-parking-deck': {
    alt: 'Illustration: a yellow hatchback with 5 % film in back on a parking deck at dusk',
    place: deck,
    seed: 10,
    scene: { y: 1000 },
    car: {
      body: hatchback,
      x: 900,
      s: 3.4,
      face: -1,
      paint: { color: '#d39a2c' },
      rims: { style: 'ten' },
      film: { front: 35, rear: 5 },
      look: { sheen: 0.4 },
    },
  },
  'gallery/van-florist-driveway': {
    alt: 'Illustration: a teal van full of flowers behind 50 % film in front of a limestone house',
    place: driveway,
    seed: 22,
    scene: { hour: 'gold', y: 1010 },
    car: {
      body: van,
      x: 780,
      s: 2.75,
      paint: { color: '#3d8580' },
      rims: { style: 'steel', color: '#d8d4c4' },
      film: { front: 50, rear: 50 },
      inside: all(
        flowers(46, 3, 1.1),
        flowers(86, 8, 1.25),
        flowers(128, 12, 1.1),
        flowers(160, 5, 1.2),
        flowers(216, 14, 1.2),
        flowers(296, 9, 1.1),
      ),
    },
  },
  'gallery/single-cab-fog': {
    alt: 'Illustration: an older pickup in sunrise fog, a guitar behind 35 % film on the door glass',
    place: ridgeRoad,
    seed: 23,
    scene: { hour: 'fog', y: 1060, sunX: 330, sunY: 380, oak: 1380, ledge: false },
    car: {
      body: singleCab,
      x: 700,
      s: 3.7,
      face: -1,
      lights: true,
      paint: { color: '#a5492c', two: '#e9e0c8', chrome: true },
      rims: { style: 'steel' },
      film: { front: 35 },
      inside: guitar(322),
    },
  },
  'gallery/crossover-frost': {
    alt: 'Illustration: a burgundy crossover on a frosted ridge, 35 % film, low winter sun',
    place: ridgeRoad,
    seed: 24,
    scene: { hour: 'frost', y: 1010, sunX: 1250, sunY: 480, oak: 240 },
    car: {
      body: crossover,
      x: 880,
      s: 3.3,
      paint: { color: '#6e2230' },
      rims: { style: 'twin' },
      film: { front: 35, rear: 35 },
      inside: driver(242, { hair: '#7a5a34', size: 0.85 }),
    },
  },
  'gallery/roadster-oak-alley': {
    alt: 'Illustration: a blue roadster, cloth top up, 35 % film, in broken light under oaks',
    place: oakAlley,
    seed: 25,
    scene: { hour: 'gold', y: 1020, sunX: 1350, sunY: 420 },
    car: {
      body: roadster,
      x: 700,
      s: 3.3,
      paint: { color: '#2d5f8a', top: '#4a3a2c' },
      rims: { style: 'mesh' },
      film: { front: 35 },
    },
  },
  'gallery/hatchback-main-street': {
    alt: 'Illustration: a red hatchback on a lit main street in the evening, 15 % film in back',
    place: downtown,
    seed: 26,
    scene: { hour: 'blue', y: 1040 },
    car: {
      body: hatchback,
      x: 740,
      s: 3.5,
      lights: true,
      paint: { color: '#b23a24' },
      rims: { style: 'five' },
      film: { front: 35, rear: 15 },
      inside: driver(204, { size: 0.85 }),
    },
  },
  'gallery/sedan-night-canopy': {
    alt: 'Illustration: a dark green sedan under a station canopy on a wet evening, 20 % film',
    place: canopy,
    seed: 27,
    scene: { hour: 'blue', y: 1000, top: 300 },
    car: {
      body: sedan,
      x: 820,
      s: 3.15,
      face: -1,
      lights: true,
      paint: { color: '#27483f' },
      rims: { style: 'mesh' },
      film: { front: 35, rear: 20 },
    },
  },
};
