/** Five tall panes of film, light to dark, in front of one landscape with the wagon passing. */
import { rgba, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { carSide } from '../kit/car-side.js';
import { streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { box, lin, poly, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';

const shades = [70, 50, 35, 20, 15];

function scene(c, W, H) {
  c.drawImage(landscape(W, H, { sd: 642, sun: [0.9, 0.26], line: 0.38, disc: 0.05, meadow: 280 }), 0, 0);
  oak(c, 250, 760, 480, 430, 81, oakPalette);
  oak(c, 1420, 740, 400, 340, 85, oakPalette);
  poly(
    c,
    [
      [0, 772],
      [W, 748],
      [W, 900],
      [0, 930],
    ],
    lin(c, 0, 750, 0, 930, [0, '#c9bd97'], [1, '#7b7a63']),
  );
  poly(
    c,
    [
      [0, 772],
      [W, 748],
      [W, 752],
      [0, 777],
    ],
    'rgba(255,244,206,.8)',
  );
  for (let i = 0; i < 11; i++)
    poly(
      c,
      [
        [i * 160, 844 - i * 2],
        [i * 160 + 88, 843 - i * 2],
        [i * 160 + 86, 850 - i * 2],
        [i * 160 - 4, 851 - i * 2],
      ],
      'rgba(255,214,120,.9)',
    );
  carSide(c, 800, 884, 2.45, {
    c1: '#8f3a1c',
    c2: '#e88a4e',
    c3: '#4a1d0e',
    glass: '#2a211a',
    sun: '#ffd98c',
  });
  seed(15);
  grass(
    c,
    W,
    (x) => 915 - x * 0.012,
    H + 40,
    2600,
    ['#3d4b3a', '#6c7650', '#a7a06c', '#2c3a31', '#c9bd84'],
    34,
  );
}

function draw(c, W, H) {
  scene(c, W, H);
  const x0 = 132,
    pw = 248,
    gap = 24,
    y = 84,
    h = 796;
  shades.forEach((v, i) => {
    const x = x0 + i * (pw + gap);
    applyFilm(c, box(x, y, pw, h), v);
    streaks(c, x, y, pw, h, 0.08);
    c.fillStyle = 'rgba(255,250,232,.75)';
    c.fillRect(x, y, pw, 2.5);
    c.fillRect(x + pw - 2.5, y, 2.5, h);
    c.fillStyle = 'rgba(16,24,20,.55)';
    c.fillRect(x, y, 2, h);
    // the weighted foot that keeps a pane straight
    c.fillStyle = '#1b2722';
    c.fillRect(x - 3, y + h - 3, pw + 6, 12);
    c.fillStyle = '#ffb627';
    c.fillRect(x - 3, y + h - 3, pw + 6, 3);
    // the lifted corner that names film
    const k = 44;
    soft(c, 5, () =>
      poly(
        c,
        [
          [x + pw - k, y + 4],
          [x + pw, y + k + 4],
          [x + pw - k - 6, y + k + 10],
        ],
        'rgba(16,24,20,.5)',
      ),
    );
    poly(
      c,
      [
        [x + pw - k, y - 1],
        [x + pw + 1, y + k],
        [x + pw - k + 4, y + k - 6],
      ],
      lin(c, x + pw - k, y + k, x + pw, y, [0, '#fff3cf'], [1, rgba('#d0d0c6', 0.95)]),
    );
    poly(
      c,
      [
        [x + pw - k, y - 1],
        [x + pw + 1, y - 1],
        [x + pw + 1, y + k],
      ],
      '#e6dcb6',
    );
  });
  // one rail of sun carries the panes
  c.fillStyle = 'rgba(20,28,22,.4)';
  c.fillRect(96, y - 22, W - 192, 8);
  c.fillStyle = '#1b2722';
  c.fillRect(96, y - 34, W - 192, 14);
  c.fillStyle = '#ffb627';
  c.fillRect(96, y - 34, W - 192, 4);
  for (let i = 0; i < 5; i++)
    for (const d of [40, pw - 84]) {
      c.fillStyle = '#1b2722';
      c.fillRect(x0 + i * (pw + gap) + d - 9, y - 26, 18, 38);
      c.fillStyle = '#ffcf6b';
      c.fillRect(x0 + i * (pw + gap) + d + 5, y - 24, 3, 34);
    }
  finish(c, W, H, { sun: [0.9, 0.26], dark: 0.3 });
}
export default {
  file: 'articles/tint-shade-guide.webp',
  seed: 642,
  width: 1600,
  height: 1000,
  quality: 0.73,
  draw,
};
