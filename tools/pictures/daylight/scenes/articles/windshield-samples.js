/** One road through one windshield of 78 % glass: bare, and with films of 90, 80 and 70 %, in quarters. */
import { grain } from '../../lib.js';
import { box, inside } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';
import { pillars } from '../parts/cockpit.js';
import { junction } from '../parts/junction.js';
import { drawFrame, shield } from '../parts/windshield.js';

/** What is left of the light behind the bare glass. The picture is as bright as can be there. */
const films = [100, 90, 80, 70];

function draw(c, W, H) {
  pillars(c, W, H);
  inside(c, shield, () => {
    c.drawImage(junction(W, H, { sign: true }), 0, 0);
    // two films meet edge to edge, so that the step between them shows; a tick at either end says where
    films.forEach((film, index) => applyFilm(c, box((index * W) / 4, 0, W / 4, H), film));
    c.fillStyle = ink.sun;
    for (const part of [1, 2, 3]) for (const y of [20, 492]) c.fillRect((part * W) / 4 - 4, y, 8, 52);
  });
  drawFrame(c);
  grain(c, W, H, 3);
}

export default {
  file: 'articles/windshield-samples.webp',
  seed: 731,
  width: 1600,
  height: 700,
  quality: 0.64,
  draw,
};
