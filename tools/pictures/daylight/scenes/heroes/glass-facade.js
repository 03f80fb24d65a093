/** Curtain wall of eight by five panes, each a little out of plane, mirroring the panorama. */
import { G, grain, R, rr, seed } from '../../lib.js';
import { panorama } from '../kit/masters.js';
import { blend, box, inside, lin } from '../kit/paint.js';

const shades = ['#f4f5ee', '#e2e5dc', '#ccd1c7', '#b4bbb1', '#9da59b'];

async function draw(c, W, H) {
  const view = await panorama(),
    cols = 8,
    rows = 5,
    pw = W / cols,
    ph = H / rows;
  seed(17);
  c.fillStyle = '#1b2722';
  c.fillRect(0, 0, W, H);
  for (let r = 0; r < rows; r++)
    for (let q = 0; q < cols; q++) {
      const x = q * pw,
        y = r * ph;
      inside(c, box(x + 5, y + 5, pw - 10, ph - 10), () => {
        const ox = G() * 9,
          oy = G() * 10;
        c.save();
        c.translate(W, 0);
        c.scale(-1, 1);
        c.drawImage(view, 560, 20, 840, 588, ox, oy, W, H);
        c.restore();
        blend(c, 'multiply', 1, () => {
          for (const tone of [
            shades[Math.min(4, Math.max(0, Math.round((1 - q / cols) * 2.6 + r * 0.55 + G() * 0.8)))],
            '#dfe8e2',
          ]) {
            c.fillStyle = tone;
            c.fillRect(x, y, pw, ph);
          }
        });
        if (R() < 0.12) {
          c.fillStyle = 'rgba(255,214,130,.26)';
          c.fillRect(x, y + ph * 0.12, pw, ph);
        }
        if (R() < 0.12) {
          const blind = rr(0.2, 0.75) * ph;
          c.fillStyle = 'rgba(233,226,203,.42)';
          c.fillRect(x, y, pw, blind);
          c.fillStyle = 'rgba(60,70,62,.22)';
          for (let i = 0; i < blind; i += 9) c.fillRect(x, y + i, pw, 2);
        }
        c.fillStyle = lin(
          c,
          x,
          y,
          x + pw,
          y + ph,
          [0, 'rgba(255,255,255,.16)'],
          [0.5, 'rgba(255,255,255,0)'],
          [1, 'rgba(15,24,20,.28)'],
        );
        c.fillRect(x, y, pw, ph);
      });
    }
  for (let r = 1; r < rows; r++) {
    c.fillStyle = '#27342f';
    c.fillRect(0, r * ph - 13, W, 26);
    c.fillStyle = 'rgba(255,230,170,.25)';
    c.fillRect(0, r * ph - 13, W, 2);
  }
  for (let q = 0; q <= cols; q++) {
    c.fillStyle = '#202c27';
    c.fillRect(q * pw - 6, 0, 12, H);
    c.fillStyle = 'rgba(255,226,160,.5)';
    c.fillRect(q * pw - 6, 0, 2.5, H);
  }
  grain(c, W, H, 6);
}
export default {
  file: 'heroes/glass-facade.webp',
  seed: 17,
  width: 1600,
  height: 1120,
  quality: 0.82,
  fixed: true,
  draw,
};
