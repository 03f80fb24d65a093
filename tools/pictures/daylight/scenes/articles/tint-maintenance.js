/** A rear side window after rain: beads on the filmed glass, and a clear arc behind a soft cloth. */
import { seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { blend, fillPath, inside, layer, lin, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { bead, runs, scatter } from '../parts/droplets.js';
import { arc, cleared, wipingHand } from '../parts/wiping-hand.js';

const glass =
  'M96 716 L250 196 C266 146 300 120 352 118 L1230 96 C1300 96 1340 110 1352 150 L1440 690 C1444 712 1432 724 1408 726 L130 752 C100 752 88 742 96 716 Z';

function draw(c, W, H) {
  const back = landscape(W, H, { sd: 1009, sun: [0.86, 0.3], line: 0.4, disc: 0.05, meadow: 320 });
  c.save();
  c.filter = 'blur(5px)';
  c.drawImage(back, 0, 0);
  c.restore();
  const body =
    'M-20 1020 L-20 690 L40 690 L196 150 C216 84 262 60 330 56 L1260 30 C1350 30 1396 56 1410 116 L1500 660 L1620 668 L1620 1020 Z';
  fillPath(
    c,
    body,
    lin(
      c,
      0,
      40,
      0,
      1000,
      [0, '#4a6254'],
      [0.1, '#2b3d35'],
      [0.7, '#22312b'],
      [0.745, '#8ba291'],
      [0.77, '#40584c'],
      [1, '#121b17'],
    ),
  );
  strokePath(c, 'M330 56 L1260 30 C1350 30 1396 56 1410 116 L1500 660', '#ffd98c', 5);
  const path = new Path2D(glass);
  inside(c, path, () => {
    c.fillStyle = '#27312b';
    c.fillRect(0, 0, W, H);
    c.save();
    c.translate(W, 0);
    c.scale(-1, 1);
    c.globalAlpha = 0.9;
    const v = layer(W, H, (k) => {
      k.drawImage(landscape(W, H, { sd: 1010, sun: [0.14, 0.34], line: 0.4, disc: 0.06, meadow: 300 }), 0, 0);
      oak(k, 1120, 790, 640, 560, 51, oakPalette);
    });
    c.filter = 'blur(1.2px)';
    c.drawImage(v, 0, -40);
    c.restore();
    // seen through both sides of the car
    for (const shade of [film[35], film[35]])
      blend(c, 'multiply', 1, () => {
        c.fillStyle = shade;
        c.fillRect(0, 0, W, H);
      });
    // wet glass is hazy, the wiped arc is not
    haze(c, W, H, 5, (k) => {
      k.fillStyle = 'rgba(233,232,214,.3)';
      k.fillRect(0, 0, W, H);
      k.globalCompositeOperation = 'destination-out';
      k.lineWidth = 188;
      k.lineCap = 'round';
      k.strokeStyle = '#000';
      k.beginPath();
      for (let i = -16; i <= 40; i++) k.lineTo(...arc(i / 40));
      k.stroke();
    });
    seed(16);
    for (const [x, y, r] of scatter(1050, [60, 90, 1400, 660], (t) => t ** 3.4 * 17 + 1.8))
      if (!cleared(x, y)) bead(c, x, y, r);
    const drops = [
      [330, 300, 210],
      [1180, 470, 190],
      [880, 600, 120],
      [1330, 250, 240],
      [600, 640, 90],
    ];
    runs(c, drops, 8, 0.4);
    fillPath(c, 'M560 90 L700 90 L420 760 L280 760 Z', 'rgba(255,246,220,.07)');
    fillPath(c, 'M1060 90 L1110 90 L860 760 L810 760 Z', 'rgba(255,246,220,.08)');
    strokePath(
      c,
      'M' +
        Array.from({ length: 30 }, (_, i) => {
          const a = Math.PI * (0.92 + 0.83 * (i / 29));
          return `${720 + Math.cos(a) * 494} ${690 + Math.sin(a) * 482}`;
        }).join(' L'),
      'rgba(255,244,210,.5)',
      3,
    );
    c.fillStyle = lin(c, 0, 90, 0, 220, [0, 'rgba(12,18,15,.6)'], [1, 'rgba(12,18,15,0)']);
    c.fillRect(0, 80, W, 150);
  });
  c.strokeStyle = '#0b110e';
  c.lineWidth = 17;
  c.lineJoin = 'round';
  c.stroke(path);
  strokePath(c, 'M120 770 L1420 742', 'rgba(244,243,237,.6)', 5);
  // beads on the paint, handle, shut line
  strokePath(c, 'M1500 690 C1530 800 1520 900 1490 1010', 'rgba(8,14,11,.8)', 4);
  c.fillStyle = 'rgba(8,14,11,.6)';
  c.beginPath();
  c.roundRect(300, 858, 210, 46, 22);
  c.fill();
  c.fillStyle = lin(c, 0, 850, 0, 890, [0, '#b3c2b2'], [1, '#2a3d34']);
  c.beginPath();
  c.roundRect(304, 850, 202, 36, 18);
  c.fill();
  seed(88);
  for (const drop of scatter(190, [0, 800, 1600, 200], (t) => t ** 3 * 11 + 1.6)) bead(c, ...drop);
  wipingHand(c);
  finish(c, W, H, { sun: [0.86, 0.26], dark: 0.45 });
}

export default { file: 'articles/tint-maintenance.webp', seed: 1009, width: 1600, height: 1000, draw };
