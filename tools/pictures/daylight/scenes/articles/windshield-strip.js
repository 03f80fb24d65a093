/** What the state's text names on a windshield: 1 the tinted strip, 2 the AS-1 line, 3 the glass below it. */
import { grain } from '../../lib.js';
import { loadLetters } from '../kit/letters.js';
import { inside, rad, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';
import { afternoonRoad, drawFrame, paintCabin, shield } from '../parts/windshield.js';

/** With the glass, film of 35 % lets just over the 25 % through that a strip has to. */
const strip = {
  vlt: 27,
  shape: new Path2D('M0 0 H1600 V206 C1200 162 400 162 0 206 Z'),
  edge: 'M0 206 C400 162 1200 162 1600 206',
};
const sun = [0.3, 0.15];
const marks = [
  [300, 118],
  [800, 173],
  [1170, 318],
];

/** The sun behind the strip, whose light would only clip to white before the film. */
function dimmedSun(c, W, H) {
  const [x, y] = [W * sun[0], H * sun[1]];
  c.fillStyle = rad(
    c,
    x,
    y,
    36,
    320,
    [0, 'rgba(255,206,116,.62)'],
    [0.16, 'rgba(255,206,116,.3)'],
    [0.45, 'rgba(255,206,116,.09)'],
    [1, 'rgba(255,206,116,0)'],
  );
  c.fill(strip.shape);
  c.fillStyle = '#ffd98f';
  c.beginPath();
  c.arc(x, y, 36, 0, 7);
  c.fill();
}

/** A number on a disc, large enough to be read on a phone. */
function mark(c, [x, y], number) {
  c.fillStyle = ink.shade2;
  c.beginPath();
  c.arc(x, y, 44, 0, 7);
  c.fill();
  c.fillStyle = ink.sun;
  c.font = '700 56px Besley';
  c.textAlign = 'center';
  c.fillText(number, x, y + 20);
}

async function draw(c, W, H) {
  await loadLetters();
  const view = afternoonRoad(W, H, sun);
  paintCabin(c, W, H);
  inside(c, shield, () => {
    c.drawImage(view, 0, 0);
    applyFilm(c, strip.shape, strip.vlt);
    dimmedSun(c, W, H);
    strokePath(c, strip.edge, ink.sun, 7);
  });
  drawFrame(c, view);
  grain(c, W, H, 6);
  marks.forEach((point, index) => mark(c, point, index + 1));
}

export default { file: 'articles/windshield-strip.webp', seed: 731, width: 1600, height: 700, draw };
