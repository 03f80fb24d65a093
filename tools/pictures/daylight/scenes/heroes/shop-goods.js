/** What stands behind the display glass of the price page: clothes, pots and chairs in a lit shop. */
import { finish, shadow } from '../kit/light.js';
import { at, fillPath, lin, soft } from '../kit/paint.js';
import { goods } from '../towns/prairie-business.js';

const { pots, chairs } = goods;
const dress = [
  'M-7 -262 H7 V-232 L16 -228 L34 -238 L48 -186 L30 -178 Q26 -152 30 -136 L66 -34 Q0 -18 -66 -34 L-30 -136 Q-26 -152 -30 -178 L-48 -186 L-34 -238 L-16 -228 L-7 -232 Z',
  'M-3 -30 H3 V-6 H26 V0 H-26 V-6 H-3 Z',
];
/** What, where its middle and its foot are, its size and color. */
const groups = [
  [pots, 250, 520, 1.25, '#8a4a2a'],
  [pots, 610, 520, 1.1, '#2f5d46'],
  [pots, 970, 520, 1.2, '#3d6480'],
  [dress, 170, 1010, 1.55, '#2f5d46'],
  [dress, 400, 1010, 1.55, '#8a3214'],
  [chairs, 720, 1010, 2.1, '#3b2613'],
  [dress, 1040, 1010, 1.55, '#3d6480'],
];

function draw(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, H, [0, '#ffe3a8'], [0.6, '#e2b468'], [1, '#a87a3e']);
  c.fillRect(0, 0, W, H);
  for (const x of [200, 600, 1000]) {
    c.fillStyle = '#3a2d18';
    c.fillRect(x - 2, 0, 4, 130);
    soft(c, 40, () => {
      c.fillStyle = 'rgba(255,246,214,.8)';
      c.fillRect(x - 60, 130, 120, 90);
    });
    fillPath(c, `M${x - 52} 168 L${x - 22} 122 H${x + 22} L${x + 52} 168 Z`, '#2b352f');
    fillPath(c, `M${x - 40} 168 H${x + 40} A40 26 0 0 1 ${x - 40} 168 Z`, '#fff6da');
  }
  c.fillStyle = '#7a5730';
  c.fillRect(90, 520, W - 180, 20);
  c.fillStyle = 'rgba(60,38,14,.3)';
  c.fillRect(90, 540, W - 180, 16);
  c.fillStyle = lin(c, 0, 1010, 0, H, [0, '#8a6336'], [1, '#4f3518']);
  c.fillRect(0, 1010, W, H);
  for (const [paths, x, y, size, tone] of groups) {
    shadow(c, x, y, 180, 10, 0.3, 8);
    at(c, x, y, size, () => {
      for (const d of paths) fillPath(c, d, tone);
    });
  }
  finish(c, W, H, { sun: [0.9, 0.1], dark: 0.3 });
}

export default { file: 'heroes/shop-goods.webp', seed: 5, width: 1200, height: 1150, quality: 0.7, draw };
