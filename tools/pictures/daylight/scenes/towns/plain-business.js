/** A mid-rise on open land: its glass mirrors a low sun and nothing that stands before it. */
import { finish } from '../kit/light.js';
import { mirrorWall } from './city-business.js';

function draw(c, W, H) {
  mirrorWall(c, W, H, 'plain', { cols: 6, rows: 7, last: [6, 6, 5, 4, 3, 2, 1], from: [100, 60, 1400, 900] });
  finish(c, W, H, { sun: [0.8, 0.48], warm: 0.5, dark: 0.4 });
}

export default { file: 'towns/plain-business.webp', seed: 17, width: 1200, height: 900, draw };
