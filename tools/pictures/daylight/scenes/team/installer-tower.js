/** Architectural film installer high on a curtain wall: a squeegee stroke, the valley below. */
import { R, rr, seed } from '../../lib.js';
import { arm, armTone, neck, skins, torso } from '../kit/figure.js';
import { edge, streaks } from '../kit/film.js';
import { hand } from '../kit/hand.js';
import { head } from '../kit/head.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, blend, box, inside, lin } from '../kit/paint.js';
import { film } from '../kit/palette.js';
import { squeegee } from '../kit/tools.js';

function draw(c, W, H) {
  const view = landscape(W, H, {
    sd: 1420,
    hour: 'noon',
    sun: [0.8, 0.16],
    line: 0.34,
    disc: 0.075,
    meadow: 560,
    size: 0.8,
  });
  c.fillStyle = '#1d2822';
  c.fillRect(0, 0, W, H);
  const cols = [
    [-40, 300],
    [324, 776],
    [800, 1040],
  ];
  cols.forEach(([a, b], i) =>
    [
      [-30, 236],
      [272, 1010],
      [1046, 1300],
    ].forEach(([t, d]) => {
      const r = [a, t, b - a, d - t];
      inside(c, box(...r), () => {
        c.drawImage(view, 0, 0);
        if (i === 0 || (i === 1 && t < 100)) {
          blend(c, 'multiply', 1, () => {
            c.fillStyle = film[35];
            c.fillRect(...r);
          });
        } else if (i === 2 || t > 1000) {
          blend(c, 'screen', 1, () => {
            c.fillStyle = 'rgba(255,240,204,.5)';
            c.fillRect(...r);
          });
          c.fillStyle = 'rgba(255,246,220,.16)';
          c.fillRect(...r);
        }
      });
    }),
  );
  // the middle pane: film smoothed on the left of the stroke, wet on the right
  const pane = box(324, 272, 452, 738);
  inside(c, pane, () => {
    inside(c, new Path2D('M324 272 L690 272 L600 1010 L324 1010 Z'), () =>
      blend(c, 'multiply', 1, () => {
        c.fillStyle = film[35];
        c.fillRect(0, 0, W, H);
      }),
    );
    haze(c, W, H, 4, (k) => {
      k.fillStyle = 'rgba(236,240,226,.4)';
      k.fill(new Path2D('M690 272 L776 272 L776 1010 L600 1010 Z'));
    });
    seed(6);
    for (let i = 0; i < 900; i++) {
      const x = rr(600, 776),
        y = rr(272, 1010);
      if (x < 690 - (y - 272) * 0.122) continue;
      const r = Math.pow(R(), 4) * 6 + 1;
      c.fillStyle = lin(
        c,
        x - r,
        y - r,
        x + r,
        y + r,
        [0, 'rgba(60,80,74,.38)'],
        [1, 'rgba(255,246,214,.95)'],
      );
      c.beginPath();
      c.ellipse(x, y, r, r * 1.1, 0, 0, 7);
      c.fill();
    }
    for (let i = 0; i < 7; i++) {
      const x = 640 + i * 20,
        y = 500 + i * 44;
      c.fillStyle = lin(c, 0, y, 0, y + 150, [0, 'rgba(255,246,220,0)'], [1, 'rgba(255,246,220,.55)']);
      c.fillRect(x, y, 4, 150);
    }
  });
  edge(c, 690, 272, 600, 1010, 5);
  for (const [a, b] of cols)
    for (const [t, d] of [
      [-30, 236],
      [272, 1010],
      [1046, 1300],
    ]) {
      seed(a + t);
      streaks(c, a, t, b - a, d - t, 0.09);
    }
  c.fillStyle = 'rgba(255,226,160,.65)';
  for (const [a, b] of cols) {
    c.fillRect(b, 0, 3, H);
    c.fillRect(a - 2, 0, 1, H);
  }
  for (const y of [236, 1010]) c.fillRect(0, y, W, 2.5);
  const skin = skins.light,
    shirt = ['#1c3128', '#35604c', '#a3bf95'];
  haze(
    c,
    W,
    H,
    24,
    (k) => {
      k.fillStyle = 'rgba(10,16,14,.5)';
      k.fillRect(250, 700, 330, 600);
    },
    0.6,
  );
  squeegee(c, 654, 560, 0.12, 1.02);
  at(c, 396, 870, 1.2, () => {
    neck(c, skin);
    torso(c, shirt, { slim: 0.9, apron: '#bd7700', belt: true });
    hand(c, 206, -146, 0.12, armTone(skin, 1), 'grip', 1);
    arm(
      c,
      [
        [-130, 52],
        [-206, 180],
        [-150, 320],
      ],
      skin,
      shirt,
      0.9,
      [106, 80, 50],
    );
    arm(
      c,
      [
        [132, 50],
        [238, 40],
        [208, -122],
      ],
      skin,
      shirt,
      0.9,
      [106, 80, 50],
    );
    head(c, skin, { hair: 'tail', tones: ['#3a2413', '#6e4420', '#d9a55c'], tilt: 0.1 });
  });
  finish(c, W, H, { sun: [0.8, 0.18], dark: 0.5 });
}
export default { file: 'team/installer-tower.webp', seed: 1420, width: 1000, height: 1250, draw };
