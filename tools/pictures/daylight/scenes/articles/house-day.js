/** One house cut open at five times: the sun goes from the east over it to the west, and the light goes through its rooms. */
import { mix, rgba, rr } from '../../lib.js';
import { grass, ridge } from '../../nature.js';
import { finish, haze } from '../kit/light.js';
import { at, box, fillPath, inside, layer, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';

/** Draws `count` pictures of equal width side by side, a thin dark line between them. */
function panels(c, W, H, count, paint) {
  const w = W / count;
  for (let i = 0; i < count; i++)
    c.drawImage(
      layer(w, H, (k) => paint(k, i, w, H)),
      i * w,
      0,
    );
  c.fillStyle = ink.shade2;
  for (let i = 1; i < count; i++) c.fillRect(i * w - 2.5, 0, 5, H);
}

/** Sky, sun at x, y, tone of land and rooms, and how steeply the sun falls in: rightward at a positive `side`. */
const times = [
  {
    sky: ['#86b0ba', '#ffdb96'],
    sun: [-6, 440],
    disc: '#ffb52e',
    land: '#8f9a68',
    room: '#8d8870',
    side: 1,
    slope: 0.34,
  },
  { sky: ['#5f9db8', '#dfe8d6'], sun: [160, 82], land: '#93a566', room: '#c9c3a2', side: 0 },
  { sky: ['#7aaab4', '#f8e4b4'], sun: [266, 168], land: '#8f9a60', room: '#8f8a72', side: -1, slope: 0.86 },
  {
    sky: ['#6a8688', '#ffab42'],
    sun: [326, 484],
    disc: '#ff7f24',
    land: '#7b7a4c',
    room: '#6f6853',
    side: -1,
    slope: 0.15,
  },
  {
    sky: ['#10202a', '#33525a'],
    sun: [72, 104],
    disc: '#f4ecd2',
    land: '#1e2f2a',
    room: '#e9b65c',
    side: 0,
    night: true,
  },
];
/** Wall colors: bedroom, study, kitchen, living room. */
const papers = ['#c0aba0', '#8fa9a8', '#ead39a', '#a9b78c'];
const [east, west, base] = [42, 278, 790];
const [wide, middle] = [104, 160];
const columns = [east + 14, middle + 4];
const stories = [
  [374, 574],
  [588, base],
];
const deep = 44;
/** Top and foot of the pane of a story. */
const pane = ([top, foot]) => [top + 34, foot - 40];

/** What stands in the four rooms, each drawn from the left end of its floor. */
const furniture = [
  // bed under a picture
  (c) => {
    fillPath(c, 'M26 -150 h46 v34 h-46 Z', '#5c4224');
    fillPath(c, 'M30 -146 h38 v26 h-38 Z', '#cfdccb');
    fillPath(c, 'M30 -120 q12 -16 20 -4 q8 -8 18 4 Z', '#6f8f6a');
    fillPath(c, 'M4 -12 V-74 h8 V-40 H94 V-52 h7 V-12 h-7 V-20 H12 V-12 Z', '#6b4a26');
    fillPath(c, 'M12 -38 V-48 Q12 -56 22 -56 H36 Q42 -56 42 -48 V-38 Z', '#fff8e2');
    fillPath(c, 'M34 -22 V-40 Q38 -54 54 -54 H86 Q95 -52 95 -44 V-22 Z', ink.oak);
    fillPath(c, 'M40 -52 Q46 -40 42 -22 H34 V-40 Z', '#477a5f');
    fillPath(c, 'M12 -38 H34 V-22 H12 Z', '#e9dfc2');
  },
  // desk with a screen, a shelf of books
  (c) => {
    fillPath(c, 'M12 -126 h78 v6 h-78 Z', '#6b4a26');
    for (const [x, w, h, tone] of [
      [16, 8, 24, '#a8330f'],
      [25, 6, 20, '#e3d3a4'],
      [32, 9, 26, '#2f5d46'],
      [42, 6, 22, '#bd7700'],
      [56, 22, 7, '#31566a'],
      [58, 18, 7, '#e3d3a4'],
    ])
      fillPath(c, `M${x} -126 v${-h} h${w} v${h} Z`, tone);
    fillPath(c, 'M58 -141 h18 v8 h-18 Z', '#8d3b1e');
    fillPath(c, 'M10 -60 H96 V-53 H91 V-12 H85 V-53 H21 V-12 H15 V-53 H10 Z', '#6b4a26');
    fillPath(c, 'M28 -106 H78 V-70 H28 Z', ink.shade2);
    fillPath(c, 'M32 -102 H74 V-74 H32 Z', '#54757c');
    fillPath(c, 'M48 -70 h10 v7 h8 v3 h-26 v-3 h8 Z', ink.shade2);
    fillPath(c, 'M36 -12 V-34 h30 V-12 h-5 V-28 H41 V-12 Z', '#8a6a3a');
  },
  // table with a bowl and a lamp over it, a cabinet
  (c) => {
    fillPath(c, 'M44 -158 h54 v42 h-54 Z', '#7d5a30');
    fillPath(c, 'M70 -156 h2 v38 h-2 Z', '#3f2c14');
    fillPath(c, 'M66 -138 h3 v8 h-3 Z M73 -138 h3 v8 h-3 Z', '#e3c98a');
    fillPath(c, 'M12 -62 H92 V-54 H86 V-12 H79 V-54 H25 V-12 H18 V-54 H12 Z', '#6b4a26');
    fillPath(c, 'M34 -62 Q36 -78 48 -78 Q60 -78 62 -62 Z', '#d9703c');
    fillPath(c, 'M30 -76 H66 Q64 -62 48 -62 Q32 -62 30 -76 Z', '#fff8e2');
    fillPath(c, 'M72 -62 v-13 h10 v13 Z', ink.sunPale);
    fillPath(c, 'M37 -12 V-36 h26 V-12 h-5 V-30 H42 V-12 Z', '#8a6a3a');
  },
  // armchair on a rug, a plant
  (c) => {
    fillPath(c, 'M2 -6 L12 -20 H92 L102 -6 Z', ink.ember);
    fillPath(c, 'M8 -9 L15 -17 H89 L96 -9 Z', '#c2552c');
    fillPath(
      c,
      'M16 -14 V-76 Q16 -92 30 -92 Q42 -92 42 -78 V-48 H76 Q88 -48 88 -36 V-14 H80 V-18 H24 V-14 Z',
      ink.oak,
    );
    fillPath(c, 'M36 -50 H72 Q80 -50 80 -42 V-34 H36 Z', '#477a5f');
    fillPath(c, 'M40 -60 L56 -66 L62 -50 L44 -48 Z', '#e3b04e');
  },
];
const furnish = (c) =>
  stories.forEach(([, foot], story) =>
    columns.forEach((x, column) => at(c, x, foot, 1, () => furniture[story * 2 + column](c))),
  );

function rooms(c, { room, side, slope, night }) {
  stories.forEach(([top, foot], story) => {
    columns.forEach((x, column) => {
      const tone = mix(papers[story * 2 + column], room, night ? 0.5 : side ? 0.42 : 0.3);
      const r = [x, top, wide, foot - top];
      c.fillStyle = lin(c, 0, top, 0, foot, [0, mix(tone, ink.shade2, night ? 0.1 : 0.34)], [1, tone]);
      c.fillRect(...r);
      c.fillStyle = lin(c, 0, foot - deep, 0, foot, [0, '#6d5230'], [1, '#a27a44']);
      c.fillRect(x, foot - deep, wide, deep);
      c.fillStyle = 'rgba(255,244,214,.55)';
      c.fillRect(x, foot - deep - 5, wide, 5);
      if (night) {
        const glow = [
          [0, '#fff8df'],
          [0.3, 'rgba(255,226,150,.75)'],
          [1, 'rgba(255,206,110,0)'],
        ];
        c.fillStyle = rad(c, x + wide / 2, top + 36, 4, 170, ...glow);
        c.fillRect(...r);
        fillPath(c, `M${x + wide / 2 - 1.5} ${top} h3 v18 h-3 Z`, ink.shade2);
        fillPath(c, `M${x + wide / 2 - 20} ${top + 36} l11 -20 h18 l11 20 Z`, '#fffaea');
      } else if (!side)
        // at noon the sun comes from the south, where the house is cut open
        fillPath(c, `M${x + 16} ${foot - deep + 6} h72 l10 ${deep - 6} h-92 Z`, '#ffd978');
    });
  });
  if (!side) return furnish(c);
  const column = side > 0 ? 0 : 1;
  const from = side > 0 ? columns[0] : columns[1] + wide;
  const far = from + wide * side;
  /** The beam in the air of a room, and where it meets floor and wall. */
  const sun = (strength, isOnFloor) => {
    for (const story of stories) {
      const [top, foot] = story;
      const [y0, y1] = pane(story);
      const floor = foot - deep / 2;
      inside(c, box(columns[column], top, wide, foot - top), () => {
        const air = lin(
          c,
          from,
          0,
          far,
          0,
          [0, rgba('#ffdc84', strength)],
          [1, rgba('#ffc640', strength * 0.62)],
        );
        inside(c, box(columns[column], top, wide, floor - top), () =>
          fillPath(c, `M${from} ${y0} V${y1} L${far} ${y1 + wide * slope} V${y0 + wide * slope} Z`, air),
        );
        if (!isOnFloor) return;
        const [near, end] = [(floor - y1) / slope, (floor - y0) / slope].map((d) => Math.min(d, wide));
        if (near < wide)
          poly(
            c,
            [
              [from + side * near, foot - deep + 5],
              [from + side * end, foot - deep + 5],
              [from + side * (end + 8), foot],
              [from + side * (near - 6), foot],
            ],
            '#ffe08c',
          );
        // the partition, where the beam ends on it
        const low = Math.min(y1 + wide * slope, floor);
        const high = y0 + wide * slope;
        if (high < low) {
          c.fillStyle = '#fff3c0';
          c.fillRect(side > 0 ? far - 7 : far, high, 7, low - high);
        }
      });
    }
  };
  sun(0.95, true);
  furnish(c);
  sun(0.36);
}

const attic = `M${east - 22} 374 L${middle} 180 L${west + 22} 374 Z`;
function roof(c, tone, lit, night) {
  const [left, right, eave, top] = [10, 310, 372, 172];
  fillPath(c, attic, night ? '#2b2a22' : '#5a4526');
  inside(c, attic, () => {
    for (let x = 35; x < 300; x += 25) strokePath(c, `M${x} 376 V190`, night ? '#3d382a' : '#8a6a3a', 6);
    fillPath(c, 'M86 374 V334 H128 V374 Z M134 374 V346 H176 V374 Z', night ? '#4a3c24' : '#b48a4c');
    fillPath(c, 'M104 374 V334 h6 v40 Z M152 374 V346 h6 v28 Z', night ? '#33291a' : '#8a6432');
    fillPath(c, 'M188 374 V350 Q188 342 196 342 H224 Q232 342 232 350 V374 Z', night ? '#2a3a36' : '#3f5a56');
  });
  for (const [isWest, x] of [
    [false, left],
    [true, right],
  ]) {
    const color = mix(ink.shade5, tone(isWest), tone(isWest) === lit ? 0.62 : 0.15);
    strokePath(c, `M${x} ${eave} L${middle} ${top}`, color, 20);
    strokePath(
      c,
      `M${x} ${eave - 8} L${middle} ${top - 9}`,
      mix(color, '#fff6dc', tone(isWest) === lit && !night ? 0.6 : 0.1),
      4,
    );
  }
}

function house(c, time) {
  const { side, night } = time;
  const lit = night ? '#5a6258' : '#f6e9c2';
  const dim = night ? '#3f4a45' : '#b7ab88';
  const tone = (isWest) => (side === 0 ? (night ? dim : '#ddd0aa') : side < 0 === isWest ? lit : dim);
  // at noon the sun stands over both sides of the roof
  roof(c, (isWest) => (!side && !night ? lit : tone(isWest)), lit, night);
  c.fillStyle = dim;
  c.fillRect(east, 362, west - east, base - 358);
  rooms(c, time);
  for (const [isWest, x] of [
    [false, east],
    [true, west - 14],
  ]) {
    c.fillStyle = tone(isWest);
    c.fillRect(x, 366, 14, base - 364);
    for (let y = 380; y < base; y += 15) strokePath(c, `M${x + 2} ${y} h10`, 'rgba(60,50,30,.3)', 1.6);
    strokePath(c, `M${isWest ? x + 14 : x} 374 V${base}`, ink.shade5, 3);
    for (const story of stories) {
      const [y0, y1] = pane(story);
      c.fillStyle = ink.shade2;
      c.fillRect(x - 3, y0 - 5, 20, y1 - y0 + 10);
      c.fillStyle = night ? ink.sunPale : side < 0 === isWest && side ? '#ffc84a' : '#9db7b4';
      c.fillRect(x + 2, y0, 10, y1 - y0);
    }
  }
  c.strokeStyle = ink.shade2;
  c.lineWidth = 3.5;
  for (const [top, foot] of stories) for (const x of columns) c.strokeRect(x, top, wide, foot - top);
  c.fillStyle = tone(true);
  c.fillRect(middle - 4, 366, 8, base - 366);
  c.fillRect(east, 574, west - east, 14);
  c.fillRect(east, 362, west - east, 12);
  c.fillStyle = ink.shade5;
  c.fillRect(east - 16, base, west - east + 32, 12);
}

/** The light outside: what comes from the sun to the panes, or at night goes out of them. */
function beams(c, W, H, { side, slope, night }) {
  haze(c, W, H, 2, (k) => {
    for (const [x, way] of [
      [east, -1],
      [west, 1],
    ]) {
      if (!night && way !== -side) continue;
      const far = x + way * 60;
      for (const story of stories) {
        const [y0, y1] = pane(story);
        const [a, b] = night ? [y0 - 8, y1 + 50] : [y0 - 60 * slope, y1 - 60 * slope];
        const light = lin(
          k,
          x,
          0,
          far,
          0,
          [0, 'rgba(255,210,104,.9)'],
          [1, `rgba(255,218,130,${night ? 0 : 0.4})`],
        );
        fillPath(k, `M${x} ${y0} V${y1} L${far} ${b} V${a} Z`, light);
      }
    }
  });
}

function paint(c, index, W, H) {
  const time = times[index];
  const { sky, land, side, night, disc = '#fffbe8' } = time;
  const [x, y] = time.sun;
  c.fillStyle = lin(c, 0, 0, 0, 640, [0, sky[0]], [1, sky[1]]);
  c.fillRect(0, 0, W, H);
  if (night)
    for (let i = 0; i < 34; i++) {
      c.fillStyle = rgba('#fff6dc', rr(0.3, 0.9));
      c.fillRect(rr(0, W), rr(0, 340), 2.6, 2.6);
    }
  else {
    c.fillStyle = rad(
      c,
      x,
      y,
      10,
      300,
      [0, 'rgba(255,238,180,.95)'],
      [0.4, 'rgba(255,230,160,.4)'],
      [1, 'rgba(255,226,150,0)'],
    );
    c.fillRect(0, 0, W, H);
  }
  for (const [line, share] of [
    [610, 0.5],
    [690, 0.22],
  ])
    ridge(c, W, H, {
      y: line,
      amp: 34,
      freq: 1.6,
      seed: 40 + line,
      top: mix(land, sky[1], share),
      bot: land,
      trees: 260,
      size: 6,
      lit: mix(land, sky[1], share + 0.1),
      dark: mix(land, ink.shade2, 0.3),
    });
  c.fillStyle = lin(c, 0, 756, 0, H, [0, land], [1, mix(land, ink.shade2, 0.5)]);
  c.fillRect(0, 760, W, H);
  grass(
    c,
    W,
    () => 764,
    H + 10,
    night ? 260 : 520,
    [
      mix(land, '#e6d58c', night ? 0.1 : 0.5),
      mix(land, ink.shade2, 0.35),
      mix(land, '#d9cf8a', night ? 0.04 : 0.3),
    ],
    15,
  );
  beams(c, W, H, time);
  c.fillStyle = disc;
  c.beginPath();
  c.arc(x, y, night ? 30 : x > 0 && x < W ? 46 : 58, 0, 7);
  c.fill();
  if (night) {
    c.fillStyle = mix(...sky, 0.17);
    c.beginPath();
    c.arc(x + 15, y - 9, 27, 0, 7);
    c.fill();
  }
  if (!night)
    soft(c, 4, () => {
      const d = `M${east - 14} ${base + 6} H${west + 14} L${west + side * 190} ${base + (side ? 62 : 22)} H${east + side * 190} Z`;
      fillPath(c, d, 'rgba(27,39,34,.45)');
    });
  else
    soft(c, 8, () => fillPath(c, `M${east} ${base + 8} H${west} L${W} ${H} H0 Z`, 'rgba(255,206,110,.22)'));
  house(c, time);
  finish(c, W, H, { sun: [x / W, y / H], warm: night ? 0.1 : 0.3, dark: 0.25, noise: 8 });
}

export default {
  file: 'articles/house-day.webp',
  seed: 853,
  width: 1600,
  height: 900,
  quality: 0.8,
  draw: (c, W, H) => panels(c, W, H, 5, paint),
};
