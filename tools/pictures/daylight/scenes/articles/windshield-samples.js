/** One bright road through one windshield of 78 % glass: bare, and with films of 90, 80 and 70 %, in quarters of equal width. */
import { grain } from '../../lib.js';
import { blend, box, inside, lin } from '../kit/paint.js';
import { applyFilm } from '../lineup/film.js';
import { drawFrame, paintCabin, road, shield } from '../parts/windshield.js';

const glass = 78;
const films = [100, 90, 80, 70];

/** Makes the country as light on the left as on the right, so that only the film differs. */
const bleach = (c, W, H) =>
  blend(c, 'screen', 1, () => {
    c.fillStyle = lin(c, 0, 0, 0, H, [0, '#7c8f94'], [0.3, '#8f8a74'], [0.46, '#4e4c3a'], [1, '#66662e']);
    c.fillRect(0, 0, W, H);
  });

function draw(c, W, H) {
  const view = road(W, H, {
    hour: 'noon',
    wash: (country) => bleach(country, W, H),
    leaves: { deep: '#3f5844', mid: '#6d8a58', lit: '#cfca84' },
  });
  paintCabin(c, W, H);
  inside(c, shield, () => {
    c.drawImage(view, 0, 0);
    // The quarters meet without a line, which would hide how much they differ.
    films.forEach((film, index) => applyFilm(c, box((index * W) / 4, 0, W / 4, H), (glass * film) / 100));
  });
  drawFrame(c, view);
  grain(c, W, H, 5);
}

export default {
  file: 'articles/windshield-samples.webp',
  seed: 731,
  width: 1600,
  height: 700,
  quality: 0.8,
  draw,
};
