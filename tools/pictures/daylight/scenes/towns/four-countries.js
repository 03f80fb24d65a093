/** Central Texas through four windows: granite, a spring-fed valley, new houses along the interstate, black farmland. */
import { R, rgba, rr, seed } from '../../lib.js';
import { grass, oak, ridge } from '../../nature.js';
import { edge, streaks } from '../kit/film.js';
import { finish, haze, shadow } from '../kit/light.js';
import { blend, box, fillPath, inside, layer, lin, poly, soft, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { hills, meadow, sky } from '../lineup/places.js';
import { brickHouse } from '../parts/brick-house.js';
import { boulder, graniteDome } from '../parts/granite.js';
import { cypress, leafHeap } from '../parts/leaves.js';

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

const countries = [
  (c) => {
    hills(c, W, H, horizon + 10, 13, { far: 70, near: 20, trees: 0.3 });
    graniteDome(c, W, H);
    meadow(c, W, H, 656, ['#cdbb7e', '#7a7446'], 900);
    for (let i = 0; i < 46; i++)
      leafHeap(c, rr(-10, W + 10), 650 + rr(-14, 12), rr(13, 24), rr(9, 15), rr(0.25, 0.6), 2.4);
    boulder(c, 352, 744, 1);
    boulder(c, 238, 776, 0.6);
    boulder(c, 404, 782, 0.5);
    pear(c, 112, 796, 1.4);
  },
  (c) => {
    ridge(c, W, H, {
      seed: 70,
      y: 400,
      amp: 60,
      freq: 1.6,
      fade: 200,
      depth: 120,
      top: '#86a093',
      bot: '#d3d0ac',
      trees: 260,
      size: 4.4,
      lit: '#b4bb94',
      dark: '#6b867a',
      mesa: 1,
    });
    hills(c, W, H, 510, 67, { far: 70, near: 20, trees: 0.4 });
    meadow(c, W, H, 524, ['#98a066', '#3f5a3c'], 700);
    // the river bends toward us between shelves of limestone
    const river =
      'M310 534 C340 548 350 566 316 592 C250 636 160 660 186 716 C224 780 430 800 500 1050 L-160 1050 C-120 840 10 740 122 676 C200 628 282 584 272 544 Z';
    strokePath(c, river, '#8a7d5c', 16);
    c.save();
    c.translate(0, -4);
    strokePath(c, river, '#eadcb2', 12);
    c.restore();
    fillPath(c, river, lin(c, 0, 534, 0, 960, [0, '#fbe9b4'], [0.35, '#a9c4ae'], [1, '#2f6a68']));
    inside(c, river, () => {
      haze(c, W, H, 5, (k) => {
        k.fillStyle = 'rgba(24,66,58,.6)';
        for (let i = 0; i < 26; i++) k.fillRect(rr(-40, 330), rr(610, 1040), rr(30, 120), rr(4, 12));
      });
      for (let i = 0; i < 110; i++) {
        const y = rr(540, 1040);
        c.fillStyle = rgba('#fff6d8', rr(0.2, 0.8));
        c.fillRect(rr(0, W), y, rr(6, 12) * ((y - 500) / 90), rr(1, 3));
      }
    });
    // a cabin on the bank, its chimney smoking
    c.save();
    c.translate(-8, -22);
    soft(c, 7, () => strokePath(c, 'M102 470 C92 430 122 412 106 372', 'rgba(250,240,214,.5)', 13));
    shadow(c, 90, 622, 110, 9, 0.5, 6);
    c.fillStyle = '#9c8f70';
    c.fillRect(92, 470, 22, 60);
    c.fillStyle = lin(c, 40, 0, 200, 0, [0, '#5b4229'], [1, '#c3935a']);
    c.fillRect(48, 548, 150, 74);
    for (let i = 0; i < 6; i++) {
      c.fillStyle = 'rgba(40,28,14,.4)';
      c.fillRect(48, 558 + i * 12, 150, 2);
    }
    fillPath(c, 'M28 552 L64 492 H180 L218 552 Z', lin(c, 28, 0, 218, 0, [0, '#4d5a52'], [1, '#d0cdb2']));
    for (const [x, y, w, h, fill] of [
      [66, 572, 40, 30, '#ffd98a'],
      [128, 566, 30, 56, '#33281a'],
    ]) {
      c.fillStyle = '#2a2014';
      c.fillRect(x - 3, y - 3, w + 6, h + 3);
      c.fillStyle = fill;
      c.fillRect(x, y, w, h);
    }
    c.restore();
    for (const tree of [
      [14, 600, 110, 330],
      [244, 556, 60, 170],
      [350, 586, 90, 270],
      [364, 796, 230, 680],
    ])
      cypress(c, ...tree);
  },
  (c) => {
    hills(c, W, H, horizon + 2, 303, { far: 30, near: 4, trees: 0.3 });
    meadow(c, W, H, horizon, ['#b7b27c', '#77834f'], 300);
    // the interstate on its piers
    for (let x = 10; x < W; x += 72) {
      c.fillStyle = lin(c, x, 0, x + 14, 0, [0, '#8d8a76'], [1, '#e6dcbc']);
      c.fillRect(x, 436, 14, 52);
    }
    c.fillStyle = lin(c, 0, 426, 0, 442, [0, '#f3e8c6'], [0.4, '#d8ccaa'], [0.45, '#8a8670'], [1, '#6a6858']);
    c.fillRect(0, 426, W, 18);
    meadow(c, W, H, 520, ['#a5a868', '#5d7443'], 500);
    house(c, 44, 0.26);
    house(c, 21, 0.4);
    house(c, 0, 0.62);
    // sidewalk, lawn, curb and road in front of them
    const along = (w) => [plot(-12, 0, w), plot(200, 0, w)];
    const band = (far, near, fill) => poly(c, [...along(far), ...along(near).toReversed()], fill);
    band(-4.6, -6, lin(c, 0, 0, W, 0, [0, '#a89f84'], [1, '#f6e8c0']));
    for (let u = -10; u < 90; u += 1.6)
      strokePath(c, `M${plot(u, 0, -4.6).join(' ')} L${plot(u, 0, -6).join(' ')}`, 'rgba(80,74,54,.4)', 1.2);
    band(-7.4, -7.8, '#f3e6c0');
    const curb = along(-7.8);
    poly(c, [...curb, [W, H], [0, H]], lin(c, 0, 640, 0, H, [0, '#8f8f82'], [1, '#4f554f']));
    for (let u = -6; u < 80; u += 6)
      poly(
        c,
        [plot(u, 0, -11.4), plot(u + 3, 0, -11.4), plot(u + 3, 0, -11.6), plot(u, 0, -11.6)],
        '#ffdf94',
      );
    for (const [u, k] of [
      [38, 0.5],
      [16.5, 1],
    ]) {
      const [x, y] = plot(u, 0, -3.4);
      oak(c, x, y, 120 * k, 124 * k, 40 + u, oakPalette);
    }
  },
  (c) => {
    hills(c, W, H, horizon + 6, 411, { far: 10, near: 2, trees: 0.2 });
    // a white church and its steeple, a grain bin
    c.save();
    c.translate(-60, -406);
    c.scale(1.68, 1.68);
    shadow(c, 100, 530, 70, 6, 0.5, 5);
    c.fillStyle = lin(c, 60, 0, 160, 0, [0, '#9c9c90'], [1, '#fff8e2']);
    c.fillRect(70, 470, 84, 60);
    c.fillStyle = lin(c, 58, 0, 92, 0, [0, '#8d8f84'], [0.5, '#d3cfba'], [0.55, '#fffaea'], [1, '#fffaea']);
    c.fillRect(58, 410, 34, 120);
    fillPath(
      c,
      'M52 412 L75 318 L98 412 Z',
      lin(c, 52, 0, 98, 0, [0, '#39463f'], [0.5, '#5d6a62'], [0.52, '#b9b79c'], [1, '#c9c4a6']),
    );
    fillPath(c, 'M86 474 L112 432 L162 474 Z', lin(c, 62, 0, 162, 0, [0, '#39463f'], [1, '#b5b6a0']));
    c.fillStyle = '#33443c';
    for (const x of [106, 122, 138]) c.fillRect(x, 486, 7, 26);
    c.fillRect(68, 492, 13, 38);
    c.fillRect(69, 424, 11, 20);
    c.fillStyle = lin(c, 222, 0, 262, 0, [0, '#6d786f'], [0.6, '#d0d0c6'], [1, '#fff2d0']);
    c.fillRect(222, 484, 40, 46);
    fillPath(c, 'M218 486 L242 466 L266 486 Z', '#8f988c');
    c.fillStyle = 'rgba(40,50,44,.3)';
    for (let i = 0; i < 4; i++) c.fillRect(222, 494 + i * 9, 40, 1.2);
    c.restore();
    // black soil in rows that meet at the horizon
    const foot = horizon + 4;
    c.fillStyle = lin(c, 0, foot, 0, H, [0, '#6b5a3e'], [0.12, '#3d3428'], [1, '#14130f']);
    c.fillRect(0, foot, W, H);
    for (let i = -16; i <= 16; i++) {
      const [a, b] = [240 + i * 14, 240 + i * 130];
      fillPath(
        c,
        `M${a} ${foot} h2 L${b + 48} ${H} H${b} Z`,
        lin(c, 0, foot, 0, H, [0, '#b9b46a'], [0.3, '#7f9450'], [1, '#3f6138']),
      );
      strokePath(c, `M${a + 2} ${foot} L${b + 54} ${H}`, 'rgba(255,222,150,.4)', 3);
    }
    grass(c, W, () => foot - 4, foot + 12, 260, ['#b9b27c', '#8f965f', '#63724c'], 14);
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
    disc(sheet, 1462, 350, 40, '#fff6d8');
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
      end = (head + 590 + i * 50) * k;
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
  finish(c, width, height, { sun: [0.92, 0.3], warm: 0.4, dark: 0.2, noise: 7 });
}

export default {
  file: 'towns/four-countries.webp',
  seed: 100,
  width: 1560,
  height: 1040,
  quality: 0.62,
  draw,
};
