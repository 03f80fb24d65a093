/** Cut ground with its layers and stones. */
import { rgba } from '../../lib.js';

/** Layers of earth under `base` over the whole width. */
export function strata(c, W, base) {
  for (let i = 0; i < 4; i++) {
    c.fillStyle = rgba(['#a8946a', '#8b7a54', '#5a4a2c', '#463820'][i], 0.55);
    c.beginPath();
    c.moveTo(0, base + 22 + i * 27);
    for (let x = 0; x <= W; x += 40) c.lineTo(x, base + 22 + i * 27 + Math.sin(x / 130 + i * 2) * 5);
    c.lineTo(W, base + 40 + i * 27);
    c.lineTo(0, base + 40 + i * 27);
    c.fill();
  }
  for (let i = 0; i < 46; i++) {
    c.fillStyle = rgba(i % 3 ? '#d8ccab' : '#a3977a', 0.7);
    c.beginPath();
    c.ellipse((i * 277) % W, base + 30 + ((i * 61) % 84), 5 + ((i * 13) % 15), 3 + ((i * 7) % 5), 0.1, 0, 7);
    c.fill();
  }
}
