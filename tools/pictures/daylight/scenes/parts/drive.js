/** Limestone drive between two strips of lawn, from above. */
import { R, rgba, rr, seed } from '../../lib.js';
import { lin } from '../kit/paint.js';
import { stoneWall } from '../kit/stone.js';

/** Fills the picture with the drive. */
export function drive(c, W, H) {
  stoneWall(c, 0, 0, W, H, { course: 118, tones: ['#b9ae90', '#f0e2bb'], sd: 6, varied: 0.8 });
  seed(4);
  for (const [y0, y1, s] of [
    [-30, 92, 1],
    [H - 92, H + 30, -1],
  ]) {
    c.fillStyle = lin(c, 0, 0, W, 0, [0, '#33493a'], [1, '#8d9455']);
    c.fillRect(0, y0, W, y1 - y0);
    for (let i = 0; i < 1250; i++) {
      const x = rr(0, W),
        y = rr(y0, y1 + s * 6);
      c.strokeStyle = rgba(
        ['#2c4034', '#5d7448', '#a9a860', '#46603f', '#d6c98f'][Math.floor(R() * 5)],
        rr(0.3, 0.8),
      );
      c.lineWidth = rr(1, 2.6);
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(x + rr(-9, 9), y + rr(-11, 11));
      c.stroke();
    }
  }
}
