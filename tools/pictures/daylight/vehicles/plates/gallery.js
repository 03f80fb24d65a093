/* The gallery: other cameras, crops and hours of the same family. */
import { coupe, hatchback, roadster, sedan, wagon } from '../bodies/cars.js';
import { coupeFront, crewRear, suvFront, suvRear, wagonRear } from '../bodies/ends.js';
import { crewCab, singleCab } from '../bodies/trucks.js';
import { crossover, suv, van } from '../bodies/utility.js';
import { all, card, childSeat, dog, driver, flowers, guitar, kayak } from '../cargo.js';
import { driverGlass, glassRoof, windshield } from '../inside.js';
import { bluebonnets, lake, ridgeRoad } from '../places/hills.js';
import { openRoad } from '../places/open-road.js';
import { bay, canopy, driveway, studio } from '../places/shop.js';
import { deck, downtown } from '../places/town.js';
import { limestoneCut, oakAlley } from '../places/woods.js';

const ends = {
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

const crops = {
  'gallery/sedan-three-shades': {
    alt: 'Illustration: the side glass of a silver sedan in three shades, 35, 20 and 5 %, by bluebonnets',
    place: bluebonnets,
    seed: 14,
    zoom: [1.5, -500, 0],
    scene: { hour: 'gold', sunX: 1180, sunY: 230, y: 900, oak: 700 },
    car: {
      body: sedan,
      x: 870,
      y: 1290,
      s: 5.6,
      paint: { color: '#aeb4ae' },
      rims: { style: 'ten' },
      film: { front: 35, rear: 20, quarter: 5 },
      seat: '#8a3a26',
    },
  },
  'gallery/suv-child-seat': {
    alt: 'Illustration: the rear door of a blue SUV in a driveway, a child seat behind 15 % film',
    place: driveway,
    seed: 15,
    zoom: [1.3, -240, -60],
    scene: { y: 1000, hour: 'morning' },
    car: {
      body: suv,
      x: 1010,
      y: 1400,
      s: 6,
      face: 1,
      paint: { color: '#2f4f6e', chrome: true },
      rims: { style: 'twin' },
      film: { front: 35, rear: 15, quarter: 15 },
      inside: childSeat(226, '#c8553a', 14),
    },
  },
  'gallery/crossover-film-laid': {
    alt: 'Illustration: film being laid on the rear door glass of a white crossover, a yellow card on its edge',
    place: bay,
    seed: 16,
    zoom: [1.15, -100, -60],
    scene: { y: 1040, door: 'left', wall: '#8a8f80' },
    car: {
      body: crossover,
      x: 1000,
      y: 1400,
      s: 6.4,
      face: 1,
      paint: { color: '#e9e4d4' },
      rims: { style: 'turbine' },
      film: { front: 35, rear: { vlt: 20, line: 0.52 }, quarter: 20 },
      over: card(168, -138),
    },
  },
  'gallery/wagon-kayak-dusk': {
    alt: 'Illustration: an orange wagon with a kayak by the lake at dusk, 20 % film in the rear',
    place: lake,
    seed: 31,
    scene: { hour: 'dusk', sunX: 1200, sunY: 420, oak: -200, sail: 1330, y: 1160 },
    car: {
      body: wagon,
      paint: { color: '#c05a2a' },
      rims: { style: 'six' },
      film: { front: 35, rear: 20 },
      over: kayak(-176, 40, 330, '#2f8f88'),
      view: { yaw: 0.55, distance: 330, eye: 128, focal: 2000, horizon: 560, x: 480, pivot: 150 },
    },
  },
  'gallery/crew-cab-bay': {
    alt: 'Illustration: a green crew-cab pickup nose-in at the shop, film half way down its front door glass',
    place: bay,
    seed: 18,
    scene: { y: 1150, door: 'left' },
    car: {
      body: crewCab,
      face: -1,
      paint: { color: '#3c5a48', chrome: true },
      rims: { style: 'six' },
      film: { front: { vlt: 35, line: 0.55 }, rear: 20 },
      view: { yaw: -0.5, distance: 400, eye: 150, focal: 1900, horizon: 600, x: 1050, pivot: 320 },
    },
  },
  'gallery/coupe-limestone-dusk': {
    alt: 'Illustration: a black coupe running along a limestone wall at dusk, 20 % film and a warm rim of light',
    place: limestoneCut,
    seed: 19,
    scene: { hour: 'dusk', y: 1150, sunX: 1500, sunY: 200, lean: 0.2, top: 120 },
    car: {
      body: coupe,
      lights: true,
      paint: { color: '#1d2627' },
      rims: { style: 'twin' },
      film: { front: 35, rear: 20 },
      seat: '#a8402c',
      view: { yaw: 0.62, distance: 330, eye: 96, focal: 2050, horizon: 640, x: 520, pivot: 150 },
    },
  },
};

const whole = {
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
    scene: { hour: 'fog', y: 1060, sunX: 420, sunY: 500, oak: 1380, ledge: false },
    car: {
      body: singleCab,
      x: 700,
      s: 3.7,
      face: -1,
      lights: true,
      paint: { color: '#a5492c', two: '#e9e0c8', chrome: true },
      rims: { style: 'steel' },
      film: { front: 35 },
      inside: guitar(318),
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

const within = {
  'gallery/door-glass-from-inside': {
    alt: 'Illustration: a lake seen from the seat, the door glass filmed to 35 % above a tint line, bare below',
    place: lake,
    seed: 31,
    scene: { hour: 'morning', sunX: 520, sunY: 340, oak: -600, sail: 780, y: 1160 },
    inside: driverGlass({ vlt: 35, color: '#8f3325', leather: '#a8683c' }),
  },
  'gallery/windshield-from-inside': {
    alt: 'Illustration: a road through the windshield, a dog in front, 70 % film above the tint line',
    place: openRoad,
    seed: 12,
    scene: { hour: 'gold', vy: 520, sunX: 1010, sunY: 330, wide: 1100 },
    inside: windshield({ vlt: 70, leather: '#6a4a34', dog: true }),
  },
  'gallery/glass-roof-oaks': {
    alt: 'Illustration: oak boughs and sun through a glass roof, 20 % film on its left half',
    place: openRoad,
    seed: 12,
    inside: glassRoof({ vlt: 20, leather: '#d8cdb4' }),
  },
};

export const gallery = { ...ends, ...crops, ...whole, ...within };
