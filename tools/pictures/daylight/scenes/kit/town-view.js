/** What is seen from a town: lake, cove, prairie, city or plain, each 1600 x 1000 with the sun at the right. */
import { R, rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { fence, hills, meadow, sky, skyline, water, windmill } from '../lineup/places.js';
import { fillPath, layer, poly, strokePath } from './paint.js';
import { oakPalette } from './palette.js';

const W = 1600,
  H = 1000;
const sun = (c, x, y, r) => {
  c.fillStyle = '#fff3cf';
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
};

/** A sloop under main and jib, its hull at x, y. */
function sloop(c, x, y, s) {
  const at = (d, fill) =>
    fillPath(
      c,
      d.replace(/-?\d+(\.\d+)?/g, (n) => String(Number(n) * s)),
      fill,
    );
  c.save();
  c.translate(x, y);
  at('M-4 -6 L-4 -150 L-74 -22 Z', '#f4ead0');
  at('M6 -6 L6 -138 L58 -18 Z', '#d8a24a');
  at('M-2 -158 L2 -158 L2 0 L-2 0 Z', '#22302a');
  at('M-84 -8 L74 -8 L52 16 L-62 16 Z', '#2f5d46');
  at('M-84 -8 L74 -8 L71 -3 L-82 -3 Z', '#fff0c8');
  c.globalAlpha = 0.16;
  at('M-62 20 L52 20 L34 74 L-40 74 Z', '#2f5247');
  c.restore();
}

const views = {
  lake(c, isSailed = true) {
    sky(c, W, H, 430, 'clear');
    sun(c, 1290, 240, 58);
    hills(c, W, H, 430, 77, { far: 150, near: 14 });
    water(c, W, 424, 800);
    // the sun's path over the water
    for (let i = 0; i < 240; i++) {
      const y = rr(430, 800);
      c.fillStyle = rgba('#fff6d8', rr(0.3, 0.95));
      c.fillRect(1290 + rr(-1, 1) * (30 + (y - 430) * 0.32), y, rr(16, 90), rr(1.5, 4));
    }
    if (isSailed) {
      sloop(c, 560, 545, 1.2);
      sloop(c, 980, 470, 0.5);
    }
    meadow(c, W, H, 790, ['#8d9a68', '#4f5f43'], 1800);
    oak(c, 150, 850, 520, 500, 612, oakPalette);
    oak(c, 1530, 880, 420, 420, 613, oakPalette);
  },
  /** The lake without its sails. */
  cove: (c) => views.lake(c, false),
  prairie(c) {
    sky(c, W, H, 560, 'rose');
    sun(c, 1270, 300, 60);
    hills(c, W, H, 560, 631, { far: 46, near: 6 });
    meadow(c, W, H, 556, ['#d0c084', '#8a8350'], 3000);
    windmill(c, 470, 600, 400, '#e9dcb4');
    oak(c, 1010, 596, 250, 180, 81, oakPalette);
    oak(c, 1460, 640, 420, 330, 83, oakPalette);
    fence(c, W, 760, 150, 90);
  },
  city(c) {
    sky(c, W, H, 560, 'clear');
    sun(c, 1400, 250, 56);
    skyline(c, W, 566);
    hills(c, W, H, 596, 727, { far: 46, near: 4, trees: 0.7 });
    water(c, W, 590, 720, '#a9c0bb');
    meadow(c, W, H, 712, ['#8b9a66', '#5f6f49'], 1300);
    oak(c, 150, 800, 400, 340, 92, oakPalette);
    oak(c, 1510, 780, 420, 380, 91, oakPalette);
  },
  plain(c) {
    sky(c, W, H, 640, 'gold');
    sun(c, 1220, 430, 74);
    for (let i = 0; i < 30; i++) {
      const h = rr(20, 66) * (i > 9 && i < 18 ? 2.3 : 1);
      poly(
        c,
        [
          [300 + i * 26, 642],
          [300 + i * 26, 642 - h],
          [320 + i * 26, 642 - h],
          [320 + i * 26, 642],
        ],
        R() < 0.5 ? '#aeb6a2' : '#c6c4a6',
      );
    }
    hills(c, W, H, 646, 911, { far: 16, near: 2, trees: 0.5 });
    meadow(c, W, H, 640, ['#c9bb80', '#8a8554'], 3000);
    for (const x of [180, 760, 1480]) oak(c, x, 690 + (x % 7) * 6, 220, 170, x, oakPalette);
    strokePath(c, `M-10 820 L${W + 10} 800`, 'rgba(226,211,168,.9)', 34);
  },
};

/** The view as a canvas of 1600 x 1000; one name always draws one view. */
export const townView = (name) =>
  layer(W, H, (c) => {
    seed(name.length * 131);
    views[name](c);
  });
