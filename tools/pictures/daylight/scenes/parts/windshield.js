/** A windshield seen from behind the mirror, over a straight road. */
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { blend, fillPath, layer, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';

/** The outline of the glass, in a picture of 1600 x 700. */
export const shield =
  'M44 660 C86 440 152 190 204 84 C214 62 232 50 258 48 C620 28 980 28 1342 48 C1368 50 1386 62 1396 84 C1448 190 1514 440 1556 660 C1200 614 400 614 44 660 Z';

/** A straight road over open country, `W` x `H`, the glow of the sun at `sun`, given as shares of the width and height. */
function road(W, H, sun) {
  const far = [716, 316];
  return layer(W, H, (c) => {
    c.drawImage(landscape(W, H, { sun, disc: 0, sd: 731, line: 0.33, meadow: 130, lake: false }), 0, 0);
    for (const [x, y, w, h, n] of [
      [236, 400, 290, 236, 92],
      [520, 340, 80, 62, 97],
      [930, 344, 120, 84, 91],
      [1040, 352, 90, 70, 93],
      [1380, 378, 200, 170, 95],
    ])
      oak(c, x, y, w, h, n, oakPalette);
    const edge = (x) => [far, [x, H]];
    poly(
      c,
      [
        [far[0] - 6, far[1]],
        [far[0] + 6, far[1]],
        [1760, H],
        [-240, H],
      ],
      lin(c, 0, far[1], 0, H, [0, '#f1ead3'], [1, '#e4dfcf']),
    );
    for (const x of [-160, 1680]) strokePath(c, `M${edge(x).join(' L')}`, '#fffdf2', 6);
    for (let t = 0.12; t < 1; t *= 1.55)
      poly(
        c,
        [
          [t, -1],
          [t, 1],
          [t * 1.25, 1],
          [t * 1.25, -1],
        ].map(([k, side]) => [far[0] + k * (-90 + side * 11), far[1] + k * (H - far[1])]),
        '#f0a91c',
      );
  });
}

/** The road on a warm afternoon. */
export function afternoonRoad(W, H, sun) {
  const view = road(W, H, sun);
  const c = view.getContext('2d');
  blend(c, 'multiply', 1, () => {
    c.fillStyle = lin(c, 0, 0, 0, H, [0.25, '#fffaf0'], [0.6, '#dfd5bb']);
    c.fillRect(0, 0, W, H);
  });
  blend(c, 'screen', 0.8, () => {
    c.fillStyle = rad(
      c,
      W * sun[0],
      H * sun[1],
      20,
      620,
      [0, '#f0c46a'],
      [0.3, 'rgba(240,196,110,.4)'],
      [1, 'rgba(255,206,120,0)'],
    );
    c.fillRect(0, 0, W, H);
  });
  return view;
}

/** Paints the pillars and the roof, lit from above. */
export function paintCabin(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, H, [0, '#a9a38d'], [0.5, '#827f6c'], [1, '#4d5246']);
  c.fillRect(0, 0, W, H);
}

/** Draws the edge of the glass, the dash and the mirror, which shows `view`. */
export function drawFrame(c, view) {
  strokePath(c, shield, '#1b221e', 13);
  fillPath(c, 'M0 664 C400 606 1200 606 1600 664 V700 H0 Z', '#39423a');
  strokePath(c, 'M0 664 C400 606 1200 606 1600 664', '#e9d9a8', 4);
  soft(c, 7, () => fillPath(c, 'M922 92 H1108 V148 H922 Z', 'rgba(20,28,24,.3)'));
  fillPath(c, 'M1000 36 h30 l4 40 h-38 Z', '#2a322c');
  c.fillStyle = '#2a322c';
  c.beginPath();
  c.roundRect(908, 70, 214, 72, 22);
  c.fill();
  c.beginPath();
  c.roundRect(917, 78, 196, 56, 16);
  c.save();
  c.clip();
  c.drawImage(view, 420, 200, 600, 172, 917, 78, 196, 56);
  c.fillStyle = 'rgba(40,60,58,.22)';
  c.fillRect(900, 70, 230, 80);
  c.restore();
}
