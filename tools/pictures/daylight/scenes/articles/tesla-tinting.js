/** Electric sedan on a limestone drive from high above, the film half way along its glass roof. */
import { dapple } from '../kit/light.js';
import { draw as drawLineup } from '../lineup/series.js';
import { drive } from '../parts/drive.js';

const car = {
  body: 'electric sedan',
  paint: '#3d6480',
  look: { yaw: 0.12, pitch: 0.98 },
  size: 0.96,
  at: 0.5,
  level: 0.52,
  roof: 0.5,
  film: { rear: 20, front: 35, shield: 70 },
  ground: (c, W, H) => {
    drive(c, W, H);
    dapple(c, W, H, 160, 240, 430, 330, { alpha: 0.34, px: 5, n: 1100 });
  },
};
export default {
  file: 'articles/tesla-tinting.webp',
  seed: 21,
  width: 1600,
  height: 1000,
  draw: (c, W, H) => drawLineup(c, W, H, car),
};
