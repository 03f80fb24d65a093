/** What stands behind the display glass of the price page: hats, boots, shirts and an armchair in a lit shop. */
import { mix, rr, seed } from '../../lib.js';
import { finish, shadow } from '../kit/light.js';
import { at, fillPath, inside, lin, rad, soft, strokePath } from '../kit/paint.js';

/** A shape lit from the right, as wide as `r` to each side of its middle; `folds` are lines of shade in it. */
function lit(c, d, r, tone, folds = '', width = 5) {
  fillPath(
    c,
    d,
    lin(c, -r, 0, r, 0, [0, mix(tone, '#1a1208', 0.5)], [0.6, tone], [1, mix(tone, '#fff0c8', 0.4)]),
  );
  if (folds) inside(c, d, () => soft(c, 2, () => strokePath(c, folds, 'rgba(24,16,8,.34)', width)));
}
function hat(c, tone) {
  lit(
    c,
    'M-46 -18 C-52 -58 -44 -92 -26 -94 C-12 -96 -8 -84 0 -84 C8 -84 12 -96 26 -94 C44 -92 52 -58 46 -18 Z',
    48,
    tone,
    'M-22 -90 C-14 -70 -6 -66 0 -66 C6 -66 14 -70 22 -90',
  );
  fillPath(c, 'M-48 -34 C-20 -28 20 -28 48 -34 V-18 H-48 Z', '#2a1c10');
  lit(
    c,
    'M-104 -32 C-92 -34 -70 -20 -48 -19 C-20 -26 20 -26 48 -19 C70 -20 92 -34 104 -32 C96 -8 50 2 0 2 C-50 2 -96 -8 -104 -32 Z',
    104,
    tone,
  );
  strokePath(c, 'M20 -9 C56 -10 84 -18 102 -31', 'rgba(255,244,214,.7)', 3);
}
function boot(c, tone) {
  c.translate(0, -14);
  lit(
    c,
    'M-34 -150 C-18 -158 -8 -136 0 -136 C8 -136 18 -158 32 -150 L28 -62 C36 -42 62 -34 84 -24 C96 -18 96 -8 94 -4 H-30 C-34 -30 -28 -70 -34 -150 Z',
    70,
    tone,
    'M-20 -62 C-4 -52 12 -52 26 -62 M-24 -44 C0 -30 16 -34 30 -46',
  );
  strokePath(
    c,
    'M-16 -130 C-2 -106 -2 -90 -16 -76 M14 -130 C2 -106 2 -90 14 -76',
    'rgba(255,226,166,.75)',
    2.5,
  );
  fillPath(c, 'M-32 -6 H96 V2 H34 L6 0 V14 H-28 Z', '#21160c');
}
function shirt(c, tone, check) {
  strokePath(c, 'M0 -232 C14 -246 10 -262 -2 -262 M-50 -206 L0 -228 L50 -206', '#3a2d18', 5);
  const d =
    'M-18 -216 L0 -200 L18 -216 L58 -198 C72 -150 80 -100 82 -52 L60 -46 L46 -104 C46 -60 50 -24 54 10 C20 22 -20 22 -54 10 C-50 -24 -46 -60 -46 -104 L-60 -46 L-82 -52 C-80 -100 -72 -150 -58 -198 Z';
  lit(
    c,
    d,
    84,
    tone,
    'M-46 -104 C-40 -140 -42 -160 -48 -176 M46 -104 C40 -140 42 -160 48 -176 M-28 -30 C-24 0 -30 10 -34 18 M26 -60 C30 -20 24 4 28 18',
  );
  inside(c, d, () => {
    if (!check) return;
    for (let i = -84; i < 90; i += 28)
      strokePath(c, `M${i} -220 V30 M-90 ${i - 90} H90`, 'rgba(250,236,200,.32)', 5);
  });
  strokePath(c, 'M0 -198 V14 M-18 -215 L-12 -190 L0 -200 L12 -190 L18 -215', 'rgba(28,18,8,.55)', 2.5);
  for (let y = -170; y < 0; y += 34) fillPath(c, `M-6 ${y} h5 v5 h-5 Z`, '#f8e9c4');
}
function armchair(c) {
  for (const x of [-116, 104]) fillPath(c, `M${x} -40 h14 l-4 40 h-8 Z`, '#2b1a0d');
  lit(
    c,
    'M-112 -60 C-120 -190 -104 -262 -60 -268 H56 C104 -262 118 -190 110 -60 Z',
    118,
    '#8a4a22',
    'M-36 -250 V-120 M36 -250 V-120',
    4,
  );
  lit(c, 'M-84 -122 C-84 -138 84 -138 84 -122 V-70 H-84 Z', 90, '#a5602e');
  lit(c, 'M-84 -72 H84 V-36 H-84 Z', 100, '#6d3718');
  for (const x of [-106, 106])
    at(c, x, 0, 1, () =>
      lit(
        c,
        'M-34 -140 C-34 -176 34 -176 34 -140 L28 -34 H-28 Z',
        38,
        '#7a3f1c',
        'M-20 -138 C-14 -152 14 -152 20 -138',
        3,
      ),
    );
}
function plank(c, y, W) {
  soft(c, 10, () => {
    c.fillStyle = 'rgba(60,36,10,.4)';
    c.fillRect(70, y + 16, W - 140, 26);
  });
  c.fillStyle = lin(c, 0, y, 0, y + 22, [0, '#b98a50'], [0.25, '#7e5a32'], [1, '#4e3519']);
  c.fillRect(60, y, W - 120, 22);
}

/** Drawn on a sheet of 1200 by 1150. */
function draw(c, width, height) {
  const [W, H, floor] = [1200, 1150, 1010];
  c.scale(width / W, height / H);
  c.fillStyle = lin(c, 0, 0, 0, floor, [0, '#f6d695'], [0.6, '#dcae66'], [1, '#b78748']);
  c.fillRect(0, 0, W, H);
  // boards of the wall
  for (let x = 0; x < W; x += 75) strokePath(c, `M${x} 0 V${floor}`, 'rgba(96,62,22,.16)', 3);
  c.fillStyle = lin(c, 0, floor, 0, H, [0, '#9a6f3c'], [1, '#55391b']);
  c.fillRect(0, floor, W, H);
  for (let i = -6; i < 22; i++)
    strokePath(c, `M${i * 80} ${floor} L${600 + (i * 80 - 600) * 1.5} ${H}`, 'rgba(50,30,10,.3)', 2.5);
  for (const x of [200, 600, 1000]) {
    c.fillStyle = rad(
      c,
      x,
      160,
      10,
      420,
      [0, 'rgba(255,244,206,.85)'],
      [0.3, 'rgba(255,236,180,.4)'],
      [1, 'rgba(255,230,170,0)'],
    );
    c.fillRect(x - 420, 0, 840, 600);
    c.fillStyle = '#3a2d18';
    c.fillRect(x - 2, 0, 4, 110);
    fillPath(c, `M${x - 44} 158 A44 22 0 0 0 ${x + 44} 158 Z`, '#fffae6');
    at(c, x, 0, 1, () =>
      lit(c, 'M-64 160 C-58 118 -30 106 -14 104 H14 C30 106 58 118 64 160 Z', 66, '#3d4f44'),
    );
  }
  const row = (y, things) =>
    things.forEach(([make, x, size, ...look]) => {
      shadow(c, x, y, 92 * size, 5, 0.45, 5);
      at(c, x, y, size, () => make(c, ...look));
    });
  plank(c, 372, W);
  row(
    372,
    ['#c9a468', '#5b3a20', '#e6d6b0', '#3c3a34'].map((tone, i) => [hat, 206 + 265 * i, 1.03, tone]),
  );
  // a rail under the shelf, and what hangs from it
  for (const x of [150, 790]) strokePath(c, `M${x} 394 V470`, '#2b2116', 7);
  strokePath(c, 'M110 470 H830', '#2b2116', 9);
  strokePath(c, 'M112 467 H828', 'rgba(255,232,180,.55)', 2.5);
  seed(5);
  for (const [x, tone, check] of [
    [196, '#3d6480', true],
    [336, '#e8dcc0'],
    [470, '#a23a1c', true],
    [606, '#2f5d46'],
    [740, '#c08a3a', true],
  ]) {
    soft(c, 8, () =>
      at(c, x - 16, 744, 1.06, () =>
        fillPath(c, 'M-58 -198 H58 L82 -52 L54 10 H-54 L-82 -52 Z', 'rgba(70,42,12,.32)'),
      ),
    );
    at(c, x, 744, 1.06, () => shirt(c, tone, check), rr(-0.02, 0.02));
  }
  // a low bench of boots
  c.fillStyle = lin(c, 0, 940, 0, 966, [0, '#c39558'], [0.3, '#80592f'], [1, '#4e3519']);
  c.fillRect(110, 936, 620, 26);
  for (const x of [140, 690]) c.fillRect(x, 960, 20, 66);
  for (const [i, tone] of ['#6b3a1a', '#b5773a', '#2f2a26'].entries())
    row(
      936,
      [168, 254].map((x) => [boot, x + i * 194, 0.86, tone]),
    );
  shadow(c, 950, 1040, 200, 18, 0.5, 12);
  at(c, 968, 1044, 1.38, () => armchair(c));
  c.resetTransform();
  finish(c, width, height, { sun: [0.9, 0.1], dark: 0.3, noise: 0 });
}

export default { file: 'heroes/shop-goods.webp', seed: 5, width: 1000, height: 958, quality: 0.36, draw };
