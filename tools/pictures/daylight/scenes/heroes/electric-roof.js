/** Electric sedan on an overlook, seen from above its shoulder: film drawn half way over its glass roof. */
import { draw as drawLineup } from '../lineup/series.js';

const car = {
  body: 'electric sedan',
  paint: '#3f6152',
  place: 'overlook',
  sd: 9,
  look: { yaw: 0.5, pitch: 0.42 },
  size: 1.02,
  at: 0.5,
  level: 0.62,
  horizon: 0.3,
  roof: 0.55,
  film: { rear: 20, front: 35, shield: 70 },
};
export default {
  file: 'heroes/electric-roof.webp',
  seed: 347,
  width: 1800,
  height: 1125,
  draw: (c, W, H) => drawLineup(c, W, H, car),
};
