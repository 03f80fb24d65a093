/* The five electric body types. */
import { square } from '../places/square.js';
import { deck } from '../places/deck.js';
import { driveway } from '../places/driveway.js';
import { ranch } from '../places/ranch.js';
import { lake } from '../places/lake.js';
import { charger } from '../cargo/things.js';
import { dog } from '../cargo/dog.js';
import { tallRear } from '../bodies/rears.js';
import { longSedan } from '../bodies/long-sedan.js';
import { foldedSteel } from '../bodies/folded-steel.js';
import { electricSedan } from '../bodies/electric-sedan.js';
import { electricCrossover } from '../bodies/electric-crossover.js';

/** Plates by the name of their file. */
export const electric = {
  'tesla/electric-sedan-driveway': {
    alt: 'Illustration: electric sedan in the shape of a Model 3, 20 % film in back, charging at a limestone house',
    place: driveway,
    seed: 21,
    scene: { hour: 'noon', y: 1015 },
    car: {
      body: electricSedan,
      x: 880,
      s: 3,
      paint: { color: '#f4f0e4', blackout: true },
      rims: { style: 'aero', color: '#6a726c' },
      film: { front: 35, rear: 20 },
      seat: '#b9ab90',
      over: charger(-44, -98),
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
  'tesla/folded-steel-pickup-ranch': {
    alt: 'Illustration: folded-steel electric pickup in the shape of a Cybertruck, 20 % film, on a ranch lane at dusk',
    place: ranch,
    seed: 25,
    scene: { hour: 'dusk', sunX: 330, sunY: 470, disc: 96, mill: 1340, y: 990 },
    car: {
      body: foldedSteel,
      x: 800,
      s: 2.7,
      face: -1,
      paint: { color: '#a9aeaa' },
      rims: { style: 'folded', color: '#4b5550' },
      film: { front: 35, rear: 20 },
    },
  },
};
