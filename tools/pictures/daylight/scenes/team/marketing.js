/** Marketing: the camera at his eye, a tinted wagon among the bluebonnets. */
import { R, noise1, rgba, rr, seed } from '../../lib.js';
import { grass, oak } from '../../nature.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { at, fillPath, layer, lin, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { person, skins } from '../kit/person.js';
import { arm, even } from '../parts/arms.js';
import { stepping } from '../parts/legs.js';
import { drawCar } from '../lineup/car.js';
import { cloud } from '../lineup/places.js';
import { film, paints } from '../lineup/series.js';

/** Where the wagon's wheels stand. */
const wheels = 764;

function meadow(W, H) {
  return layer(W, H, (c) => {
    c.drawImage(
      landscape(W, H, { sd: 1316, sun: [0.8, 0.27], line: 0.36, disc: 0.085, lake: false, meadow: 118 }),
      0,
      0,
    );
    cloud(c, 250, 210, 1.1);
    cloud(c, 560, 360, 0.7);
    oak(c, 60, 640, 420, 400, 37, oakPalette);
    oak(c, 960, 590, 220, 190, 38, oakPalette);
    seed(3);
    const blades = ['#3d4b3a', '#6c7650', '#a7a06c', '#8d9160', '#d6c98f'];
    grass(c, W, () => 610, H + 60, 5200, blades, 34);
    // in drifts, with grass between them
    const drift = noise1(5);
    const flowers = Array.from({ length: 2100 }, () => [rr(0, W), 672 + Math.pow(R(), 0.8) * 560])
      .filter(([x, y]) => drift(x / 130 + y / 50) + drift(y / 34) > 0.92)
      .sort((p, q) => p[1] - q[1]);
    const isFar = ([, y]) => y < wheels;
    flowers.filter(isFar).forEach((at) => bluebonnet(c, ...at));
    drawCar(c, {
      body: 'wagon',
      paint: paints.ember,
      film: film(20),
      view: { yaw: 0.62, pitch: 0.06, distance: 15, scale: 112, x: 688, y: wheels - 62 },
      backdrop: layer(W, H, (k) => k.drawImage(c.canvas, 0, 0)),
    });
    grass(c, W, () => wheels + 6, wheels + 90, 700, blades, 26);
    flowers.filter((at) => !isFar(at)).forEach((at) => bluebonnet(c, ...at));
  });
}
/** One flower; those below stand nearer and are larger. */
function bluebonnet(c, x, y) {
  const s = 0.5 + ((y - 672) / 560) * 1.5;
  for (let k = 0; k < 5; k++) {
    c.fillStyle = rgba(['#4a6294', '#5f78ad', '#7f95bf', '#3a4f7d'][Math.floor(R() * 4)], 0.9);
    c.beginPath();
    c.ellipse(x + rr(-3, 3) * s, y - k * 5 * s, 3.4 * s, 2.8 * s, 0, 0, 7);
    c.fill();
  }
  c.fillStyle = '#f4ead0';
  c.beginPath();
  c.arc(x, y - 25 * s, 1.8 * s, 0, 7);
  c.fill();
}

const shirt = ['#77715a', '#d3c7a0', '#fff4d4'];

function camera(c) {
  fillPath(
    c,
    'M74 -704 h30 l8 -16 h34 l8 16 h16 v66 h-96 Z',
    lin(c, 74, 0, 170, 0, [0, '#0e1512'], [0.6, '#2d3932'], [1, '#4d5344']),
  );
  fillPath(
    c,
    'M170 -698 h40 v54 h-40 Z M210 -704 h16 v66 h-16 Z',
    lin(c, 0, -704, 0, -640, [0, '#6d6a50'], [0.4, '#26312b'], [1, '#0e1512']),
  );
  strokePath(c, 'M182 -698 v54 M194 -698 v54', '#0a100d', 3);
}
function theo(c, x, y, s) {
  const arms = { skin: even(skins.deep), cloth: shirt };
  at(c, x, y, s, () =>
    arm(c, {
      ...arms,
      joints: [
        [22, -556],
        [116, -492],
        [146, -626],
      ],
      isFar: true,
      hand: 'cup',
      turn: 0.4,
    }),
  );
  person(c, x, y, s, {
    skin: arms.skin,
    shirt,
    tones: ['#120d0a', '#2a1d14', '#7a5630'],
    lower: () => stepping(c, ['#4a2a18', '#8f5430', '#dfa468']),
    tilt: 0.06,
    holds: () => {
      at(c, 48, -694, 1, () => at(c, -72, 678, 1, () => camera(c)), 0.14);
      arm(c, {
        ...arms,
        joints: [
          [0, -552],
          [70, -462],
          [102, -638],
        ],
        turn: 0.1,
      });
    },
  });
}

function draw(c, W, H) {
  c.drawImage(meadow(W, H), 0, 0);
  theo(c, 200, 1214, 1.05);
  seed(8);
  // he stands in the meadow: grass and flowers before his boots
  grass(c, 420, () => 1204, H + 30, 420, ['#3d4b3a', '#6c7650', '#a7a06c', '#4e5a3f'], 62);
  const before = Array.from({ length: 26 }, () => [rr(20, 400), rr(1212, 1262)]).sort((p, q) => p[1] - q[1]);
  before.forEach((at) => bluebonnet(c, ...at));
  grass(c, W, () => 1226, H + 50, 900, ['#2c3a31', '#4e5a3f', '#8f8a58', '#1f2b25'], 60);
  finish(c, W, H, { sun: [0.8, 0.27], dark: 0.5 });
}
export default { file: 'team/marketing.webp', seed: 1316, width: 1000, height: 1250, quality: 0.47, draw };
