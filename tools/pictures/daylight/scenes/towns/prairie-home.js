/** The tall family room of a brick house on the prairie: two stories of glass over the back yard. */
import { lamp, shelves } from '../kit/decor.js';
import { sleepingDog } from '../kit/dog.js';
import { lounge, rug, sofa } from '../kit/furniture.js';
import { floorSun, glazing } from '../kit/glazing.js';
import { finish } from '../kit/light.js';
import { lin } from '../kit/paint.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';
import { townView } from '../kit/town-view.js';

const win = [380, 70, 560, 530];

function draw(c, W, H) {
  // brick: low courses, burnt tones
  stoneWall(c, 0, 0, W, 680, {
    course: 21,
    tones: ['#7b5a45', '#d5a67c'],
    sd: 24,
    joint: 'rgba(70,48,34,.3)',
    varied: 0.8,
  });
  glazing(c, townView('prairie'), win, {
    cols: 3,
    rows: [0.26, 0.37, 0.37],
    from: [330, 70, 830, 786],
    line: 0.57,
  });
  shelves(c, 60, 250, 240, 400, 4, 16);
  boards(c, W, 660, H, 640, { near: '#33291b', far: '#8a6c41', wide: 76 });
  c.fillStyle = '#4a4130';
  c.fillRect(0, 648, W, 14);
  rug(c, [
    [380, 716],
    [900, 716],
    [1020, 856],
    [280, 856],
  ]);
  floorSun(c, win, { cols: 3, floor: 660, vanish: 640, deep: 180, patch: sunPatch });
  lamp(c, 1040, 742, 0.86);
  sofa(c, 500, 764, 0.7, { cloth: ['#38533f', '#5b7a5d', '#a0ab7d'], pillow: '#e9dcb8' });
  lounge(c, 890, 824, 0.7, ['#7a2c14', '#b04a22', '#e58a52']);
  sleepingDog(c, 300, 866, 0.8);
  c.fillStyle = lin(c, 0, 0, 0, 200, [0, 'rgba(22,26,20,.4)'], [1, 'rgba(22,26,20,0)']);
  c.fillRect(0, 0, W, 200);
  finish(c, W, H, { sun: [0.8, 0.3], dark: 0.5 });
}

export default { file: 'towns/prairie-home.webp', seed: 631, width: 1200, height: 900, draw };
