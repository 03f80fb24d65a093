/** People of the shop, seen from behind at work; the base of the neck is at 0, 0 and a head is 130 wide. */
import { mix, rgba } from '../../lib.js';
import { limb } from './limb.js';
import { fillPath, inside, lin, soft, strokePath } from './paint.js';

/** Skin tones from the shaded to the lit side. */
export const skins = {
  tan: ['#6f4526', '#b0764a', '#efc08a'],
  deep: ['#3d2618', '#6f452a', '#c18a5a'],
  light: ['#8d5c3c', '#cf9a6c', '#ffdcae'],
  olive: ['#5f4026', '#9c6d42', '#e3b57e'],
};

export const sideLight = (c, t, x0 = -170, x1 = 170) =>
  lin(c, x0, 60, x1, -40, [0, t[0]], [0.62, t[1]], [1, t[2]]);

export const rim = 'rgba(255,230,170,.9)';

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
    sideLight(c, shirt, -210, 230),
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
  fillPath(c, body, sideLight(c, shirt, -210, 230));
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
    fillPath(
      c,
      'M-58 -52 C-30 -36 30 -36 58 -52 L66 -22 C34 -4 -34 -4 -66 -22 Z',
      sideLight(c, shirt, -80, 80),
    );
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
    sideLight(c, tones, -160, 170),
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
    sideLight(c, skin, -70, 80),
  );
}
