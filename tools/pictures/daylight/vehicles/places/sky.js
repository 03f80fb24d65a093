/* Skies, suns, clouds, rain, mist and the last wash of light. */
import { R, fill, layer, linear, radial, rgba, rr } from '../../lib.js';
import { dot, frame } from './paint.js';

/** Long thin clouds. */
export function clouds(c, W, color, count = 22, top = 40, bottom = 380) {
  for (let i = 0; i < count; i++)
    layer(
      c,
      () => {
        c.fillStyle = `rgba(${color},${rr(0.12, 0.34)})`;
        c.beginPath();
        c.ellipse(rr(-200, W), rr(top, bottom), rr(100, 350), rr(3, 11), 0, 0, 7);
        c.fill();
      },
      { blur: 9 },
    );
}

/** Flat-bottomed summer clouds. */
export function cumulus(c, x, y, w, light, shade) {
  layer(
    c,
    () => {
      const g = linear(c, 0, y - w * 0.3, 0, y, [0, light, 1, shade]);
      for (let i = 0; i < 16; i++) {
        const t = i / 15;
        dot(
          c,
          x + (t - 0.5) * w,
          y - 4 - R() * w * 0.05,
          w * (0.05 + 0.11 * Math.sin(t * Math.PI) * (0.6 + R() * 0.6)),
          g,
        );
      }
    },
    {
      clip: [
        [x - w, y - w],
        [x + w, y - w],
        [x + w, y],
        [x - w, y],
      ],
      blur: 1.5,
      alpha: 0.9,
    },
  );
}

/** Sky, glow, stars, clouds and the sun's disc. */
export function sky(c, W, H, hour, [sx, sy], o = {}) {
  const depth = o.depth ?? 660;
  fill(c, frame(W, H), linear(c, 0, 0, 0, depth, [0, hour.sky[0], 0.5, hour.sky[1], 1, hour.sky[2]]));
  fill(
    c,
    frame(W, H),
    radial(c, sx, sy, 40, 1050, [
      0,
      `rgba(${hour.glow},.85)`,
      0.22,
      `rgba(${hour.glow},.4)`,
      0.6,
      `rgba(${hour.glow},.1)`,
      1,
      `rgba(${hour.glow},0)`,
    ]),
  );
  for (let i = 0; i < (hour.stars ?? 0); i++)
    dot(c, rr(0, W), rr(0, depth * 0.6), rr(0.7, 1.9), `rgba(255,248,228,${rr(0.25, 0.9)})`);
  clouds(c, W, hour.cloud, o.clouds ?? 22, 40, depth * 0.6);
  if (hour.disc && o.disc !== 0) dot(c, sx, sy, o.disc ?? 92, hour.disc);
}

/** Slanting rain with a few long bright threads. */
export function rain(c, W, H, count = 520, color = '232,240,238') {
  for (let i = 0; i < count; i++) {
    const x = rr(-60, W + 120);
    const y = rr(-60, H);
    const l = rr(18, 64);
    c.strokeStyle = `rgba(${color},${rr(0.08, 0.34)})`;
    c.lineWidth = rr(0.7, 1.9);
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x - l * 0.24, y + l);
    c.stroke();
  }
}

/** Banks of mist between y0 and y1. */
export function mist(c, W, y0, y1, color, count = 14, alpha = 0.5) {
  for (let i = 0; i < count; i++)
    layer(
      c,
      () => {
        c.fillStyle = rgba(color, rr(0.1, alpha));
        c.beginPath();
        c.ellipse(rr(-100, W + 100), rr(y0, y1), rr(260, 620), rr(14, 44), 0, 0, 7);
        c.fill();
      },
      { blur: 24 },
    );
}

/** Warm light from the sun and ink from the corners, over everything. */
export function wash(c, W, H, [sx, sy], [warm, strength]) {
  layer(
    c,
    () =>
      fill(
        c,
        frame(W, H),
        radial(c, sx, sy, 60, 1500, [
          0,
          `rgba(${warm},${strength})`,
          0.45,
          `rgba(${warm},${strength * 0.17})`,
          1,
          rgba('#14221e', 0.45),
        ]),
      ),
    { blend: 'soft-light' },
  );
}
