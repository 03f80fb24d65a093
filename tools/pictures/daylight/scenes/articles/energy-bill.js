/** A year's bill as one bar: the part that cooling takes, and the part of that which film saves. */
import { loadLetters, write } from '../kit/letters.js';
import { ink } from '../kit/palette.js';

const rows = [
  ['$4,800', 'for a year’s power'],
  ['$1,920', 'of it to stay cool'],
  ['$576', 'of that saved by film'],
];
/** What each row is of the first. */
const shares = [1, 0.4, 0.12];

async function draw(c, W, H) {
  await loadLetters();
  c.fillStyle = '#ffffff';
  c.fillRect(0, 0, W, H);
  const left = 56;
  const full = W - 2 * left;
  const tones = [ink.shade70, ink.shade20, ink.sun];
  rows.forEach(([figure, words], index) => {
    const y = 62 + index * 236;
    write(c, left, y + 62, 84, figure, words);
    for (const [part, tone] of tones.entries()) {
      if (part < index || part > index + 1) continue;
      c.fillStyle = tone;
      c.fillRect(left, y + 92, full * shares[part], 74);
    }
  });
}

export default {
  file: 'articles/energy-bill.webp',
  seed: 1,
  width: 1472,
  height: 756,
  quality: 0.9,
  draw,
};
