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

const stride = {
  far: 'M-50 -404 C-60 -340 -76 -280 -92 -214 C-104 -160 -120 -100 -128 -44 L-70 -34 C-62 -90 -44 -150 -34 -206 C-10 -280 30 -340 42 -404 Z',
  near: 'M-54 -404 C-56 -350 -40 -306 -18 -262 C2 -226 16 -204 12 -178 C2 -140 -2 -92 8 -36 L68 -36 C72 -90 80 -138 90 -178 C100 -204 104 -222 98 -250 C92 -300 76 -352 60 -404 Z',
};

/** A step toward the sun: the near knee bent over its foot, which bears the weight, the far heel off the floor. */
export function stepping(c, pants) {
  const shade = pants.map((tone) => mix(tone, '#0f1613', 0.48));
  const dark = leather.map((tone) => mix(tone, '#0f1613', 0.4));
  at(c, -10, 0, 1, () => boot(c, -116, dark), 0.13);
  fillPath(c, stride.far, across(c, shade, -120, 44));
  boot(c, 16);
  fillPath(c, stride.near, across(c, pants, -50, 96));
  inside(c, stride.near, () => {
    // the back of the thigh and the calf lie in shade, the knee in the sun
    soft(c, 9, () => {
      strokePath(
        c,
        'M-58 -400 C-58 -350 -42 -306 -20 -262 C2 -226 12 -204 8 -178 C-2 -140 -4 -92 4 -36',
        rgba(pants[0], 0.95),
        30,
      );
      strokePath(c, 'M40 -196 C62 -186 74 -186 90 -192', rgba(pants[0], 0.75), 12);
      strokePath(c, 'M66 -380 C82 -320 92 -270 92 -232', rgba(pants[2], 0.55), 16);
    });
    // cloth pulls from the hip to the knee and breaks behind it and over the boot
    strokePath(
      c,
      'M-6 -216 C8 -210 22 -206 36 -208 M4 -196 C16 -188 30 -184 46 -188 M-30 -300 C-8 -296 14 -300 34 -316 M4 -64 C18 -54 30 -54 42 -60 M70 -54 C60 -48 50 -47 40 -50',
      rgba(pants[0], 0.7),
      3.2,
    );
    strokePath(c, 'M4 -38 L70 -38', rgba(pants[0], 0.7), 6);
    strokePath(
      c,
      'M60 -404 C76 -352 92 -300 98 -250 C104 -222 100 -204 90 -178 C80 -138 72 -90 68 -36',
      rgba(pants[2], 0.8),
      6,
    );
  });
}
