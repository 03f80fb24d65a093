/** The shop at day's end: last light behind the oak, the bay lit, its light on the gravel; dark on the left for text. */
import { rgba, rr, seed } from '../../lib.js';
import { grass, ledge, oak } from '../../nature.js';
import { lyingDog } from '../kit/dog.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { blend, lin, poly, rad } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { opening, shop } from '../kit/shop.js';

const night = {
  ...oakPalette,
  deep: '#0f1a17',
  mid: '#20342a',
  lit: '#54603c',
  bark: '#141a16',
  barkLit: '#5a4a2c',
};

function draw(c, W, H) {
  const back = landscape(W, H, {
    hour: 'evening',
    sd: 1723,
    sun: [0.4, 0.485],
    line: 0.5,
    disc: 0.03,
    meadow: 240,
    size: 1.1,
  });
  c.drawImage(back, 0, 0);
  oak(c, 640, 730, 420, 330, 27, night);
  shop(c, 960, 760, { w: 960, h: 330, lights: 0.62, view: back });
  poly(
    c,
    [
      [0, 752],
      [W, 752],
      [W, H],
      [0, H],
    ],
    lin(c, 0, 752, 0, H, [0, '#8d8468'], [1, '#4a463a']),
  );
  seed(77);
  for (let i = 0; i < 2000; i++) {
    const y = 756 + Math.pow(rr(0, 1), 0.8) * 150;
    c.fillStyle = rgba(rr(0, 1) < 0.5 ? '#ffe9b8' : '#22281f', rr(0.06, 0.28));
    c.fillRect(rr(0, W), y, rr(2, 9), rr(1, 2.6));
  }
  seed(9);
  grass(c, 860, (x) => 742 + x * 0.01, H + 40, 2600, ['#2c3a31', '#46543c', '#7a7648', '#1f2b25'], 26);
  ledge(c, 236, 806, 270, 36, '#8d8468', '#4a463a');
  oak(c, 170, 850, 640, 660, 107, night);
  // night falls over everything but the open bay, whose light lies on the gravel
  const bay = opening(960, 760, 960, 330);
  const lit = new Path2D();
  lit.rect(0, 0, W, H);
  lit.rect(bay.x, bay.y + 30, bay.w, bay.h - 30);
  c.save();
  c.clip(lit, 'evenodd');
  blend(c, 'multiply', 1, () => {
    c.fillStyle = lin(c, 0, 0, W, 0, [0, '#8799a8'], [0.4, '#b9b6ae'], [1, '#a79a90']);
    c.fillRect(0, 0, W, H);
  });
  c.restore();
  blend(c, 'multiply', 0.8, () => {
    c.fillStyle = lin(c, 0, 300, 0, 800, [0, '#ffffff'], [1, '#8d9296']);
    c.fillRect(0, 300, W, H);
    c.fillStyle = lin(c, 0, 0, 760, 0, [0, '#5d6c6c'], [1, '#ffffff']);
    c.fillRect(0, 0, 760, H);
  });
  // the sun keeps its warmth, and the leaves before it stay dark
  blend(c, 'color-dodge', 1, () => {
    c.fillStyle = rad(
      c,
      800,
      436,
      40,
      190,
      [0, '#5a3206'],
      [0.14, '#5a3206'],
      [0.15, '#3a2208'],
      [1, '#000000'],
    );
    c.fillRect(560, 200, 480, 480);
  });
  haze(
    c,
    W,
    H,
    7,
    (k) =>
      poly(
        k,
        [
          [bay.x + 6, 760],
          [bay.x + bay.w - 6, 760],
          [bay.x + bay.w + 120, H],
          [bay.x - 250, H],
        ],
        lin(k, 0, 760, 0, H, [0, 'rgba(255,196,96,1)'], [1, 'rgba(255,176,76,.4)']),
      ),
    0.85,
    'screen',
  );
  blend(c, 'screen', 1, () => {
    c.fillStyle = rad(
      c,
      bay.x + bay.w / 2,
      bay.y + bay.h * 0.5,
      30,
      560,
      [0, 'rgba(255,170,70,.34)'],
      [0.4, 'rgba(255,170,70,.2)'],
      [1, 'rgba(255,196,96,0)'],
    );
    c.fillRect(0, 0, W, H);
  });
  blend(c, 'color-dodge', 1, () => {
    c.fillStyle = '#7a4a12';
    c.fillRect(bay.x, bay.y + 30, bay.w, bay.h - 30);
  });
  // office lamp, and a lamp over the door
  blend(c, 'screen', 1, () => {
    c.fillStyle = 'rgba(255,186,80,.6)';
    c.fillRect(960 + 58, 760 - 238, 192, 145);
    c.fillStyle = rad(
      c,
      1305,
      505,
      2,
      230,
      [0, 'rgba(255,226,160,.9)'],
      [0.12, 'rgba(255,200,110,.45)'],
      [0.45, 'rgba(255,196,100,.12)'],
      [1, 'rgba(255,196,100,0)'],
    );
    c.fillRect(1070, 270, 480, 480);
  });
  c.fillStyle = '#fff6dc';
  c.fillRect(1296, 494, 18, 12);
  c.fillStyle = '#141c18';
  c.fillRect(1292, 486, 26, 8);
  lyingDog(c, 1322, 822, 0.27);
  haze(
    c,
    W,
    H,
    5,
    (k) => {
      k.fillStyle = 'rgba(10,16,12,.7)';
      k.beginPath();
      k.ellipse(1292, 826, 66, 5, 0, 0, 7);
      k.fill();
    },
    0.5,
  );
  finish(c, W, H, { sun: [0.8, 0.66], warm: 0.5, dark: 0.4 });
}
export default { file: 'shop/evening-bay.webp', seed: 1723, width: 2000, height: 900, quality: 0.72, draw };
