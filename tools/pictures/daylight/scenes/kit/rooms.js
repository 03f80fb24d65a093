/** Small rooms for the cutaway house, each drawn into a rectangle with its floor at the bottom edge. */
import { fig, lamp, shelves } from './decor.js';
import { sleepingDog } from './dog.js';
import { sofa } from './furniture.js';
import { box, fillPath, inside, lin, poly, strokePath } from './paint.js';

/** Back wall and floor edge of a room. */
function shell(c, [x, y, w, h], wall) {
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, wall[0]], [1, wall[1]]);
  c.fillRect(x, y, w, h);
  c.fillStyle = lin(
    c,
    0,
    y,
    0,
    y + h,
    [0, 'rgba(20,28,22,.34)'],
    [0.3, 'rgba(20,28,22,0)'],
    [1, 'rgba(20,28,22,.16)'],
  );
  c.fillRect(x, y, w, h);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#5a4528'], [1, '#b98e50']);
  c.fillRect(x, y + h - 14, w, 14);
  c.fillStyle = 'rgba(255,226,160,.5)';
  c.fillRect(x, y + h - 14, w, 2);
}
const frame = (c, x, y, w, h, fill) => {
  c.fillStyle = '#241f16';
  c.fillRect(x - 5, y - 5, w + 10, h + 10);
  c.fillStyle = '#f0e4c2';
  c.fillRect(x, y, w, h);
  fillPath(
    c,
    `M${x + 8} ${y + h - 10} L${x + w * 0.4} ${y + h * 0.4} L${x + w * 0.6} ${y + h * 0.62} L${x + w * 0.75} ${y + h * 0.5} L${x + w - 8} ${y + h - 10} Z`,
    fill,
  );
  c.fillStyle = '#ffb627';
  c.beginPath();
  c.arc(x + w * 0.72, y + h * 0.3, h * 0.1, 0, 7);
  c.fill();
};

/** The four rooms by name; each draws itself into a rectangle [x, y, width, height]. */
export const rooms = {
  living(c, r) {
    const [x, y, w, h] = r,
      f = y + h - 14;
    shell(c, r, ['#7d8a78', '#d3d0ac']);
    frame(c, x + w * 0.34, y + h * 0.14, 120, 76, '#47603f');
    lamp(c, x + 60, f, 0.5, 310);
    sofa(c, x + w * 0.44, f, 0.5);
    inside(c, box(...r), () => {
      fig(c, x + w * 0.9, f - 2, 0.36, 12);
      sleepingDog(c, x + w * 0.74, f + 2, 0.36);
    });
  },
  kitchen(c, r) {
    const [x, y, w, h] = r,
      f = y + h - 14;
    shell(c, r, ['#a59b7f', '#ecdfb6']);
    c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#2a4536'], [1, '#5d7f62']);
    c.fillRect(x + 26, f - 108, w * 0.62, 108);
    c.fillRect(x + 26, y + 42, w * 0.4, 74);
    c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#b9b096'], [1, '#fff3d2']);
    c.fillRect(x + 18, f - 118, w * 0.62 + 16, 14);
    for (let i = 0; i < 5; i++) {
      c.fillStyle = 'rgba(14,22,18,.4)';
      c.fillRect(x + 26 + (i * w * 0.62) / 5, f - 104, 3, 104);
      c.fillStyle = '#ffcf6b';
      c.fillRect(x + 40 + (i * w * 0.62) / 5, f - 84, 16, 4);
    }
    for (let i = 0; i < 4; i++) {
      c.fillStyle = 'rgba(14,22,18,.4)';
      c.fillRect(x + 26 + (i * w * 0.4) / 4, y + 42, 3, 74);
    }
    fillPath(c, `M${x + 60} ${f - 118} v-34 h40 v34 Z`, '#bd7700');
    fillPath(c, `M${x + 128} ${f - 118} c-6 -20 40 -20 34 0 Z`, '#e8572a');
    c.fillStyle = '#1b2722';
    c.fillRect(x + w * 0.46, f - 150, 6, 32);
    strokePath(c, `M${x + w * 0.46 + 3} ${f - 150} q22 -20 26 8`, '#1b2722', 5);
    for (const k of [0.22, 0.46]) {
      const lx = x + w * k;
      c.fillStyle = '#1b2722';
      c.fillRect(lx - 1, y, 2, 20);
      fillPath(
        c,
        `M${lx - 16} ${y + 34} L${lx - 5} ${y + 18} L${lx + 5} ${y + 18} L${lx + 16} ${y + 34} Z`,
        '#bd7700',
      );
    }
    poly(
      c,
      [
        [x + w * 0.74, f - 84],
        [x + w * 0.96, f - 84],
        [x + w * 0.96, f - 74],
        [x + w * 0.74, f - 74],
      ],
      '#8a6336',
    );
    c.fillStyle = '#4a3a24';
    c.fillRect(x + w * 0.76, f - 74, 6, 74);
    c.fillRect(x + w * 0.93, f - 74, 6, 74);
    fillPath(c, `M${x + w * 0.82} ${f - 84} c-10 -26 40 -26 30 0 Z`, '#f4ead0');
  },
  bedroom(c, r) {
    const [x, y, w, h] = r,
      f = y + h - 14;
    shell(c, r, ['#8b8a74', '#e6d8b0']);
    fillPath(c, `M${x + 40} ${f} v-128 q0 -16 16 -16 h18 v144 Z`, '#5a4528');
    fillPath(
      c,
      `M${x + 60} ${f - 22} v-50 h${w * 0.5} q16 0 16 16 v34 Z`,
      lin(c, x, 0, x + w * 0.6, 0, [0, '#a8330f'], [1, '#e58a52']),
    );
    fillPath(c, `M${x + 60} ${f - 60} v-26 q0 -12 14 -12 h62 q16 0 16 18 v20 Z`, '#f6ecd0');
    fillPath(c, `M${x + 150} ${f - 74} h${w * 0.5 - 76} q14 0 14 14 v14 h-${w * 0.5 - 62} Z`, '#f0e2b8');
    c.fillStyle = '#3a2d18';
    c.fillRect(x + 56, f - 22, w * 0.5 + 26, 12);
    c.fillRect(x + 64, f - 12, 8, 12);
    c.fillRect(x + w * 0.5 + 62, f - 12, 8, 12);
    frame(c, x + 110, y + 40, 96, 62, '#31506a');
    lamp(c, x + w * 0.68, f, 0.36, 330);
    c.fillStyle = lin(c, x + w * 0.76, 0, x + w, 0, [0, '#7a5a32'], [1, '#d9ab66']);
    c.fillRect(x + w * 0.76, f - 84, w * 0.2, 84);
    for (let i = 0; i < 3; i++) {
      c.fillStyle = 'rgba(50,34,14,.5)';
      c.fillRect(x + w * 0.76, f - 84 + i * 28, w * 0.2, 3);
      c.fillStyle = '#ffcf6b';
      c.fillRect(x + w * 0.84, f - 70 + i * 28, 14, 4);
    }
    fillPath(c, `M${x + w * 0.82} ${f - 84} v-30 h24 v30 Z`, '#f0e2b8');
    strokePath(c, `M${x + w * 0.82 + 12} ${f - 112} q-20 -30 -8 -50 m8 50 q14 -34 26 -40`, '#4d6a42', 5);
  },
  study(c, r) {
    const [x, y, w, h] = r,
      f = y + h - 14;
    shell(c, r, ['#6d786a', '#cfc9a4']);
    shelves(c, x + 24, y + 30, w * 0.32, h - 44, 4, 44);
    c.fillStyle = '#8a6336';
    c.fillRect(x + w * 0.46, f - 92, w * 0.36, 10);
    c.fillStyle = '#3a2d18';
    c.fillRect(x + w * 0.48, f - 82, 7, 82);
    c.fillRect(x + w * 0.79, f - 82, 7, 82);
    c.fillStyle = '#141c18';
    c.fillRect(x + w * 0.56, f - 156, 96, 56);
    c.fillRect(x + w * 0.56 + 44, f - 102, 8, 12);
    c.fillStyle = lin(c, 0, f - 150, 90, f - 100, [0, '#5d7f8a'], [1, '#a8c0b4']);
    c.fillRect(x + w * 0.56 + 5, f - 151, 86, 46);
    fillPath(
      c,
      `M${x + w * 0.62} ${f - 62} h44 v-58 q0 -8 8 -8 q8 0 8 8 v70 q0 6 -8 6 h-52 Z`,
      lin(c, x + w * 0.6, 0, x + w * 0.75, 0, [0, '#7c4a1c'], [1, '#e6a24c']),
    );
    strokePath(c, `M${x + w * 0.62 + 26} ${f - 44} v40 m-22 0 h44`, '#1c2620', 6);
    inside(c, box(...r), () => fig(c, x + w * 0.92, f, 0.34, 9));
  },
};
