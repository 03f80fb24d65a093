/* Small painted things that every place uses. */
import { G, R, fbm, mix, noise1, rgba, rr } from '../../lib.js';

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
