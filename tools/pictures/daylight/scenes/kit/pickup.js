/** The shop's pickup in profile, facing right, with a rack and rolls of film on the bed. */
import { rgba } from '../../lib.js';
import { shadow } from './light.js';
import { fillPath, lin, strokePath } from './paint.js';

/** Draws the truck with its wheels on y; it is 290 units long at scale 1. */
export function pickup(c, x, y, s, tones = ['#b9b096', '#f3e5bd', '#6f6a52']) {
  c.save();
  c.translate(x, y);
  c.scale(s, s);
  shadow(c, -14, 4, 160, 8, 0.75, 5);
  fillPath(
    c,
    'M-146 -20 L-146 -56 C-146 -60 -144 -62 -140 -62 L-30 -62 L-26 -92 C-24 -98 -20 -100 -14 -100 L42 -100 C50 -100 56 -97 60 -92 L80 -62 L126 -56 C138 -54 144 -48 145 -40 L146 -20 C146 -14 142 -12 138 -12 L-140 -12 C-144 -12 -146 -14 -146 -20 Z',
    lin(
      c,
      0,
      -100,
      0,
      -10,
      [0, tones[0]],
      [0.38, tones[0]],
      [0.46, tones[1]],
      [0.64, tones[0]],
      [1, tones[2]],
    ),
  );
  fillPath(
    c,
    'M-20 -64 L-17 -88 C-16 -92 -14 -94 -10 -94 L10 -94 L10 -64 Z M15 -64 L15 -94 L40 -94 C46 -94 50 -92 53 -88 L68 -64 Z',
    '#18211d',
  );
  fillPath(
    c,
    'M30 -94 L40 -94 C46 -94 50 -92 53 -88 L68 -64 L56 -64 Z M-2 -94 L6 -94 L-6 -64 L-14 -64 Z',
    rgba('#ffcf6b', 0.5),
  );
  strokePath(c, 'M-32 -62 L-32 -18 M12.5 -96 L12.5 -18 M76 -60 L74 -20', 'rgba(20,28,25,.5)', 1.2);
  strokePath(c, 'M-142 -54 L124 -52', 'rgba(255,255,255,.3)', 1.2);
  fillPath(c, 'M-146 -22 L146 -22 L146 -14 L-146 -14 Z', '#232c27');
  for (const [ry, col] of [
    [-74, '#313f39'],
    [-82, '#bd7700'],
    [-90, '#5d6a62'],
  ]) {
    fillPath(
      c,
      `M-138 ${ry} L-40 ${ry} L-40 ${ry + 8} L-138 ${ry + 8} Z`,
      lin(c, 0, ry, 0, ry + 8, [0, '#fff1c8'], [0.35, col], [1, '#1b2722']),
    );
    c.fillStyle = '#efe2bd';
    c.beginPath();
    c.arc(-138, ry + 4, 4, 0, 7);
    c.fill();
  }
  strokePath(c, 'M-126 -62 L-126 -98 L-34 -98 M-48 -62 L-48 -98', '#1b2722', 3);
  for (const wx of [-92, 92]) {
    c.fillStyle = '#232c27';
    c.beginPath();
    c.arc(wx, -16, 29, Math.PI, 0);
    c.lineTo(wx + 29, -12);
    c.lineTo(wx - 29, -12);
    c.fill();
    for (const [r, col] of [
      [24, '#101714'],
      [14, '#b7bdb2'],
      [11.5, '#2b362f'],
    ]) {
      c.fillStyle = col;
      c.beginPath();
      c.arc(wx, -14, r, 0, 7);
      c.fill();
    }
    for (let k = 0; k < 6; k++) {
      const q = k * 1.047 + 0.3;
      strokePath(c, `M${wx} -14 L${wx + Math.cos(q) * 12} ${-14 + Math.sin(q) * 12}`, '#b7bdb2', 2.6);
    }
  }
  strokePath(c, 'M-10 -100.5 L42 -100.5 C50 -100.5 56 -97 60 -92 L80 -62 L126 -56', '#ffe9b0', 2);
  fillPath(c, 'M138 -46 L145 -44 L145 -36 L138 -36 Z', '#fff1c4');
  fillPath(c, 'M-146 -56 L-142 -56 L-142 -40 L-146 -40 Z', '#c2492a');
  c.fillStyle = '#232c27';
  c.fillRect(0, -54, 10, 2.5);
  c.fillRect(-28, -54, 10, 2.5);
  c.beginPath();
  c.ellipse(72, -68, 5.5, 5, 0, 0, 7);
  c.fill();
  c.restore();
}
