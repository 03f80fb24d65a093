/** The small boxy wagon of the panorama, in profile, facing the sun. */
import { rgba } from '../../lib.js';
import { shadow } from './light.js';
import { fillPath, lin, strokePath } from './paint.js';

const body =
  'M-116 -16 L-117 -44 C-117 -49 -115 -52 -111 -54 L-102 -80 C-100 -85 -97 -87 -92 -87 L14 -87 C22 -87 27 -85 32 -80 L54 -56 L98 -51 C108 -50 113 -46 114 -38 L116 -18 C116 -14 114 -12 110 -12 L-112 -12 C-115 -12 -116 -13 -116 -16 Z';
const panes =
  'M-100 -58 L-93 -79 C-92 -81 -91 -82 -89 -82 L-66 -82 L-66 -57 Z M-61 -82 L-24 -82 L-24 -57 L-61 -57 Z M-19 -82 L13 -82 C19 -82 23 -81 27 -77 L43 -58 L-19 -57 Z';
const glints =
  'M4 -82 L13 -82 C19 -82 23 -81 27 -77 L43 -58 L30 -57.6 Z M-40 -82 L-30 -82 L-44 -57 L-54 -57 Z';
/** Paints of the wagon: body, its highlight, its underside, glass, sun. */
export const paints = {
  oak: { c1: '#37463f', c2: '#5f7067', c3: '#202c27', glass: '#18211d', sun: '#ffcf6b' },
  stone: { c1: '#c9bb92', c2: '#f3e5bd', c3: '#6f6a52', glass: '#18211d', sun: '#ffe0a0' },
};

function wheel(c, x) {
  const disc = (r, color) => {
    c.fillStyle = color;
    c.beginPath();
    c.arc(x, -14, r, 0, 7);
    c.fill();
  };
  disc(21, '#101714');
  disc(12.5, '#9aa197');
  disc(10, '#2b362f');
  for (let k = 0; k < 5; k++) {
    const q = k * 1.2566 + 0.3;
    strokePath(c, `M${x} -14 L${x + Math.cos(q) * 11} ${-14 + Math.sin(q) * 11}`, '#9aa197', 2.6);
  }
}

/** Draws the wagon with its wheels on y; it is 232 units long at scale 1. */
export function carSide(c, x, y, s, paint = paints.oak) {
  c.save();
  c.translate(x, y);
  c.scale(s, s);
  shadow(c, -12, 3, 132, 8, 0.8, 5);
  fillPath(
    c,
    body,
    lin(
      c,
      0,
      -87,
      0,
      -10,
      [0, paint.c1],
      [0.38, paint.c1],
      [0.44, paint.c2],
      [0.62, paint.c1],
      [1, paint.c3],
    ),
  );
  fillPath(c, panes, paint.glass);
  fillPath(c, glints, rgba(paint.sun, 0.5));
  strokePath(c, 'M-21.5 -84 L-21.5 -16 M-63.5 -84 L-63.5 -30 M48 -52 L46 -16', 'rgba(20,28,25,.55)', 1.1);
  strokePath(c, 'M-114 -50 L100 -46', 'rgba(255,255,255,.16)', 1.1);
  for (const wx of [-72, 74]) {
    c.fillStyle = '#202c27';
    c.beginPath();
    c.arc(wx, -14, 25, Math.PI, 0);
    c.lineTo(wx + 25, -10);
    c.lineTo(wx - 25, -10);
    c.fill();
  }
  c.fillRect(-116, -17, 232, 6);
  wheel(c, -72);
  wheel(c, 74);
  strokePath(
    c,
    'M-60 -87.5 L14 -87.5 C22 -87.5 27 -85.5 32 -80.5 L54 -56.5 L98 -51.5',
    rgba(paint.sun, 0.95),
    1.8,
  );
  fillPath(c, 'M107 -42 L113 -42 L113 -36 L107 -36 Z', '#fff1c4');
  fillPath(c, 'M-117 -44 L-114 -44 L-114 -35 L-117 -35 Z', '#c2492a');
  c.fillStyle = '#202c27';
  c.fillRect(-16, -47, 10, 2);
  c.fillRect(-58, -47, 10, 2);
  c.beginPath();
  c.ellipse(44, -60, 5, 4, 0, 0, 7);
  c.fill();
  strokePath(c, 'M-88 -90 L10 -90 M-80 -90 L-80 -87 M0 -90 L0 -87', '#202c27', 2);
  c.restore();
}
