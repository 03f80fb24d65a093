/** Hands at the end of an arm. */
import { mix, rgba } from '../../lib.js';
import { limb } from './limb.js';
import { at, strokePath } from './paint.js';

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
