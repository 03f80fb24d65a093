/* Gallery: close crops and receding flanks. */
import { limestoneCut } from '../places/limestone-cut.js';
import { driveway } from '../places/driveway.js';
import { bay } from '../places/bay.js';
import { lake } from '../places/lake.js';
import { bluebonnets } from '../places/bluebonnets.js';
import { childSeat } from '../cargo/people.js';
import { card, kayak } from '../cargo/things.js';
import { suv } from '../bodies/suv.js';
import { crossover } from '../bodies/crossover.js';
import { crewCab } from '../bodies/crew-cab.js';
import { wagon } from '../bodies/wagon.js';
import { sedan } from '../bodies/sedan.js';
import { coupe } from '../bodies/coupe.js';

/** Plates by the name of their file. */
export const crops = {
  'gallery/sedan-three-shades': {
    alt: 'Illustration: the side glass of a silver sedan in three shades, 50, 20 and 5 %, bluebonnets before it, a low sun behind',
    place: bluebonnets,
    seed: 14,
    zoom: [1.25, -260, -190],
    scene: { hour: 'gold', sunX: 1240, sunY: 330, y: 900, oak: 330 },
    car: {
      body: sedan,
      x: 850,
      y: 1480,
      s: 7,
      paint: { color: '#aeb4ae' },
      rims: { style: 'ten' },
      film: { front: 50, rear: 20, quarter: 5 },
      look: { sheen: 0.25, reflection: 'none' },
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
      look: { sheen: 0.5 },
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
