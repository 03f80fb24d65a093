/** Arms of the shop's people, with an elbow, a sleeve that begins at the shoulder, and a hand. */
import { mix, rgba } from '../../lib.js';
import { limb } from '../kit/limb.js';
import { at, fillPath, lin, poly, strokePath } from '../kit/paint.js';

const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Tones of what lies in its own shade. */
const inShade = ([low, mid, high]) => [mix(low, '#1b2722', 0.15), mix(low, mid, 0.6), mix(mid, high, 0.2)];

/** A tapered part from the shaded to the sunny side, its sunny edge drawn. */
function part(c, joints, widths, tones) {
  const xs = joints.map(([x]) => x),
    r = widths[0] / 2;
  const [x0, x1] = [Math.min(...xs) - r, Math.max(...xs) + r];
  const shape = limb(
    c,
    joints,
    widths,
    lin(c, x0, 0, x1, 0, [0, tones[0]], [0.55, tones[1]], [1, tones[2]]),
    true,
  );
  const sun = (list) => list.reduce((sum, [x, y]) => sum + x - y * 0.7, 0);
  const side = sun(shape.left) > sun(shape.right) ? shape.left : shape.right.toReversed();
  strokePath(
    c,
    `M${side
      .slice(37)
      .map((p) => p.join(' '))
      .join(' L')}`,
    rgba(tones[2], 0.7),
    3,
  );
}

const color = (skin) => mix(skin[1], skin[2], 0.38);
const fingers = (c, lines, skin, width = 12) => {
  for (const d of lines) strokePath(c, d, rgba(skin[0], 0.55), width + 2.5);
  for (const d of lines) strokePath(c, d, color(skin), width);
};
/** Hands that point along x from a wrist at 0, 0; their thumb is up. */
const hands = {
  fist(c, skin) {
    fillPath(c, 'M-10 -17 C6 -24 34 -24 42 -10 C46 4 40 20 24 22 C8 24 -4 18 -10 17 Z', color(skin));
    strokePath(
      c,
      'M12 -20 C16 -12 16 -2 12 6 M23 -20 C27 -12 27 0 23 8 M33 -17 C37 -10 36 0 33 7',
      rgba(skin[0], 0.6),
      2.6,
    );
    fingers(c, ['M2 14 C14 8 24 10 34 14'], skin, 11);
  },
  flat(c, skin) {
    fillPath(c, 'M-10 -16 C4 -20 22 -18 34 -12 L34 12 C22 18 4 18 -10 15 Z', color(skin));
    fingers(
      c,
      ['M26 10 L58 14', 'M28 4 L69 5', 'M28 -3 L71 -4', 'M26 -9 L63 -13', 'M6 -13 C14 -24 22 -29 32 -31'],
      skin,
      9,
    );
    fillPath(c, 'M2 -13 C14 -17 22 -15 31 -11 L31 12 C22 15 12 15 2 12 Z', color(skin));
  },
  cup(c, skin) {
    fillPath(c, 'M-10 -16 C6 -20 24 -22 34 -16 C40 -4 36 14 22 18 C8 20 -4 18 -10 15 Z', color(skin));
    fingers(
      c,
      ['M26 -14 C40 -12 48 -4 50 8', 'M24 -8 C36 -4 42 4 42 14', 'M20 0 C30 4 34 12 32 20'],
      skin,
      11,
    );
  },
};

/** Joints of a limb that bends sharply at its elbow and swells below it. */
const bent = (shoulder, elbow, end) => [
  shoulder,
  between(shoulder, elbow, 0.5),
  between(shoulder, elbow, 0.86),
  elbow,
  between(elbow, end, 0.14),
  between(elbow, end, 0.4),
  end,
];

/**
 * An arm by its joints. A long sleeve ends at the share `cuff` of the forearm, a short one is a path, as a raised arm
 * changes its shape; `hem` are the ends of its band. The far arm lies in the shade of the body.
 */
export function arm(c, { joints, cuff, sleeve, hem, hand = 'fist', turn = 0, isFar = false, ...tones }) {
  const [skin, cloth] = [tones.skin, tones.cloth].map((three) => (isFar ? inShade(three) : three));
  const [shoulder, elbow, wrist] = joints;
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  at(c, ...wrist, 1, () => hands[hand](c, skin), angle + turn);
  part(c, bent(shoulder, elbow, wrist), [62, 60, 52, 50, 50, 49, 30], skin);
  if (sleeve) {
    fillPath(c, sleeve, lin(c, -70, 0, 70, 0, [0, cloth[0]], [0.58, cloth[1]], [1, cloth[2]]));
    strokePath(c, `M${hem[0].join(' ')} L${hem[1].join(' ')}`, mix(cloth[0], cloth[1], 0.6), 7);
    return;
  }
  const end = between(elbow, wrist, cuff);
  part(c, bent(shoulder, elbow, end), [90, 80, 68, 64, 62, 60, 48], cloth);
  folds(c, elbow, angle, cloth);
  at(
    c,
    ...end,
    1,
    () =>
      poly(
        c,
        [
          [-13, -25],
          [1, -26],
          [1, 26],
          [-13, 25],
        ],
        mix(cloth[0], cloth[1], 0.7),
      ),
    angle,
  );
}
/** Two creases in the bend of the elbow. */
function folds(c, [x, y], angle, cloth) {
  at(
    c,
    x,
    y,
    1,
    () => strokePath(c, 'M6 -24 C0 -10 2 4 10 12 M22 -26 C16 -14 18 -4 24 4', rgba(cloth[0], 0.55), 4),
    angle,
  );
}
