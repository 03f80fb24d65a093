/** A hand that wipes an arc with a cloth, and where the arc runs. */
import { rgba, seed } from '../../lib.js';
import { haze } from '../kit/light.js';
import { limb } from '../kit/limb.js';
import { fillPath, inside, lin, strokePath } from '../kit/paint.js';

/** The swept arc, from lower left up and over to the cloth. */
export const arc = (t) => {
  const a = Math.PI * (1.12 + 0.66 * t);
  return [720 + Math.cos(a) * 400, 690 + Math.sin(a) * 390];
};

/** Whether a point lies in the wiped part of the glass. */
export const cleared = (x, y) => {
  const d = Math.hypot((x - 720) / 400, (y - 690) / 390),
    a = Math.atan2(y - 690, x - 720);
  return Math.abs(d - 1) < 0.24 && a < -0.62 && a > -2.95;
};

/** The hand at the end of the arc, with cloth and sleeve. */
export function wipingHand(c) {
  const [x, y] = arc(1),
    skin = lin(c, x - 60, y + 100, x + 200, y - 90, [0, '#8a5a36'], [0.6, '#c08552'], [1, '#efbf85']);
  haze(c, 1600, 1000, 12, (k) => {
    k.fillStyle = 'rgba(12,18,15,.55)';
    k.beginPath();
    k.ellipse(x + 20, y + 60, 190, 120, 0.5, 0, 7);
    k.fill();
  });
  const cloth = `M${x - 150} ${y - 60} C${x - 110} ${y - 130} ${x + 10} ${y - 150} ${x + 120} ${y - 112} C${x + 170} ${y - 60} ${x + 190} ${y + 20} ${x + 150} ${y + 92} C${x + 90} ${y + 150} ${x - 20} ${y + 150} ${x - 90} ${y + 104} C${x - 140} ${y + 60} ${x - 172} ${y} ${x - 150} ${y - 60} Z`;
  fillPath(
    c,
    cloth,
    lin(c, x - 160, y + 120, x + 170, y - 120, [0, '#a86a10'], [0.5, '#e9a52c'], [1, '#ffd986']),
  );
  inside(c, cloth, () => {
    seed(4);
    for (let i = 0; i < 9; i++)
      strokePath(
        c,
        `M${x - 150 + i * 34} ${y + 140} C${x - 130 + i * 34} ${y + 40} ${x - 140 + i * 36} ${y - 40} ${x - 90 + i * 34} ${y - 150}`,
        rgba(i % 2 ? '#7a4a00' : '#fff0c2', 0.2),
        9,
      );
  });
  strokePath(
    c,
    `M${x - 148} ${y - 64} C${x - 108} ${y - 132} ${x + 10} ${y - 150} ${x + 120} ${y - 112}`,
    'rgba(255,246,214,.9)',
    4,
  );
  // sleeve, forearm, palm, fingers
  limb(
    c,
    [
      [x + 290, y + 196],
      [x + 200, y + 112],
      [x + 120, y + 44],
    ],
    [120, 116, 118],
    skin,
  );
  limb(
    c,
    [
      [1660, 930],
      [1470, 760],
      [x + 268, y + 176],
    ],
    [260, 216, 158],
    lin(c, 1300, 900, 1560, 640, [0, '#20382c'], [0.6, '#2f5d46'], [1, '#7da07d']),
  );
  strokePath(c, `M${x + 196} ${y + 204} Q${x + 190} ${y + 117} ${x + 282} ${y + 98}`, '#1b3327', 17);
  for (const [a, b, d, w] of [
    [[118, 84], [40, 66], [-26, 66], 38],
    [[112, 44], [18, 14], [-66, 16], 42],
    [[116, 6], [30, -34], [-48, -36], 42],
    [[132, -26], [66, -76], [2, -88], 39],
  ])
    limb(
      c,
      [
        [x + a[0], y + a[1]],
        [x + b[0], y + b[1]],
        [x + d[0], y + d[1]],
      ],
      [w * 1.16, w, w * 0.82],
      skin,
    );
  limb(
    c,
    [
      [x + 150, y + 110],
      [x + 92, y + 138],
      [x + 26, y + 128],
    ],
    [54, 46, 36],
    skin,
  );
  for (const [p, q] of [
    [
      [100, 64],
      [0, 42],
    ],
    [
      [100, 24],
      [-6, -10],
    ],
    [
      [116, -12],
      [14, -62],
    ],
    [
      [118, 104],
      [40, 98],
    ],
  ])
    strokePath(
      c,
      `M${x + p[0]} ${y + p[1]} Q${x + (p[0] + q[0]) / 2} ${y + (p[1] + q[1]) / 2 - 2} ${x + q[0]} ${y + q[1]}`,
      'rgba(90,50,24,.6)',
      4,
    );
  strokePath(
    c,
    `M${x + 136} ${y - 44} C${x + 92} ${y - 86} ${x + 50} ${y - 104} ${x} ${y - 106}`,
    'rgba(255,232,186,.85)',
    4,
  );
  for (const [fx, fy, a] of [
    [-40, 62, 0],
    [-82, 14, 0],
    [-64, -38, 0.1],
    [-14, -92, 0.2],
  ]) {
    c.fillStyle = 'rgba(255,226,190,.75)';
    c.beginPath();
    c.ellipse(x + fx, y + fy, 11, 8, a, 0, 7);
    c.fill();
  }
}
