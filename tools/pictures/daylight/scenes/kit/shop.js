/** The shop's building: limestone, standing seam, an open bay with rolls of film on the wall. */
import { rgba, rr, seed } from '../../lib.js';
import { carSide, paints } from './car-side.js';
import { edge, streaks } from './film.js';
import { blend, box, fillPath, inside, lin, poly, rad, soft, strokePath } from './paint.js';
import { film } from './palette.js';
import { stoneWall } from './stone.js';

/** The inside of the bay: lamps, rack of rolls, bench, a wagon on the floor. */
export function bay(c, x, y, w, h, { glow = 0.55, car = true } = {}) {
  inside(c, box(x, y, w, h), () => {
    c.fillStyle = lin(c, 0, y, 0, y + h, [0, '#39473d'], [0.62, '#5a6250'], [1, '#77755c']);
    c.fillRect(x, y, w, h);
    poly(
      c,
      [
        [x, y + h],
        [x + w, y + h],
        [x + w * 0.94, y + h * 0.82],
        [x + w * 0.06, y + h * 0.82],
      ],
      '#8b866c',
    );
    poly(
      c,
      [
        [x, y],
        [x + w * 0.06, y + h * 0.08],
        [x + w * 0.06, y + h * 0.82],
        [x, y + h],
      ],
      '#26322b',
    );
    poly(
      c,
      [
        [x + w, y],
        [x + w * 0.94, y + h * 0.08],
        [x + w * 0.94, y + h * 0.82],
        [x + w, y + h],
      ],
      '#3a463b',
    );
    seed(31);
    const rolls = ['#bd7700', '#313f39', '#94a3a5', '#1b2722', '#727e80', '#7a4a00', '#cadee1', '#3a4142'];
    for (let i = 0; i < 8; i++) {
      const ry = y + h * 0.2 + i * h * 0.052,
        rx = x + w * 0.1,
        rw = w * rr(0.2, 0.27);
      c.fillStyle = lin(c, 0, ry, 0, ry + h * 0.04, [0, '#fff1cc'], [0.3, rolls[i]], [1, '#141c18']);
      c.fillRect(rx, ry, rw, h * 0.038);
      c.fillStyle = '#d9cfb3';
      c.fillRect(rx + rw - 3, ry, 4, h * 0.038);
    }
    const bx = x + w * 0.66;
    c.fillStyle = '#4a3a24';
    c.fillRect(bx, y + h * 0.6, w * 0.25, h * 0.03);
    c.fillRect(bx + 6, y + h * 0.62, 8, h * 0.22);
    c.fillRect(bx + w * 0.25 - 14, y + h * 0.62, 8, h * 0.22);
    for (let i = 0; i < 5; i++) {
      c.fillStyle = ['#ffb627', '#d9cfb3', '#a8330f', '#94a3a5', '#2f5d46'][i];
      c.fillRect(
        bx + 14 + i * w * 0.045,
        y + h * (0.6 - 0.06 - (i % 3) * 0.015),
        w * 0.024,
        h * (0.06 + (i % 3) * 0.015),
      );
    }
    c.fillStyle = '#2b362f';
    c.fillRect(bx, y + h * 0.24, w * 0.25, h * 0.22);
    for (let i = 0; i < 6; i++)
      strokePath(c, `M${bx + 16 + i * w * 0.038} ${y + h * 0.27} v${h * rr(0.06, 0.14)}`, '#c9bd9d', 4);
    for (const k of [0.25, 0.5, 0.75]) {
      const lx = x + w * k;
      c.fillStyle = '#141c18';
      c.fillRect(lx - 1.5, y, 3, h * 0.09);
      fillPath(
        c,
        `M${lx - 30} ${y + h * 0.13} L${lx - 8} ${y + h * 0.085} L${lx + 8} ${y + h * 0.085} L${lx + 30} ${y + h * 0.13} Z`,
        '#1b2722',
      );
      c.fillStyle = '#fff3cf';
      c.fillRect(lx - 26, y + h * 0.13, 52, 4);
    }
    blend(c, 'screen', glow, () => {
      for (const k of [0.25, 0.5, 0.75]) {
        c.fillStyle = rad(
          c,
          x + w * k,
          y + h * 0.14,
          4,
          h * 0.62,
          [0, 'rgba(255,206,112,.75)'],
          [1, 'rgba(255,206,112,0)'],
        );
        c.fillRect(x, y, w, h);
      }
    });
    if (car) carSide(c, x + w * 0.5, y + h * 0.94, w / 280, paints.oak);
    soft(c, 10, () => {
      c.fillStyle = 'rgba(16,24,20,.55)';
      c.fillRect(x - 20, y - 30, w + 40, 62);
    });
  });
}
/** Where the open bay is in a building of w x h with its left foot at x, y. */
export const opening = (x, y, w, h) => ({ x: x + w * 0.45, y: y - h * 0.8, w: w * 0.5, h: h * 0.8 });
/** Whole building; x, y is the left foot of its wall. `lights` gives the evening look. */
export function shop(c, x, y, { w = 980, h = 330, lights = 0.5, view, car } = {}) {
  soft(c, 16, () => {
    c.fillStyle = 'rgba(27,39,34,.5)';
    c.fillRect(x - 130, y - 12, w + 100, 34);
  });
  stoneWall(c, x, y - h, w, h, { course: 30, tones: ['#9d957d', '#f0e2bd'], sd: 18 });
  const roof = [
    [x - 40, y - h + 8],
    [x + 60, y - h - 150],
    [x + w - 60, y - h - 150],
    [x + w + 40, y - h + 8],
  ];
  poly(c, roof, lin(c, x, 0, x + w, 0, [0, '#37453d'], [0.7, '#5d6f63'], [1, '#9aa588']));
  for (let i = 0; i <= 34; i++) {
    const t = i / 34;
    strokePath(
      c,
      `M${x + 60 + (w - 120) * t} ${y - h - 150} L${x - 40 + (w + 80) * t} ${y - h + 6}`,
      rgba('#f0e2be', 0.16 + t * 0.4),
      1.8,
    );
  }
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#8d8871'], [1, '#fff0c8']);
  c.fillRect(x - 44, y - h + 4, w + 88, 15);
  c.fillStyle = 'rgba(30,32,24,.38)';
  c.fillRect(x, y - h + 19, w, 24);
  const { x: bx, w: bw, h: bh } = opening(x, y, w, h);
  c.fillStyle = '#1d2822';
  c.fillRect(bx - 16, y - bh - 16, bw + 32, bh + 16);
  bay(c, bx, y - bh, bw, bh, { glow: lights, car });
  for (let i = 0; i < 4; i++) {
    c.fillStyle = i % 2 ? '#6d786f' : '#7d887c';
    c.fillRect(bx, y - bh + i * 8, bw, 8);
  }
  c.fillStyle = '#e9dcb8';
  c.fillRect(bx - 34, y - bh - 38, bw + 68, 24);
  c.fillStyle = 'rgba(60,56,40,.4)';
  c.fillRect(bx - 34, y - bh - 16, bw + 68, 4);
  // office: door, window with a line of film
  const wx = x + w * 0.06,
    wy = y - h * 0.72,
    ww = w * 0.2,
    wh = h * 0.44;
  c.fillStyle = '#1d2822';
  c.fillRect(wx - 9, wy - 9, ww + 18, wh + 18);
  for (let i = 0; i < 3; i++) {
    const r = [wx + (i * ww) / 3 + 3, wy, ww / 3 - 6, wh];
    inside(c, box(...r), () => {
      if (view) c.drawImage(view, wx, wy, ww, wh);
      blend(c, 'multiply', 1, () => {
        c.fillStyle = i < 2 ? film[35] : '#fff6e0';
        c.fillRect(...r);
      });
      if (i === 2) {
        c.fillStyle = 'rgba(255,240,200,.5)';
        c.fillRect(...r);
      }
    });
    streaks(c, ...r, 0.14);
  }
  edge(c, wx + (2 * ww) / 3, wy, wx + (2 * ww) / 3, wy + wh, 3.5);
  c.fillStyle = lin(c, wx, 0, wx + ww, 0, [0, '#b3aa8e'], [1, '#fff3d2']);
  c.fillRect(wx - 20, wy + wh + 9, ww + 40, 12);
  const dx = x + w * 0.315,
    dh = h * 0.64;
  c.fillStyle = '#1d2822';
  c.fillRect(dx - 8, y - dh - 8, w * 0.088 + 16, dh + 8);
  c.fillStyle = lin(c, dx, 0, dx + 80, 0, [0, '#2f5d46'], [1, '#5c8a5f']);
  c.fillRect(dx, y - dh, w * 0.088, dh);
  c.fillStyle = '#ffdf98';
  c.fillRect(dx + 14, y - dh + 16, w * 0.088 - 28, dh * 0.42);
  c.fillStyle = '#ffb627';
  c.fillRect(dx + w * 0.088 - 14, y - dh * 0.46, 6, 20);
}
