/* Film, sheen and seal on the glass of an end view. */
import { fill, layer, linear, radial, rgba, stroke } from '../../lib.js';
import { FILM } from '../glass.js';

/** Lays film on the glass: { vlt }, and a tint `line` or a sun `strip` where there is one. */
export function film(c, b, glass, o, look) {
  const line = o.film.line;
  const y = b.glassTop + (b.belt - b.glassTop) * (line ?? 2);
  layer(
    c,
    () => {
      if (line) fill(c, `M-200 ${y - 6}H200V0H-200Z`, 'rgba(255,244,214,.34)');
      layer(c, () => fill(c, `M-200 -300H200V${y + 4}L-200 ${y - 4}Z`, FILM[o.film.vlt]), {
        blend: 'multiply',
      });
      if (o.film.strip)
        layer(c, () => fill(c, `M-200 -300H200V${b.glassTop + 15}H-200Z`, FILM[o.film.strip]), {
          blend: 'multiply',
        });
      if (line) stroke(c, `M-200 ${y - 4}L200 ${y + 4}`, '#fff6dc', 0.8);
      if (!b.front)
        for (let q = b.glassTop + 8; q < b.belt - 8; q += 4.4)
          stroke(c, `M${-b.W / 2} ${q}H${b.W / 2}`, rgba(look.horizon, 0.13), 0.4);
      const lean = look.sunAt * 30;
      const streak = (x, w, a) =>
        fill(
          c,
          [
            [x + lean, b.glassTop - 6],
            [x + w + lean, b.glassTop - 6],
            [x + w, b.belt + 8],
            [x, b.belt + 8],
          ],
          linear(c, 0, b.glassTop, 0, b.belt, [0, rgba(look.horizon, a), 1, rgba(look.horizon, a * 0.3)]),
        );
      streak(look.sunAt * 12, 26, 0.2);
      streak(look.sunAt * 46, 6, 0.16);
      fill(
        c,
        glass,
        linear(c, 0, b.glassTop, 0, b.belt, [
          0,
          rgba(look.sky, b.front ? 0.26 : 0.14),
          0.6,
          rgba(look.sky, 0.03),
          1,
          rgba(look.sky, 0),
        ]),
      );
      fill(
        c,
        glass,
        radial(c, look.sunAt * b.W * 0.36, b.glassTop, 4, 90, [
          0,
          rgba(look.sun, 0.22 * look.rim),
          1,
          rgba(look.sun, 0),
        ]),
      );
      stroke(c, glass, '#0c1210', 5);
      stroke(c, glass, rgba(look.sky, 0.2), 0.6);
    },
    { clip: glass },
  );
  stroke(c, glass, '#0c1210', 1.6);
}
