/** Central Texas through four windows: granite, a spring-fed valley, new houses along the interstate, black farmland. */
import { R, mix, rgba, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { edge, streaks } from '../kit/film.js';
import { finish, haze, shadow } from '../kit/light.js';
import { blend, box, fillPath, inside, layer, lin, poly, soft, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { hills, meadow, sky } from '../lineup/places.js';

const W = 444,
  H = 880;
const disc = (c, x, y, r, fill) => {
  c.fillStyle = fill;
  c.beginPath();
  c.ellipse(x, y, r, r, 0, 0, 7);
  c.fill();
};

/** Pads of a prickly pear, the lower ones first. */
function pear(c, x, y, s) {
  shadow(c, x - 14 * s, y + 2, 70 * s, 8 * s, 0.5, 5);
  for (const [dx, dy, r, a] of [
    [-34, -26, 26, -0.5],
    [30, -24, 26, 0.5],
    [0, -34, 30, 0],
    [-52, -66, 22, -0.7],
    [-16, -80, 25, -0.2],
    [24, -78, 24, 0.3],
    [54, -62, 21, 0.8],
    [4, -122, 21, 0.1],
  ]) {
    const px = x + dx * s,
      py = y + dy * s;
    c.fillStyle = lin(c, px - r * s, py, px + r * s, py, [0, '#3f6150'], [0.6, '#6d8a5c'], [1, '#b8bf7c']);
    c.beginPath();
    c.ellipse(px, py, r * s * 0.78, r * s, a, 0, 7);
    c.fill();
    for (let i = 0; i < 7; i++)
      disc(c, px + rr(-0.5, 0.5) * r * s, py + rr(-0.7, 0.7) * r * s, 1.2 * s, '#efe6c0');
  }
  for (const [dx, dy] of [
    [-58, -86],
    [10, -144],
    [62, -82],
  ])
    disc(c, x + dx * s, y + dy * s, 6 * s, '#b0452f');
}

/** A bald cypress: a tall crown of light green over a trunk that spreads at its foot. */
function cypress(c, x, y, w, h) {
  poly(
    c,
    [
      [x - w * 0.15, y + 4],
      [x - w * 0.05, y - h * 0.12],
      [x - w * 0.03, y - h * 0.5],
      [x + w * 0.03, y - h * 0.5],
      [x + w * 0.05, y - h * 0.12],
      [x + w * 0.15, y + 4],
    ],
    lin(c, x - w * 0.12, 0, x + w * 0.12, 0, [0, '#4a3c2b'], [1, '#c39c68']),
  );
  oak(c, x, y, w, h, Math.round(x + h), { ...oakPalette, bark: '#4a3c2b', mid: '#5b7f50', lit: '#cfc878' });
}

/** A gabled house, the corner of its front at x, y. */
function house(c, x, y, s, wall, roof) {
  const h = 62 * s,
    w = 116 * s;
  shadow(c, x + w * 0.3, y + 2, w * 0.6, 5 * s, 0.4, 5);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, mix(wall, '#4a4436', 0.35)], [1, mix(wall, '#fff2cc', 0.5)]);
  c.fillRect(x, y - h, w, h);
  poly(
    c,
    [
      [x - 9 * s, y - h],
      [x + 20 * s, y - h - 46 * s],
      [x + w - 20 * s, y - h - 46 * s],
      [x + w + 9 * s, y - h],
    ],
    lin(c, x, 0, x + w, 0, [0, roof], [1, mix(roof, '#ffe9bc', 0.45)]),
  );
  // a gable over the door
  poly(
    c,
    [
      [x + 12 * s, y - h + 3],
      [x + 38 * s, y - h - 40 * s],
      [x + 64 * s, y - h + 3],
    ],
    mix(wall, '#fff2cc', 0.2),
  );
  strokePath(
    c,
    `M${x + 10 * s} ${y - h + 4} L${x + 38 * s} ${y - h - 42 * s} L${x + 66 * s} ${y - h + 4}`,
    mix(roof, '#1b2722', 0.3),
    4 * s,
  );
  for (const [k, wide, tall, fill] of [
    [0.12, 16, 26, '#ffe6a6'],
    [0.36, 13, 44, '#5a4630'],
    [0.56, 44, 34, '#9db0a4'],
  ]) {
    c.fillStyle = '#26312b';
    c.fillRect(
      x + w * k - 2,
      y - tall * s - (fill === '#5a4630' ? 0 : 10 * s) - 2,
      wide * s + 4,
      tall * s + 4,
    );
    c.fillStyle = fill;
    c.fillRect(x + w * k, y - tall * s - (fill === '#5a4630' ? 0 : 10 * s), wide * s, tall * s);
  }
}

const countries = [
  (c) => {
    sky(c, W, H, 500, 'clear');
    hills(c, W, H, 500, 13, { far: 90, near: 20, trees: 0.3 });
    // a dome of granite that sheds its skin in shells, lit from the right
    const dome =
      'M-60 660 C-30 560 30 500 96 470 C130 440 160 392 236 380 C312 372 352 410 384 450 C430 486 500 560 540 660 Z';
    fillPath(c, dome, lin(c, 0, 400, 460, 520, [0, '#8f6a5c'], [0.5, '#c79a80'], [1, '#f3d2aa']));
    inside(c, dome, () => {
      for (let i = 1; i < 7; i++) {
        const k = 1 - i * 0.12;
        c.save();
        c.translate(236 * (1 - k) + i * 5, 700 * (1 - k));
        c.scale(k, k);
        c.setLineDash([rr(90, 180), rr(30, 90), rr(40, 100), rr(60, 140)]);
        c.lineDashOffset = rr(0, 300);
        strokePath(c, dome, 'rgba(84,52,44,.38)', 3.4);
        c.translate(1, 5);
        strokePath(c, dome, 'rgba(255,238,210,.42)', 3);
        c.restore();
      }
      for (let i = 0; i < 1400; i++) {
        c.fillStyle = rgba(R() < 0.5 ? '#fff0d4' : '#6d4438', rr(0.05, 0.18));
        c.fillRect(rr(0, W), rr(370, 720), rr(2, 7), rr(1, 2.4));
      }
      // scrub in the cracks
      for (let i = 0; i < 26; i++)
        disc(c, rr(40, 420), rr(500, 640), rr(3, 8), rgba('#4f6a4c', rr(0.5, 0.9)));
    });
    for (const [x, y, r] of [
      [60, 640, 34],
      [112, 662, 22],
      [330, 628, 44],
      [392, 652, 26],
    ]) {
      shadow(c, x - 10, y + r * 0.5, r * 1.2, 7, 0.4, 5);
      c.fillStyle = lin(c, x - r, y - r, x + r, y, [0, '#8f6658'], [1, '#f0c8a0']);
      c.beginPath();
      c.ellipse(x, y, r * 1.1, r * 0.78, 0, 0, 7);
      c.fill();
    }
    meadow(c, W, H, 664, ['#cdbb7e', '#8a8350'], 900);
    oak(c, 360, 730, 190, 160, 21, { ...oakPalette, mid: '#6a7a4a', lit: '#c9c27a' });
    pear(c, 140, 800, 1);
  },
  (c) => {
    sky(c, W, H, 420, 'gold');
    hills(c, W, H, 440, 67, { far: 160, near: -40, trees: 0.45 });
    meadow(c, W, H, 560, ['#8d9a62', '#4f6344'], 700);
    // the river bends toward us
    const river =
      'M250 566 C300 580 330 600 280 630 C210 672 120 690 150 740 C190 800 420 790 470 900 L-40 900 C-60 800 10 720 90 676 C170 632 240 620 214 586 Z';
    fillPath(c, river, lin(c, 0, 560, 0, 880, [0, '#f3e0a8'], [0.4, '#a9c0a8'], [1, '#4d7f7a']));
    inside(c, river, () => {
      for (let i = 0; i < 150; i++) {
        c.fillStyle = R() < 0.6 ? rgba('#fff6d8', rr(0.2, 0.7)) : rgba('#2f5f5a', rr(0.1, 0.3));
        c.fillRect(rr(0, W), rr(566, 880), rr(10, 60), rr(1, 3));
      }
    });
    for (let i = 0; i < 40; i++) {
      const [x, y] = [rr(0, W), rr(640, 760)];
      if (x > 120 && x < 330) continue;
      c.fillStyle = mix('#b9ab86', '#f2e6c2', R());
      c.beginPath();
      c.ellipse(x, y, rr(5, 16), rr(3, 7), 0, 0, 7);
      c.fill();
    }
    // a cabin among the trees
    c.fillStyle = lin(c, 60, 0, 190, 0, [0, '#6e5436'], [1, '#b98d58']);
    c.fillRect(66, 542, 118, 62);
    for (let i = 0; i < 5; i++) {
      c.fillStyle = 'rgba(40,28,14,.35)';
      c.fillRect(66, 552 + i * 12, 118, 2);
    }
    poly(
      c,
      [
        [50, 546],
        [88, 496],
        [166, 496],
        [200, 546],
      ],
      lin(c, 50, 0, 200, 0, [0, '#5d6a62'], [1, '#c3c2aa']),
    );
    c.fillStyle = '#ffd98a';
    c.fillRect(84, 564, 28, 24);
    c.fillStyle = '#33281a';
    c.fillRect(136, 560, 26, 44);
    cypress(c, 34, 660, 120, 330);
    cypress(c, 392, 700, 150, 400);
    cypress(c, 306, 604, 84, 210);
  },
  (c) => {
    sky(c, W, H, 440, 'gold');
    hills(c, W, H, 446, 303, { far: 40, near: 4, trees: 0.3 });
    meadow(c, W, H, 440, ['#b7b27c', '#7c8656'], 300);
    seed(19);
    const walls = ['#c7a988', '#d9cdae', '#b98f70', '#cfc2a0'],
      roofs = ['#57605a', '#6a5a4c', '#4a5650', '#75695a'];
    [
      [470, 0.42],
      [520, 0.6],
      [596, 0.86],
      [712, 1.24],
    ].forEach(([y, s], row) => {
      c.fillStyle = rgba(row % 2 ? '#8e9a62' : '#a2a66c', 1);
      c.fillRect(0, y - 8, W, 220);
      for (let i = 0, x = -30 - row * 26; x < W; i++, x += 142 * s) {
        house(c, x, y, s, walls[(i + row) % 4], roofs[(i * 3 + row) % 4]);
        if (i % 2) oak(c, x - 8 * s, y + 6, 58 * s, 62 * s, 40 + i + row, oakPalette);
      }
    });
    // the street in front
    c.fillStyle = lin(c, 0, 770, 0, H, [0, '#a5a28e'], [1, '#6c6f62']);
    c.fillRect(0, 772, W, H);
    c.fillStyle = '#e2d8b8';
    c.fillRect(0, 760, W, 12);
    c.fillStyle = 'rgba(255,226,150,.8)';
    for (let i = 0; i < 4; i++) c.fillRect(i * 130 + 20, 828, 66, 6);
  },
  (c) => {
    sky(c, W, H, 520, 'rose');
    disc(c, 330, 330, 42, '#fff3cf');
    hills(c, W, H, 524, 411, { far: 10, near: 2, trees: 0.2 });
    // a white church and its steeple, a grain bin
    shadow(c, 110, 530, 70, 6, 0.4, 5);
    c.fillStyle = lin(c, 60, 0, 150, 0, [0, '#a8a698'], [1, '#fff8e2']);
    c.fillRect(70, 470, 84, 60);
    c.fillRect(58, 410, 34, 120);
    poly(
      c,
      [
        [52, 412],
        [75, 320],
        [98, 412],
      ],
      lin(c, 52, 0, 98, 0, [0, '#4d5a52'], [1, '#a9ac98']),
    );
    poly(
      c,
      [
        [62, 474],
        [112, 430],
        [162, 474],
      ],
      lin(c, 62, 0, 162, 0, [0, '#4d5a52'], [1, '#b5b6a0']),
    );
    c.fillStyle = '#33443c';
    for (const x of [104, 122, 140]) c.fillRect(x, 486, 8, 26);
    c.fillRect(68, 490, 14, 40);
    c.fillStyle = lin(c, 236, 0, 286, 0, [0, '#7c867c'], [1, '#e6e2cc']);
    c.fillRect(236, 456, 50, 74);
    poly(
      c,
      [
        [232, 458],
        [261, 434],
        [290, 458],
      ],
      '#8f988c',
    );
    for (let i = 0; i < 4; i++) {
      c.fillStyle = 'rgba(40,50,44,.25)';
      c.fillRect(236, 470 + i * 15, 50, 2);
    }
    // black soil in rows that meet at the horizon
    c.fillStyle = lin(c, 0, 528, 0, H, [0, '#5b4f3c'], [0.3, '#3b342a'], [1, '#1f1d19']);
    c.fillRect(0, 528, W, H);
    for (let i = -16; i <= 16; i++) {
      const a = 250 + i * 5,
        b = 250 + i * 92;
      poly(
        c,
        [
          [a, 530],
          [a + 1.4, 530],
          [b + 30, H],
          [b, H],
        ],
        lin(c, 0, 530, 0, H, [0, 'rgba(150,160,92,.9)'], [1, 'rgba(96,124,70,.95)']),
      );
      strokePath(c, `M${a + 2} 532 L${b + 40} ${H}`, 'rgba(255,222,150,.16)', 4);
    }
    haze(c, W, H, 6, (k) => {
      k.fillStyle = 'rgba(244,214,160,.5)';
      k.fillRect(0, 522, W, 22);
    });
    grass(c, W, () => 528, 544, 200, ['#b9b27c', '#8f965f'], 12);
  },
];

function draw(c, width, height) {
  const bar = 8;
  c.fillStyle = '#1b2722';
  c.fillRect(0, 0, width, height);
  const wide = (width - 3 * bar) / 4;
  countries.forEach((paint, i) => {
    const x = i * (wide + bar),
      end = height * (0.64 - i * 0.075);
    const view = layer(W, H, (k) => {
      seed(100 + i * 37);
      paint(k);
    });
    inside(c, box(x, 0, wide, height), () => {
      c.drawImage(view, x, 0, wide, height);
      inside(c, box(x, 0, wide, end), () =>
        blend(c, 'multiply', 1, () => {
          c.fillStyle = film[70];
          c.fillRect(x, 0, wide, height);
        }),
      );
      inside(c, box(x, end, wide, height), () =>
        blend(c, 'screen', 1, () => {
          c.fillStyle = 'rgba(255,232,176,.3)';
          c.fillRect(x, end, wide, height);
        }),
      );
      streaks(c, x, 0, wide, height, 0.08);
    });
    edge(c, x, end, x + wide, end, 5);
  });
  soft(c, 3, () => {
    c.fillStyle = 'rgba(20,28,22,.4)';
    for (let i = 1; i < 4; i++) c.fillRect(i * (wide + bar), 0, 6, height);
  });
  finish(c, width, height, { sun: [0.92, 0.3], warm: 0.4, dark: 0.34, noise: 7 });
}

export default { file: 'towns/four-countries.webp', seed: 100, width: 1800, height: 880, draw };
