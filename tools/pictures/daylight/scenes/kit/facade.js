/** Curtain walls with a reflected landscape and glimpses of rooms behind. */
import { G, R, rgba, rr, seed } from '../../lib.js';
import { blend, box, inside, lin } from './paint.js';
import { film } from './palette.js';

/** One pane: mirror image, film or glare, blind, ceiling lights, a sheen. */
export function pane(c, view, area, [x, y, w, h], { vlt = 0, blind = 0, lights = false, mirror = 0.8 }) {
  inside(c, box(x, y, w, h), () => {
    c.fillStyle = lin(c, x, y, x, y + h, [0, '#51625a'], [0.5, '#3b4a43'], [1, '#2c3832']);
    c.fillRect(x, y, w, h);
    if (lights)
      for (let i = 0; i < 3; i++) {
        c.fillStyle = rgba('#ffdf98', 0.9 - i * 0.22);
        c.fillRect(x + w * (0.12 + i * 0.09), y + h * (0.1 + i * 0.09), w * (0.76 - i * 0.18), 3.4 - i * 0.7);
      }
    if (R() < 0.6) {
      c.fillStyle = rgba('#19221d', 0.8);
      const d = x + rr(0.05, 0.5) * w;
      c.fillRect(d, y + h * 0.72, w * 0.42, 4);
      c.fillRect(d + 4, y + h * 0.72, 3, h);
      c.fillRect(d + w * 0.36, y + h * 0.72, 3, h);
      c.fillRect(d + w * 0.1, y + h * 0.56, w * 0.15, h * 0.11);
    }
    if (blind) {
      c.fillStyle = rgba('#efe6c8', 0.85);
      c.fillRect(x, y, w, h * blind);
      c.fillStyle = 'rgba(80,84,70,.3)';
      for (let i = 4; i < h * blind; i += 7) c.fillRect(x, y + i, w, 1.6);
    }
    blend(c, 'source-over', mirror, () =>
      c.drawImage(
        view,
        0,
        0,
        view.width,
        view.height,
        area[0] + G() * 9,
        area[1] + G() * 7,
        area[2],
        area[3],
      ),
    );
    if (vlt)
      blend(c, 'multiply', 1, () => {
        c.fillStyle = film[vlt];
        c.fillRect(x, y, w, h);
      });
    else {
      c.fillStyle = 'rgba(255,240,202,.46)';
      c.fillRect(x, y, w, h);
    }
    c.fillStyle = lin(
      c,
      x,
      y,
      x + w,
      y + h,
      [0, 'rgba(255,255,255,.15)'],
      [0.5, 'rgba(255,255,255,0)'],
      [1, 'rgba(15,24,20,.26)'],
    );
    c.fillRect(x, y, w, h);
  });
}
/** A wall of cols x rows panes; `pick(col, row)` returns the options of each. */
export function curtain(
  c,
  view,
  [x, y, w, h],
  { cols, rows, mullion = 7, spandrel = 18, sd = 5, pick, frame = '#222e28', lit = 'rgba(255,226,160,.55)' },
) {
  seed(sd);
  c.fillStyle = frame;
  c.fillRect(x, y, w, h);
  const pw = w / cols,
    ph = h / rows;
  for (let r = 0; r < rows; r++)
    for (let q = 0; q < cols; q++)
      pane(
        c,
        view,
        [x, y, w, h],
        [x + q * pw + mullion / 2, y + r * ph + spandrel / 2, pw - mullion, ph - spandrel],
        pick(q, r),
      );
  for (let r = 0; r <= rows; r++) {
    c.fillStyle = lit;
    c.fillRect(x, y + r * ph - spandrel / 2, w, 2);
    c.fillStyle = 'rgba(10,16,13,.4)';
    c.fillRect(x, y + r * ph + spandrel / 2 - 3, w, 3);
  }
  for (let q = 0; q <= cols; q++) {
    c.fillStyle = frame;
    c.fillRect(x + q * pw - mullion / 2, y, mullion, h);
    c.fillStyle = lit;
    c.fillRect(x + q * pw + mullion / 2 - 2, y, 2, h);
  }
}
