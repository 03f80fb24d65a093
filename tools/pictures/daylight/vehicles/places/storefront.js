import { R, fill, linear, mix, pick, rgba, rr, stroke } from '../../lib.js';
import { box } from './paint.js';

/** Wall colors, lit and in shade. */
export const BRICK = [
  ['#a9623f', '#6f3b28'],
  ['#d9cdae', '#94896b'],
  ['#7f8f88', '#4d5a54'],
  ['#c99a5c', '#8a6233'],
  ['#b5b0a0', '#77736a'],
  ['#8a4a3a', '#552a22'],
];

/** A storefront with arched windows above and an awning over its shop glass. */
export function front(c, x, y, w, h, [lit, shade], hour, night, n) {
  const tint = (color) => mix(mix(color, hour.sky[0], night * 0.55), hour.sky[2], 0.1);
  const top = y - h;
  fill(
    c,
    `M${x} ${top}h${w}v${h}h${-w}z`,
    linear(c, x, 0, x + w, 0, [0, tint(mix(lit, shade, 0.5)), 1, tint(lit)]),
  );
  for (let py = top + 8; py < y - 190; py += 11) stroke(c, `M${x} ${py}h${w}`, rgba(tint(shade), 0.25), 1.2);
  fill(c, `M${x - 6} ${top - 22}h${w + 12}v30h${-w - 12}z`, tint(mix(lit, '#ffffff', 0.2)));
  for (let q = x; q < x + w - 10; q += 22) box(c, q, top + 8, 11, 10, tint(shade));
  const cols = 3 + (n % 2);
  const rows = Math.floor((h - 250) / 160);
  for (let r = 0; r < rows; r++)
    for (let q = 0; q < cols; q++) {
      const wx = x + (w / cols) * (q + 0.5) - 30;
      const wy = top + 52 + r * 160;
      const on = R() < night * 0.55;
      fill(c, `M${wx - 6} ${wy + 104}v-84q36 -40 72 0v84z`, tint(mix(shade, '#1b2722', 0.25)));
      fill(
        c,
        `M${wx} ${wy + 100}v-78q30 -32 60 0v78z`,
        linear(
          c,
          0,
          wy,
          0,
          wy + 100,
          on
            ? [0, '#ffd992', 1, '#d98f4a']
            : [0, mix(hour.sky[0], '#26332e', 0.35), 0.6, mix(hour.sky[1], '#26332e', 0.45), 1, '#33443c'],
        ),
      );
      stroke(c, `M${wx} ${wy + 48}h60M${wx + 30} ${wy + 4}v96`, tint(mix(shade, '#1b2722', 0.3)), 4);
      box(c, wx - 10, wy + 102, 80, 8, tint(mix(lit, '#ffffff', 0.25)));
    }
  const shop = y - 178;
  box(c, x, shop - 34, w, 30, tint(mix(shade, '#1b2722', 0.35)));
  box(c, x + 14, shop, w - 28, 178, tint('#26332e'));
  const bays = 3;
  for (let q = 0; q < bays; q++) {
    const bx = x + 20 + ((w - 40) / bays) * q;
    const bw = (w - 40) / bays - 8;
    const door = q === n % bays;
    fill(
      c,
      `M${bx} ${shop + 8}h${bw}v${door ? 166 : 126}h${-bw}z`,
      linear(
        c,
        bx,
        shop,
        bx + bw,
        y,
        night
          ? [0, '#ffe0a0', 0.6, '#e0a050', 1, '#8a6a44']
          : [0, mix(hour.sky[1], '#4a5d54', 0.5), 0.5, '#4a5d54', 1, '#2b3a34'],
      ),
    );
    if (!door && !night)
      fill(
        c,
        `M${bx + bw * 0.2} ${shop + 8}h${bw * 0.3}l${-bw * 0.4} 126h${-bw * 0.1}z`,
        rgba(hour.sky[2], 0.25),
      );
    for (let k = 0; k < 4; k++)
      box(
        c,
        bx + 6 + k * (bw / 4),
        shop + 134 - rr(18, 56),
        bw / 6,
        60,
        rgba(pick(['#8a4a3a', '#c99a5c', '#3a5a5c', '#d9cdae']), 0.5),
      );
  }
  const awning = ['#8f3325', '#2f5d46', '#33506b', '#c98a2c'][n % 4];
  for (let q = 0; q < 12; q++) {
    const aw = (w - 20) / 12;
    const ax = x + 10 + q * aw;
    fill(
      c,
      `M${ax} ${shop - 10}h${aw}l${(ax + aw - x - w / 2) * 0.06} 44q${-aw / 2} 14 ${-aw} 0z`,
      tint(q % 2 ? awning : mix('#f0e8d2', awning, 0.1)),
    );
  }
  box(c, x + 10, shop + 36, w - 20, 10, rgba('#1b2722', 0.3));
}
