/* Half-laid film, rubber and light, for the views out of a cabin. Pixels on a 1600 by 1200 canvas. */
import { R, fill, layer, linear, mix, radial, rr, stroke } from '../../lib.js';
import { FILM } from '../glass.js';

/** Lays film above a tint line y (left to right by `lean`) and leaves the rest of the opening bare and hot. */
export function halfFilm(c, opening, vlt, y, lean) {
  layer(
    c,
    () => {
      fill(
        c,
        [
          [0, y - lean],
          [1600, y + lean],
          [1600, 1200],
          [0, 1200],
        ],
        'rgba(255,246,220,.42)',
      );
      layer(
        c,
        () =>
          fill(
            c,
            [
              [0, 0],
              [1600, 0],
              [1600, y + lean],
              [0, y - lean],
            ],
            FILM[vlt],
          ),
        { blend: 'multiply' },
      );
      layer(c, () => stroke(c, `M0 ${y - lean + 7}L1600 ${y + lean + 7}`, 'rgba(27,39,34,.4)', 8), {
        blur: 3,
      });
      stroke(c, `M0 ${y - lean}L1600 ${y + lean}`, '#fff6dc', 4);
      fill(
        c,
        opening,
        linear(c, 0, 200, 1600, 900, [
          0,
          'rgba(255,255,255,.0)',
          0.42,
          'rgba(255,255,255,.0)',
          0.43,
          'rgba(255,250,235,.12)',
          0.56,
          'rgba(255,250,235,.06)',
          0.57,
          'rgba(255,255,255,0)',
          0.62,
          'rgba(255,250,235,.07)',
          0.66,
          'rgba(255,255,255,0)',
        ]),
      );
    },
    { clip: opening },
  );
}

/** The rubber around an opening. */
export const seal = (c, opening) => {
  stroke(c, opening, '#0c1210', 22);
  stroke(c, opening, 'rgba(255,236,190,.22)', 2.5);
};

/** Leather that turns toward the light on its right. */
export const leather = (c, color, x0, x1) =>
  linear(c, x0, 0, x1, 0, [
    0,
    mix(color, '#1b2722', 0.75),
    0.7,
    mix(color, '#1b2722', 0.35),
    1,
    mix(color, '#ffcf6b', 0.25),
  ]);

/** Water beads on wet glass. */
export const beads = (c, opening, y0, y1, count) =>
  layer(
    c,
    () => {
      for (let i = 0; i < count; i++) {
        const [x, y, r] = [rr(120, 1500), y0 + R() * (y1 - y0), rr(1.6, 6)];
        c.fillStyle = 'rgba(27,39,34,.28)';
        c.beginPath();
        c.arc(x, y, r, 0, 7);
        c.fill();
        c.fillStyle = 'rgba(255,252,240,.85)';
        c.beginPath();
        c.arc(x + r * 0.25, y - r * 0.25, r * 0.5, 0, 7);
        c.fill();
      }
    },
    { clip: opening },
  );

/** Sunlight spilling into the cabin. */
export const spill = (c, x, y) =>
  layer(
    c,
    () =>
      fill(
        c,
        'M0 0H1600V1200H0Z',
        radial(c, x, y, 60, 1200, [
          0,
          'rgba(255,226,150,.55)',
          0.5,
          'rgba(255,226,170,.12)',
          1,
          'rgba(10,16,13,.4)',
        ]),
      ),
    { blend: 'soft-light' },
  );
