/** Two neighbors at the fence: one with the photo of the streak, both look up to the window on the second floor that throws the light. */
import { rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { at, blend, box, fillPath, inside, lin, poly, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { stoneWall } from '../kit/stone.js';
import { arm, even } from '../parts/arms.js';
import { fence, glare, mirrored, pane } from '../parts/backyard.js';
import { standing } from '../parts/legs.js';
import { meltedTurf } from '../parts/melted-turf.js';

/** The corner of the house, and its window on the second floor. */
const corner = 1010;
const upper = { x: 1196, y: 128, w: 264, h: 248 };
const { turf, beam, caustic, smoke } = meltedTurf(
  [
    [430, 800],
    [820, 760],
    [1180, 980],
  ],
  upper,
);

/** A window in the wall: frame, sill and their shadows around what `show` draws. */
function windowIn(c, { x, y, w, h }, show) {
  c.fillStyle = 'rgba(44,48,38,.4)';
  c.fillRect(x - 32, y - 6, w + 36, h + 36);
  c.fillStyle = '#1d2822';
  c.fillRect(x - 14, y - 14, w + 28, h + 28);
  inside(c, box(x, y, w, h), show);
  c.fillStyle = '#1d2822';
  c.fillRect(x + w / 2 - 4, y, 8, h);
  c.fillRect(x, y + h / 2 - 4, w, 7);
  c.fillStyle = '#fff3d2';
  c.fillRect(x - 30, y + h + 14, w + 60, 17);
  c.fillStyle = 'rgba(50,48,36,.5)';
  c.fillRect(x - 38, y + h + 31, w + 60, 8);
}

function house(c, W) {
  stoneWall(c, corner, 40, W - corner, 620, { course: 44, tones: ['#d9caa0', '#f3e6c0'], sd: 14 });
  // a band of smooth stone between the floors
  c.fillStyle = lin(c, corner, 0, W, 0, [0, '#cfc19a'], [1, '#f6ead0']);
  c.fillRect(corner - 6, 424, W, 18);
  c.fillStyle = 'rgba(60,58,42,.35)';
  c.fillRect(corner - 6, 442, W, 6);
  // the eave, and its shadow down the wall
  c.fillStyle = 'rgba(44,48,38,.5)';
  c.fillRect(corner, 56, W - corner, 40);
  inside(c, `M${corner - 60} 44 L${corner} -20 H${W} V44 Z`, () => {
    c.fillStyle = lin(c, corner, 0, W, 0, [0, '#55665b'], [1, '#8c9a84']);
    c.fillRect(0, 0, W, 60);
    for (let a = corner - 60; a < W + 60; a += 47)
      strokePath(c, `M${a} 44 L${a + 30} -20`, rgba('#f0e2be', 0.35), 2);
  });
  c.fillStyle = '#f6e8c2';
  c.fillRect(corner - 66, 40, W, 17);
  c.fillStyle = 'rgba(60,58,42,.35)';
  c.fillRect(corner, 56, 5, 604);
  windowIn(c, upper, () =>
    at(c, upper.x, upper.y, 0.8, () => {
      c.translate(-pane.x, -pane.y);
      mirrored(c);
    }),
  );
  const lower = { x: 1196, y: 486, w: 264, h: 132 };
  windowIn(c, lower, () => {
    const { x, y, w, h } = lower;
    c.fillStyle = lin(c, x, y, x + w, y + h, [0, '#5d7b7a'], [1, '#2c433f']);
    c.fillRect(x, y, w, h);
    fillPath(c, `M${x} ${y} h70 v${h} h-70 Z M${x + w - 70} ${y} h70 v${h} h-70 Z`, 'rgba(236,226,196,.42)');
    fillPath(c, `M${x + 120} ${y} h60 l-90 ${h} h-60 Z`, 'rgba(255,250,230,.2)');
  });
  blend(c, 'multiply', 1, () => {
    c.fillStyle = lin(c, corner, 0, W, 0, [0, '#cdbf9f'], [1, '#e6dcc4']);
    c.fillRect(corner - 4, 57, W, 603);
  });
}

/** The fence of this lot stands higher than the one in backyard.js: at 240 it reaches a man's chest. */
const tall = (c) =>
  at(c, 0, 656, [1, 240 / 170], () => {
    c.translate(0, -656);
    fence(c);
  });

const his = { skin: even(skins.deep), cloth: ['#27414d', '#4d7484', '#b9d0cc'] };
/** The neighbor behind the fence, a forearm on its top: as tall as the ground he stands on makes him. */
function neighbor(c, x, y, s) {
  person(c, x, y, s, {
    skin: his.skin,
    shirt: his.cloth,
    tones: ['#120d0a', '#2a1d14', '#6a4a2c'],
    beard: true,
    tilt: -0.2,
    lean: 0.05,
  });
}
/** His forearm lies along the fence, so it is drawn over it. */
const forearm = (c, x, y, s) =>
  at(c, x, y, s, () => {
    arm(c, {
      ...his,
      joints: [
        [10, -566],
        [34, -502],
        [136, -510],
      ],
      hand: 'rest',
      turn: 0.12,
    });
  });

/** Her weight on one leg, she points to the window and holds the photo in her other hand. */
function owner(c, x, y, s) {
  const arms = { skin: even(skins.tan), cloth: ['#8a4a12', '#d98a1f', '#ffd586'] };
  at(c, x, y, s, () =>
    arm(c, {
      ...arms,
      cloth: ['#b06a18', '#e59a2c', '#ffd586'],
      joints: [
        [0, -584],
        [104, -556],
        [184, -654],
      ],
      isFar: true,
      hand: 'point',
      turn: 0.16,
    }),
  );
  const pants = ['#1b2a35', '#35505f', '#8fa9ab'];
  person(c, x, y, s, {
    skin: arms.skin,
    shirt: arms.cloth,
    lower: () => standing(c, pants),
    tones: ['#2a170c', '#5b3217', '#b9763a'],
    hair: 'tail',
    tilt: -0.16,
    lean: -0.06,
    holds: () => {
      at(
        c,
        132,
        -438,
        1,
        () => {
          c.fillStyle = '#141c18';
          c.beginPath();
          c.roundRect(-30, -58, 60, 112, 10);
          c.fill();
          c.fillStyle = lin(
            c,
            0,
            -50,
            0,
            46,
            [0, '#cfe0d2'],
            [0.45, '#f4e6c4'],
            [0.5, '#8fae4c'],
            [1, '#4d7a3c'],
          );
          c.fillRect(-24, -50, 48, 94);
          strokePath(c, 'M-16 20 Q2 2 18 -2', '#fff2c0', 7);
        },
        0.3,
      );
      arm(c, {
        ...arms,
        joints: [
          [-16, -556],
          [4, -432],
          [104, -414],
        ],
        turn: -0.1,
      });
    },
  });
}

function draw(c, W, H) {
  const leaf = { ...oakPalette, mid: '#5f7a46', lit: '#d3c573' };
  c.drawImage(
    landscape(W, H, {
      sd: 419,
      hour: 'noon',
      sun: [1.25, -0.2],
      line: 0.34,
      disc: 0,
      lake: false,
      meadow: 0,
    }),
    0,
    0,
  );
  oak(c, 130, 590, 520, 430, 45, leaf);
  oak(c, 850, 560, 270, 220, 47, leaf);
  house(c, W);
  neighbor(c, 640, 650, 0.48);
  tall(c);
  // two planks more, up to the house
  inside(c, box(930, 0, corner - 930, H), () => at(c, 76, 0, 1, () => tall(c)));
  forearm(c, 640, 650, 0.48);
  turf(c, W, H);
  soft(c, 3, () => {
    c.fillStyle = 'rgba(20,40,24,.5)';
    c.fillRect(0, 655, W, 8);
  });
  beam(c, W, H);
  caustic(c, W, H);
  smoke(c, W, H);
  at(c, upper.x + 171, upper.y + 102, 0.72, () => {
    c.translate(-pane.x - 214, -pane.y - 128);
    glare(c);
  });
  soft(c, 9, () =>
    poly(
      c,
      [
        [206, 910],
        [346, 926],
        [300, 940],
        [-160, 978],
        [-160, 946],
      ],
      'rgba(16,36,22,.62)',
    ),
  );
  shadow(c, 270, 930, 92, 14, 0.7, 7);
  owner(c, 262, 926, 0.76);
  seed(4);
  // blades before her shoes
  for (let i = 0; i < 170; i++) {
    const x = rr(170, 376);
    strokePath(
      c,
      `M${x} ${rr(930, 948)} q${rr(-3, 3)} -14 ${rr(-7, 7)} ${rr(-36, -20)}`,
      (x < 300 ? ['#3f6a38', '#568345', '#34582f'] : ['#6f9a48', '#8fb357', '#4b7a3f'])[i % 3],
      3.2,
    );
  }
  finish(c, W, H, { sun: [1.02, 0.4], warm: 0.5, dark: 0.28, noise: 9 });
}

export default {
  file: 'articles/turf-neighbor.webp',
  seed: 419,
  width: 1600,
  height: 1000,
  quality: 0.64,
  draw,
};
