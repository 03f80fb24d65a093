/** The wagon and its road for narrow pages, drawn at twice the size of the pane, so that it is sharp before calm trees. */
import { layer } from '../kit/paint.js';
import panorama, { draw } from './hill-country.js';
import { beside, left } from './pane-vehicle.js';

/** Softens all that is painted so far, then paints what stands at the road. */
function calm(c) {
  c.save();
  c.resetTransform();
  c.filter = 'blur(1.2px)';
  c.drawImage(c.canvas, 0, 0);
  c.restore();
  beside(c);
}
export default {
  file: 'heroes/low-vehicle.webp',
  seed: 7,
  width: 1600,
  height: 520,
  quality: 0.8,
  draw: (c) =>
    c.drawImage(
      layer(panorama.width * 2, panorama.height * 2, (k) => {
        k.scale(2, 2);
        draw(k, panorama.width, panorama.height, [], calm);
      }),
      -2 * left,
      -2 * 735,
    ),
};
