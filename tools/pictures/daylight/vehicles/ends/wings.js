/* Rear doors that fold up over the roof. */
import { fill, linear, mix, rgba, stroke } from '../../lib.js';
import { tones } from '../shell.js';

/** Both rear doors, raised. */
export function wings(c, b, o, look) {
  const t = tones(o.paint.color, look);
  for (const side of [-1, 1]) {
    c.save();
    c.scale(side, 1);
    const lit = side === look.sunAt;
    const panel = (d, light, dark) =>
      fill(c, d, linear(c, 30, 0, 130, 0, lit ? [0, dark, 1, light] : [0, dark, 1, mix(light, dark, 0.5)]));
    panel('M16 -165L28 -170C52 -194 78 -212 102 -220L108 -204C86 -196 66 -180 50 -160Z', t.shoulder, t.under);
    fill(c, 'M46 -171C62 -188 80 -200 99 -208L101 -204C84 -196 68 -184 55 -168Z', '#141c18');
    panel(
      'M98 -220C110 -224 118 -218 123 -207L144 -162C146 -155 138 -150 131 -154L100 -204Z',
      t.shoulder,
      t.low,
    );
    fill(c, 'M105 -206L115 -202L132 -168L126 -163Z', '#141c18');
    stroke(
      c,
      'M28 -170C52 -194 78 -212 102 -220C112 -223 118 -217 123 -207L144 -162',
      rgba(look.sun, (lit ? 0.95 : 0.35) * look.rim),
      1.4,
    );
    c.restore();
  }
}
