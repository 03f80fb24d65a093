/** Five blue jackets on a rail beside a shop window: in the shade they are blue, in the sun they have faded to gray. */
import { mix } from '../../lib.js';
import { finish, haze } from '../kit/light.js';
import { at, blend, fillPath, inside, lin, poly, soft, strokePath } from '../kit/paint.js';

const rail = 216;
const body =
  'M-26 -6 L0 14 L26 -6 L74 12 C104 30 116 66 124 196 L128 330 L88 336 L80 190 L78 322 C40 338 -40 338 -78 322 L-80 190 L-88 336 L-128 330 L-124 196 C-116 66 -104 30 -74 12 Z';
const seams =
  'M0 16 V330 M-76 74 Q-38 88 0 84 Q38 88 76 74 M-56 86 L-44 318 M56 86 L44 318 M-78 300 Q0 318 78 300 M-80 190 L-84 96 M80 190 L84 96 M-126 304 L-88 310 M126 304 L88 310';

/** A denim jacket on its hanger; `faded` is how much of its color the sun took, on the shoulder that it reaches. */
function jacket(c, faded) {
  strokePath(c, 'M0 -30 C16 -44 12 -66 -4 -64 M-84 24 L0 -30 L84 24', '#3a2d18', 7);
  const shade = lin(c, -126, 0, 126, 0, [0, '#1c3350'], [0.55, '#34608c'], [1, '#4d7fa8']);
  fillPath(c, body, shade);
  inside(c, body, () => {
    const pale = (a) => `rgba(196,197,188,${a})`;
    c.fillStyle = lin(
      c,
      -110,
      240,
      70,
      20,
      [0, pale(faded * 0.18)],
      [0.42, pale(faded * 0.4)],
      [0.72, pale(faded)],
    );
    c.fillRect(-140, -20, 280, 380);
    soft(c, 5, () =>
      strokePath(
        c,
        'M-82 110 C-74 170 -82 250 -84 340 M82 110 C76 170 82 250 86 340 M-20 330 C-12 250 -24 190 -16 150',
        'rgba(10,18,32,.3)',
        14,
      ),
    );
  });
  const thread = mix('#c88a3c', '#a8977a', faded);
  strokePath(c, seams, thread, 2.5);
  for (const x of [-34, 34]) {
    const flap = `M${x - 20} 100 h40 v16 l-20 12 l-20 -12 Z`;
    strokePath(c, flap, thread, 2.5);
    fillPath(c, `M${x - 3} 116 h6 v6 h-6 Z`, '#e8b45a');
  }
  fillPath(
    c,
    'M-30 -10 L0 16 L-12 44 L-58 6 Z M30 -10 L0 16 L12 44 L58 6 Z',
    mix('#274a70', '#c9c9bf', faded * 0.8),
  );
  strokePath(c, 'M-30 -10 L0 16 L-12 44 L-58 6 M30 -10 L0 16 L12 44 L58 6', 'rgba(14,24,40,.55)', 3);
  for (let y = 62; y < 300; y += 42) fillPath(c, `M4 ${y} h8 v8 h-8 Z`, '#e8b45a');
}

/** What the sun reaches: the wall to the right of a slanting line. */
const sunny = (c, fill) =>
  poly(
    c,
    [
      [640, 0],
      [1200, 0],
      [1200, 800],
      [330, 800],
    ],
    fill,
  );

function wall(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#a88f63'], [1, '#d9b878']);
  c.fillRect(0, 0, W, H);
  for (let x = 0; x < W; x += 80) {
    c.fillStyle = x % 160 ? 'rgba(255,240,200,.05)' : 'rgba(60,40,12,.06)';
    c.fillRect(x, 0, 80, 690);
    strokePath(c, `M${x} 0 V690`, 'rgba(74,50,18,.3)', 3);
  }
  c.fillStyle = lin(c, 0, 690, 0, H, [0, '#8d6536'], [1, '#4b3317']);
  c.fillRect(0, 690, W, H);
  c.fillStyle = '#6d4c26';
  c.fillRect(0, 676, W, 18);
  for (let i = -4; i < 20; i++)
    strokePath(c, `M${i * 90} 694 L${600 + (i * 90 - 600) * 1.5} ${H}`, 'rgba(40,24,8,.35)', 3);
}

/** The frame of the window at the right, bright with the street. */
function window(c, W) {
  c.fillStyle = lin(c, 1040, 0, W, 0, [0, '#fff6d6'], [1, '#fffdf2']);
  poly(
    c,
    [
      [1092, 0],
      [W, 0],
      [W, 720],
      [1092, 640],
    ],
    lin(c, 1092, 0, W, 0, [0, '#fff0c0'], [1, '#fffcee']),
  );
  // the street outside, almost lost in the glare
  fillPath(c, 'M1104 420 Q1150 396 1200 404 V560 L1104 520 Z', 'rgba(158,172,128,.5)');
  fillPath(c, 'M1104 520 L1200 560 V720 L1104 640 Z', 'rgba(226,214,180,.7)');
  strokePath(c, `M1092 0 V646 M1092 640 L${W} 722`, '#26312b', 26);
  strokePath(c, 'M1077 0 V640', 'rgba(255,226,160,.7)', 4);
  strokePath(c, `M1092 300 L${W} 292`, '#26312b', 12);
}

function draw(c, W, H) {
  wall(c, W, H);
  haze(c, W, H, 5, (k) => sunny(k, 'rgba(255,214,122,.62)'), 1, 'screen');
  window(c, W);
  // the shelf, and the rail on its brackets
  for (const x of [96, 1010]) strokePath(c, `M${x} 120 V${rail}`, '#2b2116', 12);
  soft(c, 9, () => strokePath(c, `M20 ${rail + 26} H1020`, 'rgba(60,36,10,.4)', 16));
  c.fillStyle = lin(c, 0, 96, 0, 126, [0, '#c89a5a'], [0.3, '#8a6336'], [1, '#523717']);
  c.fillRect(0, 96, 1060, 30);
  strokePath(c, `M30 ${rail} H1060`, '#2b2116', 14);
  strokePath(c, `M32 ${rail - 4} H1058`, 'rgba(255,232,180,.6)', 3);
  [0, 0.1, 0.62, 0.82, 0.94].forEach((faded, i) => {
    const x = 122 + 205 * i;
    soft(c, 12, () => at(c, x - 26, rail + 72, 1.16, () => fillPath(c, body, 'rgba(70,42,12,.36)')));
    at(c, x, rail + 58, 1.16, () => jacket(c, faded), [0.012, -0.016, 0.01, -0.01, 0.014][i]);
  });
  blend(c, 'screen', 1, () =>
    sunny(c, lin(c, 1100, 0, 380, 700, [0, 'rgba(255,224,150,.34)'], [1, 'rgba(255,214,130,.1)'])),
  );
  finish(c, W, H, { sun: [0.95, 0.2], warm: 0.3, dark: 0.4 });
}

export default { file: 'articles/shop-window.webp', seed: 61, width: 1200, height: 800, quality: 0.74, draw };
