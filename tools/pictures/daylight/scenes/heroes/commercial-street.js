/** Glass and limestone building on a Hill Country street: film down to a line across its third floor, glare below. */
import { R } from '../../lib.js';
import { oak } from '../../nature.js';
import { curtain } from '../kit/facade.js';
import { edge, tint } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { box, inside, layer, lin, poly, toPath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { street } from '../parts/street.js';

function draw(c, W, H) {
  c.drawImage(
    landscape(W, H, { sd: 41, sun: [0.945, 0.31], line: 0.4, lake: true, disc: 0.034, meadow: 330 }),
    0,
    0,
  );
  const view = layer(1200, 700, (k, w, h) => {
    k.translate(w, 0);
    k.scale(-1, 1);
    k.drawImage(landscape(w, h, { sd: 90, sun: [0.12, 0.5], line: 0.42, disc: 0.035, meadow: false }), 0, 0);
    oak(k, 330, 720, 520, 430, 11, oakPalette);
    oak(k, 900, 740, 420, 330, 12, oakPalette);
  });
  const x = 120,
    y = 176,
    w = 1180,
    base = 900,
    gf = 700;
  // side face, sunlit, going back to the hills
  const sideW = 190,
    lean = 120;
  const S = (u, v) => [x + w + u * sideW, y + v * (base - y) + u * (lean * (1 - v) * 0.9 - 40 * v)];
  poly(c, [S(0, 0), S(1, 0), S(1, 1), S(0, 1)], '#3a463e');
  for (let r = 0; r < 4; r++)
    for (let q = 0; q < 4; q++) {
      const a = q / 4 + 0.02,
        b = (q + 1) / 4 - 0.02,
        t = 0.03 + r * 0.172,
        d = t + 0.148;
      poly(
        c,
        [S(a, t), S(b, t), S(b, d), S(a, d)],
        lin(
          c,
          S(a, t)[0],
          S(a, t)[1],
          S(b, d)[0],
          S(b, d)[1],
          [0, '#ffdf9a'],
          [1, r + q > 3 ? '#c99a4c' : '#f2b95c'],
        ),
      );
    }
  // film on the sunny side, down to the same floor
  const line = y + (gf - y) * 0.615;
  const side = (line - y) / (base - y);
  tint(c, toPath([S(0, 0), S(1, 0), S(1, side), S(0, side)]), 70);
  poly(
    c,
    [S(0, 0.724), S(1, 0.724), S(1, 1), S(0, 1)],
    lin(c, x + w, 0, x + w + sideW, 0, [0, '#f6e8c2'], [1, '#fff3d0']),
  );
  // the shop fronts of the street go round the corner
  const low = (v) => 1 - (1 - v) * 1.11;
  const part = (u0, v0, u1, v1, fill) =>
    poly(c, [S(u0, low(v0)), S(u1, low(v0)), S(u1, low(v1)), S(u0, low(v1))], fill);
  for (let q = 0; q < 3; q++) {
    const a = 0.07 + q * 0.31,
      b = a + 0.25;
    part(a - 0.02, 0.82, b + 0.02, 1, '#1d2822');
    part(a, 0.83, b, 1, lin(c, 0, 760, 0, 900, [0, '#ffdf98'], [0.55, '#dfa750'], [1, '#8a6330']));
    part(a, 0.93, b, 0.94, 'rgba(50,34,14,.55)');
    for (const [u, high] of [
      [0.03, 0.045],
      [0.1, 0.03],
      [0.17, 0.05],
    ])
      part(a + u, 0.93 - high, a + u + 0.05, 0.985, 'rgba(50,34,14,.5)');
    part(a + 0.115, 0.83, a + 0.135, 1, '#1d2822');
    part(a - 0.04, 0.8, b + 0.04, 0.828, q % 2 ? '#4d7a5c' : '#426f53');
    part(a - 0.04, 0.826, b + 0.04, 0.83, 'rgba(255,226,160,.5)');
  }
  poly(
    c,
    [
      [x + w - 14, y - 26],
      [S(1, 0)[0] + 16, S(1, 0)[1] - 16],
      [S(1, 0)[0] + 16, S(1, 0)[1] + 6],
      [x + w - 14, y + 2],
    ],
    '#fff0c8',
  );
  // front: the same panes twice, with film above the line and bare below it
  const front = (pick) =>
    curtain(c, view, [x, y, w, gf - y], { cols: 10, rows: 4, mullion: 9, spandrel: 22, sd: 8, pick });
  front(() => ({ vlt: R() < 0.55 ? 35 : 50, lights: R() < 0.4, mirror: 0.62 }));
  inside(c, box(0, line, W, H), () =>
    front((q, r) => ({ blind: R() < 0.6 && r > 2 ? 0.3 + 0.6 * R() : 0, mirror: 0.5 })),
  );
  const pw = w / 10;
  for (let q = 0; q < 10; q++) edge(c, x + q * pw + 5, line, x + (q + 1) * pw - 5, line, 6);
  for (let q = 0; q < 4; q++) edge(c, ...S(q / 4 + 0.02, side), ...S((q + 1) / 4 - 0.02, side), 5);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#8d8a76'], [1, '#f7e9c5']);
  c.fillRect(x - 16, y - 26, w + 18, 30);
  c.fillStyle = 'rgba(60,62,50,.4)';
  c.fillRect(x - 16, y + 2, w + 18, 4);
  street(c, W, H, x, w, gf, base);
  finish(c, W, H, { sun: [0.945, 0.31], noise: 8 });
}

export default {
  file: 'heroes/commercial-street.webp',
  seed: 41,
  width: 1800,
  height: 1125,
  quality: 0.7,
  draw,
};
