/** One road through one windshield of 78 % glass: bare, and with films of 90, 80 and 70 %, in quarters of equal width. */
import { edge } from '../kit/film.js';
import { box } from '../kit/paint.js';
import { applyFilm } from '../lineup/film.js';
import { windshield } from '../parts/windshield.js';

const glass = 78;
const films = [100, 90, 80, 70];

function draw(c, W, H) {
  windshield(c, W, H, () => {
    // In the picture's own pixels, so that the quarters are equal.
    c.save();
    c.resetTransform();
    films.forEach((film, index) => applyFilm(c, box((index * W) / 4, 0, W / 4, H), (glass * film) / 100));
    for (const part of [1, 2, 3]) edge(c, (part * W) / 4, 0, (part * W) / 4, H, 3);
    c.restore();
  });
}

export default {
  file: 'articles/windshield-samples.webp',
  seed: 731,
  width: 1600,
  height: 700,
  quality: 0.8,
  draw,
};
