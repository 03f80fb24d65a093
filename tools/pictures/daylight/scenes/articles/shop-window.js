/** Four denim jackets on a rail beside a shop window: blue in the shade, gray on the shoulder that the sun reaches. */
import { mix, rgba, rr, seed } from '../../lib.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, blend, fillPath, inside, lin, poly, rad, soft, strokePath } from '../kit/paint.js';

const rail = 132;
const floor = 668;
/** What the sun reaches: the wall to the right of a slanting line. */
const sunny = [
  [640, -20],
  [1240, -20],
  [1240, 820],
  [270, 820],
];

const torso =
  'M-36 2 L-84 24 C-98 70 -86 150 -82 244 L-84 296 Q0 306 84 296 L82 244 C86 150 98 70 84 24 L36 2 Q0 30 -36 2 Z';
const sleeve =
  'M76 20 C104 28 116 58 122 110 C128 170 132 230 134 286 Q114 296 92 290 C90 230 84 170 78 120 Z';
const yoke =
  'M-88 92 Q-44 100 0 98 Q44 100 88 92 M-58 100 L-40 256 M58 100 L40 256 M-83 256 Q0 266 83 256 M-5 20 V300';

/** Denim from the side away from the sun to the lit one, gray as far as the sun has taken its blue. */
function denim(c, path, faded, from, to) {
  fillPath(c, path, lin(c, from, 0, to, 0, [0, '#112a4c'], [0.55, '#1d4a80'], [1, '#3a72a8']));
  inside(c, path, () => {
    const gray = (a) => rgba('#d3d0c2', Math.min(1, a));
    c.fillStyle = rad(
      c,
      92,
      20,
      10,
      130 + 165 * faded,
      [0, gray(faded * 1.2)],
      [0.34, gray(faded)],
      [0.68, gray(faded * 0.6)],
      [1, gray(faded * 0.16)],
    );
    c.fillRect(-160, -20, 320, 340);
    // the twill
    c.globalAlpha = 0.1;
    for (let i = -340; i < 200; i += 5) strokePath(c, `M${i} 320 l340 -340`, '#eef2ee', 1);
    c.globalAlpha = 1;
  });
}

/** A jacket on a wooden hanger, its neck at 0, 0. */
function jacket(c, faded) {
  strokePath(c, 'M0 -14 C2 -26 14 -30 12 -46 C10 -60 -8 -60 -9 -47', '#2b2116', 5);
  fillPath(c, 'M-84 26 Q-30 -18 0 -18 Q30 -18 84 26 L78 36 Q30 0 0 0 Q-30 0 -78 36 Z', '#a8733a');
  const thread = mix('#d08a34', '#b8a88a', faded);
  const fold = 'rgba(6,14,30,.5)';
  // the sleeve away from the sun keeps its blue longer
  c.save();
  c.scale(-1, 1);
  denim(c, sleeve, faded * 0.42, 134, 60);
  c.restore();
  denim(c, sleeve, faded, 50, 134);
  soft(c, 5, () => strokePath(c, 'M84 60 C88 130 92 200 94 292 M-84 60 C-88 130 -92 200 -94 292', fold, 10));
  // the lining behind the open collar
  fillPath(c, 'M-36 4 Q0 -14 36 4 L0 44 Z', '#0d1f38');
  denim(c, torso, faded, -84, 84);
  inside(c, torso, () =>
    soft(c, 6, () =>
      strokePath(
        c,
        'M-66 110 C-58 170 -70 220 -62 300 M70 112 C62 180 72 230 64 300 M-22 130 C-12 190 -24 240 -14 300',
        rgba('#06101f', 0.34),
        15,
      ),
    ),
  );
  strokePath(c, yoke, thread, 2);
  strokePath(c, 'M-133 262 Q-112 270 -92 266 M92 266 Q112 270 133 262', thread, 2);
  for (const x of [-46, 46]) {
    // under its flap a pocket has stayed blue
    fillPath(c, `M${x - 22} 112 h44 v18 l-22 14 l-22 -14 Z`, rgba('#0d2444', 0.28));
    strokePath(c, `M${x - 22} 108 h44 v18 l-22 14 l-22 -14 Z`, thread, 2.2);
    fillPath(c, `M${x - 3} 122 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0`, '#f0c272');
  }
  for (let y = 96; y < 300; y += 44) fillPath(c, `M3 ${y} a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0`, '#f0c272');
  // the collar, and the blue that it has kept beneath it
  fillPath(c, 'M-38 4 L0 46 L-20 80 L-72 26 Z M38 4 L0 46 L20 80 L74 26 Z', 'rgba(10,28,56,.55)');
  for (const k of [-1, 1]) {
    const tone = mix('#1b4272', '#d6d3c6', faded * (k > 0 ? 1 : 0.7));
    fillPath(c, `M${k * 30} -10 Q${k * 42} -4 ${k * 44} 2 L${k * 68} 24 L${k * 22} 70 L0 40 Z`, tone);
    strokePath(c, `M${k * 62} 24 L${k * 22} 62 L${k * 4} 40`, thread, 1.8);
  }
}

function wall(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 900, 0, [0, '#8a744c'], [1, '#b8985f']);
  c.fillRect(0, 0, W, H);
  seed(61);
  for (let x = 0; x < W; x += 75) {
    c.fillStyle = rgba(x % 150 ? '#fff0c8' : '#3c280c', rr(0.02, 0.07));
    c.fillRect(x, 0, 75, floor);
    strokePath(c, `M${x} 0 V${floor}`, 'rgba(62,42,14,.34)', 2.5);
    strokePath(c, `M${x + 2.5} 0 V${floor}`, 'rgba(255,236,190,.12)', 1.5);
  }
  c.fillStyle = lin(c, 0, floor, 0, H, [0, '#7a5530'], [1, '#3d2813']);
  c.fillRect(0, floor, W, H - floor);
  for (let i = -6; i < 20; i++)
    strokePath(c, `M${i * 84} ${floor} L${700 + (i * 84 - 700) * 1.6} ${H}`, 'rgba(30,18,6,.4)', 2.5);
  c.fillStyle = '#5b3f20';
  c.fillRect(0, floor - 22, W, 22);
}

/** The shop window, seen along its glass: hills in the glare behind a dark frame. */
function glass(c, W, H) {
  const [back, foot] = [1034, 612];
  const pane = `M${back} -10 H${W} V760 L${back} ${foot} Z`;
  inside(c, pane, () => {
    c.drawImage(
      landscape(240, 760, { sd: 12, sun: [0.7, 0.2], line: 0.44, disc: 0, lake: false, meadow: 300 }),
      back,
      0,
    );
    blend(c, 'screen', 1, () => {
      c.fillStyle = lin(c, back, 0, W, 0, [0, 'rgba(255,222,150,.4)'], [1, 'rgba(255,232,176,.56)']);
      c.fillRect(back, 0, W, H);
    });
  });
  // the sidewalk
  inside(c, pane, () =>
    poly(
      c,
      [
        [back, foot - 66],
        [W, foot - 20],
        [W, 800],
        [back, foot + 10],
      ],
      '#f6e6ba',
    ),
  );
  poly(
    c,
    [
      [back - 40, foot - 2],
      [back, foot - 2],
      [W, 742],
      [W, 800],
      [1170, 800],
    ],
    '#8f6d3e',
  );
  poly(
    c,
    [
      [back - 40, foot - 2],
      [1170, 800],
      [1110, 800],
      [back - 40, foot + 34],
    ],
    '#4b3317',
  );
  strokePath(c, `M${back} ${foot} L${W + 10} 752`, '#1f2a23', 20);
  strokePath(c, `M${back} -10 V${foot}`, '#1f2a23', 30);
  strokePath(c, `M${back} 196 L${W} 168`, '#1f2a23', 12);
  strokePath(c, `M${back + 15} 0 V${foot - 6}`, 'rgba(255,236,186,.9)', 3);
}

function draw(c, W, H) {
  wall(c, W, H);
  at(c, -20, -20, 1, () =>
    haze(c, W + 60, H + 60, 3, (k) => {
      k.translate(20, 20);
      poly(k, sunny, lin(k, 1100, 0, 300, 600, [0, 'rgba(255,220,146,.95)'], [1, 'rgba(248,194,108,.88)']));
    }),
  );
  inside(c, 'M640 -20 H1240 V820 H270 Z', () => {
    for (let x = 0; x < W; x += 75) strokePath(c, `M${x} 0 V${floor - 22}`, 'rgba(150,100,36,.28)', 2.5);
    for (let i = -6; i < 20; i++)
      strokePath(c, `M${i * 84} ${floor} L${700 + (i * 84 - 700) * 1.6} ${H}`, 'rgba(150,100,36,.4)', 2.5);
    c.fillStyle = 'rgba(120,76,28,.5)';
    c.fillRect(0, floor - 22, W, 22);
  });
  glass(c, W, H);
  const hung = [
    [118, 0, 0.012],
    [362, 0.34, -0.014],
    [612, 0.8, 0.012],
    [860, 1, -0.01],
  ];
  // shadows of rail and jackets on the wall, away from the sun
  haze(
    c,
    W,
    H,
    7,
    (k) => {
      k.fillStyle = '#4a3212';
      k.fillRect(0, rail + 26, 940, 10);
      for (const [x, , turn] of hung)
        at(
          k,
          x - 44,
          rail + 94,
          1.38,
          () => {
            fillPath(k, torso, '#4a3212');
            fillPath(k, sleeve, '#4a3212');
            k.scale(-1, 1);
            fillPath(k, sleeve, '#4a3212');
          },
          turn,
        );
    },
    0.5,
  );
  for (const x of [40, 500, 968]) {
    strokePath(c, `M${x} -10 V${rail}`, '#2b2116', 8);
    strokePath(c, `M${x + 3} -10 V${rail - 10}`, 'rgba(255,232,180,.5)', 1.5);
  }
  c.fillStyle = lin(c, 0, rail - 8, 0, rail + 8, [0, '#d9b06a'], [0.35, '#5a452a'], [1, '#1f170e']);
  c.fillRect(-10, rail - 8, 998, 16);
  for (const [x, faded, turn] of hung) at(c, x, rail + 68, 1.38, () => jacket(c, faded), turn);
  // the sun on what it reaches, and the rest a little deeper
  blend(c, 'soft-light', 1, () => {
    poly(c, sunny, lin(c, 1100, 0, 380, 700, [0, 'rgba(255,236,170,.55)'], [1, 'rgba(255,220,140,.3)']));
    poly(
      c,
      [
        [-10, -10],
        [640, -10],
        [270, 820],
        [-10, 820],
      ],
      'rgba(22,24,26,.36)',
    );
  });
  c.fillStyle = rad(c, 1150, 150, 10, 400, [0, 'rgba(255,240,190,.55)'], [1, 'rgba(255,226,150,0)']);
  blend(c, 'screen', 1, () => c.fillRect(0, 0, W, H));
  finish(c, W, H, { sun: [0.95, 0.2], warm: 0.25, dark: 0.34 });
}

export default { file: 'articles/shop-window.webp', seed: 61, width: 1200, height: 800, quality: 0.74, draw };
