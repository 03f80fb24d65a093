/** Six blades of film on one rivet, held up to the shop's window: each lets its share of the light through. */
import { mix, rgba } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish, shadow } from '../kit/light.js';
import { limb } from '../kit/limb.js';
import { at, fillPath, layer, lin, rad, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';
import { blade, placed, transmit } from '../parts/blades.js';

const blades = [70, 50, 35, 20, 15, 5];
const rivet = [548, 690];
const long = 590;
/** Angle from one blade to the next; each is a little wider, so that it lies over its neighbor. */
const step = 0.27;
const half = Math.tan(step * 0.58);
const turn = (index) => -0.69 + step * index;
const shape = blade(half, 90, long, 30);
const skin = ['#96633a', '#c8935f', '#eabd86'];
const cloth = ['#7a4310', '#c98410', '#ffdf9a'];

function room(c, W, H) {
  stoneWall(c, 0, 0, W, H, { course: 84, tones: ['#8f8871', '#d6c9a4'], sd: 21 });
  const [x, y, w, h] = [104, 0, 1120, 744];
  const view = layer(w, h, (k) => {
    k.drawImage(
      landscape(w, h, {
        sd: 83,
        sun: [(958 - x) / w, 300 / h],
        line: 0.55,
        disc: 0.047,
        meadow: 0,
        size: 1,
        trees: 0.26,
      }),
      0,
      0,
    );
    for (const [d, from, to] of [
      ['M0 606 C260 570 520 590 700 622 S1000 650 1120 622 L1120 744 L0 744 Z', '#647c54', '#b3b077'],
      ['M0 694 C240 656 520 664 720 690 S1020 704 1120 684 L1120 744 L0 744 Z', '#3d5a45', '#8b9860'],
    ])
      fillPath(k, d, lin(k, 0, 0, w, 0, [0, from], [1, to]));
    oak(k, 150, 640, 290, 260, 31, oakPalette);
  });
  c.fillStyle = '#1d2822';
  c.fillRect(x - 26, y, W, h + 26);
  c.drawImage(view, x, y);
  c.fillStyle = 'rgba(255,232,180,.6)';
  c.fillRect(x - 3, y, 3, h);
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#a39b80'], [1, '#fff3d2']);
  c.fillRect(60, h + 26, W, 20);
  // the counter, and a roll of film on it
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#75572f'], [0.6, '#c2955a'], [1, '#ecc688']);
  c.fillRect(0, 800, W, H);
  for (let i = 0; i < 6; i++)
    strokePath(
      c,
      `M0 ${812 + i * 17} C300 ${819 + i * 17} 760 ${804 + i * 17} ${W} ${815 + i * 17}`,
      'rgba(70,46,18,.2)',
      2.5,
    );
  c.fillStyle = 'rgba(255,234,184,.85)';
  c.fillRect(0, 798, W, 3);
  shadow(c, 170, 868, 210, 13, 0.5, 8);
  c.fillStyle = lin(c, 0, 790, 0, 870, [0, '#f7d48c'], [0.2, '#bd7700'], [1, '#4a2d05']);
  c.fillRect(-10, 790, 330, 80);
  for (const [r, color] of [
    [40, '#e8dcb8'],
    [17, '#3a2c16'],
  ]) {
    c.fillStyle = color;
    c.beginPath();
    c.ellipse(320, 830, r * 0.42, r, 0, 0, 7);
    c.fill();
  }
}

function fan(c) {
  transmit(
    c,
    blades.map((vlt, index) => [placed(shape, ...rivet, 1, turn(index)), vlt]),
  );
  const each = (draw) => blades.forEach((vlt, i) => at(c, ...rivet, 1, () => draw(vlt, i), turn(i)));
  each(() => {
    strokePath(c, shape, 'rgba(14,22,18,.85)', 2.4);
    strokePath(
      c,
      `M${30 - long * half} ${3 - long} L${long * half - 32} ${3 - long} Q${long * half - 4} ${2 - long} ${(long - 34) * half - 2} ${34 - long} L${150 * half - 2} -150`,
      'rgba(255,240,204,.6)',
      2,
    );
  });
  each((vlt) => {
    c.font = '600 66px Besley';
    c.textAlign = 'center';
    c.fillStyle = vlt > 20 ? '#16211c' : '#fff3d2';
    c.fillText(String(vlt), 0, 96 - long);
  });
  // the card that each blade is bound in
  each(() => {
    const w = 170 * half;
    soft(c, 4, () => fillPath(c, `M-14 10 L${-w - 4} -168 L${w + 4} -168 L14 10 Z`, 'rgba(14,20,16,.3)'));
    fillPath(
      c,
      `M-22 4 C-24 30 24 30 22 4 L${w} -166 Q0 -176 ${-w} -166 Z`,
      lin(c, -w, 0, w, 0, [0, '#cdbf98'], [1, '#fbf0d2']),
    );
    strokePath(c, `M-22 4 L${-w} -166 Q0 -176 ${w} -166 L22 4`, 'rgba(74,58,30,.45)', 1.6);
  });
  at(c, ...rivet, 1, () => {
    soft(c, 3, () => fillPath(c, 'M-15 3 a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0 Z', 'rgba(30,20,6,.5)'));
    c.fillStyle = rad(c, 5, -5, 1, 19, [0, '#fff0c0'], [0.5, '#e0a93a'], [1, '#7a5214']);
    c.beginPath();
    c.arc(0, -2, 15, 0, 7);
    c.fill();
  });
}

/** A finger or thumb along its joints, from the root to a tip with its nail, round and lit from above. */
function finger(c, joints, widths, [nx, ny, turn]) {
  const [w] = widths;
  const ys = joints.map(([, y]) => y);
  const [top, foot] = [Math.min(...ys) - w / 2, Math.max(...ys) + w / 2];
  const outline = widths.map((width) => width + 5);
  limb(c, joints, outline, mix(skin[0], '#4a2812', 0.4));
  limb(
    c,
    joints,
    widths,
    lin(c, -10, top, 14, foot, [0, skin[2]], [0.4, skin[1]], [1, mix(skin[0], skin[1], 0.35)]),
  );
  at(
    c,
    nx,
    ny,
    w / 48,
    () => {
      fillPath(c, 'M-11 -9 C2 -13 12 -9 12 0 C12 9 2 13 -11 9 C-8 3 -8 -3 -11 -9 Z', '#ebc498');
      strokePath(c, 'M-11 9 C-8 3 -8 -3 -11 -9', rgba(skin[0], 0.55), 2);
    },
    turn,
  );
}
/** Where the hand is drawn: the rivet lies inside the fist, at 0, 88. */
const grip = (c, paint) => at(c, rivet[0], rivet[1] - 88, 1, paint);

/** A right hand seen by its owner, the part behind the cards: forearm, sleeve and palm. */
function palm(c) {
  grip(c, () => {
    const arm = 'M96 60 C150 60 190 96 236 132 L520 330 L380 420 L150 262 C110 240 70 210 66 180 Z';
    fillPath(c, arm, lin(c, 120, 260, 260, 130, [0, skin[0]], [0.35, skin[1]], [1, skin[2]]));
    const sleeve =
      'M262 108 C300 116 380 176 680 400 L560 520 C420 420 250 300 182 268 C176 226 216 150 262 108 Z';
    fillPath(c, sleeve, lin(c, 250, 330, 380, 170, [0, cloth[0]], [0.5, cloth[1]], [1, '#f0b84a']));
    fillPath(
      c,
      'M262 108 C216 150 176 226 182 268 L204 284 C200 240 238 168 286 122 Z',
      mix(cloth[0], cloth[1], 0.55),
    );
    strokePath(c, 'M286 122 C340 158 420 220 480 266', 'rgba(255,231,170,.9)', 5);
    soft(c, 3, () =>
      strokePath(
        c,
        'M250 262 C290 262 330 250 356 226 M300 306 C350 306 396 292 424 270',
        rgba(cloth[0], 0.6),
        7,
      ),
    );
    fillPath(
      c,
      'M-34 60 C0 10 112 14 140 60 C168 110 170 190 138 232 C104 240 40 236 8 214 C-30 190 -46 110 -34 60 Z',
      lin(c, -30, 0, 170, 0, [0, skin[0]], [0.6, skin[1]], [1, skin[2]]),
    );
  });
}

/** The part before the cards: fingers that close round their lower ends, and the thumb that presses them. */
function hold(c) {
  grip(c, () => {
    soft(c, 6, () =>
      strokePath(c, 'M-52 44 C-20 36 20 34 40 40 M92 46 C66 20 30 0 4 -10', 'rgba(40,24,8,.5)', 34),
    );
    for (const [y, left, tip, w] of [
      [192, -44, 60, 36],
      [154, -60, 74, 43],
      [111, -68, 80, 46],
      [66, -62, 76, 46],
    ]) {
      finger(
        c,
        [
          [left, y - 4],
          [left + 40, y - 5],
          [tip - 34, y + 1],
          [tip, y + 5],
        ],
        [w, w * 1.02, w * 0.94, w * 0.8],
        [tip + 3, y + 5, 0.06],
      );
      // the folds over the last joint, and the sun along the upper edge
      strokePath(
        c,
        `M${tip - 44} ${y - w * 0.26} q-6 ${w * 0.26} -1 ${w * 0.52} M${tip - 36} ${y - w * 0.18} q-4 ${w * 0.18} 0 ${w * 0.36}`,
        rgba(skin[0], 0.55),
        2.4,
      );
    }
    // the ball of the thumb, over the tips' side of the palm
    fillPath(
      c,
      'M96 84 C112 62 140 64 152 92 C170 130 168 196 142 232 C118 238 98 216 94 182 C88 146 88 110 96 84 Z',
      lin(c, 88, 0, 164, 0, [0, mix(skin[0], skin[1], 0.5)], [0.45, skin[1]], [1, skin[2]]),
    );
    finger(
      c,
      [
        [128, 122],
        [110, 58],
        [70, 20],
        [20, -14],
      ],
      [64, 52, 50, 38],
      [24, -11, -2.54],
    );
    fillPath(
      c,
      'M100 120 C92 92 100 66 120 58 C144 66 160 92 162 130 C160 160 150 186 134 204 C112 190 104 150 100 120 Z',
      lin(c, 88, 0, 164, 0, [0, mix(skin[0], skin[1], 0.8)], [0.45, skin[1]], [1, skin[2]]),
    );
    strokePath(c, 'M76 22 q-12 4 -16 17 M66 14 q-10 4 -13 14', rgba(skin[0], 0.5), 2.6);
    strokePath(c, 'M134 66 C116 36 84 6 34 -28', 'rgba(255,233,190,.85)', 4);
  });
}

async function draw(c, W, H) {
  const besley = new FontFace(
    'Besley',
    `url(${new URL('../../../../../node_modules/@fontsource/besley/files/besley-latin-600-normal.woff2', import.meta.url)})`,
    { weight: '600' },
  );
  document.fonts.add(await besley.load());
  room(c, W, H);
  // the blades come after the finish, so that each lets exactly its share of the picture through
  finish(c, W, H, { sun: [0.8, 0.33], warm: 0.3, dark: 0.2, noise: 0.6 });
  palm(c);
  fan(c);
  hold(c);
}
export default { file: 'film/fan.webp', seed: 83, width: 1200, height: 900, quality: 0.38, draw };
