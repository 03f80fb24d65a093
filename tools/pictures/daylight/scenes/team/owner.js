/** The owner in profile, pressing film down a tall window into the last sun, the dog asleep on the boards. */
import { seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { sleepingDog } from '../kit/dog.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { at, blend, box, inside, layer, lin, soft, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';
import { squeegee } from '../kit/tools.js';
import { arm, even } from '../parts/arms.js';
import { stepping } from '../parts/legs.js';

const line = 486;

/** One hand holds the film to the glass, the other draws the blade along it, just above its edge. */
function owner(c, x, y, s) {
  const arms = { skin: even(skins.tan), cloth: ['#182720', '#3a5a49', '#a9bd8f'] };
  at(c, x, y, s, () =>
    arm(c, {
      ...arms,
      joints: [
        [34, -560],
        [152, -616],
        [216, -728],
      ],
      cuff: 0.3,
      isFar: true,
      hand: 'flat',
      turn: -0.12,
    }),
  );
  person(c, x, y, s, {
    skin: arms.skin,
    shirt: arms.cloth,
    tones: ['#5a564a', '#958f7c', '#e8dcba'],
    hair: 'cap',
    cap: ['#7a4a00', '#c98410', '#ffd57d'],
    beard: true,
    lean: 0.07,
    tilt: -0.1,
    lower: () => stepping(c, ['#141b18', '#2c3a32', '#6f8068']),
    holds: () => {
      squeegee(c, 318, -641, Math.PI / 2, 0.62);
      arm(c, {
        ...arms,
        joints: [
          [18, -556],
          [100, -476],
          [214, -630],
        ],
        cuff: 0.34,
        turn: 0.93,
      });
      // the sleeve catches the sun along its upper edge and creases toward the armpit and the elbow
      soft(c, 5, () => strokePath(c, 'M36 -578 C60 -556 84 -530 104 -510', 'rgba(169,189,143,.55)', 11));
      strokePath(
        c,
        'M-14 -534 C2 -526 18 -524 36 -532 M4 -512 C20 -504 36 -504 50 -512 M62 -484 C72 -490 79 -498 82 -510',
        'rgba(18,30,24,.55)',
        3.2,
      );
    },
  });
}

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, 1110, { course: 74, tones: ['#6f6b58', '#b5a17a'], sd: 12 });
  boards(c, W, 1100, H, 620, { near: '#33281a', far: '#86673c', wide: 90 });
  const [x, y, w, h] = [150, 66, 780, 956];
  c.fillStyle = '#1d2621';
  c.fillRect(x - 24, y - 24, w + 48, h + 48);
  const view = layer(w, h, (k) => {
    const options = {
      hour: 'dusk',
      sd: 1130,
      sun: [0.76, 0.56],
      line: 0.6,
      disc: 0.08,
      meadow: 300,
      size: 0.8,
      trees: 0.6,
    };
    k.drawImage(landscape(w, h, options), 0, 0);
    oak(k, 610, 905, 300, 300, 61, oakPalette);
  });
  seed(3);
  for (const [from, to] of [
    [0, 0.5],
    [0.5, 1],
  ]) {
    const r = [x + from * w + 6, y, (to - from) * w - 12, h];
    inside(c, box(...r), () => {
      c.drawImage(view, x, y);
      for (const [mode, color, top, bottom] of [
        ['multiply', film[35], y, line],
        ['screen', 'rgba(255,206,120,.34)', line, y + h],
      ])
        blend(c, mode, 1, () => {
          c.fillStyle = color;
          c.fillRect(x, top, w, bottom - top);
        });
    });
    streaks(c, ...r, 0.1);
  }
  edge(c, x, line, x + w, line, 6);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#8d8266'], [1, '#ffe3a3']);
  c.fillRect(x - 50, y + h + 22, w + 100, 30);
  sunPatch(
    c,
    [
      [
        [420, 1122],
        [900, 1122],
        [700, 1250],
        [120, 1250],
      ],
    ],
    { a: 0.34, blur: 6 },
  );
  shadow(c, 250, 1222, 210, 18, 0.55, 12);
  sleepingDog(c, 770, 1206, 0.92, false);
  owner(c, 296, 1226, 1.3);
  finish(c, W, H, { sun: [0.76, 0.55], warm: 0.6, dark: 0.5, noise: 2 });
}
export default { file: 'team/owner.webp', seed: 1130, width: 1000, height: 1250, quality: 0.72, draw };
