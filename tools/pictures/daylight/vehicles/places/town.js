/* Places in town: main street, courthouse square in the blue hour, parking deck. */
import { G, R, fill, layer, linear, mix, pick, rgba, rr, seed, stroke } from '../../lib.js';
import { oak } from '../../nature.js';
import { box, bush, clouds, dot, frame, road, sky, speckle, start, wash } from './common.js';
import { HOURS } from './hours.js';

const BRICK = [
  ['#a9623f', '#6f3b28'],
  ['#d9cdae', '#94896b'],
  ['#7f8f88', '#4d5a54'],
  ['#c99a5c', '#8a6233'],
  ['#b5b0a0', '#77736a'],
  ['#8a4a3a', '#552a22'],
];

/** Storefronts along a main street. */
export function downtown(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'noon'];
  const night = hour.look.night ?? 0;
  const at = [o.sunX ?? 1380, o.sunY ?? (night ? 620 : 130)];
  const y = o.y ?? 985;
  start(o.seed);
  sky(c, W, H, hour, at, { depth: 520 });
  const curb = y - 84;
  let x = -60 - rr(0, 120);
  for (let i = 0; x < W; i++) {
    const w = rr(280, 420);
    front(c, x, curb, w, rr(480, 720), BRICK[(i + (o.seed ?? 0)) % BRICK.length], hour, night, i);
    x += w;
  }
  fill(
    c,
    `M0 ${curb}H${W}V${curb + 40}H0Z`,
    linear(c, 0, curb, 0, curb + 40, [
      0,
      mix(hour.stone[0], hour.road[1], 0.3),
      1,
      mix(hour.stone[0], hour.road[2], 0.5),
    ]),
  );
  fill(c, `M0 ${curb + 38}H${W}V${curb + 50}H0Z`, hour.stone[1]);
  for (const lx of [210, 1370]) lamp(c, lx, curb + 20, 430, night, hour);
  road(c, W, H, y, hour, { edge: false, shift: 60 });
  return {
    look: {
      sunAt: at[0] < 800 ? -1 : 1,
      seed: o.seed,
      ...hour.look,
      reflect: '#4a4a44',
      ground: hour.road[2],
      reflection: 'town',
    },
    road: y,
    front() {
      wash(c, W, H, at, hour.wash);
    },
  };
}
function front(c, x, y, w, h, [lit, shade], hour, night, n) {
  const tint = (color) => mix(mix(color, hour.sky[0], night * 0.55), hour.sky[2], 0.1);
  const top = y - h;
  fill(
    c,
    `M${x} ${top}h${w}v${h}h${-w}z`,
    linear(c, x, 0, x + w, 0, [0, tint(mix(lit, shade, 0.5)), 1, tint(lit)]),
  );
  for (let py = top + 8; py < y - 190; py += 11) stroke(c, `M${x} ${py}h${w}`, rgba(tint(shade), 0.25), 1.2);
  fill(c, `M${x - 6} ${top - 22}h${w + 12}v30h${-w - 12}z`, tint(mix(lit, '#ffffff', 0.2)));
  for (let q = x; q < x + w - 10; q += 22) box(c, q, top + 8, 11, 10, tint(shade));
  const cols = 3 + (n % 2);
  const rows = Math.floor((h - 250) / 160);
  for (let r = 0; r < rows; r++)
    for (let q = 0; q < cols; q++) {
      const wx = x + (w / cols) * (q + 0.5) - 30;
      const wy = top + 52 + r * 160;
      const on = R() < night * 0.55;
      fill(c, `M${wx - 6} ${wy + 104}v-84q36 -40 72 0v84z`, tint(mix(shade, '#1b2722', 0.25)));
      fill(
        c,
        `M${wx} ${wy + 100}v-78q30 -32 60 0v78z`,
        linear(
          c,
          0,
          wy,
          0,
          wy + 100,
          on
            ? [0, '#ffd992', 1, '#d98f4a']
            : [0, mix(hour.sky[0], '#26332e', 0.35), 0.6, mix(hour.sky[1], '#26332e', 0.45), 1, '#33443c'],
        ),
      );
      stroke(c, `M${wx} ${wy + 48}h60M${wx + 30} ${wy + 4}v96`, tint(mix(shade, '#1b2722', 0.3)), 4);
      box(c, wx - 10, wy + 102, 80, 8, tint(mix(lit, '#ffffff', 0.25)));
    }
  const shop = y - 178;
  box(c, x, shop - 34, w, 30, tint(mix(shade, '#1b2722', 0.35)));
  box(c, x + 14, shop, w - 28, 178, tint('#26332e'));
  const bays = 3;
  for (let q = 0; q < bays; q++) {
    const bx = x + 20 + ((w - 40) / bays) * q;
    const bw = (w - 40) / bays - 8;
    const door = q === n % bays;
    fill(
      c,
      `M${bx} ${shop + 8}h${bw}v${door ? 166 : 126}h${-bw}z`,
      linear(
        c,
        bx,
        shop,
        bx + bw,
        y,
        night
          ? [0, '#ffe0a0', 0.6, '#e0a050', 1, '#8a6a44']
          : [0, mix(hour.sky[1], '#4a5d54', 0.5), 0.5, '#4a5d54', 1, '#2b3a34'],
      ),
    );
    if (!door && !night)
      fill(
        c,
        `M${bx + bw * 0.2} ${shop + 8}h${bw * 0.3}l${-bw * 0.4} 126h${-bw * 0.1}z`,
        rgba(hour.sky[2], 0.25),
      );
    for (let k = 0; k < 4; k++)
      box(
        c,
        bx + 6 + k * (bw / 4),
        shop + 134 - rr(18, 56),
        bw / 6,
        60,
        rgba(pick(['#8a4a3a', '#c99a5c', '#3a5a5c', '#d9cdae']), 0.5),
      );
  }
  const awning = ['#8f3325', '#2f5d46', '#33506b', '#c98a2c'][n % 4];
  for (let q = 0; q < 12; q++) {
    const aw = (w - 20) / 12;
    const ax = x + 10 + q * aw;
    fill(
      c,
      `M${ax} ${shop - 10}h${aw}l${(ax + aw - x - w / 2) * 0.06} 44q${-aw / 2} 14 ${-aw} 0z`,
      tint(q % 2 ? awning : mix('#f0e8d2', awning, 0.1)),
    );
  }
  box(c, x + 10, shop + 36, w - 20, 10, rgba('#1b2722', 0.3));
}
function lamp(c, x, y, h, night, hour) {
  const iron = '#1f2926';
  stroke(c, `M${x} ${y}V${y - h}`, iron, 9);
  fill(c, `M${x - 18} ${y}h36l-8 -34h-20z`, iron);
  if (night)
    layer(c, () => dot(c, x, y - h - 20, 90, 'rgba(255,206,120,.55)'), { blur: 34, blend: 'screen' });
  dot(c, x, y - h - 20, 26, night ? '#fff0c8' : mix('#f4efdf', hour.sky[1], 0.2));
  fill(c, `M${x - 16} ${y - h + 4}h32l-6 14h-20z`, iron);
}

/** A courthouse square in the blue hour, with strings of bulbs. */
export function square(c, W, H, o = {}) {
  const hour = HOURS.blue;
  const at = [o.sunX ?? 1250, 620];
  const y = o.y ?? 985;
  start(o.seed);
  sky(c, W, H, hour, at, { depth: 760 });
  const stone = (t) => mix('#5a6470', '#f2cf9e', t);
  const [cx, base] = [o.tower ?? 420, y - 84];
  const slab = (x, w, top, t) =>
    fill(
      c,
      `M${x} ${base}V${top}h${w}V${base}Z`,
      linear(c, x, 0, x + w, 0, [0, stone(t * 0.4), 1, stone(t)]),
    );
  slab(cx - 400, 800, base - 300, 0.35);
  slab(cx - 130, 260, base - 430, 0.5);
  slab(cx - 62, 124, base - 620, 0.55);
  fill(c, `M${cx - 76} ${base - 618}L${cx} ${base - 760}L${cx + 76} ${base - 618}Z`, '#22313d');
  dot(c, cx, base - 540, 34, '#2a3a48');
  dot(c, cx, base - 540, 29, '#ffe2a6');
  stroke(c, `M${cx} ${base - 540}v-20M${cx} ${base - 540}l13 8`, '#22313d', 3.4);
  fill(c, `M${cx - 150} ${base - 428}L${cx} ${base - 500}L${cx + 150} ${base - 428}Z`, stone(0.62));
  for (let r = 0; r < 2; r++)
    for (let q = 0; q < 10; q++) {
      const wx = cx - 372 + q * 78;
      if (Math.abs(wx - cx + 20) < 110) continue;
      const lit = R() < 0.6;
      fill(
        c,
        `M${wx} ${base - 60 - r * 130}v-64q20 -26 40 0v64z`,
        lit
          ? linear(c, 0, base - 130 - r * 130, 0, base - 60 - r * 130, [0, '#ffe2a0', 1, '#d08a44'])
          : '#1f2e3b',
      );
    }
  for (let q = 0; q < 5; q++) box(c, cx - 104 + q * 46, base - 400, 22, 320, stone(0.75));
  fill(c, `M${cx - 40} ${base}v-120q40 -40 80 0v120z`, '#ffce84');
  for (const [x, w, n] of [
    [1100, 520, 31],
    [1560, 460, 33],
    [-30, 380, 35],
  ])
    oak(c, x, base + 24, w, w * 0.86, n, { ...hour.oak, lit: '#8a7a4c' });
  for (let k = 0; k < 3; k++) bulbs(c, -20, 200 + k * 60, W + 20, 150 + k * 90, 190 + k * 10);
  road(c, W, H, y, hour, { edge: false, dashes: false });
  for (let i = 0; i < 40; i++)
    layer(c, () => box(c, rr(0, W), y + rr(20, 200), rr(50, 220), rr(2, 6), rgba('#ffc77d', rr(0.05, 0.2))), {
      blur: 3,
    });
  return {
    look: { sunAt: 1, seed: o.seed, ...hour.look, reflection: 'town' },
    road: y,
    front() {
      wash(c, W, H, [cx, 640], hour.wash);
    },
  };
}
function bulbs(c, x0, y0, x1, y1, sag) {
  const at = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI * 3) ** 2 * sag * 0.5];
  c.beginPath();
  for (let t = 0; t <= 1; t += 0.01) c.lineTo(...at(t));
  c.strokeStyle = 'rgba(10,18,24,.8)';
  c.lineWidth = 2;
  c.stroke();
  for (let t = 0.01; t < 1; t += 0.034) {
    const [x, y] = at(t);
    layer(c, () => dot(c, x, y + 8, 15, 'rgba(255,206,120,.75)'), { blur: 7, blend: 'screen' });
    dot(c, x, y + 8, 5.5, '#fff0c8');
  }
}

/** The top of a parking deck above a skyline. */
export function deck(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'dusk'];
  const at = [o.sunX ?? 420, o.sunY ?? 430];
  const y = o.y ?? 985;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 120 });
  for (let row = 0; row < 3; row++) {
    let x = -40 - rr(0, 60);
    while (x < W) {
      const w = rr(70, 170) * (1 + row * 0.2);
      const h = rr(160, 460) * (1 - row * 0.16) + (Math.abs(x - 1000) < 260 ? 130 - row * 40 : 0);
      const tone = mix(hour.ridges[row][0], hour.ridges[row][3], 0.3 + R() * 0.4);
      const top = y - 150 - h;
      fill(
        c,
        `M${x} ${y}V${top}h${w}V${y}Z`,
        linear(
          c,
          x,
          0,
          x + w,
          0,
          at[0] < 800
            ? [0, mix(tone, hour.look.sun ?? '#ffcf6b', 0.4), 0.2, tone, 1, mix(tone, '#1b2430', 0.2)]
            : [0, mix(tone, '#1b2430', 0.2), 0.8, tone, 1, mix(tone, hour.look.sun ?? '#ffcf6b', 0.4)],
        ),
      );
      if (R() < 0.3) box(c, x + w * 0.45, top - rr(20, 70), 4, 72, tone);
      for (let wy = top + 14; wy < y - 160; wy += 17)
        for (let wx = x + 8; wx < x + w - 9; wx += 13)
          if (R() < 0.55)
            box(c, wx, wy, 7, 9, rgba(R() < 0.2 ? '#ffe2a0' : mix(tone, hour.sky[1], 0.6), 0.5));
      x += w + rr(-6, 30);
    }
  }
  const [lit, shade] = [mix('#c9c3b2', hour.sky[1], 0.3), mix('#6a6a64', hour.ridges[2][0], 0.4)];
  fill(
    c,
    `M0 ${y - 158}H${W}V${y - 40}H0Z`,
    linear(c, 0, y - 158, 0, y - 40, [0, mix(lit, shade, 0.25), 1, shade]),
  );
  fill(c, `M0 ${y - 170}H${W}V${y - 152}H0Z`, mix(lit, hour.look.sun ?? '#ffcf6b', 0.35));
  for (let x = 160; x < W; x += 420) stroke(c, `M${x} ${y - 150}v110`, rgba('#1b2722', 0.35), 3);
  fill(
    c,
    `M0 ${y - 48}H${W}V${H}H0Z`,
    linear(c, 0, y - 48, 0, H, [
      0,
      mix(lit, shade, 0.3),
      0.5,
      mix(lit, shade, 0.7),
      1,
      mix(shade, '#1b2430', 0.45),
    ]),
  );
  speckle(c, W, y - 40, H, '#3a3f40', '#efe6d0', 1100);
  for (const x of [-260, 330, 1270, 1860])
    fill(c, `M${800 + (x - 800) * 0.82} ${y - 40}h14L${x + 30} ${H}h-34Z`, rgba('#f4efdf', 0.6));
  for (const px of [1490]) {
    stroke(c, `M${px} ${y - 60}V${y - 640}M${px - 120} ${y - 626}H${px + 4}`, '#26312f', 10);
    fill(c, `M${px - 190} ${y - 634}h90v18h-90z`, '#26312f');
    box(c, px - 184, y - 617, 78, 5, '#fff0c8');
  }
  return {
    look: { sunAt: at[0] < 800 ? -1 : 1, seed: o.seed, ...hour.look, reflect: '#3a424a', reflection: 'town' },
    road: y,
    front() {
      wash(c, W, H, at, hour.wash);
    },
  };
}
