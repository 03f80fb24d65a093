/** Desk with a screen and a chair, from behind. */
import { shadow } from '../kit/light.js';
import { at, box, fillPath, inside, lin, strokePath } from '../kit/paint.js';

/** Desk and chair; `glare` washes out the screen. */
export function desk(c, x, y, s, glare) {
  at(c, x, y, s, () => {
    shadow(c, -26, 6, 190, 14, 0.5, 10);
    fillPath(c, 'M-150 -110 L-142 4 L-132 4 L-132 -110 Z M150 -110 L142 4 L132 4 L132 -110 Z', '#1c2620');
    fillPath(
      c,
      'M-140 -132 L140 -132 L172 -112 L-172 -112 Z',
      lin(c, -172, 0, 172, 0, [0, '#8a6336'], [1, glare ? '#f6d798' : '#cfa05c']),
    );
    fillPath(c, 'M-172 -112 L172 -112 L172 -102 L-172 -102 Z', '#5a4226');
    c.fillStyle = '#141c18';
    c.beginPath();
    c.roundRect(-92, -236, 150, 92, 5);
    c.fill();
    c.fillRect(-22, -146, 12, 18);
    c.fillRect(-46, -130, 60, 5);
    inside(c, box(-86, -230, 138, 80), () => {
      c.fillStyle = glare ? '#cdbf97' : lin(c, -86, -230, 52, -150, [0, '#3d6072'], [1, '#7fa393']);
      c.fillRect(-86, -230, 138, 80);
      if (!glare)
        for (let i = 0; i < 5; i++) {
          c.fillStyle = i === 2 ? '#ffb627' : 'rgba(244,243,237,.8)';
          c.fillRect(-76 + i * 26, -158 - [18, 34, 46, 28, 40][i], 16, [18, 34, 46, 28, 40][i]);
        }
      else fillPath(c, 'M-40 -230 L52 -230 L52 -170 L-90 -150 Z', 'rgba(255,250,232,.75)');
    });
    c.fillStyle = '#f0e4c2';
    c.fillRect(76, -126, 44, 5);
    c.fillRect(80, -131, 40, 5);
    fillPath(c, 'M-136 -146 h22 l-3 24 h-16 Z', '#a8330f');
    // chair
    strokePath(c, 'M0 -34 L0 4 M-44 6 L44 6', '#141c18', 9);
    fillPath(c, 'M-60 -58 C-60 -68 60 -68 60 -58 L52 -34 L-52 -34 Z', '#24342c');
    fillPath(
      c,
      'M-54 -172 C-54 -190 54 -190 54 -172 L58 -76 C58 -66 -58 -66 -58 -76 Z',
      lin(c, -58, 0, 58, 0, [0, '#24342c'], [0.7, '#3f5a4b'], [1, glare ? '#c9b478' : '#7d9478']),
    );
    strokePath(c, 'M40 -184 C52 -182 54 -176 55 -168 L58 -84', 'rgba(255,226,160,.75)', 3);
  });
}
