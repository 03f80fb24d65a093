/** The office tower of the panorama. */
import { G, mix, seed } from '../../lib.js';
import { box, inside, lin, poly, soft } from '../kit/paint.js';

/** Office tower of ten by seven panes on a limestone ground floor, with a side wing. */
export function tower(c, x, y) {
  const w = 500,
    h = 470,
    cols = 10,
    rows = 7,
    band = (h - 50) / rows;
  soft(c, 14, () => {
    c.fillStyle = 'rgba(32,44,38,.5)';
    c.fillRect(x - 160, y - 16, w + 150, 34);
  });
  c.fillStyle = lin(c, 0, y - 250, 0, y, [0, '#d9cfb3'], [1, '#a59d83']);
  c.fillRect(x - 120, y - 240, 130, 240);
  c.fillStyle = '#b9b095';
  for (let i = 0; i < 9; i++) c.fillRect(x - 120, y - 240 + i * 27, 130, 1.5);
  for (let r = 0; r < 3; r++)
    for (let q = 0; q < 2; q++) {
      c.fillStyle = '#33443c';
      c.fillRect(x - 102 + q * 52, y - 214 + r * 66, 34, 44);
    }
  c.fillStyle = '#2b3a34';
  c.fillRect(x, y - h, w, h);
  seed(91);
  for (let r = 0; r < rows; r++)
    for (let q = 0; q < cols; q++) {
      const px = x + 6 + (q * (w - 6)) / cols,
        py = y - h + 8 + r * band,
        pw = (w - 6) / cols - 5,
        ph = band - 6;
      const d = (q / cols) * 0.55 + (1 - r / rows) * 0.35 + G() * 0.1,
        tone =
          d > 0.62
            ? mix('#8fa096', '#ffe3a0', Math.min(1, (d - 0.62) * 2.6))
            : mix('#3d5048', '#8fa096', Math.max(0, d) / 0.62);
      c.fillStyle = lin(
        c,
        px,
        py,
        px + pw,
        py + ph,
        [0, mix(tone, '#ffffff', 0.1)],
        [1, mix(tone, '#1b2722', 0.16)],
      );
      c.fillRect(px, py, pw, ph);
    }
  inside(c, box(x + 6, y - h + 8, w - 12, h - 58), () => {
    c.globalAlpha = 0.34;
    const line = [[x, y - 150]];
    for (let i = 0; i <= w; i += 10)
      line.push([x + i, y - 170 - 46 * Math.sin(i / 120 + 1) - 22 * Math.sin(i / 37)]);
    poly(c, [...line, [x + w, y], [x, y]], '#1b2722');
  });
  c.fillStyle = '#2b3a34';
  for (let r = 1; r < rows; r++) c.fillRect(x, y - h + 4 + r * band, w, 4);
  for (let q = 0; q <= cols; q++) c.fillRect(x + 1 + (q * (w - 6)) / cols, y - h, 4, h - 42);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#b3aa8f'], [1, '#efe3c3']);
  c.fillRect(x - 8, y - 46, w + 16, 46);
  for (const [fx, fw, tone, up] of [
    [200, 110, '#27342f', 40],
    [206, 30, '#ffcf6b', 34],
    [240, 30, '#ffcf6b', 34],
    [274, 30, '#a9b2a4', 34],
  ]) {
    c.fillStyle = tone;
    c.fillRect(x + fx, y - up, fw, up);
  }
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#8d8871'], [1, '#f5e8c6']);
  c.fillRect(x - 10, y - h - 10, w + 20, 16);
  c.fillStyle = 'rgba(255,226,160,.8)';
  c.fillRect(x + w - 4, y - h, 4, h - 46);
}
