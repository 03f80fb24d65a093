import { oak } from '../../nature.js';
import { R, fill, layer, linear, mix, rgba, rr, stroke } from '../../lib.js';
import { HOURS } from './hours.js';
import { sky, wash } from './sky.js';
import { road, start } from './land.js';
import { box, dot } from './paint.js';

/** A courthouse square in the blue hour, with strings of bulbs. */
export function square(c, W, H, o = {}) {
  const hour = HOURS.blue;
  const at = [o.sunX ?? 1250, 620];
  const y = o.y ?? 985;
  start(o.seed);
  sky(c, W, H, hour, at, { depth: 760 });
  const stone = (t) => mix('#3a4552', '#c9a47c', t);
  const [cx, base] = [o.tower ?? 420, y - 84];
  const slab = (x, w, top, t) =>
    fill(
      c,
      `M${x} ${base}V${top}h${w}V${base}Z`,
      linear(c, x, 0, x + w, 0, [0, stone(t * 0.4), 1, stone(t)]),
    );
  slab(cx - 400, 800, base - 300, 0.35);
  slab(cx - 130, 260, base - 430, 0.5);
  slab(cx - 62, 124, base - 620, 0.55);
  fill(c, `M${cx - 76} ${base - 618}L${cx} ${base - 760}L${cx + 76} ${base - 618}Z`, '#22313d');
  dot(c, cx, base - 540, 34, '#2a3a48');
  dot(c, cx, base - 540, 29, '#ffe2a6');
  stroke(c, `M${cx} ${base - 540}v-20M${cx} ${base - 540}l13 8`, '#22313d', 3.4);
  fill(c, `M${cx - 150} ${base - 428}L${cx} ${base - 500}L${cx + 150} ${base - 428}Z`, stone(0.62));
  for (let r = 0; r < 2; r++)
    for (let q = 0; q < 10; q++) {
      const wx = cx - 372 + q * 78;
      if (Math.abs(wx - cx + 20) < 110) continue;
      const lit = R() < 0.6;
      fill(
        c,
        `M${wx} ${base - 60 - r * 130}v-64q20 -26 40 0v64z`,
        lit
          ? linear(c, 0, base - 130 - r * 130, 0, base - 60 - r * 130, [0, '#ffe2a0', 1, '#d08a44'])
          : '#1f2e3b',
      );
    }
  for (let q = 0; q < 5; q++) box(c, cx - 104 + q * 46, base - 400, 22, 320, stone(0.75));
  fill(c, `M${cx - 40} ${base}v-120q40 -40 80 0v120z`, '#ffce84');
  for (const [x, w, n] of [
    [1100, 520, 31],
    [1560, 460, 33],
    [-30, 380, 35],
  ])
    oak(c, x, base + 24, w, w * 0.86, n, { ...hour.oak, lit: '#8a7a4c' });
  for (const x of [110, 950]) post(c, x, 262, y);
  for (const [x0, y0, x1, y1, sag] of [
    [-520, 250, 110, 300, 150],
    [110, 290, 950, 290, 130],
    [110, 300, 950, 300, 235],
    [950, 300, 1720, 230, 215],
  ])
    bulbs(c, x0, y0, x1, y1, sag);
  road(c, W, H, y, hour, { edge: false, dashes: false });
  for (let i = 0; i < 40; i++)
    layer(c, () => box(c, rr(0, W), y + rr(20, 200), rr(50, 220), rr(2, 6), rgba('#ffc77d', rr(0.05, 0.2))), {
      blur: 3,
    });
  return {
    look: { sunAt: 1, seed: o.seed, ...hour.look, reflection: 'town' },
    road: y,
    front() {
      wash(c, W, H, [cx, 640], hour.wash);
    },
  };
}

function post(c, x, top, foot) {
  box(c, x - 5, top, 10, foot - top, '#18222b');
  dot(c, x, top - 4, 10, '#18222b');
}

/** Bulbs on a wire that hangs by `sag` in its middle. */
function bulbs(c, x0, y0, x1, y1, sag) {
  const at = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * t * (1 - t) * sag];
  c.beginPath();
  for (let t = 0; t <= 1; t += 0.01) c.lineTo(...at(t));
  c.strokeStyle = 'rgba(10,18,24,.8)';
  c.lineWidth = 2;
  c.stroke();
  const count = Math.round((x1 - x0) / 52);
  for (let i = 1; i < count; i++) {
    const [x, y] = at(i / count);
    layer(c, () => dot(c, x, y + 8, 15, 'rgba(255,206,120,.75)'), { blur: 7, blend: 'screen' });
    dot(c, x, y + 8, 5.5, '#fff0c8');
  }
}
