/** The third of the panorama for businesses, without the leaves of the oak that stands in the next one. */
import { layer } from '../kit/paint.js';
import panorama, { draw } from './hill-country.js';

export default {
  file: 'heroes/pane-business.webp',
  seed: 7,
  width: 800,
  height: 1080,
  quality: 0.8,
  fixed: true,
  draw: (c) =>
    c.drawImage(
      layer(panorama.width, panorama.height, (k, W, H) => draw(k, W, H, [])),
      0,
      0,
    ),
};
