/** Legs of the shop's people who stand, in the measures of kit/person.js: soles at 0, 0, hips at -385. */
import { mix, rgba } from '../../lib.js';
import { at, fillPath, inside, lin, soft, strokePath } from '../kit/paint.js';

const leather = ['#21160d', '#553819', '#a97c42'];
const across = (c, [low, mid, high], x0, x1) => lin(c, x0, 0, x1, 0, [0, low], [0.58, mid], [1, high]);

/** A boot with its toe to the right, its heel around x; it stands on y = 0. */
export function boot(c, x, tones = leather) {
  at(c, x, 0, 1, () => {
    fillPath(
      c,
      'M-10 -44 L62 -44 C64 -28 78 -25 96 -20 C112 -16 118 -12 118 -7 L-13 -7 C-16 -20 -13 -34 -10 -44 Z',
      across(c, tones, -14, 116),
    );
    strokePath(c, 'M62 -32 L76 -28 M68 -24 L84 -23', rgba(tones[0], 0.8), 2.6);
    strokePath(c, 'M64 -34 C66 -26 80 -23 96 -19 C106 -17 113 -14 116 -10', rgba(tones[2], 0.8), 2.4);
    fillPath(c, 'M-16 -9 L119 -9 C120 -3 117 0 110 0 L36 0 L30 -3 L14 -3 L10 0 L-14 0 Z', '#120c07');
  });
}

const legs = {
  far: 'M-50 -404 C-60 -330 -66 -270 -72 -208 C-76 -150 -90 -90 -94 -36 L-34 -36 C-30 -96 -16 -150 -2 -208 C16 -280 40 -340 44 -404 Z',
  near: 'M-54 -404 C-56 -330 -42 -270 -28 -208 C-20 -150 -4 -96 0 -34 L60 -34 C65 -92 70 -150 64 -208 C62 -280 62 -340 60 -404 Z',
};

/** Both legs: the far one behind and in shade, cloth that breaks at the knee and over the boot. */
export function standing(c, pants) {
  const shade = pants.map((tone) => mix(tone, '#0f1613', 0.48));
  boot(
    c,
    -88,
    leather.map((tone) => mix(tone, '#0f1613', 0.4)),
  );
  fillPath(c, legs.far, across(c, shade, -76, 44));
  boot(c, 4);
  fillPath(c, legs.near, across(c, pants, -60, 72));
  inside(c, legs.near, () => {
    soft(c, 8, () =>
      strokePath(c, 'M-58 -390 C-56 -330 -46 -270 -32 -208 C-24 -150 -8 -96 -4 -40', rgba(pants[0], 0.9), 22),
    );
    strokePath(
      c,
      'M66 -218 C54 -209 44 -207 34 -209 M67 -198 C58 -193 50 -193 42 -195 M-2 -62 C10 -54 20 -54 30 -59 M62 -50 C52 -45 44 -45 34 -47',
      rgba(pants[0], 0.7),
      3.2,
    );
    strokePath(c, 'M-4 -36 L62 -36', rgba(pants[0], 0.7), 6);
    strokePath(c, 'M60 -400 C62 -340 62 -280 64 -208 C70 -150 65 -92 60 -36', rgba(pants[2], 0.8), 6);
  });
}
