import { oak } from '../../nature.js';
import { fill, layer, linear, mix, rgba, stroke } from '../../lib.js';
import { FILM } from '../glass.js';
import { HOURS } from './hours.js';
import { wash } from './sky.js';
import { ridges, start } from './land.js';
import { box, dot, frame, speckle } from './paint.js';

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
