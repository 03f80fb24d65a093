/** A windshield as the state's text describes it: a dark strip along the top that ends at the AS-1 line, clear glass below. */
import { strokePath } from '../kit/paint.js';
import { applyFilm } from '../lineup/film.js';
import { windshield } from '../parts/windshield.js';

const strip = 'M100 40 H1540 V190 C1300 176 1000 168 780 170 C560 172 380 182 240 196 L100 210 Z';
const end = 'M240 196 C380 182 560 172 780 170 C1000 168 1300 176 1420 184';

function draw(c, W, H) {
  windshield(c, W, H, () => {
    applyFilm(c, new Path2D(strip), 20);
    strokePath(c, end, '#ffb627', 4);
    strokePath(c, end, 'rgba(255,247,220,.85)', 1.2);
  });
}

export default {
  file: 'articles/windshield-strip.webp',
  seed: 731,
  width: 1600,
  height: 700,
  quality: 0.8,
  draw,
};
