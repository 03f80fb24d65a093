/** Five strips of film on a ring, held up before the lake: each lets its share of the light through. */
import { at, fillPath, lin, rad, soft, strokePath } from '../kit/paint.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { applyFilm } from '../lineup/film.js';

const strips = [50, 35, 20, 15, 5];
/** Narrow at the clasp, so that no strip lies over the light of another. */
const shape =
  'M-20 20 L-20 -90 L-88 -612 C-90 -632 -78 -644 -60 -644 L60 -644 C78 -644 90 -632 88 -612 L20 -90 L20 20 Z';

/** The number of a strip, near its end; light on the dark ones. */
function number(c, vlt) {
  c.font = '700 58px sans-serif';
  c.textAlign = 'center';
  c.fillStyle = vlt > 20 ? 'rgba(20,30,26,.88)' : 'rgba(255,240,204,.92)';
  c.fillText(String(vlt), 0, -566);
}
function strip(c, x, y, vlt, turn) {
  const path = new Path2D();
  path.addPath(new Path2D(shape), new DOMMatrix().translate(x, y).rotate((turn * 180) / Math.PI));
  applyFilm(c, path, vlt);
  at(
    c,
    x,
    y,
    1,
    () => {
      strokePath(c, shape, '#0f1815', 4);
      strokePath(
        c,
        'M-84 -626 C-80 -637 -72 -640 -60 -640 L60 -640 C74 -640 86 -630 84 -612 L20 -110',
        'rgba(255,236,190,.7)',
        2.4,
      );
      number(c, vlt);
    },
    turn,
  );
}

function draw(c, W, H) {
  const view = landscape(W, H, {
    hour: 'gold',
    sd: 83,
    sun: [0.9, 0.24],
    line: 0.46,
    disc: 0.05,
    meadow: 0,
    size: 1.15,
    trees: 0.28,
  });
  c.drawImage(view, 0, 0);
  for (const [d, from, to] of [
    ['M0 752 C220 690 420 700 640 742 S1040 800 1200 748 L1200 900 L0 900 Z', '#5f7a55', '#a3a76c'],
    ['M0 842 C260 800 520 846 760 838 S1080 800 1200 822 L1200 900 L0 900 Z', '#34523f', '#7b8a54'],
  ])
    fillPath(c, d, lin(c, 0, 0, W, 0, [0, from], [1, to]));
  // the strips come after the finish, so that each lets exactly its share of the picture through
  finish(c, W, H, { sun: [0.9, 0.24], warm: 0.3, dark: 0.12, noise: 0.6 });
  const [x, y] = [W * 0.5, H * 0.9];
  strips.forEach((vlt, index) => strip(c, x, y, vlt, (index - 2) * 0.33));
  // the clasp that holds the strips
  const clasp =
    'M-62 62 C-78 20 -118 -120 -128 -172 C-60 -204 60 -204 128 -172 C118 -120 78 20 62 62 C30 78 -30 78 -62 62 Z';
  at(c, x, y, 1, () => {
    soft(c, 10, () => {
      c.fillStyle = 'rgba(12,18,16,.4)';
      c.fill(new Path2D(clasp));
    });
    c.fillStyle = lin(c, -128, 0, 128, 0, [0, '#141f1a'], [0.7, '#24352c'], [1, '#4d6050']);
    c.fill(new Path2D(clasp));
    strokePath(c, 'M-128 -172 C-60 -204 60 -204 128 -172 C118 -120 78 20 62 62', 'rgba(255,240,204,.6)', 2.6);
  });
  c.fillStyle = rad(c, x - 5, y - 6, 2, 22, [0, '#fff0c0'], [0.5, '#d0a24a'], [1, '#6b4a17']);
  c.beginPath();
  c.arc(x, y, 20, 0, 7);
  c.fill();
  c.fillStyle = lin(c, x, y - 8, x, y + 8, [0, '#7a5a20'], [1, '#e8c577']);
  c.beginPath();
  c.arc(x, y, 8, 0, 7);
  c.fill();
}
export default { file: 'film/fan.webp', seed: 83, width: 1200, height: 900, quality: 0.56, draw };
