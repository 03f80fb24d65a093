/* Gallery: from straight behind and straight ahead. */
import { openRoad } from '../places/open-road.js';
import { dog } from '../cargo/dog.js';
import { crewRear, suvRear, wagonRear } from '../bodies/rears.js';
import { coupeFront, suvFront } from '../bodies/fronts.js';

/** Plates by the name of their file. */
export const ends = {
  'gallery/suv-open-road': {
    alt: 'Illustration: a blue SUV from behind on a straight road at sundown, 20 % film on the rear glass',
    place: openRoad,
    seed: 3,
    scene: {
      hour: 'dusk',
      sunX: 1180,
      trees: [
        [0.1, -1],
        [0.2, 1],
        [0.5, 1],
      ],
    },
    car: { body: suvRear, x: 770, y: 1080, s: 3.9, paint: { color: '#24566f' }, film: { vlt: 20 } },
  },
  'gallery/crew-cab-rear-glass': {
    alt: 'Illustration: a red pickup from behind, a dog looking out through 15 % film, oaks along the road',
    place: openRoad,
    seed: 4,
    scene: { hour: 'morning', sunX: 330, sunY: 330, vx: 640, vy: 620 },
    car: {
      body: crewRear,
      x: 950,
      y: 1120,
      s: 4.5,
      paint: { color: '#a8281c', chrome: true },
      film: { vlt: 15 },
      inside: dog(4, 'golden', 0.17, -4),
    },
  },
  'gallery/suv-windshield-noon': {
    alt: 'Illustration: a cream SUV head on at noon, clear 70 % film on the windshield and a darker sun strip',
    place: openRoad,
    seed: 5,
    scene: {
      hour: 'noon',
      double: true,
      cumulus: true,
      sunX: 1330,
      sunY: 110,
      trees: [
        [0.08, 1],
        [0.16, 1],
        [0.34, 1],
      ],
    },
    car: {
      body: suvFront,
      x: 640,
      y: 1130,
      s: 4.4,
      paint: { color: '#ece4cf', chrome: true },
      film: { vlt: 70, strip: 20 },
    },
  },
  'gallery/coupe-front-fog': {
    alt: 'Illustration: an amber coupe head on in morning fog, lamps lit, 50 % film on the windshield',
    place: openRoad,
    seed: 6,
    scene: {
      hour: 'fog',
      sunX: 1240,
      sunY: 360,
      vx: 900,
      trees: [
        [0.3, -1],
        [0.06, 1],
      ],
    },
    car: {
      body: coupeFront,
      x: 700,
      y: 1070,
      s: 4.9,
      lights: true,
      paint: { color: '#d0892a' },
      film: { vlt: 50 },
    },
  },
  'gallery/wagon-rear-rain': {
    alt: 'Illustration: a green wagon from behind in rain, its rear glass filmed down to the middle',
    place: openRoad,
    seed: 11,
    scene: {
      hour: 'rain',
      wet: true,
      vx: 860,
      trees: [
        [0.12, -1],
        [0.22, -1],
        [0.46, -1],
      ],
    },
    car: {
      body: wagonRear,
      x: 740,
      y: 1090,
      s: 5,
      lights: true,
      paint: { color: '#2c6b4a' },
      film: { vlt: 20, line: 0.55 },
    },
  },
};
