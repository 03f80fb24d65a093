/** Furniture of the limestone rooms; each piece stands with its feet on y = 0 around x = 0. */
import { at, fillPath, G, inside, lin, poly, R, rgba, rr, seed, shadow, strokePath } from './paint.js';

const rim = 'rgba(255,226,160,.75)';

/** Low sofa seen from the front, 600 wide. */
export function sofa(c, x, y, s, { cloth = ['#31493d', '#4f6b58', '#87966f'], pillow = '#ffb627' } = {}) {
  at(c, x, y, s, () => {
    shadow(c, -30, 6, 340, 20, 0.6, 14);
    const g = (y0, y1, k = 0) => lin(c, -300, y0, 300, y1, [0, cloth[0]], [0.6, cloth[1]], [1, cloth[2 - k]]);
    fillPath(c, 'M-262 -22 L-250 4 L-240 4 L-244 -22 Z M262 -22 L250 4 L240 4 L244 -22 Z', '#1c2620');
    fillPath(
      c,
      'M-270 -196 C-270 -208 -262 -214 -250 -214 L250 -214 C262 -214 270 -208 270 -196 L270 -40 L-270 -40 Z',
      g(-200, -60),
    );
    for (const k of [-1, 1]) {
      fillPath(
        c,
        `M${k * 4} -192 C${k * 4} -200 ${k * 10} -204 ${k * 18} -204 L${k * 230} -204 C${k * 240} -204 ${k * 246} -198 ${k * 246} -188 L${k * 246} -104 L${k * 4} -104 Z`,
        g(-204, -90),
      );
      strokePath(c, `M${k * 16} -203 L${k * 232} -203`, rgba('#ffe2a0', k > 0 ? 0.7 : 0.3), 2.5);
      fillPath(
        c,
        `M${k * 3} -112 L${k * 250} -112 C${k * 258} -112 ${k * 260} -104 ${k * 260} -96 L${k * 258} -64 L${k * 3} -64 Z`,
        g(-120, -60),
      );
      strokePath(c, `M${k * 5} -111 L${k * 250} -111`, rgba('#ffe2a0', k > 0 ? 0.75 : 0.4), 2.5);
      fillPath(
        c,
        `M${k * 246} -150 C${k * 246} -164 ${k * 256} -170 ${k * 270} -170 L${k * 286} -170 C${k * 300} -170 ${k * 306} -160 ${k * 306} -148 L${k * 304} -22 L${k * 250} -22 Z`,
        lin(c, k * 240, 0, k * 306, 0, [0, k > 0 ? cloth[1] : cloth[1]], [1, k > 0 ? cloth[2] : cloth[0]]),
      );
    }
    fillPath(c, 'M-258 -66 L258 -66 L254 -20 L-254 -20 Z', g(-66, -20, 1));
    strokePath(c, 'M0 -200 L0 -66', 'rgba(12,20,16,.5)', 3);
    strokePath(c, 'M264 -170 L286 -170 C300 -170 306 -160 306 -148 L304 -30', rim, 3.5);
    for (const [px, col, t] of [
      [-196, '#d9cfb3', -0.12],
      [176, pillow, 0.14],
      [120, '#b3652b', -0.08],
    ])
      at(
        c,
        px,
        -142,
        1,
        () => {
          fillPath(
            c,
            'M-44 -40 C-14 -34 14 -34 44 -40 C38 -14 38 14 44 38 C14 33 -14 33 -44 38 C-38 14 -38 -14 -44 -40 Z',
            lin(c, -44, 0, 50, -10, [0, rgba(col, 1)], [1, '#ffe9b4']),
          );
          strokePath(c, 'M-42 38 C-14 33 14 33 43 38', 'rgba(12,20,16,.35)', 3);
        },
        t,
      );
    fillPath(
      c,
      'M-130 -206 L-52 -206 L-46 -96 L-44 -36 L-118 -36 L-124 -96 Z',
      lin(c, -130, 0, -44, 0, [0, '#b5a883'], [1, '#f2e6c2']),
    );
    for (let i = 0; i < 5; i++)
      strokePath(
        c,
        `M${-128 + i} ${-190 + i * 34} L${-48 + i * 0.8} ${-190 + i * 34}`,
        'rgba(122,74,0,.45)',
        3,
      );
  });
}
/** Leather lounge chair in profile, facing left. */
export function lounge(c, x, y, s, tones = ['#7c4a1c', '#b36f2b', '#e6a24c']) {
  at(c, x, y, s, () => {
    shadow(c, 20, 26, 240, 18, 0.65, 12);
    fillPath(
      c,
      'M250 -330 C270 -336 292 -322 288 -300 L232 -92 C226 -70 206 -60 184 -60 L-150 -60 C-178 -60 -186 -82 -176 -98 C-168 -112 -150 -116 -130 -114 L140 -104 L214 -310 C220 -324 236 -326 250 -330 Z',
      lin(c, -200, -300, 220, 0, [0, tones[0]], [0.6, tones[1]], [1, tones[2]]),
    );
    fillPath(c, 'M-150 -60 L-168 24 L-152 24 L-124 -60 Z M176 -60 L214 24 L230 24 L206 -60 Z', '#1c2620');
    strokePath(c, 'M262 -330 C282 -328 290 -316 286 -298 L232 -94', rim, 4);
    strokePath(c, 'M-120 -86 L160 -80', 'rgba(60,34,10,.5)', 4);
  });
}
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
/** Coffee table with books and a mug. */
export function coffeeTable(c, x, y, s) {
  at(c, x, y, s, () => {
    shadow(c, -20, 8, 190, 16, 0.6, 10);
    fillPath(
      c,
      'M-150 -64 L-140 6 L-130 6 L-132 -64 Z M150 -64 L140 6 L130 6 L132 -64 Z M-100 -64 L-96 -14 L-88 -14 L-88 -64 Z M100 -64 L96 -14 L88 -14 L88 -64 Z',
      '#241f16',
    );
    fillPath(
      c,
      'M-132 -96 L132 -96 L176 -74 L-176 -74 Z',
      lin(c, -176, 0, 176, 0, [0, '#7a5a32'], [1, '#e0b46c']),
    );
    fillPath(c, 'M-176 -74 L176 -74 L176 -62 L-176 -62 Z', '#4f3a1e');
    fillPath(c, 'M-70 -104 L20 -104 L28 -84 L-76 -84 Z', '#e8dcb8');
    fillPath(c, 'M-62 -114 L14 -114 L20 -100 L-66 -100 Z', '#2f5d46');
    fillPath(
      c,
      'M70 -116 L102 -116 L99 -86 L73 -86 Z',
      lin(c, 70, 0, 102, 0, [0, '#a8330f'], [1, '#f08a4e']),
    );
    strokePath(c, 'M102 -110 C114 -110 114 -94 101 -94', '#d0602c', 4);
  });
}
/** Shelves with books and jars between two x, from y0 to y1. */
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
/** Rug in perspective with stripes near its ends. */
export function rug(c, pts, stripe = '#a8330f') {
  const [a, b, d, e] = pts,
    at2 = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  poly(c, pts, lin(c, a[0], 0, b[0], 0, [0, '#8d866d'], [1, '#e8dab0']));
  for (const [t, u, col] of [
    [0.04, 0.07, stripe],
    [0.09, 0.1, '#313f39'],
    [0.9, 0.91, '#313f39'],
    [0.93, 0.96, stripe],
  ])
    poly(c, [at2(a, b, t), at2(a, b, u), at2(e, d, u), at2(e, d, t)], rgba(col, 0.75));
  seed(14);
  for (let i = 0; i < 70; i++) {
    const t = R(),
      y = a[1] + 3 + R() * (d[1] - a[1] - 6),
      k = (y - a[1]) / (d[1] - a[1]);
    const l = a[0] + (e[0] - a[0]) * k,
      r = b[0] + (d[0] - b[0]) * k;
    c.fillStyle = rgba('#4a4631', 0.12);
    c.fillRect(l + (r - l) * (0.12 + t * 0.7), y, rr(20, 90), 2);
  }
}
