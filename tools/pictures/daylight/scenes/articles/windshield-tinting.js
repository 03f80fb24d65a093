/** From the driver's seat: a ridge road into the low sun, clear film over the left of the windshield. */
import { seed } from '../../lib.js';
import { grass, ledge, oak } from '../../nature.js';
import { edge } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze } from '../kit/light.js';
import { blend, fillPath, inside, layer, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { film, oakPalette } from '../kit/palette.js';
import { wheelAndDash } from '../parts/cockpit.js';

const shield =
  'M150 660 C176 470 232 250 300 118 C308 96 330 82 360 80 C660 56 1000 58 1290 88 C1318 92 1338 108 1348 130 C1420 290 1478 480 1506 676 C1100 620 560 612 150 660 Z';

function road(W, H) {
  return layer(W, H, (c) => {
    c.drawImage(
      landscape(W, H, { sd: 731, sun: [0.62, 0.3], line: 0.37, disc: 0.05, meadow: 190, lake: false }),
      0,
      0,
    );
    poly(
      c,
      [
        [0, 640],
        [W, 640],
        [W, H],
        [0, H],
      ],
      '#5d6a48',
    );
    fillPath(
      c,
      'M956 488 C952 508 900 540 830 566 C690 616 420 650 -100 900 L1500 900 C1340 720 1130 620 1020 572 C972 548 962 512 962 488 Z',
      lin(c, 0, 470, 0, 760, [0, '#d9c796'], [0.4, '#a79f80'], [1, '#6d6b58']),
    );
    strokePath(
      c,
      'M962 490 C962 512 972 548 1020 572 C1130 620 1340 720 1500 900',
      'rgba(255,240,200,.85)',
      4,
    );
    strokePath(c, 'M956 490 C952 508 900 540 830 566 C690 616 420 650 -100 900', 'rgba(255,240,200,.6)', 4);
    c.setLineDash([26, 22]);
    strokePath(c, 'M959 492 C958 512 948 540 920 572 C876 622 800 700 700 880', 'rgba(255,206,100,.95)', 6);
    c.setLineDash([]);
    seed(7);
    grass(
      c,
      900,
      (x) => 545 + Math.abs(900 - x) * 0.08,
      700,
      1600,
      ['#5d6b45', '#8f8f58', '#c9b673', '#34463a'],
      24,
    );
    grass(
      c,
      W,
      (x) => 520 + Math.abs(x - 1000) * 0.05,
      700,
      1500,
      ['#5d6b45', '#a49a5c', '#d9c67f', '#34463a'],
      24,
      1060,
    );
    ledge(c, 1120, 520, 420, 30, '#e8d6a8', '#8b8266');
    ledge(c, 1180, 548, 420, 36, '#c4b48a', '#6f6a50');
    oak(c, 470, 600, 420, 360, 91, oakPalette);
    oak(c, 1330, 560, 330, 290, 95, oakPalette);
    oak(c, 780, 520, 130, 100, 92, oakPalette);
    oak(c, 1090, 510, 130, 100, 97, oakPalette);
  });
}

function draw(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#1a201b'], [0.6, '#2a2f26'], [1, '#4b4735']);
  c.fillRect(0, 0, W, H);
  const path = new Path2D(shield),
    v = road(W, 720),
    cut = (x) => [
      [x + 66, 40],
      [x - 22, 690],
    ];
  inside(c, path, () => {
    c.drawImage(v, 0, 0);
    const left = new Path2D('M-20 0 L826 0 L738 720 L-20 720 Z'),
      right = new Path2D('M826 0 L1640 0 L1640 720 L738 720 Z');
    inside(c, left, () => {
      blend(c, 'multiply', 1, () => {
        c.fillStyle = film[70];
        c.fillRect(0, 0, W, H);
      });
    });
    inside(c, right, () => {
      blend(c, 'screen', 1, () => {
        c.fillStyle = rad(
          c,
          992,
          214,
          20,
          760,
          [0, '#fffbe9'],
          [0.16, 'rgba(255,246,214,.95)'],
          [0.45, 'rgba(255,226,150,.62)'],
          [1, 'rgba(255,216,140,.3)'],
        );
        c.fillRect(0, 0, W, H);
      });
      c.fillStyle = 'rgba(255,243,210,.2)';
      c.fillRect(0, 0, W, H);
      haze(c, W, H, 4, (k) => {
        for (let i = 0; i < 9; i++) {
          const a = 0.15 + i * 0.33;
          poly(
            k,
            [
              [992, 214],
              [992 + Math.cos(a) * 900, 214 + Math.sin(a) * 900],
              [992 + Math.cos(a + 0.07) * 900, 214 + Math.sin(a + 0.07) * 900],
            ],
            'rgba(255,250,230,.16)',
          );
        }
      });
    });
    const [[a, b], [d, e]] = cut(782);
    edge(c, a - 21, b, d - 22, e, 6);
    poly(
      c,
      [
        [300, 80],
        [420, 76],
        [250, 660],
        [130, 680],
      ],
      'rgba(255,246,220,.08)',
    );
    c.fillStyle = lin(c, 0, 60, 0, 140, [0, 'rgba(16,24,20,.7)'], [1, 'rgba(16,24,20,0)']);
    c.fillRect(0, 50, W, 100);
  });
  c.strokeStyle = '#0b100e';
  c.lineWidth = 16;
  c.lineJoin = 'round';
  c.stroke(path);
  strokePath(c, 'M1348 132 C1420 292 1478 482 1506 676', 'rgba(255,226,160,.65)', 5);
  // mirror
  fillPath(c, 'M770 60 L800 60 L806 130 L764 130 Z', '#141a16');
  soft(c, 8, () => {
    c.fillStyle = 'rgba(10,14,12,.4)';
    c.fillRect(612, 136, 350, 96);
  });
  c.fillStyle = '#141a16';
  c.beginPath();
  c.roundRect(610, 120, 356, 104, 30);
  c.fill();
  const m = new Path2D();
  m.roundRect(622, 131, 332, 82, 22);
  inside(c, m, () => {
    c.save();
    c.translate(1600, 0);
    c.scale(-1, 1);
    c.drawImage(v, 300, 260, 700, 240, 640, 131, 345, 90);
    c.restore();
    c.fillStyle = 'rgba(27,39,34,.42)';
    c.fillRect(600, 100, 400, 200);
  });
  strokePath(c, 'M700 121 L936 121 C956 122 965 134 965 150', 'rgba(255,226,160,.7)', 3);
  wheelAndDash(c);
  // visor
  fillPath(
    c,
    'M330 0 L730 0 L722 66 C600 84 470 92 372 100 C350 100 340 92 338 76 Z',
    lin(c, 330, 0, 730, 90, [0, '#3a3a2e'], [1, '#6d674c']),
  );
  strokePath(c, 'M372 100 C470 92 600 84 722 66', 'rgba(255,226,160,.4)', 3);
  finish(c, W, H, { sun: [0.62, 0.22], dark: 0.5 });
}

export default { file: 'articles/windshield-tinting.webp', seed: 731, width: 1600, height: 1000, draw };
