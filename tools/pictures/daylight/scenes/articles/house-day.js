/** One house cut open at five times: the sun goes from the east over it to the west, and the light goes through its rooms. */
import { mix, rgba } from '../../lib.js';
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
const stars = [
  [30, 232, 2.6],
  [148, 46, 2.6],
  [196, 138, 3.2],
  [262, 70, 3.2],
  [286, 214, 2.6],
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

/** One large piece in each of the four rooms, drawn from the left end of its floor. */
const furniture = [
  // bed
  (c) => {
    fillPath(
      c,
      'M3 -10 V-92 Q3 -98 9 -98 Q15 -98 15 -92 V-42 H94 V-58 H102 V-10 H94 V-20 H15 V-10 Z',
      '#6b4a26',
    );
    fillPath(c, 'M15 -40 V-54 Q15 -66 27 -66 H37 Q47 -66 47 -54 V-20 H15 Z', '#fff8e2');
    fillPath(c, 'M36 -20 V-44 Q40 -62 58 -62 H84 Q96 -60 96 -50 V-20 Z', ink.oak);
  },
  // desk with a large screen
  (c) => {
    fillPath(c, 'M6 -62 H99 V-52 H92 V-10 H83 V-52 H22 V-10 H13 V-52 H6 Z', '#6b4a26');
    fillPath(c, 'M20 -128 H85 V-78 H58 V-69 H68 V-62 H37 V-69 H47 V-78 H20 Z', ink.shade2);
    fillPath(c, 'M26 -122 H79 V-84 H26 Z', '#54757c');
  },
  // table with a bowl of fruit
  (c) => {
    fillPath(c, 'M6 -66 H98 V-55 H90 V-10 H80 V-55 H24 V-10 H14 V-55 H6 Z', '#6b4a26');
    fillPath(c, 'M32 -84 Q36 -102 52 -102 Q68 -102 72 -84 Z', '#d9703c');
    fillPath(c, 'M26 -88 H78 Q75 -66 52 -66 Q29 -66 26 -88 Z', '#fff8e2');
  },
  // armchair on a rug
  (c) => {
    fillPath(c, 'M2 -4 L13 -21 H91 L102 -4 Z', ink.ember);
    fillPath(
      c,
      'M12 -12 V-88 Q12 -106 28 -106 Q44 -106 44 -90 V-56 H80 Q94 -56 94 -42 V-12 H84 V-17 H22 V-12 Z',
      ink.oak,
    );
    fillPath(c, 'M38 -58 H76 Q86 -58 86 -48 V-38 H38 Z', '#477a5f');
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
      c.fillStyle = '#8a6a3a';
      c.fillRect(x, foot - deep, wide, deep);
      if (night) {
        const glow = [
          [0, '#fff8df'],
          [0.3, 'rgba(255,226,150,.75)'],
          [1, 'rgba(255,206,110,0)'],
        ];
        c.fillStyle = rad(c, x + wide / 2, top + 36, 4, 170, ...glow);
        c.fillRect(...r);
        fillPath(c, `M${x + wide / 2 - 2} ${top} h4 v18 h-4 Z`, '#8a6a3a');
        fillPath(c, `M${x + wide / 2 - 24} ${top + 40} l12 -24 h24 l12 24 Z`, '#fffaea');
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
  fillPath(c, attic, night ? '#2f2c20' : '#6b5230');
  inside(c, attic, () => {
    c.fillStyle = lin(c, 0, 180, 0, 374, [0, 'rgba(20,24,18,.35)'], [1, 'rgba(20,24,18,0)']);
    c.fillRect(0, 170, 320, 210);
  });
  for (const [isWest, x] of [
    [false, left],
    [true, right],
  ]) {
    const color = mix(ink.shade5, tone(isWest), tone(isWest) === lit ? 0.62 : 0.15);
    strokePath(c, `M${x} ${eave} L${middle} ${top}`, color, 20);
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
    for (const story of stories) {
      const [y0, y1] = pane(story);
      c.fillStyle = night ? ink.sunPale : side < 0 === isWest && side ? '#ffc23a' : '#5f8288';
      c.fillRect(x - 2, y0 - 4, 18, y1 - y0 + 8);
    }
  }
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
    for (const [left, top, r] of stars) {
      c.fillStyle = '#e9e2c8';
      c.beginPath();
      c.arc(left, top, r, 0, 7);
      c.fill();
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
  // one far line of hills in the air, and plain ground
  const hills = 'M0 664 C60 622 104 626 160 646 S268 664 320 612 V800 H0 Z';
  fillPath(c, hills, lin(c, 0, 610, 0, 770, [0, mix(land, sky[1], 0.45)], [1, mix(land, sky[1], 0.12)]));
  c.fillStyle = lin(
    c,
    0,
    752,
    0,
    H,
    [0, mix(land, '#e6d58c', night ? 0 : 0.16)],
    [1, mix(land, ink.shade2, 0.42)],
  );
  c.fillRect(0, 752, W, H - 752);
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
    soft(c, 9, () => {
      const d = `M${east - 14} ${base + 6} H${west + 14} L${west + side * 190} ${base + (side ? 62 : 22)} H${east + side * 190} Z`;
      fillPath(c, d, 'rgba(27,39,34,.45)');
    });
  else
    soft(c, 22, () =>
      fillPath(c, `M${east} ${base + 8} H${west} L${W} ${H + 40} H0 Z`, 'rgba(255,206,110,.18)'),
    );
  house(c, time);
  finish(c, W, H, { sun: [x / W, y / H], warm: night ? 0.1 : 0.3, dark: 0.25, noise: 0 });
}

export default {
  file: 'articles/house-day.webp',
  seed: 853,
  width: 1600,
  height: 900,
  quality: 0.8,
  draw: (c, W, H) => panels(c, W, H, 5, paint),
};
