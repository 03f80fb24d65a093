/* Places indoors and at home: the shop bay, the studio floor, a station canopy in rain, a limestone driveway. */
import { G, R, fill, layer, linear, mix, pick, radial, rgba, rr, seed, stroke } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { bank, box, bush, dot, frame, rain, ridges, road, sky, speckle, start, wash } from './common.js';
import { FILM } from '../glass.js';
import { HOURS } from './hours.js';

/** The shop's bay: film rolls on a rack, a pegboard, tube lamps, the door open on daylight. */
export function bay(c, W, H, o = {}) {
  const y = o.y ?? 985;
  const door = o.door ?? 'right';
  start(o.seed);
  const wall = o.wall ?? '#7d857a';
  fill(
    c,
    frame(W, H),
    linear(
      c,
      0,
      0,
      W,
      0,
      door === 'right' ? [0, mix(wall, '#1b2722', 0.45), 1, wall] : [0, wall, 1, mix(wall, '#1b2722', 0.45)],
    ),
  );
  box(c, 0, y - 250, W, 200, rgba('#1b2722', 0.28));
  box(c, 0, y - 256, W, 6, rgba('#f4f3ed', 0.35));
  for (let i = 0; i < 9; i++) stroke(c, `M${i * 210 - 20} 0V${y - 50}`, rgba('#1b2722', 0.12), 3);
  const dx = door === 'right' ? 960 : 60;
  outside(c, dx, y, HOURS[o.hour ?? 'gold'], o.seed ?? 1);
  const rx = door === 'right' ? 90 : 900;
  rack(c, rx, 300, 620, y - 300);
  for (const lx of [180, 700, 1220]) {
    layer(
      c,
      () =>
        fill(
          c,
          `M${lx - 30} 96h${350}l120 520h-590z`,
          linear(c, 0, 96, 0, 620, [0, 'rgba(255,246,220,.34)', 1, 'rgba(255,246,220,0)']),
        ),
      { blend: 'screen', blur: 16 },
    );
    stroke(c, `M${lx + 60} 0V76M${lx + 230} 0V76`, '#26312d', 4);
    fill(c, `M${lx - 14} 74h318l-14 20h-290z`, '#26312d');
    box(c, lx, 93, 290, 9, '#fffbe8');
  }
  fill(
    c,
    `M0 ${y - 52}H${W}V${H}H0Z`,
    linear(c, 0, y - 52, 0, H, [0, '#8b8f83', 0.3, '#767c72', 1, '#3a443e']),
  );
  layer(
    c,
    () => {
      for (const lx of [180, 700, 1220]) fill(c, `M${lx} ${y}h290l20 190h-330z`, 'rgba(255,250,232,.22)');
      fill(c, `M${dx} ${y - 52}h560l${door === 'right' ? -300 : 460} 330h-620z`, 'rgba(255,226,160,.35)');
    },
    { blur: 14 },
  );
  speckle(c, W, y - 46, H, '#2b352f', '#e3e2db', 900);
  stroke(c, `M0 ${y + 118}H${W}`, rgba('#1b2722', 0.35), 3);
  fill(c, `M0 ${y - 60}H${W}V${y - 48}H0Z`, '#39443e');
  const sunAt = door === 'right' ? 1 : -1;
  return {
    look: {
      sunAt,
      seed: o.seed,
      sun: '#ffe0a0',
      sky: '#dfe2d6',
      horizon: '#f8f2de',
      ground: '#7d8378',
      reflect: '#33413b',
      gloss: 1.15,
      cast: 0.2,
      rim: 0.9,
      reflection: 'lamps',
    },
    road: y,
    front() {
      wash(c, W, H, [dx + 300, 520], ['255,226,160', 0.4]);
    },
  };
}
function outside(c, x, y, hour, n) {
  const [w, top] = [560, 210];
  layer(
    c,
    () => {
      fill(
        c,
        frame(1600, 1200),
        linear(c, 0, top, 0, y - 160, [0, hour.sky[0], 0.5, hour.sky[1], 1, hour.sky[2]]),
      );
      dot(c, x + w * 0.7, 520, 70, hour.disc ?? '#fff3cf');
      ridges(c, 1600, 1200, hour, y - 190, n + 7);
      fill(c, `M0 ${y - 130}H1600V1200H0Z`, hour.road[0]);
      oak(c, x + 120, y - 90, 330, 280, 61, hour.oak);
      fill(c, frame(1600, 1200), 'rgba(255,246,220,.16)');
    },
    {
      clip: [
        [x, top],
        [x + w, top],
        [x + w, y - 50],
        [x, y - 50],
      ],
    },
  );
  stroke(c, `M${x} ${y - 50}V${top}H${x + w}V${y - 50}`, '#26312d', 18);
  for (let i = 0; i < 4; i++) box(c, x - 2, top - 16 - i * 26, w + 4, 22, mix('#59645c', '#26312d', i / 5));
}
function rack(c, x, y, w, h) {
  fill(
    c,
    [
      [x - 24, y - 40],
      [x + w + 24, y - 40],
      [x + w + 24, y + h * 0.62],
      [x - 24, y + h * 0.62],
    ],
    rgba('#1b2722', 0.3),
  );
  for (const px of [x - 14, x + w]) box(c, px, y - 60, 16, h, '#2b352f');
  const shades = [70, 50, 35, 20, 15, 5];
  shades.forEach((vlt, i) => {
    const ry = y + i * 62;
    const color = mix(FILM[vlt], '#c9b98a', 0.16);
    layer(c, () => box(c, x + 10, ry + 30, w - 20, 16, 'rgba(10,16,13,.5)'), { blur: 5 });
    fill(
      c,
      `M${x + 6} ${ry}h${w - 12}v40h${-w + 12}z`,
      linear(c, 0, ry, 0, ry + 40, [
        0,
        mix(color, '#ffffff', 0.5),
        0.25,
        color,
        0.7,
        mix(color, '#0d1311', 0.5),
        1,
        mix(color, '#0d1311', 0.75),
      ]),
    );
    fill(c, `M${x + w - 12} ${ry - 2}h16v44h-16z`, '#c9b98a');
    fill(c, `M${x - 6} ${ry - 2}h14v44h-14z`, '#a8976a');
    const drop = 18 + ((i * 37) % 40);
    fill(c, `M${x + 40 + i * 66} ${ry + 38}h90v${drop}h-90z`, rgba(color, 0.75));
  });
}

/** A studio: dark floor, one long lamp, the outline drawn in light. */
export function studio(c, W, H, o = {}) {
  const y = o.y ?? 850;
  const tone = o.tone ?? '#26332e';
  start(o.seed);
  fill(
    c,
    frame(W, H),
    radial(c, o.sunX ?? 1000, y - 330, 60, 1150, [
      0,
      mix(tone, o.glow ?? '#d9b070', 0.55),
      0.35,
      mix(tone, o.glow ?? '#d9b070', 0.2),
      0.75,
      tone,
      1,
      mix(tone, '#0a0f0d', 0.6),
    ]),
  );
  if (o.window !== false)
    for (let i = 0; i < 6; i++) {
      const x = 130 + i * 232;
      fill(
        c,
        `M${x} 120h200v330h-200z`,
        linear(c, 0, 120, 0, 450, [
          0,
          mix(o.glow ?? '#d9b070', '#fff6dc', 0.7),
          1,
          mix(o.glow ?? '#d9b070', '#fff6dc', 0.1),
        ]),
      );
      stroke(c, `M${x + 100} 120v330M${x} 230h200M${x} 340h200`, mix(tone, '#0a0f0d', 0.4), 7);
    }
  fill(
    c,
    `M0 ${y - 70}H${W}V${H}H0Z`,
    linear(c, 0, y - 70, 0, H, [
      0,
      mix(tone, o.glow ?? '#d9b070', 0.3),
      0.16,
      mix(tone, '#0a0f0d', 0.2),
      1,
      '#0a0f0d',
    ]),
  );
  return {
    look: {
      sunAt: 1,
      seed: o.seed,
      sun: o.glow ?? '#ffcf86',
      rim: 1,
      sky: '#e6dcc4',
      horizon: '#fff0d0',
      ground: '#2b352f',
      reflect: '#0f1613',
      shadow: '#070b09',
      gloss: 0.62,
      day: 0.9,
      cast: 0,
      reflection: 'lamps',
    },
    road: y,
    mirror: 0.3,
    front() {
      wash(c, W, H, [o.sunX ?? 1000, y - 330], ['255,220,150', 0.4]);
    },
  };
}

/** A station canopy in the rain, the pavement like a mirror. */
export function canopy(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'rain'];
  const y = o.y ?? 960;
  const night = hour.look.night ?? 0;
  start(o.seed);
  sky(c, W, H, hour, [800, night ? 700 : 300], { clouds: 40 });
  ridges(c, W, H, hour, y - 250, 230 + (o.seed ?? 0));
  bush(c, 180, y - 70, 460, 130, hour.oak, 260);
  bush(c, 1450, y - 70, 420, 100, hour.oak, 200);
  const top = o.top ?? 250;
  for (const x of [240, 1310]) {
    fill(
      c,
      `M${x} ${top + 60}h54v${y - top - 100}h-54z`,
      linear(c, x, 0, x + 54, 0, [0, '#77807a', 0.5, '#d8d8cc', 1, '#5c655f']),
    );
    fill(
      c,
      `M${x - 60} ${y - 300}h76v250h-76z`,
      linear(c, x - 60, 0, x + 16, 0, [0, '#e8e4d4', 1, '#a9a797']),
    );
    fill(c, `M${x - 50} ${y - 284}h56v70h-56z`, '#25332e');
    fill(c, `M${x - 44} ${y - 276}h44v22h-44z`, '#9fd0c0');
    fill(c, `M${x - 60} ${y - 190}h76v26h-76z`, '#b5532b');
    stroke(c, `M${x - 62} ${y - 240}q-34 60 -6 120`, '#1b2722', 6);
  }
  fill(
    c,
    `M-20 ${top - 66}H${W + 20}V${top + 26}H-20Z`,
    linear(c, 0, top - 66, 0, top + 26, [0, '#f0ecdd', 1, '#c9c6b6']),
  );
  fill(c, `M-20 ${top - 30}H${W + 20}V${top - 8}H-20Z`, '#b5532b');
  fill(c, `M-20 ${top + 26}H${W + 20}L${W - 60} ${top + 66}H60Z`, '#6d756d');
  for (let i = 0; i < 6; i++) {
    const x = 150 + i * 240;
    box(c, x, top + 36, 110, 12, '#fff8dc');
    layer(
      c,
      () =>
        fill(
          c,
          `M${x - 10} ${top + 46}h130l150 ${y - top - 60}h-430z`,
          linear(c, 0, top + 46, 0, y, [
            0,
            `rgba(255,246,214,${0.28 + night * 0.2})`,
            1,
            'rgba(255,246,214,.02)',
          ]),
        ),
      { blend: 'screen', blur: 18 },
    );
  }
  fill(
    c,
    `M0 ${y - 52}H${W}V${H}H0Z`,
    linear(c, 0, y - 52, 0, H, [0, mix(hour.road[1], '#ffffff', 0.15), 0.4, hour.road[2], 1, hour.road[3]]),
  );
  layer(
    c,
    () => {
      for (let i = 0; i < 6; i++)
        fill(c, `M${150 + i * 240} ${y - 40}h110l10 280h-130z`, 'rgba(255,250,226,.3)');
      for (const x of [180, 1250]) fill(c, `M${x} ${y - 40}h110v200h-110z`, 'rgba(70,84,80,.35)');
    },
    { blur: 12 },
  );
  return {
    look: { sunAt: 1, seed: o.seed, ...hour.look, sun: '#fff3d0', rim: 0.7 },
    road: y,
    mirror: 0.34,
    front() {
      for (let i = 0; i < 120; i++) {
        c.strokeStyle = `rgba(235,242,238,${rr(0.1, 0.4)})`;
        c.lineWidth = 1.6;
        c.beginPath();
        c.ellipse(rr(0, W), y + 40 + R() * 200, rr(8, 26), rr(2, 5), 0, 0, 7);
        c.stroke();
      }
      rain(c, W, H, o.drops ?? 460);
      wash(c, W, H, [800, 400], hour.wash);
    },
  };
}

/** The driveway of a limestone house. */
export function driveway(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'morning'];
  const at = [o.sunX ?? 1480, o.sunY ?? 180];
  const y = o.y ?? 985;
  const night = hour.look.night ?? 0;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 0 });
  oak(c, 1500, y - 90, 760, 760, 71, hour.oak);
  const [lit, shade] = [mix(hour.stone[0], '#ffffff', 0.1), hour.stone[1]];
  const base = y - 64;
  const house = [
    [-20, base],
    [-20, 430],
    [330, 250],
    [690, 430],
    [690, 470],
    [1180, 470],
    [1180, base],
  ];
  fill(c, house, linear(c, 0, 0, 1180, 0, [0, mix(lit, shade, 0.35), 1, lit]));
  layer(
    c,
    () => {
      for (let py = 240; py < base; py += 34)
        for (let px = -rr(0, 80); px < 1190;) {
          const w = rr(50, 130);
          box(
            c,
            px + 2,
            py + 2,
            w - 4,
            30,
            rgba(pick([lit, mix(lit, shade, 0.4), mix(lit, '#c98f52', 0.22), '#ffffff']), rr(0.12, 0.45)),
          );
          box(c, px + w - 2, py, 2.5, 34, rgba(shade, 0.4));
          px += w;
        }
    },
    { clip: house },
  );
  fill(
    c,
    [
      [-40, 448],
      [330, 222],
      [720, 440],
      [720, 470],
      [330, 256],
      [-40, 482],
    ],
    '#3f4d46',
  );
  fill(
    c,
    [
      [680, 372],
      [1150, 372],
      [1230, 482],
      [690, 482],
    ],
    linear(c, 0, 372, 0, 482, [0, '#6f7d74', 1, '#46534c']),
  );
  for (let i = 0; i < 14; i++)
    stroke(c, `M${700 + i * 34} 374L${702 + i * 38.5} 480`, rgba('#f0e2be', 0.35), 2);
  for (const gx of [60, 370]) {
    box(c, gx, 580, 260, base - 580, '#2b352f');
    for (let r = 0; r < 4; r++)
      for (let q = 0; q < 4; q++)
        box(
          c,
          gx + 10 + q * 62,
          590 + r * 82,
          54,
          72,
          r ? mix('#7a5a3a', '#4a3524', q * 0.1) : night ? '#ffd992' : mix(hour.sky[1], '#4a5d54', 0.4),
        );
  }
  for (const wx of [780, 960]) {
    box(c, wx, 560, 130, 210, '#26322d');
    for (let r = 0; r < 3; r++)
      for (let q = 0; q < 2; q++)
        fill(
          c,
          `M${wx + 8 + q * 60} ${568 + r * 67}h54v60h-54z`,
          linear(
            c,
            0,
            560,
            0,
            770,
            night ? [0, '#ffe0a0', 1, '#d08a44'] : [0, mix(hour.sky[0], '#ffffff', 0.2), 1, '#5b6f64'],
          ),
        );
  }
  box(c, 340, 500, 12, 34, '#26322d');
  dot(c, 346, 546, 13, '#ffe0a0');
  for (const [bx, bw] of [
    [720, 130],
    [860, 110],
    [1000, 150],
    [1130, 110],
  ])
    bush(c, bx, base + 8, bw, 74, hour.oak, 110);
  fill(
    c,
    `M0 ${base}H${W}V${H}H0Z`,
    linear(c, 0, base, 0, H, [
      0,
      mix(hour.road[0], '#ffffff', 0.2),
      0.4,
      hour.road[1],
      1,
      mix(hour.road[2], hour.road[3], 0.4),
    ]),
  );
  grass(c, W, () => base, base + 40, 700, hour.grass, 26, 1190);
  speckle(c, W, base + 10, H, hour.road[3], '#ffffff', 1000);
  stroke(c, `M0 ${y + 100}H${W}`, rgba(hour.road[3], 0.4), 4);
  stroke(c, `M420 ${base}L250 ${H}M1060 ${base}L1320 ${H}`, rgba(hour.road[3], 0.35), 4);
  layer(
    c,
    () => {
      for (let i = 0; i < 70; i++) {
        c.fillStyle = rgba('#26332c', rr(0.12, 0.3));
        c.beginPath();
        c.ellipse(rr(900, 1700), rr(base + 20, H), rr(20, 80), rr(5, 14), 0, 0, 7);
        c.fill();
      }
    },
    { blur: 5 },
  );
  return {
    look: { sunAt: 1, seed: o.seed, ...hour.look, ground: hour.road[1], reflect: mix(shade, '#3f4d46', 0.5) },
    road: y,
    front() {
      wash(c, W, H, at, hour.wash);
    },
  };
}
