/** What the west windows of the price page look out on: a live oak in a meadow before the hills. */
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { oakPalette } from '../kit/palette.js';

function draw(c, W, H) {
  c.drawImage(landscape(W, H, { sd: 404, sun: [0.52, 0.3], line: 0.6, disc: 0.045, meadow: 300 }), 0, 0);
  oak(c, 300, 350, 330, 250, 103, oakPalette);
  oak(c, 880, 330, 210, 150, 81, oakPalette);
  finish(c, W, H, { sun: [0.52, 0.3], dark: 0.3 });
}

export default { file: 'heroes/view-oak.webp', seed: 404, width: 1200, height: 420, quality: 0.7, draw };
