/** A window throws the low sun onto artificial turf: a beam, and a curved streak where the blades lie flat and shine. */
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { dapple, finish } from '../kit/light.js';
import { blend, lin, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { corner, fence, glare, house, pane } from '../parts/backyard.js';
import { meltedTurf } from '../parts/melted-turf.js';

const { turf, beam, caustic, smoke } = meltedTurf(
  [
    [90, 752],
    [560, 738],
    [860, 960],
  ],
  pane,
);

/** Hot air bends what is seen through it: planks and blades above the streak waver. */
function shimmer(c) {
  const [x0, y0, w, h] = [300, 400, 520, 420];
  const from = c.getImageData(x0, y0, w, h);
  const to = c.createImageData(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      // strongest over the middle of the streak, nothing at the border
      const side = Math.max(0, 1 - ((x - 250 + (h - y) * 0.1) / 190) ** 2);
      const rise = Math.min(1, y / 150) * Math.max(0, Math.min(1, (h - y - 10) / 60));
      const force = 4.6 * side * rise * (0.35 + (0.65 * y) / h);
      const bent =
        Math.sin(y * 0.061 + Math.sin(x * 0.027) * 3) * Math.sin(y * 0.017 + x * 0.031) +
        0.5 * Math.sin(y * 0.14 + x * 0.06);
      const fx = Math.max(0, Math.min(w - 2, x + force * bent));
      const fy = Math.max(0, Math.min(h - 1, Math.round(y + force * 0.4 * Math.sin(x * 0.07 + y * 0.03))));
      const left = Math.floor(fx);
      for (let k = 0; k < 4; k++) {
        const at0 = (fy * w + left) * 4 + k;
        to.data[(y * w + x) * 4 + k] = from.data[at0] + (from.data[at0 + 4] - from.data[at0]) * (fx - left);
      }
    }
  c.putImageData(to, x0, y0);
}

function draw(c, W, H) {
  c.drawImage(
    landscape(W, H, { sd: 417, hour: 'noon', sun: [1.25, -0.2], line: 0.3, disc: 0, lake: false, meadow: 0 }),
    0,
    0,
  );
  oak(c, 250, 590, 470, 390, 41, { ...oakPalette, mid: '#5f7a46', lit: '#d3c573' });
  oak(c, 690, 580, 290, 240, 43, { ...oakPalette, mid: '#5f7a46', lit: '#d3c573' });
  fence(c);
  house(c, W);
  // a tone below the light that leaves its window
  blend(c, 'multiply', 1, () => {
    c.fillStyle = lin(c, corner, 0, W, 0, [0, '#cdbf9f'], [1, '#e6dcc4']);
    c.fillRect(corner - 4, 110, W, 550);
  });
  turf(c, W, H);
  // the shadow of an oak behind us, towards the house
  dapple(c, W, H, 1440, 900, 330, 90, { alpha: 0.5, color: '#12301f', n: 330, px: 3, size: 1.5 });
  soft(c, 3, () => {
    c.fillStyle = 'rgba(20,40,24,.5)';
    c.fillRect(corner - 20, 656, 700, 7);
  });
  beam(c, W, H);
  caustic(c, W, H);
  shimmer(c);
  smoke(c, W, H);
  glare(c);
  finish(c, W, H, { sun: [1.02, 0.5], warm: 0.5, dark: 0.26, noise: 9 });
}

export default { file: 'articles/turf-melt.webp', seed: 417, width: 1600, height: 1000, quality: 0.66, draw };
