import { fill, linear, stroke } from '../../lib.js';

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
