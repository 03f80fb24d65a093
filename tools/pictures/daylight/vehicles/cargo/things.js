/* What rides along: x along the car in centimeters, y from the belt line. */
import { fill, linear, mix, pick, rgba, rr, seeded, stroke } from '../../lib.js';

/** A bunch of cut flowers in paper. */
export const flowers =
  (x, n = 3, size = 1) =>
  (c, b) =>
    seeded(n, () => {
      c.save();
      c.translate(x, b.belt + 2);
      c.scale(size, size);
      const heads = Array.from({ length: 46 }, () => {
        const a = rr(-2.7, -0.45);
        const q = rr(12, 38);
        return [Math.cos(a) * q * 0.66, Math.sin(a) * q];
      }).sort((p, q) => p[1] - q[1]);
      for (const [px, py] of heads) {
        stroke(c, `M0 12Q${px * 0.3} ${py * 0.4} ${px} ${py}`, '#3f6148', 0.7);
        fill(c, `M${px} ${py}q-6 1 -7 6q5 0 7 -6`, '#5d8a52');
      }
      for (const [px, py] of heads) {
        const color = pick(['#d9573a', '#ffcf6b', '#f4efdf', '#5468b8', '#e38a6a', '#c23b52']);
        const r = rr(1.8, 3.4);
        for (let k = 0; k < 6; k++) {
          const a = (k * Math.PI) / 3 + px;
          c.fillStyle = mix(color, '#1b2722', k > 2 ? 0.12 : 0);
          c.beginPath();
          c.ellipse(px + Math.cos(a) * r * 0.7, py + Math.sin(a) * r * 0.7, r * 0.62, r * 0.42, a, 0, 7);
          c.fill();
        }
        fill(
          c,
          `M${px - r * 0.35} ${py}a${r * 0.35} ${r * 0.35} 0 1 0 ${r * 0.7} 0a${r * 0.35} ${r * 0.35} 0 1 0 ${-r * 0.7} 0`,
          '#6b4a1c',
        );
      }
      fill(c, 'M-13 -12L15 -14L6 24H-6Z', '#dccca4');
      fill(c, 'M-13 -12L0 -6L6 24H-6Z', '#c2b084');
      c.restore();
    });

/** Boxes, a toolbox and a coil of hose on a rack. */
export const toolRack = (x0, x1) => (c, b) => {
  const y = b.belt;
  const top = b.glassTop + 12;
  for (const sx of [x0, (x0 + x1) / 2, x1]) stroke(c, `M${sx} ${top}V${y + 14}`, '#2f3833', 2.2);
  for (const sy of [top + 16, top + 36])
    fill(c, `M${x0 - 2} ${sy}H${x1 + 2}V${sy + 2.4}H${x0 - 2}Z`, '#465049');
  const w = x1 - x0;
  const item = (t, sy, iw, ih, color) => {
    fill(c, `M${x0 + w * t} ${sy - ih}h${iw}v${ih}h${-iw}z`, color);
    fill(c, `M${x0 + w * t} ${sy - ih}h${iw}v${ih * 0.28}h${-iw}z`, mix(color, '#ffffff', 0.2));
  };
  item(0.05, top + 16, w * 0.2, 10, '#b5532b');
  item(0.3, top + 16, w * 0.28, 13, '#c8b27c');
  item(0.66, top + 16, w * 0.26, 8, '#5c7f88');
  item(0.08, top + 36, w * 0.3, 14, '#7f8a5c');
  item(0.44, top + 36, w * 0.14, 11, '#d39a2c');
  for (let r = 7; r > 3; r -= 1.6)
    stroke(
      c,
      `M${x0 + w * 0.8 - r} ${top + 28}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
      '#a8452d',
      1.1,
    );
};

/** A kayak on the roof. */
export const kayak =
  (y, x0, x1, color = '#d98a2c') =>
  (c, b, look, side) => {
    for (const x of [x0 + (x1 - x0) * 0.27, x0 + (x1 - x0) * 0.7])
      stroke(
        c,
        `M${x - 12} ${y + 4}L${x - 6} ${y + 15}M${x + 12} ${y + 4}L${x + 6} ${y + 15}M${x - 16} ${y + 15}H${x + 16}`,
        '#18221d',
        2.4,
      );
    const hull = `M${x0} ${y - 14}C${x0 + 40} ${y + 12} ${x1 - 50} ${y + 14} ${x1} ${y - 12}C${x1 - 60} ${y - 6} ${x0 + 60} ${y - 4} ${x0} ${y - 14}Z`;
    fill(
      c,
      hull,
      linear(c, 0, y - 12, 0, y + 10, [
        0,
        mix(color, look.sun, 0.3 * look.day),
        0.45,
        color,
        1,
        mix(color, look.shadow, 0.5),
      ]),
    );
    stroke(
      c,
      `M${x0} ${y - 14}C${x0 + 60} ${y - 4} ${x1 - 60} ${y - 6} ${x1} ${y - 12}`,
      rgba(look.sun, 0.9 * look.rim),
      1.2,
    );
    fill(
      c,
      `M${(x0 + x1) / 2 - 26} ${y - 6}C${(x0 + x1) / 2 - 10} ${y - 11} ${(x0 + x1) / 2 + 14} ${y - 11} ${(x0 + x1) / 2 + 26} ${y - 6}Z`,
      '#1a211e',
    );
    return side;
  };

/** A rolled blanket, a guitar case and a hat on the rear shelf. */
export const guitar = (x) => (c, b, look) => {
  c.save();
  c.translate(x, b.belt - 5);
  c.rotate(-1.28);
  c.scale(0.86, 0.86);
  const wood = linear(c, -20, -12, 20, 12, [
    0,
    mix('#e0a556', look.sun, 0.3 * look.day),
    0.6,
    '#c07f38',
    1,
    '#7a4a22',
  ]);
  fill(c, 'M18 -2H46L47 -3.500H56V3.500H47L46 2H18Z', '#4a2f1c');
  fill(
    c,
    'M-9 -14C1 -15 2 -8.500 8 -10C18 -12 21 -5 21 0C21 5 18 12 8 10C2 8.500 1 15 -9 14C-19 13 -23 6 -23 0C-23 -6 -19 -13 -9 -14Z',
    '#3a2413',
  );
  fill(
    c,
    'M-9 -12.400C0 -13.400 2 -7 8 -8.400C16 -10 19.200 -4.500 19.200 0C19.200 4.500 16 10 8 8.400C2 7 0 13.400 -9 12.400C-17.500 11.500 -21 5 -21 0C-21 -5 -17.500 -11.500 -9 -12.400Z',
    wood,
  );
  fill(c, 'M1 0a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0 -8.400 0', '#2a1a10');
  fill(c, 'M-13 -4H-10.500V4H-13Z', '#3a2413');
  stroke(c, 'M-12 -1H50M-12 1H50', 'rgba(255,240,205,.5)', 0.4);
  c.restore();
};

/** A charger on the wall behind the car and its cable to the rear fender. */
export const charger = (x, y) => (c, b, look) => {
  fill(
    c,
    `M${x - 9} ${y - 18}h18v36h-18z`,
    linear(c, x - 9, 0, x + 9, 0, [0, '#c9c7ba', 0.4, '#f6f3e8', 1, '#d8d5c6']),
  );
  fill(c, `M${x - 6} ${y - 14}h12v11h-12z`, '#22302a');
  fill(c, `M${x - 4} ${y + 4}h8v1.600h-8z`, look.sun);
  const cable = `M${x} ${y + 18}C${x} ${y + 78} ${x + 34} ${y + 74} ${x + 42} ${y + 20}S52 -74 32 -90`;
  stroke(c, cable, 'rgba(10,16,13,.35)', 4.2, 'round');
  stroke(c, cable, '#1b2420', 2.8, 'round');
  stroke(c, cable, rgba(look.sky, 0.3), 0.6, 'round');
  fill(c, 'M24 -95h13q3 0 3 3v3q0 3 -3 3h-13z', '#1b2420');
};

/** An installer's card on the tint line, with water beads below it. */
export const card =
  (x, y, n = 4) =>
  (c) =>
    seeded(n, () => {
      for (let i = 0; i < 46; i++) {
        const [px, py, r] = [x + rr(-34, 26), y + rr(2, 12), rr(0.2, 0.6)];
        fill(
          c,
          `M${px - r} ${py}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
          'rgba(255,252,240,.75)',
        );
      }
      c.save();
      c.translate(x, y);
      c.rotate(-0.14);
      fill(c, 'M-11 2H13L11 13H-8Z', 'rgba(10,16,13,.4)');
      fill(
        c,
        'M-12 -1.200H12Q12.800 -1.200 12.500 -.4L10 8.400Q9.800 9.200 9 9.200H-9Q-9.800 9.200 -10 8.400L-12.500 -.4Q-12.800 -1.200 -12 -1.200Z',
        linear(c, -12, -2, 8, 10, [0, '#ffd873', 0.6, '#ffb627', 1, '#d0830e']),
      );
      fill(c, 'M-12 -1.200H12L12.300 .2H-12.300Z', '#fff1c4');
      c.restore();
    });

/** Draws several things, one after another. */
export const all =
  (...things) =>
  (c, b, look, side) =>
    things.forEach((thing) => thing(c, b, look, side));
