/** Electric sedan from straight above on a limestone drive, the film half way along its glass roof. */
import { seats } from '../kit/ev-cabin.js';
import { camera } from '../kit/ev-camera.js';
import { across, ground, lines, pen, roofPiece, seals, trace } from '../kit/ev-details.js';
import { ev } from '../kit/ev.js';
import { dapple, finish } from '../kit/light.js';
import { blend, inside, lin, poly, soft, toPath } from '../kit/paint.js';
import { drive } from '../parts/drive.js';

function draw(c, W, H) {
  drive(c, W, H);
  dapple(c, W, H, 120, 250, 430, 330, { alpha: 0.34, px: 5, n: 1100 });
  const cam = camera({
    yaw: 0.0001,
    pitch: 1.5707,
    distance: 30,
    scale: 308,
    x: 810,
    y: 512,
    target: [0, 0, 0.6],
  });
  soft(c, 10, () =>
    poly(
      c,
      trace(cam, [0, 0.4], [1, 0.4], 1, 80)
        .concat(trace(cam, [1, 0.4], [0, 0.4], -1, 80))
        .map(([x, y]) => [x - 74, y + 46]),
      'rgba(22,30,25,.62)',
    ),
  );
  ground(c, cam, 0.5, [0, 0]);
  const sky = {
    ray: [
      [-1, '#10181a'],
      [0, '#4b4a36'],
      [0.04, '#caa766'],
      [0.3, '#d9cfae'],
      [0.75, '#8aa3a1'],
      [1, '#6f8d90'],
    ],
    sun: [0.7, 0.55, 0.6],
    glow: '#ffe3a3',
  };
  ev(
    c,
    cam,
    {
      paint: ['#22352d', '#4a6a5a'],
      glass: { roof: '#121b18', windshield: '#26352f', side: '#18231f', backlight: '#1c2824' },
      mirror: { roof: 0.22, windshield: 0.34, backlight: 0.3 },
    },
    sky,
  );
  cabin(c, cam);
  roof(c, cam);
  seals(c, cam, 0.9, [1, -1]);
  lines(c, cam, 1, 0.8);
  lines(c, cam, -1, 0.8);
  for (const side of [1, -1]) {
    for (const u of [0.7, 0.425]) pen(c, trace(cam, [u, 0.25], [u, 0.45], side), 'rgba(8,14,12,.6)', 2);
    pen(c, trace(cam, [0.745, 0.55], [0.93, 0.55], side), 'rgba(8,14,12,.55)', 2.2);
    soft(c, 4, () => pen(c, trace(cam, [0.925, 0.46], [0.984, 0.45], side), '#fff3cf', 7));
    pen(c, trace(cam, [0.925, 0.46], [0.984, 0.45], side), '#fffaf0', 4);
    pen(c, trace(cam, [0.012, 0.47], [0.05, 0.43], side), '#c2492a', 7);
    const m = cam.project([0.86, 1.0 * side, 0.95]),
      m0 = cam.project([0.9, 0.86 * side, 0.95]);
    pen(c, [m0, m], '#1b2a25', 12);
    c.fillStyle = '#1b2a25';
    c.beginPath();
    c.ellipse(m[0], m[1], 26, 17, side * 0.25, 0, 7);
    c.fill();
    c.fillStyle = 'rgba(255,226,160,.55)';
    c.beginPath();
    c.ellipse(m[0] + 7, m[1] - 5, 15, 6, 0, 0, 7);
    c.fill();
  }
  dapple(c, W, H, 120, 250, 330, 330, { alpha: 0.16, px: 6, n: 700 });
  finish(c, W, H, { sun: [0.95, 0.1], dark: 0.4 });
}

// seats and floor under the bare glass, and dimly under the film
function cabin(c, cam) {
  const open = toPath(roofPiece(cam, 0.305, 0.578, 0, 1));
  inside(c, open, () => {
    c.fillStyle = '#5c543d';
    c.fillRect(0, 0, 1600, 1000);
    seats(c, cam, 1);
  });
}

function roof(c, cam) {
  const cut = 0.437,
    bare = toPath(roofPiece(cam, cut, 0.578, 0, 1)),
    filmed = toPath(roofPiece(cam, 0.304, cut, 0, 0));
  inside(c, bare, () => {
    blend(c, 'screen', 1, () => {
      c.fillStyle = 'rgba(255,226,160,.42)';
      c.fillRect(0, 0, 1600, 1000);
    });
    poly(
      c,
      [
        [900, 300],
        [960, 300],
        [840, 720],
        [780, 720],
      ],
      'rgba(255,250,230,.45)',
    );
  });
  // under film the sky lies calm in the glass
  for (const piece of [filmed, toPath(roofPiece(cam, 0.118, 0.293, -1, 0))])
    inside(c, piece, () => {
      c.fillStyle = lin(
        c,
        240,
        700,
        760,
        300,
        [0, 'rgba(16,27,26,.94)'],
        [0.55, 'rgba(38,58,60,.9)'],
        [1, 'rgba(98,124,120,.88)'],
      );
      c.fillRect(0, 0, 1600, 1000);
      soft(c, 9, () => {
        c.fillStyle = 'rgba(226,222,196,.3)';
        c.beginPath();
        for (const [x, y, w] of [
          [330, 420, 120],
          [420, 470, 170],
          [600, 380, 120],
          [560, 560, 150],
          [360, 610, 90],
          [660, 470, 80],
        ]) {
          c.moveTo(x + w, y);
          c.ellipse(x, y, w, 11, -0.5, 0, 7);
        }
        c.fill();
      });
      poly(
        c,
        [
          [610, 300],
          [650, 300],
          [540, 720],
          [500, 720],
        ],
        'rgba(240,236,210,.13)',
      );
      poly(
        c,
        [
          [670, 300],
          [682, 300],
          [572, 720],
          [560, 720],
        ],
        'rgba(240,236,210,.13)',
      );
    });
  // the windshield mirrors a paler stretch of the same sky
  inside(c, toPath(roofPiece(cam, 0.593, 0.741, 1, 1.4)), () => {
    c.fillStyle = lin(c, 960, 720, 1190, 300, [0, 'rgba(40,62,60,.7)'], [1, 'rgba(226,210,164,.55)']);
    c.fillRect(0, 0, 1600, 1000);
    for (const [x, w, a] of [
      [1080, 70, 0.2],
      [1190, 22, 0.16],
    ])
      poly(
        c,
        [
          [x, 290],
          [x + w, 290],
          [x + w - 120, 740],
          [x - 120, 740],
        ],
        `rgba(255,250,230,${a})`,
      );
  });
  const line = across(cam, cut, 0);
  soft(c, 9, () => pen(c, line, 'rgba(255,190,60,.9)', 15));
  pen(c, line, '#ffb627', 7);
  pen(c, line, '#fff3cf', 2);
}

export default { file: 'articles/tesla-tinting.webp', seed: 21, width: 1600, height: 1000, draw };
