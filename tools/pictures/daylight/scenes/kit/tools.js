/** What the people of the shop hold: squeegee, film samples, rolls. */
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
