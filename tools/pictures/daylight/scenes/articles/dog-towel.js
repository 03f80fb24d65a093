/** The dog looks out of a rear door, its paws on a towel over the sill; its nose has left prints on the filmed quarter window. */
import { rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { at, fillPath, inside, layer, lin, poly, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';
import { dogInCoat } from '../parts/dog-fur.js';

const sill = 628;
const body = 'M-20 1020 L-20 330 C60 190 150 96 280 66 C620 22 1100 22 1640 60 L1640 1020 Z';
/** The quarter window, the opening of the rear door, and the front window. */
const quarter = `M70 ${sill - 16} C120 420 190 250 262 168 C286 142 312 130 346 128 L386 126 L378 ${sill - 4} L104 ${sill + 4} C74 ${sill + 4} 62 ${sill - 4} 70 ${sill - 16} Z`;
const opening = `M444 122 L1216 116 C1236 116 1246 126 1246 146 L1252 ${sill} L432 ${sill} Z`;
const front = `M1342 116 L1640 128 L1640 ${sill} L1346 ${sill} Z`;

function coachwork(c) {
  fillPath(
    c,
    body,
    lin(
      c,
      0,
      30,
      0,
      1000,
      [0, '#5b7564'],
      [0.06, '#31463c'],
      [0.6, '#22312b'],
      [0.63, '#8ba291'],
      [0.66, '#40584c'],
      [1, '#121b17'],
    ),
  );
  strokePath(c, 'M-20 330 C60 190 150 96 280 66 C620 22 1100 22 1640 60', '#ffd98c', 5);
  inside(c, body, () =>
    soft(c, 9, () => {
      seed(21);
      for (let i = 0; i < 60; i++) {
        c.fillStyle = i % 2 ? `rgba(240,216,150,${rr(0.05, 0.16)})` : `rgba(12,20,16,${rr(0.12, 0.3)})`;
        c.beginPath();
        c.ellipse(rr(0, 1700), rr(730, 900), rr(40, 140), rr(5, 15), 0, 0, 7);
        c.fill();
      }
    }),
  );
  // shut lines and the handle of the rear door
  strokePath(
    c,
    `M1296 ${sill + 20} L1300 1020 M412 ${sill + 20} C404 760 360 860 250 930`,
    'rgba(8,14,11,.85)',
    4,
  );
  strokePath(c, `M1302 ${sill + 20} L1306 1020`, 'rgba(255,246,220,.22)', 2.5);
  c.fillStyle = 'rgba(8,14,11,.6)';
  c.beginPath();
  c.roundRect(452, 752, 156, 42, 20);
  c.fill();
  c.fillStyle = lin(c, 0, 744, 0, 780, [0, '#c9d3c2'], [0.4, '#7d9083'], [1, '#2a3d34']);
  c.beginPath();
  c.roundRect(456, 744, 148, 32, 16);
  c.fill();
}

/** The cabin: the far windows bright, the front seat, the roof lining. */
function cabin(c, W, H, view) {
  inside(c, opening, () => {
    c.drawImage(view, 0, 0);
    c.fillStyle = 'rgba(255,244,214,.34)';
    c.fillRect(0, 0, W, H);
    fillPath(c, 'M400 100 H1300 V176 C1000 158 700 158 400 182 Z', '#4a5246');
    fillPath(
      c,
      `M400 ${sill - 92} C700 ${sill - 108} 1000 ${sill - 108} 1300 ${sill - 96} V700 H400 Z`,
      lin(c, 0, 520, 0, sill, [0, '#717461'], [0.1, '#4f574a'], [1, '#333c35']),
    );
    fillPath(c, 'M1120 100 L1180 100 L1176 560 L1108 560 Z', '#4d5548');
    // the back of the front seat
    fillPath(
      c,
      `M1260 ${sill + 20} L1238 330 C1230 292 1200 280 1176 292 C1150 306 1150 340 1156 372 L1196 ${sill + 20} Z`,
      lin(c, 1150, 0, 1250, 0, [0, '#5c6355'], [0.6, '#3d463e'], [1, '#262f29']),
    );
    strokePath(c, `M1178 292 C1150 306 1150 340 1156 372 L1192 ${sill}`, 'rgba(255,232,176,.3)', 4);
    // the rear seat
    fillPath(
      c,
      `M400 ${sill + 20} L430 360 C440 318 476 306 520 312 C556 318 566 346 566 380 L584 ${sill + 20} Z`,
      lin(c, 400, 0, 590, 0, [0, '#39423b'], [0.6, '#565d50'], [1, '#8b8a72']),
    );
    c.fillStyle = lin(c, 0, 116, 0, 230, [0, 'rgba(14,20,17,.62)'], [1, 'rgba(14,20,17,0)']);
    c.fillRect(400, 100, 900, 140);
  });
}

/** A closed pane: what is seen through the car, behind film, with two slanted reflections. */
function pane(c, path, view, vlt, shift) {
  const shape = new Path2D(path);
  inside(c, shape, () => {
    c.drawImage(view, shift, 0);
    c.fillStyle = 'rgba(255,244,214,.2)';
    c.fillRect(0, 0, 1700, 1000);
  });
  applyFilm(c, shape, vlt);
}

/** One print of a wet nose: a soft blot and the smear that it drew. */
function nosePrint(c, x, y, s, turn) {
  at(
    c,
    x,
    y,
    s,
    () => {
      soft(c, 2.5, () => {
        strokePath(c, 'M10 4 C44 14 66 34 80 64 M-14 6 C24 26 44 48 52 78', 'rgba(255,250,232,.2)', 15);
        fillPath(
          c,
          'M-28 -6 C-26 -26 -12 -26 -2 -20 C10 -27 26 -24 28 -6 C30 10 14 20 0 20 C-16 20 -30 10 -28 -6 Z',
          'rgba(255,250,232,.5)',
        );
      });
    },
    turn,
  );
}

/** The towel over the sill: it hangs down the door in soft folds, striped at its end. */
function towel(c) {
  const [x0, x1, top, foot] = [654, 1130, sill - 20, 884];
  const hem = (u) => foot + 9 * Math.sin(u * 17) + 6 * Math.sin(u * 7 + 1);
  const edge = Array.from({ length: 60 }, (_, i) => [x1 + 10 - ((x1 - x0 + 20) * i) / 59, hem(1 - i / 59)]);
  const shape = `M${x0} ${top + 14} C${x0 + 4} ${top} ${x0 + 20} ${top - 4} ${x0 + 40} ${top - 4} L${x1 - 40} ${top - 4} C${x1 - 18} ${top - 4} ${x1 - 4} ${top} ${x1} ${top + 14} C${x1 - 4} 700 ${x1 + 2} 800 ${x1 + 10} ${hem(1)} L${edge.map((p) => p.join(' ')).join(' L')} C${x0 - 2} 800 ${x0 + 6} 700 ${x0} ${top + 14} Z`;
  soft(c, 12, () => at(c, -16, 16, 1, () => fillPath(c, shape, 'rgba(6,10,8,.55)')));
  fillPath(c, shape, lin(c, x0, 0, x1, 0, [0, '#b8ad8d'], [0.5, '#e6dab6'], [1, '#fff3d2']));
  inside(c, shape, () => {
    for (const [color, y, h] of [
      ['#d98a1f', 762, 26],
      ['#b8432a', 796, 11],
      ['#d98a1f', 816, 26],
    ]) {
      const line = (dy) =>
        Array.from({ length: 60 }, (_, i) => [
          x0 - 12 + ((x1 - x0 + 24) * i) / 59,
          y + dy + (hem(i / 59) - foot) * 0.8,
        ]);
      poly(c, [...line(0), ...line(h).reverse()], color);
    }
    // folds from the sill down, and the terry of the cloth
    for (const [x, w, a] of [
      [690, 26, 0.26],
      [792, 34, 0.3],
      [908, 24, 0.2],
      [1000, 36, 0.3],
      [1092, 22, 0.2],
    ]) {
      soft(c, 8, () =>
        strokePath(c, `M${x} ${top + 30} C${x + 8} 720 ${x - 10} 800 ${x + 4} 900`, rgba('#4a3f28', a), w),
      );
      soft(c, 6, () =>
        strokePath(
          c,
          `M${x + w} ${top + 30} C${x + w + 8} 720 ${x + w - 10} 800 ${x + w + 4} 900`,
          rgba('#fffbe8', a * 1.4),
          w * 0.6,
        ),
      );
    }
    seed(3);
    for (let i = 0; i < 5200; i++) {
      c.fillStyle = i % 2 ? 'rgba(255,252,236,.22)' : 'rgba(80,66,38,.16)';
      c.fillRect(rr(x0 - 12, x1 + 12), rr(top, foot + 14), 2, rr(3, 6));
    }
    // the edge of the sill under the cloth
    c.fillStyle = lin(
      c,
      0,
      top,
      0,
      top + 46,
      [0, 'rgba(255,250,228,.75)'],
      [0.5, 'rgba(255,250,228,0)'],
      [1, 'rgba(70,58,34,.25)'],
    );
    c.fillRect(x0 - 10, top - 6, x1 - x0 + 20, 54);
  });
  // the fringe
  seed(9);
  for (let i = 0; i < 96; i++) {
    const u = i / 95;
    const x = x0 - 8 + (x1 - x0 + 16) * u;
    strokePath(
      c,
      `M${x} ${hem(u) - 2} q${rr(-3, 3)} 10 ${rr(-4, 4)} ${rr(16, 24)}`,
      u > 0.5 ? '#f3e6c2' : '#c9bd98',
      2.6,
    );
  }
}
/** A paw that hangs over the sill, toes down, with short claws. */
function paw(c, x, y, s) {
  at(c, x, y, s, () => {
    soft(c, 7, () =>
      fillPath(c, 'M-62 30 C-60 74 56 78 64 34 L60 60 C40 96 -44 96 -66 58 Z', 'rgba(50,36,14,.55)'),
    );
    const shape =
      'M-52 -78 C-58 -40 -66 0 -62 34 C-58 62 -38 70 -22 66 C-12 76 14 76 24 66 C42 72 62 60 64 34 C66 0 56 -44 50 -78 Z';
    fillPath(c, shape, lin(c, -62, 40, 64, -30, [0, '#9a7540'], [0.5, '#d2a45c'], [1, '#f6d99c']));
    inside(c, shape, () => {
      seed(41 + Math.round(x));
      for (let i = 0; i < 260; i++) {
        const [a, b] = [rr(-66, 66), rr(-84, 60)];
        strokePath(
          c,
          `M${a} ${b} q${rr(-2, 2)} 8 ${rr(-3, 3)} ${rr(10, 18)}`,
          i % 2 ? 'rgba(255,240,204,.28)' : 'rgba(96,66,26,.22)',
          1.8,
        );
      }
      soft(c, 3, () =>
        strokePath(c, 'M-22 66 C-26 46 -24 30 -16 20 M24 66 C28 46 24 30 16 20', 'rgba(70,46,18,.8)', 6),
      );
    });
    for (const tx of [-42, 2, 44]) {
      fillPath(
        c,
        `M${tx - 6} 58 C${tx - 5} 70 ${tx - 1} 78 ${tx + 2} 79 C${tx + 6} 74 ${tx + 7} 66 ${tx + 6} 58 Z`,
        '#2b2118',
      );
    }
    strokePath(c, 'M50 -78 C56 -44 66 0 64 34 C62 52 52 62 40 66', 'rgba(255,244,208,.85)', 4);
  });
}

/** Both paws; their legs go over into the chest without an edge. */
const paws = (W, H) =>
  layer(W, H, (k) => {
    paw(k, 800, sill + 6, 0.98);
    paw(k, 962, sill, 1.04);
    k.globalCompositeOperation = 'destination-in';
    k.fillStyle = lin(k, 0, sill - 78, 0, sill - 18, [0, 'rgba(0,0,0,0)'], [1, '#000']);
    k.fillRect(0, 0, W, H);
  });

function draw(c, W, H) {
  const scene = (sd, sun) =>
    layer(W, H, (k) => {
      k.drawImage(landscape(W, H, { sd, sun, line: 0.42, disc: 0, meadow: 320 }), 0, 0);
      oak(k, 240, 640, 460, 400, 51, oakPalette);
      oak(k, 1010, 610, 330, 280, 53, oakPalette);
    });
  const far = layer(W, H, (k) => {
    k.filter = 'blur(3px)';
    k.drawImage(scene(1009, [0.9, 0.2]), 0, 0);
  });
  c.drawImage(far, 0, -120);
  coachwork(c);
  pane(c, quarter, far, 35, 60);
  pane(c, front, far, 35, -300);
  inside(c, quarter, () => {
    nosePrint(c, 262, 330, 1.15, -0.3);
    nosePrint(c, 190, 470, 1, 0.25);
    nosePrint(c, 312, 236, 0.85, 0.5);
    fillPath(c, 'M250 90 L320 90 L150 660 L80 660 Z', 'rgba(255,246,220,.08)');
  });
  inside(c, front, () => fillPath(c, 'M1560 90 L1640 90 L1500 660 L1400 660 Z', 'rgba(255,246,220,.1)'));
  cabin(c, W, H, far);
  haze(c, W, H, 22, (k) => {
    inside(k, opening, () =>
      fillPath(k, 'M640 660 C650 440 670 270 800 200 C860 300 900 500 940 660 Z', 'rgba(16,22,18,.6)'),
    );
  });
  inside(c, `M0 0 H${W} V${sill + 4} H0 Z`, () => at(c, 846, 560, 1.92, () => dogInCoat(c, 2)));
  // the frames of the glass, and the sill of the door
  for (const path of [quarter, opening, front]) strokePath(c, path, '#0b110e', 15);
  fillPath(c, `M20 ${sill - 2} L1640 ${sill - 8} L1640 ${sill + 22} L20 ${sill + 26} Z`, '#101713');
  strokePath(c, `M20 ${sill + 25} L1640 ${sill + 20}`, 'rgba(250,240,212,.75)', 5);
  towel(c);
  c.drawImage(paws(W, H), 0, 0);
  finish(c, W, H, { sun: [0.88, 0.24], warm: 0.5, dark: 0.42 });
}

export default {
  file: 'articles/dog-towel.webp',
  seed: 1009,
  width: 1600,
  height: 1000,
  quality: 0.72,
  draw,
};
