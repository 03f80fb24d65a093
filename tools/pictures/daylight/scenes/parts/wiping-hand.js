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
  return Math.abs(d - 1) < 0.25 && (a < -0.62 || a > 2.6);
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
  const dark = '#8f5c34';
  const at = (pts) => pts.map(([a, b]) => [x + a, y + b]);
  // forearm and sleeve
  limb(
    c,
    at([
      [300, 204],
      [206, 118],
      [124, 50],
    ]),
    [120, 112, 112],
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
  // fingers, spread on the cloth, each bent at its middle; then the back of the hand over their roots
  const fingers = [
    [[104, 88], [34, 84], [-20, 90], 36],
    [[88, 54], [-2, 38], [-72, 44], 41],
    [[92, 14], [6, -16], [-70, -22], 42],
    [[108, -22], [40, -66], [-24, -86], 39],
  ];
  for (const [a, b, d, w] of fingers)
    for (const [more, tone] of [
      [6, dark],
      [0, skin],
    ])
      limb(c, at([a, b, d]), [w * 1.14 + more, w + more, w * 0.84 + more], tone);
  const thumb = [
    [150, 116],
    [104, 150],
    [46, 160],
  ];
  for (const [more, tone] of [
    [6, dark],
    [0, skin],
  ])
    limb(c, at(thumb), [56 + more, 46 + more, 36 + more], tone);
  const back = `M${x + 60} ${y + 66} C${x + 64} ${y + 20} ${x + 76} ${y - 24} ${x + 104} ${y - 40} C${x + 150} ${y - 36} ${x + 190} ${y + 30} ${x + 220} ${y + 84} L${x + 166} ${y + 160} C${x + 130} ${y + 148} ${x + 84} ${y + 120} ${x + 60} ${y + 66} Z`;
  fillPath(c, back, skin);
  // knuckles, and the folds over each middle joint
  for (const [kx, ky] of [
    [74, 76],
    [66, 46],
    [74, 8],
    [92, -24],
  ])
    strokePath(c, `M${x + kx + 6} ${y + ky - 11} q-9 9 -3 22`, 'rgba(110,66,34,.5)', 3.4);
  fingers.forEach(([, [bx, by]], i) =>
    strokePath(
      c,
      `M${x + bx + 4} ${y + by - 10 + i} q-5 9 -1 ${17 - i * 2} M${x + bx - 6} ${y + by - 7} q-4 6 -1 12`,
      'rgba(110,66,34,.42)',
      2.6,
    ),
  );
  strokePath(
    c,
    `M${x + 128} ${y - 30} C${x + 96} ${y - 54} ${x + 50} ${y - 88} ${x - 18} ${y - 103}`,
    'rgba(255,232,186,.85)',
    4,
  );
  for (const [fx, fy, a] of [
    [-25, 90, -0.1],
    [-77, 44, -0.1],
    [-76, -22, 0.1],
    [-30, -88, 0.35],
    [40, 160, -0.1],
  ]) {
    c.fillStyle = '#e9c199';
    c.beginPath();
    c.ellipse(x + fx, y + fy, 12, 9, a, 0, 7);
    c.fill();
  }
}
