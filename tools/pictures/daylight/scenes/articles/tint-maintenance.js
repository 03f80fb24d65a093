/** A rear side window after rain: beads on the filmed glass, and a clear arc behind a soft cloth. */
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import {
  blend,
  fillPath,
  film,
  finish,
  haze,
  inside,
  layer,
  limb,
  lin,
  oakPalette,
  poly,
  R,
  rad,
  rgba,
  rr,
  seed,
  soft,
  strokePath,
} from '../kit/paint.js';

const glass =
  'M96 716 L250 196 C266 146 300 120 352 118 L1230 96 C1300 96 1340 110 1352 150 L1440 690 C1444 712 1432 724 1408 726 L130 752 C100 752 88 742 96 716 Z';

function bead(c, x, y, r) {
  c.fillStyle = lin(
    c,
    x - r,
    y - r,
    x + r * 0.6,
    y + r,
    [0, 'rgba(20,30,26,.62)'],
    [0.55, 'rgba(120,134,118,.5)'],
    [1, 'rgba(255,236,186,.95)'],
  );
  c.beginPath();
  c.ellipse(x, y, r, r * rr(0.94, 1.16), 0, 0, 7);
  c.fill();
  c.strokeStyle = 'rgba(16,24,20,.34)';
  c.lineWidth = Math.max(1, r * 0.1);
  c.stroke();
  c.fillStyle = 'rgba(255,253,240,.95)';
  c.beginPath();
  c.ellipse(x + r * 0.36, y - r * 0.4, r * 0.24, r * 0.17, -0.6, 0, 7);
  c.fill();
  if (r > 7)
    strokePath(
      c,
      `M${x - r * 0.6} ${y + r * 0.45} Q${x} ${y + r * 0.98} ${x + r * 0.66} ${y + r * 0.4}`,
      'rgba(255,240,200,.75)',
      r * 0.13,
    );
}

// the swept arc, from lower left up and over to the cloth
const arc = (t) => {
  const a = Math.PI * (1.12 + 0.66 * t);
  return [720 + Math.cos(a) * 400, 690 + Math.sin(a) * 390];
};
const cleared = (x, y) => {
  const d = Math.hypot((x - 720) / 400, (y - 690) / 390),
    a = Math.atan2(y - 690, x - 720);
  return Math.abs(d - 1) < 0.24 && a < -0.62 && a > -2.95;
};

function hand(c) {
  const [x, y] = arc(1),
    skin = lin(c, x - 60, y + 100, x + 200, y - 90, [0, '#8a5a36'], [0.6, '#c08552'], [1, '#efbf85']);
  haze(c, 1600, 1000, 12, (k) => {
    k.fillStyle = 'rgba(12,18,15,.55)';
    k.beginPath();
    k.ellipse(x + 20, y + 60, 190, 120, 0.5, 0, 7);
    k.fill();
  });
  const cloth = `M${x - 150} ${y - 60} C${x - 110} ${y - 130} ${x + 10} ${y - 150} ${x + 120} ${y - 112} C${x + 170} ${y - 60} ${x + 190} ${y + 20} ${x + 150} ${y + 92} C${x + 90} ${y + 150} ${x - 20} ${y + 150} ${x - 90} ${y + 104} C${x - 140} ${y + 60} ${x - 172} ${y} ${x - 150} ${y - 60} Z`;
  fillPath(
    c,
    cloth,
    lin(c, x - 160, y + 120, x + 170, y - 120, [0, '#a86a10'], [0.5, '#e9a52c'], [1, '#ffd986']),
  );
  inside(c, cloth, () => {
    seed(4);
    for (let i = 0; i < 9; i++)
      strokePath(
        c,
        `M${x - 150 + i * 34} ${y + 140} C${x - 130 + i * 34} ${y + 40} ${x - 140 + i * 36} ${y - 40} ${x - 90 + i * 34} ${y - 150}`,
        rgba(i % 2 ? '#7a4a00' : '#fff0c2', 0.2),
        9,
      );
  });
  strokePath(
    c,
    `M${x - 148} ${y - 64} C${x - 108} ${y - 132} ${x + 10} ${y - 150} ${x + 120} ${y - 112}`,
    'rgba(255,246,214,.9)',
    4,
  );
  // sleeve, forearm, palm, fingers
  limb(
    c,
    [
      [x + 290, y + 196],
      [x + 200, y + 112],
      [x + 120, y + 44],
    ],
    [120, 116, 118],
    skin,
  );
  limb(
    c,
    [
      [1660, 930],
      [1470, 760],
      [x + 268, y + 176],
    ],
    [260, 216, 158],
    lin(c, 1300, 900, 1560, 640, [0, '#20382c'], [0.6, '#2f5d46'], [1, '#7da07d']),
  );
  strokePath(c, `M${x + 196} ${y + 204} Q${x + 190} ${y + 117} ${x + 282} ${y + 98}`, '#1b3327', 17);
  for (const [a, b, d, w] of [
    [[118, 84], [40, 66], [-26, 66], 38],
    [[112, 44], [18, 14], [-66, 16], 42],
    [[116, 6], [30, -34], [-48, -36], 42],
    [[132, -26], [66, -76], [2, -88], 39],
  ])
    limb(
      c,
      [
        [x + a[0], y + a[1]],
        [x + b[0], y + b[1]],
        [x + d[0], y + d[1]],
      ],
      [w * 1.16, w, w * 0.82],
      skin,
    );
  limb(
    c,
    [
      [x + 150, y + 110],
      [x + 92, y + 138],
      [x + 26, y + 128],
    ],
    [54, 46, 36],
    skin,
  );
  for (const [p, q] of [
    [
      [100, 64],
      [0, 42],
    ],
    [
      [100, 24],
      [-6, -10],
    ],
    [
      [116, -12],
      [14, -62],
    ],
    [
      [118, 104],
      [40, 98],
    ],
  ])
    strokePath(
      c,
      `M${x + p[0]} ${y + p[1]} Q${x + (p[0] + q[0]) / 2} ${y + (p[1] + q[1]) / 2 - 2} ${x + q[0]} ${y + q[1]}`,
      'rgba(90,50,24,.6)',
      4,
    );
  strokePath(
    c,
    `M${x + 136} ${y - 44} C${x + 92} ${y - 86} ${x + 50} ${y - 104} ${x} ${y - 106}`,
    'rgba(255,232,186,.85)',
    4,
  );
  for (const [fx, fy, a] of [
    [-40, 62, 0],
    [-82, 14, 0],
    [-64, -38, 0.1],
    [-14, -92, 0.2],
  ]) {
    c.fillStyle = 'rgba(255,226,190,.75)';
    c.beginPath();
    c.ellipse(x + fx, y + fy, 11, 8, a, 0, 7);
    c.fill();
  }
}

function draw(c, W, H) {
  const back = landscape(W, H, { sd: 1009, sun: [0.86, 0.3], line: 0.4, disc: 0.05, meadow: 320 });
  c.save();
  c.filter = 'blur(5px)';
  c.drawImage(back, 0, 0);
  c.restore();
  const body =
    'M-20 1020 L-20 690 L40 690 L196 150 C216 84 262 60 330 56 L1260 30 C1350 30 1396 56 1410 116 L1500 660 L1620 668 L1620 1020 Z';
  fillPath(
    c,
    body,
    lin(
      c,
      0,
      40,
      0,
      1000,
      [0, '#4a6254'],
      [0.1, '#2b3d35'],
      [0.7, '#22312b'],
      [0.745, '#8ba291'],
      [0.77, '#40584c'],
      [1, '#121b17'],
    ),
  );
  strokePath(c, 'M330 56 L1260 30 C1350 30 1396 56 1410 116 L1500 660', '#ffd98c', 5);
  const path = new Path2D(glass);
  inside(c, path, () => {
    c.fillStyle = '#27312b';
    c.fillRect(0, 0, W, H);
    c.save();
    c.translate(W, 0);
    c.scale(-1, 1);
    c.globalAlpha = 0.9;
    const v = layer(W, H, (k) => {
      k.drawImage(landscape(W, H, { sd: 1010, sun: [0.14, 0.34], line: 0.4, disc: 0.06, meadow: 300 }), 0, 0);
      oak(k, 1120, 790, 640, 560, 51, oakPalette);
    });
    c.filter = 'blur(1.2px)';
    c.drawImage(v, 0, -40);
    c.restore();
    blend(c, 'multiply', 1, () => {
      c.fillStyle = film[35];
      c.fillRect(0, 0, W, H);
    });
    // wet glass is hazy, the wiped arc is not
    haze(c, W, H, 5, (k) => {
      k.fillStyle = 'rgba(233,232,214,.3)';
      k.fillRect(0, 0, W, H);
      k.globalCompositeOperation = 'destination-out';
      k.lineWidth = 188;
      k.lineCap = 'round';
      k.strokeStyle = '#000';
      k.beginPath();
      for (let i = 0; i <= 40; i++) k.lineTo(...arc(i / 40));
      k.stroke();
    });
    seed(16);
    for (let i = 0; i < 1500; i++) {
      const x = rr(60, 1460),
        y = rr(90, 750),
        r = Math.pow(R(), 3.4) * 17 + 1.8;
      if (!cleared(x, y)) bead(c, x, y, r);
    }
    for (const [x, y, l] of [
      [330, 300, 210],
      [1180, 470, 190],
      [880, 600, 120],
      [1330, 250, 240],
      [600, 640, 90],
    ]) {
      c.fillStyle = lin(c, x, y, x, y + l, [0, 'rgba(255,246,220,0)'], [1, 'rgba(255,246,220,.4)']);
      c.fillRect(x - 4, y, 8, l);
      bead(c, x, y + l, 12);
    }
    poly(
      c,
      [
        [560, 90],
        [700, 90],
        [420, 760],
        [280, 760],
      ],
      'rgba(255,246,220,.07)',
    );
    poly(
      c,
      [
        [1060, 90],
        [1110, 90],
        [860, 760],
        [810, 760],
      ],
      'rgba(255,246,220,.08)',
    );
    strokePath(
      c,
      'M' +
        Array.from({ length: 30 }, (_, i) => {
          const a = Math.PI * (1.13 + 0.62 * (i / 29));
          return `${720 + Math.cos(a) * 494} ${690 + Math.sin(a) * 482}`;
        }).join(' L'),
      'rgba(255,244,210,.5)',
      3,
    );
    c.fillStyle = lin(c, 0, 90, 0, 220, [0, 'rgba(12,18,15,.6)'], [1, 'rgba(12,18,15,0)']);
    c.fillRect(0, 80, W, 150);
  });
  c.strokeStyle = '#0b110e';
  c.lineWidth = 17;
  c.lineJoin = 'round';
  c.stroke(path);
  strokePath(c, 'M120 770 L1420 742', 'rgba(244,243,237,.6)', 5);
  // beads on the paint, handle, shut line
  strokePath(c, 'M1500 690 C1530 800 1520 900 1490 1010', 'rgba(8,14,11,.8)', 4);
  c.fillStyle = 'rgba(8,14,11,.6)';
  c.beginPath();
  c.roundRect(300, 858, 210, 46, 22);
  c.fill();
  c.fillStyle = lin(c, 0, 850, 0, 890, [0, '#b3c2b2'], [1, '#2a3d34']);
  c.beginPath();
  c.roundRect(304, 850, 202, 36, 18);
  c.fill();
  seed(88);
  for (let i = 0; i < 260; i++) bead(c, rr(0, 1600), rr(800, 1000), Math.pow(R(), 3) * 11 + 1.6);
  hand(c);
  finish(c, W, H, { sun: [0.86, 0.26], dark: 0.45 });
}
export default { file: 'articles/tint-maintenance.webp', seed: 1009, width: 1600, height: 1000, draw };
