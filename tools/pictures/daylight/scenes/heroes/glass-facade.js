/** An office of glass that mirrors a lake and its hills, film on its left part, some blinds drawn in the bare one. */
import { finish } from '../kit/light.js';
import { mirrorWall, visitors } from '../towns/city-business.js';

const drawOffice = (last, from, more) => (c, W, H) => {
  c.scale(W / 1200, W / 1200);
  mirrorWall(c, 1200, 860, 'cove', {
    cols: 8,
    rows: 6,
    tall: 0.93,
    last,
    from,
    behind: [740, 0, 860, 570],
    ...more,
  });
  c.resetTransform();
  finish(c, W, H, { sun: [0.95, 0.3], warm: 0.45, dark: 0.34 });
};

export const bare = {
  file: 'heroes/facade-bare.webp',
  seed: 17,
  width: 1600,
  height: 1120,
  quality: 0.74,
  draw: drawOffice([8, 8, 8, 8, 8, 8], [700, 0, 640, 480]),
};
export default {
  ...bare,
  file: 'heroes/glass-facade.webp',
  draw: drawOffice([5, 5, 5, 5, 5, 5], [700, 0, 760, 570], { vlt: 35, before: (c) => visitors(c, 22) }),
};
