/** Furniture of the limestone rooms; each piece stands with its feet on y = 0 around x = 0. */
import { R, rgba, rr, seed } from '../../lib.js';
import { shadow } from './light.js';
import { at, fillPath, lin, poly, strokePath } from './paint.js';

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
