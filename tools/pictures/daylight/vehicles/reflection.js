/* What the doors mirror: hills, rooftops, or the lamps of a room. */
import { fbm, fill, layer, linear, mix, noise1, rgba } from '../lib.js';

const lightness = (color) => [1, 3, 5].reduce((sum, i) => sum + parseInt(color.slice(i, i + 2), 16), 0) / 765;

/** Draws what the flank mirrors. */
export function reflection(c, b, look, base) {
  const kind = look.reflection ?? 'hills';
  const horizon = b.belt * 0.6;
  const veil = look.day > 0.6 ? 1 - 0.78 * lightness(base) ** 1.4 : 1;
  if (kind === 'lamps') return lampBands(c, b, look);
  if (kind === 'none') return;
  const wave = noise1(b.L + (look.seed ?? 3));
  const land = new Path2D();
  land.moveTo(-20, 0);
  for (let x = -20; x <= b.L + 20; x += 3) {
    const hills = (fbm(wave, x / 70, 4) - 0.5) * 22;
    const roofs = Math.round(wave(Math.floor(x / 46)) * 4) * 4 - 6;
    land.lineTo(x, horizon - (kind === 'town' ? roofs : hills) - Math.sin((x / b.L) * Math.PI) * 2);
  }
  land.lineTo(b.L + 20, 0);
  fill(
    c,
    land,
    linear(c, 0, horizon - 10, 0, -20, [
      0,
      rgba(mix(base, look.reflect, 0.7), 0.42 * veil),
      0.5,
      rgba(mix(base, look.reflect, 0.5), 0.2 * veil),
      1,
      rgba(look.shadow, 0),
    ]),
  );
}

function lampBands(c, b, look) {
  layer(
    c,
    () => {
      for (const [x, w] of [
        [0.06, 0.2],
        [0.34, 0.22],
        [0.66, 0.24],
      ])
        fill(
          c,
          `M${b.L * x} ${b.belt * 0.8}Q${b.L * (x + w / 2)} ${b.belt * 0.83} ${b.L * (x + w)} ${b.belt * 0.8}L${b.L * (x + w) - 6} ${b.belt * 0.74}Q${b.L * (x + w / 2)} ${b.belt * 0.77} ${b.L * x + 6} ${b.belt * 0.74}Z`,
          rgba('#fffbe8', 0.42),
        );
    },
    { blur: 1.3 * look.px },
  );
}
