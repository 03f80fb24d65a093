/** The shop on a bright morning: open bay, live oak, truck, flag, the dog in the shade. */
import { rgba, rr, seed } from '../../lib.js';
import { grass, ledge, oak } from '../../nature.js';
import { lyingDog } from '../kit/dog.js';
import { flag } from '../kit/flag.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { blend, fillPath, lin, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { pickup } from '../kit/pickup.js';
import { shop } from '../kit/shop.js';

function draw(c, W, H) {
  const back = landscape(W, H, { sd: 231, sun: [0.9, 0.27], line: 0.4, disc: 0.04, meadow: 270, lake: true });
  c.drawImage(back, 0, 0);
  oak(c, 1500, 800, 330, 260, 53, oakPalette);
  oak(c, 330, 810, 300, 250, 54, oakPalette);
  shop(c, 470, 856, { w: 960, h: 320, view: back });
  // forecourt of crushed limestone
  fillPath(
    c,
    'M360 850 L1800 850 L1800 1125 L120 1125 Z',
    lin(c, 200, 0, W, 0, [0, '#8f8a70'], [0.6, '#d9cba2'], [1, '#f7e3b2']),
  );
  seed(77);
  for (let i = 0; i < 2600; i++) {
    const y = 852 + Math.pow(rr(0, 1), 0.8) * 273;
    c.fillStyle = rgba(rr(0, 1) < 0.5 ? '#fff3d0' : '#5d5944', rr(0.08, 0.34));
    c.fillRect(rr(340 - (y - 850) * 0.8, W), y, rr(2, 9), rr(1, 2.6));
  }
  soft(c, 12, () => {
    c.fillStyle = 'rgba(27,39,34,.42)';
    c.beginPath();
    c.ellipse(330, 1040, 460, 66, 0, 0, 7);
    c.fill();
  });
  seed(9);
  grass(
    c,
    480,
    (x) => 880 + x * 0.03,
    H + 40,
    2400,
    ['#3d4b3a', '#6c7650', '#a7a06c', '#2c3a31', '#8d9160'],
    30,
  );
  ledge(c, 292, 952, 236, 40, '#cbbf9f', '#8b8266');
  oak(c, 210, 990, 760, 720, 107, oakPalette);
  blend(c, 'multiply', 0.4, () =>
    soft(c, 8, () => {
      seed(5);
      c.fillStyle = '#6d786f';
      for (let i = 0; i < 70; i++) {
        c.beginPath();
        c.ellipse(rr(60, 640), rr(960, 1110), rr(8, 46), rr(3, 9), 0, 0, 7);
        c.fill();
      }
    }),
  );
  flag(c, 1560, 900, 640, 210);
  pickup(c, 1482, 1062, 2);
  lyingDog(c, 650, 1016, 0.31);
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

export default { file: 'heroes/shop-front.webp', seed: 231, width: 1800, height: 1125, draw };
