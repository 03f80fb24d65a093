/** Five strips of film on a ring, held up before the lake: each lets its share of the light through. */
import { at, inside, lin, rad, soft, strokePath } from '../kit/paint.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { applyFilm } from '../lineup/film.js';

const strips = [50, 35, 20, 15, 5];
/** Narrow at the clasp, so that no strip lies over the light of another. */
const shape =
  'M-20 20 L-20 -90 L-88 -612 C-90 -632 -78 -644 -60 -644 L60 -644 C78 -644 90 -632 88 -612 L20 -90 L20 20 Z';

function draw(c, W, H) {
  const view = landscape(W, H, {
    hour: 'gold',
    sd: 83,
    sun: [0.9, 0.24],
    line: 0.42,
    disc: 0.045,
    meadow: 0,
    size: 1.4,
  });
  soft(c, 2.2, () => c.drawImage(view, 0, 0));
  const [x, y] = [W * 0.5, H * 0.9];
  for (const [index, vlt] of strips.entries()) {
    const turn = (index - 2) * 0.33;
    const strip = new Path2D();
    strip.addPath(new Path2D(shape));
    const path = new Path2D();
    path.addPath(strip, new DOMMatrix().translate(x, y).rotate((turn * 180) / Math.PI));
    applyFilm(c, path, vlt);
    inside(c, path, () =>
      at(
        c,
        x,
        y,
        1,
        () => {
          c.fillStyle = 'rgba(232,238,224,.1)';
          c.fill(new Path2D('M30 -650 L92 -650 L60 -330 L34 -300 Z'));
        },
        turn,
      ),
    );
    at(
      c,
      x,
      y,
      1,
      () => {
        c.lineWidth = 2;
        c.strokeStyle = 'rgba(12,18,16,.5)';
        c.stroke(strip);
        strokePath(c, 'M-56 -644 L60 -644 C78 -644 90 -632 88 -612 L62 -412', 'rgba(255,240,204,.75)', 2.6);
      },
      turn,
    );
  }
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
  finish(c, W, H, { sun: [0.9, 0.24], warm: 0.3, dark: 0.12, noise: 3 });
}
export default { file: 'film/fan.webp', seed: 83, width: 1200, height: 900, quality: 0.82, draw };
