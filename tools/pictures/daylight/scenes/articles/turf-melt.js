/** A window throws the low sun onto artificial turf: a beam, and a curved streak where the blades lie flat and shine. */
import { R, mix, pick, rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { dapple, finish, haze } from '../kit/light.js';
import { at, lin, poly, polyline, rad, soft, strokePath, toPath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { corner, fence, glare, house, pane } from '../parts/backyard.js';

/** The middle of the streak from its far end (0) to its near end (1), with its half width. */
function bend(t) {
  const [a, b, d] = [
    [90, 752],
    [560, 738],
    [860, 960],
  ];
  const x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * d[0];
  const y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * d[1];
  return { x, y, half: 30 + 30 * t };
}
const course = Array.from({ length: 90 }, (_, i) => bend(i / 89));
/** The spot where the light is now. */
const spot = bend(0.52);
const tilt = Math.atan2(bend(0.56).y - spot.y, bend(0.56).x - spot.x);

/** How far a point lies from the middle of the streak: below 1 is inside. */
const away = (x, y) =>
  Math.min(...course.slice(5, -9).map((p) => Math.hypot((x - p.x) * 0.8, y - p.y) / p.half));

/** The streak: blades that lie along it, with the shine of plastic in two bands. */
function streak(c) {
  const place = ({ x, y, half }, v) => [x + v * half * 0.5, y - v * half * 0.85];
  const side = (v) => course.map((p) => place(p, v));
  soft(c, 7, () => poly(c, [...side(0.95), ...side(-0.95).reverse()], '#5f7d3e'));
  for (let i = 0; i < 1100; i++) {
    const [t, v] = [rr(-0.05, 1), rr(-1, 1)];
    const shine = Math.max(Math.exp(-(((v - 0.4) / 0.2) ** 2)), 0.7 * Math.exp(-(((v + 0.35) / 0.16) ** 2)));
    const tone = mix(pick(['#6a8c44', '#84a252', '#a0b465']), '#f6f7de', shine * rr(0.5, 1));
    polyline(c, [place(bend(t), v), place(bend(t + rr(0.03, 0.06)), v + rr(-0.1, 0.1))], tone, 2.5 + t * 3);
  }
}

/** Even rows of plastic blades; only beside the streak do they stand. */
function turf(c, W, H) {
  c.fillStyle = lin(c, 0, 640, 0, H, [0, '#93ab58'], [0.4, '#638a44'], [1, '#3f6a3a']);
  c.fillRect(0, 640, W, H - 640);
  seed(8);
  streak(c);
  for (let row = 0; row < 58; row++) {
    const t = row / 57,
      y = 644 + Math.pow(t, 1.35) * 380,
      l = 7 + t * 26,
      gap = 6 + t * 7;
    for (let x = -10 + (row % 2) * gap * 0.5; x < W + 10; x += gap) {
      const px = x + rr(-2, 2);
      // the streak frays where it ends
      const far = away(px, y) + rr(-0.12, 0.12);
      if (far < 1) continue;
      const green = ['#7ba74e', '#93b75b', '#568945', '#47783f', '#b0c86c'][Math.floor(R() * 5)];
      // the first blades beside the streak have begun to bend
      const lean = far < 1.25 ? 0.9 : rr(-0.22, 0.22);
      const high = far < 1.25 ? 0.6 : 1;
      c.strokeStyle = green;
      c.lineWidth = 1.3 + t * 2.2;
      c.lineCap = 'round';
      c.beginPath();
      c.moveTo(px, y);
      c.quadraticCurveTo(px + lean * l * 0.3, y - l * 0.7 * high, px + lean * l, y - l * high);
      c.stroke();
    }
  }
}

/** The light on its way: to the window from the right, and gathered from the window to the spot. */
function beam(c, W, H) {
  const { x, y, w, h } = pane;
  const coming = [
    [W, 60],
    [W, 330],
    [x + w, y + h],
    [x, y],
    [x + w, y],
  ];
  haze(c, W, H, 26, (k) => poly(k, coming, 'rgba(255,242,200,.3)'));
  const long = 150;
  const [dx, dy] = [Math.cos(tilt) * long, Math.sin(tilt) * long];
  const going = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [spot.x + dx, spot.y + dy + 8],
    [spot.x - dx, spot.y - dy],
  ];
  const light = (k, a) =>
    lin(
      k,
      x + w,
      y,
      spot.x,
      spot.y,
      [0, `rgba(255,243,200,${a * 0.3})`],
      [0.4, `rgba(255,236,170,${a * 0.6})`],
      [1, `rgba(255,226,130,${a})`],
    );
  haze(c, W, H, 9, (k) => poly(k, going, light(k, 0.6)));
  // the middle of the beam is brighter, and narrows to the spot
  const core = [
    [x + w * 0.25, y + h * 0.1],
    [x + w * 0.85, y + h * 0.8],
    [spot.x + dx * 0.6, spot.y + dy * 0.6],
    [spot.x - dx * 0.6, spot.y - dy * 0.6],
  ];
  haze(c, W, H, 24, (k) => poly(k, core, light(k, 0.5)));
}

/** The hot spot: a bright patch with wavy edges, and the heat over it. */
function heat(c) {
  at(
    c,
    spot.x,
    spot.y,
    1,
    () => {
      soft(c, 14, () => {
        c.fillStyle = rgba(ink.sun, 0.75);
        c.beginPath();
        c.ellipse(0, 0, 172, 50, 0, 0, 7);
        c.fill();
      });
      const edge = Array.from({ length: 90 }, (_, i) => {
        const a = (i / 90) * Math.PI * 2;
        const r = 1 + 0.06 * Math.sin(a * 9);
        return [Math.cos(a) * 142 * r, Math.sin(a) * 32 * r];
      });
      soft(c, 2, () =>
        c.fill(((c.fillStyle = rad(c, 0, 0, 10, 150, [0, '#fffdf0'], [1, '#ffe9a6'])), toPath(edge))),
      );
      for (const [from, to, down] of [
        [-104, 60, -13],
        [-70, 112, 6],
        [-40, 70, 18],
      ])
        strokePath(
          c,
          `M${from} ${down} Q${(from + to) / 2} ${down + 9} ${to} ${down - 2}`,
          'rgba(226,164,52,.6)',
          4,
        );
    },
    tilt,
  );
  for (const [dx, dy, high] of [
    [-112, -34, 210],
    [-40, -26, 290],
    [36, -4, 250],
    [104, 20, 180],
  ])
    wisp(c, spot.x + dx, spot.y + dy, high);
}

/** Hot air that rises from x, y in a wavering band and thins out. */
function wisp(c, x, y, high) {
  const side = (v) =>
    Array.from({ length: 40 }, (_, i) => {
      const t = i / 39;
      const sway = Math.sin(t * 8 + x * 0.05) * (6 + 20 * t);
      return [x + sway + v * (5 + 16 * Math.sin(Math.PI * t) ** 0.8), y - t * high];
    });
  const band = (wide) => [...side(-wide), ...side(wide).reverse()];
  soft(c, 7, () =>
    poly(
      c,
      band(1.3),
      lin(
        c,
        0,
        y,
        0,
        y - high,
        [0, 'rgba(255,150,60,.6)'],
        [0.5, 'rgba(255,176,90,.3)'],
        [1, 'rgba(255,210,150,0)'],
      ),
    ),
  );
  soft(c, 2.5, () =>
    poly(
      c,
      band(0.4),
      lin(
        c,
        0,
        y,
        0,
        y - high,
        [0, 'rgba(255,250,225,.95)'],
        [0.5, 'rgba(255,246,214,.6)'],
        [1, 'rgba(255,246,214,0)'],
      ),
    ),
  );
}

function draw(c, W, H) {
  c.drawImage(
    landscape(W, H, { sd: 417, hour: 'noon', sun: [1.25, -0.2], line: 0.3, disc: 0, lake: false, meadow: 0 }),
    0,
    0,
  );
  oak(c, 250, 590, 470, 390, 41, { ...oakPalette, mid: '#5f7a46', lit: '#d3c573' });
  oak(c, 690, 580, 290, 240, 43, { ...oakPalette, mid: '#5f7a46', lit: '#d3c573' });
  fence(c);
  house(c, W);
  turf(c, W, H);
  // the shadow of an oak behind us, towards the house
  dapple(c, W, H, 1440, 900, 330, 90, { alpha: 0.5, color: '#12301f', n: 330, px: 3, size: 1.5 });
  soft(c, 3, () => {
    c.fillStyle = 'rgba(20,40,24,.5)';
    c.fillRect(corner - 20, 656, 700, 7);
  });
  beam(c, W, H);
  glare(c);
  heat(c);
  finish(c, W, H, { sun: [1.02, 0.5], warm: 0.5, dark: 0.26, noise: 9 });
}

export default { file: 'articles/turf-melt.webp', seed: 417, width: 1600, height: 1000, quality: 0.66, draw };
