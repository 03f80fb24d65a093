/** Marketing: from behind at the camera, the tinted wagon in the meadow and small on the screen. */
import { R, rgba, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { carSide, paints } from '../kit/car-side.js';
import { arm, armTone, neck, skins, torso, trousers } from '../kit/figure.js';
import { hand } from '../kit/hand.js';
import { head } from '../kit/head.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { at, layer } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { tripodCamera } from '../kit/tools.js';

function meadow(W, H) {
  return layer(W, H, (c) => {
    c.drawImage(
      landscape(W, H, { sd: 1316, sun: [0.8, 0.27], line: 0.36, disc: 0.085, lake: false, meadow: 118 }),
      0,
      0,
    );
    oak(c, 120, 640, 460, 420, 37, oakPalette);
    oak(c, 960, 590, 220, 190, 38, oakPalette);
    carSide(c, 660, 650, 1.5, paints.oak);
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
  const scene = meadow(W, H);
  c.drawImage(scene, 0, 0);
  tripodCamera(c, 618, 838, 0.96, (x, y, w, h) => {
    c.drawImage(scene, 400, 400, 520, 345, x, y, w, h);
    c.strokeStyle = 'rgba(255,246,220,.7)';
    c.lineWidth = 1.5;
    for (const k of [1, 2]) {
      c.strokeRect(x, y + (h * k) / 3, w, 0.5);
      c.strokeRect(x + (w * k) / 3, y, 0.5, h);
    }
    c.strokeStyle = '#ffb627';
    c.lineWidth = 3;
    c.strokeRect(x + 66, y + 48, 90, 50);
  });
  const skin = skins.deep,
    shirt = ['#6b6652', '#c9bd97', '#fff0c8'];
  at(c, 290, 906, 1.09, () => {
    shadow(c, 0, 470, 200, 20, 0.3, 14);
    neck(c, skin);
    trousers(c, ['#15211c', '#2f4a3d', '#7d9478'], 0.96);
    torso(c, shirt, { slim: 0.96, belt: false, apron: '#5a3d1a' });
    arm(
      c,
      [
        [-140, 52],
        [-206, 190],
        [-176, 330],
      ],
      skin,
      shirt,
      0.9,
    );
    arm(
      c,
      [
        [140, 52],
        [262, 140],
        [388, 0],
      ],
      skin,
      shirt,
      0.88,
    );
    hand(c, 402, -22, 0.5, armTone(skin, 1), 'grip', -1);
    head(c, skin, { hair: 'short', tones: ['#120d0a', '#2a1d14', '#7a5630'], tilt: 0.05 });
  });
  seed(8);
  grass(c, W, () => 1222, H + 50, 900, ['#2c3a31', '#4e5a3f', '#8f8a58', '#1f2b25'], 60);
  finish(c, W, H, { sun: [0.8, 0.27], dark: 0.5 });
}
export default { file: 'team/marketing.webp', seed: 1316, width: 1000, height: 1250, draw };
