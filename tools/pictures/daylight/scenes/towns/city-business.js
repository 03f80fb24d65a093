/** A tower of glass that mirrors the skyline, film on its upper floors, glare on those below. */
import { R, rr } from '../../lib.js';
import { curtain } from '../kit/facade.js';
import { edge } from '../kit/film.js';
import { finish } from '../kit/light.js';
import { townView } from '../kit/town-view.js';

/** Fills the picture with a wall that mirrors a town; `last` is the column where the film of each row ends. */
export const mirrorWall = (c, W, H, name, { cols, rows, last, from }) => {
  const view = document.createElement('canvas');
  view.width = W;
  view.height = H;
  const k = view.getContext('2d');
  // a mirror turns left and right round, the sun stays where it is
  k.drawImage(townView(name), ...from, 0, 0, W, H);
  curtain(c, view, [0, 0, W, H], {
    cols,
    rows,
    mullion: 9,
    spandrel: 22,
    sd: 17,
    frame: '#202c27',
    pick: (q, r) =>
      q < last[r]
        ? { vlt: R() < 0.6 ? 50 : 70, lights: R() < 0.14, mirror: 0.86 }
        : { vlt: 0, blind: R() < 0.42 ? rr(0.25, 0.8) : 0, mirror: 0.72 },
  });
  const pw = W / cols,
    ph = H / rows;
  last.forEach((q, r) => {
    if (q < cols) edge(c, q * pw, r * ph + 12, q * pw, (r + 1) * ph - 12, 5);
  });
};

function draw(c, W, H) {
  mirrorWall(c, W, H, 'city', { cols: 8, rows: 6, last: [8, 8, 7, 6, 5, 3], from: [60, 40, 1480, 860] });
  finish(c, W, H, { sun: [0.9, 0.25], warm: 0.4, dark: 0.4 });
}

export default { file: 'towns/city-business.webp', seed: 17, width: 1200, height: 900, draw };
