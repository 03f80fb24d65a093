/* Seeded helpers and the painted Hill Country kit that every Daylight scene starts from. */
let state = 1;

/** Restarts the random sequence, so that one seed always draws one picture. */
export const seed = (n) => void (state = n >>> 0);

/** Runs `draw` on its own random sequence and then continues the outer one. */
export function seeded(n, draw) {
  const outer = state;
  seed(n);
  const result = draw();
  state = outer;
  return result;
}

/** Uniform random number from 0 to 1 (mulberry32). */
export function R() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
/** Uniform random number from a to b. */
export const rr = (a, b) => a + (b - a) * R();
/** Bell-shaped random number from -1 to 1. */
export const G = () => (R() + R() + R() - 1.5) / 1.5;
/** One random member of a list. */
export const pick = (list) => list[Math.floor(R() * list.length)];
/** Fractional part. */
export const fract = (x) => x - Math.floor(x);
/** Holds x between a and b. */
export const clamp = (x, a = 0, b = 1) => Math.max(a, Math.min(b, x));

/** Smooth one-dimensional value noise with a period of 512. */
export function noise1(n) {
  const values = seeded(n, () => Array.from({ length: 512 }, R));
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    const a = values[((i % 512) + 512) % 512];
    return a + (values[(((i + 1) % 512) + 512) % 512] - a) * u;
  };
}
/** Sum of octaves of a noise, from 0 to 1. */
export function fbm(noise, x, octaves = 4) {
  let sum = 0;
  let total = 0;
  for (let i = 0, a = 0.5, f = 1; i < octaves; i++, a *= 0.5, f *= 2.03) {
    sum += a * noise(x * f);
    total += a;
  }
  return sum / total;
}

const channels = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
/** Mixes two #rrggbb colors. */
export function mix(a, b, t) {
  const B = channels(b);
  const out = channels(a).map((v, i) => Math.round(v + (B[i] - v) * clamp(t)));
  return '#' + out.map((v) => v.toString(16).padStart(2, '0')).join('');
}
/** A #rrggbb color with an alpha. */
export const rgba = (h, a) => `rgba(${channels(h)},${a})`;

/** Even film grain over the whole picture. */
export function grain(c, W, H, amount) {
  const image = c.getImageData(0, 0, W, H);
  const d = image.data;
  for (let i = 0, s = 12345; i < d.length; i += 4) {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    const n = ((s >>> 24) / 255 - 0.5) * amount;
    d[i] += n;
    d[i + 1] += n;
    d[i + 2] += n * 0.9;
  }
  c.putImageData(image, 0, 0);
}
