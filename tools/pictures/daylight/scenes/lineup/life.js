/** Small pieces of life for the places: birds, boats, a bridge, a dog. All are lit from the right. */
import { mix, pick, rgba, rr } from '../../lib.js';
import { lyingDog } from '../kit/dog.js';
import { at, fillPath, lin, poly, soft, strokePath } from '../kit/paint.js';

/** A great blue heron in shallow water, 280 tall; `turn` -1 lets it look to the left. */
export function heron(c, x, y, s, turn = 1) {
  at(c, x, y, [s * turn, s], () => {
    soft(c, 3, () => fillPath(c, 'M-46 2 C-20 -6 40 -6 66 2 C40 10 -20 10 -46 2 Z', 'rgba(20,48,48,.35)'));
    strokePath(c, 'M-2 -112 L-8 -56 L-4 0', '#5b5340', 5);
    strokePath(c, 'M14 -112 L20 -58 L14 0', '#7d7152', 5);
    // tail, body, shoulder
    fillPath(
      c,
      'M-96 -92 C-70 -120 -40 -160 8 -172 C40 -178 58 -166 56 -146 C52 -118 20 -100 -14 -100 C-40 -98 -70 -94 -96 -92 Z',
      lin(c, -90, -90, 60, -170, [0, '#3d5560'], [0.6, '#6f8b94'], [1, '#b9c4ba']),
    );
    fillPath(c, 'M-96 -92 C-66 -112 -40 -120 -4 -118 C-20 -104 -60 -92 -96 -92 Z', '#2c3f49');
    strokePath(
      c,
      'M-60 -112 C-30 -134 4 -140 34 -140 M-44 -102 C-20 -116 10 -122 34 -124',
      'rgba(220,228,214,.4)',
      2.4,
    );
    // the neck folds back and forth
    strokePath(c, 'M40 -152 C66 -176 28 -196 36 -226 C40 -242 50 -250 60 -256', '#8ba0a2', 15);
    strokePath(c, 'M45 -150 C72 -176 34 -198 42 -226 C46 -240 54 -247 62 -252', '#d9d8c2', 6);
    fillPath(
      c,
      'M44 -262 C48 -276 70 -280 84 -268 C88 -262 84 -254 76 -252 C62 -248 46 -250 44 -262 Z',
      '#e9e6d2',
    );
    fillPath(c, 'M80 -268 L136 -256 L80 -253 Z', '#d9a23c');
    fillPath(c, 'M80 -260 L136 -256 L80 -253 Z', '#a8742a');
    fillPath(c, 'M26 -266 C44 -276 62 -278 76 -272 C62 -268 46 -264 26 -258 Z', '#22303a');
    c.fillStyle = '#1c1a14';
    c.beginPath();
    c.arc(74, -264, 3, 0, 7);
    c.fill();
    strokePath(c, 'M46 -168 C58 -160 58 -144 46 -130', 'rgba(255,240,204,.75)', 3);
  });
}

/** A duck on the water with its wake, 140 wide; `turn` -1 lets it swim to the left. */
export function duck(c, x, y, s, turn = 1, coat = ['#5a4630', '#8a6d46', '#d9b981']) {
  at(c, x, y, [s * turn, s], () => {
    strokePath(c, 'M-120 8 C-80 14 -30 14 52 6', 'rgba(240,244,226,.5)', 3);
    strokePath(c, 'M-90 20 C-50 24 0 24 40 16', 'rgba(240,244,226,.3)', 3);
    fillPath(c, 'M-48 6 C-30 20 30 20 48 6 Z', 'rgba(12,40,40,.4)');
    const tones = lin(c, -50, 0, 50, -30, [0, coat[0]], [0.55, coat[1]], [1, coat[2]]);
    fillPath(
      c,
      'M-64 -18 C-50 -16 -44 -24 -20 -28 C4 -32 20 -26 26 -34 C30 -42 24 -50 30 -60 C36 -70 54 -70 60 -58 C62 -52 60 -44 54 -38 C50 -30 56 -20 50 -8 C44 4 30 8 0 8 C-36 8 -56 -2 -64 -18 Z',
      tones,
    );
    fillPath(c, 'M-46 -14 C-24 -24 4 -22 18 -10 C2 0 -30 0 -46 -14 Z', rgba(coat[0], 0.65));
    fillPath(c, 'M59 -58 C66 -54 76 -52 80 -48 C76 -44 64 -44 58 -46 Z', '#d9952f');
    c.fillStyle = '#15120c';
    c.beginPath();
    c.arc(50, -57, 3, 0, 7);
    c.fill();
    strokePath(c, 'M36 -67 C46 -71 56 -68 60 -58', 'rgba(255,240,204,.7)', 2.4);
  });
}

/** A sloop under sail with its reflection, 210 tall. */
export function sloop(c, x, y, s, turn = 1) {
  at(c, x, y, [s * turn, s], () => {
    // its image in the water, broken
    for (let i = 0; i < 22; i++) {
      const w = 46 * (1 - i / 24);
      c.fillStyle = `rgba(255,248,226,${0.42 * (1 - i / 23)})`;
      c.fillRect(-w * 0.5 + rr(-6, 6), 8 + i * 4.4, w, 2.2);
    }
    fillPath(
      c,
      'M-4 -196 C-4 -120 -4 -60 -4 -20 L62 -20 C46 -80 22 -150 -4 -196 Z',
      lin(c, -4, 0, 62, 0, [0, '#e9e2c9'], [1, '#fffaea']),
    );
    fillPath(
      c,
      'M-9 -176 C-24 -120 -44 -66 -62 -20 C-44 -24 -26 -24 -9 -22 Z',
      lin(c, -62, 0, -9, 0, [0, '#b9702a'], [1, '#e5a04a']),
    );
    strokePath(c, 'M-6 -202 V-8 M-6 -18 H64', '#5b4a30', 3);
    for (const q of [-62, -104, -144])
      strokePath(c, `M-3 ${q} L${(q + 196) * 0.36} ${q + 3}`, 'rgba(140,130,100,.35)', 1.6);
    fillPath(
      c,
      'M-70 -12 L76 -12 C70 2 60 8 46 8 L-50 8 C-62 6 -68 -2 -70 -12 Z',
      lin(c, -70, 0, 76, 0, [0, '#8a3a22'], [1, '#d06a44']),
    );
    strokePath(c, 'M-70 -12 L76 -12', '#fff3d2', 3);
  });
}

/** A dock on posts from x0 to x1, its deck at y. */
export function dock(c, x0, x1, y) {
  const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)];
  for (let x = left + 14; x < right; x += 62) {
    c.fillStyle = lin(c, x, 0, x + 11, 0, [0, '#4b3d28'], [1, '#a5895a']);
    c.fillRect(x, y - 22, 11, 58);
    c.fillStyle = '#d9c08a';
    c.fillRect(x, y - 24, 11, 4);
    for (let i = 0; i < 2; i++) {
      c.fillStyle = `rgba(40,44,34,${0.4 - i * 0.06})`;
      c.fillRect(x + rr(-4, 4), y + 38 + i * 6, 12, 3);
    }
  }
  c.fillStyle = 'rgba(22,44,42,.4)';
  c.fillRect(left, y + 15, right - left, 12);
  poly(
    c,
    [
      [left, y],
      [right, y],
      [right, y + 15],
      [left, y + 15],
    ],
    lin(c, 0, y, 0, y + 15, [0, '#e3cb96'], [0.35, '#a98c5a'], [1, '#5f4e32']),
  );
  for (let x = left + 16; x < right; x += 16) {
    c.fillStyle = 'rgba(70,54,30,.4)';
    c.fillRect(x, y, 1.6, 5);
  }
}

/** A steel arch over the water from x0 to x1, its road at y, `h` high; the far side of the arch stands behind it. */
export function archBridge(c, x0, x1, y, h, foot = 40) {
  const mid = (x0 + x1) / 2;
  const half = (x1 - x0) / 2;
  const rise = (x, d = 0) => y + foot - (h + foot + d) * (1 - ((x - mid) / half) ** 2);
  const arch = (d) => {
    const pts = [];
    for (let i = 0; i <= 60; i++) {
      const x = x0 + ((x1 - x0) * i) / 60;
      pts.push([x, rise(x, d)]);
    }
    return `M${pts.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join(' L')}`;
  };
  const steel = '#8d5638';
  at(c, 12, -9, 1, () => strokePath(c, arch(0), mix(steel, '#b9b99c', 0.5), 8));
  for (let i = 1; i < 18; i++) {
    const x = x0 + ((x1 - x0) * i) / 18;
    const top = rise(x);
    if (top > y - 14) continue;
    strokePath(c, `M${x + 12} ${top - 9} V${y - 6}`, 'rgba(150,120,92,.4)', 1.6);
    strokePath(c, `M${x} ${top} V${y}`, mix(steel, '#2a2018', 0.25), 2.4);
  }
  // the road lies through the arch and goes on to both shores
  for (const x of [x0 + half * 0.06, x1 - half * 0.06]) {
    c.fillStyle = lin(c, x - 22, 0, x + 22, 0, [0, '#8f8566'], [1, '#e0d3a8']);
    c.fillRect(x - 20, y + 6, 40, foot + 6);
  }
  c.fillStyle = lin(c, 0, y - 7, 0, y + 11, [0, '#f0e2b8'], [0.35, '#b49f74'], [1, '#5f5742']);
  c.fillRect(x0 - 400, y - 7, x1 - x0 + 800, 18);
  strokePath(c, arch(0), steel, 13);
  at(c, 0, -4, 1, () => strokePath(c, arch(0), mix(steel, '#ffe6b4', 0.55), 3));
}

/** A plank on two ropes at x, y; they hang from a bough as far over it as `ropes` says. */
export function swing(c, x, y, ropes) {
  const half = 26;
  soft(c, 4, () => {
    c.fillStyle = 'rgba(36,50,34,.45)';
    c.beginPath();
    c.ellipse(x - 18, y + 46, 50, 6, 0, 0, 7);
    c.fill();
  });
  [-1, 1].forEach((d, i) => {
    strokePath(c, `M${x + d * half} ${y - ropes[i]} V${y}`, '#6b5738', 3);
    strokePath(c, `M${x + d * half + 1} ${y - ropes[i]} V${y}`, 'rgba(255,236,190,.5)', 1.2);
  });
  c.fillStyle = lin(c, 0, y, 0, y + 11, [0, '#e6bf84'], [0.4, '#a86f3c'], [1, '#6d4424']);
  c.fillRect(x - half - 11, y, half * 2 + 22, 11);
}

/** The dog in the grass, blades before its belly. */
export function dog(c, x, y, s) {
  lyingDog(c, x, y, s);
  for (let i = 0; i < 70; i++) {
    const [bx, long] = [x + rr(-230, 220) * s, rr(12, 34) * s * 1.4];
    strokePath(
      c,
      `M${bx} ${y + rr(4, 12)} q${rr(-2, 2)} ${-long * 0.6} ${rr(-5, 5)} ${-long}`,
      pick(['#3d4b3a', '#5d7145', '#8d9a55', '#b9b06c']),
      rr(1.4, 2.4),
    );
  }
}
