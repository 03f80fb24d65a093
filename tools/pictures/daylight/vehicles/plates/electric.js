/* The five electric body types. */
import { square } from '../places/square.js';
import { deck } from '../places/deck.js';
import { ridgeRoad } from '../places/ridge-road.js';
import { lake } from '../places/lake.js';
import { driver } from '../cargo/people.js';
import { dog } from '../cargo/dog.js';
import { tallRear } from '../bodies/rears.js';
import { longSedan } from '../bodies/long-sedan.js';
import { foldedSteel } from '../bodies/folded-steel.js';
import { electricSedan } from '../bodies/electric-sedan.js';
import { electricCrossover } from '../bodies/electric-crossover.js';

/** Plates by the name of their file. */
export const electric = {
  'tesla/electric-sedan-ridge-road': {
    alt: 'Illustration: electric sedan in the shape of a Model 3, 35 % film, on a ridge road on a clear morning',
    place: ridgeRoad,
    seed: 21,
    scene: { hour: 'morning', sunX: 1330, sunY: 330, y: 1000, oak: 1480 },
    car: {
      body: electricSedan,
      x: 790,
      s: 3.1,
      paint: { color: '#f2eee2', blackout: true },
      rims: { style: 'aero', color: '#6a726c' },
      film: { front: 35, rear: 20 },
      inside: driver(268, { size: 0.76, shirt: '#3f6a78' }),
    },
  },
  'tesla/electric-crossover-lake': {
    alt: 'Illustration: electric crossover in the shape of a Model Y, a dog behind 20 % film, at a lake in the evening',
    place: lake,
    seed: 22,
    scene: { hour: 'gold', sunX: 1150, sunY: 430, y: 1060, oak: 1560, sail: 200 },
    car: {
      body: electricCrossover,
      x: 650,
      s: 4.1,
      paint: { color: '#2d4a6e', blackout: true },
      rims: { style: 'turbine', color: '#59625d' },
      film: { front: 35, rear: 20 },
      inside: dog(172, 'white', 0.165),
    },
  },
  'tesla/electric-long-sedan-square': {
    alt: 'Illustration: long electric sedan in the shape of a Model S, 15 % film, on a town square in the blue hour',
    place: square,
    seed: 23,
    scene: { y: 1010, tower: 1230 },
    car: {
      body: longSedan,
      x: 770,
      s: 3.05,
      face: -1,
      lights: true,
      paint: { color: '#7f1d1a', blackout: true },
      rims: { style: 'turbine', color: '#7d857e' },
      film: { front: 35, rear: 15 },
    },
  },
  'tesla/electric-tall-doors-deck': {
    alt: 'Illustration: electric crossover in the shape of a Model X from behind, its tall doors up, 20 % film',
    place: deck,
    seed: 24,
    scene: { sunX: 330, y: 1040 },
    car: {
      body: tallRear,
      x: 830,
      y: 1050,
      s: 3.9,
      lights: true,
      paint: { color: '#3a4750' },
      film: { vlt: 20 },
    },
  },
  'tesla/folded-steel-pickup-ridge-road': {
    alt: 'Illustration: folded-steel electric pickup in the shape of a Cybertruck, 20 % film, on a ridge road at dusk',
    place: ridgeRoad,
    seed: 25,
    scene: { hour: 'dusk', sunX: 1270, sunY: 480, y: 1000 },
    car: {
      body: foldedSteel,
      x: 800,
      s: 2.65,
      paint: { color: '#a9aeaa' },
      rims: { style: 'folded', color: '#4b5550' },
      film: { front: 35, rear: 20 },
    },
  },
};
