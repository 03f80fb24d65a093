/** The mid-rise on open land in a wide format: nothing but the flat horizon beside it. */
import { finish } from '../kit/light.js';
import { mirrorWall } from './city-business.js';
import { midRise } from './plain-business.js';

function draw(c, W, H) {
  c.scale(W / 2200, W / 2200);
  mirrorWall(c, 2200, 880, 'plain', { ...midRise, behind: [0, 80, 1600, 640] });
  c.resetTransform();
  finish(c, W, H, { sun: [0.76, 0.4], warm: 0.5, dark: 0.34, noise: 1 });
}

export default { file: 'towns/plain-wide.webp', seed: 17, width: 1800, height: 720, quality: 0.6, draw };
