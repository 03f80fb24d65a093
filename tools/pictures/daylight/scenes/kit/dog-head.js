/** A golden dog that looks to the right into the sun. */
import { R, rr, seed } from '../../lib.js';
import { fillPath, lin, soft, strokePath } from './paint.js';

const profile =
  'C-40 -186 -8 -214 30 -214 C60 -214 80 -204 92 -186 C98 -174 110 -170 128 -167 C148 -163 160 -154 160 -140 C160 -124 150 -113 132 -110 C112 -106 98 -104 84 -95 C72 -80 70 -58 ';

/** What is seen below the head: its outline, the light on the chest, the shade on the back, the rim of sun. */
const bust = {
  outline: `M-92 70 C-106 -8 -96 -92 -58 -146 ${profile}78 -34 C88 -2 98 30 102 70 Z`,
  chest: 'M66 -66 C60 -30 74 10 92 70 L50 70 C40 20 44 -30 66 -66 Z',
  back: 'M-92 70 C-104 -10 -92 -90 -56 -142 C-66 -80 -60 0 -40 70 Z',
  rim: 'M84 -94 C72 -80 70 -58 78 -34 C88 -2 98 30 102 70',
};

/** Sitting, down to the elbows and below. */
export const sitting = {
  outline: `M-214 180 C-190 70 -112 40 -86 -30 C-84 -80 -78 -112 -58 -146 ${profile}80 -36 C98 -8 118 20 117 56 C116 78 106 92 101 108 L98 180 Z`,
  chest: 'M72 -58 C78 -30 100 0 108 56 C106 76 98 92 93 108 L90 180 L56 180 C70 70 52 0 72 -58 Z',
  back: 'M-224 180 C-200 70 -116 40 -86 -30 C-84 -80 -76 -112 -56 -142 C-66 -80 -62 -40 -54 -22 C-64 40 -140 80 -150 180 Z',
  rim: 'M84 -94 C72 -80 70 -58 80 -36 C98 -8 118 20 117 56 C116 78 106 92 101 108 L98 180',
};

/** Head and body, about 280 units high over 0, 70; soft as at `near` times this size. */
export function dogHead(c, near = 1, body = bust) {
  const coat = lin(c, -90, -60, 150, -190, [0, '#8f6d3b'], [0.5, '#c49650'], [1, '#f3d192']);
  fillPath(c, body.outline, coat);
  // chest in light, back in shade, fur breaking the outline
  soft(c, 7 * near, () => fillPath(c, body.chest, 'rgba(255,232,176,.55)'));
  soft(c, 9 * near, () => fillPath(c, body.back, 'rgba(82,56,20,.5)'));
  seed(31);
  for (let i = 0; i < 120; i++) {
    const t = R(),
      x = -78 + t * 150 + rr(-8, 8),
      y = -20 + rr(-50, 70);
    strokePath(
      c,
      `M${x} ${y} q${rr(2, 6)} ${rr(8, 16)} ${rr(-1, 4)} ${rr(16, 26)}`,
      i % 2 ? 'rgba(255,236,190,.13)' : 'rgba(90,62,24,.14)',
      2.4,
    );
  }
  // muzzle, mouth, tongue
  soft(c, 5 * near, () =>
    fillPath(c, 'M96 -158 C128 -162 152 -152 152 -138 C150 -124 118 -118 96 -118 Z', 'rgba(255,240,206,.5)'),
  );
  fillPath(c, 'M112 -116 C112 -98 118 -82 129 -82 C140 -82 142 -98 135 -117 Z', '#d2705a');
  strokePath(c, 'M124 -112 C125 -102 127 -96 129 -92', '#a94f40', 2);
  strokePath(c, 'M152 -129 C134 -119 110 -116 86 -124', '#4b331a', 3.6);
  fillPath(
    c,
    'M143 -166 C157 -166 166 -157 163 -146 C160 -138 148 -139 142 -147 C138 -155 138 -162 143 -166 Z',
    '#201a14',
  );
  strokePath(c, 'M150 -162 C154 -162 157 -160 158 -157', 'rgba(255,246,224,.7)', 2.4);
  // ear
  const ear =
    'M20 -190 C-6 -202 -40 -186 -50 -158 C-62 -128 -66 -92 -46 -80 C-26 -72 -6 -98 6 -130 C14 -152 18 -170 20 -190 Z';
  fillPath(c, ear, lin(c, -60, -90, 20, -190, [0, '#5d4320'], [1, '#96713a']));
  strokePath(c, 'M20 -190 C18 -170 14 -152 6 -130 C-2 -108 -14 -90 -28 -82', 'rgba(60,40,14,.4)', 3);
  // eye at ease
  c.fillStyle = '#241a10';
  c.beginPath();
  c.ellipse(78, -172, 8.4, 8, 0, 0, 7);
  c.fill();
  c.fillStyle = '#fff6da';
  c.beginPath();
  c.arc(81, -175, 2.6, 0, 7);
  c.fill();
  strokePath(c, 'M66 -178 C70 -185 80 -187 88 -182', 'rgba(70,46,18,.75)', 3);
  // rim of sun
  strokePath(
    c,
    'M34 -213 C60 -213 80 -203 92 -186 C98 -174 110 -170 128 -167 C132 -166 136 -165 140 -164',
    'rgba(255,244,208,.95)',
    4.4,
  );
  strokePath(c, body.rim, 'rgba(255,240,200,.75)', 4);
  // collar
  fillPath(
    c,
    'M-80 -52 C-40 -30 34 -34 73 -58 L76 -38 C34 -12 -42 -8 -86 -30 Z',
    lin(c, -80, 0, 76, 0, [0, '#7c2411'], [0.6, '#b23a1d'], [1, '#d65a33']),
  );
  c.fillStyle = lin(c, 40, -26, 62, -4, [0, '#ffe9b0'], [1, '#c98f2a']);
  c.beginPath();
  c.arc(50, -16, 10, 0, 7);
  c.fill();
}
