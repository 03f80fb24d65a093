/** The golden dog from near: its coat drawn hair by hair, with whiskers. */
import { mix, R, rgba, rr, seed } from '../../lib.js';
import { dogHead } from '../kit/dog-head.js';
import { fillPath, inside, lin, polyline, soft, strokePath } from '../kit/paint.js';

/** The head and the neck without the muzzle, which stays smooth, and the ear. */
const coat =
  'M-96 74 C-106 -8 -96 -92 -58 -146 C-40 -186 -8 -214 30 -214 C60 -214 80 -204 90 -188 L94 -166 C80 -150 92 -134 84 -95 C72 -80 70 -58 78 -34 C88 -2 98 30 102 74 Z';
const ear =
  'M20 -190 C-6 -202 -40 -186 -50 -158 C-62 -128 -66 -92 -46 -80 C-26 -72 -6 -98 6 -130 C14 -152 18 -170 20 -190 Z';

/** One hair from x, y that runs along `angle` and bends by `bow`. */
function hair(c, x, y, angle, length, bow, color, width) {
  const end = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const middle = [x + Math.cos(angle - bow) * length * 0.55, y + Math.sin(angle - bow) * length * 0.55];
  polyline(c, [[x, y], middle, end], color, width);
}

/** Which way the coat lies: back over the skull, down the cheek and the neck. */
const lie = (x, y) => {
  const neck = Math.min(1, Math.max(0, (y + 150) / 90));
  const skull = 2.9 - (x / 90) * 0.35;
  return skull + (1.75 - x * 0.003 - skull) * neck;
};

function hairs(c) {
  seed(57);
  inside(c, coat, () => {
    for (let i = 0; i < 1500; i++) {
      const [x, y] = [rr(-104, 104), rr(-214, 74)];
      const lit = Math.min(1, Math.max(0, (x + 60 - (y + 100) * 0.25) / 190));
      const light = R() < 0.35 + 0.4 * lit;
      const tone = light ? mix('#e0b267', '#fff0c8', lit) : mix('#5f431c', '#a3783a', lit);
      hair(
        c,
        x,
        y,
        lie(x, y) + rr(-0.25, 0.25),
        rr(9, 20),
        rr(-0.3, 0.3),
        rgba(tone, rr(0.1, 0.3)),
        rr(0.9, 1.8),
      );
    }
  });
  inside(c, ear, () => {
    for (let i = 0; i < 420; i++) {
      const [x, y] = [rr(-66, 22), rr(-200, -76)];
      const tone = R() < 0.5 ? mix('#8a6430', '#c89851', (x + 66) / 88) : '#3c2a12';
      hair(
        c,
        x,
        y,
        1.9 + (x + 20) * 0.006 + rr(-0.2, 0.2),
        rr(10, 20),
        0.2,
        rgba(tone, rr(0.14, 0.34)),
        rr(0.9, 1.7),
      );
    }
  });
}

/** Tufts that break the outline of the throat, and the rim of sun on the ear. */
function edges(c) {
  seed(11);
  for (let i = 0; i < 40; i++) {
    const t = (i / 39) ** 0.9;
    const [x, y] = [74 + 26 * t * t, -60 + 128 * t];
    hair(
      c,
      x - rr(1, 5),
      y,
      1.25 + rr(-0.2, 0.15),
      rr(9, 18),
      -0.2,
      rgba('#ffeec4', rr(0.25, 0.6)),
      rr(0.9, 1.7),
    );
  }
  soft(c, 1.4, () => strokePath(c, 'M19 -188 C16 -168 13 -150 5 -130', 'rgba(255,226,160,.55)', 2.6));
}

/** Roots of the whiskers, whiskers, and the cheek below the eye. */
function muzzle(c) {
  for (const [x, y] of [
    [112, -138],
    [122, -134],
    [132, -137],
    [117, -128],
    [128, -126],
  ]) {
    c.fillStyle = 'rgba(70,46,20,.55)';
    c.beginPath();
    c.arc(x, y, 1.5, 0, 7);
    c.fill();
  }
  for (const d of [
    'M112 -137 C100 -128 92 -112 88 -100',
    'M118 -128 C110 -118 104 -106 103 -96',
    'M122 -134 C128 -122 136 -108 146 -102',
  ])
    strokePath(c, d, 'rgba(255,250,232,.6)', 1);
  // the smooth hair of the cheek runs out over the muzzle
  for (let i = 0; i < 70; i++) {
    const y = rr(-160, -108);
    hair(c, rr(92, 106), y, 3.0 + (y + 134) * 0.006, rr(10, 20), 0.1, rgba('#ffe9bf', rr(0.15, 0.4)), 1.6);
  }
  // the eye over the coat around it
  c.fillStyle = '#241a10';
  c.beginPath();
  c.ellipse(78, -172, 8.8, 8.4, 0, 0, 7);
  c.fill();
  c.fillStyle = 'rgba(150,98,44,.7)';
  c.beginPath();
  c.ellipse(78, -169.5, 5, 3.6, 0, 0, 7);
  c.fill();
  c.fillStyle = '#17100a';
  c.beginPath();
  c.arc(78.6, -172.5, 4.4, 0, 7);
  c.fill();
  c.fillStyle = '#fff6da';
  c.beginPath();
  c.arc(81, -175, 2.7, 0, 7);
  c.fill();
  strokePath(c, 'M66 -179 C70 -186 80 -188 88 -183', 'rgba(70,46,18,.75)', 3);
}

/** Head and body as `dogHead` draws them, in full coat. */
export function dogInCoat(c, near = 1, body) {
  dogHead(c, near, body);
  hairs(c);
  edges(c);
  muzzle(c);
  // the collar lies over the coat
  fillPath(
    c,
    'M-82 -52 C-40 -30 34 -34 74 -58 L78 -38 C34 -12 -42 -8 -89 -30 Z',
    lin(c, -80, 0, 76, 0, [0, '#7c2411'], [0.6, '#b23a1d'], [1, '#d65a33']),
  );
  strokePath(c, 'M-76 -45 C-40 -26 32 -29 72 -52', 'rgba(255,196,160,.35)', 3);
  c.fillStyle = '#d9a23c';
  c.beginPath();
  c.arc(50, -18, 10, 0, 7);
  c.fill();
  c.fillStyle = '#ffe9b0';
  c.beginPath();
  c.arc(52, -21, 5, 0, 7);
  c.fill();
}
