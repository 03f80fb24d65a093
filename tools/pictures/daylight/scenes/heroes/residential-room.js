/** Wide limestone room with a view: film on three bays, glare in the last two. */
import { rgba, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { fig, lamp, shelves } from '../kit/decor.js';
import { sleepingDog } from '../kit/dog.js';
import { edge, streaks } from '../kit/film.js';
import { coffeeTable, lounge, rug, sofa } from '../kit/furniture.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { blend, box, fillPath, inside, layer, lin, poly, soft } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';

const win = { x: 470, y: 150, w: 1130, h: 560, bays: 5, transom: 0.27 };

function view(W, H) {
  return layer(W, H, (c) => {
    c.drawImage(landscape(W, H, { sd: 131, sun: [0.9, 0.36], line: 0.42, disc: 0.045, meadow: 330 }), 0, 0);
    oak(c, W * 0.36, H * 0.94, 620, 470, 21, oakPalette);
    oak(c, W * 0.93, H * 0.9, 260, 210, 22, oakPalette);
  });
}

function glass(c) {
  const { x, y, w, h, bays, transom } = win,
    v = view(w, h),
    bw = w / bays;
  c.fillStyle = '#26312b';
  c.fillRect(x - 26, y - 26, w + 52, h + 52);
  seed(9);
  for (let i = 0; i < bays; i++)
    for (let j = 0; j < 2; j++) {
      const r = [
        x + i * bw + 6,
        y + (j ? h * transom : 0) + 6,
        bw - 12,
        (j ? h * (1 - transom) : h * transom) - 12,
      ];
      inside(c, box(...r), () => {
        c.drawImage(v, x, y);
        if (i < 3)
          blend(c, 'multiply', 1, () => {
            c.fillStyle = film[70];
            c.fillRect(...r);
          });
        else {
          blend(c, 'screen', 1, () => {
            c.fillStyle = lin(
              c,
              x + w * 0.6,
              0,
              x + w,
              0,
              [0, 'rgba(255,236,190,.4)'],
              [1, 'rgba(255,240,200,.72)'],
            );
            c.fillRect(...r);
          });
          c.fillStyle = 'rgba(255,246,220,.22)';
          c.fillRect(...r);
        }
      });
      streaks(c, ...r, i < 3 ? 0.1 : 0.2);
    }
  edge(c, x + 3 * bw, y + 4, x + 3 * bw, y + h - 4, 6);
  c.fillStyle = 'rgba(255,226,160,.6)';
  for (let i = 0; i <= bays; i++) c.fillRect(x + i * bw - 6, y, 2, h);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#b3aa8e'], [1, '#fff3d2']);
  c.fillRect(x - 46, y + h + 26, w + 92, 26);
  c.fillStyle = 'rgba(50,48,36,.5)';
  c.fillRect(x - 46, y + h + 52, w + 92, 9);
}

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, 800, { course: 62, tones: ['#7f7b69', '#c9bd9d'], sd: 33 });
  soft(c, 30, () => {
    c.fillStyle = 'rgba(24,30,24,.35)';
    c.fillRect(-60, -60, W + 120, 170);
  });
  // ceiling of cedar beams, meeting at the vanishing point
  poly(
    c,
    [
      [0, 0],
      [W, 0],
      [W, 62],
      [0, 62],
    ],
    '#3b2d1b',
  );
  for (let i = -8; i < 24; i++) {
    const a = 760 + (i - 4) * 130,
      b = 760 + (i - 4) * 170;
    poly(
      c,
      [
        [a, 62],
        [a + 46, 62],
        [b + 60, 0],
        [b, 0],
      ],
      lin(c, a, 0, a + 60, 0, [0, '#5a4326'], [1, '#a87a3e']),
    );
  }
  c.fillStyle = 'rgba(20,18,10,.5)';
  c.fillRect(0, 60, W, 8);
  shelves(c, 60, 150, 320, 620, 5, 16);
  glass(c);
  boards(c, W, 800, H, 820, { near: '#33291b', far: '#85693f', wide: 84 });
  c.fillStyle = '#4a4c3c';
  c.fillRect(0, 786, W, 18);
  rug(c, [
    [520, 872],
    [1330, 872],
    [1500, 1070],
    [360, 1070],
  ]);
  const bw = win.w / 5,
    sh = (y) => -(y - 800) * 1.25 - 40;
  const patch = (i, y0, y1) => {
    const a = win.x + i * bw + 16,
      b = win.x + (i + 1) * bw - 16,
      k = (y) => 1 + (y - 800) / 900;
    const X = (v, y) => 820 + (v - 820) * k(y) + sh(y);
    return [
      [X(a, y0), y0],
      [X(b, y0), y0],
      [X(b, y1), y1],
      [X(a, y1), y1],
    ];
  };
  for (let i = 0; i < 5; i++)
    sunPatch(c, [patch(i, 826, 960), patch(i, 976, 1050)], {
      a: i < 3 ? 0.2 : 0.62,
      color: i < 3 ? '226,205,150' : '255,206,112',
      blur: 3,
    });
  lamp(c, 470, 862, 0.92);
  sofa(c, 790, 900, 0.98);
  coffeeTable(c, 900, 1040, 1);
  fig(c, 1672, 872, 0.92, 12);
  lounge(c, 1370, 1010, 0.92);
  sleepingDog(c, 330, 1060, 1.02);
  // light through the bare bays hangs in the air
  blend(c, 'screen', 1, () =>
    soft(c, 18, () =>
      fillPath(
        c,
        'M1160 170 L1590 170 L1180 1060 L560 1060 Z',
        lin(c, 1500, 160, 900, 1060, [0, rgba('#ffdb94', 0.3)], [1, rgba('#ffdb94', 0)]),
      ),
    ),
  );
  finish(c, W, H, { sun: [0.84, 0.3], dark: 0.5 });
}

export default { file: 'heroes/residential-room.webp', seed: 131, width: 1800, height: 1125, draw };
