/** Arms of the shop's people, with an elbow, a sleeve that begins at the shoulder, and a hand. */
import { mix, rgba } from '../../lib.js';
import { limb } from '../kit/limb.js';
import { at, fillPath, lin, soft, strokePath } from '../kit/paint.js';

const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** One skin from shade to sun, so that face, arms and both hands belong to one person. */
export const even = ([low, mid, high]) => [mix(mid, low, 0.42), mix(mid, high, 0.2), mix(mid, high, 0.62)];

/** Cloth that lies in the shade of the body. */
const inShade = ([low, mid, high]) => [mix(low, '#1b2722', 0.15), mix(low, mid, 0.6), mix(mid, high, 0.2)];
/** The far arm is an eighth darker, and no other color. */
const farSkin = (tones) => tones.map((tone) => mix(tone, '#3a2a1a', 0.12));

/** A tapered part from the shaded to the sunny side, its sunny edge drawn; `plain` is where its main tone begins. */
function part(c, joints, widths, tones, plain = 0.55) {
  const xs = joints.map(([x]) => x),
    r = widths[0] / 2;
  const [x0, x1] = [Math.min(...xs) - r, Math.max(...xs) + r];
  const shape = limb(
    c,
    joints,
    widths,
    lin(c, x0, 0, x1, 0, [0, tones[0]], [plain, tones[1]], [1, plain < 0.5 ? tones[1] : tones[2]]),
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

/** A hand is one tone, that of its wrist, with its fingers outlined. */
const color = (skin) => mix(skin[1], skin[2], 0.45);
const line = (skin) => mix(skin[1], skin[0], 0.9);
const fingers = (c, lines, skin, width = 12) =>
  lines.forEach((d) => {
    strokePath(c, d, line(skin), width + 3);
    strokePath(c, d, color(skin), width);
  });
/** Hands that point along x from a wrist at 0, 0; their thumb is up. */
const hands = {
  /** Round a handle that stands across the hand. */
  fist(c, skin) {
    fingers(c, ['M10 -16 C20 -24 30 -26 42 -22'], skin, 13);
    fillPath(c, 'M-3 -15 C4 -22 24 -22 32 -16 L32 19 C20 22 0 20 -3 15 Z', color(skin));
    fingers(
      c,
      [
        'M24 14 C34 15 40 14 43 11',
        'M25 6 C36 7 44 5 47 2',
        'M26 -3 C38 -2 46 -4 48 -7',
        'M26 -12 C36 -13 42 -14 45 -16',
      ],
      skin,
      10,
    );
    fillPath(c, 'M-3 -15 C4 -20 18 -20 27 -16 L27 18 C16 20 0 19 -3 15 Z', color(skin));
    strokePath(c, 'M45 -20 C50 -18 53 -8 50 6', rgba(skin[2], 0.9), 2.4);
  },
  /** Flat on the glass, its back to us. */
  flat(c, skin) {
    const tips = [
      ['M28 15 L62 25', 64, 25.5, 0.28],
      ['M32 6 L77 9', 79, 9, 0.06],
      ['M33 -4 L82 -7', 84, -7, -0.06],
      ['M31 -13 L74 -23', 76, -23.5, -0.22],
      ['M4 -12 C14 -26 24 -36 37 -41', 39, -42, -0.4],
    ];
    soft(c, 5, () => strokePath(c, 'M8 8 L28 8 L70 14 M30 4 L76 4 M28 0 L70 -12', 'rgba(14,22,18,.38)', 20));
    fillPath(c, 'M-3 -15 C4 -20 22 -21 36 -19 C42 -6 42 10 34 20 C20 21 4 19 -3 15 Z', color(skin));
    fingers(
      c,
      tips.map(([d]) => d),
      skin,
      10.5,
    );
    fillPath(c, 'M-3 -15 C6 -19 22 -20 34 -18 C40 -6 40 8 33 18 C20 20 4 18 -3 15 Z', color(skin));
    for (const [, x, y, a] of tips)
      at(
        c,
        x,
        y,
        1,
        () => fillPath(c, 'M-5 -3.4 C2 -4.4 5 -2 5 0 C5 2 2 4.4 -5 3.4 Z', rgba('#fff0d8', 0.5)),
        a,
      );
    strokePath(c, 'M34 -12 q4 2 5 5 M36 -3 q4 1 5 4 M35 6 q4 1 4 4', rgba(skin[0], 0.55), 2);
  },
  /** One finger shows the way, the others are folded. */
  point(c, skin) {
    fingers(c, ['M28 -12 L56 -14 L80 -13'], skin, 11);
    fillPath(c, 'M-3 -15 C4 -22 24 -22 34 -17 L34 17 C20 21 0 20 -3 15 Z', color(skin));
    fingers(c, ['M30 13 C40 14 42 8 36 6', 'M32 5 C45 6 48 0 40 -2', 'M32 -3 C47 -2 51 -8 42 -9'], skin, 9.5);
    fillPath(c, 'M-3 -15 C4 -21 20 -21 31 -17 L31 16 C18 20 0 19 -3 15 Z', color(skin));
    fingers(c, ['M8 -14 C18 -18 26 -14 36 -6'], skin, 10.5);
  },
  /** At rest on a table, its fingers together. */
  rest(c, skin) {
    soft(c, 4, () => strokePath(c, 'M0 18 L60 20', 'rgba(30,18,6,.45)', 12));
    fillPath(c, 'M-3 -15 C4 -20 22 -20 34 -15 C40 -4 40 10 33 17 C18 20 4 18 -3 15 Z', color(skin));
    fingers(
      c,
      ['M28 14 L64 19', 'M31 7 L76 11', 'M31 -1 L80 2', 'M28 -9 L74 -8', 'M4 -12 C18 -20 34 -22 50 -18'],
      skin,
      9.5,
    );
    fillPath(c, 'M-3 -15 C0 -18 10 -18 20 -15 C32 -12 36 8 30 17 C18 19 4 18 -3 15 Z', color(skin));
    strokePath(c, 'M8 -14 C22 -12 32 -12 40 -13', rgba(skin[0], 0.6), 2.4);
  },
  /** Palm up under a lens. */
  cup(c, skin) {
    fillPath(c, 'M-3 -15 C4 -21 24 -23 36 -17 C42 -4 36 14 22 19 C8 20 -4 18 -3 15 Z', color(skin));
    fingers(
      c,
      ['M28 -14 C44 -13 52 -5 54 8', 'M25 -7 C39 -4 46 4 46 15', 'M21 1 C32 5 37 12 36 21'],
      skin,
      11.5,
    );
    fillPath(c, 'M-3 -15 C4 -20 20 -21 28 -16 C30 -4 26 10 18 16 C8 18 -4 17 -3 15 Z', color(skin));
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

/** A short sleeve along the upper arm, from the cap of the shoulder to its band. */
function shortSleeve(c, shoulder, elbow, cloth) {
  const angle = Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]);
  const h = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]) * 0.74;
  const [ux, uy] = [Math.cos(angle), -Math.sin(angle)];
  const tones = lin(c, -70 * ux, -70 * uy, 90 * ux, 90 * uy, [0, cloth[0]], [0.55, cloth[1]], [1, cloth[2]]);
  at(
    c,
    ...shoulder,
    1,
    () => {
      fillPath(
        c,
        `M-46 8 C-50 -26 -24 -47 8 -45 L${h} -39 L${h + 5} 36 C${h * 0.6} 40 20 48 -12 45 C-36 41 -45 26 -46 8 Z`,
        tones,
      );
      strokePath(
        c,
        `M${h - 4} 37 C${h * 0.6} 40 20 48 -12 45 C-32 42 -43 30 -45 14`,
        rgba(cloth[0], 0.6),
        3.5,
      );
      strokePath(c, `M${h} -37 L${h + 4} 35`, mix(cloth[0], cloth[1], 0.6), 7);
    },
    angle,
  );
}

/**
 * An arm by its joints. A long sleeve ends at the share `cuff` of the forearm; without it the sleeve is short; `slim` narrows it. The far
 * arm is a left one and lies in the shade of the body.
 */
export function arm(c, { joints, cuff, hand = 'fist', turn = 0, isFar = false, slim = 1, ...tones }) {
  const skin = isFar ? farSkin(tones.skin) : tones.skin;
  const cloth = isFar ? inShade(tones.cloth) : tones.cloth;
  const [shoulder, elbow, wrist] = joints;
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  part(
    c,
    bent(shoulder, elbow, wrist),
    [62, 60, 52, 50, 50, 47, 31].map((w) => w * slim),
    [mix(skin[0], skin[1], isFar ? 0 : 0.4), color(skin), skin[2]],
    isFar ? 0.45 : 0.34,
  );
  fillPath(c, `M${wrist[0] - 15} ${wrist[1]} a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0 Z`, color(skin));
  at(c, ...wrist, [1, isFar && hand === 'flat' ? -1 : 1], () => hands[hand](c, skin), angle + turn);
  if (!cuff) return shortSleeve(c, shoulder, elbow, cloth);
  const end = between(elbow, wrist, cuff);
  part(
    c,
    bent(shoulder, elbow, end),
    [90, 80, 68, 64, 62, 60, 48].map((w) => w * slim),
    cloth,
  );
  folds(c, elbow, angle, cloth);
  at(
    c,
    ...end,
    slim,
    () => fillPath(c, 'M-13 -25 L1 -26 L1 26 L-13 25 Z', mix(cloth[0], cloth[1], 0.7)),
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
