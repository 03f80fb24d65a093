/** Electric sedan on an overlook above a lake, seen over its shoulder: film drawn half way over its glass roof. */
import { R, rgba, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { lin, poly, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';
import { camera } from '../lineup/camera.js';
import { cloud, verge } from '../lineup/places.js';
import { electric } from '../parts/electric.js';

/** Gravel from the foot of the wall to the eye: its stones grow as the ground comes nearer. */
function gravel(c, W, H, y) {
  c.fillStyle = lin(c, 0, y, 0, H, [0, '#e4d6ab'], [1, '#b7a274']);
  c.fillRect(0, y, W, H - y);
  seed(61);
  for (let i = 0; i < 450; i++) {
    const t = R() ** 0.75;
    c.fillStyle = rgba(R() < 0.5 ? '#fff4d4' : '#4c442c', rr(0.06, 0.24));
    c.fillRect(rr(0, W), y + t * (H - y), rr(4, 22) * (0.25 + t), rr(1.5, 4) * (0.25 + t));
  }
}

function draw(c, W, H) {
  const horizon = 100;
  const scale = 290,
    distance = 16,
    y = 566;
  // a long lens, so that both wheels are of a size; one looks down on the glass roof
  const pitch = 0.26;
  const cam = camera({ yaw: 0.12, pitch, distance, scale, x: W * 0.49, y });
  /** Height in the picture of the ground so many meters behind the car. */
  const ground = (meters) => {
    const below = Math.atan(cam.eye[2] / (distance * Math.cos(pitch) + meters));
    return y + scale * distance * Math.tan(below - pitch);
  };
  // taller than the picture: the hills and the lake reach down to the wall
  const tall = H * 1.25;
  const view = landscape(W, tall, {
    sd: 347,
    sun: [0.86, 0.115],
    line: (horizon + 30) / tall,
    disc: 0.021,
    meadow: 0,
    trees: 0.5,
  });
  c.drawImage(view, 0, 0);
  for (const place of [
    [880, 150, 1],
    [1400, 124, 0.8],
    [1700, 140, 0.5],
  ])
    cloud(c, ...place);
  const rim = ground(3);
  oak(c, 420, rim - 6, 470, 380, 33, oakPalette);
  stoneWall(c, 0, rim - 46, W, 50, { course: 25, tones: ['#a29a7e', '#f0e2bd'], sd: 18 });
  gravel(c, W, H, rim);
  soft(c, 3, () => {
    c.fillStyle = 'rgba(52,48,32,.42)';
    c.fillRect(-20, rim + 2, W + 40, 24);
  });
  grass(c, W, () => rim - 2, rim + 26, 700, ['#8f965f', '#b9b27c', '#4d6144'], 22);
  // where cars have come and gone, the gravel is worn pale between its loose edges
  const along = (meters) => [-16, -8, -4, 0, 4, 8].map((x) => cam.project([x, meters, 0]));
  soft(c, 5, () => {
    for (const [from, to, tone] of [
      [-1.15, -0.45, '#6b5a34'],
      [0.45, 1.15, '#6b5a34'],
      [-1.05, -0.55, '#fff3d2'],
      [0.55, 1.05, '#fff3d2'],
    ])
      poly(c, [...along(from), ...along(to).toReversed()], rgba(tone, 0.3));
  });
  electric(c, { cam, px: scale, paint: '#3f6152', sun: [0.6, -0.34, 0.62] });
  seed(62);
  verge(c, W, H, cam, 2.35);
  finish(c, W, H, { sun: [1, 0.15], warm: 0.4, dark: 0.26, noise: 2 });
}
export default {
  file: 'heroes/electric-roof.webp',
  seed: 347,
  width: 2400,
  height: 1080,
  quality: 0.4,
  draw,
};
