/** An electric sedan at a charging post, the sun on its flank: windshield at 70, front doors at 35, the rest at 20. */
import { loadLetters } from '../kit/letters.js';
import { polyline } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { draw, film } from '../lineup/series.js';
import { charger } from '../parts/charger.js';

/** What each pane lets through, and the middle of the pane. */
const numbers = [
  [70, [-0.86, 0.1, 1.16]],
  [35, [-0.42, 0.8, 1.2]],
  [20, [0.6, 0.8, 1.2]],
];

/** A number over each pane, and a thin line down to it. */
function label(c, cam) {
  for (const [vlt, pane] of numbers) {
    const [x, y] = cam.project(pane);
    const top = 372;
    polyline(
      c,
      [
        [x, top],
        [x, y],
      ],
      ink.sun,
      3.5,
    );
    c.fillStyle = ink.sun;
    c.beginPath();
    c.arc(x, y, 8, 0, 7);
    c.fill();
    c.fillStyle = ink.shade2;
    c.beginPath();
    c.roundRect(x - 62, top - 76, 124, 84, 42);
    c.fill();
    c.fillStyle = ink.sun;
    c.font = '700 62px Besley';
    c.textAlign = 'center';
    c.fillText(vlt, x, top - 12);
  }
}

const car = {
  body: 'electric sedan',
  paint: '#175f9e',
  gloss: 0.4,
  cloth: '#ffedc2',
  plates: false,
  place: 'lot',
  facing: 'left',
  look: { yaw: 0.6, pitch: 0.085, distance: 15 },
  size: 0.96,
  at: 0.46,
  level: 0.64,
  film: film(20),
  before(c, cam, px) {
    charger(c, cam, px, { at: [3.25, 0.66], port: [1.62, 0.9, 0.85] });
    label(c, cam);
  },
};
export default {
  file: 'articles/tesla-visit.webp',
  seed: 7,
  width: 1600,
  height: 1000,
  quality: 0.76,
  async draw(c, w, h) {
    await loadLetters();
    draw(c, w, h, car);
  },
};
