/** The dog in the back of the wagon through one pane of film, which lets exactly its share of the light through. */
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { at, box, fillPath, layer, lin, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { transmit } from './blades.js';
import { dogInCoat } from './dog-fur.js';

const [width, height] = [1280, 724];

/** What the far window shows: a sharp, bright evening with the lake and two oaks. */
const view = () =>
  layer(width, height, (c, W, H) => {
    c.drawImage(landscape(W, H, { sd: 61, sun: [0.8, 0.2], line: 0.56, disc: 0.045, meadow: 200 }), 0, 0);
    oak(c, 150, 640, 420, 400, 33, oakPalette);
    oak(c, 1076, 620, 210, 190, 35, oakPalette);
    c.fillStyle = lin(
      c,
      0,
      0,
      0,
      H,
      [0, 'rgba(255,250,232,.46)'],
      [0.55, 'rgba(255,250,232,.36)'],
      [0.75, 'rgba(255,247,222,.1)'],
      [1, 'rgba(255,247,222,.04)'],
    );
    c.fillRect(0, 0, W, H);
  });

function cabin(c, W, H) {
  fillPath(c, `M0 0 H${W} V64 C900 50 380 50 0 70 Z`, lin(c, 0, 0, 0, 70, [0, '#2c332c'], [1, '#5d6253']));
  strokePath(c, `M0 70 C380 50 900 50 ${W} 64`, 'rgba(255,232,176,.55)', 4);
  fillPath(
    c,
    `M${W - 84} 40 H${W} V${H} H${W - 116} Z`,
    lin(c, W - 116, 0, W, 0, [0, '#5b6152'], [1, '#3a4239']),
  );
  strokePath(c, `M${W - 85} 60 L${W - 116} ${H}`, 'rgba(255,232,176,.5)', 4);
  fillPath(
    c,
    `M0 ${H - 52} C400 ${H - 64} 900 ${H - 64} ${W} ${H - 54} V${H} H0 Z`,
    lin(c, 0, H - 60, 0, H, [0, '#777a66'], [0.3, '#4d5548'], [1, '#363e37']),
  );
  // the seat behind the dog, with its two posts
  fillPath(
    c,
    'M-20 740 L-20 330 C0 292 60 286 96 292 C132 300 146 330 150 366 L186 740 Z',
    lin(c, 0, 0, 190, 0, [0, '#39433c'], [0.6, '#62695b'], [1, '#aaa486']),
  );
  strokePath(c, 'M100 294 C132 302 146 332 150 368 L184 730', 'rgba(255,232,176,.6)', 4);
}

/** The pane of one film, at twice the size it is seen. */
export const paneDogScene = (vlt) => ({
  file: `shade/pane-${vlt}.webp`,
  seed: 61,
  width,
  height,
  quality: 0.7,
  draw(c, W, H) {
    c.drawImage(view(), 0, 0);
    cabin(c, W, H);
    soft(c, 20, () =>
      fillPath(c, 'M330 740 C350 480 400 240 560 160 C640 300 720 560 760 740 Z', 'rgba(16,22,18,.4)'),
    );
    at(c, 560, 700, 2.84, () => dogInCoat(c, 2));
    finish(c, W, H, { sun: [0.8, 0.2], warm: 0.6, dark: 0.08, noise: 4 });
    transmit(c, [[box(0, 0, W, H), vlt]]);
  },
});
