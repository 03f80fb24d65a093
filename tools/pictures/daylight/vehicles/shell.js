/* The painted sheet metal: sky on the shoulder, land in the doors, sun along the top edge. */
import { fill, layer, linear, mix, rgba, stroke, toPath } from '../lib.js';
import { reflection } from './reflection.js';

/** The tones one paint takes under one light. */
export function tones(base, look) {
  return {
    roof: mix(base, look.sky, 0.5 * look.gloss),
    shoulder: mix(base, look.sky, 0.36 * look.gloss),
    flank: mix(base, look.sky, 0.06),
    base,
    under: mix(base, look.shadow, 0.2),
    bounce: mix(base, look.ground, 0.2),
    low: mix(base, look.shadow, 0.4),
    sill: mix(base, look.shadow, 0.8),
  };
}

/** Fills and shades the body; `side` is +1 when the sun stands at the front of the car, -1 at its back. */
export function shell(c, b, paint, look, side) {
  const path = toPath(b.outline);
  const t = tones(paint.color, look);
  const at = (y) => Math.max(0, Math.min(1, (y + b.H) / (b.H - 16)));
  const k = b.belt;
  const crease = k * 0.84;
  fill(
    c,
    path,
    linear(c, 0, -b.H, 0, -16, [
      0,
      t.roof,
      at(-b.H + 7),
      t.flank,
      at(k - 6),
      t.under,
      at(k - 1),
      t.flank,
      at(k),
      t.shoulder,
      at(crease),
      t.flank,
      at(crease + 0.8),
      t.base,
      at(k * 0.62),
      t.bounce,
      at(k * 0.42),
      t.low,
      at(k * 0.3),
      mix(t.low, t.bounce, 0.6),
      at(-20),
      t.sill,
    ]),
  );
  layer(
    c,
    () => {
      reflection(c, b, look, paint.color);
      if (paint.two)
        fill(
          c,
          b.band ?? `M-20 ${k * 0.72}H${b.L + 20}V${k * 0.42}H-20Z`,
          linear(c, 0, k * 0.72, 0, k * 0.42, [
            0,
            mix(paint.two, look.sky, 0.3),
            0.5,
            paint.two,
            1,
            mix(paint.two, look.shadow, 0.3),
          ]),
        );
      const ends = linear(
        c,
        0,
        0,
        b.L,
        0,
        side > 0
          ? [
              0,
              rgba(look.shadow, 0.42),
              0.3,
              rgba(look.shadow, 0.12),
              0.6,
              rgba(look.sun, 0.02),
              1,
              rgba(look.sun, 0.2 * look.rim),
            ]
          : [
              0,
              rgba(look.sun, 0.2 * look.rim),
              0.4,
              rgba(look.sun, 0.02),
              0.7,
              rgba(look.shadow, 0.12),
              1,
              rgba(look.shadow, 0.5),
            ],
      );
      fill(c, path, ends);
      layer(
        c,
        () => {
          stroke(c, b.shoulder, rgba(mix(look.sky, '#ffffff', 0.4), 0.5 * look.gloss), 2.2);
        },
        { blur: 1.1 * look.px },
      );
      stroke(c, b.shoulder, rgba(mix(look.horizon, '#ffffff', 0.3), 0.55 * look.gloss), 0.6);
      c.save();
      c.translate(0, 1.4);
      stroke(c, b.shoulder, rgba(look.shadow, 0.35), 1.3);
      c.restore();
      if (b.crease) {
        layer(c, () => stroke(c, b.crease, rgba(look.horizon, 0.4 * look.gloss), 2), { blur: 0.8 * look.px });
        c.save();
        c.translate(0, -1.6);
        stroke(c, b.crease, rgba(look.shadow, 0.4), 1.6);
        c.restore();
      }
      arches(c, b, look, side);
      rimLight(c, path, b, look, side);
    },
    { clip: path },
  );
}

function arches(c, b, look, side) {
  if (b.archShape || b.clad) return;
  for (const x of b.wheels) {
    c.strokeStyle = rgba(mix(look.horizon, '#ffffff', 0.2), 0.3 * look.gloss);
    c.lineWidth = 1.1;
    c.beginPath();
    c.arc(x, -b.r, b.arch + 3.2, Math.PI * (side > 0 ? 1.25 : 1.05), Math.PI * (side > 0 ? 1.95 : 1.75));
    c.stroke();
    c.strokeStyle = rgba(look.shadow, 0.28);
    c.lineWidth = 2;
    c.beginPath();
    c.arc(x, -b.r, b.arch + 1, Math.PI, Math.PI * 2);
    c.stroke();
  }
}

function rimLight(c, path, b, look, side) {
  if (!look.rim) return;
  const fade = linear(c, side > 0 ? 0 : b.L, 0, side > 0 ? b.L : 0, 0, [
    0,
    rgba(look.sun, 0),
    0.3,
    rgba(look.sun, 0.35 * look.rim),
    0.62,
    rgba(look.sun, look.rim),
    1,
    rgba(look.sun, look.rim),
  ]);
  layer(c, () => {
    c.beginPath();
    c.rect(-30, -b.H - 20, b.L + 60, b.H + 20 + b.belt * 0.62);
    c.clip();
    stroke(c, path, fade, 2.6);
    const hot = linear(c, side > 0 ? 0 : b.L, 0, side > 0 ? b.L : 0, 0, [
      0.4,
      rgba('#fff6dc', 0),
      0.75,
      rgba('#fff6dc', 0.85 * look.rim),
      1,
      rgba('#fff6dc', 0.5 * look.rim),
    ]);
    stroke(c, path, hot, 1.1);
  });
}

/** A breath of light that spills over the edge on the sun's side. */
export function bloom(c, b, look, side) {
  if (look.rim < 0.6) return;
  const fade = linear(c, side > 0 ? 0 : b.L, 0, side > 0 ? b.L : 0, 0, [
    0.35,
    rgba(look.sun, 0),
    0.75,
    rgba(look.sun, 0.5 * look.rim),
    1,
    rgba(look.sun, 0.2),
  ]);
  layer(
    c,
    () => {
      c.beginPath();
      c.rect(-30, -b.H - 30, b.L + 60, b.H + 30 + b.belt * 0.75);
      c.clip();
      c.filter = `blur(${3.5 * look.px}px)`;
      stroke(c, toPath(b.outline), fade, 5);
    },
    { blend: 'screen' },
  );
}
