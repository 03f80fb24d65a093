/** The house of the panorama. */
import { rr, seed } from '../../lib.js';
import { lin, poly, soft } from '../kit/paint.js';

/** Limestone house with a glazed gable and standing seam roofs. */
export function gableHouse(c, x, y) {
  const at = (pts) => pts.map(([a, b]) => [x + a, y + b]),
    shape = (pts, fill) => poly(c, at(pts), fill);
  soft(c, 12, () => {
    c.fillStyle = 'rgba(32,44,38,.5)';
    c.fillRect(x - 60, y - 10, 520, 26);
  });
  const wall = lin(c, x, 0, x + 420, 0, [0, '#c9bea0'], [1, '#f2e6c6']);
  for (const pts of [
    [
      [0, 0],
      [0, -92],
      [170, -92],
      [170, 0],
    ],
    [
      [150, 0],
      [150, -120],
      [235, -190],
      [320, -120],
      [320, 0],
    ],
    [
      [320, 0],
      [320, -84],
      [440, -84],
      [440, 0],
    ],
  ])
    shape(pts, wall);
  c.fillStyle = 'rgba(120,110,84,.35)';
  seed(44);
  for (let yy = -114; yy < 0; yy += 11)
    for (let xx = 0; xx < 440; xx += rr(18, 34))
      if ((xx > 150 && xx < 320) || yy >= -84) c.fillRect(x + xx, y + yy, rr(10, 22), 1.2);
  for (const pts of [
    [
      [-22, -88],
      [10, -140],
      [172, -140],
      [186, -88],
    ],
    [
      [306, -80],
      [322, -122],
      [436, -122],
      [462, -80],
    ],
  ])
    shape(pts, '#4d5b52');
  shape(
    [
      [136, -112],
      [235, -200],
      [235, -184],
      [150, -108],
    ],
    '#37453e',
  );
  shape(
    [
      [334, -112],
      [235, -200],
      [235, -184],
      [320, -108],
    ],
    '#e9d8a8',
  );
  c.strokeStyle = 'rgba(240,226,190,.45)';
  c.lineWidth = 1.4;
  c.beginPath();
  for (let i = 0; i < 9; i++) {
    c.moveTo(x + 14 + i * 18, y - 140);
    c.lineTo(x - 14 + i * 22, y - 88);
  }
  for (let i = 0; i < 7; i++) {
    c.moveTo(x + 326 + i * 17, y - 122);
    c.lineTo(x + 312 + i * 22, y - 80);
  }
  c.stroke();
  const pane = (wx, wy, ww, wh, nx, ny, [top, bottom]) => {
    c.fillStyle = '#232f2a';
    c.fillRect(x + wx - 3, y + wy - 3, ww + 6, wh + 6);
    c.fillStyle = lin(c, 0, y + wy, 0, y + wy + wh, [0, top], [1, bottom]);
    for (let i = 0; i < nx; i++)
      for (let j = 0; j < ny; j++)
        c.fillRect(x + wx + (i * ww) / nx + 1, y + wy + (j * wh) / ny + 1, ww / nx - 2, wh / ny - 2);
  };
  pane(18, -72, 60, 48, 3, 1, ['#92a197', '#4c6055']);
  pane(92, -72, 60, 48, 3, 1, ['#92a197', '#4c6055']);
  pane(180, -108, 110, 88, 3, 2, ['#ffdf98', '#7f8f80']);
  pane(340, -66, 78, 44, 3, 1, ['#ffd987', '#8d987f']);
  shape(
    [
      [192, -116],
      [235, -152],
      [278, -116],
    ],
    '#232f2a',
  );
  shape(
    [
      [202, -119],
      [235, -146],
      [268, -119],
    ],
    '#ffe7b0',
  );
  shape(
    [
      [60, -136],
      [60, -176],
      [96, -176],
      [96, -136],
    ],
    '#d8ccab',
  );
  shape(
    [
      [56, -176],
      [56, -184],
      [100, -184],
      [100, -176],
    ],
    '#8c8468',
  );
}
