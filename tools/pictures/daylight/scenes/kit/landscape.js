/** Hill Country behind every scene: sky, sun, ridges, lake, meadow, in the light of the panorama. */
import { G, rr, seed } from '../../lib.js';
import { grass, ridge } from '../../nature.js';
import { layer, lin, rad, soft } from './paint.js';

const hours = {
  gold: {
    sky: ['#8fadb0', '#cfd6c8', '#f4e6c4'],
    glow: '255,222,150',
    sun: '#fff3cf',
    far: ['#b9c0ad', '#ecdfbd'],
    mid: ['#93a595', '#d9d3b0'],
    near: ['#5f7a6e', '#bcc2a0'],
    deep: ['#38574a', '#83966f'],
  },
  noon: {
    sky: ['#7fa6b2', '#b9cdc8', '#ece6cc'],
    glow: '255,238,196',
    sun: '#fff8e2',
    far: ['#a9b8ac', '#e0dcc2'],
    mid: ['#869e90', '#c9cbae'],
    near: ['#577466', '#aab592'],
    deep: ['#345244', '#7b8f66'],
  },
  dawn: {
    sky: ['#5d7d88', '#a9b7b0', '#f3d9a8'],
    glow: '255,206,130',
    sun: '#ffeabb',
    far: ['#9aa79d', '#e6cfa2'],
    mid: ['#728a80', '#c5ba92'],
    near: ['#466257', '#98a17e'],
    deep: ['#27443a', '#62785a'],
  },
  evening: {
    sky: ['#1d383f', '#5d7370', '#f0b060'],
    glow: '255,170,70',
    sun: '#ffd890',
    far: ['#6d7a70', '#c99a5c'],
    mid: ['#435a52', '#8a7a52'],
    near: ['#263f38', '#5a5f45'],
    deep: ['#162923', '#33423a'],
  },
  dusk: {
    sky: ['#41606a', '#9c9f8e', '#ffc86a'],
    glow: '255,176,70',
    sun: '#ffe1a0',
    far: ['#8a8c78', '#eebf74'],
    mid: ['#5c6f62', '#b99c62'],
    near: ['#34504a', '#7d7b55'],
    deep: ['#1f3730', '#4a5b44'],
  },
};

/** Paints a landscape of w x h with the horizon at `line` (share of the height); returns its canvas. */
export function landscape(
  w,
  h,
  {
    hour = 'gold',
    sun = [0.86, 0.46],
    line = 0.5,
    lake = true,
    meadow = 390,
    sd = 7,
    disc = 0.04,
    trees = 1,
    size = 1,
  } = {},
) {
  return layer(w, h, (c) => {
    const p = hours[hour],
      sx = w * sun[0],
      sy = h * sun[1],
      hz = h * line,
      u = h / 1080;
    seed(sd);
    c.fillStyle = lin(c, 0, 0, 0, hz * 1.15, [0, p.sky[0]], [0.5, p.sky[1]], [1, p.sky[2]]);
    c.fillRect(0, 0, w, h);
    const glow = rad(
      c,
      sx,
      sy,
      10,
      h * 1.2,
      [0, `rgba(${p.glow},.9)`],
      [0.22, `rgba(${p.glow},.42)`],
      [0.6, `rgba(${p.glow},.1)`],
      [1, `rgba(${p.glow},0)`],
    );
    c.fillStyle = glow;
    c.fillRect(0, 0, w, h);
    soft(c, 8 * u + 2, () => {
      for (let i = 0; i < 24; i++) {
        c.fillStyle = `rgba(255,246,224,${rr(0.1, 0.32)})`;
        c.beginPath();
        c.ellipse(rr(-0.1, 1.1) * w, rr(0.03, 0.8) * hz, rr(90, 340) * u, rr(3, 10) * u, 0, 0, 7);
        c.fill();
      }
    });
    if (disc) {
      c.fillStyle = p.sun;
      c.beginPath();
      c.arc(sx, sy, disc * w, 0, 7);
      c.fill();
    }
    const far = (dy, amp, freq, k, [top, bot], n, s, lit, dark, mesa) =>
      ridge(c, w, h, {
        y: hz + dy * u,
        amp: amp * u,
        freq: (freq * w) / h / 2.2,
        seed: sd + k,
        top,
        bot,
        trees: (n * trees * w) / h / 2.2,
        size: s * u * size,
        depth: 120 * u,
        lit,
        dark,
        fade: 170 * u,
        mesa,
      });
    far(30, 60, 3.2, 12, p.far, 1400, 2.6, '#d6d2b2', '#9aa696', 1);
    far(82, 80, 3.8, 23, p.mid, 2600, 3.6, '#bcbf9b', '#768c80', 1);
    far(140, 70, 4.4, 35, p.near, 3600, 5, '#9aa67c', '#48665b', 0);
    if (lake) {
      const y = hz + 215 * u;
      c.save();
      c.beginPath();
      c.moveTo(w * 0.25, y + 22 * u);
      c.bezierCurveTo(w * 0.5, y - 10 * u, w * 0.8, y, w, y - 10 * u);
      c.lineTo(w, y + 70 * u);
      c.bezierCurveTo(w * 0.7, y + 56 * u, w * 0.5, y + 84 * u, w * 0.3, y + 64 * u);
      c.closePath();
      c.clip();
      c.fillStyle = lin(c, w * 0.25, 0, w, 0, [0, '#b9bd9f'], [0.7, '#ffe2a0'], [1, '#f6dca2']);
      c.fillRect(0, y - 40 * u, w, 160 * u);
      for (let i = 0; i < 200; i++) {
        c.fillStyle = `rgba(255,250,226,${rr(0.3, 0.95)})`;
        c.fillRect(sx + G() * w * 0.25, y + rr(-10, 70) * u, rr(10, 60) * u, rr(1, 2.6) * u);
      }
      c.restore();
    }
    far(300, 60, 3.4, 58, p.deep, 3600, 7, '#7c9058', '#203d31', 0);
    if (meadow) {
      const f = ridge(c, w, h, {
        y: hz + meadow * u,
        amp: 24 * u,
        freq: 1.7,
        seed: sd + 77,
        top: '#8d9268',
        bot: '#4c5b45',
        trees: 0,
        fade: 220 * u,
      });
      grass(c, w, f, h + 30, (2600 * w) / h, ['#b9b27c', '#7d8559', '#d6c98f', '#566449'], 15 * u + 3);
    }
  });
}
