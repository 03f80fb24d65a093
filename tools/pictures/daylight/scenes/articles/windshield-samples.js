/** A long white hall through one windshield of 78 % glass: bare, and with films of 90, 80 and 70 %, in quarters that show the same. */
import { grain, R, rr, seed } from '../../lib.js';
import { grass, ridge } from '../../nature.js';
import { fillPath, lin, poly, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';

/** What is left of the light behind the bare glass, whose part is as bright as can be. */
const films = [1, 0.9, 0.8, 0.7];
const part = 400;
const [eave, foot, ground] = [196, 566, 628];

function landscape(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, 240, [0, '#b4dbe2'], [0.6, '#e6f1e2'], [1, '#fff5d8']);
  c.fillRect(0, 0, W, H);
  ridge(c, W, H, {
    seed: 8,
    y: 74,
    amp: 22,
    freq: 3,
    trees: 1100,
    size: 4.4,
    depth: 40,
    fade: 90,
    top: '#8fb096',
    bot: '#c9d3a8',
    lit: '#c3cd9a',
    dark: '#5f8a72',
  });
}

/** The roof of bright metal, its seams running to the ridge, and the board under its eaves. */
function roof(c, W) {
  poly(
    c,
    [
      [-60, eave],
      [0, 92],
      [W, 92],
      [W + 60, eave],
    ],
    lin(c, 0, 92, 0, eave, [0, '#e9efe8'], [1, '#c3d0ca']),
  );
  for (let i = -1; i <= 50; i++) {
    const x = i * 32 + 16;
    const low = 800 + (x - 800) * 1.06;
    strokePath(c, `M${x} 93 L${low} ${eave}`, 'rgba(98,124,118,.5)', 2);
    strokePath(c, `M${x + 3} 93 L${low + 3} ${eave}`, 'rgba(255,255,248,.8)', 2);
  }
  c.fillStyle = '#f7f9f2';
  c.fillRect(0, 88, W, 7);
  c.fillStyle = '#fffdf4';
  c.fillRect(0, eave - 4, W, 13);
}

/** One window with its green shutters and its sill, each with its shadow away from the sun. */
function pane(c, x) {
  const [w, top, high] = [76, 292, 178];
  soft(c, 2, () => {
    c.fillStyle = 'rgba(92,96,88,.42)';
    c.fillRect(x - w / 2 - 62, top + 6, w + 112, high + 22);
  });
  c.fillStyle = '#fffef8';
  c.fillRect(x - w / 2 - 8, top - 10, w + 16, high + 18);
  c.fillStyle = lin(c, x - 34, top, x + 34, top + high, [0, '#9fc7cf'], [0.45, '#5f8b90'], [1, '#2f5559']);
  c.fillRect(x - w / 2, top, w, high);
  poly(
    c,
    [
      [x - w / 2, top + 92],
      [x + w / 2, top + 6],
      [x + w / 2, top + 52],
      [x - w / 2, top + 138],
    ],
    'rgba(255,250,230,.34)',
  );
  c.fillStyle = '#fffef8';
  c.fillRect(x - 2.5, top, 5, high);
  for (const y of [0.34, 0.67]) c.fillRect(x - w / 2, top + high * y - 2.5, w, 5);
  for (const side of [-1, 1]) {
    const left = x + side * (w / 2 + 30) - 22;
    c.fillStyle = '#28584a';
    c.fillRect(left, top - 6, 44, high + 12);
    c.fillStyle = '#1c4338';
    for (let y = top + 4; y < top + high - 4; y += 9)
      if (Math.abs(y - top - 86) > 7) c.fillRect(left + 6, y, 32, 4);
    c.fillStyle = 'rgba(255,250,224,.5)';
    c.fillRect(left + 41, top - 6, 3, high + 12);
  }
  c.fillStyle = '#fffef8';
  c.fillRect(x - w / 2 - 14, top + high + 4, w + 28, 11);
}

/** A five-pointed star of sheet metal, lit on one side of each point. */
function star(c, x, y, r) {
  const shape = (dx, dy, color) => {
    for (let i = 0; i < 10; i++) {
      const point = (k, q) => {
        const a = (k * Math.PI) / 5 - Math.PI / 2;
        return [x + dx + Math.cos(a) * q, y + dy + Math.sin(a) * q];
      };
      const even = i % 2 === 0;
      const [a, b] = even ? [r, r * 0.4] : [r * 0.4, r];
      poly(c, [[x + dx, y + dy], point(i, a), point(i + 1, b)], color ?? (even ? '#b8452a' : '#e4754e'));
    }
  };
  soft(c, 2, () => shape(-7, 7, 'rgba(92,96,88,.45)'));
  shape(0, 0);
}

/** The wall of white boards over a limestone foot. */
function wall(c, W) {
  c.fillStyle = lin(c, 0, eave, 0, foot, [0, '#fbf5e4'], [0.2, '#fffbee'], [1, '#fff8e4']);
  c.fillRect(0, eave, W, foot - eave);
  for (let y = eave + 22; y < foot - 8; y += 22) {
    c.fillStyle = 'rgba(120,122,104,.22)';
    c.fillRect(0, y, W, 2);
    c.fillStyle = '#fffefa';
    c.fillRect(0, y + 2, W, 2);
  }
  c.fillStyle = lin(c, 0, eave, 0, eave + 46, [0, 'rgba(78,82,72,.56)'], [1, 'rgba(84,86,72,.4)']);
  c.fillRect(0, eave + 8, W, 36);
  stoneWall(c, 0, foot - 6, W, ground - foot + 6, {
    course: 23,
    tones: ['#f2e9cd', '#f2e9cd'],
    sd: 6,
    varied: 0.7,
  });
  c.fillStyle = '#fffdf2';
  c.fillRect(0, foot - 10, W, 8);
}

/** White gravel before the hall, and grass where the two meet. */
function yard(c, W, H) {
  c.fillStyle = lin(c, 0, ground, 0, H, [0, '#f6eed6'], [0.4, '#fbf4df'], [1, '#e9dfc2']);
  c.fillRect(0, ground, W, H);
  seed(12);
  for (let i = 0; i < 900; i++) {
    const y = ground + R() ** 0.7 * (H - ground);
    const s = 0.6 + (2.4 * (y - ground)) / (H - ground);
    c.fillStyle = R() < 0.5 ? 'rgba(120,108,76,.3)' : 'rgba(255,255,250,.9)';
    c.fillRect(rr(0, W), y, s * 3, s);
  }
  c.fillStyle = 'rgba(70,78,60,.3)';
  c.fillRect(0, ground, W, 7);
  seed(7);
  grass(c, W, () => ground - 4, ground + 20, 900, ['#6b9440', '#8fae4c', '#d8cf74', '#4d7a3c'], 15);
}

/** Lets a film's share of the light through each channel; clear film takes a little more red than blue. */
function letThrough(c, x, w, H, share) {
  const weight = 1 - share;
  const channels = [share - 0.3 * weight, share + 0.07 * weight, share + 0.2 * weight];
  const tables = channels.map((t) =>
    Uint8ClampedArray.from({ length: 256 }, (_, i) => {
      const v = i / 255;
      const light = (v > 0.04045 ? ((v + 0.055) / 1.055) ** 2.4 : v / 12.92) * t;
      return 255 * (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : light * 12.92);
    }),
  );
  const image = c.getImageData(x, 0, w, H);
  for (let i = 0; i < image.data.length; i++) if (i % 4 < 3) image.data[i] = tables[i % 4][image.data[i]];
  c.putImageData(image, x, 0);
}

/** The black edge of the glass above, breaking up into dots. */
function rim(c, W, H) {
  const black = '#0f1513';
  fillPath(c, `M0 0 H${W} V40 Q${W - 4} 26 ${W - 60} 23 C1060 12 540 12 60 23 Q4 26 0 40 Z`, black);
  c.fillStyle = black;
  const line = (x) => 14.5 + 9 * Math.abs((x - 800) / 780) ** 2;
  [4.6, 3.5, 2.3].forEach((r, row) => {
    for (let x = 14 + (row % 2) * 7; x < W; x += 14) {
      c.beginPath();
      c.arc(x, line(x) + 8 + row * 10, r, 0, 7);
      c.fill();
    }
  });
  fillPath(c, `M0 ${H} V${H - 8} C400 ${H - 34} 1200 ${H - 34} ${W} ${H - 8} V${H} Z`, black);
}

/** The blade of a wiper at rest, its arm, and what the sun catches of them. */
function wiper(c, H) {
  strokePath(c, `M250 ${H - 48} C560 ${H - 60} 900 ${H - 62} 1180 ${H - 52}`, '#0f1513', 11);
  strokePath(c, `M720 ${H - 57} C900 ${H - 62} 1120 ${H - 50} 1330 ${H - 8}`, '#0f1513', 13);
  strokePath(c, `M726 ${H - 61} C900 ${H - 66} 1120 ${H - 54} 1300 ${H - 22}`, 'rgba(255,232,178,.6)', 2.5);
}

function draw(c, W, H) {
  landscape(c, W, H);
  roof(c, W);
  wall(c, W);
  for (let i = 0; i < films.length; i++) {
    pane(c, i * part + 132);
    star(c, i * part + 300, 372, 52);
  }
  yard(c, W, H);
  wiper(c, H);
  films.forEach((share, index) => letThrough(c, index * part, part, H, share));
  for (const index of [1, 2, 3]) {
    c.fillStyle = ink.sun;
    c.fillRect(index * part - 2, 0, 4, H);
  }
  rim(c, W, H);
  grain(c, W, H, 8);
}

export default {
  file: 'articles/windshield-samples.webp',
  seed: 731,
  width: 1600,
  height: 760,
  quality: 0.78,
  draw,
};
