/* Who and what rides along: drawn in centimeters, in the car's own space, x along the car, y at the belt line. */
import { fill, linear, mix, pick, rgba, rr, seeded, stroke } from '../lib.js';

const DOGS = {
  golden: { coat: ['#8a6a3a', '#c79a55', '#f0cd8a'], ear: '#7d5a2c', line: '#5b3f1e', collar: '#b23a1d' },
  black: {
    coat: ['#171a1a', '#2c302f', '#6f7268'],
    ear: '#0f1212',
    line: '#7d7a6c',
    collar: '#d49a2c',
    chest: '#e9e2cf',
  },
  red: { coat: ['#6b3217', '#a8562a', '#dd9a5c'], ear: '#58270f', line: '#3f1b0a', collar: '#2c5a68' },
  white: { coat: ['#a49d8a', '#ddd6c2', '#fbf5e2'], ear: '#6a4a2c', line: '#6b5a44', collar: '#2f5d46' },
};
/** A dog that sits and looks ahead. */
export const dog =
  (x, kind = 'golden', size = 0.15, rise = 0) =>
  (c, b) => {
    const d = DOGS[kind];
    c.save();
    c.translate(x, b.belt + 4 - rise);
    c.scale(size, size);
    const coat = linear(c, -90, -250, 140, -40, [0, d.coat[0], 0.55, d.coat[1], 1, d.coat[2]]);
    fill(
      c,
      'M-70 60C-88 -20 -84 -110 -46 -168C-28 -200 2 -216 36 -214C66 -213 84 -202 94 -184C100 -172 112 -168 130 -164C150 -160 160 -152 160 -138C160 -124 152 -112 134 -108C112 -103 92 -104 78 -98C66 -80 62 -60 66 -30C70 0 84 30 92 60Z',
      coat,
    );
    if (d.chest)
      fill(
        c,
        'M78 -98C66 -80 62 -60 66 -30C70 0 84 30 92 60L40 60C34 10 40 -50 78 -98ZM160 -138C160 -124 152 -112 134 -108C112 -103 96 -104 84 -101C96 -120 120 -132 160 -138Z',
        d.chest,
      );
    fill(
      c,
      'M18 -186C-6 -196 -36 -184 -46 -160C-58 -132 -62 -98 -44 -84C-26 -74 -8 -100 2 -130C8 -150 14 -170 18 -186Z',
      d.ear,
    );
    fill(
      c,
      'M146 -163C158 -162 165 -154 163 -144C160 -137 148 -138 143 -146C140 -154 141 -162 146 -163Z',
      '#241c14',
    );
    fill(c, 'M72.500 -170a7.500 7 0 1 0 15 0a7.500 7 0 1 0 -15 0', '#1a140e');
    fill(c, 'M80.300 -172.500a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0 -4.400 0', '#fff3cf');
    stroke(c, 'M150 -128C132 -122 112 -122 92 -128', d.line, 3.4, 'round');
    fill(c, 'M112 -121C112 -104 118 -88 128 -88C138 -88 140 -104 134 -120Z', '#d9735a');
    stroke(
      c,
      'M40 -212C66 -212 84 -202 94 -184C100 -172 112 -168 130 -164',
      'rgba(255,236,190,.75)',
      4,
      'round',
    );
    fill(c, 'M-66 -36C-30 -18 30 -22 66 -50L66 -32C30 -4 -30 0 -68 -18Z', d.collar);
    fill(c, 'M31 -14a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', '#ffcf6b');
    c.restore();
  };
/** A child seat with its shell, harness and a small bear. */
export const childSeat =
  (x, color = '#a8562a', rise = 10) =>
  (c, b, look) => {
    const y = b.belt - rise;
    fill(
      c,
      `M${x - 16} ${y + 34}C${x - 22} ${y - 8} ${x - 22} ${y - 20} ${x - 13} ${y - 22}C${x - 6} ${y - 23} ${x - 4} ${y - 19} ${x - 3} ${y - 12}L${x + 12} ${y + 34}Z`,
      linear(c, x - 20, 0, x + 8, 0, [0, mix(color, look.shadow, 0.5), 1, color]),
    );
    fill(
      c,
      `M${x - 14} ${y - 20}C${x - 4} ${y - 24} ${x + 5} ${y - 20} ${x + 6} ${y - 10}C${x + 4} ${y - 14} ${x - 2} ${y - 15} ${x - 6} ${y - 13}Z`,
      mix(color, look.shadow, 0.25),
    );
    stroke(c, `M${x - 8} ${y - 12}Q${x - 2} ${y} ${x + 2} ${y + 12}`, '#1b221e', 1.4);
    for (const [dx, dy, r] of [
      [7, -3, 4.4],
      [4, -7, 1.7],
      [10, -7, 1.7],
    ])
      fill(c, `M${x + dx - r} ${y + dy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, '#d8b27a');
    fill(c, `M${x + 8} ${y - 2.6}a1.300 1 0 1 0 2.600 0a1.300 1 0 1 0 -2.600 0`, '#4a331c');
  };
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
/** A person at the wheel: hat or hair, shoulders, one arm. */
export const driver =
  (x, o = {}) =>
  (c, b, look, side) => {
    const y = b.belt + (o.drop ?? 0);
    c.save();
    c.translate(x, y);
    c.scale(o.size ?? 1, o.size ?? 1);
    const skin = o.skin ?? '#a8714a';
    const shirt = o.shirt ?? '#d8cdb0';
    const lit = (color) =>
      linear(
        c,
        -14,
        0,
        16,
        0,
        side > 0
          ? [0, mix(color, look.shadow, 0.45), 1, mix(color, look.sun, 0.3 * look.day)]
          : [0, mix(color, look.sun, 0.3 * look.day), 1, mix(color, look.shadow, 0.45)],
      );
    fill(c, 'M-16 24C-18 4 -14 -8 -4 -10C8 -11 12 -2 13 8L40 -2L42 4L16 20Z', lit(shirt));
    fill(c, 'M-3 -8L-3 -16L6 -16L6 -8Z', mix(skin, look.shadow, 0.3));
    fill(
      c,
      'M-6 -26C-6 -34 8 -35 10 -27L12 -22L10.600 -21L10 -16C8 -13 2 -13 -2 -16C-5 -19 -6 -22 -6 -26Z',
      lit(skin),
    );
    if (o.hat)
      fill(
        c,
        'M-16 -28C-6 -26 12 -27 20 -30C16 -25 10 -25 2 -25.500C-6 -25 -12 -25 -16 -28ZM-7 -28C-7 -38 -3 -39 2 -37.500C7 -39.500 11 -37 11 -29Z',
        lit(o.hat),
      );
    else
      fill(
        c,
        'M-8 -18C-10 -32 0 -37 7 -34C11 -32 11 -29 10 -28C4 -29 0 -28 -1 -23C-2 -20 -4 -16 -8 -18Z',
        lit(o.hair ?? '#2f231a'),
      );
    if (o.glasses) stroke(c, 'M0 -26H8M5 -27.500H10.500L10 -24.500H6Z', '#141b18', 1.6);
    c.restore();
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
  const y = b.belt;
  c.save();
  c.translate(x, y + 6);
  c.rotate(-0.95);
  fill(
    c,
    'M-16 -10C-8 -16 2 -12 8 -8C14 -12 22 -8 24 -3L62 -3L64 -5H74V5H64L62 3L24 3C22 8 14 12 8 8C2 12 -8 16 -16 10C-22 4 -22 -4 -16 -10Z',
    linear(c, 0, -14, 0, 14, [0, mix('#7a4a2a', look.sun, 0.25 * look.day), 1, '#2a1a10']),
  );
  c.restore();
};
/** Draws several things, one after another. */
export const all =
  (...things) =>
  (c, b, look, side) =>
    things.forEach((thing) => thing(c, b, look, side));
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
