/* Skies, suns, roads and weather shared by the places. */
import { G, R, fbm, fill, layer, linear, mix, noise1, radial, rgba, rr, seed, stroke } from '../../lib.js';
import { ridge } from '../../nature.js';

/** The whole frame as a path. */
export const frame = (W, H) => `M0 0H${W}V${H}H0Z`;
/** A filled circle. */
export function dot(c, x, y, r, style) {
  c.fillStyle = style;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
}
/** A filled rectangle. */
export function box(c, x, y, w, h, style) {
  c.fillStyle = style;
  c.fillRect(x, y, w, h);
}
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
/** Three wooded ridges, far to near, the last line at y. */
export function ridges(c, W, H, hour, y, n = 0, count = 3) {
  const depth = [90, 120, 130];
  hour.ridges.slice(0, count).forEach(([top, bot, lit, dark], i) =>
    ridge(c, W, H, {
      y: y - 160 + i * 76,
      amp: [56, 76, 70][i],
      freq: [2.4, 2.9, 3.1][i],
      seed: 12 + i * 11 + n,
      top,
      bot,
      lit,
      dark,
      trees: [900, 1700, 2500][i],
      size: [2.6, 3.8, 5.4][i],
      depth: depth[i],
      fade: 150 + i * 10,
      mesa: i < 2,
    }),
  );
}
/** A level road seen from its side: y is where wheels stand. */
export function road(c, W, H, y, hour, o = {}) {
  fill(
    c,
    `M0 ${y - 52}H${W}V${H}H0Z`,
    linear(c, 0, y - 50, 0, H, [0, hour.road[0], 0.1, hour.road[1], 0.5, hour.road[2], 1, hour.road[3]]),
  );
  speckle(c, W, y - 50, H, hour.road[3], hour.road[0], o.speckle ?? 900);
  if (o.edge !== false) stroke(c, `M0 ${y - 40}H${W}`, rgba(mix(hour.road[0], '#ffffff', 0.5), 0.7), 4);
  if (o.dashes === false) return;
  c.setLineDash([120, 90]);
  stroke(c, `M${-30 - (o.shift ?? 0)} ${y + 110}H${W}`, rgba(mix('#ffd678', hour.road[1], 0.25), 0.8), 12);
  c.setLineDash([]);
}
/** Fine stones and wear on a ground. */
export function speckle(c, W, y0, y1, dark, light, count) {
  for (let i = 0; i < count; i++) {
    const t = R();
    const y = y0 + t * t * (y1 - y0);
    box(
      c,
      rr(0, W),
      y,
      rr(2, 9) * (0.4 + t),
      rr(0.8, 2) * (0.5 + t),
      rgba(R() < 0.5 ? dark : light, rr(0.08, 0.3)),
    );
  }
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
/** A soft leafy bush of stippled clusters. */
export function bush(c, x, y, w, h, pal, n = 120) {
  for (let i = 0; i < n; i++) {
    const a = rr(Math.PI, Math.PI * 2);
    const q = Math.sqrt(R());
    const px = x + Math.cos(a) * q * w * 0.5;
    const py = y + Math.sin(a) * q * h;
    const up = -Math.sin(a) * q;
    const t = Math.max(0, Math.min(1, 0.2 + up * 0.6 + G() * 0.18 + ((px - x) / w) * 0.3));
    c.fillStyle = t < 0.5 ? mix(pal.deep, pal.mid, t * 2) : mix(pal.mid, pal.lit, (t - 0.5) * 1.6);
    c.beginPath();
    c.ellipse(px, py, rr(5, 11) * (w / 160), rr(4, 8) * (w / 160), rr(-1, 1), 0, 7);
    c.fill();
  }
}
/** A wandering top line for banks and shores. */
export function bank(c, W, H, y, amp, n, style) {
  const wave = noise1(n);
  const f = (x) => y - (fbm(wave, x / 260, 4) - 0.5) * amp * 2;
  c.beginPath();
  c.moveTo(0, H);
  for (let x = 0; x <= W; x += 4) c.lineTo(x, f(x));
  c.lineTo(W, H);
  fill2(c, style);
  return f;
}
const fill2 = (c, style) => {
  c.closePath();
  c.fillStyle = style;
  c.fill();
};
/** Starts a place on its own random sequence. */
export const start = (n) => seed(n ?? 7);
