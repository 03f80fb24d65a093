/** People of the shop, seen from behind at work; the base of the neck is at 0, 0 and a head is 130 wide. */
import { mix } from '../../lib.js';
import { at, fillPath, inside, limb, lin, rgba, soft, strokePath } from './paint.js';

/** Skin tones from the shaded to the lit side. */
export const skins = {
  tan: ['#6f4526', '#b0764a', '#efc08a'],
  deep: ['#3d2618', '#6f452a', '#c18a5a'],
  light: ['#8d5c3c', '#cf9a6c', '#ffdcae'],
  olive: ['#5f4026', '#9c6d42', '#e3b57e'],
};
const across = (c, t, x0 = -170, x1 = 170) => lin(c, x0, 60, x1, -40, [0, t[0]], [0.62, t[1]], [1, t[2]]);
const rim = 'rgba(255,230,170,.9)';

/** A hand at the end of an arm: `grip` closes it around an edge, `flat` lays it on glass. */
export function hand(c, x, y, turn, tone, pose = 'grip', mirror = 1) {
  const dark = mix(tone, '#2b1a10', 0.5),
    light = mix(tone, '#ffe2b4', 0.55);
  at(
    c,
    x,
    y,
    [mirror, 1],
    () => {
      if (pose === 'grip') {
        limb(
          c,
          [
            [-2, 40],
            [0, 0],
            [2, -22],
          ],
          [52, 66, 60],
          tone,
        );
        for (let i = 0; i < 4; i++)
          limb(
            c,
            [
              [-24 + i * 17, -16],
              [-25 + i * 18, -46 - (i % 3 === 0 ? -7 : 3)],
            ],
            [20, 18],
            tone,
          );
        for (let i = 0; i < 3; i++)
          strokePath(c, `M${-16 + i * 17.5} -12 L${-16.5 + i * 18} -48`, rgba(dark, 0.55), 2.4);
        limb(
          c,
          [
            [-22, 14],
            [-46, -8],
            [-42, -30],
          ],
          [30, 24, 18],
          tone,
        );
        strokePath(c, 'M-24 2 C-34 -6 -36 -14 -34 -26', rgba(dark, 0.4), 2.4);
        strokePath(
          c,
          `M${mirror > 0 ? 34 : -46} ${mirror > 0 ? 6 : -8} L${mirror > 0 ? 38 : -50} ${mirror > 0 ? -40 : -26}`,
          rgba(light, 0.9),
          3,
        );
      } else {
        limb(
          c,
          [
            [-2, 44],
            [0, 0],
            [2, -26],
          ],
          [52, 66, 60],
          tone,
        );
        for (const [a, b, l, w] of [
          [-24, -40, -92, 18],
          [-8, -12, -108, 19],
          [10, 16, -104, 19],
          [26, 42, -84, 17],
        ])
          limb(
            c,
            [
              [a, -26],
              [(a + b) / 2, (l - 30) / 2],
              [b, l],
            ],
            [w + 2, w, w - 4],
            tone,
          );
        limb(
          c,
          [
            [-22, 10],
            [-56, -20],
            [-66, -40],
          ],
          [30, 23, 16],
          tone,
        );
      }
    },
    turn,
  );
}
/** Skin of one arm: the left is in shade, the right in the sun. */
export const armTone = (skin, side) => (side < 0 ? mix(skin[0], skin[1], 0.62) : mix(skin[1], skin[2], 0.35));
/** An arm from the shoulder over the elbow to the wrist, with a sleeve to `cuff` (1 is the elbow, 2 the wrist). */
export function arm(c, joints, skin, shirt, cuff = 0.8, widths = [112, 84, 54]) {
  const side = joints[0][0],
    tone = armTone(skin, side),
    lit = limb(c, joints, widths, tone);
  if (side > 0) edgeLight(c, lit, 0.64);
  const n = cuff <= 1 ? 1 : 2,
    k = cuff - (n - 1),
    [a, b] = [joints[n - 1], joints[n]],
    end = [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k],
    w = widths[n - 1] + (widths[n] - widths[n - 1]) * k + 16;
  const sleeve = limb(
    c,
    n === 1 ? [joints[0], end] : [joints[0], joints[1], end],
    n === 1 ? [widths[0] + 8, w] : [widths[0] + 8, widths[1] + 14, w],
    across(c, shirt, -210, 230),
    true,
  );
  if (side > 0) edgeLight(c, sleeve, 0.08);
  const [sx, sy] = joints[0],
    r0 = (widths[0] + 8) / 2;
  c.strokeStyle = rgba(shirt[0], 0.24);
  c.lineWidth = 3;
  c.beginPath();
  c.arc(sx, sy, r0, side < 0 ? -Math.PI * 0.42 : Math.PI * 0.55, side < 0 ? Math.PI * 0.45 : Math.PI * 1.42);
  c.stroke();
  const l = sleeve.left.at(-1),
    r = sleeve.right[0];
  strokePath(
    c,
    `M${l[0]} ${l[1]} L${r[0]} ${r[1]}`,
    rgba(side < 0 ? shirt[0] : mix(shirt[1], shirt[0], 0.5), 0.9),
    9,
  );
}
function edgeLight(c, shape, from) {
  const sun = (list) => list.reduce((t, [x, y]) => t + x - y * 0.5, 0),
    e = sun(shape.left) > sun(shape.right) ? shape.left : [...shape.right].reverse(),
    cut = e.slice(Math.floor(e.length * from));
  strokePath(c, `M${cut.map((p) => p.join(' ')).join(' L')}`, rim, 4);
}
/** Back of a shirt from the shoulders to the belt; draw the neck before it and the arms after it. */
export function torso(c, shirt, { belt = true, slim = 1, apron, collar = true } = {}) {
  const w = (v) => v * slim,
    body = `M${w(-150)} 10 C${w(-96)} -16 -60 -26 -50 -46 L50 -46 C60 -26 ${w(96)} -16 ${w(150)} 10 C${w(186)} 30 ${w(184)} 86 ${w(172)} 150 C${w(156)} 230 ${w(134)} 300 ${w(136)} 440 L${w(-136)} 440 C${w(-134)} 300 ${w(-156)} 230 ${w(-172)} 150 C${w(-184)} 86 ${w(-186)} 30 ${w(-150)} 10 Z`;
  fillPath(c, body, across(c, shirt, -210, 230));
  inside(c, body, () => {
    soft(c, 9, () => {
      c.strokeStyle = rgba(shirt[0], 0.5);
      c.lineWidth = 16;
      c.stroke(
        new Path2D(
          'M0 60 C-5 180 4 300 0 440 M-84 120 C-62 170 -54 220 -62 300 M88 120 C70 170 56 220 66 310 M-130 290 C-90 330 -70 370 -90 440 M126 300 C92 336 74 380 92 440',
        ),
      );
    });
    soft(c, 8, () => {
      c.strokeStyle = rgba(shirt[2], 0.09);
      c.lineWidth = 18;
      c.stroke(
        new Path2D(
          'M-78 96 C-48 160 -36 210 -42 270 M134 96 C110 150 92 210 98 270 M30 200 C24 280 34 340 28 420',
        ),
      );
    });
    strokePath(c, `M${w(-160)} 60 C-60 84 60 84 ${w(160)} 60`, rgba(shirt[0], 0.55), 3.5);
    if (apron) strokePath(c, 'M-64 -30 C-52 100 40 190 150 350 M64 -30 C52 100 -40 190 -150 350', apron, 22);
  });
  if (collar) {
    fillPath(c, 'M-58 -52 C-30 -36 30 -36 58 -52 L66 -22 C34 -4 -34 -4 -66 -22 Z', across(c, shirt, -80, 80));
    strokePath(c, 'M-66 -22 C-34 -4 34 -4 66 -22', rgba(shirt[0], 0.7), 3.5);
  }
  strokePath(c, `M${w(172)} 150 C${w(156)} 230 ${w(134)} 300 ${w(136)} 430`, rim, 4.5);
  if (!belt) return;
  fillPath(
    c,
    `M${w(-146)} 420 L${w(146)} 420 L${w(148)} 474 L${w(-148)} 474 Z`,
    lin(c, -150, 0, 150, 0, [0, '#2c1d0f'], [0.6, '#5f4120'], [1, '#c79045']),
  );
  for (const [x, d] of [
    [-92, 0],
    [72, 1],
  ]) {
    fillPath(
      c,
      d ? `M${x - 22} 464 v-66 h14 v66 Z M${x + 4} 464 v-88 h10 v88 Z` : `M${x - 26} 464 v-46 h44 v46 Z`,
      d ? '#ffb627' : '#d8ccab',
    );
    fillPath(
      c,
      `M${x - 38} 456 h76 l-6 104 q-32 16 -64 0 Z`,
      lin(c, x - 38, 0, x + 40, 0, [0, '#3a2712'], [1, '#a87636']),
    );
  }
  strokePath(c, `M${w(-146)} 422 L${w(146)} 422`, 'rgba(255,226,160,.6)', 3);
}
/** Legs from the belt down, for kneeling or standing figures cut by the frame. */
export function trousers(c, tones = ['#1a221e', '#34433a', '#7d8a6c'], slim = 1) {
  const w = (v) => v * slim;
  fillPath(
    c,
    `M${w(-140)} 440 L${w(140)} 440 C${w(160)} 560 ${w(150)} 700 ${w(146)} 1000 L14 1000 L0 600 L-14 1000 L${w(-146)} 1000 C${w(-150)} 700 ${w(-160)} 560 ${w(-140)} 440 Z`,
    across(c, tones, -160, 170),
  );
  strokePath(c, 'M0 480 L0 600', rgba(tones[0], 0.8), 4);
}
/** The neck, under the collar. */
export function neck(c, skin) {
  limb(
    c,
    [
      [0, 0],
      [0, -80],
    ],
    [104, 84],
    across(c, skin, -70, 80),
  );
}
/** Head from behind; hair is short, bun, long, tail or cap. */
export function head(
  c,
  skin,
  {
    hair = 'short',
    tones = ['#1d1711', '#3a2c1d', '#8a6636'],
    cap = ['#1f3a2d', '#2f5d46', '#8fae86'],
    tilt = 0,
  } = {},
) {
  at(
    c,
    0,
    -60,
    1,
    () => {
      for (const k of [-1, 1])
        fillPath(
          c,
          `M${k * 58} -62 C${k * 76} -72 ${k * 80} -50 ${k * 74} -34 C${k * 70} -22 ${k * 60} -22 ${k * 56} -32 Z`,
          k > 0 ? skin[2] : skin[0],
        );
      fillPath(
        c,
        'M-60 -50 C-66 -140 -40 -172 0 -172 C40 -172 66 -140 60 -50 C58 -16 40 8 0 10 C-40 8 -58 -16 -60 -50 Z',
        across(c, skin, -66, 66),
      );
      const h = lin(c, -66, -20, 68, -120, [0, tones[0]], [0.6, tones[1]], [1, tones[2]]),
        strands = (list, x) => list.forEach((d) => strokePath(c, d, rgba(tones[2], x), 3));
      if (hair === 'short') {
        fillPath(
          c,
          'M-64 -58 C-74 -150 -44 -184 2 -184 C48 -184 74 -150 64 -58 C60 -40 56 -24 48 -12 C20 -22 -20 -22 -48 -12 C-56 -24 -60 -40 -64 -58 Z',
          h,
        );
        strands(
          [
            'M-30 -170 C-42 -120 -40 -70 -34 -30',
            'M10 -180 C14 -130 12 -80 10 -26',
            'M40 -164 C50 -120 50 -70 42 -28',
          ],
          0.3,
        );
      }
      if (hair === 'bun') {
        fillPath(
          c,
          'M-66 -62 C-74 -150 -46 -182 0 -182 C46 -182 74 -150 66 -62 C60 -30 30 -14 0 -10 C-30 -14 -60 -30 -66 -62 Z',
          h,
        );
        fillPath(
          c,
          'M-44 -176 C-50 -226 -22 -240 2 -240 C30 -240 52 -222 44 -176 C36 -152 -36 -152 -44 -176 Z',
          h,
        );
        strands(
          [
            'M-30 -40 C-34 -90 -26 -130 -14 -164',
            'M4 -20 C2 -80 2 -120 4 -164',
            'M40 -44 C40 -90 34 -130 22 -164',
            'M-20 -222 C0 -208 20 -208 34 -216',
          ],
          0.34,
        );
        strokePath(c, 'M-38 -172 C-20 -160 20 -160 38 -172', '#a8330f', 8);
      }
      if (hair === 'long') {
        fillPath(
          c,
          'M-70 -60 C-80 -152 -48 -186 0 -186 C48 -186 80 -152 70 -60 C70 0 92 60 88 120 C60 146 -60 146 -88 120 C-92 60 -70 0 -70 -60 Z',
          h,
        );
        strands(
          [
            'M-40 -166 C-60 -90 -46 0 -60 120',
            'M-10 -180 C-20 -90 -10 20 -18 132',
            'M24 -176 C34 -90 22 10 30 130',
            'M52 -150 C66 -70 52 10 70 116',
          ],
          0.34,
        );
      }
      if (hair === 'tail') {
        fillPath(
          c,
          'M-66 -62 C-74 -150 -46 -182 0 -182 C46 -182 74 -150 66 -62 C60 -30 30 -14 0 -10 C-30 -14 -60 -30 -66 -62 Z',
          h,
        );
        fillPath(c, 'M-26 -128 C-40 -70 -34 20 -6 96 C4 104 14 98 18 84 C36 20 40 -70 26 -128 Z', h);
        strokePath(c, 'M-26 -118 C-8 -108 10 -108 26 -118', '#ffb627', 9);
        strands(
          [
            'M-40 -50 C-44 -100 -30 -130 -16 -140',
            'M46 -50 C46 -100 34 -130 18 -140',
            'M0 -100 C-6 -40 -4 20 4 80',
          ],
          0.34,
        );
      }
      if (hair === 'cap') {
        fillPath(c, 'M-62 -56 C-66 -30 -56 -10 -44 -6 C-20 -16 20 -16 44 -6 C56 -10 66 -30 62 -56 Z', h);
        fillPath(
          c,
          'M-66 -66 C-76 -150 -46 -186 0 -186 C46 -186 76 -150 66 -66 C40 -56 -40 -56 -66 -66 Z',
          lin(c, -66, -40, 68, -150, [0, cap[0]], [0.6, cap[1]], [1, cap[2]]),
        );
        fillPath(c, 'M-28 -64 C-28 -96 28 -96 28 -64 C14 -58 -14 -58 -28 -64 Z', across(c, skin, -60, 60));
        fillPath(c, 'M-28 -70 C-14 -62 14 -62 28 -70 L28 -60 C14 -54 -14 -54 -28 -60 Z', cap[0]);
        strokePath(c, 'M0 -184 L0 -92', rgba(cap[0], 0.6), 3.5);
        c.fillStyle = cap[2];
        c.beginPath();
        c.ellipse(0, -186, 8, 5, 0, 0, 7);
        c.fill();
      }
      strokePath(c, 'M34 -178 C62 -160 72 -120 66 -66', rim, 4.5);
    },
    tilt,
  );
}
