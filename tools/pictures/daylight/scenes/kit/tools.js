/** What the people of the shop hold: squeegee, knife, phone, camera, film samples, rolls. */
import { rgba } from '../../lib.js';
import { shadow } from './light.js';
import { at, fillPath, inside, lin, poly, soft, strokePath } from './paint.js';
import { film } from './palette.js';

/** Squeegee with its blade at 0, 0 and its handle downward; 220 wide at scale 1. */
export const squeegee = (c, x, y, turn = 0, s = 1) =>
  at(
    c,
    x,
    y,
    s,
    () => {
      fillPath(
        c,
        'M-14 20 L14 20 L18 150 C18 164 -18 164 -18 150 Z',
        lin(c, -18, 0, 18, 0, [0, '#141c18'], [0.7, '#3a463e'], [1, '#c9bd97']),
      );
      fillPath(
        c,
        'M-110 -4 L110 -4 L104 18 L30 30 L-30 30 L-104 18 Z',
        lin(c, -110, 0, 110, 0, [0, '#bd7700'], [0.6, '#ffb627'], [1, '#ffe3a3']),
      );
      c.fillStyle = '#141c18';
      c.fillRect(-112, -14, 224, 11);
    },
    turn,
  );
/** A phone seen from behind. */
export const phone = (c, x, y, turn, s = 1) =>
  at(
    c,
    x,
    y,
    s,
    () => {
      c.fillStyle = '#141c18';
      c.beginPath();
      c.roundRect(-26, -56, 52, 112, 9);
      c.fill();
      c.fillStyle = '#5d6a62';
      c.beginPath();
      c.arc(-10, -40, 7, 0, 7);
      c.fill();
      strokePath(c, 'M26 -46 L26 46', 'rgba(255,226,160,.8)', 3);
    },
    turn,
  );
/** A fan of film samples: six strips from light to dark, riveted at 0, 0. */
export const samples = (c, x, y, s = 1, from = -1.25, to = -0.2) =>
  at(c, x, y, s, () => {
    [70, 50, 35, 20, 15, 5].forEach((v, i) =>
      at(
        c,
        0,
        0,
        1,
        () => {
          soft(c, 4, () => {
            c.fillStyle = 'rgba(14,20,16,.3)';
            c.fillRect(-4, -24, 240, 52);
          });
          c.fillStyle = film[v];
          c.fillRect(0, -26, 236, 50);
          c.fillStyle = 'rgba(255,246,220,.5)';
          c.fillRect(0, -26, 236, 3);
          c.fillStyle = '#efe4c4';
          c.fillRect(0, -26, 42, 50);
        },
        to + ((from - to) * i) / 5,
      ),
    );
    c.fillStyle = '#ffb627';
    c.beginPath();
    c.arc(14, 0, 9, 0, 7);
    c.fill();
  });
/** Camera on a tripod seen from behind, its screen drawn by `show`; the screen is 220 x 146. */
export function tripodCamera(c, x, y, s, show) {
  at(c, x, y, s, () => {
    strokePath(c, 'M-10 110 L-120 700 M10 110 L130 700 M0 110 L6 700', '#141c18', 18);
    strokePath(c, 'M14 110 L134 700', 'rgba(255,226,160,.55)', 4);
    c.fillStyle = '#1b2722';
    c.fillRect(-46, 84, 92, 40);
    c.fillRect(-14, 120, 28, 120);
    fillPath(
      c,
      'M-150 -92 C-150 -104 -142 -110 -130 -110 L-70 -110 L-52 -150 L52 -150 L70 -110 L140 -110 C154 -110 160 -102 160 -90 L160 78 C160 88 152 94 142 94 L-134 94 C-144 94 -150 88 -150 78 Z',
      lin(c, -150, 0, 160, -60, [0, '#0e1512'], [0.6, '#26312b'], [1, '#6d6a50']),
    );
    inside(
      c,
      ((p) => {
        p.rect(-122, -84, 220, 146);
        return p;
      })(new Path2D()),
      () => show(-122, -84, 220, 146),
    );
    c.strokeStyle = '#0b110e';
    c.lineWidth = 6;
    c.strokeRect(-122, -84, 220, 146);
    c.fillStyle = '#141c18';
    c.beginPath();
    c.roundRect(-34, -142, 68, 30, 6);
    c.fill();
    c.fillStyle = '#bd7700';
    c.beginPath();
    c.arc(130, -54, 14, 0, 7);
    c.fill();
    c.fillStyle = '#3a463e';
    c.beginPath();
    c.arc(130, 4, 20, 0, 7);
    c.fill();
    c.fillStyle = '#1b2722';
    c.fillRect(88, -122, 44, 14);
    strokePath(c, 'M72 -110 L142 -110 C154 -110 160 -102 160 -90 L160 70', 'rgba(255,230,170,.9)', 4);
  });
}
/** Upright rolls of film against a wall. */
export const rolls = (c, x, y, s = 1) =>
  at(c, x, y, s, () => {
    shadow(c, 60, 4, 130, 14, 0.5, 8);
    ['#94a3a5', '#3a4142', '#bd7700'].forEach((col, i) => {
      const h = 560 - i * 60,
        rx = i * 66;
      c.fillStyle = lin(c, rx, 0, rx + 62, 0, [0, '#141c18'], [0.6, col], [0.85, '#fff1cc'], [1, col]);
      c.fillRect(rx, -h, 62, h);
      c.fillStyle = '#e8dcb8';
      c.beginPath();
      c.ellipse(rx + 31, -h, 31, 10, 0, 0, 7);
      c.fill();
      c.fillStyle = '#5a4a2c';
      c.beginPath();
      c.ellipse(rx + 31, -h, 14, 4.5, 0, 0, 7);
      c.fill();
    });
  });
/** Curl of film or liner coming away, between two points. */
export const curl = (c, pts, tone = ['#7d8a84', '#fff3d2']) => {
  soft(c, 10, () =>
    poly(
      c,
      pts.map(([x, y]) => [x + 12, y + 18]),
      'rgba(12,18,15,.5)',
    ),
  );
  poly(
    c,
    pts,
    lin(
      c,
      pts[0][0],
      pts[0][1],
      pts[2][0],
      pts[2][1],
      [0, rgba(tone[0], 0.92)],
      [0.5, rgba(tone[1], 0.96)],
      [1, rgba(tone[0], 0.92)],
    ),
  );
};
