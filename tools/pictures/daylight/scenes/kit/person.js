/** People of the shop in profile, facing the sun at the right: soles at 0, 0, 740 tall, a head of 104. */
import { mix, rgba } from '../../lib.js';
import { limb } from './limb.js';
import { at, fillPath, inside, lin, soft, strokePath } from './paint.js';

/** Skin tones from the shaded to the lit side. */
export const skins = {
  tan: ['#7a4c2b', '#b97f50', '#f3c890'],
  deep: ['#3a2417', '#6d432a', '#c48d5c'],
  light: ['#96633f', '#d6a273', '#ffe0b4'],
  olive: ['#69462b', '#a87548', '#eabf88'],
};
const rim = 'rgba(255,234,184,.92)';
const across = (c, t, x0, x1) => lin(c, x0, 0, x1, 0, [0, t[0]], [0.58, t[1]], [1, t[2]]);
const shaded = ([low, mid]) => [mix(low, '#1b2722', 0.25), low, mix(low, mid, 0.6)];
/** A tapered limb, lit on its right; `flat` cuts it square, as a cuff does. */
function lit(c, joints, widths, tones, flat = false) {
  const xs = joints.map(([x]) => x);
  const shape = limb(
    c,
    joints,
    widths,
    across(c, tones, Math.min(...xs) - widths[0] / 2, Math.max(...xs) + widths[0] / 2),
    flat,
  );
  const sun = (list) => list.reduce((sum, [x, y]) => sum + x - y * 0.7, 0);
  const side = sun(shape.left) > sun(shape.right) ? shape.left : shape.right;
  strokePath(c, `M${side.map((p) => p.join(' ')).join(' L')}`, rgba(tones[2], 0.75), 3);
}

function leg(c, joints, tones) {
  lit(c, joints, [118, 88, 66], tones, true);
  const [x, y] = joints.at(-1);
  fillPath(
    c,
    `M${x - 36} ${y - 16} L${x + 34} ${y - 16} C${x + 40} ${y + 2} ${x + 84} ${y + 2} ${x + 88} ${y + 30} L${x - 40} ${y + 30} Z`,
    across(c, ['#1d140c', '#4d3319', '#b98a4c'], x - 40, x + 90),
  );
}

const scalp =
  'M36 -90 C30 -120 -8 -126 -34 -108 C-60 -90 -60 -50 -42 -20 L-24 -24 C-20 -36 -20 -46 -15 -54 L-2 -66 C8 -80 22 -84 36 -90 Z';
const styles = {
  updo: [
    'M38 -86 C34 -122 -10 -134 -42 -112 C-66 -92 -64 -58 -50 -38 C-44 -28 -40 -18 -36 -8 L-24 -16 C-24 -36 -18 -48 -12 -56 L0 -70 C10 -80 24 -82 38 -86 Z',
  ],
  short: [scalp],
  tail: [scalp, 'M-44 -96 C-86 -104 -104 -60 -96 -8 C-92 26 -82 52 -66 66 C-62 20 -62 -30 -46 -62 Z'],
  cap: ['M-50 -72 C-56 -40 -50 -26 -40 -18 L-24 -22 C-20 -36 -18 -48 -12 -72 Z'],
};

/** A head in profile; the middle of the neck is at 0, 0. */
function head(c, skin, { hair = 'short', tones = ['#1d1711', '#3a2c1d', '#8a6636'], beard, cap }) {
  const face =
    'M-34 10 L-40 -24 C-58 -60 -44 -110 0 -110 C26 -110 39 -94 40 -72 C42 -62 54 -48 55 -42 C54 -37 47 -37 44 -35 C47 -30 46 -27 44 -25 C45 -21 45 -18 43 -16 C44 -4 38 4 28 6 C18 7 12 4 6 0 L14 30 L-34 30 Z';
  fillPath(c, face, across(c, skin, -46, 54));
  const shadow = mix(skin[1], '#3a160c', 0.5);
  inside(c, face, () => {
    // the jaw and the neck lie in shade, brow, nose and cheek in the sun
    soft(c, 6, () => {
      fillPath(c, 'M-60 50 L-50 -60 L-12 -50 C-6 -18 8 4 32 9 L20 50 Z', rgba(shadow, 0.62));
      fillPath(c, 'M18 -112 L60 -112 L70 20 L30 12 C44 -20 34 -40 30 -60 Z', rgba('#ffe8bc', 0.42));
      fillPath(c, 'M12 -46 C24 -50 32 -40 28 -30 C20 -22 8 -32 12 -46 Z', 'rgba(190,76,44,.3)');
    });
  });
  fillPath(c, 'M23 -64 C27 -71 35 -71 39 -64 C35 -60 27 -60 23 -64 Z', '#fbf3e2');
  fillPath(c, 'M31 -69 C36 -70 38 -66 37 -62 C34 -59 30 -63 31 -69 Z', '#1d1711');
  strokePath(c, 'M22 -64 C26 -72 35 -72 40 -66', '#1d1711', 3);
  strokePath(c, 'M45 -37 C43 -40 40 -39 40 -36', rgba(shadow, 0.8), 2.5);
  strokePath(c, 'M21 -77 C28 -82 35 -81 39 -77', tones[0], 4.5);
  strokePath(c, 'M44 -25 C40 -22 35 -21 31 -24', rgba(shadow, 0.9), 3);
  const shade = across(c, tones, -60, 44);
  if (beard) {
    fillPath(
      c,
      'M-14 -50 C-14 -16 2 8 24 14 C40 14 48 2 45 -12 C42 -20 36 -22 30 -18 C24 -16 26 -26 38 -27 C47 -28 48 -34 42 -37 C30 -38 16 -32 8 -42 Z',
      shade,
    );
  }
  styles[hair].forEach((d) => fillPath(c, d, shade));
  if (hair !== 'cap') strokePath(c, 'M30 -94 C4 -100 -24 -88 -34 -52', rgba(tones[2], 0.5), 3);
  fillPath(c, 'M-8 -66 C-22 -70 -26 -48 -14 -38 C-6 -34 -4 -44 -2 -50 Z', mix(skin[1], shadow, 0.3));
  strokePath(c, 'M-9 -60 C-17 -60 -18 -50 -12 -45', rgba(shadow, 0.7), 2.5);
  if (cap) {
    fillPath(
      c,
      'M-53 -68 C-60 -116 -28 -132 4 -130 C32 -128 46 -106 45 -84 Z M30 -96 C62 -100 86 -88 96 -74 C92 -70 60 -80 36 -79 Z',
      across(c, cap, -56, 80),
    );
    strokePath(c, 'M4 -130 C32 -128 44 -110 45 -92 C66 -94 84 -86 95 -75', rim, 3);
  }
  strokePath(c, 'M40 -72 C42 -62 54 -48 55 -42', rim, 3);
}

/**
 * A person by pose and clothes: `drop` lowers the upper body for a knee on the floor, `lean` bends it forward, `lower`
 * draws the legs of a pose that is not standing, `torso` is another outline and the line of its sunny front.
 */
export function person(c, x, y, s, o) {
  const { skin, shirt, drop = 0, lean = 0, apron } = o;
  const pants = o.pants ?? ['#141b18', '#26342d', '#6f8068'];
  const hip = [0, drop - 385];
  const legs = o.legs ?? [
    [hip, [10, -205], [-34, -30]],
    [hip, [26, -205], [30, -30]],
  ];
  const torso =
    o.torso?.outline ??
    'M-30 -224 C-62 -206 -74 -150 -66 -90 C-62 -50 -60 -20 -58 22 L58 22 C64 -30 74 -90 66 -140 C60 -186 44 -214 18 -226 Z';
  at(c, x, y, s, () => {
    if (o.lower) o.lower();
    else {
      leg(c, legs[0], shaded(pants));
      leg(c, legs[1], pants);
    }
    at(
      c,
      ...hip,
      1,
      () => {
        at(c, 6, -240, 1, () => head(c, skin, o), o.tilt ?? 0);
        fillPath(c, torso, across(c, shirt, -70, 70));
        inside(c, torso, () => {
          soft(c, 8, () =>
            strokePath(
              c,
              'M-20 -150 C-40 -90 -30 -40 -50 10 M20 -60 C10 -30 20 0 0 30',
              rgba(shirt[0], 0.55),
              15,
            ),
          );
          if (apron) {
            fillPath(c, 'M10 -190 L80 -190 L90 60 L-8 60 C-14 -40 6 -90 10 -190 Z', across(c, apron, 0, 84));
            strokePath(c, 'M12 -188 L-22 -230 M-4 -20 L-70 -34', apron[1], 11);
          }
        });
        fillPath(
          c,
          'M-40 -226 C-24 -244 14 -246 30 -226 L24 -208 C6 -218 -18 -216 -34 -206 Z',
          across(c, shirt, -40, 34),
        );
        strokePath(c, o.torso?.front ?? 'M18 -226 C44 -214 60 -186 66 -140 C74 -90 64 -30 58 18', rim, 4);
        fillPath(c, 'M-59 6 L60 6 L60 30 L-59 30 Z', across(c, ['#24180c', '#573a1b', '#c79045'], -60, 60));
      },
      lean,
    );
    o.holds?.();
  });
}
