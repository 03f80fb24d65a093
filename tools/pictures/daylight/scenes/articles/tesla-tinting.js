/** Electric sedan on a limestone drive from straight above, the film half way along its glass roof. */
import { dapple, finish } from '../kit/light.js';
import { camera } from '../lineup/camera.js';
import { drive } from '../parts/drive.js';
import { electric } from '../parts/electric.js';

function draw(c, W, H) {
  drive(c, W, H);
  dapple(c, W, H, 160, 240, 430, 330, { alpha: 0.34, px: 5, n: 1100 });
  const scale = 296;
  const cam = camera({ yaw: 0, pitch: Math.PI / 2, distance: 30, scale, x: W / 2 + 10, y: H * 0.49 });
  electric(c, {
    cam,
    px: scale,
    paint: '#37648a',
    sun: [0.5, -0.52, 0.95],
  });
  finish(c, W, H, { sun: [1, 0.1], warm: 0.4, dark: 0.26, noise: 2 });
}
export default {
  file: 'articles/tesla-tinting.webp',
  seed: 21,
  width: 1600,
  height: 1000,
  quality: 0.57,
  draw,
};
