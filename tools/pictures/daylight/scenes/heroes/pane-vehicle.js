/** The third of the panorama for vehicles: gravel and grass instead of a ledge along the road, and no oak on it. */
import { mix, rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { carSide } from '../kit/car-side.js';
import { layer, lin, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import panorama, { draw } from './hill-country.js';

export const left = 1600;
const greens = ['#5b6a47', '#7d8557', '#a8a26e', '#46553d'];

/** Where the grass ends at the far side of the road: low and near at the left, level at the right. */
const edge = (x) =>
  884 + 12 * Math.max(0, (2080 - x) / 250) ** 1.2 + 46 * Math.max(0, (1810 - x) / 210) ** 1.5;

export function beside(c) {
  seed(12);
  oak(c, 2352, 888, 290, 214, 606, oakPalette);
  const xs = Array.from({ length: 82 }, (_, i) => left - 10 + i * 10);
  const gravel = new Path2D();
  for (const x of xs) gravel.lineTo(x, edge(x) - 2);
  for (const x of xs.toReversed()) gravel.lineTo(x, edge(x) + 7 + 9 * Math.min(1, 2.5 * near(x)));
  c.fillStyle = lin(c, left, 0, 2400, 0, [0, '#a79f79'], [0.4, '#c0b48b'], [1, '#cdbf95']);
  c.fill(gravel);
  for (let i = 0; i < 300; i++) {
    const x = rr(left, 2400);
    c.fillStyle = ['rgba(246,234,200,.5)', 'rgba(96,88,62,.35)'][i % 2];
    c.fillRect(x, edge(x) + rr(1, 8 + 8 * near(x)), rr(1, 3.4), rr(0.7, 1.5));
  }
  // blades from back to front, longer where the road comes near
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 170; i++) {
      const x = rr(left - 10, 2400);
      const y = edge(x) + (row - 5) * (1 + 9 * near(x)) + rr(-2, 3);
      const long = rr(0.4, 1.2) * (6 + 12 * near(x));
      c.strokeStyle = rgba(mix(greens[i % 4], '#8f8f68', 0.25), rr(0.5, 0.95));
      c.lineWidth = rr(0.9, 1.5);
      c.beginPath();
      c.moveTo(x, y + 2);
      c.quadraticCurveTo(x + rr(-2, 2), y - long / 2, x + rr(-5, 5), y - long);
      c.stroke();
    }
  // a wide soft edge around the shadow that the wagon brings along
  soft(c, 11 * c.getTransform().a, () => {
    c.fillStyle = 'rgba(34,36,24,.5)';
    c.beginPath();
    c.ellipse(2012, 966, 258, 19, 0, 0, 7);
    c.fill();
  });
  carSide(c, 2030, 958, 1.9);
}
/** 1 at the left, where the road is nearest, 0 from the car on. */
const near = (x) => Math.max(0, Math.min(1, (1860 - x) / 260));

/** Hills and sky are those of the panorama beside it, whose ridges an earlier hand drew. */
async function sky() {
  const picture = new Image();
  picture.src = new URL('../../../../../src/assets/pictures/heroes/hill-country.webp', import.meta.url);
  await picture.decode();
  return layer(800, 1080, (k) => {
    k.drawImage(picture, -left, 0);
    k.globalCompositeOperation = 'destination-in';
    k.fillStyle = lin(k, 0, 606, 0, 648, [0, '#000'], [1, 'rgba(0,0,0,0)']);
    k.fillRect(0, 0, 800, 1080);
  });
}
export default {
  file: 'heroes/pane-vehicle.webp',
  seed: 7,
  width: 800,
  height: 1080,
  quality: 0.8,
  draw: async (c) => {
    c.drawImage(
      layer(panorama.width, panorama.height, (k, W, H) => draw(k, W, H, [], beside)),
      -left,
      0,
    );
    c.drawImage(await sky(), 0, 0);
  },
};
