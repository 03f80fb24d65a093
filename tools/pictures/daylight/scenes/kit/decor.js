/** Plants, lamps and shelves of the rooms; each stands on y = 0 around x = 0. */
import { G, R, rr, seed } from '../../lib.js';
import { shadow } from './light.js';
import { at, fillPath, inside, lin, strokePath } from './paint.js';

/** Fiddle-leaf fig in a stone pot. */
export function fig(c, x, y, s, sd = 8) {
  at(c, x, y, s, () => {
    seed(sd);
    shadow(c, -20, 6, 110, 12, 0.55, 8);
    strokePath(
      c,
      'M0 -120 C-8 -240 6 -360 -4 -520 M-2 -260 C30 -320 40 -380 44 -440 M-2 -220 C-40 -290 -52 -340 -56 -420',
      '#3a3123',
      9,
    );
    const leaf = (lx, ly, a, l) =>
      at(
        c,
        lx,
        ly,
        l / 100,
        () => {
          const lit = Math.max(0, Math.min(1, 0.45 + Math.cos(a + 0.6) * 0.4 + G() * 0.25));
          fillPath(
            c,
            'M0 0 C30 -34 76 -44 108 -18 C116 -6 112 8 98 16 C66 34 26 26 0 0 Z',
            lin(
              c,
              0,
              20,
              60,
              -40,
              [0, lit > 0.6 ? '#4d6a42' : '#22382d'],
              [1, lit > 0.6 ? '#c2b765' : lit > 0.35 ? '#5d7b4b' : '#35533f'],
            ),
          );
          strokePath(c, 'M4 0 C36 -8 70 -10 100 -6', 'rgba(244,236,190,.35)', 2);
        },
        a,
      );
    for (let i = 0; i < 46; i++) {
      const t = R(),
        b = Math.floor(R() * 3);
      const px = [-2, 40, -54][b] * (b ? t : 1) + G() * 8,
        py = [-240 - t * 290, -280 - t * 160, -250 - t * 170][b];
      leaf(px, py, G() * 1.7 - (R() < 0.5 ? 0 : Math.PI * 0.96), rr(78, 124));
    }
    fillPath(
      c,
      'M-78 -130 L78 -130 L60 4 L-60 4 Z',
      lin(c, -78, 0, 78, 0, [0, '#8f8a75'], [0.55, '#cfc5a8'], [1, '#f7ebca']),
    );
    fillPath(
      c,
      'M-84 -138 L84 -138 L82 -118 L-82 -118 Z',
      lin(c, -84, 0, 84, 0, [0, '#9d967e'], [1, '#fff3d2']),
    );
  });
}

/** Floor lamp with a linen shade. */
export function lamp(c, x, y, s, h = 480) {
  at(c, x, y, s, () => {
    shadow(c, -8, 3, 60, 7, 0.5, 6);
    fillPath(c, 'M-46 -8 C-46 -14 46 -14 46 -8 L46 2 L-46 2 Z', '#1c2620');
    c.fillStyle = '#1c2620';
    c.fillRect(-3, -h, 6, h);
    c.fillStyle = 'rgba(255,214,130,.8)';
    c.fillRect(1, -h, 2, h - 10);
    fillPath(
      c,
      `M-44 ${-h - 96} L44 ${-h - 96} L70 ${-h + 6} L-70 ${-h + 6} Z`,
      lin(c, -70, 0, 70, 0, [0, '#a79d80'], [0.6, '#e9dcb8'], [1, '#fff2cc']),
    );
  });
}

/** Shelves with books and jars in a box of w by h whose top left corner is (x, y). */
export function shelves(c, x, y, w, h, rows, sd = 6) {
  seed(sd);
  c.fillStyle = '#2d372f';
  c.fillRect(x, y, w, h);
  const rh = h / rows,
    spines = [
      '#2f5d46',
      '#7a4a00',
      '#d9cfb3',
      '#5d6a62',
      '#a8330f',
      '#bd7700',
      '#e9dcb8',
      '#3c5147',
      '#8c8f52',
    ];
  for (let r = 0; r < rows; r++) {
    const base = y + (r + 1) * rh - 9;
    c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#161f1a'], [1, '#3a463b']);
    c.fillRect(x + 8, y + r * rh + 6, w - 16, rh - 10);
    let xx = x + 14;
    while (xx < x + w - 34) {
      if (R() < 0.18) {
        const jw = rr(26, 44);
        inside(
          c,
          new Path2D(
            `M${xx} ${base} h${jw} v${-rh * 0.3} q0 -14 ${-jw * 0.3} -16 v-10 h${-jw * 0.4} v10 q${-jw * 0.3} 2 ${-jw * 0.3} 16 Z`,
          ),
          () => {
            c.fillStyle = lin(c, xx, 0, xx + jw, 0, [0, '#8f8a75'], [1, '#f7ebca']);
            c.fillRect(xx, y, jw, h);
          },
        );
        xx += jw + rr(8, 30);
        continue;
      }
      const bw = rr(9, 21),
        bh = rh * rr(0.48, 0.76);
      c.fillStyle = spines[Math.floor(R() * spines.length)];
      c.fillRect(xx, base - bh, bw, bh);
      c.fillStyle = 'rgba(255,226,160,.4)';
      c.fillRect(xx + bw - 2, base - bh, 2, bh);
      c.fillStyle = 'rgba(244,236,200,.5)';
      c.fillRect(xx + 2, base - bh * 0.8, bw - 5, 2.5);
      xx += bw + (R() < 0.1 ? rr(14, 40) : 1);
    }
    c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#4a3a24'], [1, '#c99c58']);
    c.fillRect(x, base, w, 9);
  }
}
