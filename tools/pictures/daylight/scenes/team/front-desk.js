/** Front desk: a headset on, she holds the fan of films against the light while a wagon waits outside. */
import { seed } from '../../lib.js';
import { fig } from '../kit/decor.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { at, blend, box, fillPath, inside, layer, lin, rad, soft, strokePath } from '../kit/paint.js';
import { film } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { stoneWall } from '../kit/stone.js';
import { samples } from '../kit/tools.js';
import { drawCar } from '../lineup/car.js';
import { film as films, paints, side } from '../lineup/series.js';
import { arm, even } from '../parts/arms.js';
import { blade, placed, transmit } from '../parts/blades.js';

const shirt = ['#7a4310', '#c98410', '#ffdf9a'];

function headset(c) {
  strokePath(c, 'M-14 -54 C-22 -84 -20 -108 -6 -120', '#141c18', 6);
  strokePath(c, 'M-14 -40 C-6 -12 20 -6 46 -14', '#141c18', 4);
  strokePath(c, 'M-14 -58 L-14 -40', '#141c18', 20);
  strokePath(c, 'M46 -16 L50 -15', '#141c18', 9);
}
/** Six blades on one rivet, held up to the window: each lets its share of the light through. */
function heldFan(c, x, y, s) {
  const shape = blade(0.164, 40, 250, 14);
  const blades = [70, 50, 35, 20, 15, 5].map((vlt, i) => [vlt, 1.07 - 0.28 * i]);
  transmit(
    c,
    blades.map(([vlt, turn]) => [placed(shape, x, y, s, turn), vlt]),
  );
  const each = (draw) => blades.forEach(([, turn]) => at(c, x, y, s, draw, turn));
  each(() => {
    strokePath(c, shape, 'rgba(14,22,18,.6)', 1.6);
    strokePath(c, 'M-26 -246 L28 -246 Q36 -248 36 -238 L14 -96', 'rgba(255,240,204,.45)', 1.4);
  });
  each(() => {
    fillPath(c, 'M-9 4 L-14 -84 Q0 -90 14 -84 L9 4 Z', '#efe4c4');
    strokePath(c, 'M-9 4 L-14 -84 Q0 -90 14 -84', 'rgba(74,58,30,.45)', 1.6);
  });
  at(c, x, y, s, () => fillPath(c, 'M-9 -2 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z', '#ffb627'));
}

/** Her hair, gathered high at the back. */
function bun(c) {
  fillPath(
    c,
    'M-40 -96 C-48 -128 -88 -130 -98 -104 C-106 -80 -88 -58 -64 -64 C-50 -66 -42 -80 -40 -96 Z',
    lin(c, -100, 0, -36, 0, [0, '#1d140e'], [0.6, '#38271b'], [1, '#6d4a2c']),
  );
  strokePath(
    c,
    'M-86 -108 C-94 -92 -84 -74 -68 -74 M-76 -116 C-86 -96 -74 -84 -60 -84',
    'rgba(148,100,58,.5)',
    3,
  );
  strokePath(c, 'M-46 -104 C-52 -96 -52 -84 -48 -76', '#c98410', 6);
}
/** Her shirt from the side: bust, waist and hip. */
const torso = {
  outline:
    'M-28 -226 C-54 -210 -64 -168 -58 -122 C-53 -84 -42 -56 -46 22 L46 22 C40 -14 38 -40 46 -72 C60 -98 66 -132 56 -166 C48 -194 36 -216 18 -226 Z',
  front: 'M18 -226 C36 -216 48 -194 56 -166 C66 -132 60 -98 46 -72 C38 -40 40 -14 46 18',
};
function marisol(c, x, y, s) {
  const skin = even(skins.olive);
  // nothing of her shows below the top of the counter
  heldFan(c, x + 252 * s, y - 572 * s, 0.62 * s);
  inside(c, box(0, 0, 1000, 884), () => {
    at(c, x, y, s, () => {
      arm(c, {
        joints: [
          [14, -562],
          [104, -470],
          [222, -546],
        ],
        cuff: 0.56,
        slim: 0.8,
        skin,
        cloth: shirt,
        isFar: true,
      });
    });
    person(c, x, y, s, {
      skin,
      shirt,
      torso,
      lower() {},
      tones: ['#15100c', '#38271b', '#94643a'],
      hair: 'updo',
      tilt: -0.04,
      holds: () =>
        at(
          c,
          6,
          -625,
          1,
          () => {
            bun(c);
            headset(c);
          },
          -0.04,
        ),
    });
  });
  at(c, x, y, s, () => {
    // the shade her arm throws on her side
    soft(c, 5, () => strokePath(c, 'M30 -540 C34 -500 18 -460 10 -428', 'rgba(90,48,8,.55)', 9));
    arm(c, {
      joints: [
        [-8, -562],
        [-30, -432],
        [96, -366],
      ],
      cuff: 0.5,
      slim: 0.8,
      skin,
      cloth: shirt,
      hand: 'rest',
      turn: -0.3,
    });
  });
}
/** The top of the counter as seen from a little above, its edge, and slats under it. */
function counter(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#7a5c36'], [0.6, '#c79a5c'], [1, '#ecc688']);
  c.fillRect(0, 880, W, 176);
  for (let i = 0; i < 9; i++) {
    const y = 892 + i * 19;
    strokePath(c, `M0 ${y} C300 ${y + 7} 640 ${y - 8} ${W} ${y + 3}`, 'rgba(70,46,18,.16)', 2.5);
  }
  c.fillStyle = 'rgba(255,234,184,.8)';
  c.fillRect(0, 878, W, 3);
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#5a4426'], [1, '#d8a763']);
  c.fillRect(0, 1056, W, 30);
  c.fillStyle = 'rgba(255,234,184,.85)';
  c.fillRect(0, 1054, W, 4);
  c.fillStyle = '#1c1710';
  c.fillRect(0, 1086, W, H);
  for (let x = 6; x < W; x += 40) {
    c.fillStyle = lin(c, x, 0, x + 34, 0, [0, '#2a2114'], [0.7, '#4c3a21'], [1, '#8a6a3c']);
    c.fillRect(x, 1096, 33, H);
  }
  c.fillStyle = lin(
    c,
    0,
    1086,
    0,
    H,
    [0, 'rgba(16,12,8,.6)'],
    [0.2, 'rgba(16,12,8,0)'],
    [1, 'rgba(16,12,8,.45)'],
  );
  c.fillRect(0, 1086, W, H);
}
/** A second fan of samples, a telephone, and the fig. */
function onCounter(c) {
  shadow(c, 250, 1018, 190, 12, 0.4, 8);
  at(c, 150, 1018, [1.2, 0.62], () => samples(c, 0, 0, 0.95, -0.62, 0.06));
  fig(c, 890, 912, 0.52, 15);
  telephone(c, 628, 1030);
}
function telephone(c, x, y) {
  shadow(c, x - 20, y + 2, 130, 11, 0.5, 7);
  at(c, x, y, 1, () => {
    strokePath(c, 'M-76 -22 C-120 -20 -118 6 -96 4 C-80 2 -96 -14 -108 4', '#141c18', 5);
    fillPath(
      c,
      'M-84 0 L-62 -58 L70 -58 L96 0 Z',
      lin(c, -84, 0, 96, 0, [0, '#1b2722'], [0.7, '#3d4a42'], [1, '#7c836c']),
    );
    fillPath(c, 'M-86 0 L98 0 L96 9 L-84 9 Z', '#10160f');
    fillPath(c, 'M-2 -50 L62 -50 L68 -36 L-4 -36 Z', '#cfe0c2');
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 4; k++) {
        c.fillStyle = row === 2 && k === 3 ? '#ffb627' : '#e8dcb8';
        c.fillRect(-5 + k * (18 + row * 1.4), -30 + row * 10, 13, 6);
      }
    fillPath(
      c,
      'M-62 -66 C-62 -78 -26 -80 -24 -66 L-22 -56 C-30 -52 -32 -44 -34 -30 C-36 -18 -34 -12 -38 -2 C-48 4 -78 4 -84 -4 C-82 -24 -70 -46 -62 -66 Z',
      lin(c, -84, 0, -20, 0, [0, '#10160f'], [0.6, '#2f3a33'], [1, '#8d9178']),
    );
    strokePath(c, 'M-26 -68 C-24 -60 -30 -50 -34 -34 C-36 -20 -36 -12 -40 -4', 'rgba(255,234,184,.7)', 2.5);
  });
}

function draw(c, W, H) {
  stoneWall(c, 0, 0, W, 1010, { course: 66, tones: ['#8a8470', '#d6c9a4'], sd: 21 });
  const [x, y, w, h] = [96, 84, 808, 800];
  const view = layer(w, h, (k) => {
    k.drawImage(landscape(w, h, { sd: 1213, sun: [0.84, 0.22], line: 0.46, disc: 0.075, meadow: 250 }), 0, 0);
    k.fillStyle = lin(k, 0, 650, 0, h, [0, '#e4d6ac'], [1, '#a39a78']);
    k.fillRect(0, 672, w, h);
    drawCar(k, {
      body: 'wagon',
      paint: paints.oak,
      film: films(20),
      view: { ...side, distance: 11, scale: 66, x: 556, y: 768 - 40 },
      backdrop: layer(w, h, (b) => b.drawImage(k.canvas, 0, 0)),
    });
  });
  const line = y + h * 0.3;
  c.fillStyle = '#1d2822';
  c.fillRect(x - 24, y - 24, w + 48, h + 48);
  seed(4);
  for (const [from, to] of [
    [0, 0.36],
    [0.36, 1],
  ]) {
    const r = [x + from * w + 6, y, (to - from) * w - 12, h];
    inside(c, box(...r), () => {
      c.drawImage(view, x, y);
      blend(c, 'multiply', 1, () => {
        c.fillStyle = film[50];
        c.fillRect(x, y, w, line - y);
      });
      c.fillStyle = 'rgba(255,240,200,.24)';
      c.fillRect(x, line, w, h);
    });
    streaks(c, ...r, 0.1);
  }
  blend(c, 'screen', 1, () => {
    const [a, b] = [x + w * 0.84, y + h * 0.22];
    c.fillStyle = rad(c, a, b, 56, 190, [0, '#5c430f'], [0.04, '#33260c'], [1, '#000000']);
    c.fillRect(a - 190, b - 190, 360, line - b + 186);
  });
  edge(c, x, line, x + w, line, 6);
  counter(c, W, H);
  shadow(c, 500, 906, 150, 9, 0.42, 7);
  marisol(c, 330, 1424, 1.42);
  onCounter(c);
  finish(c, W, H, { sun: [0.84, 0.22], dark: 0.46 });
}
export default { file: 'team/front-desk.webp', seed: 1213, width: 1000, height: 1250, quality: 0.68, draw };
