/** A white country hall through one windshield of 78 % glass: bare, and with films of 90, 80 and 70 %, each over a quarter of it. */
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

/** The double door under its lamp, two steps before it. */
function door(c, x) {
  const [w, top] = [128, 304];
  soft(c, 3, () => {
    c.fillStyle = 'rgba(92,96,88,.45)';
    c.fillRect(x - w / 2 - 26, top - 8, w + 30, foot - top + 12);
  });
  c.fillStyle = '#fffef8';
  c.fillRect(x - w / 2 - 16, top - 18, w + 32, foot - top + 18);
  c.fillStyle = lin(c, x - w / 2, 0, x + w / 2, 0, [0, '#1f4a3d'], [1, '#387463']);
  c.fillRect(x - w / 2, top, w, foot - top);
  for (const left of [x - w / 2 + 12, x + 8])
    for (const [y, h] of [
      [top + 14, 96],
      [top + 126, 120],
    ]) {
      const isGlass = y < top + 20;
      c.fillStyle = isGlass ? lin(c, 0, y, 0, y + h, [0, '#a9ced3'], [1, '#4d7c80']) : 'rgba(12,40,32,.45)';
      c.fillRect(left, y, w / 2 - 20, h);
      c.fillStyle = 'rgba(255,250,224,.4)';
      c.fillRect(left, y + h, w / 2 - 20, 2);
    }
  c.fillStyle = '#12332a';
  c.fillRect(x - 1.5, top, 3, foot - top);
  for (const dx of [-11, 11]) {
    c.fillStyle = '#e7b75a';
    c.beginPath();
    c.arc(x + dx, top + 140, 5.5, 0, 7);
    c.fill();
  }
  // the lamp over it
  fillPath(
    c,
    `M${x - 22} ${top - 34} C${x - 20} ${top - 58} ${x + 20} ${top - 58} ${x + 22} ${top - 34} Z`,
    '#1c4338',
  );
  c.fillStyle = '#ffe9ac';
  c.fillRect(x - 8, top - 34, 16, 8);
  // the steps
  for (const [dx, y] of [
    [18, foot - 12],
    [34, foot + 16],
  ]) {
    c.fillStyle = '#fffaf0';
    c.fillRect(x - w / 2 - dx, y, w + 2 * dx, 10);
    c.fillStyle = '#d8cfb6';
    c.fillRect(x - w / 2 - dx, y + 10, w + 2 * dx, 22);
  }
}

/** A green bench by the wall, its shadow on the stone. */
function bench(c, x) {
  const y = ground + 8;
  soft(c, 4, () => {
    c.fillStyle = 'rgba(80,82,66,.42)';
    c.fillRect(x - 120, y - 6, 214, 14);
    c.fillRect(x - 116, y - 96, 200, 44);
  });
  for (const dx of [-88, 84]) {
    c.fillStyle = '#16362d';
    c.fillRect(x + dx, y - 104, 9, 110);
    c.fillRect(x + dx - 12, y - 46, 9, 52);
  }
  for (const dy of [-102, -84, -66]) {
    c.fillStyle = '#2f6353';
    c.fillRect(x - 104, y + dy, 212, 13);
    c.fillStyle = 'rgba(255,250,224,.5)';
    c.fillRect(x - 104, y + dy, 212, 2.5);
  }
  c.fillStyle = '#3d7865';
  c.fillRect(x - 116, y - 50, 228, 12);
  c.fillStyle = 'rgba(255,250,224,.75)';
  c.fillRect(x - 116, y - 50, 228, 3);
}

/** A tub of flowers. */
function tub(c, x, y) {
  soft(c, 4, () => fillPath(c, `M${x - 70} ${y - 4} h120 v12 h-120 Z`, 'rgba(80,82,66,.45)'));
  seed(15);
  for (let i = 0; i < 260; i++) {
    const [a, q] = [rr(0, 6.3), Math.sqrt(R())];
    c.fillStyle =
      i < 150 ? ['#3f7a3c', '#5f9a48', '#2f6034'][i % 3] : ['#e8572a', '#ffb627', '#d8412a'][i % 3];
    c.beginPath();
    c.ellipse(x + Math.cos(a) * q * 46, y - 74 + Math.sin(a) * q * 30, rr(3, 7), rr(2, 5), a, 0, 7);
    c.fill();
  }
  fillPath(
    c,
    `M${x - 42} ${y - 60} h84 l-9 62 h-66 Z`,
    lin(c, x - 42, 0, x + 42, 0, [0, '#9c8b66'], [1, '#efe0b8']),
  );
  strokePath(c, `M${x - 40} ${y - 44} h80 M${x - 37} ${y - 16} h74`, '#6f6044', 5);
}

/** The outline of the glass, and what is drawn outside it. */
const glass =
  'M26 646 C54 460 92 260 132 92 C140 62 158 52 188 50 C560 28 1040 28 1412 50 C1442 52 1460 62 1468 92 C1508 260 1546 460 1574 646 C1578 672 1566 684 1540 680 C1100 640 500 640 60 680 C34 684 22 672 26 646 Z';

/** Roof lining, pillars and the top of the dash, and the black rim that breaks up into dots. */
function cabin(c, W, H) {
  const around = new Path2D(`M0 0 H${W} V${H} H0 Z ${glass}`);
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#1b211c'], [0.6, '#2b3027'], [1, '#4d4936']);
  c.fill(around, 'evenodd');
  fillPath(
    c,
    `M0 ${H} V716 C400 664 1200 664 ${W} 716 V${H} Z`,
    lin(c, 0, 676, 0, H, [0, '#5a5846'], [0.3, '#343a31'], [1, '#161c18']),
  );
  strokePath(c, `M0 717 C400 665 1200 665 ${W} 717`, 'rgba(255,226,160,.6)', 3);
  strokePath(c, glass, '#0c110f', 17);
  c.fillStyle = '#0c110f';
  for (const [row, r] of [
    [0, 4.4],
    [1, 3.4],
    [2, 2.3],
  ])
    for (let x = 180 + (row % 2) * 7; x < W - 176; x += 14) {
      c.beginPath();
      c.arc(x, 48 - 15 * (1 - ((x - 800) / 640) ** 2) + 14 + row * 10, r, 0, 7);
      c.fill();
    }
  strokePath(c, 'M1478 104 C1514 262 1550 452 1580 636', 'rgba(255,226,160,.7)', 4);
}

/** The wiper at rest along the foot of the glass: a slim blade, its arm, and their line of light. */
function wiper(c) {
  strokePath(c, 'M500 626 C680 606 900 602 1100 614', 'rgba(12,17,15,.22)', 14);
  strokePath(c, 'M800 606 C960 612 1120 634 1240 672', '#1a211d', 10);
  strokePath(c, 'M812 603 C966 609 1120 630 1224 662', 'rgba(255,240,200,.45)', 2);
  strokePath(c, 'M500 618 C680 598 900 594 1100 606', '#0f1513', 8);
  strokePath(c, 'M508 615 C684 595.5 900 591.5 1094 603', 'rgba(255,240,200,.8)', 1.8);
}

function draw(c, W, H) {
  landscape(c, W, H);
  roof(c, W);
  wall(c, W);
  pane(c, 262);
  door(c, 600);
  star(c, 1000, 352, 50);
  pane(c, 1330);
  yard(c, W, H);
  bench(c, 1000);
  tub(c, 474, ground + 14);
  wiper(c);
  films.forEach((share, index) => letThrough(c, index * part, part, H, share));
  for (const index of [1, 2, 3]) {
    c.fillStyle = ink.sun;
    c.fillRect(index * part - 2, 0, 4, H);
  }
  cabin(c, W, H);
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
