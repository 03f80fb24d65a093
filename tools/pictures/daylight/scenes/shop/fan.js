/** Five strips of film on a ring, held up before the lake: each lets its share of the light through. */
import { at, inside, lin, rad, soft, strokePath } from '../kit/paint.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { applyFilm } from '../lineup/film.js';

const strips = [50, 35, 20, 15, 5];

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
    const turn = (index - 2) * 0.47;
    const strip = new Path2D();
    strip.roundRect(-74, -610, 148, 640, 26);
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
          c.fill(new Path2D('M30 -620 L74 -620 L74 -200 L44 -160 Z'));
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
        strokePath(c, 'M-46 -610 L48 -610 C62 -610 74 -598 74 -584 L74 -380', 'rgba(255,240,204,.75)', 2.6);
      },
      turn,
    );
  }
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
