/** One window of a living room three times, before an afternoon under a low sun: film of 70, 35 and 15 %. */
import { oak } from '../../nature.js';
import { sleepingDog } from '../kit/dog.js';
import { glare } from '../kit/film.js';
import { glazing } from '../kit/glazing.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { box, layer, lin } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { stoneWall, sunPatch } from '../kit/stone.js';
import { applyFilm } from '../lineup/film.js';

const win = [66, 48, 402, 388];
const shades = [70, 35, 15];

const outside = () =>
  layer(402, 388, (c, W, H) => {
    c.drawImage(landscape(W, H, { sd: 347, sun: [0.84, 0.2], line: 0.5, disc: 0.05, meadow: 0 }), 0, 0);
    oak(c, 120, 362, 270, 290, 103, oakPalette);
    glare(c, box(0, 0, W, H), 0.1, 0);
  });

/** The window over its seat, where the dog sleeps in what is left of the sun. */
const room = (width, H, vlt) =>
  layer(width, H, (c, W) => {
    stoneWall(c, 0, 0, W, H, { course: 50, tones: ['#8b846e', '#d6c9a6'], sd: 3 });
    glazing(c, outside(), win, { cols: 2, rows: [0.3, 0.7], line: 0, frame: 16, bar: 4 });
    const [x, y, w, h] = win;
    for (const left of [x, x + w / 2])
      for (const [top, high] of [
        [y, h * 0.3],
        [y + h * 0.3, h * 0.7],
      ])
        applyFilm(c, box(left + 4, top + 4, w / 2 - 8, high - 8), vlt);
    c.fillStyle = lin(c, 0, 0, W, 0, [0, '#3a5244'], [1, '#7c8c68']);
    c.fillRect(0, 498, W, 100);
    const sun = [20, 216].map((from) => [
      [from + 64, 500],
      [from + 246, 500],
      [from + 196, 596],
      [from, 596],
    ]);
    sunPatch(c, sun, { a: (0.8 * vlt) / 100, color: '255,206,112', blur: 2 });
    c.fillStyle = lin(c, 0, 0, W, 0, [0, '#5c4426'], [1, '#b98e50']);
    c.fillRect(0, 598, W, H);
    c.fillStyle = 'rgba(255,226,160,.5)';
    c.fillRect(0, 598, W, 3);
    sleepingDog(c, 250, 566, 0.84);
  });

function draw(c, W, H) {
  const part = W / shades.length;
  shades.forEach((vlt, i) => c.drawImage(room(Math.ceil(part), H, vlt), i * part, 0));
  c.fillStyle = '#1b2722';
  for (const i of [1, 2]) c.fillRect(i * part - 5, 0, 10, H);
  finish(c, W, H, { sun: [0.5, 0.1], warm: 0.1, dark: 0.1, noise: 4 });
}
export default { file: 'articles/three-shades.webp', seed: 3, width: 1600, height: 640, quality: 0.72, draw };
