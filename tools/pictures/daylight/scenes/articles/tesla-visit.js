/** An electric sedan at a charging post under a live oak: windshield at 70, front doors at 35, the rest at 20. */
import { draw, film } from '../lineup/series.js';
import { charger } from '../parts/charger.js';

const car = {
  body: 'electric sedan',
  paint: '#1f5c94',
  cloth: '#f2deb2',
  plates: false,
  place: 'lot',
  look: { yaw: 0.6, pitch: 0.085, distance: 15 },
  size: 0.96,
  at: 0.54,
  level: 0.64,
  film: film(20),
  before: (c, cam, px) => charger(c, cam, px, { at: [-3.3, 0.7], port: [-1.62, 0.9, 0.85] }),
};
export default {
  file: 'articles/tesla-visit.webp',
  seed: 7,
  width: 1600,
  height: 1000,
  quality: 0.76,
  draw: (c, w, h) => draw(c, w, h, car),
};
