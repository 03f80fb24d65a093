/** A ranch road at dusk, in the rain, through one side window: film of 50 % on its left half, of 15 % on its right. */
import { seed } from '../../lib.js';
import { finish, haze } from '../kit/light.js';
import { blend, box, fillPath, inside, layer, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';
import { draw as drawVehicle, film, paints, side } from '../lineup/series.js';
import { bead, runs, scatter } from '../parts/droplets.js';

/** The glass, its halves, and where the lamps of the truck are. */
const glass =
  'M150 742 L214 150 C222 96 250 70 304 66 L1450 44 C1500 44 1524 66 1528 112 L1566 716 C1568 738 1556 750 1534 750 L178 770 C156 770 148 760 150 742 Z';
const middle = 800;
const lamps = { head: [1232, 540], tail: [384, 534] };

/** A truck on the road after sunset: blue light, its lamps on, the road wet. */
const evening = (W, H) =>
  layer(W, H, (c) => {
    drawVehicle(c, W, H, {
      size: 0.72,
      level: 0.66,
      body: 'pickup',
      paint: paints.sand,
      place: 'dusk',
      sd: 3,
      look: side,
      film: film(35),
      driver: {},
    });
    blend(c, 'multiply', 1, () => {
      c.fillStyle = lin(c, 0, 0, 0, H, [0, '#e3e9f4'], [0.5, '#ffffff'], [1, '#b9c4d8']);
      c.fillRect(0, 0, W, H);
    });
    const [x, y] = lamps.head;
    haze(
      c,
      W,
      H,
      14,
      (k) =>
        poly(
          k,
          [
            [x, y - 8],
            [W + 40, y - 34],
            [W + 40, y + 130],
            [x, y + 12],
          ],
          lin(k, x, 0, W, 0, [0, 'rgba(255,206,110,.95)'], [1, 'rgba(255,190,96,.06)']),
        ),
      1,
      'screen',
    );
    blend(c, 'screen', 1, () => {
      for (const [[a, b], color, reach] of [
        [lamps.head, '255,226,150', 170],
        [lamps.tail, '255,80,40', 110],
      ]) {
        c.fillStyle = rad(
          c,
          a,
          b,
          4,
          reach,
          [0, `rgba(${color},1)`],
          [0.18, `rgba(${color},.6)`],
          [1, `rgba(${color},0)`],
        );
        c.fillRect(a - reach, b - reach, 2 * reach, 2 * reach);
      }
    });
  });

function rain(c) {
  seed(16);
  for (const [x, y, r] of scatter(520, [150, 50, 1410, 720], (t) => t ** 4 * 13 + 1.5)) bead(c, x, y, r);
  const drops = [
    [420, 110, 240],
    [690, 330, 210],
    [1010, 90, 280],
    [1330, 250, 230],
    [1180, 480, 150],
  ];
  runs(c, drops, 6, 0.26);
}

/** The door from inside: its frame, its sill with the switch, the side of the headrest. */
function door(c, W, H) {
  const around = new Path2D(`M0 0 H${W} V${H} H0 Z ${glass}`);
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#151b17'], [0.6, '#232a24'], [1, '#3a392c']);
  c.fill(around, 'evenodd');
  fillPath(
    c,
    `M0 826 L${W} 804 V${H} H0 Z`,
    lin(c, 0, 780, 0, H, [0, '#4a4b3d'], [0.18, '#2b312a'], [1, '#131915']),
  );
  strokePath(c, `M0 826 L${W} 804`, 'rgba(255,226,160,.6)', 4);
  strokePath(c, glass, '#0a0f0c', 18);
  strokePath(c, 'M1534 118 L1570 706', 'rgba(255,226,160,.45)', 3);
  c.fillStyle = '#0e1411';
  c.beginPath();
  c.roundRect(1180, 842, 210, 50, 24);
  c.fill();
  c.fillStyle = lin(c, 1200, 840, 1380, 890, [0, '#2c352e'], [1, '#6b6c58']);
  c.beginPath();
  c.roundRect(1226, 848, 118, 36, 16);
  c.fill();
}

function draw(c, W, H) {
  const seen = layer(W, H, (k) => {
    inside(k, glass, () => {
      soft(k, 0.7, () => k.drawImage(evening(W, H), 0, 0));
      rain(k);
      applyFilm(k, box(0, 0, middle, H), 50);
      applyFilm(k, box(middle, 0, W - middle, H), 15);
      k.fillStyle = ink.sun;
      k.fillRect(middle - 3, 0, 6, H);
      fillPath(k, 'M420 40 L520 40 L330 780 L230 780 Z', 'rgba(255,246,220,.05)');
    });
    door(k, W, H);
  });
  // close to the glass, with its line of film in the middle
  c.drawImage(seen, 135, 38, 1330, 748, 0, 0, W, H);
  finish(c, W, H, { sun: [0.4, 0.4], warm: 0.2, dark: 0.12, noise: 6 });
}

export default { file: 'articles/dusk-rain.webp', seed: 3, width: 1600, height: 900, quality: 0.72, draw };
