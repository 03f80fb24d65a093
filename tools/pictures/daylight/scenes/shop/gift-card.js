/** A gift card cut from film, with a ribbon of sun, a key and an envelope on the limestone sill. */
import { oak } from '../../nature.js';
import { edge, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import {
  at,
  blend,
  box,
  fillPath,
  film,
  finish,
  haze,
  inside,
  layer,
  lin,
  oakPalette,
  poly,
  rad,
  rgba,
  rr,
  seed,
  soft,
  strokePath,
} from '../kit/paint.js';

// the mark: a fanlight that is also a live oak
function mark(c, x, y, s, tones, trunk) {
  at(c, x, y, s, () => {
    for (let i = 0; i < 5; i++) {
      const a = Math.PI * (1 + i / 5) + 0.03,
        b = Math.PI * (1 + (i + 1) / 5) - 0.03;
      c.fillStyle = tones[i];
      c.beginPath();
      c.arc(0, 0, 100, a, b);
      c.arc(0, 0, 25, b, a, true);
      c.fill();
    }
    fillPath(
      c,
      'M-13 8 L13 8 C14 26 18 40 26 50 L100 50 L100 64 L-100 64 L-100 50 L-26 50 C-18 40 -14 26 -13 8 Z',
      trunk,
    );
  });
}

function key(c, x, y) {
  haze(
    c,
    1600,
    1000,
    8,
    (k) => {
      k.fillStyle = 'rgba(20,24,16,.6)';
      k.beginPath();
      k.ellipse(x - 20, y + 40, 130, 34, 0.2, 0, 7);
      k.fill();
    },
    0.8,
  );
  c.strokeStyle = lin(c, x - 60, y, x + 60, y, [0, '#7d7d70'], [1, '#fff6dc']);
  c.lineWidth = 9;
  c.beginPath();
  c.arc(x - 78, y + 6, 40, 0, 7);
  c.stroke();
  at(
    c,
    x,
    y,
    1,
    () => {
      fillPath(
        c,
        'M-40 -30 C-40 -46 -24 -52 -8 -50 L96 -36 C116 -32 122 -18 120 -2 C118 20 106 30 88 30 L-14 34 C-32 34 -42 20 -40 2 Z',
        lin(c, -40, 30, 120, -50, [0, '#0f1613'], [0.6, '#2b3731'], [1, '#8d8a70']),
      );
      for (const [a, b] of [
        [-4, -8],
        [36, -4],
        [76, 0],
      ]) {
        c.fillStyle = '#3f4c44';
        c.beginPath();
        c.roundRect(a - 14, b - 14, 28, 26, 6);
        c.fill();
      }
      strokePath(c, 'M-8 -50 L96 -36 C116 -32 122 -18 120 -2', 'rgba(255,236,190,.9)', 4);
    },
    0.24,
  );
  at(
    c,
    x - 96,
    y + 44,
    1,
    () => {
      c.fillStyle = '#a8330f';
      c.beginPath();
      c.roundRect(-30, -10, 60, 104, 8);
      c.fill();
      c.fillStyle = 'rgba(255,220,180,.6)';
      c.fillRect(22, 0, 4, 84);
      mark(c, 0, 46, 0.2, ['#ffe3a3', '#ffe3a3', '#ffe3a3', '#ffe3a3', '#ffe3a3'], '#ffe3a3');
    },
    0.5,
  );
}

function card(c) {
  const w = 700,
    h = 440;
  haze(
    c,
    1600,
    1000,
    16,
    (k) => {
      k.save();
      k.translate(680, 566);
      k.rotate(-0.09);
      k.fillStyle = 'rgba(18,24,16,.75)';
      k.fillRect(-w / 2 - 34, -h / 2 + 40, w + 10, h + 14);
      k.restore();
    },
    0.85,
  );
  at(
    c,
    700,
    540,
    1,
    () => {
      c.fillStyle = lin(c, -w / 2, h / 2, w / 2, -h / 2, [0, '#16231d'], [0.5, '#2b4035'], [1, '#4d6a56']);
      c.beginPath();
      c.roundRect(-w / 2, -h / 2, w, h, 8);
      c.fill();
      inside(
        c,
        ((p) => {
          p.roundRect(-w / 2, -h / 2, w, h, 8);
          return p;
        })(new Path2D()),
        () => {
          [
            [-120, '#3f5a4b'],
            [-20, '#6d786f'],
            [80, '#949a8f'],
          ].forEach(([x, col], i) =>
            poly(
              c,
              [
                [x + 120, h / 2],
                [x + 330, -h / 2],
                [x + 420, -h / 2],
                [x + 210, h / 2],
              ],
              rgba(col, 0.3 + i * 0.06),
            ),
          );
          poly(
            c,
            [
              [-w / 2, -60],
              [-80, -h / 2],
              [40, -h / 2],
              [-w / 2, 60],
            ],
            'rgba(255,246,220,.07)',
          );
        },
      );
      mark(c, -182, 24, 1.12, ['#ffb627', '#f4f3ed', '#d0d0c6', '#b2b4a9', '#8b948b'], '#f4f3ed');
      // ribbon
      c.fillStyle = lin(c, 170, 0, 236, 0, [0, '#c98510'], [0.5, '#ffb627'], [1, '#ffe3a3']);
      c.fillRect(168, -h / 2, 62, h);
      for (const [d, f] of [
        ['M199 -20 C150 -96 60 -100 66 -48 C70 -10 150 -6 199 -12 Z', ['#a86a10', '#ffb627']],
        ['M199 -20 C250 -100 344 -96 336 -44 C330 -8 250 -4 199 -12 Z', ['#e09a1c', '#ffe3a3']],
      ])
        fillPath(c, d, lin(c, 66, 0, 336, -60, [0, f[0]], [1, f[1]]));
      strokePath(
        c,
        'M196 -22 C160 -70 100 -80 92 -54 M204 -22 C250 -72 304 -76 312 -50',
        'rgba(122,74,0,.6)',
        5,
      );
      fillPath(
        c,
        'M194 -6 C180 40 150 84 118 118 L150 112 L160 142 C190 100 206 50 210 -2 Z M206 -6 C218 44 246 84 282 112 L250 112 L246 142 C216 104 200 50 194 -2 Z',
        lin(c, 118, 120, 282, 0, [0, '#b97812'], [1, '#ffd070']),
      );
      c.fillStyle = lin(c, 176, 0, 226, 0, [0, '#d08c14'], [1, '#ffe9b8']);
      c.beginPath();
      c.roundRect(176, -42, 48, 46, 10);
      c.fill();
      // lifted corner of film
      const k = 78;
      soft(c, 6, () =>
        poly(
          c,
          [
            [w / 2 - k, -h / 2 + 8],
            [w / 2, -h / 2 + k + 8],
            [w / 2 - k - 8, -h / 2 + k + 16],
          ],
          'rgba(10,16,12,.55)',
        ),
      );
      poly(
        c,
        [
          [w / 2 - k, -h / 2 - 3],
          [w / 2 + 3, -h / 2 - 3],
          [w / 2 + 3, -h / 2 + k],
        ],
        '#cbb98c',
      );
      poly(
        c,
        [
          [w / 2 - k, -h / 2 - 2],
          [w / 2 + 2, -h / 2 + k],
          [w / 2 - k + 6, -h / 2 + k - 10],
        ],
        lin(c, w / 2 - k, -h / 2 + k, w / 2, -h / 2, [0, '#fff6dc'], [1, '#b2b4a9']),
      );
      strokePath(c, `M${-w / 2 + 6} ${-h / 2 + 1} L${w / 2 - k} ${-h / 2 + 1}`, 'rgba(255,240,200,.7)', 3);
      strokePath(c, `M${w / 2 - 1} ${-h / 2 + k + 4} L${w / 2 - 1} ${h / 2 - 8}`, 'rgba(255,240,200,.85)', 4);
    },
    -0.09,
  );
}

function draw(c, W, H) {
  const y1 = 420;
  c.fillStyle = '#1d2822';
  c.fillRect(0, 0, W, H);
  const v = layer(W, y1, (k, w, h) => {
    k.drawImage(
      landscape(w, h, { sd: 1811, sun: [0.86, 0.34], line: 0.44, disc: 0.045, meadow: 330, size: 1.3 }),
      0,
      0,
    );
    oak(k, 260, 420, 420, 340, 39, oakPalette);
    oak(k, 1180, 410, 260, 200, 40, oakPalette);
  });
  seed(2);
  for (let i = 0; i < 3; i++) {
    const r = [(i * W) / 3 + 9, 0, W / 3 - 18, y1 - 22];
    inside(c, box(...r), () => {
      c.save();
      c.filter = 'blur(2.5px)';
      c.drawImage(v, 0, 0);
      c.restore();
      inside(c, box(0, 0, W, 178), () =>
        blend(c, 'multiply', 1, () => {
          c.fillStyle = film[50];
          c.fillRect(0, 0, W, H);
        }),
      );
      inside(c, box(0, 178, W, H), () => {
        c.fillStyle = 'rgba(255,240,204,.3)';
        c.fillRect(0, 0, W, H);
      });
    });
    streaks(c, ...r, 0.1);
  }
  edge(c, 0, 178, W, 178, 6);
  // sill
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#a39a7d'], [0.6, '#e2d4ac'], [1, '#fff3d2']);
  c.fillRect(0, y1, W, H - y1);
  c.fillStyle = 'rgba(60,56,40,.4)';
  c.fillRect(0, y1 - 4, W, 8);
  seed(8);
  for (let i = 0; i < 900; i++) {
    c.fillStyle = rgba(i % 2 ? '#fff6dc' : '#6b6450', rr(0.05, 0.2));
    c.beginPath();
    c.ellipse(rr(0, W), rr(y1, H), rr(1, 12), rr(0.8, 4), 0, 0, 7);
    c.fill();
  }
  haze(
    c,
    W,
    H,
    6,
    (k) => {
      k.fillStyle = 'rgba(46,54,42,.5)';
      for (const x of [W / 3, (2 * W) / 3])
        poly(
          k,
          [
            [x - 12, y1],
            [x + 12, y1],
            [x - 400, H],
            [x - 470, H],
          ],
          'rgba(46,54,42,.5)',
        );
    },
    0.7,
  );
  at(
    c,
    640,
    690,
    1,
    () => {
      soft(c, 14, () => {
        c.fillStyle = 'rgba(20,24,16,.5)';
        c.fillRect(-470, -170, 760, 430);
      });
      c.fillStyle = lin(c, -440, 0, 360, 0, [0, '#a8854e'], [1, '#e6c688']);
      c.fillRect(-440, -200, 780, 430);
      poly(
        c,
        [
          [-440, -200],
          [340, -200],
          [-50, 60],
        ],
        lin(c, -440, 0, 340, 0, [0, '#b99558'], [1, '#f0d59a']),
      );
      strokePath(c, 'M-440 -200 L-50 60 L340 -200', 'rgba(90,64,24,.45)', 3);
    },
    0.13,
  );
  card(c);
  key(c, 1300, 770);
  finish(c, W, H, { sun: [0.88, 0.3], dark: 0.45 });
}
export default { file: 'shop/gift-card.webp', seed: 1811, width: 1600, height: 1000, draw };
