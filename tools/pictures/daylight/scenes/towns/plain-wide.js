/** The mid-rise on open land in a wide format, and a brick house with film beside it before the flat horizon. */
import { edge, tint } from '../kit/film.js';
import { finish, shadow } from '../kit/light.js';
import { box, lin, poly } from '../kit/paint.js';
import { mirrorWall } from './city-business.js';
import { midRise } from './plain-business.js';

/** A brick house of two gables, its windows filmed but for the last one. */
function brickHouse(c) {
  shadow(c, 1690, 800, 420, 16, 0.5, 8);
  const wall = lin(c, 1420, 0, 2060, 0, [0, '#8a5540'], [1, '#cf8f66']);
  const roof = lin(c, 1380, 0, 2100, 0, [0, '#3f4b45'], [1, '#8f937d']);
  c.fillStyle = wall;
  c.fillRect(1440, 590, 620, 204);
  c.fillStyle = 'rgba(255,226,184,.13)';
  for (let y = 604; y < 790; y += 14) c.fillRect(1440, y, 620, 2);
  poly(
    c,
    [
      [1412, 596],
      [1500, 476],
      [2000, 476],
      [2088, 596],
    ],
    roof,
  );
  // the gable to the street stands a little before the roof
  poly(
    c,
    [
      [1480, 794],
      [1480, 560],
      [1600, 452],
      [1720, 560],
      [1720, 794],
    ],
    wall,
  );
  poly(
    c,
    [
      [1456, 574],
      [1600, 440],
      [1744, 574],
      [1730, 584],
      [1600, 464],
      [1470, 584],
    ],
    '#efe0b6',
  );
  const pane = (x, y, w, h, filmed) => {
    c.fillStyle = '#f1e5c3';
    c.fillRect(x - 8, y - 8, w + 16, h + 16);
    c.fillStyle = lin(c, x, y, x + w, y + h, [0, '#dfe6d4'], [1, '#ffeab2']);
    c.fillRect(x, y, w, h);
    if (filmed) tint(c, box(x, y, w, h), 35, 2200, 880);
    c.fillStyle = '#f1e5c3';
    for (let q = 1; q < Math.round(w / 48); q++) c.fillRect(x + (q * w) / Math.round(w / 48) - 2, y, 4, h);
  };
  pane(1548, 532, 104, 62, true);
  pane(1524, 644, 152, 104, true);
  pane(1876, 640, 144, 104, true);
  c.fillStyle = lin(c, 1876, 640, 2020, 744, [0, '#eef0dc'], [1, '#fff0c0']);
  c.fillRect(1974, 640, 46, 104);
  edge(c, 1974, 640, 1974, 744, 6);
  c.fillStyle = '#f1e5c3';
  c.fillRect(1772, 640, 66, 154);
  c.fillStyle = '#35473d';
  c.fillRect(1779, 647, 52, 147);
}

function draw(c, W, H) {
  c.scale(W / 2200, W / 2200);
  mirrorWall(c, 2200, 880, 'plain', { ...midRise, behind: [0, 80, 1600, 640] });
  brickHouse(c);
  c.resetTransform();
  finish(c, W, H, { sun: [0.76, 0.4], warm: 0.5, dark: 0.34, noise: 1 });
}

export default { file: 'towns/plain-wide.webp', seed: 17, width: 1800, height: 720, quality: 0.6, draw };
