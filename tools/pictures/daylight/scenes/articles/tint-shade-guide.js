/** One landscape with a wagon behind five panes of film, light to dark, each on its number. */
import { streaks } from '../kit/film.js';
import { loadLetters, write } from '../kit/letters.js';
import { box, lin } from '../kit/paint.js';
import { applyFilm } from '../lineup/film.js';
import { draw as drawVehicle, film, paints, side } from '../lineup/series.js';

const shades = [70, 50, 35, 20, 15];
const [left, top, wide, high] = [90, 64, 284, 776];

async function draw(c, W, H) {
  await loadLetters();
  drawVehicle(c, W, H, {
    size: 0.86,
    level: 0.66,
    body: 'wagon',
    paint: paints.ember,
    place: 'lake',
    sd: 3,
    look: side,
    film: film(35),
    driver: {},
    dog: true,
  });
  const foot = top + high;
  const span = wide * shades.length;
  c.fillStyle = 'rgba(20,28,22,.45)';
  c.fillRect(left - 34, foot + 96, span + 40, 16);
  shades.forEach((vlt, i) => {
    const x = left + i * wide;
    applyFilm(c, box(x, top, wide, high), vlt);
    streaks(c, x, top, wide, high, 0.07);
    c.fillStyle = '#1b2722';
    c.fillRect(x - 4, top, 8, high);
    c.fillStyle = 'rgba(255,236,184,.85)';
    c.fillRect(x + 4, top, 2, high);
  });
  // one frame of ink carries the panes, the sun on its edges
  c.fillStyle = '#1b2722';
  c.fillRect(left + span - 6, top, 12, high);
  c.fillRect(left - 12, top - 22, span + 24, 24);
  c.fillStyle = lin(c, 0, foot, 0, foot + 100, [0, '#26352e'], [1, '#141d19']);
  c.fillRect(left - 24, foot, span + 48, 100);
  c.fillStyle = '#ffb627';
  c.fillRect(left - 12, top - 24, span + 24, 4);
  c.fillRect(left - 24, foot, span + 48, 5);
  shades.forEach((vlt, i) => write(c, left + i * wide + 26, foot + 78, 78, `${vlt}%`, '', '#f4f3ed'));
}
export default {
  file: 'articles/tint-shade-guide.webp',
  seed: 642,
  width: 1600,
  height: 1000,
  quality: 0.73,
  draw,
};
