/** Home installer on one knee at a window, pressing water out from under the film; the liner lies curled behind. */
import { rgba, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { blend, box, inside, layer, lin, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';
import { rolls, squeegee } from '../kit/tools.js';

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, 1110, { course: 70, tones: ['#868069', '#cdbf99'], sd: 41 });
  boards(c, W, 1100, H, 500, { near: '#3a2e1d', far: '#8d7044', wide: 90 });
  const [x, y, w, h] = [330, 70, 590, 900];
  /** How far the film reaches. */
  const cut = 430;
  const view = layer(w, h, (k) => {
    const options = { sd: 1517, sun: [0.8, 0.22], line: 0.44, disc: 0.1, meadow: 320, size: 0.85 };
    k.drawImage(landscape(w, h, options), 0, 0);
    oak(k, 470, 800, 330, 330, 73, oakPalette);
  });
  c.fillStyle = '#1d2822';
  c.fillRect(x - 24, y - 24, w + 48, h + 48);
  inside(c, box(x, y, w, h), () => {
    c.drawImage(view, x, y);
    c.fillStyle = 'rgba(255,238,196,.34)';
    c.fillRect(x + cut, y, w, h);
    blend(c, 'multiply', 1, () => {
      c.fillStyle = film[35];
      c.fillRect(x, y, cut, h);
    });
  });
  seed(5);
  streaks(c, x, y, w, h, 0.1);
  edge(c, x + cut, y, x + cut, y + h, 6);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#a39b80'], [1, '#fff3d2']);
  c.fillRect(x - 50, y + h + 24, w + 100, 28);
  sunPatch(
    c,
    [
      [
        [560, 1122],
        [930, 1122],
        [800, 1250],
        [380, 1250],
      ],
    ],
    { a: 0.36, blur: 6 },
  );
  rolls(c, 56, 1160, 0.86);
  shadow(c, 300, 1206, 260, 18, 0.5, 12);
  // The liner, pulled off in one curl.
  for (const [width, color] of [
    [34, '#8f9a90'],
    [26, '#e9e4d0'],
    [8, '#fffdf0'],
  ])
    strokePath(
      c,
      'M640 1196 C720 1130 800 1150 790 1186 C780 1214 724 1206 740 1176',
      rgba(color, 0.9),
      width,
    );
  person(c, 330, 1210, 1.22, {
    skin: skins.deep,
    shirt: ['#27333a', '#52666d', '#bccabb'],
    tones: ['#120d0a', '#2a1d14', '#6a4a2c'],
    hair: 'cap',
    cap: ['#1f3a2d', '#2f5d46', '#9fc095'],
    drop: 145,
    lean: 0.1,
    tilt: -0.12,
    legs: [
      [
        [-4, -240],
        [30, -40],
        [-150, -30],
      ],
      [
        [4, -240],
        [176, -236],
        [166, -30],
      ],
    ],
    far: {
      joints: [
        [44, -430],
        [150, -400],
        [206, -505],
      ],
      hand: 'flat',
      cuff: 0.9,
    },
    near: {
      joints: [
        [26, -430],
        [120, -350],
        [236, -376],
      ],
      cuff: 0.95,
    },
    holds: () => squeegee(c, 322, -392, Math.PI / 2, 0.48),
  });
  finish(c, W, H, { sun: [0.82, 0.22], dark: 0.46 });
}
export default { file: 'team/installer-home.webp', seed: 1517, width: 1000, height: 1250, draw };
