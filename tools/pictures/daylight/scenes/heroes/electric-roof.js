/** Electric sedan on an overlook, seen from above its shoulder: film drawn half way over its glass roof. */
import { finish } from '../kit/light.js';
import { camera } from '../lineup/camera.js';
import { paintPlace } from '../lineup/places.js';
import { electric } from '../parts/electric.js';

const look = { yaw: 0.44, pitch: 0.58 };

function draw(c, W, H) {
  const scale = 232;
  const cam = camera({ ...look, distance: 11, scale, x: W * 0.5, y: H * 0.525 });
  const ground = camera({ yaw: 0.12, pitch: 0.46, distance: 11, scale, x: W * 0.5, y: H * 0.665 });
  paintPlace(c, W, H, H * 0.365, ground, { place: 'overlook', sd: 9 });
  electric(c, {
    cam,
    px: scale,
    paint: '#3f6152',
    sun: [0.6, -0.34, 0.62],
  });
  finish(c, W, H, { sun: [1, 0.3], warm: 0.4, dark: 0.26, noise: 3 });
}
export default {
  file: 'heroes/electric-roof.webp',
  seed: 347,
  width: 1800,
  height: 1125,
  quality: 0.63,
  draw,
};
