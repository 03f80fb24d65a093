/** A mid-rise on open land: its glass mirrors a low sun and nothing that stands before it. */
import { finish } from '../kit/light.js';
import { mirrorWall, visitors } from './city-business.js';

const midRise = {
  cols: 7,
  rows: 4,
  tall: 0.72,
  last: [4, 4, 4, 4],
  from: [100, 120, 1400, 680],
  vlt: 35,
  before: visitors,
};

function draw(c, W, H) {
  mirrorWall(c, W, H, 'plain', { ...midRise, behind: [0, 0, 1600, 810] });
  finish(c, W, H, { sun: [0.95, 0.4], warm: 0.5, dark: 0.34, noise: 1 });
}

export default { file: 'towns/plain-business.webp', seed: 17, width: 1200, height: 900, quality: 0.34, draw };
