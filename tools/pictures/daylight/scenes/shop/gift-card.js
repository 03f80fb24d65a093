/** A gift card cut from film, with a ribbon of sun, a key and an envelope on the limestone sill. */
import { rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, blend, box, inside, layer, lin, poly, soft, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { card } from '../parts/card.js';
import { key } from '../parts/keepsakes.js';

function draw(c, W, H) {
  const y1 = 420;
  c.fillStyle = '#1d2822';
  c.fillRect(0, 0, W, H);
  const v = layer(W, y1, (k, w, h) => {
    k.drawImage(
      landscape(w, h, { sd: 1811, sun: [0.86, 0.34], line: 0.44, disc: 0.045, meadow: 330, size: 1.3 }),
      0,
      0,
    );
    oak(k, 260, 420, 420, 340, 39, oakPalette);
    oak(k, 1180, 410, 260, 200, 40, oakPalette);
  });
  seed(2);
  for (let i = 0; i < 3; i++) {
    const r = [(i * W) / 3 + 9, 0, W / 3 - 18, y1 - 22];
    inside(c, box(...r), () => {
      c.save();
      c.filter = 'blur(2.5px)';
      c.drawImage(v, 0, 0);
      c.restore();
      inside(c, box(0, 0, W, 178), () =>
        blend(c, 'multiply', 1, () => {
          c.fillStyle = film[50];
          c.fillRect(0, 0, W, H);
        }),
      );
      inside(c, box(0, 178, W, H), () => {
        c.fillStyle = 'rgba(255,240,204,.3)';
        c.fillRect(0, 0, W, H);
      });
    });
    streaks(c, ...r, 0.1);
  }
  edge(c, 0, 178, W, 178, 6);
  // sill
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#a39a7d'], [0.6, '#e2d4ac'], [1, '#fff3d2']);
  c.fillRect(0, y1, W, H - y1);
  c.fillStyle = 'rgba(60,56,40,.4)';
  c.fillRect(0, y1 - 4, W, 8);
  seed(8);
  for (let i = 0; i < 900; i++) {
    c.fillStyle = rgba(i % 2 ? '#fff6dc' : '#6b6450', rr(0.05, 0.2));
    c.beginPath();
    c.ellipse(rr(0, W), rr(y1, H), rr(1, 12), rr(0.8, 4), 0, 0, 7);
    c.fill();
  }
  haze(
    c,
    W,
    H,
    6,
    (k) => {
      k.fillStyle = 'rgba(46,54,42,.5)';
      for (const x of [W / 3, (2 * W) / 3])
        poly(
          k,
          [
            [x - 12, y1],
            [x + 12, y1],
            [x - 400, H],
            [x - 470, H],
          ],
          'rgba(46,54,42,.5)',
        );
    },
    0.7,
  );
  at(
    c,
    640,
    690,
    1,
    () => {
      soft(c, 14, () => {
        c.fillStyle = 'rgba(20,24,16,.5)';
        c.fillRect(-470, -170, 760, 430);
      });
      c.fillStyle = lin(c, -440, 0, 360, 0, [0, '#a8854e'], [1, '#e6c688']);
      c.fillRect(-440, -200, 780, 430);
      poly(
        c,
        [
          [-440, -200],
          [340, -200],
          [-50, 60],
        ],
        lin(c, -440, 0, 340, 0, [0, '#b99558'], [1, '#f0d59a']),
      );
      strokePath(c, 'M-440 -200 L-50 60 L340 -200', 'rgba(90,64,24,.45)', 3);
    },
    0.13,
  );
  card(c);
  key(c, 1300, 770);
  finish(c, W, H, { sun: [0.88, 0.3], dark: 0.45 });
}

export default { file: 'shop/gift-card.webp', seed: 1811, width: 1600, height: 1000, draw };
