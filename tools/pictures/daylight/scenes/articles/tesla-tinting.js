/** Electric sedan on a limestone drive from straight above, the film half way along its glass roof. */
import { dapple, finish } from '../kit/light.js';
import { layer } from '../kit/paint.js';
import { camera } from '../lineup/camera.js';
import { drive } from '../parts/drive.js';
import { electric } from '../parts/electric.js';

function draw(c, W, H) {
  drive(c, W, H);
  dapple(c, W, H, 160, 240, 430, 330, { alpha: 0.34, px: 5, n: 1100 });
  // drawn at twice the size and reduced, so that every edge is smooth
  const scale = 545;
  const cam = camera({ yaw: 0, pitch: Math.PI / 2, distance: 30, scale, x: W + 36, y: H * 0.98 });
  const car = layer(W * 2, H * 2, (k) =>
    electric(k, { cam, px: scale, paint: '#175593', sun: [0.4, -0.56, 0.92] }),
  );
  c.imageSmoothingQuality = 'high';
  c.drawImage(car, 0, 0, W, H);
  finish(c, W, H, { sun: [1, 0.1], warm: 0.4, dark: 0.26, noise: 2 });
}
export default {
  file: 'articles/tesla-tinting.webp',
  seed: 21,
  width: 1600,
  height: 1000,
  quality: 0.68,
  draw,
};
