/** A restaurant over the water: a wall of glass on a deck, the lake mirrored in it. */
import { R, rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { curtain } from '../kit/facade.js';
import { edge } from '../kit/film.js';
import { finish, shadow } from '../kit/light.js';
import { fillPath, layer, lin, poly } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';
import { townView } from '../kit/town-view.js';

/** A table for two under an umbrella. */
export function table(c, x, y, s, tone) {
  c.save();
  c.translate(x, y);
  c.scale(s, s);
  shadow(c, -20, 4, 110, 10, 0.5, 7);
  c.fillStyle = '#22302a';
  c.fillRect(-3, -250, 6, 250);
  c.fillRect(-34, -6, 68, 8);
  fillPath(c, 'M-60 -78 L60 -78 L68 -68 L-68 -68 Z', '#d7b274');
  fillPath(c, 'M0 -276 L130 -206 L-130 -206 Z', lin(c, -130, 0, 130, 0, [0, tone[0]], [1, tone[1]]));
  fillPath(c, 'M0 -276 L46 -206 L-30 -206 Z', 'rgba(255,244,208,.3)');
  for (const d of [-1, 1]) {
    c.fillStyle = '#5b4326';
    c.fillRect(d * 96 - 22, -48, 44, 8);
    c.fillRect(d * 116 - 4, -100, 8, 60);
    for (const k of [-18, 16]) c.fillRect(d * 96 + k, -40, 5, 40);
  }
  c.restore();
}

function draw(c, W, H) {
  const view = townView('lake');
  c.drawImage(view, 300, 60, 1300, 975, 0, 0, W, H);
  const [x, y, w, h, base] = [60, 190, 830, 400, 700];
  const mirrored = layer(w, h, (k) => k.drawImage(view, 0, 130, 1500, 723, 0, 0, w, h));
  // the roof, and the shade it throws on the glass
  stoneWall(c, 0, y + h, x + w + 30, base - y - h, { course: 28, tones: ['#8f8a75', '#e6d8b4'], sd: 5 });
  stoneWall(c, 0, y - 10, x, base - y, { course: 34, tones: ['#7e7a68', '#a49c82'], sd: 7 });
  curtain(c, mirrored, [x, y, w, h], {
    cols: 6,
    rows: 2,
    mullion: 9,
    spandrel: 14,
    sd: 8,
    pick: (q, r) =>
      q < (r ? 3 : 4)
        ? { vlt: 50, lights: false, mirror: 0.8 }
        : { vlt: 0, blind: R() < 0.4 ? rr(0.2, 0.6) : 0, mirror: 0.66 },
  });
  edge(c, x + (w * 4) / 6, y + 8, x + (w * 4) / 6, y + h / 2 - 8, 5);
  edge(c, x + (w * 3) / 6, y + h / 2 + 8, x + (w * 3) / 6, y + h - 8, 5);
  poly(
    c,
    [
      [-10, y - 64],
      [x + w + 70, y - 46],
      [x + w + 70, y - 14],
      [-10, y - 14],
    ],
    lin(c, 0, 0, x + w, 0, [0, '#5d6a62'], [1, '#c2bea2']),
  );
  c.fillStyle = '#2b3630';
  c.fillRect(-10, y - 16, x + w + 80, 12);
  c.fillStyle = 'rgba(20,28,22,.35)';
  c.fillRect(x, y, w, 26);
  // the deck
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#6d5a3c'], [1, '#d9b67c']);
  c.fillRect(0, base, W, H - base);
  for (let i = 0; i < 9; i++) {
    c.fillStyle = 'rgba(40,30,16,.4)';
    c.fillRect(0, base + 8 + i * (14 + i * 2.6), W, 2.4);
  }
  seed(31);
  for (let i = 0; i < 120; i++) {
    c.fillStyle = rgba(R() < 0.5 ? '#ffe9b8' : '#33291b', rr(0.04, 0.14));
    c.fillRect(rr(0, W), rr(base, H), rr(40, 220), rr(3, 12));
  }
  // a railing toward the lake
  c.fillStyle = '#26312b';
  c.fillRect(x + w + 40, base - 74, W, 7);
  for (let i = 0; i < 6; i++) c.fillRect(x + w + 52 + i * 44, base - 74, 5, 78);
  for (let i = 1; i < 4; i++) c.fillRect(x + w + 40, base - 74 + i * 19, W, 2);
  oak(c, 1150, 720, 340, 420, 614, oakPalette);
  table(c, 250, 800, 0.9, ['#9b3a1a', '#e58a52']);
  table(c, 640, 840, 1.05, ['#2f5d46', '#7fa07c']);
  finish(c, W, H, { sun: [0.86, 0.24], dark: 0.45 });
}

export default { file: 'towns/lake-business.webp', seed: 77, width: 1200, height: 900, draw };
