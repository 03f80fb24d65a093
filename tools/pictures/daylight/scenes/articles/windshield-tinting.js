/** From the driver's seat: a ridge road into the low sun, clear film over the left of the windshield. */
import { seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { edge } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { blend, fillPath, inside, layer, lin, poly, rad, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { mirror, pillars, wheelAndDash } from '../parts/cockpit.js';

/** The outline of the glass. */
const shield =
  'M150 660 C176 470 232 250 300 118 C308 96 330 82 360 80 C660 56 1000 58 1290 88 C1318 92 1338 108 1348 130 C1420 290 1478 480 1506 676 C1100 620 560 612 150 660 Z';

/** Where the road meets the horizon, left of the mirror and of the film's edge. */
const far = [632, 398];
/** A point of the road: `t` from the horizon to the dash, `side` across it, 0 on the center line. */
const onRoad = (t, side) => [
  far[0] + 34 * Math.sin(Math.PI * t) * (1 - t) + t * (-230 + side * 570) + side * 5,
  far[1] + 250 * t,
];
const along = (side) => Array.from({ length: 31 }, (_, i) => onRoad((i / 30) ** 1.5 * 1.3, side));

/** The ridge road that the driver sees, `H` being 720. */
function road(W, H) {
  return layer(W, H, (c) => {
    c.drawImage(
      landscape(W, H, { sd: 731, sun: [0.62, 0.3], line: 0.37, disc: 0.05, meadow: 190, lake: false }),
      0,
      0,
    );
    c.fillStyle = lin(c, 0, 480, 0, 600, [0, 'rgba(93,106,72,0)'], [1, '#5d6a48']);
    c.fillRect(0, 480, W, H);
    verge(c, W);
    oak(c, 232, 500, 240, 240, 91, oakPalette);
    asphalt(c);
    oak(c, 1270, 580, 350, 300, 95, oakPalette);
    oak(c, 384, 456, 100, 86, 92, oakPalette);
    oak(c, 950, 520, 170, 140, 97, oakPalette);
    posts(c);
  });
}
function verge(c, W) {
  seed(7);
  grass(
    c,
    W,
    (x) => 430 + Math.abs(x - far[0]) * 0.05,
    720,
    3000,
    ['#5d6b45', '#8f8f58', '#c9b673', '#34463a'],
    24,
  );
}
function asphalt(c) {
  const line = (side) => `M${along(side).join(' L')}`;
  poly(
    c,
    [...along(-1.08), ...along(1.1).toReversed()],
    lin(c, 0, far[1], 0, 720, [0, '#d9c796'], [0.3, '#a8a083'], [1, '#6d6b58']),
  );
  strokePath(c, line(-0.94), 'rgba(255,240,200,.75)', 4);
  strokePath(c, line(0.94), 'rgba(255,240,200,.85)', 4);
  for (const t of [0.07, 0.13, 0.21, 0.32, 0.46, 0.64, 0.88]) dash(c, t, t * 1.2);
}
/** One dash of the center line, wider as it comes near. */
function dash(c, from, to) {
  const corner = (t, side) => onRoad(t, side * 0.018);
  poly(c, [corner(from, -1), corner(from, 1), corner(to, 1), corner(to, -1)], 'rgba(255,206,100,.95)');
}
/** Fence posts that follow the right side of the road. */
function posts(c) {
  for (let i = 0; i < 7; i++) {
    const t = 0.12 + (i + 1) ** 2 / 60,
      [x, y] = onRoad(t, 1.55),
      h = 8 + 96 * t,
      w = 3 + 9 * t;
    c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#3a3526'], [1, '#d9bf86']);
    c.fillRect(x, y - h, w, h);
  }
}

function draw(c, W, H) {
  pillars(c, W, H);
  const path = new Path2D(shield),
    v = road(W, 720),
    cut = (x) => [
      [x + 66, 40],
      [x - 22, 690],
    ];
  inside(c, path, () => {
    // the edge of the film runs down to where the road meets the horizon
    c.drawImage(v, 150, 0);
    const left = new Path2D('M-20 0 L826 0 L738 720 L-20 720 Z'),
      right = new Path2D('M826 0 L1640 0 L1640 720 L738 720 Z');
    inside(c, left, () => {
      blend(c, 'multiply', 1, () => {
        c.fillStyle = film[70];
        c.fillRect(0, 0, W, H);
      });
    });
    inside(c, right, () => {
      blend(c, 'screen', 1, () => {
        c.fillStyle = rad(
          c,
          1120,
          214,
          20,
          760,
          [0, '#fffbe9'],
          [0.14, 'rgba(255,246,214,.95)'],
          [0.42, 'rgba(255,222,140,.6)'],
          [1, 'rgba(255,206,120,.24)'],
        );
        c.fillRect(0, 0, W, H);
      });
      c.fillStyle = 'rgba(255,243,210,.14)';
      c.fillRect(0, 0, W, H);
      haze(c, W, H, 4, (k) => {
        for (let i = 0; i < 9; i++) {
          const a = 0.15 + i * 0.33;
          poly(
            k,
            [
              [1120, 214],
              [1120 + Math.cos(a) * 900, 214 + Math.sin(a) * 900],
              [1120 + Math.cos(a + 0.07) * 900, 214 + Math.sin(a + 0.07) * 900],
            ],
            'rgba(255,250,230,.16)',
          );
        }
      });
    });
    const [[a, b], [d, e]] = cut(782);
    edge(c, a - 21, b, d - 22, e, 6);
    fillPath(c, 'M300 80 L420 76 L250 660 L130 680 Z', 'rgba(255,246,220,.08)');
    c.fillStyle = lin(c, 0, 60, 0, 140, [0, 'rgba(16,24,20,.7)'], [1, 'rgba(16,24,20,0)']);
    c.fillRect(0, 50, W, 100);
  });
  c.strokeStyle = '#0b100e';
  c.lineWidth = 16;
  c.lineJoin = 'round';
  c.stroke(path);
  strokePath(c, 'M1348 132 C1420 292 1478 482 1506 676', 'rgba(255,226,160,.65)', 5);
  mirror(c, () => {
    c.save();
    c.translate(1600, 0);
    c.scale(-1, 1);
    c.drawImage(v, 300, 260, 700, 240, 640, 131, 345, 90);
    c.restore();
  });
  wheelAndDash(c);
  finish(c, W, H, { sun: [0.62, 0.22], dark: 0.5 });
}

export default { file: 'articles/windshield-tinting.webp', seed: 731, width: 1600, height: 1000, draw };
