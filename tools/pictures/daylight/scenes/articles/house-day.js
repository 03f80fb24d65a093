/** One house cut open at five times: the sun goes from the east over it to the west, and the light goes through its rooms. */
import { mix, rgba, rr } from '../../lib.js';
import { ridge } from '../../nature.js';
import { finish, haze } from '../kit/light.js';
import { box, fillPath, inside, layer, lin, rad, strokePath } from '../kit/paint.js';
import { ink } from '../kit/palette.js';

/** Draws `count` pictures of equal width side by side, a gap of the page between them. */
export function panels(c, W, H, count, paint) {
  const gap = 10;
  const w = (W - gap * (count - 1)) / count;
  c.fillStyle = ink.lime;
  c.fillRect(0, 0, W, H);
  for (let i = 0; i < count; i++)
    c.drawImage(
      layer(w, H, (k) => paint(k, i, w, H)),
      i * (w + gap),
      0,
    );
}

/** Sky, sun at x, y, tone of land and rooms, and how steeply the sun falls in: rightward at a positive `side`. */
const times = [
  {
    sky: ['#8fb3b8', '#ffdf9e'],
    sun: [18, 250],
    disc: '#ffc23e',
    land: '#8f9a68',
    room: '#8d8870',
    side: 1,
    slope: 0.34,
  },
  { sky: ['#6aa2b8', '#dfe8d6'], sun: [156, 50], land: '#93a566', room: '#c9c3a2', side: 0 },
  { sky: ['#83adb4', '#f6e6bd'], sun: [270, 112], land: '#8f9a60', room: '#8f8a72', side: -1, slope: 0.8 },
  {
    sky: ['#6f8b8c', '#ffb54a'],
    sun: [294, 266],
    disc: '#ff9a3c',
    land: '#7b7a4c',
    room: '#6f6853',
    side: -1,
    slope: 0.12,
  },
  {
    sky: ['#122229', '#33525a'],
    sun: [64, 70],
    disc: '#f4ecd2',
    land: '#1e2f2a',
    room: '#e9b65c',
    side: 0,
    night: true,
  },
];
/** Wall colors: bedroom, study, kitchen, living room. */
const papers = ['#b7a9a0', '#8fa5a3', '#e6d3a0', '#a9b38c'];
const [west, east, base] = [256, 56, 424];
const stories = [
  [198, 304],
  [314, base],
];
/** Top and foot of the pane of a story. */
const pane = ([top, foot]) => [top + 16, foot - 38];

function furniture(c) {
  const fill = (d, tone) => fillPath(c, d, tone);
  // bed; desk and screen
  fill('M66 304 V274 H72 V286 H140 V304 H134 V298 H74 V304 Z', '#6b4a26');
  fill('M74 286 V276 H94 V286 Z', '#fff6dc');
  fill('M90 286 Q92 274 104 274 H138 V290 H90 Z', ink.oak);
  fill('M176 268 H236 V274 H231 V304 H226 V274 H186 V304 H181 V274 H176 Z', '#6b4a26');
  fill('M190 236 H224 V262 H210 V268 H204 V262 H190 Z', ink.shade2);
  // cabinet, table and lamp; rug and armchair
  fill('M92 322 H146 V352 H92 Z', '#7d5a30');
  fill('M118 322 H120 V352 H118 Z', '#3f2c14');
  fill('M76 386 H134 V392 H128 V424 H122 V392 H88 V424 H82 V392 H76 Z', '#6b4a26');
  fill('M98 386 Q98 374 105 374 Q112 374 112 386 Z', ink.sunPale);
  fill('M172 420 H248 V424 H172 Z', ink.ember);
  fill('M184 420 V392 Q184 372 196 372 Q204 372 204 384 V396 H226 Q234 396 234 404 V420 Z', ink.oak);
}

function rooms(c, W, H, { room, side, slope, night }) {
  stories.forEach(([top, foot], story) => {
    [east + 8, 160].forEach((x, column) => {
      const tone = mix(papers[story * 2 + column], room, night ? 0.55 : 0.5);
      const r = [x, top, 88, foot - top];
      c.fillStyle = lin(c, 0, top, 0, foot, [0, mix(tone, ink.shade2, night ? 0.1 : 0.34)], [1, tone]);
      c.fillRect(...r);
      c.fillStyle = lin(c, 0, foot - 24, 0, foot, [0, '#6d5230'], [1, '#a27a44']);
      c.fillRect(x, foot - 24, 88, 24);
      if (night) {
        const glow = [
          [0, '#fff8df'],
          [0.3, 'rgba(255,226,150,.75)'],
          [1, 'rgba(255,206,110,0)'],
        ];
        c.fillStyle = rad(c, x + 44, top + 18, 3, 104, ...glow);
        c.fillRect(...r);
        fillPath(c, `M${x + 30} ${top + 20} l8 -12 h12 l8 12 Z`, '#fff8df');
      } else if (!side)
        for (const dx of [14, 46]) fillPath(c, `M${x + dx + 6} ${foot - 22} h22 l6 20 h-32 Z`, '#ffd978');
    });
  });
  if (!side) return furniture(c);
  const from = side > 0 ? east : west;
  const far = from + 100 * side;
  const sun = (strength) => {
    const light = [
      [0, rgba('#ffd870', strength)],
      [1, rgba('#ffc640', strength * 0.6)],
    ];
    for (const story of stories) {
      const [y0, y1] = pane(story);
      const fill = lin(c, from, 0, far, 0, ...light);
      const shape = `M${from} ${y0} V${y1} L${far} ${y1 + 100 * slope} V${y0 + 100 * slope} Z`;
      inside(c, box(side > 0 ? east : 160, story[0], 92, story[1] - story[0]), () =>
        fillPath(c, shape, fill),
      );
    }
  };
  sun(1);
  furniture(c);
  sun(0.34);
}

function house(c, W, H, time) {
  const { side, night } = time;
  const lit = night ? '#5a6258' : '#f3e6c0';
  const dim = night ? '#3f4a45' : '#b7ab88';
  const tone = (isWest) => (side === 0 ? (night ? dim : '#ddd0aa') : side < 0 === isWest ? lit : dim);
  // roof and attic
  fillPath(c, `M${east - 4} 200 L156 104 L${west + 4} 200 Z`, night ? '#2b2a22' : '#5a4526');
  for (let x = 76; x < 240; x += 20)
    strokePath(c, `M${x} 196 V${210 - (100 - Math.abs(x - 156)) * 0.9}`, night ? '#3d382a' : '#8a6a3a', 5);
  for (const [isWest, x] of [
    [false, east - 26],
    [true, west + 26],
  ])
    strokePath(c, `M${x} 206 L156 96`, mix(ink.shade5, tone(isWest), tone(isWest) === lit ? 0.6 : 0.15), 17);
  c.fillStyle = dim;
  c.fillRect(east, 190, west - east, base - 186);
  rooms(c, W, H, time);
  for (const [isWest, x] of [
    [false, east - 8],
    [true, west - 8],
  ]) {
    c.fillStyle = tone(isWest);
    c.fillRect(x, 196, 16, base - 194);
    for (let y = 210; y < base; y += 11) strokePath(c, `M${x + 2} ${y} h12`, 'rgba(60,50,30,.3)', 1.4);
    strokePath(c, `M${isWest ? x + 16 : x} 204 V${base}`, ink.shade5, 2.5);
    for (const story of stories) {
      const [y0, y1] = pane(story);
      c.fillStyle = ink.shade2;
      c.fillRect(x - 2, y0 - 4, 20, y1 - y0 + 8);
      c.fillStyle = night ? ink.sunPale : side < 0 === isWest && side ? ink.sun : '#9db7b4';
      c.fillRect(x + 3, y0, 10, y1 - y0);
    }
  }
  c.strokeStyle = ink.shade2;
  c.lineWidth = 3;
  for (const [top, foot] of stories) for (const x of [east + 8, 160]) c.strokeRect(x, top, 88, foot - top);
  c.fillStyle = tone(true);
  c.fillRect(152, 196, 8, base - 196);
  c.fillRect(east, 304, west - east, 10);
  c.fillStyle = ink.shade5;
  c.fillRect(east - 14, base, west - east + 28, 9);
}

/** The light outside: what comes from the sun to the panes, or at night goes out of them. */
function beams(c, W, H, { side, slope, night }) {
  haze(c, W, H, 2, (k) => {
    for (const [x, way] of [
      [east - 8, -1],
      [west + 8, 1],
    ]) {
      if (!night && way !== -side) continue;
      const far = x + way * 70;
      for (const story of stories) {
        const [y0, y1] = pane(story);
        const [a, b] = night ? [y0 - 6, y1 + 40] : [y0 - 70 * slope, y1 - 70 * slope];
        const light = lin(
          k,
          x,
          0,
          far,
          0,
          [0, 'rgba(255,206,96,.85)'],
          [1, `rgba(255,214,120,${night ? 0 : 0.25})`],
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
  c.fillStyle = lin(c, 0, 0, 0, 350, [0, sky[0]], [1, sky[1]]);
  c.fillRect(0, 0, W, H);
  if (night)
    for (let i = 0; i < 26; i++) {
      c.fillStyle = rgba('#fff6dc', rr(0.3, 0.9));
      c.fillRect(rr(0, W), rr(0, 240), 2.4, 2.4);
    }
  else {
    c.fillStyle = rad(c, x, y, 10, 190, [0, 'rgba(255,238,180,.95)'], [1, 'rgba(255,226,150,0)']);
    c.fillRect(0, 0, W, H);
  }
  for (const [line, share] of [
    [318, 0.55],
    [360, 0.25],
  ])
    ridge(c, W, H, {
      y: line,
      amp: 26,
      freq: 1.6,
      seed: 40 + line,
      top: mix(land, sky[1], share),
      bot: land,
      trees: 120,
      size: 4,
      lit: mix(land, sky[1], share + 0.1),
      dark: mix(land, ink.shade2, 0.3),
    });
  c.fillStyle = lin(c, 0, 400, 0, H, [0, land], [1, mix(land, ink.shade2, 0.5)]);
  c.fillRect(0, 402, W, H);
  beams(c, W, H, time);
  c.fillStyle = disc;
  c.beginPath();
  c.arc(x, y, night ? 20 : 30, 0, 7);
  c.fill();
  if (night) {
    c.fillStyle = mix(...sky, 0.2);
    c.beginPath();
    c.arc(x + 10, y - 6, 18, 0, 7);
    c.fill();
  }
  if (side)
    haze(c, W, H, 3, (k) => {
      const d = `M${east - 8} 430 H${west + 8} L${156 + side * 220} ${H} H${156 + side * 60} Z`;
      fillPath(k, d, 'rgba(27,39,34,.4)');
    });
  house(c, W, H, time);
  finish(c, W, H, { sun: [x / W, y / H], warm: night ? 0.1 : 0.3, dark: 0.25, noise: 5 });
}

export default {
  file: 'articles/house-day.webp',
  seed: 853,
  width: 1600,
  height: 480,
  quality: 0.9,
  draw: (c, W, H) => panels(c, W, H, 5, paint),
};
