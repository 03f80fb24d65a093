/** A limestone cottage with a gabled wing and a deep porch, lit from the right. */
import { R, mix, pick, rgba, rr } from '../../lib.js';
import { at, inside, lin, poly, soft, strokePath, toPath } from '../kit/paint.js';

/** Courses of limestone within a polygon whose box is x, y, w, h. */
function stone(c, shape, [x, y, w, h], course) {
  const path = toPath(shape);
  c.fillStyle = lin(c, x, y, x + w, y, [0, '#b9ab86'], [1, '#f0e3bd']);
  c.fill(path);
  inside(c, path, () => {
    for (let row = 0; row * course < h; row++)
      for (let q = x - rr(0, 50); q < x + w;) {
        const long = rr(1.3, 3.4) * course;
        c.fillStyle = rgba(pick(['#fff3d2', '#a99869', '#dccb9c', '#93845c', '#f7e9c4']), rr(0.12, 0.4));
        c.beginPath();
        c.roundRect(q + 1, y + row * course + 1, long - 2.4, course - 2.4, 3);
        c.fill();
        q += long;
      }
  });
}

/** A roof of standing seams between four corners, eaves last. */
function seams(c, [a, b, p, q], n, tones) {
  poly(c, [a, b, p, q], lin(c, q[0], 0, p[0], 0, [0, tones[0]], [1, tones[1]]));
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const top = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const foot = [q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t];
    strokePath(c, `M${top.join(' ')} L${foot.join(' ')}`, 'rgba(28,38,36,.32)', 1.6);
    strokePath(c, `M${top[0] + 2} ${top[1]} L${foot[0] + 2} ${foot[1]}`, 'rgba(255,246,220,.22)', 1.2);
  }
  strokePath(c, `M${a.join(' ')} L${b.join(' ')}`, 'rgba(255,244,214,.75)', 3);
}

function sash(c, x, y, w, h, u, shutters = true) {
  if (shutters)
    for (const [sx, tone] of [
      [x - w * 0.36, '#3a5a55'],
      [x + w * 1.06, '#5c837b'],
    ]) {
      c.fillStyle = tone;
      c.fillRect(sx, y - 2 * u, w * 0.3, h + 4 * u);
      for (let q = y + 3 * u; q < y + h; q += 5 * u) {
        c.fillStyle = 'rgba(18,34,32,.35)';
        c.fillRect(sx + w * 0.04, q, w * 0.22, 1.6 * u);
      }
    }
  c.fillStyle = '#f1e6c6';
  c.fillRect(x - 4 * u, y - 4 * u, w + 8 * u, h + 8 * u);
  c.fillStyle = lin(c, x, y, x + w, y + h, [0, '#6f9397'], [0.45, '#3c5654'], [1, '#22332f']);
  c.fillRect(x, y, w, h);
  poly(
    c,
    [
      [x + w * 0.2, y],
      [x + w * 0.5, y],
      [x + w * 0.1, y + h],
      [x, y + h],
      [x, y + h * 0.5],
    ],
    'rgba(236,238,220,.16)',
  );
  c.fillStyle = '#f1e6c6';
  c.fillRect(x + w / 2 - 1.6 * u, y, 3.2 * u, h);
  c.fillRect(x, y + h * 0.48, w, 3.2 * u);
  c.fillStyle = '#fff6dc';
  c.fillRect(x - 7 * u, y + h + 3 * u, w + 14 * u, 4 * u);
}

/** A bush of small leaves, its sunny side at the right. */
function bush(c, x, y, r, bloom) {
  for (let i = 0; i < 70; i++) {
    const a = rr(0, 6.3);
    const d = Math.sqrt(R());
    const [dx, dy] = [Math.cos(a) * d, Math.sin(a) * d * 0.8];
    const lit = 0.42 + dx * 0.34 - dy * 0.4 + rr(-0.2, 0.2);
    c.fillStyle = mix('#22382d', '#a3ad5e', Math.max(0, Math.min(1, lit)));
    c.beginPath();
    c.ellipse(x + dx * r, y - r * 0.66 + dy * r, r * 0.16, r * 0.11, rr(-1, 1), 0, 7);
    c.fill();
  }
  if (bloom)
    for (let i = 0; i < 16; i++) {
      c.fillStyle = bloom;
      c.beginPath();
      c.arc(x + rr(-0.8, 0.8) * r, y - r * rr(0.4, 1.3), r * 0.08, 0, 7);
      c.fill();
    }
}

/** A rocking chair from the side. */
function rocker(c, x, y, u) {
  at(c, x, y, u, () => {
    strokePath(c, 'M-26 -2 C-12 4 14 4 30 -4', '#6b3d20', 3);
    strokePath(c, 'M-14 0 L-12 -26 L-22 -66 M16 0 L16 -26 M-14 -26 H20 M-16 -42 H18 L16 -26', '#9a5a30', 3.6);
    strokePath(c, 'M-10 -27 L-19 -66', '#d08a52', 1.6);
  });
}

/** The cottage with its foot at y; its left edge at x, about 760 `u` wide. */
export function cottage(c, x, y, u) {
  const X = (v) => x + v * u;
  const Y = (v) => y - v * u;
  // a chimney of stone behind the ridge
  stone(
    c,
    [
      [X(560), Y(364)],
      [X(622), Y(364)],
      [X(622), Y(200)],
      [X(560), Y(200)],
    ],
    [X(560), Y(364), 62 * u, 164 * u],
    16 * u,
  );
  c.fillStyle = lin(
    c,
    X(560),
    0,
    X(622),
    0,
    [0, 'rgba(58,54,38,.5)'],
    [0.7, 'rgba(58,54,38,.12)'],
    [1, 'rgba(58,54,38,0)'],
  );
  c.fillRect(X(560), Y(364), 62 * u, 164 * u);
  c.fillStyle = lin(c, X(553), 0, X(629), 0, [0, '#857a5b'], [1, '#fff3d2']);
  c.fillRect(X(553), Y(372), 76 * u, 10 * u);
  // the long house and its wall under the porch
  stone(
    c,
    [
      [X(250), Y(170)],
      [X(740), Y(170)],
      [X(740), y],
      [X(250), y],
    ],
    [X(250), Y(170), 490 * u, 170 * u],
    19 * u,
  );
  seams(
    c,
    [
      [X(270), Y(310)],
      [X(712), Y(310)],
      [X(768), Y(172)],
      [X(220), Y(172)],
    ],
    28,
    ['#5f6d68', '#a7ada0'],
  );
  // what lies in the shade of the porch
  const shade = [
    [X(262), Y(160)],
    [X(690), Y(160)],
    [X(690), y],
    [X(262), y],
  ];
  poly(c, shade, 'rgba(44,40,28,.46)');
  const door = [X(440), Y(132), 54 * u, 126 * u];
  c.fillStyle = '#efe3bd';
  c.fillRect(door[0] - 6 * u, door[1] - 6 * u, door[2] + 12 * u, door[3] + 6 * u);
  c.fillStyle = lin(c, door[0], 0, door[0] + door[2], 0, [0, '#8e3a20'], [1, '#bf5a34']);
  c.fillRect(...door);
  c.fillStyle = '#f6d58a';
  c.fillRect(door[0] + 11 * u, door[1] + 12 * u, door[2] - 22 * u, 34 * u);
  c.fillStyle = 'rgba(60,20,8,.4)';
  c.fillRect(door[0] + 11 * u, door[1] + 58 * u, door[2] - 22 * u, 54 * u);
  c.fillStyle = '#f0dfae';
  c.fillRect(door[0] + 44 * u, door[1] + 62 * u, 4 * u, 10 * u);
  sash(c, X(316), Y(126), 72 * u, 78 * u, u);
  sash(c, X(560), Y(126), 84 * u, 78 * u, u);
  // a lamp by the door
  soft(c, 8 * u, () => {
    c.fillStyle = 'rgba(255,206,110,.6)';
    c.beginPath();
    c.arc(X(516), Y(108), 20 * u, 0, 7);
    c.fill();
  });
  c.fillStyle = '#ffe6a8';
  c.fillRect(X(512), Y(116), 8 * u, 15 * u);
  rocker(c, X(678), Y(12), u * 0.86);
  // the floor of the porch, its posts and beam, its own roof
  poly(
    c,
    [
      [X(246), Y(12)],
      [X(712), Y(12)],
      [X(718), y],
      [X(240), y],
    ],
    lin(c, 0, Y(12), 0, y, [0, '#e8dab0'], [0.4, '#b5a67c'], [1, '#8c7f5c']),
  );
  for (const px of [262, 408, 534, 696]) {
    c.fillStyle = lin(c, X(px - 7), 0, X(px + 7), 0, [0, '#7e5432'], [0.6, '#b27a48'], [1, '#e9bd80']);
    c.fillRect(X(px - 7), Y(160), 14 * u, 148 * u);
    c.fillStyle = '#e2d3a6';
    c.fillRect(X(px - 11), Y(34), 22 * u, 22 * u);
    strokePath(
      c,
      `M${X(px - 7)} ${Y(140)} L${X(px - 24)} ${Y(158)} M${X(px + 7)} ${Y(140)} L${X(px + 24)} ${Y(158)}`,
      '#94653c',
      4 * u,
    );
  }
  c.fillStyle = lin(c, 0, Y(172), 0, Y(154), [0, '#c99a62'], [1, '#7a5230']);
  c.fillRect(X(244), Y(172), 474 * u, 16 * u);
  seams(
    c,
    [
      [X(262), Y(214)],
      [X(716), Y(214)],
      [X(748), Y(170)],
      [X(228), Y(170)],
    ],
    26,
    ['#6f7c76', '#bcc0b0'],
  );
  strokePath(c, `M${X(228)} ${Y(169)} H${X(748)}`, '#4a5650', 5 * u);
  // the gabled wing toward the eye
  const gable = [
    [X(20), y],
    [X(20), Y(176)],
    [X(138), Y(318)],
    [X(256), Y(176)],
    [X(256), y],
  ];
  soft(c, 6 * u, () =>
    poly(
      c,
      [
        [X(256), Y(176)],
        [X(292), Y(160)],
        [X(292), y],
        [X(256), y],
      ],
      'rgba(30,32,24,.34)',
    ),
  );
  stone(c, gable, [X(20), Y(318), 236 * u, 318 * u], 20 * u);
  poly(
    c,
    [
      [X(-8), Y(160)],
      [X(138), Y(338)],
      [X(284), Y(160)],
      [X(266), Y(160)],
      [X(138), Y(314)],
      [X(10), Y(160)],
    ],
    lin(c, X(0), 0, X(276), 0, [0, '#55625c'], [0.5, '#79857d'], [1, '#c9cbb8']),
  );
  strokePath(c, `M${X(138)} ${Y(338)} L${X(284)} ${Y(160)}`, 'rgba(255,246,220,.7)', 2.4 * u);
  sash(c, X(98), Y(138), 80 * u, 92 * u, u);
  // a round vent high in the gable
  c.fillStyle = '#f1e6c6';
  c.beginPath();
  c.arc(X(138), Y(236), 20 * u, 0, 7);
  c.fill();
  c.fillStyle = '#33463f';
  c.beginPath();
  c.arc(X(138), Y(236), 15 * u, 0, 7);
  c.fill();
  for (let i = -2; i < 3; i++)
    strokePath(c, `M${X(126)} ${Y(236 + i * 5)} H${X(150)}`, 'rgba(214,220,196,.4)', 1.6 * u);
  // beds along the walls, pots by the steps
  for (let q = 24; q < 256; q += rr(20, 30))
    bush(c, X(q), y + 4 * u, rr(17, 28) * u, pick([null, '#f2c84b', '#fff3d2']));
  for (let q = 282; q < 420; q += rr(20, 30))
    bush(c, X(q), y + 4 * u, rr(12, 19) * u, pick([null, '#d0643c', '#fff3d2']));
  for (let q = 546; q < 744; q += rr(20, 30))
    bush(c, X(q), y + 4 * u, rr(12, 22) * u, pick([null, '#f2c84b', '#d0643c']));
  for (const [out, high] of [
    [16, 4],
    [28, -5],
  ]) {
    c.fillStyle = '#f3e7c2';
    c.fillRect(X(440 - out), Y(high), (54 + out * 2) * u, 4 * u);
    c.fillStyle = '#948762';
    c.fillRect(X(440 - out), Y(high - 4), (54 + out * 2) * u, 6 * u);
  }
}
