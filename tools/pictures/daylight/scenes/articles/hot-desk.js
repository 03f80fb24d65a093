/** The hot desk: wooden blinds half down before a west window, the lamp on, a fan on the sill, a jacket and nobody in the chair. */
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, blend, box, fillPath, inside, layer, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { cast, chair, deskLamp, fan, pin, wallClock } from '../parts/office.js';

/** The window by its measures in meters: left, right, sill, head; each bay has a blind that ends at this height. */
const [left, right, sill, head] = [-1.5, 1.95, 0.82, 2.57];
const blinds = [1.36, 1.6, 1.24];
const wide = (right - left) / blinds.length;
const bays = blinds.map((end, i) => [left + i * wide + 0.035, left + (i + 1) * wide - 0.035, end]);
const pitch = 0.15;
/** The desk: left, right, its far and near edge, its height. */
const [dl, dr, far, near, top] = [-0.22, 1.74, 0.27, 1, 0.74];
const desk = [
  [dl, top, far],
  [dr, top, far],
  [dr, top, near],
  [dl, top, near],
];

/** The openings that the sun comes through, as corners in the plane of the window. */
const openings = bays.flatMap(([a, b, end]) => {
  const rows = [[sill, end]];
  for (let y = end + 0.09; y < head; y += pitch) rows.push([y, y + 0.06]);
  return rows.map(([y0, y1]) => [
    [a, y0, 0],
    [b, y0, 0],
    [b, y1, 0],
    [a, y1, 0],
  ]);
});
const project = (corners) => corners.map((p) => pin(...p));
/** Where the sun throws corners onto a level surface. */
const thrown = (corners, level) => project(corners.map((p) => cast(p, level)));

/** Sun on a level surface: all openings, less what stands in the way. */
const sunOn = (c, W, H, level, px, color, blocks) =>
  at(c, -8, 0, 1, () =>
    haze(c, W + 16, H + 8, px, (k) => {
      k.translate(8, 0);
      for (const o of openings) poly(k, thrown(o, level), color);
      k.globalCompositeOperation = 'destination-out';
      for (const block of blocks) poly(k, thrown(block, level), '#000');
    }),
  );

function windows(c) {
  const [x0, y0] = pin(left, head, 0);
  const [x1, y1] = pin(right, sill, 0);
  const view = layer(x1 - x0, y1 - y0, (k, w, h) => {
    k.drawImage(
      landscape(w, h, { sd: 31, sun: [0.8, 0.2], line: 0.53, disc: 0, meadow: 400, size: 1.5 }),
      0,
      0,
    );
    oak(k, 196, h - 8, 250, 190, 45, oakPalette);
  });
  c.fillStyle = '#1d2822';
  c.fillRect(x0 - 18, y0 - 18, x1 - x0 + 36, y1 - y0 + 22);
  for (const [a, b, end] of bays) {
    const [px, py] = pin(a, head, 0);
    const [qx, qy] = pin(b, sill, 0);
    const [w, foot] = [qx - px, pin(a, end, 0)[1]];
    inside(c, box(px, py, w, qy - py), () => {
      c.drawImage(view, x0, y0);
      blend(c, 'screen', 1, () => {
        c.fillStyle = lin(c, x0, 0, x1, 0, [0, 'rgba(255,222,150,.1)'], [1, 'rgba(255,218,130,.4)']);
        c.fillRect(px, py, w, qy - py);
      });
      c.fillStyle = '#fff3c6';
      c.fillRect(px, py, w, foot - py);
      for (let y = foot; y > py - 40; y -= pitch * 235) {
        c.fillStyle = lin(c, 0, y - 22, 0, y, [0, '#8a5a26'], [0.7, '#6a4220'], [1, '#4a2e18']);
        c.fillRect(px, y - 22, w, 22);
        c.fillStyle = '#ffcf7d';
        c.fillRect(px, y - 23, w, 2.5);
      }
      c.fillStyle = lin(c, 0, foot - 4, 0, foot + 9, [0, '#8a5a26'], [1, '#3c2614']);
      c.fillRect(px, foot - 4, w, 13);
      for (const t of [0.16, 0.84]) strokePath(c, `M${px + w * t} ${py} V${foot}`, 'rgba(58,36,18,.9)', 6);
    });
    // the sun's edge on each bar
    c.fillStyle = 'rgba(255,226,160,.75)';
    c.fillRect(px - 2, py, 3, qy - py);
  }
  // the sill: its top in the sun, its front in the shade
  const [t, f] = [pin(left - 0.14, sill, 0), pin(left - 0.14, sill, 0.2)];
  const [u, g] = [pin(right + 0.14, sill, 0), pin(right + 0.14, sill, 0.2)];
  poly(c, [t, u, g, f], lin(c, t[0], 0, u[0], 0, [0, '#f3d795'], [1, '#fffbe0']));
  c.fillStyle = lin(c, f[0], 0, g[0], 0, [0, '#6d6a54'], [1, '#93866a']);
  c.fillRect(f[0], f[1], g[0] - f[0], 13);
}

function floor(c, W, H) {
  const [, y] = pin(0, 0, 0);
  c.fillStyle = lin(c, 0, y, 0, H, [0, '#4f4634'], [1, '#2b251b']);
  c.fillRect(0, y, W, H - y);
  const leg = (x, z) => [
    [x, 0, z],
    [x + 0.07, 0, z],
    [x + 0.07, top, z],
    [x, top, z],
  ];
  const seat = [
    [-1.62, 0.95, 0.98],
    [-1.14, 0.95, 0.98],
    [-1.18, 0.4, 0.98],
    [-1.58, 0.4, 0.98],
  ];
  const post = [
    [-1.42, 0, 0.98],
    [-1.34, 0, 0.98],
    [-1.34, 0.5, 0.98],
    [-1.42, 0.5, 0.98],
  ];
  const drawers = [far, near].flatMap((z) => [
    [1.26, 0, z],
    [dr, 0, z],
    [dr, top, z],
    [1.26, top, z],
  ]);
  const legs = [leg(dl + 0.05, far), leg(dl + 0.05, near - 0.08)];
  sunOn(c, W, H, 0, 2.2, '#ffd27c', [desk, drawers.slice(0, 4), drawers.slice(4), ...legs, seat, post]);
  c.fillStyle = '#23291f';
  c.fillRect(0, y - 16, W, 16);
  // the hot floor lights the wall from below
  blend(c, 'screen', 1, () => {
    c.fillStyle = rad(c, 250, 680, 20, 330, [0, 'rgba(255,176,80,.4)'], [1, 'rgba(255,160,60,0)']);
    c.fillRect(0, 0, W, H);
  });
}

function table(c, W, H) {
  const [a, , g, n] = project(desk);
  const [, foot] = pin(0, 0, near);
  const [, back] = pin(0, 0, far);
  const drop = 22;
  // legs: the far ones stand a step back
  for (const x of [dl + 0.06, dr - 0.1]) {
    const [px, py] = pin(x, top, far);
    c.fillStyle = '#1d1a12';
    c.fillRect(px, py, 15, back - py);
  }
  // drawers at the right
  const [px] = pin(1.26, 0, near - 0.03);
  c.fillStyle = lin(c, px, 0, g[0], 0, [0, '#3a2816'], [1, '#573a1c']);
  c.fillRect(px, n[1], g[0] - px - 12, foot - n[1] - 14);
  for (const t of [0, 1, 2]) {
    const y = n[1] + drop + 8 + t * 64;
    strokePath(c, `M${px + 8} ${y + 56} H${g[0] - 22}`, 'rgba(10,8,4,.55)', 3);
    strokePath(c, `M${(px + g[0]) / 2 - 30} ${y + 22} h44`, '#c48a3c', 5);
  }
  c.fillStyle = '#2b1e10';
  c.fillRect(n[0] + 14, n[1], 22, foot - n[1]);
  poly(c, project(desk), lin(c, a[0], 0, g[0], 0, [0, '#6f4720'], [1, '#9a672e']));
  inside(
    c,
    new Path2D(
      `M${project(desk)
        .map((p) => p.join(' '))
        .join(' L')} Z`,
    ),
    () => {
      const stand = [
        [0.75, top, 0.6],
        [0.81, top, 0.6],
        [0.86, top + 0.4, 0.6],
        [0.8, top + 0.4, 0.6],
      ];
      sunOn(c, W, H, top, 1.1, '#ffdf96', [stand]);
    },
  );
  c.fillStyle = lin(c, n[0], 0, g[0], 0, [0, '#4a2f16'], [1, '#6f4a22']);
  c.fillRect(n[0], n[1], g[0] - n[0], drop);
  c.fillStyle = 'rgba(255,222,150,.8)';
  c.fillRect(n[0], n[1] - 1.5, g[0] - n[0], 3);
}

/** A closed laptop with sunglasses on it, and a mug. */
function things(c) {
  const flat = (y, dx, dz) =>
    [
      [-0.12, 0.42],
      [0.44, 0.42],
      [0.46, 0.84],
      [-0.14, 0.84],
    ].map(([x, z]) => pin(x + dx, top + y, z + dz));
  const [lid, foot] = [flat(0.03, 0, 0), flat(0, 0, 0)];
  soft(c, 3, () => poly(c, flat(0, -0.05, 0.05), 'rgba(40,22,6,.6)'));
  poly(c, [lid[3], lid[2], foot[2], foot[3]], '#1d2822');
  poly(c, lid, lin(c, lid[0][0], 0, lid[1][0], 0, [0, '#55635a'], [1, '#b9b89f']));
  const [x, y] = pin(0.17, top + 0.03, 0.62);
  at(c, x, y, 1, () => {
    strokePath(c, 'M-42 -2 L-30 -24 M42 -2 L30 -24', '#17201b', 4);
    for (const k of [-1, 1])
      fillPath(c, `M${k * 4} -3 H${k * 46} Q${k * 46} 15 ${k * 24} 15 Q${k * 6} 14 ${k * 4} -3 Z`, '#17201b');
    strokePath(c, 'M-8 -2 Q0 -8 8 -2', '#17201b', 4);
    strokePath(c, 'M12 1 L20 1 M-36 1 L-28 1', 'rgba(255,232,176,.85)', 3);
  });
  const [mx, my] = pin(1.08, top, 0.62);
  at(c, mx, my, 1, () => {
    soft(c, 3, () => fillPath(c, 'M-40 8 L-14 0 L14 2 L-10 14 Z', 'rgba(40,22,6,.55)'));
    strokePath(c, 'M16 -30 q18 -2 16 12 q-2 10 -17 10', '#a8451f', 5);
    fillPath(
      c,
      'M-19 -40 H19 L16 2 Q0 8 -16 2 Z',
      lin(c, -19, 0, 19, 0, [0, '#7a2a10'], [0.7, '#b04a22'], [1, '#f0a070']),
    );
    fillPath(c, 'M-19 -40 a19 5 0 1 0 38 0 a19 5 0 1 0 -38 0', '#f3d9a0');
    fillPath(c, 'M-14 -39 a14 3.5 0 1 0 28 0 a14 3.5 0 1 0 -28 0', '#3a1c0c');
  });
}

function draw(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#434a3f'], [0.6, '#5f5940'], [1, '#7d6e46']);
  c.fillRect(0, 0, W, 620);
  wallClock(c, 118, 170, 56);
  floor(c, W, H);
  windows(c);
  const [fx, fy] = pin(1.56, sill, 0.12);
  at(c, fx, fy, 1, () => fan(c));
  table(c, W, H);
  things(c);
  const [lx, ly] = pin(0.78, top, 0.6);
  at(c, lx, ly, 1, () => deskLamp(c));
  const [cx, cy] = pin(-1.38, 0, 1.02);
  at(c, cx, cy, 1, () => chair(c));
  // the air itself is bright
  haze(
    c,
    W,
    H,
    22,
    (k) => {
      for (const [a, b, end] of bays) {
        const [p, q] = [pin(a, end, 0), pin(b, sill, 0)];
        poly(
          k,
          [p, [q[0], p[1]], [q[0], q[1]], thrown([[b, sill, 0]], 0)[0], thrown([[a, sill, 0]], 0)[0]],
          lin(k, 0, p[1], -60, 740, [0, 'rgba(255,214,130,.16)'], [1, 'rgba(255,206,110,.05)']),
        );
      }
    },
    1,
    'screen',
  );
  c.fillStyle = rad(
    c,
    860,
    110,
    10,
    480,
    [0, 'rgba(255,226,150,.5)'],
    [0.4, 'rgba(255,206,120,.18)'],
    [1, 'rgba(255,190,90,0)'],
  );
  blend(c, 'screen', 1, () => c.fillRect(0, 0, W, H));
  finish(c, W, H, { sun: [0.76, 0.2], warm: 0.35, dark: 0.36, noise: 2 });
}

export default { file: 'articles/hot-desk.webp', seed: 31, width: 1200, height: 800, quality: 0.74, draw };
