/** Office floor at four in the afternoon: the left bays filmed and at work, the right ones behind blinds and glare. */
import { seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { fig } from '../kit/decor.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { blend, box, inside, layer, lin, poly, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { desk } from '../parts/desk.js';

const gx = 90,
  gy = 150,
  gw = 1420,
  gh = 450,
  bays = 7,
  cut = 4;

function windows(c) {
  const v = layer(gw, gh, (k, w, h) => {
    k.drawImage(
      landscape(w, h, { sd: 907, sun: [0.8, 0.3], line: 0.42, disc: 0.034, meadow: 380, size: 1.2 }),
      0,
      0,
    );
    oak(k, 250, 480, 330, 250, 45, oakPalette);
    oak(k, 640, 470, 220, 170, 46, oakPalette);
    oak(k, 1250, 480, 300, 230, 47, oakPalette);
  });
  c.fillStyle = '#1d2822';
  c.fillRect(gx - 20, gy - 20, gw + 40, gh + 34);
  seed(8);
  for (let i = 0; i < bays; i++) {
    const r = [gx + (i * gw) / bays + 6, gy, gw / bays - 12, gh];
    inside(c, box(...r), () => {
      c.drawImage(v, gx, gy);
      if (i < cut)
        blend(c, 'multiply', 1, () => {
          c.fillStyle = film[50];
          c.fillRect(...r);
        });
      else {
        blend(c, 'screen', 1, () => {
          c.fillStyle = 'rgba(255,238,190,.66)';
          c.fillRect(...r);
        });
        c.fillStyle = 'rgba(255,246,218,.3)';
        c.fillRect(...r);
        const b = gh * [0.58, 0.34, 0.74][i - cut];
        c.fillStyle = 'rgba(240,228,190,.9)';
        c.fillRect(r[0], gy, r[2], b);
        c.fillStyle = 'rgba(120,104,66,.45)';
        for (let q = 14; q < b; q += 28) c.fillRect(r[0], gy + q, r[2], 5);
        c.fillStyle = '#8d8266';
        c.fillRect(r[0], gy + b, r[2], 6);
        strokePath(c, `M${r[0] + 24} ${gy + b} v46`, 'rgba(90,80,50,.8)', 2.5);
      }
    });
    streaks(c, ...r, i < cut ? 0.1 : 0.22);
  }
  c.fillStyle = 'rgba(255,226,160,.6)';
  for (let i = 0; i <= bays; i++) c.fillRect(gx + (i * gw) / bays + 4, gy, 2, gh);
  edge(c, gx + (cut * gw) / bays, gy, gx + (cut * gw) / bays, gy + gh, 7);
  c.fillStyle = lin(c, gx, 0, gx + gw, 0, [0, '#a39b80'], [1, '#fff3d2']);
  c.fillRect(gx - 30, gy + gh + 12, gw + 60, 20);
}

function draw(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, 160, [0, '#6d6e5c'], [1, '#a8a288']);
  c.fillRect(0, 0, W, 200);
  for (let i = 0; i < 6; i++) {
    const on = i > 2,
      a = 800 + (i - 2.5) * 150,
      b = 800 + (i - 2.5) * 330;
    poly(
      c,
      [
        [a - 44, 110],
        [a + 44, 110],
        [b + 92, 8],
        [b - 92, 8],
      ],
      on ? '#e6dcb8' : '#7f806b',
    );
  }
  c.fillStyle = '#3a3f34';
  c.fillRect(0, 126, W, 16);
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#7d7a66'], [1, '#e2d2a6']);
  c.fillRect(0, 140, 70, 520);
  c.fillRect(1530, 140, 70, 520);
  c.fillRect(0, 612, W, 50);
  windows(c);
  // carpet
  c.fillStyle = lin(c, 0, 650, 0, H, [0, '#6a725f'], [0.4, '#4a564a'], [1, '#232d27']);
  c.fillRect(0, 650, W, H - 650);
  c.fillStyle = '#2b332c';
  c.fillRect(0, 646, W, 8);
  const P = (v, y) => 800 + (v - 800) * (1 + ((y - 654) / 346) * 1.3) - (y - 654) * 1.15;
  haze(
    c,
    W,
    H,
    4,
    (k) => {
      for (let i = 0; i < bays; i++) {
        const a = gx + (i * gw) / bays + 14,
          b = gx + ((i + 1) * gw) / bays - 14,
          y0 = 668,
          y1 = i < cut ? 930 : 780 + (i % 2) * 120;
        poly(
          k,
          [
            [P(a, y0), y0],
            [P(b, y0), y0],
            [P(b, y1), y1],
            [P(a, y1), y1],
          ],
          i < cut ? 'rgba(206,200,150,.2)' : 'rgba(255,206,112,.78)',
        );
      }
    },
    1,
    'screen',
  );
  for (const [x, y, s] of [
    [330, 770, 0.74],
    [690, 770, 0.74],
    [1050, 770, 0.74],
    [1390, 770, 0.74],
  ])
    desk(c, x, y, s, x > 900);
  fig(c, 66, 800, 0.62, 71);
  fig(c, 1546, 800, 0.6, 73);
  for (const [x, y, s] of [
    [180, 960, 1.06],
    [700, 960, 1.06],
    [1230, 960, 1.06],
  ])
    desk(c, x, y, s, x > 900);
  haze(
    c,
    W,
    H,
    16,
    (k) =>
      poly(
        k,
        [
          [920, 160],
          [1510, 160],
          [1240, H],
          [300, H],
        ],
        lin(k, 1300, 160, 800, H, [0, 'rgba(255,220,150,.36)'], [1, 'rgba(255,220,150,0)']),
      ),
    1,
    'screen',
  );
  finish(c, W, H, { sun: [0.84, 0.26], dark: 0.45, noise: 2 });
}

export default { file: 'articles/commercial-investment.webp', seed: 907, width: 1600, height: 1000, draw };
