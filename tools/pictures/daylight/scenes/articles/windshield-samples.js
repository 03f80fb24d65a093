/** One bright road through one windshield of 78 % glass: bare, and with films of 90, 80 and 70 %, in quarters of equal width. */
import { grain } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { blend, box, fillPath, inside, layer, lin, poly, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';

const glass = 78;
const films = [100, 90, 80, 70];
const shield =
  'M44 660 C86 440 152 190 204 84 C214 62 232 50 258 48 C620 28 980 28 1342 48 C1368 50 1386 62 1396 84 C1448 190 1514 440 1556 660 C1200 614 400 614 44 660 Z';

/** A pale road over open country at noon: as light on the left as on the right, so that only the film differs. */
function road(W, H) {
  const far = [716, 316];
  return layer(W, H, (c) => {
    c.drawImage(
      landscape(W, H, { hour: 'noon', sd: 731, line: 0.33, disc: 0, meadow: 130, lake: false }),
      0,
      0,
    );
    blend(c, 'screen', 1, () => {
      c.fillStyle = lin(c, 0, 0, 0, H, [0, '#7c8f94'], [0.3, '#8f8a74'], [0.46, '#4e4c3a'], [1, '#66662e']);
      c.fillRect(0, 0, W, H);
    });
    for (const [x, y, w, h, n] of [
      [236, 400, 290, 236, 92],
      [520, 340, 80, 62, 97],
      [930, 344, 120, 84, 91],
      [1040, 352, 90, 70, 93],
      [1380, 378, 200, 170, 95],
    ])
      oak(c, x, y, w, h, n, { ...oakPalette, deep: '#3f5844', mid: '#6d8a58', lit: '#cfca84' });
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

function draw(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, H, [0, '#a9a38d'], [0.5, '#827f6c'], [1, '#4d5246']);
  c.fillRect(0, 0, W, H);
  const view = road(W, H);
  inside(c, shield, () => {
    c.drawImage(view, 0, 0);
    // The quarters meet without a line, which would hide how much they differ.
    films.forEach((film, index) => applyFilm(c, box((index * W) / 4, 0, W / 4, H), (glass * film) / 100));
  });
  strokePath(c, shield, '#1b221e', 13);
  fillPath(c, 'M0 664 C400 606 1200 606 1600 664 V700 H0 Z', '#39423a');
  strokePath(c, 'M0 664 C400 606 1200 606 1600 664', '#e9d9a8', 4);
  for (const part of [1, 2, 3]) fillPath(c, `M${(part * W) / 4 - 3} 8 h6 v26 h-6 Z`, '#ffb627');
  // The mirror, with the road behind the car.
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
  grain(c, W, H, 5);
}

export default {
  file: 'articles/windshield-samples.webp',
  seed: 731,
  width: 1600,
  height: 700,
  quality: 0.8,
  draw,
};
