/** A corner of an office against the sun: its camera, and what stands there. */
import { shadow } from '../kit/light.js';
import { at, fillPath, inside, lin, poly, rad, soft, strokePath } from '../kit/paint.js';

/** A point in meters (to the right, up, from the window toward us) in pixels. */
export const pin = (x, y, z) => {
  const scale = (235 * 4.2) / (4.2 - z);
  return [600 + x * scale, 215 + (1.65 - y) * scale];
};

/** Where the sun throws a point down onto the given height. */
export const cast = ([x, y, z], level) => {
  const t = (y - level) / 1.5;
  return [x - 1.2 * t, level, z + t];
};

/** Four o'clock on the wall. */
export function wallClock(c, x, y, r) {
  const disc = (d, fill) => {
    c.fillStyle = fill;
    c.beginPath();
    c.arc(x, y, d, 0, 7);
    c.fill();
  };
  soft(c, 6, () =>
    fillPath(
      c,
      `M${x - r - 8} ${y + 8} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0`,
      'rgba(16,20,14,.5)',
    ),
  );
  disc(r, '#1d2822');
  disc(r - 8, lin(c, x - r, 0, x + r, 0, [0, '#b9b193'], [1, '#e9dcb4']));
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    strokePath(
      c,
      `M${x + Math.sin(a) * (r - 13)} ${y - Math.cos(a) * (r - 13)} L${x + Math.sin(a) * (r - 19)} ${y - Math.cos(a) * (r - 19)}`,
      '#1d2822',
      i % 3 ? 2.5 : 4.5,
    );
  }
  strokePath(c, `M${x} ${y} L${x + Math.sin(2.094) * 24} ${y - Math.cos(2.094) * 24}`, '#1d2822', 6);
  strokePath(c, `M${x} ${y} V${y - 36}`, '#1d2822', 4);
  disc(5, '#e8572a');
}

/** A small fan that turns; its foot stands at 0, 0. */
export function fan(c) {
  const [y, r] = [-112, 74];
  soft(c, 4, () => fillPath(c, 'M-70 6 h120 v6 h-140 Z', 'rgba(50,30,8,.6)'));
  fillPath(c, 'M-40 4 Q-40 -12 0 -12 Q40 -12 40 4 Z', '#17201b');
  strokePath(c, `M0 -10 V${y + r}`, '#17201b', 11);
  const disc = (d, fill) => {
    c.fillStyle = fill;
    c.beginPath();
    c.arc(0, y, d, 0, 7);
    c.fill();
  };
  disc(r, 'rgba(26,34,26,.8)');
  // blades in motion
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 7; k++)
      at(
        c,
        0,
        y,
        1,
        () =>
          fillPath(
            c,
            'M0 0 C8 -26 34 -58 62 -30 C58 -8 26 6 0 0 Z',
            `rgba(255,232,178,${k > 5 ? 0.5 : 0.03 + k * 0.03})`,
          ),
        (i * Math.PI) / 2 + 0.2 + k * 0.07,
      );
  for (const ring of [r, r * 0.72, r * 0.44]) {
    c.strokeStyle = '#17201b';
    c.lineWidth = ring === r ? 7 : 2;
    c.beginPath();
    c.arc(0, y, ring, 0, 7);
    c.stroke();
  }
  for (let i = 0; i < 14; i++) {
    const a = (i * Math.PI) / 7;
    strokePath(
      c,
      `M${Math.cos(a) * 14} ${y + Math.sin(a) * 14} L${Math.cos(a) * r} ${y + Math.sin(a) * r}`,
      '#17201b',
      1.8,
    );
  }
  c.strokeStyle = '#ffe2a0';
  c.lineWidth = 3;
  c.beginPath();
  c.arc(0, y, r + 2, -1.5, 0.5);
  c.stroke();
  disc(15, '#e8572a');
  // ribbons in its wind
  for (const [dy, long, tone] of [
    [-12, 104, '#e8572a'],
    [10, 88, '#ffb627'],
    [26, 66, '#e8572a'],
  ])
    strokePath(
      c,
      `M-14 ${y + dy * 0.5} q${-long * 0.3} ${-18 + dy} ${-long * 0.55} ${dy * 0.4} t${-long * 0.5} ${dy * 0.3 - 4}`,
      tone,
      6,
    );
}

/** A desk lamp that is on in daylight; its foot stands at 0, 0. */
export function deskLamp(c) {
  soft(c, 5, () => fillPath(c, 'M-66 8 Q-60 -6 0 -2 Q30 0 30 8 Q-10 18 -66 8 Z', 'rgba(40,22,6,.5)'));
  // its light on the desk and in the air
  soft(c, 10, () =>
    poly(
      c,
      [
        [-92, -150],
        [-176, 6],
        [-20, 14],
        [-40, -120],
      ],
      lin(c, 0, -150, 0, 14, [0, 'rgba(255,244,196,.75)'], [1, 'rgba(255,236,160,.2)']),
    ),
  );
  fillPath(c, 'M-36 4 Q-36 -10 0 -10 Q36 -10 36 4 Q0 12 -36 4 Z', '#5d2210');
  strokePath(c, 'M2 -8 L44 -112 L-26 -196', '#5d2210', 9);
  strokePath(c, 'M5 -10 L48 -112', 'rgba(255,196,120,.8)', 2.5);
  fillPath(c, 'M36 -112 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0', '#2b120a');
  fillPath(
    c,
    'M-44 -214 L-12 -190 L-28 -112 L-112 -158 Z',
    lin(c, -100, -150, -20, -190, [0, '#b33d18'], [0.6, '#d9562a'], [1, '#ffa066']),
  );
  strokePath(c, 'M-43 -214 L-12 -190 L-28 -113', 'rgba(255,222,160,.85)', 3);
  fillPath(c, 'M-112 -158 L-28 -112 Q-38 -92 -66 -98 Q-108 -114 -112 -158 Z', '#fffbe2');
  c.fillStyle = rad(
    c,
    -72,
    -118,
    6,
    130,
    [0, 'rgba(255,248,206,.8)'],
    [0.4, 'rgba(255,232,150,.28)'],
    [1, 'rgba(255,226,140,0)'],
  );
  c.fillRect(-220, -260, 300, 280);
}

/** A swivel chair from behind, a jacket over its back; it stands on 0, 0. */
export function chair(c) {
  shadow(c, -10, 10, 120, 14, 0.5, 9);
  const dark = '#141b17';
  for (const [x, y] of [
    [-96, 2],
    [-50, 16],
    [52, 16],
    [98, 0],
    [6, -14],
  ]) {
    strokePath(c, `M0 -34 L${x} ${y - 10}`, dark, 11);
    fillPath(c, `M${x - 10} ${y} a10 10 0 1 0 20 0 a10 10 0 1 0 -20 0`, dark);
  }
  strokePath(c, 'M0 -120 V-32', dark, 17);
  strokePath(c, 'M5 -116 V-40', '#8b8464', 3);
  fillPath(
    c,
    'M-92 -146 Q-92 -164 0 -164 Q92 -164 92 -146 L84 -118 Q0 -106 -84 -118 Z',
    lin(c, -92, 0, 92, 0, [0, '#1b2620'], [1, '#5d6a50']),
  );
  strokePath(c, 'M0 -128 V-200', dark, 22);
  // arms on both sides
  for (const k of [-1, 1]) {
    strokePath(c, `M${k * 70} -138 Q${k * 118} -140 ${k * 116} -206`, dark, 10);
    strokePath(c, `M${k * 116 - 12} -210 H${k * 116 + 12}`, dark, 15);
  }
  const back = 'M-80 -336 Q-80 -366 0 -366 Q80 -366 80 -336 L86 -200 Q84 -178 0 -176 Q-84 -178 -86 -200 Z';
  fillPath(c, back, lin(c, -84, 0, 84, 0, [0, '#1e2b24'], [0.7, '#3a5144'], [1, '#a5a672']));
  // the jacket hangs on the back by its shoulders, its sleeves empty
  const cloth = (x0, x1) => lin(c, x0, 0, x1, 0, [0, '#6d6450'], [0.65, '#a39470'], [1, '#f3e0b0']);
  fillPath(
    c,
    'M-78 -352 C-108 -326 -116 -262 -108 -176 L-76 -174 C-72 -230 -70 -270 -60 -310 Z',
    cloth(-116, -50),
  );
  fillPath(c, 'M78 -352 C110 -326 122 -258 112 -160 L82 -156 C78 -220 74 -270 62 -310 Z', cloth(30, 120));
  const jacket =
    'M-30 -378 C-58 -374 -82 -366 -88 -344 C-84 -300 -86 -250 -82 -206 Q-40 -196 -3 -200 L0 -232 L4 -199 Q44 -194 84 -204 C86 -250 86 -300 88 -344 C84 -366 58 -374 30 -378 Q0 -366 -30 -378 Z';
  fillPath(c, jacket, cloth(-94, 94));
  inside(c, jacket, () =>
    soft(c, 5, () =>
      strokePath(
        c,
        'M-54 -346 C-46 -300 -62 -260 -54 -200 M48 -340 C58 -290 42 -260 50 -200',
        'rgba(40,32,16,.5)',
        13,
      ),
    ),
  );
  strokePath(c, 'M0 -288 V-202', 'rgba(40,32,16,.55)', 3);
  fillPath(c, 'M-36 -380 Q0 -404 36 -380 Q32 -362 0 -360 Q-32 -362 -36 -380 Z', '#4f4836');
  strokePath(c, 'M10 -391 Q36 -386 40 -376 C66 -372 84 -364 89 -344', 'rgba(255,226,160,.9)', 4);
  strokePath(c, 'M92 -340 C114 -306 121 -240 113 -162', 'rgba(255,226,160,.8)', 3.5);
}
