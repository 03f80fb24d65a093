/** What the panes of the gallery look out on: a low sun over hills and a lake, live oaks in a meadow. Shown in tall and in wide crops. */
import { seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { lin } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';

const sun = [0.62, 0.528];

function draw(c, W, H) {
  c.drawImage(landscape(W, H, { sd: 404, sun, line: 0.5, disc: 0.085, meadow: 345 }), 0, 0);
  // A deep sky, so that it has a color behind dark film, too.
  c.fillStyle = lin(
    c,
    0,
    0,
    0,
    H * 0.44,
    [0, 'rgba(58,140,168,.74)'],
    [0.5, 'rgba(88,160,176,.42)'],
    [1, 'rgba(140,190,190,0)'],
  );
  c.fillRect(0, 0, W, H * 0.44);
  oak(c, 640, H - 190, 190, 150, 303, oakPalette);
  oak(c, 880, H - 175, 240, 190, 505, oakPalette);
  oak(c, 362, H - 118, 430, 470, 101, oakPalette);
  oak(c, -20, H - 150, 330, 300, 606, oakPalette);
  seed(5);
  grass(c, W, () => H - 130, H + 30, 900, ['#3d4b3a', '#6c7650', '#a7a06c', '#2c3a31'], 24);
}

export default { file: 'heroes/view-tall.avif', seed: 404, width: 900, height: 1150, quality: 0.34, draw };
