/** The shop on a bright morning: open bay, live oak, truck, flag, the dog in the shade. */
import { rgba, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { lyingDog } from '../kit/dog.js';
import { flag } from '../kit/flag.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { at, blend, box, fillPath, inside, layer, lin, poly, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { opening, shop } from '../kit/shop.js';
import { drawCar } from '../lineup/car.js';
import { film, paints, side } from '../lineup/series.js';
import { bench } from '../parts/street.js';

/** A vehicle of the lineup in profile, its wheels on y, `scale` pixels to the meter. */
function park(c, W, H, x, y, scale, look) {
  const backdrop = layer(W, H, (k) => k.drawImage(c.canvas, 0, 0));
  const view = { ...side, distance: 11, scale, x, y: y - 0.6 * scale };
  const car = layer(W * 2, H * 2, (k) => {
    k.scale(2, 2);
    drawCar(k, { film: film(20), rim: 'dark', ...look, view, backdrop });
  });
  c.drawImage(car, 0, 0, W, H);
}
/** Rolls of film that lie in the bed, their ends to the tail. */
function rolls(c, x, y, w, r) {
  for (const [dx, dy, tone] of [
    [6, 1, '#313f39'],
    [18, 2.6, '#bd7700'],
    [0, 4.2, '#5d6a62'],
  ]) {
    const top = y - dy * r;
    c.fillStyle = lin(c, 0, top - r, 0, top + r, [0, '#fff1c8'], [0.35, tone], [1, '#1b2722']);
    c.fillRect(x + dx, top - r, w, 2 * r);
    for (const [size, fill] of [
      [1, '#efe2bd'],
      [0.4, '#2b332c'],
    ]) {
      c.fillStyle = fill;
      c.beginPath();
      c.ellipse(x + dx, top, r * size * 0.6, r * size, 0, 0, 7);
      c.fill();
    }
  }
}

function draw(c, W, H) {
  const back = landscape(W, H, { sd: 231, sun: [0.9, 0.27], line: 0.4, disc: 0.04, meadow: 270, lake: true });
  c.drawImage(back, 0, 0);
  oak(c, 1500, 800, 330, 260, 53, oakPalette);
  oak(c, 330, 810, 300, 250, 54, oakPalette);
  shop(c, 470, 856, { w: 960, h: 320, view: back, car: false });
  const { x, y, w, h } = opening(470, 856, 960, 320);
  inside(c, box(x, y, w, h), () =>
    park(c, W, H, x + w / 2, 844, 84, { body: 'SUV', paint: paints.oak, film: film(35) }),
  );
  // forecourt of crushed limestone
  fillPath(
    c,
    'M452 850 H1800 V1125 H300 Z',
    lin(c, 200, 0, W, 0, [0, '#8f8a70'], [0.6, '#d9cba2'], [1, '#f7e3b2']),
  );
  seed(77);
  for (let i = 0; i < 2600; i++) {
    const y = 852 + Math.pow(rr(0, 1), 0.8) * 273;
    c.fillStyle = rgba(rr(0, 1) < 0.5 ? '#fff3d0' : '#5d5944', rr(0.08, 0.34));
    c.fillRect(rr(452, W), y, rr(2, 9), rr(1, 2.6));
  }
  // the lawn sweeps from the corner of the wall to the eye
  const rim = (x) => 856 + (Math.max(0, x - 430) / 300) ** 1.6 * 280;
  const edge = Array.from({ length: 74 }, (_, i) => [i * 10, rim(i * 10)]);
  poly(c, [...edge, [730, H], [0, H]], lin(c, 0, 856, 0, H, [0, '#6f7853'], [1, '#3f4f3c']));
  seed(9);
  grass(c, 726, rim, H + 40, 3600, ['#3d4b3a', '#6c7650', '#a7a06c', '#2c3a31', '#8d9160'], 26);
  soft(c, 12, () => {
    c.fillStyle = 'rgba(27,39,34,.42)';
    c.beginPath();
    c.ellipse(90, 1046, 500, 66, 0, 0, 7);
    c.fill();
  });
  at(c, 410, 1000, 1.75, () => bench(c, 0, 0));
  oak(c, 210, 990, 760, 720, 107, oakPalette);
  blend(c, 'multiply', 0.4, () =>
    soft(c, 8, () => {
      seed(5);
      c.fillStyle = '#6d786f';
      for (let i = 0; i < 70; i++) {
        c.beginPath();
        c.ellipse(rr(-180, 500), rr(960, 1110), rr(8, 46), rr(3, 9), 0, 0, 7);
        c.fill();
      }
    }),
  );
  flag(c, 1560, 900, 640, 210);
  rolls(c, 1176, 944, 236, 12);
  park(c, W, H, 1462, 1062, 108, { body: 'pickup', paint: '#d8cba4' });
  // the dog's shadow falls away from the sun, as the truck's does
  soft(c, 5, () =>
    poly(
      c,
      [
        [800, 1010],
        [776, 1026],
        [620, 1036],
        [478, 1034],
        [590, 1012],
      ],
      'rgba(27,39,34,.55)',
    ),
  );
  lyingDog(c, 740, 1012, 0.31);
  seed(19);
  grass(
    c,
    W,
    (x) => 1104 - Math.sin(x / 240) * 8,
    H + 34,
    1100,
    ['#3d4b3a', '#6c7650', '#c9bd84', '#2c3a31'],
    30,
  );
  finish(c, W, H, { sun: [0.9, 0.27] });
}

export default { file: 'heroes/shop-front.webp', seed: 231, width: 1800, height: 1125, quality: 0.74, draw };
