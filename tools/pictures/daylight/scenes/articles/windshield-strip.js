/** What the state's text names on a windshield: 1 the tinted strip, 2 the AS-1 line, 3 the glass below it. */
import { loadLetters } from '../kit/letters.js';
import { finish } from '../kit/light.js';
import { blend, fillPath, inside, rad, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';
import { pillars } from '../parts/cockpit.js';
import { eveningRoad, sun } from '../parts/evening-road.js';
import { drawFrame, shield } from '../parts/windshield.js';

/** With the glass, film of 35 % lets just over the 25 % through that a strip has to. */
const strip = {
  vlt: 27,
  shape: new Path2D('M0 0 H1600 V226 C1200 184 400 184 0 226 Z'),
  edge: 'M0 226 C400 184 1200 184 1600 226',
};
const marks = [
  [322, 126],
  [1286, 206],
  [1296, 652],
];

function disc(c, x, y, r, fill) {
  c.fillStyle = fill;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
}

/** A glow around the sun. */
function glow(c, reach, ...stops) {
  c.fillStyle = rad(c, ...sun, 40, reach, ...stops);
  c.fillRect(0, 0, 1600, 960);
}

/** The sun behind the strip: too bright for it to take away, but it no longer blinds. */
function dimmedSun(c) {
  inside(c, strip.shape, () =>
    glow(c, 340, [0, 'rgba(255,196,96,.7)'], [0.2, 'rgba(255,190,96,.32)'], [1, 'rgba(255,190,96,0)']),
  );
  disc(c, ...sun, 44, '#ffdf9a');
}

/** A number on a disc, large enough to be read on a phone. */
function mark(c, [x, y], number) {
  disc(c, x, y, 70, ink.sun);
  disc(c, x, y, 65, ink.shade2);
  c.fillStyle = ink.sun;
  c.font = '700 96px Besley';
  c.textAlign = 'center';
  c.fillText(number, x, y + 34);
}

async function draw(c, W, H) {
  await loadLetters();
  pillars(c, W, H);
  inside(c, shield, () => {
    c.drawImage(eveningRoad(W, H), 0, 0);
    blend(c, 'screen', 1, () =>
      glow(
        c,
        640,
        [0, 'rgba(255,226,160,.9)'],
        [0.2, 'rgba(255,214,136,.5)'],
        [0.5, 'rgba(255,206,124,.16)'],
        [1, 'rgba(255,206,124,0)'],
      ),
    );
    applyFilm(c, strip.shape, strip.vlt);
    inside(c, strip.shape, () => fillPath(c, 'M0 0 H1600 V240 H0 Z', 'rgba(30,74,84,.16)'));
    dimmedSun(c);
    strokePath(c, strip.edge, ink.sun, 7);
    fillPath(c, 'M1390 40 L1470 40 L1590 760 L1440 760 Z', 'rgba(255,246,220,.07)');
  });
  drawFrame(c);
  finish(c, W, H, { sun: [sun[0] / W, sun[1] / H], warm: 0.3, dark: 0.3, noise: 8 });
  marks.forEach((point, index) => mark(c, point, index + 1));
}

export default {
  file: 'articles/windshield-strip.webp',
  seed: 731,
  width: 1600,
  height: 960,
  quality: 0.74,
  draw,
};
