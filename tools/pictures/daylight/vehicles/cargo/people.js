/* A driver, and the seat of a child. */
import { fill, linear, mix, stroke } from '../../lib.js';

/** A child seat with its shell, harness and a small bear. */
export const childSeat =
  (x, color = '#a8562a', rise = 10) =>
  (c, b, look) => {
    const y = b.belt - rise;
    fill(
      c,
      `M${x - 16} ${y + 34}C${x - 22} ${y - 8} ${x - 22} ${y - 20} ${x - 13} ${y - 22}C${x - 6} ${y - 23} ${x - 4} ${y - 19} ${x - 3} ${y - 12}L${x + 12} ${y + 34}Z`,
      linear(c, x - 20, 0, x + 8, 0, [0, mix(color, look.shadow, 0.5), 1, color]),
    );
    fill(
      c,
      `M${x - 14} ${y - 20}C${x - 4} ${y - 24} ${x + 5} ${y - 20} ${x + 6} ${y - 10}C${x + 4} ${y - 14} ${x - 2} ${y - 15} ${x - 6} ${y - 13}Z`,
      mix(color, look.shadow, 0.25),
    );
    stroke(c, `M${x - 8} ${y - 12}Q${x - 2} ${y} ${x + 2} ${y + 12}`, '#1b221e', 1.4);
    for (const [dx, dy, r] of [
      [7, -3, 4.4],
      [4, -7, 1.7],
      [10, -7, 1.7],
    ])
      fill(c, `M${x + dx - r} ${y + dy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, '#d8b27a');
    fill(c, `M${x + 8} ${y - 2.6}a1.300 1 0 1 0 2.600 0a1.300 1 0 1 0 -2.600 0`, '#4a331c');
  };

/** A person at the wheel: hat or hair, shoulders, one arm. */
export const driver =
  (x, o = {}) =>
  (c, b, look, side) => {
    const y = b.belt + (o.drop ?? 0);
    c.save();
    c.translate(x, y);
    c.scale(o.size ?? 1, o.size ?? 1);
    const skin = o.skin ?? '#a8714a';
    const shirt = o.shirt ?? '#d8cdb0';
    const lit = (color) =>
      linear(
        c,
        -14,
        0,
        16,
        0,
        side > 0
          ? [0, mix(color, look.shadow, 0.45), 1, mix(color, look.sun, 0.3 * look.day)]
          : [0, mix(color, look.sun, 0.3 * look.day), 1, mix(color, look.shadow, 0.45)],
      );
    fill(c, 'M-16 24C-18 4 -14 -8 -4 -10C8 -11 12 -2 13 8L40 -2L42 4L16 20Z', lit(shirt));
    fill(c, 'M-3 -7L-3 -15L5.500 -15L6 -7Z', mix(skin, look.shadow, 0.3));
    c.translate(0, 4);
    fill(
      c,
      'M-6 -26C-6 -34 8 -35 10 -27L12 -22L10.600 -21L10 -16C8 -13 2 -13 -2 -16C-5 -19 -6 -22 -6 -26Z',
      lit(skin),
    );
    if (o.hat)
      fill(
        c,
        'M-16 -28C-6 -26 12 -27 20 -30C16 -25 10 -25 2 -25.500C-6 -25 -12 -25 -16 -28ZM-7 -28C-7 -38 -3 -39 2 -37.500C7 -39.500 11 -37 11 -29Z',
        lit(o.hat),
      );
    else
      fill(
        c,
        'M-8 -18C-10 -32 0 -37 7 -34C11 -32 11 -29 10 -28C4 -29 0 -28 -1 -23C-2 -20 -4 -16 -8 -18Z',
        lit(o.hair ?? '#2f231a'),
      );
    if (o.glasses) stroke(c, 'M0 -26H8M5 -27.500H10.500L10 -24.500H6Z', '#141b18', 1.6);
    c.restore();
  };
