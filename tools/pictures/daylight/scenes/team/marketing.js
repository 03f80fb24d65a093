/** Marketing: the camera at his eye, a tinted wagon among the bluebonnets. */
import { R, rgba, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { carSide, paints } from '../kit/car-side.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { fillPath, layer, lin } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';

function meadow(W, H) {
  return layer(W, H, (c) => {
    c.drawImage(
      landscape(W, H, { sd: 1316, sun: [0.8, 0.27], line: 0.36, disc: 0.085, lake: false, meadow: 118 }),
      0,
      0,
    );
    oak(c, 120, 640, 460, 420, 37, oakPalette);
    oak(c, 960, 590, 220, 190, 38, oakPalette);
    carSide(c, 730, 650, 1.6, paints.oak);
    seed(3);
    grass(c, W, () => 610, H + 60, 5200, ['#3d4b3a', '#6c7650', '#a7a06c', '#8d9160', '#d6c98f'], 34);
    // bluebonnets
    for (let i = 0; i < 900; i++) {
      const t = Math.pow(R(), 0.8),
        x = rr(0, W),
        y = 672 + t * 560,
        s = 0.5 + t * 1.5;
      for (let k = 0; k < 5; k++) {
        c.fillStyle = rgba(['#4a6294', '#5f78ad', '#7f95bf', '#3a4f7d'][Math.floor(R() * 4)], 0.9);
        c.beginPath();
        c.ellipse(x + rr(-3, 3) * s, y - k * 5 * s, 3.4 * s, 2.8 * s, 0, 0, 7);
        c.fill();
      }
      c.fillStyle = '#f4ead0';
      c.beginPath();
      c.arc(x, y - 25 * s, 1.8 * s, 0, 7);
      c.fill();
    }
  });
}

function draw(c, W, H) {
  c.drawImage(meadow(W, H), 0, 0);
  person(c, 236, 1330, 1.18, {
    skin: skins.deep,
    shirt: ['#77715a', '#d3c7a0', '#fff4d4'],
    tones: ['#120d0a', '#2a1d14', '#7a5630'],
    lean: 0.04,
    far: {
      joints: [
        [14, -580],
        [130, -520],
        [150, -636],
      ],
      cuff: 0.9,
    },
    near: {
      joints: [
        [-2, -580],
        [76, -486],
        [112, -618],
      ],
      cuff: 0.92,
    },
    holds: () => {
      fillPath(
        c,
        'M74 -704 h30 l8 -16 h34 l8 16 h16 v66 h-96 Z',
        lin(c, 74, 0, 170, 0, [0, '#0e1512'], [0.6, '#2d3932'], [1, '#4d5344']),
      );
      fillPath(
        c,
        'M170 -698 h40 v54 h-40 Z M210 -704 h16 v66 h-16 Z',
        lin(c, 0, -704, 0, -640, [0, '#6d6a50'], [0.4, '#26312b'], [1, '#0e1512']),
      );
    },
  });
  seed(8);
  grass(c, W, () => 1210, H + 50, 900, ['#2c3a31', '#4e5a3f', '#8f8a58', '#1f2b25'], 60);
  finish(c, W, H, { sun: [0.8, 0.27], dark: 0.5 });
}
export default { file: 'team/marketing.webp', seed: 1316, width: 1000, height: 1250, quality: 0.5, draw };
