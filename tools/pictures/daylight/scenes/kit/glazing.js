/** A window in a wall: panes in a dark frame, film down to the line of sun, glare below it. */
import { seed } from '../../lib.js';
import { edge, glare, streaks, tint } from './film.js';
import { box, inside, lin } from './paint.js';

/**
 * `view` is laid into [x, y, w, h]; `from` is the part of it that is seen. `rows` are the shares of the height from the
 * top, `line` is where the film ends, as a share of the height; without one the panes are bare and calm.
 */
export function glazing(
  c,
  view,
  [x, y, w, h],
  {
    cols,
    rows,
    line = 0.56,
    vlt = 50,
    from = [0, 0, view.width, view.height],
    frame = 24,
    bar = 5,
    sill = true,
  },
) {
  const end = y + h * line;
  c.fillStyle = '#26312b';
  c.fillRect(x - frame, y - frame, w + 2 * frame, h + 2 * frame);
  seed(3);
  let top = y;
  for (const share of rows) {
    for (let i = 0; i < cols; i++) {
      const pane = [x + (i * w) / cols + bar, top + bar, w / cols - 2 * bar, h * share - 2 * bar];
      inside(c, box(...pane), () => {
        c.drawImage(view, ...from, x, y, w, h);
        if (line) {
          tint(c, box(x, y, w, end - y), vlt);
          glare(c, box(x, end, w, h), 0.6, 0.26);
        }
      });
      streaks(c, ...pane, 0.12);
    }
    top += h * share;
  }
  if (line) edge(c, x, end, x + w, end, 6);
  c.fillStyle = 'rgba(255,226,160,.5)';
  for (let i = 0; i <= cols; i++) c.fillRect(x + (i * w) / cols - bar, y, 2, h);
  if (!sill) return;
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#b3aa8e'], [1, '#fff3d2']);
  c.fillRect(x - frame - 16, y + h + frame, w + 2 * frame + 32, 20);
  c.fillStyle = 'rgba(50,48,36,.5)';
  c.fillRect(x - frame - 16, y + h + frame + 20, w + 2 * frame + 32, 7);
}

/** Sun on the floor below a window: patches between its bars, drawn to the left. */
export function floorSun(c, [x, , w], { cols, floor, vanish, deep, lean = 0.9, patch }) {
  const X = (v, yy) => vanish + (v - vanish) * (1 + (yy - floor) / 700) - (yy - floor) * lean;
  const quad = (i, y0, y1) => {
    const a = x + (i * w) / cols + 12,
      b = x + ((i + 1) * w) / cols - 12;
    return [
      [X(a, y0), y0],
      [X(b, y0), y0],
      [X(b, y1), y1],
      [X(a, y1), y1],
    ];
  };
  const all = [...Array(cols).keys()];
  // what came through bare glass reaches the near patch, what came through film the far one
  patch(
    c,
    all.map((i) => quad(i, floor + 16, floor + deep * 0.42)),
    { a: 0.62, color: '255,206,112', blur: 3 },
  );
  patch(
    c,
    all.map((i) => quad(i, floor + deep * 0.48, floor + deep)),
    { a: 0.16, color: '210,205,160', blur: 4 },
  );
}
