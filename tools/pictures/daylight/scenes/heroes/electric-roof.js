/** Electric sedan on a ridge at dawn, seen from above its shoulder: film drawn over the glass roof. */
import { rgba, rr, seed } from '../../lib.js';
import { grass, ledge, oak } from '../../nature.js';
import { cabin } from '../kit/ev-cabin.js';
import { camera } from '../kit/ev-camera.js';
import { across, ground, lines, pen, roofPiece, seals, trace, wheel } from '../kit/ev-details.js';
import { wheels } from '../kit/ev-shape.js';
import { ev } from '../kit/ev.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { blend, inside, lin, poly, soft, toPath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';

function overlook(c, W, H) {
  c.drawImage(
    landscape(W, H, { hour: 'dawn', sd: 347, sun: [0.88, 0.27], line: 0.34, disc: 0.034, meadow: 330 }),
    0,
    0,
  );
  poly(
    c,
    [
      [0, 640],
      [700, 610],
      [W, 600],
      [W, H],
      [0, H],
    ],
    lin(c, 0, 600, 0, H, [0, '#a59b74'], [0.5, '#6d6a52'], [1, '#353a31']),
  );
  seed(12);
  for (let i = 0; i < 3000; i++) {
    const t = Math.pow(rr(0, 1), 0.8),
      y = 622 + t * 500;
    c.fillStyle = rgba(rr(0, 1) < 0.5 ? '#ffe9b8' : '#22281f', rr(0.06, 0.3));
    c.fillRect(rr(0, W), y, rr(2, 10) * (0.4 + t), rr(1, 3) * (0.4 + t));
  }
  seed(4);
  grass(
    c,
    W,
    (x) => 600 + Math.sin(x / 170) * 8,
    668,
    1500,
    ['#5d6b45', '#8f8f58', '#c9b673', '#34463a'],
    22,
  );
  ledge(c, -40, 640, 420, 34, '#b8ab86', '#6f6a50');
  ledge(c, 1330, 612, 540, 26, '#e2cf9f', '#8b8266');
  ledge(c, 1440, 634, 460, 28, '#b8a87e', '#6f6a50');
  oak(c, 70, 690, 420, 430, 33, oakPalette);
}

function glassRoof(c, cam) {
  const bare = toPath(roofPiece(cam, 0.452, 0.576, 0, 1)),
    filmed = toPath(roofPiece(cam, 0.302, 0.452, 0, 0));
  inside(c, bare, () => {
    c.fillStyle = 'rgba(255,226,160,.5)';
    c.fill(bare);
    blend(c, 'screen', 1, () => {
      c.fillStyle = 'rgba(255,224,150,.36)';
      c.fill(bare);
    });
  });
  inside(c, filmed, () => {
    c.fillStyle = 'rgba(12,20,18,.5)';
    c.fill(filmed);
    blend(c, 'screen', 0.5, () => {
      seed(3);
      c.filter = 'blur(3px)';
      for (let i = 0; i < 7; i++) {
        const [x, y] = cam.project([-0.9 + i * 0.17, -0.3, 1.42]);
        c.fillStyle = 'rgba(150,176,172,.35)';
        c.beginPath();
        c.ellipse(x, y, 46, 5, 0.3, 0, 7);
        c.fill();
      }
    });
  });
  const line = across(cam, 0.452, 0);
  soft(c, 9, () => pen(c, line, 'rgba(255,190,60,.9)', 14));
  pen(c, line, '#ffb627', 6);
  pen(c, line, '#fff3cf', 1.8);
}

function lampsAndNose(c, cam) {
  for (const side of [1, -1]) {
    const lamp = [
      ...trace(cam, [0.905, 0.5], [0.985, 0.44], side),
      ...trace(cam, [0.985, 0.385], [0.925, 0.43], side),
    ];
    poly(c, lamp, '#1b2722');
    soft(c, 6, () => pen(c, trace(cam, [0.918, 0.475], [0.984, 0.43], side), 'rgba(255,236,190,.9)', 9));
    pen(c, trace(cam, [0.918, 0.475], [0.984, 0.43], side), '#fff6dc', 4.5);
  }
  const lip = [
    ...trace(cam, [0.95, 0.125], [0.998, 0.125], 1),
    ...trace(cam, [0.998, 0.125], [0.992, 0.125], -1),
  ];
  pen(c, lip, '#0d1412', 17);
  pen(
    c,
    lip.map(([x, y]) => [x, y + 12]),
    'rgba(150,170,155,.35)',
    2,
  );
}

function draw(c, W, H) {
  overlook(c, W, H);
  const cam = camera({ yaw: 0.6, pitch: 0.35, distance: 11, scale: 244, x: 950, y: 618 });
  soft(c, 20, () =>
    poly(
      c,
      [
        [-2.3, 0.7],
        [2.3, 0.7],
        [1.4, 1.9],
        [-2.9, 1.8],
        [-2.7, 0.1],
      ].map(([x, y]) => cam.project([x, y, 0])),
      'rgba(12,18,16,.5)',
    ),
  );
  ground(c, cam);
  ev(c, cam, {
    paint: ['#1b2a25', '#587465'],
    glass: { roof: '#101816', windshield: '#22312c', side: '#141d1a', backlight: '#18231f' },
    mirror: { windshield: 0.5, roof: 0.42, side: 0.22, backlight: 0.4 },
  });
  cabin(c, cam);
  lines(c, cam, 1, 0.8);
  for (const x of wheels) wheel(c, cam, x);
  lampsAndNose(c, cam);
  glassRoof(c, cam);
  seals(c, cam, 0.8);
  seed(29);
  grass(
    c,
    W,
    (x) => 1080 - Math.sin(x / 300) * 14,
    H + 40,
    1500,
    ['#2c3a31', '#4e5a3f', '#8f8a58', '#1f2b25'],
    34,
  );
  finish(c, W, H, { sun: [0.88, 0.27] });
}
export default { file: 'heroes/electric-roof.webp', seed: 347, width: 1800, height: 1125, draw };
