/** A condominium: glass from floor to ceiling before the towers. */
import { fig } from '../kit/decor.js';
import { lounge, rug } from '../kit/furniture.js';
import { floorSun, glazing } from '../kit/glazing.js';
import { finish } from '../kit/light.js';
import { at, fillPath, lin, poly, soft } from '../kit/paint.js';
import { boards, sunPatch } from '../kit/stone.js';
import { townView } from '../kit/town-view.js';

const win = [120, 110, 1010, 520];

/** A floor telescope on a tripod. */
function telescope(c, x, y, s) {
  at(c, x, y, s, () => {
    for (const [a, b] of [
      [-70, 0],
      [10, 6],
      [78, 0],
    ])
      fillPath(c, `M-4 -250 L4 -250 L${a + 6} ${b} L${a - 6} ${b} Z`, '#1f2a25');
    at(
      c,
      0,
      -268,
      1,
      () => {
        fillPath(
          c,
          'M-110 -16 L120 -24 L120 24 L-110 16 Z',
          lin(c, 0, -24, 0, 24, [0, '#e6c077'], [1, '#7a4a1c']),
        );
        fillPath(c, 'M120 -30 L150 -30 L150 30 L120 30 Z', '#22302a');
        fillPath(c, 'M-140 -10 L-110 -12 L-110 12 L-140 10 Z', '#22302a');
      },
      -0.3,
    );
  });
}

function draw(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#7d7d6f'], [1, '#d3c9aa']);
  c.fillRect(0, 0, W, 700);
  // a ceiling of board-marked concrete
  poly(
    c,
    [
      [0, 0],
      [W, 0],
      [W, 62],
      [0, 62],
    ],
    lin(c, 0, 0, W, 0, [0, '#5e6258'], [1, '#b9b195']),
  );
  for (let i = 1; i < 4; i++) {
    c.fillStyle = 'rgba(30,36,30,.2)';
    c.fillRect(0, i * 16, W, 2);
  }
  soft(c, 16, () => {
    c.fillStyle = 'rgba(18,24,18,.4)';
    c.fillRect(-40, 56, W + 80, 20);
  });
  glazing(c, townView('city'), win, {
    cols: 5,
    rows: [0.2, 0.8],
    from: [30, 100, 1540, 793],
    line: 0.6,
    sill: false,
  });
  boards(c, W, 650, H, 620, { near: '#2d2a22', far: '#85714e', wide: 76 });
  rug(
    c,
    [
      [420, 712],
      [980, 712],
      [1090, 850],
      [330, 850],
    ],
    '#2f5d46',
  );
  floorSun(c, win, { cols: 5, floor: 652, vanish: 620, deep: 190, patch: sunPatch });
  fig(c, 150, 742, 0.7, 9);
  lounge(c, 560, 806, 0.84);
  telescope(c, 1010, 764, 0.78);
  finish(c, W, H, { sun: [0.86, 0.3], dark: 0.5 });
}

export default { file: 'towns/city-home.webp', seed: 727, width: 1200, height: 900, draw };
