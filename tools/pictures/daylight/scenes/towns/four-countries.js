/** Central Texas through four windows: granite, a spring-fed valley, new houses along the interstate, black farmland. */
import { R, rgba, rr, seed } from '../../lib.js';
import { grass, oak, ridge } from '../../nature.js';
import { edge, streaks } from '../kit/film.js';
import { finish, haze, shadow } from '../kit/light.js';
import { blend, box, fillPath, inside, layer, lin, poly, soft, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { hills, meadow, sky, windmill } from '../lineup/places.js';
import { brickHouse } from '../parts/brick-house.js';
import { granite, slab } from '../parts/granite.js';
import { cypress } from '../parts/leaves.js';

/** A window and how far its drawing begins under its upper edge; one horizon runs through all four. */
const W = 444,
  H = 1042,
  head = 160;
const horizon = 480;
const disc = (c, x, y, r, fill) => {
  c.fillStyle = fill;
  c.beginPath();
  c.ellipse(x, y, r, r, 0, 0, 7);
  c.fill();
};

/** Pads of a prickly pear, the lower ones first. */
function pear(c, x, y, s) {
  shadow(c, x - 14 * s, y + 2, 70 * s, 8 * s, 0.5, 5);
  for (const [dx, dy, r, a] of [
    [-34, -26, 26, -0.5],
    [30, -24, 26, 0.5],
    [0, -34, 30, 0],
    [-52, -66, 22, -0.7],
    [-16, -80, 25, -0.2],
    [24, -78, 24, 0.3],
    [54, -62, 21, 0.8],
    [4, -122, 21, 0.1],
  ]) {
    const px = x + dx * s,
      py = y + dy * s;
    c.fillStyle = lin(c, px - r * s, py, px + r * s, py, [0, '#3f6150'], [0.6, '#6d8a5c'], [1, '#b8bf7c']);
    c.beginPath();
    c.ellipse(px, py, r * s * 0.78, r * s, a, 0, 7);
    c.fill();
    for (let i = 0; i < 7; i++)
      disc(c, px + rr(-0.5, 0.5) * r * s, py + rr(-0.7, 0.7) * r * s, 1.2 * s, '#efe6c0');
  }
  for (const [dx, dy] of [
    [-58, -86],
    [10, -144],
    [62, -82],
  ])
    disc(c, x + dx * s, y + dy * s, 6 * s, '#b0452f');
}

/** A cloud of the afternoon, lit from the right, its foot lost in haze. */
function cumulus(c, x, y, s) {
  const puffs = layer(400, 240, (k) => {
    for (let i = 0; i < 34; i++) {
      const t = rr(-1, 1);
      const [px, r] = [200 + t * 150, (1 - t * t) * rr(26, 44) + 12];
      const py = 196 - (1 - t * t) * rr(0, 96);
      k.fillStyle = lin(k, px - r, py + r, px + r, py - r, [0, '#b4c4bd'], [0.5, '#dfdfcd'], [1, '#fff6dc']);
      k.beginPath();
      k.arc(px, py, r, 0, 7);
      k.fill();
    }
    k.globalCompositeOperation = 'destination-out';
    k.fillStyle = lin(k, 0, 130, 0, 226, [0, 'rgba(0,0,0,0)'], [1, '#000']);
    k.fillRect(0, 130, 400, 110);
  });
  c.save();
  c.filter = 'blur(2px)';
  c.globalAlpha = 0.85;
  c.drawImage(puffs, x - 200 * s, y - 200 * s, 400 * s, 240 * s);
  c.restore();
}

/** A street of new houses seen over the road: meters along their fronts, up, and away from it. */
const [eye, focal, yaw] = [5.5, 700, 0.8];
const [x0, z0] = [-4.6, 22];
const plot = (u, h, w) => {
  const z = z0 + u * Math.sin(yaw) + w * Math.cos(yaw);
  return [
    W * 0.5 + (focal * (x0 + u * Math.cos(yaw) - w * Math.sin(yaw))) / z,
    horizon - (focal * (h - eye)) / z,
  ];
};
/** The house that stands `from` meters along the street, its lines as fine as `k` says. */
function house(c, from, k) {
  c.save();
  c.scale(k, k);
  brickHouse(c, W / k, H / k, (u, h, w) => plot(u + from, h, w).map((v) => v / k));
  c.restore();
}

/** The ground of every window, from the one horizon down, and the hills behind it. */
function land(c, sd, tones, blades = 900) {
  hills(c, W, H, horizon, sd, { far: 62, near: 8, trees: 0.3 });
  meadow(c, W, H, horizon, tones, blades);
}
/** A live oak on the ground at y: as tall as the ground under it makes it, wherever it stands. */
const live = (c, x, y, n, k = 1) => {
  const h = (y - horizon) * 1.9 * k;
  oak(c, x, y, h * 1.4, h, n, { ...oakPalette, mid: '#66814a', lit: '#dccb7c' });
};

/** A red barn under a tin roof, and two bins for grain, a field away. */
function barn(c, x, y) {
  shadow(c, x + 30, y + 2, 120, 6, 0.5, 5);
  for (const [dx, w, h] of [
    [112, 34, 52],
    [152, 30, 44],
  ]) {
    c.fillStyle = lin(c, x + dx, 0, x + dx + w, 0, [0, '#6f7a70'], [0.6, '#c6c6b2'], [1, '#fff0ca']);
    c.fillRect(x + dx, y - h, w, h);
    fillPath(
      c,
      `M${x + dx - 2} ${y - h} L${x + dx + w / 2} ${y - h - 15} L${x + dx + w + 2} ${y - h} Z`,
      lin(c, x + dx, 0, x + dx + w, 0, [0, '#55625a'], [1, '#d6d3b8']),
    );
    for (let i = 1; i < 5; i++) {
      c.fillStyle = 'rgba(40,50,44,.25)';
      c.fillRect(x + dx, y - h + (i * h) / 5, w, 1.2);
    }
  }
  // its gable in the sun, its long side under the roof
  fillPath(
    c,
    `M${x} ${y} V${y - 44} H${x + 58} V${y} Z`,
    lin(c, x, 0, x + 58, 0, [0, '#5c3026'], [1, '#7d4433']),
  );
  fillPath(
    c,
    `M${x + 56} ${y} V${y - 44} L${x + 78} ${y - 72} L${x + 100} ${y - 44} V${y} Z`,
    lin(c, x + 56, 0, x + 100, 0, [0, '#a5573c'], [1, '#d98c5c']),
  );
  fillPath(
    c,
    `M${x - 6} ${y - 42} L${x + 18} ${y - 75} H${x + 80} L${x + 56} ${y - 42} Z`,
    lin(c, x, 0, x + 80, 0, [0, '#6d7a72'], [1, '#cfcfb8']),
  );
  strokePath(c, `M${x + 56} ${y - 42} L${x + 79} ${y - 74} L${x + 103} ${y - 42}`, '#f2e6c4', 3);
  c.fillStyle = '#33211a';
  c.fillRect(x + 68, y - 30, 20, 30);
  strokePath(c, `M${x + 68} ${y} V${y - 30} H${x + 88} V${y}`, '#f0dfb6', 1.6);
}

const countries = [
  (c) => {
    hills(c, W, H, horizon, 13, { far: 62, near: 8, trees: 0.3 });
    granite(c, W);
    meadow(c, W, H, 506, ['#c2b67c', '#6c7040'], 1300);
    slab(c, 250, 600, 210, 20);
    slab(c, 84, 664, 250, 28);
    slab(c, 350, 730, 330, 46);
    slab(c, 236, 758, 120, 22);
    live(c, 428, 552, 31, 1.2);
    live(c, 10, 572, 37, 1.1);
    pear(c, 96, 768, 1.05);
  },
  (c) => {
    land(c, 67, ['#b2b078', '#55683f'], 1000);
    for (const [x, y, n] of [
      [24, 522, 61],
      [424, 528, 62],
    ])
      live(c, x, y, n, 1.3);
    // the river bends toward us between shelves of limestone
    const river =
      'M318 500 C352 512 366 530 322 558 C250 600 164 640 194 704 C232 772 430 800 500 1050 L-160 1050 C-120 840 14 726 128 648 C206 596 296 552 284 508 Z';
    strokePath(c, river, '#8a7d5c', 13);
    c.save();
    c.translate(0, -3);
    strokePath(c, river, '#e6d9ae', 9);
    c.restore();
    fillPath(c, river, lin(c, 0, 500, 0, 960, [0, '#fbe9b4'], [0.35, '#a9c4ae'], [1, '#3a7470']));
    inside(c, river, () => {
      haze(c, W, H, 6, (k) => {
        k.fillStyle = 'rgba(24,66,58,.26)';
        for (let i = 0; i < 26; i++) k.fillRect(rr(-40, 330), rr(580, 1040), rr(60, 180), rr(3, 8));
      });
      for (let i = 0; i < 110; i++) {
        const y = rr(510, 1040);
        c.fillStyle = rgba('#fff6d8', rr(0.15, 0.6));
        c.fillRect(rr(0, W), y, rr(6, 12) * ((y - 470) / 110), rr(1, 2.4));
      }
    });
    // a cabin of logs on the bank: its gable in the sun, a porch along the front
    live(c, 52, 566, 65, 1.15);
    shadow(c, 120, 603, 100, 7, 0.5, 5);
    c.fillStyle = lin(c, 96, 0, 116, 0, [0, '#8b806a'], [1, '#e2d5ae']);
    c.fillRect(98, 486, 18, 50);
    fillPath(c, 'M62 602 V548 H164 V602 Z', lin(c, 62, 0, 164, 0, [0, '#4b3522'], [1, '#7b5836']));
    fillPath(
      c,
      'M162 602 V548 L188 508 L214 548 V600 Z',
      lin(c, 162, 0, 214, 0, [0, '#a87845'], [1, '#e0b072']),
    );
    for (let y = 554; y < 602; y += 9) strokePath(c, `M62 ${y} H162 L214 ${y}`, 'rgba(40,26,12,.38)', 1.6);
    for (const [x, y, w, h, fill] of [
      [78, 562, 24, 20, '#ffdf9c'],
      [120, 558, 20, 44, '#2c2016'],
      [180, 558, 18, 20, '#5a7674'],
    ]) {
      c.fillStyle = '#efe0b6';
      c.fillRect(x - 2.4, y - 2.4, w + 4.8, h + 2.4);
      c.fillStyle = fill;
      c.fillRect(x, y, w, h);
    }
    fillPath(c, 'M48 552 L84 504 H192 L162 552 Z', lin(c, 48, 0, 192, 0, [0, '#5a675e'], [1, '#c6c7ae']));
    strokePath(c, 'M161 552 L190 504 L220 552', '#f0e3be', 3.4);
    cypress(c, 392, 690, 130, 400);
    cypress(c, 300, 584, 66, 200);
  },
  (c) => {
    land(c, 303, ['#b2b078', '#5d7443'], 600);
    for (const [x, y, n] of [
      [402, 516, 71],
      [330, 508, 73],
    ])
      live(c, x, y, n, 1.3);
    house(c, 44, 0.26);
    house(c, 21, 0.4);
    house(c, 0, 0.62);
    // sidewalk, lawn, curb and street in front of them
    const along = (w) => [plot(-12, 0, w), plot(200, 0, w)];
    const band = (far, near, fill) => poly(c, [...along(far), ...along(near).toReversed()], fill);
    band(-4.6, -6, lin(c, 0, 0, W, 0, [0, '#a89f84'], [1, '#f6e8c0']));
    for (let u = -10; u < 90; u += 1.6)
      strokePath(c, `M${plot(u, 0, -4.6).join(' ')} L${plot(u, 0, -6).join(' ')}`, 'rgba(80,74,54,.4)', 1.2);
    band(-7.4, -7.8, '#f3e6c0');
    band(-7.8, -12.4, lin(c, 0, 640, 0, 900, [0, '#a09c88'], [1, '#6f7267']));
    band(-12.4, -12.8, '#f3e6c0');
    // the lawn on our side of the street
    const near = along(-12.8);
    const lawn = [...near, [W + 900, H + 60], [-900, H + 60]];
    poly(c, lawn, lin(c, 0, 700, 0, H, [0, '#93a25a'], [1, '#4f6a38']));
    const [[ax, ay], [bx, by]] = near;
    const rim = (x) => ay + ((by - ay) * (x - ax)) / (bx - ax);
    grass(c, W, (x) => rim(x) + 8, H + 30, 1100, ['#b9b27c', '#8f965f', '#d9cc92', '#63724c'], 16);
    live(c, 428, 566, 38, 1.1);
  },
  (c) => {
    land(c, 411, ['#b2b078', '#6a5c3c'], 300);
    for (const [x, y, n] of [
      [34, 514, 81],
      [92, 508, 82],
    ])
      live(c, x, y, n, 1.7);
    windmill(c, 150, 506, 120, '#f3e6c0');
    barn(c, 196, 510);
    // black soil in soft furrows that meet at the horizon, young rows on their backs
    const foot = 512;
    c.fillStyle = lin(c, 0, foot, 0, H, [0, '#7a6a48'], [0.14, '#4a3d2c'], [1, '#241d15']);
    c.fillRect(0, foot, W, H);
    for (let i = -22; i <= 22; i++) {
      const [a, b] = [250 + i * 11, 250 + i * 104];
      const row = (l, r, fill) => fillPath(c, `M${a} ${foot} h1 L${b + r} ${H} H${b + l} Z`, fill);
      // the back of the furrow in the sun, its other side in shade
      soft(c, 2, () => {
        row(30, 62, 'rgba(12,9,6,.5)');
        row(-44, 8, lin(c, 0, foot, 0, H, [0, 'rgba(190,158,104,.3)'], [1, 'rgba(150,112,70,.42)']));
      });
    }
    for (let i = -22; i <= 22; i++)
      for (let t = 0.02; t < 1; t *= 1.035 + 0.006 / t) {
        const k = t * t * 0.5 + t * 0.5;
        const [x, y] = [250 + i * (11 + 93 * k) - 8 * k, foot + (H - foot) * k];
        if (x < -30 || x > W + 30) continue;
        const l = 3 + 24 * k;
        for (let q = 0; q < 4; q++)
          strokePath(
            c,
            `M${x + rr(-0.2, 0.2) * l} ${y} q${rr(-0.3, 0.3) * l} ${-l * 0.7} ${rr(-0.8, 0.8) * l} ${-l * rr(0.6, 1.1)}`,
            ['#4f6f3a', '#7f974c', '#a9b262', '#d3c87c'][q],
            1 + 2.6 * k,
          );
      }
    live(c, 446, 548, 83, 1.3);
    grass(c, W, () => foot - 4, foot + 10, 260, ['#b9b27c', '#8f965f', '#63724c'], 12);
  },
];

function draw(c, width, height) {
  const bar = 8;
  c.fillStyle = '#1b2722';
  c.fillRect(0, 0, width, height);
  const wide = (width - 3 * bar) / 4;
  // one sky and one sun for all of them
  const k = wide / W;
  const heaven = layer(width, height, (sheet) => {
    sky(sheet, width, height, (horizon + head) * k, 'gold');
    soft(sheet, 14, () => disc(sheet, 1462, 350, 58, 'rgba(255,222,130,.8)'));
    disc(sheet, 1462, 350, 38, '#fffadf');
    seed(9);
    for (const [x, y, s] of [
      [250, 370, 0.9],
      [560, 330, 0.6],
      [975, 420, 1],
      [1330, 268, 0.5],
    ])
      cumulus(sheet, x, y, s);
  });
  countries.forEach((paint, i) => {
    const x = i * (wide + bar),
      end = (head + 420 + i * 22) * k;
    const view = layer(W, H + head, (sheet) => {
      sheet.translate(0, head);
      seed(100 + i * 37);
      paint(sheet);
    });
    inside(c, box(x, 0, wide, height), () => {
      c.drawImage(heaven, 0, 0);
      c.drawImage(view, x, 0, wide, height);
      inside(c, box(x, 0, wide, end), () =>
        blend(c, 'multiply', 1, () => {
          c.fillStyle = film[70];
          c.fillRect(x, 0, wide, height);
        }),
      );
      // glare is strongest where the sun comes in, at the edge of the film
      blend(c, 'screen', 1, () => {
        c.fillStyle = lin(c, 0, end, 0, height, [0, 'rgba(255,232,176,.3)'], [1, 'rgba(255,226,160,.04)']);
        c.fillRect(x, end, wide, height);
      });
      streaks(c, x, 0, wide, height, 0.08);
    });
    edge(c, x, end, x + wide, end, 5);
  });
  soft(c, 3, () => {
    c.fillStyle = 'rgba(20,28,22,.4)';
    for (let i = 1; i < 4; i++) c.fillRect(i * (wide + bar), 0, 6, height);
  });
  finish(c, width, height, { sun: [0.92, 0.3], warm: 0.5, dark: 0.3, noise: 7 });
}

export default {
  file: 'towns/four-countries.webp',
  seed: 100,
  width: 1560,
  height: 1040,
  quality: 0.62,
  draw,
};
