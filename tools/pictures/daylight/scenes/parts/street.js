/** Ground floor, sidewalk, road, lamps and benches of the commercial street. */
import { rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { carSide, paints } from '../kit/car-side.js';
import { haze, shadow } from '../kit/light.js';
import { blend, box, fillPath, inside, lin, poly, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';

/** Everything below the curtain wall: storefronts from `gf` to `base`, sidewalk and road under it. */
export function street(c, W, H, x, w, gf, base) {
  stoneWall(c, x - 12, gf, w + 14, base - gf, { course: 26, tones: ['#9a937c', '#e6d8b4'], sd: 5 });
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#a39c85'], [1, '#fbeecb']);
  c.fillRect(x - 20, gf - 8, w + 26, 22);
  for (let i = 0; i < 6; i++) {
    const bx = x + 36 + i * 190,
      bw = 150,
      by = gf + 52;
    c.fillStyle = '#1d2822';
    c.fillRect(bx - 7, by - 7, bw + 14, base - by + 7);
    inside(c, box(bx, by, bw, base - by), () => {
      c.fillStyle = lin(c, 0, by, 0, base, [0, '#ffd98a'], [0.55, '#d99d45'], [1, '#7b5526']);
      c.fillRect(bx, by, bw, base - by);
      seed(60 + i);
      c.fillStyle = 'rgba(50,34,14,.55)';
      c.fillRect(bx, by + 88, bw, 8);
      for (let k = 0; k < 4; k++) c.fillRect(bx + 12 + k * 36, by + 88 - rr(18, 40), 22, 46);
      for (let k = 0; k < 3; k++) {
        c.fillStyle = '#fff3cf';
        c.beginPath();
        c.arc(bx + 28 + k * 48, by + 34, 8, 0, 7);
        c.fill();
        c.fillStyle = 'rgba(40,30,14,.8)';
        c.fillRect(bx + 27 + k * 48, by, 2, 27);
      }
      blend(c, 'multiply', 1, () => {
        c.fillStyle = i < 4 ? '#94a3a5' : '#f2e8d0';
        c.fillRect(bx, by, bw, base - by);
      });
      c.fillStyle = 'rgba(255,246,220,.13)';
      poly(
        c,
        [
          [bx, base - 30],
          [bx + bw * 0.8, by],
          [bx + bw, by],
          [bx + 10, base],
        ],
        'rgba(255,246,220,.13)',
      );
    });
    c.fillStyle = '#1d2822';
    c.fillRect(bx + bw / 2 - 3, by, 6, base - by);
    poly(
      c,
      [
        [bx - 14, by - 10],
        [bx + bw + 14, by - 10],
        [bx + bw + 22, by + 12],
        [bx - 22, by + 12],
      ],
      i % 2 ? '#2f5d46' : '#284a3a',
    );
    c.fillStyle = 'rgba(255,226,160,.35)';
    c.fillRect(bx - 22, by + 10, bw + 44, 2.5);
  }
  // sidewalk, curb, road
  c.fillStyle = lin(c, 0, base, W, base, [0, '#a79f86'], [1, '#f0dfb4']);
  c.fillRect(0, base, W, 60);
  c.strokeStyle = 'rgba(70,66,50,.3)';
  c.lineWidth = 2;
  for (let i = -4; i < 34; i++) {
    c.beginPath();
    c.moveTo(i * 66 + 40, base);
    c.lineTo(i * 78 - 140, base + 60);
    c.stroke();
  }
  c.fillStyle = '#6f6c5a';
  c.fillRect(0, base + 60, W, 12);
  c.fillStyle = lin(c, 0, base + 70, 0, H, [0, '#7d7c6a'], [1, '#4a4e44']);
  c.fillRect(0, base + 70, W, H);
  blend(c, 'screen', 1, () => {
    c.fillStyle = lin(c, 0, 0, W, 0, [0.3, 'rgba(255,200,110,0)'], [1, 'rgba(255,200,110,.4)']);
    c.fillRect(0, base + 70, W, H);
  });
  c.fillStyle = 'rgba(255,210,120,.8)';
  for (let i = 0; i < 9; i++)
    poly(
      c,
      [
        [i * 240, H - 42],
        [i * 240 + 120, H - 42],
        [i * 240 + 112, H - 30],
        [i * 240 - 12, H - 30],
      ],
      'rgba(255,210,120,.75)',
    );
  // long shadows to the left
  soft(c, 7, () => {
    for (const tx of [170, 700, 1560]) {
      c.fillStyle = 'rgba(27,39,34,.42)';
      c.beginPath();
      c.ellipse(tx - 190, base + 46, 240, 15, 0, 0, 7);
      c.fill();
    }
  });
  oak(c, 110, base + 34, 420, 400, 71, oakPalette);
  oak(c, 700, base + 36, 330, 300, 72, oakPalette);
  oak(c, 1600, base + 40, 440, 390, 75, oakPalette);
  for (const lx of [420, 980, 1380]) lamp(c, lx, base + 44);
  bench(c, 860, base + 50);
  bench(c, 330, base + 52);
  // the shade under the car, and the long one that it throws away from the sun
  const [cx, ground] = [1130, H - 74];
  haze(c, W, H, 5, (k) => {
    poly(
      k,
      [
        [cx + 165, ground + 2],
        [cx + 120, ground + 16],
        [cx - 430, ground + 18],
        [cx - 400, ground - 2],
        [cx - 150, ground - 6],
      ],
      'rgba(20,28,25,.5)',
    );
    poly(
      k,
      [
        [cx - 172, ground - 26],
        [cx + 168, ground - 26],
        [cx + 166, ground + 5],
        [cx - 178, ground + 5],
      ],
      'rgba(10,15,13,.9)',
    );
  });
  carSide(c, cx, H - 84, 1.5, paints.stone);
}

export const lamp = (c, x, y) => {
  c.fillStyle = '#1b2722';
  c.fillRect(x - 3, y - 210, 6, 210);
  c.fillRect(x - 8, y - 14, 16, 14);
  fillPath(
    c,
    `M${x - 16} ${y - 210} L${x + 16} ${y - 210} L${x + 10} ${y - 246} L${x - 10} ${y - 246} Z`,
    '#ffe3a3',
  );
  c.fillStyle = '#1b2722';
  c.fillRect(x - 18, y - 254, 36, 8);
  c.fillStyle = 'rgba(255,214,130,.9)';
  c.fillRect(x + 2, y - 205, 2, 190);
};

export const bench = (c, x, y) => {
  shadow(c, x - 16, y + 2, 80, 5, 0.5, 5);
  c.fillStyle = '#5b4326';
  c.fillRect(x - 56, y - 34, 112, 8);
  c.fillRect(x - 56, y - 54, 112, 7);
  c.fillRect(x - 56, y - 66, 112, 7);
  c.fillStyle = rgba('#ffd98c', 0.7);
  c.fillRect(x - 56, y - 67, 112, 2);
  c.fillStyle = '#1b2722';
  c.fillRect(x - 48, y - 66, 6, 66);
  c.fillRect(x + 42, y - 66, 6, 66);
};
