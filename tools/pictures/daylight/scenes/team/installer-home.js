/** Architectural film installer at a home window: one hand on the glass, the knife along the frame, liner curling away. */
import { seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { arm, armTone, neck, skins, torso, trousers } from '../kit/figure.js';
import { edge, streaks } from '../kit/film.js';
import { hand } from '../kit/hand.js';
import { head } from '../kit/head.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, blend, box, inside, layer, lin, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';
import { curl, rolls } from '../kit/tools.js';

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, 1120, { course: 70, tones: ['#868069', '#cdbf99'], sd: 41 });
  boards(c, W, 1112, H, 500, { near: '#3a2e1d', far: '#7d6139', wide: 90 });
  c.fillStyle = '#4a4c3c';
  c.fillRect(0, 1100, W, 16);
  const x = 330,
    y = 70,
    w = 590,
    h = 900,
    view = layer(w, h, (k, a, b) => {
      k.drawImage(
        landscape(a, b, { sd: 1517, sun: [0.82, 0.28], line: 0.44, disc: 0.09, meadow: 320, size: 0.85 }),
        0,
        0,
      );
      oak(k, 170, 820, 430, 420, 73, oakPalette);
    });
  c.fillStyle = '#1d2822';
  c.fillRect(x - 26, y - 26, w + 52, h + 52);
  const filmed = new Path2D(
    `M${x} ${y} L${x + w} ${y} L${x + w} ${y + 420} L${x + 250} ${y + h} L${x} ${y + h} Z`,
  );
  inside(c, box(x, y, w, h), () => {
    c.drawImage(view, x, y);
    blend(c, 'screen', 1, () => {
      c.fillStyle = 'rgba(255,232,176,.3)';
      c.fillRect(x, y, w, h);
    });
    inside(c, filmed, () => {
      c.drawImage(view, x, y);
      blend(c, 'multiply', 1, () => {
        c.fillStyle = film[50];
        c.fillRect(x, y, w, h);
      });
    });
  });
  seed(5);
  streaks(c, x, y, w, h, 0.1);
  edge(c, x + w, y + 420, x + 250, y + h, 6);
  c.fillStyle = 'rgba(255,226,160,.7)';
  c.fillRect(x + w - 3, y, 3, h);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#a39b80'], [1, '#fff3d2']);
  c.fillRect(x - 56, y + h + 26, w + 112, 28);
  c.fillStyle = 'rgba(40,38,26,.5)';
  c.fillRect(x - 56, y + h + 54, w + 112, 8);
  // the liner comes off in one long curl
  curl(c, [
    [x + w + 4, y + 416],
    [x + w + 46, y + 560],
    [x + w - 60, y + 760],
    [x + 330, y + 960],
    [x + 246, y + h + 4],
  ]);
  strokePath(
    c,
    `M${x + w + 46} ${y + 560} L${x + w - 60} ${y + 760} L${x + 330} ${y + 960}`,
    'rgba(255,250,232,.9)',
    4,
  );
  rolls(c, 60, 1150, 0.98);
  sunPatch(
    c,
    [
      [
        [240, 1124],
        [640, 1124],
        [520, 1250],
        [60, 1250],
      ],
    ],
    { a: 0.3, blur: 6 },
  );
  haze(
    c,
    W,
    H,
    24,
    (k) => {
      k.fillStyle = 'rgba(10,16,14,.5)';
      k.fillRect(390, 640, 320, 620);
    },
    0.6,
  );
  const skin = skins.deep,
    shirt = ['#20262b', '#47555c', '#b5bfae'];
  at(c, 556, 720, 1.2, () => {
    neck(c, skin);
    trousers(c);
    torso(c, shirt);
    hand(c, -122, -270, 0.04, armTone(skin, -1), 'flat', -1);
    arm(
      c,
      [
        [-146, 50],
        [-230, -66],
        [-128, -244],
      ],
      skin,
      shirt,
      0.96,
    );
    hand(c, 258, -130, 0.2, armTone(skin, 1), 'grip', 1);
    arm(
      c,
      [
        [146, 50],
        [250, 30],
        [256, -106],
      ],
      skin,
      shirt,
      0.9,
    );
    strokePath(c, 'M272 -160 L292 -228', '#ffb627', 17);
    strokePath(c, 'M292 -228 L300 -260', '#f4f3ed', 8);
    head(c, skin, { hair: 'cap', tones: ['#120d0a', '#2a1d14', '#7a5630'] });
  });
  finish(c, W, H, { sun: [0.84, 0.26], dark: 0.5 });
}
export default { file: 'team/installer-home.webp', seed: 1517, width: 1000, height: 1250, draw };
