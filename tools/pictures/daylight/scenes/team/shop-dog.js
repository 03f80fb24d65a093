/** The shop dog sits for a portrait: profile to the sun, the valley behind, the film line above the ridge. */
import { seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { dogHead, sitting } from '../kit/dog-head.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { at, blend, box, fillPath, inside, layer, lin, soft, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';

/** The muscle over the near foreleg, the leg below its elbow, and the belly in shade behind it. */
function shoulder(c) {
  soft(c, 8, () => {
    fillPath(c, 'M-52 8 C-64 60 -40 104 14 118 C-14 90 -30 50 -30 8 Z', 'rgba(82,56,20,.5)');
    fillPath(c, 'M14 112 C0 130 -14 150 -20 190 L34 190 C34 160 28 136 14 112 Z', 'rgba(52,34,12,.75)');
    fillPath(c, 'M66 116 C74 138 76 160 76 190 L66 190 C66 160 64 138 66 116 Z', 'rgba(82,56,20,.5)');
  });
  soft(c, 10, () => fillPath(c, 'M-14 20 C14 14 44 34 50 70 C30 84 0 60 -14 20 Z', 'rgba(255,232,176,.26)'));
  strokePath(c, 'M14 112 C24 132 30 156 32 190', 'rgba(52,34,12,.6)', 3);
  strokePath(c, 'M-150 190 C-146 140 -112 112 -72 116', 'rgba(52,34,12,.4)', 3);
}

function draw(c, W, H) {
  const x = 60,
    y = 56,
    w = 1480,
    h = 800,
    line = y + h * 0.4;
  c.fillStyle = '#1d2822';
  c.fillRect(0, 0, W, H);
  const view = layer(w, h, (k, a, b) => {
    k.drawImage(landscape(a, b, { sd: 1619, sun: [0.87, 0.44], line: 0.46, disc: 0.055, meadow: 350 }), 0, 0);
    oak(k, 190, 730, 480, 420, 81, oakPalette);
    oak(k, 1250, 700, 240, 190, 84, oakPalette);
  });
  seed(6);
  for (let i = 0; i < 5; i++) {
    const r = [x + (i * w) / 5 + 7, y, w / 5 - 14, h];
    inside(c, box(...r), () => {
      c.drawImage(view, x, y);
      inside(c, box(x, y, w, line - y), () =>
        blend(c, 'multiply', 1, () => {
          c.fillStyle = film[50];
          c.fillRect(x, y, w, h);
        }),
      );
      inside(c, box(x, line, w, h), () => {
        c.fillStyle = 'rgba(255,240,204,.22)';
        c.fillRect(x, y, w, h);
      });
    });
    streaks(c, ...r, 0.1);
  }
  edge(c, x, line, x + w, line, 6);
  c.fillStyle = 'rgba(255,226,160,.65)';
  for (let i = 0; i <= 5; i++) c.fillRect(x + (i * w) / 5 + 5, y, 2.5, h);
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#8f8870'], [1, '#fff3d2']);
  c.fillRect(0, y + h, W, 40);
  c.fillStyle = lin(c, 0, y + h + 40, 0, H, [0, '#5d5a48'], [1, '#8d866c']);
  c.fillRect(0, y + h + 40, W, H);
  at(c, 740, 622, 2.35, () => {
    dogHead(c, 2, sitting);
    inside(c, sitting.outline, () => shoulder(c));
  });
  finish(c, W, H, { sun: [0.86, 0.42], dark: 0.45 });
}
export default { file: 'team/shop-dog.webp', seed: 1619, width: 1600, height: 1000, quality: 0.74, draw };
