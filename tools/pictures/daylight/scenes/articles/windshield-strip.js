/** What the state's text names on a windshield: 1 the tinted strip, 2 the AS-1 line, 3 the glass below it. */
import { grain } from '../../lib.js';
import { loadLetters } from '../kit/letters.js';
import { blend, inside, rad, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';
import { pillars } from '../parts/cockpit.js';
import { junction } from '../parts/junction.js';
import { drawFrame, shield } from '../parts/windshield.js';

/** With the glass, film of 35 % lets just over the 25 % through that a strip has to. */
const strip = {
  vlt: 27,
  shape: new Path2D('M0 0 H1600 V186 C1200 146 400 146 0 186 Z'),
  edge: 'M0 186 C400 146 1200 146 1600 186',
};
const sun = [1010, 104];
const marks = [
  [340, 108],
  [1180, 161],
  [1270, 424],
];

/** A glow around the sun. */
function glow(c, reach, ...stops) {
  c.fillStyle = rad(c, ...sun, 34, reach, ...stops);
  c.fillRect(0, 0, 1600, 700);
}

/** The sun behind the strip, whose light would only clip to white before the film. */
function dimmedSun(c) {
  inside(c, strip.shape, () =>
    glow(c, 320, [0, 'rgba(255,206,116,.62)'], [0.16, 'rgba(255,206,116,.3)'], [1, 'rgba(255,206,116,0)']),
  );
  c.fillStyle = '#ffd98f';
  c.beginPath();
  c.arc(...sun, 34, 0, 7);
  c.fill();
}

/** A number on a disc, large enough to be read on a phone. */
function mark(c, [x, y], number) {
  c.fillStyle = ink.shade2;
  c.beginPath();
  c.arc(x, y, 60, 0, 7);
  c.fill();
  c.fillStyle = ink.sun;
  c.font = '700 78px Besley';
  c.textAlign = 'center';
  c.fillText(number, x, y + 27);
}

async function draw(c, W, H) {
  await loadLetters();
  pillars(c, W, H);
  inside(c, shield, () => {
    c.drawImage(junction(W, H), 0, 0);
    blend(c, 'screen', 1, () => glow(c, 560, [0, 'rgba(255,220,140,.55)'], [1, 'rgba(255,220,140,0)']));
    applyFilm(c, strip.shape, strip.vlt);
    dimmedSun(c);
    strokePath(c, strip.edge, ink.sun, 7);
  });
  drawFrame(c);
  grain(c, W, H, 3);
  marks.forEach((point, index) => mark(c, point, index + 1));
}

export default {
  file: 'articles/windshield-strip.webp',
  seed: 731,
  width: 1600,
  height: 700,
  quality: 0.71,
  draw,
};
