/** A ranch road into the evening sun, from the driver's seat: a limestone cut on the left, a fence and live oaks on the right. */
import { mix, R, rgba, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { haze } from '../kit/light.js';
import { layer, lin, poly, polyline, rad } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';

/** Where the sun stands, and the horizon below it. */
export const sun = [1068, 138];
const horizon = 468;
const eye = { x: 545, up: 1.25, focus: 1150 };
const bend = 0.0012;

/** The point `x` meters to the right of the eye, `z` meters ahead and `up` above the road, which bends to the right. */
const at = (x, z, up = 0) => {
  const k = eye.focus / z;
  return [eye.x + (x + bend * z * z) * k, horizon + (eye.up - up) * k];
};
const depths = Array.from({ length: 40 }, (_, i) => 3.4 * 1.082 ** i);
const along = (x, up = 0) => depths.map((z) => at(x, z, up));
const band = (c, x0, x1, fill) => poly(c, [...along(x0), ...along(x1).toReversed()], fill);

const green = { ...oakPalette, shadow: '#2a3524', deep: '#22352a', mid: '#4c6a3f', lit: '#d8bd60' };
/** Live oaks: meters to the right, ahead, width and height. */
const oaks = [
  [-38, 150, 17, 10],
  [44, 130, 16, 9],
  [21, 84, 14, 9],
  [-14, 70, 10, 7],
  [13, 46, 11, 8],
  [13.2, 24, 10.4, 7.8],
];

/** Long shadows of the oaks toward the eye, away from the sun. */
function shadows(c, W, H) {
  const away = (sun[0] - eye.x) / eye.focus;
  haze(c, W, H, 2.5, (k) => {
    seed(31);
    for (const [x, z, wide, tall] of oaks)
      for (let i = 0; i < 170; i++) {
        const [a, q] = [rr(0, 6.3), Math.sqrt(R())];
        const far = Math.max(2.6, z - tall * 1.45 + Math.sin(a) * q * tall * 0.85);
        const [px, py] = at(x - away * (z - far) + Math.cos(a) * q * wide * 0.5, far);
        const s = (eye.focus / far) * 0.5;
        k.fillStyle = 'rgba(36,48,44,.5)';
        k.beginPath();
        k.ellipse(px, py, s * 1.5, s * 0.3, 0, 0, 7);
        k.fill();
      }
  });
}

/** Grass of the meadows, in tufts that grow toward the eye, with bluebonnets by the road. */
function meadows(c) {
  poly(
    c,
    [...along(-90), ...along(90).toReversed()],
    lin(c, 0, horizon, 0, 860, [0, '#c9b672'], [0.2, '#a3a05a'], [1, '#5d6d3c']),
  );
  seed(19);
  const tufts = Array.from({ length: 15000 }, () => {
    const z = 3.6 + 70 * R() ** 2.2;
    return [R() < 0.66 ? rr(3.2, 40) * (0.25 + z / 40) : -rr(6.2, 40) * (0.25 + z / 40), z];
  })
    .filter(([x]) => x > 3.1 || x < -6.3)
    .sort((a, b) => b[1] - a[1]);
  for (const [x, z] of tufts) {
    const [px, py] = at(x, z);
    const k = eye.focus / z;
    const tone = ['#74803f', '#bfae5e', '#f0d98a', '#435834', '#93944c'][Math.floor(R() * 5)];
    c.strokeStyle = rgba(mix(tone, '#d8c486', Math.min(0.6, z / 90)), 0.75);
    c.lineWidth = Math.max(0.8, k * 0.012);
    const tall = k * rr(0.12, 0.34);
    c.beginPath();
    c.moveTo(px, py);
    c.quadraticCurveTo(px, py - tall * 0.6, px + rr(-0.35, 0.25) * tall, py - tall);
    c.stroke();
    if (x > 3.3 && x < 7.5 && z < 30 && R() < 0.24)
      for (let i = 0; i < 12; i++) {
        c.fillStyle = i > 10 ? '#e6e4e0' : ['#4a5d9c', '#7283bf', '#35477f'][i % 3];
        c.beginPath();
        const thin = 1 - i / 16;
        c.ellipse(
          px + rr(-0.022, 0.022) * k * thin,
          py - k * (0.12 + i * 0.015),
          k * 0.02 * thin,
          k * 0.014,
          0,
          0,
          7,
        );
        c.fill();
      }
  }
}

/** The road with its lines. */
function asphalt(c) {
  band(c, -5.9, 3.1, lin(c, 0, horizon, 0, 860, [0, '#e3cf98'], [1, '#a89a72']));
  band(
    c,
    -5.2,
    2.4,
    lin(c, 0, horizon, 0, 860, [0, '#efd49a'], [0.16, '#b0a584'], [0.5, '#8a8670'], [1, '#63645a']),
  );
  band(c, -4.95, -4.83, 'rgba(255,246,220,.9)');
  band(c, 2.05, 2.17, 'rgba(255,246,220,.95)');
  for (const x of [-1.62, -1.38]) band(c, x - 0.055, x + 0.055, '#ffb93c');
}

/** Where the road was cut through the hill: layers of limestone, the sun grazing them. */
function cut(c) {
  const [near, far] = [4.4, 58];
  const steps = depths.filter((z) => z > near && z < far);
  seed(8);
  const rim = steps.map((z) => 3.7 * Math.min(1, (far - z) / 26) ** 0.7 + rr(-0.18, 0.18));
  const wall = (from, to) => [
    ...steps.map((z, i) => at(-8.2 - from * 0.5, z, rim[i] * from)),
    ...steps.map((z, i) => at(-8.2 - to * 0.5, z, rim[i] * to)).toReversed(),
  ];
  const beds = [0, 0.15, 0.24, 0.42, 0.5, 0.68, 0.78, 1];
  for (let i = 1; i < beds.length; i++) {
    const lit = i % 2 ? '#efd9a4' : '#c9ad78';
    poly(
      c,
      wall(beds[i - 1], beds[i]),
      lin(c, 40, 0, eye.x, 0, [0, mix(lit, '#6d6249', 0.34)], [1, mix(lit, '#ffe9b4', 0.35)]),
    );
    polyline(
      c,
      steps.map((z, j) => at(-8.2 - beds[i] * 0.5, z, rim[j] * beds[i])),
      i === beds.length - 1 ? 'rgba(255,240,198,.95)' : 'rgba(92,76,48,.5)',
      i === beds.length - 1 ? 4 : 2.5,
    );
    for (let n = 0; n < 22; n++) {
      const j = Math.floor(rr(0, steps.length));
      polyline(
        c,
        [beds[i - 1], beds[i]].map((b) => at(-8.2 - b * 0.5, steps[j], rim[j] * b)),
        'rgba(92,76,48,.34)',
        1.8,
      );
    }
  }
  // cedar brush on the rim
  for (const [j, z] of steps.entries())
    for (let n = 0; n < 16; n++) {
      const [x, y] = at(-8.8 - rr(0, 2.4), z * rr(0.95, 1.05), rim[j] - 0.15 + 0.6 * R() ** 2);
      const s = (eye.focus / z) * rr(0.08, 0.24);
      c.fillStyle = ['#2c4230', '#3d5535', '#55693a'][n % 3];
      c.beginPath();
      c.ellipse(x, y, s * 1.25, s * 0.9, 0, 0, 7);
      c.fill();
      c.fillStyle = 'rgba(214,186,98,.7)';
      c.beginPath();
      c.ellipse(x + s * 0.5, y - s * 0.4, s * 0.5, s * 0.3, -0.3, 0, 7);
      c.fill();
    }
}

/** Cedar posts with three wires, dark against the light, a lit edge on the right. */
function fence(c) {
  const posts = Array.from({ length: 15 }, (_, i) => 62 - i * 4).filter((z) => z > 5);
  for (const up of [0.45, 0.8, 1.12])
    polyline(
      c,
      posts.map((z) => at(7.4, z, up)),
      'rgba(46,40,28,.65)',
      1.6,
    );
  for (const z of posts) {
    const k = eye.focus / z;
    const [x, y] = at(7.4, z);
    c.fillStyle = lin(c, x - 0.07 * k, 0, x + 0.07 * k, 0, [0, '#2f2a1e'], [0.6, '#574a31'], [1, '#f0cd84']);
    c.fillRect(x - 0.065 * k, y - 1.3 * k, 0.13 * k, 1.34 * k);
  }
}

/** Fills `W` x `H`. */
export const eveningRoad = (W, H) =>
  layer(W, H, (c) => {
    c.drawImage(
      landscape(W, H, {
        hour: 'gold',
        sd: 23,
        sun: [sun[0] / W, sun[1] / H],
        line: 0.3,
        disc: 0,
        meadow: 0,
        lake: false,
      }),
      0,
      0,
    );
    meadows(c);
    asphalt(c);
    shadows(c, W, H);
    cut(c);
    for (const [x, z, wide, tall] of oaks.slice(0, -2)) plant(c, x, z, wide, tall);
    fence(c);
    for (const [x, z, wide, tall] of oaks.slice(-2)) plant(c, x, z, wide, tall);
    // warm air before the far hills
    c.fillStyle = rad(c, sun[0], horizon, 20, 620, [0, 'rgba(255,206,120,.42)'], [1, 'rgba(255,214,132,0)']);
    c.fillRect(0, 0, W, H);
  });

function plant(c, x, z, wide, tall) {
  const [px, py] = at(x, z);
  const k = eye.focus / z;
  oak(c, px, py, wide * k, tall * k, 90 + z, green);
}

/** What the mirror shows: the road behind in evening light, in its frame of 332 x 82 from 622, 131. */
export function behind(c) {
  c.fillStyle = lin(c, 0, 131, 0, 176, [0, '#7f9ca4'], [1, '#e9c08a']);
  c.fillRect(620, 130, 336, 84);
  poly(
    c,
    [
      [620, 168],
      [700, 158],
      [800, 170],
      [880, 160],
      [956, 166],
      [956, 214],
      [620, 214],
    ],
    '#7d8a68',
  );
  poly(
    c,
    [
      [620, 178],
      [956, 178],
      [956, 214],
      [620, 214],
    ],
    '#b59f5e',
  );
  poly(
    c,
    [
      [784, 178],
      [792, 178],
      [900, 214],
      [690, 214],
    ],
    '#a39a80',
  );
  polyline(
    c,
    [
      [788, 180],
      [798, 214],
    ],
    '#ffb93c',
    3,
  );
}
