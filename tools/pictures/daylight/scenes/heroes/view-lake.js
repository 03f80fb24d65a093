/** What the whole house of the price page looks out on: sails on a lake. */
import { finish } from '../kit/light.js';
import { townView } from '../kit/town-view.js';

function draw(c, W, H) {
  c.drawImage(townView('lake'), 320, 60, 1050, 770, 0, 0, W, H);
  finish(c, W, H, { sun: [0.86, 0.2], dark: 0.3 });
}

export default { file: 'heroes/view-lake.webp', seed: 77, width: 1200, height: 880, quality: 0.7, draw };
