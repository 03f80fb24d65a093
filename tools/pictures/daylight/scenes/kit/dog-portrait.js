/** Head and chest of the shop dog in profile, facing the sun; the collar lies around 0, 0. */
import { R, rgba, rr, seed } from '../../lib.js';
import { fur } from './fur.js';
import { at, fillPath, inside, lin, rad, soft, strokePath } from './paint.js';

const outline =
  'M-190 330 C-190 200 -160 90 -128 -10 C-108 -70 -112 -122 -82 -176 C-58 -216 -14 -236 40 -234 C76 -233 100 -220 112 -198 C120 -182 134 -176 158 -172 C190 -167 214 -158 220 -138 C224 -122 214 -106 196 -100 C184 -88 160 -82 128 -82 C108 -80 96 -66 92 -44 C96 0 122 50 140 120 C156 190 160 260 158 330 Z';

const ear =
  'M2 -206 C-34 -220 -82 -196 -98 -158 C-116 -112 -122 -60 -104 -24 C-92 -6 -66 -10 -48 -34 C-26 -66 -10 -110 -2 -150 C2 -174 6 -190 2 -206 Z';

/** Draws the portrait at a scale; 1 gives a head of about 320 wide. */
export function dogPortrait(c, x, y, s, sd = 5) {
  at(c, x, y, s, () => {
    seed(sd);
    fillPath(
      c,
      outline,
      lin(c, -180, 120, 190, -120, [0, '#6e5029'], [0.42, '#ab8044'], [0.72, '#d3a863'], [1, '#f4d79a']),
    );
    inside(c, outline, () => {
      soft(c, 16, () => {
        fillPath(
          c,
          'M-200 340 C-196 180 -150 60 -110 -40 L-60 -30 C-110 80 -120 220 -110 340 Z',
          'rgba(74,50,22,.55)',
        );
      });
      soft(c, 14, () => {
        fillPath(c, 'M70 20 C110 60 130 180 120 340 L60 340 C70 220 40 120 20 60 Z', 'rgba(255,232,180,.65)');
        fillPath(
          c,
          'M120 -168 C160 -176 206 -156 214 -138 C200 -118 150 -110 116 -128 Z',
          'rgba(255,236,190,.55)',
        );
      });
      soft(c, 10, () => {
        fillPath(c, 'M60 -96 C80 -60 84 -20 100 20 L40 30 C20 -20 10 -60 30 -100 Z', 'rgba(80,52,20,.42)');
        fillPath(c, 'M64 -206 C84 -196 96 -182 92 -166 C76 -168 62 -184 64 -206 Z', 'rgba(94,64,28,.45)');
      });
      fur(
        c,
        2600,
        [-200, -250, 240, 340],
        (px, py) => (py < -70 ? (px > 60 ? Math.PI * 0.96 : Math.PI * 0.8) : Math.PI * 0.56),
        ['#5a3f1c', '#8a6430', '#c9995a', '#f0cd8a', '#fff0c8'],
        18,
      );
      fur(
        c,
        700,
        [20, 30, 160, 340],
        () => Math.PI * 0.52,
        ['#f6dda6', '#fff0c8', '#d3a863', '#8a6430'],
        30,
        2.6,
      );
    });
    // mouth, lips, whisker pits
    strokePath(c, 'M213 -113 C194 -102 168 -98 148 -104 C134 -108 126 -116 121 -127', '#4a2f16', 5);
    strokePath(c, 'M200 -100 C182 -92 160 -90 140 -92', 'rgba(74,47,22,.4)', 3.5);
    for (const [px, py] of [
      [158, -128],
      [172, -132],
      [166, -120],
      [182, -124],
      [150, -120],
    ]) {
      c.fillStyle = 'rgba(60,38,16,.6)';
      c.beginPath();
      c.arc(px, py, 1.9, 0, 7);
      c.fill();
    }
    // nose
    fillPath(
      c,
      'M190 -174 C208 -178 226 -168 227 -150 C227 -134 214 -128 204 -136 C194 -144 184 -160 190 -174 Z',
      rad(c, 212, -164, 2, 34, [0, '#5a4a3e'], [0.5, '#2a1f18'], [1, '#140e0b']),
    );
    fillPath(c, 'M214 -148 C221 -150 224 -144 221 -139 C216 -138 212 -142 214 -148 Z', '#070504');
    soft(c, 1.6, () => strokePath(c, 'M198 -169 C206 -171 214 -168 219 -162', 'rgba(255,240,210,.85)', 4));
    // eye under a calm brow
    fillPath(c, 'M72 -170 C80 -184 102 -184 110 -166 C102 -156 82 -156 72 -170 Z', '#1c120b');
    c.fillStyle = rad(c, 94, -169, 2, 12, [0, '#3a220f'], [0.6, '#7a4a1c'], [1, '#2a180a']);
    c.beginPath();
    c.arc(94, -170, 10.5, 0, 7);
    c.fill();
    c.fillStyle = '#0c0705';
    c.beginPath();
    c.arc(95, -170, 5.5, 0, 7);
    c.fill();
    c.fillStyle = '#fff8e2';
    c.beginPath();
    c.arc(98.5, -174, 3.2, 0, 7);
    c.fill();
    strokePath(c, 'M68 -170 C78 -188 104 -190 114 -166', '#3a2612', 4.5);
    strokePath(c, 'M66 -196 C78 -206 96 -206 106 -198', 'rgba(255,236,190,.5)', 5);
    strokePath(c, 'M78 -156 C88 -150 100 -152 108 -158', 'rgba(255,232,180,.5)', 2.5);
    // ear
    soft(c, 9, () => {
      fillPath(c, ear.replace('M2 -206', 'M12 -200'), 'rgba(50,30,10,.5)');
    });
    fillPath(c, ear, lin(c, -110, -40, 10, -200, [0, '#4a3014'], [0.55, '#7a5527'], [1, '#a87c42']));
    inside(c, ear, () => {
      fur(
        c,
        900,
        [-130, -225, 15, 0],
        () => Math.PI * 0.66,
        ['#3a240e', '#5a3c18', '#8a6430', '#b98c4e'],
        20,
        2,
      );
      soft(c, 6, () => strokePath(c, 'M0 -200 C6 -170 -6 -110 -44 -40', 'rgba(255,226,170,.4)', 9));
    });
    // collar and tag
    fillPath(
      c,
      'M-142 20 C-90 74 60 70 106 -4 L118 34 C70 112 -100 118 -154 64 Z',
      lin(c, -150, 40, 120, 10, [0, '#5e1808'], [0.5, '#a8330f'], [1, '#ee7a4a']),
    );
    strokePath(c, 'M-142 22 C-90 76 60 72 106 -2', 'rgba(255,206,170,.55)', 3);
    for (let i = 0; i < 13; i++) {
      const t = i / 12,
        px = -136 + t * 244,
        py = 44 + Math.sin(t * Math.PI) * 46 - t * 30;
      c.fillStyle = 'rgba(255,226,180,.6)';
      c.beginPath();
      c.arc(px, py, 2.2, 0, 7);
      c.fill();
    }
    c.strokeStyle = '#c9902c';
    c.lineWidth = 6;
    c.beginPath();
    c.arc(74, 78, 13, 0, 7);
    c.stroke();
    soft(c, 5, () => {
      c.fillStyle = 'rgba(60,36,10,.5)';
      c.beginPath();
      c.arc(68, 120, 34, 0, 7);
      c.fill();
    });
    c.fillStyle = rad(c, 86, 106, 3, 44, [0, '#fff3cf'], [0.4, '#ffcf6b'], [1, '#a86a10']);
    c.beginPath();
    c.arc(76, 116, 33, 0, 7);
    c.fill();
    c.strokeStyle = '#8a5a10';
    c.lineWidth = 2.5;
    c.stroke();
    for (let i = 0; i < 5; i++) {
      const a0 = Math.PI + (i * Math.PI) / 5 + 0.05,
        a1 = Math.PI + ((i + 1) * Math.PI) / 5 - 0.05;
      c.fillStyle = '#7a4a00';
      c.beginPath();
      c.arc(76, 124, 23, a0, a1);
      c.arc(76, 124, 8, a1, a0, true);
      c.fill();
    }
    c.fillStyle = '#7a4a00';
    c.fillRect(73, 126, 6, 11);
    // light along the face and the chest
    soft(c, 1.2, () => {
      strokePath(
        c,
        'M-60 -218 C-36 -230 -10 -236 40 -234 C76 -233 100 -220 112 -198 C120 -182 134 -176 158 -172 C172 -170 182 -168 190 -172',
        lin(c, -60, 0, 70, 0, [0, 'rgba(255,246,214,0)'], [1, 'rgba(255,246,214,.95)']),
        5,
      );
      strokePath(c, 'M94 -40 C100 0 122 50 140 120 C156 190 160 260 158 330', 'rgba(255,240,200,.9)', 6);
      strokePath(c, 'M196 -100 C184 -88 160 -82 132 -82', 'rgba(255,236,190,.55)', 3.5);
    });
    seed(sd + 1);
    for (let i = 0; i < 46; i++) {
      const t = i / 45,
        px = 96 + t * 62 + Math.sin(t * 9) * 3,
        py = -30 + t * 350;
      strokePath(
        c,
        `M${px} ${py} q${rr(6, 14)} ${rr(4, 12)} ${rr(8, 16)} ${rr(14, 26)}`,
        rgba(R() < 0.5 ? '#fff0c8' : '#e0b873', 0.75),
        3,
      );
    }
  });
}
