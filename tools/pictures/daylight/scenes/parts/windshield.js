/** The ridge road through a windshield that fills the picture: what the glass lets through, and what stands before it. */
import { finish } from '../kit/light.js';
import { at, fillPath, inside, layer, lin, soft, strokePath } from '../kit/paint.js';
import { road, shield } from '../articles/windshield-tinting.js';

/** Draws the view through the glass, lets `film` draw over it, and then the frame with its mirror. */
export function windshield(c, W, H, film) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#1a201b'], [0.6, '#2a2f26'], [1, '#4b4735']);
  c.fillRect(0, 0, W, H);
  const view = layer(W, 720, (k) => {
    k.drawImage(road(W, 720), 0, 0);
    finish(k, W, 720, { sun: [0.62, 0.3], dark: 0.2 });
  });
  at(c, -152, -66, 1.15, () => {
    inside(c, shield, () => {
      c.drawImage(view, 0, 0);
      film(c);
    });
    strokePath(c, shield, '#0b100e', 16);
    strokePath(c, 'M1348 132 C1420 292 1478 482 1506 676', 'rgba(255,226,160,.65)', 4);
    soft(c, 6, () => fillPath(c, 'M720 134 H934 V196 H720 Z', 'rgba(10,14,12,.35)'));
    fillPath(c, 'M814 60 L842 60 L848 128 L808 128 Z', '#141a16');
    c.beginPath();
    c.roundRect(714, 112, 228, 68, 24);
    c.fill();
    strokePath(c, 'M740 113 L918 113 C934 114 941 122 941 134', 'rgba(255,226,160,.7)', 3);
  });
}
