/** The hot desk: a bare west window behind half-lowered blinds, the lamp on, a small fan on the sill, nobody in the chair. */
import { oak } from '../../nature.js';
import { fig } from '../kit/decor.js';
import { landscape } from '../kit/landscape.js';
import { finish, haze, shadow } from '../kit/light.js';
import { at, blend, box, fillPath, inside, layer, lin, poly, rad, soft, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { desk } from '../parts/desk.js';

const [gx, gy, gw, gh, bays] = [150, 66, 930, 404, 3];
const sill = gy + gh + 18;
/** How far down each blind is. */
const lowered = [0.66, 0.48, 0.78];

function windows(c) {
  const view = layer(gw, gh, (k, w, h) => {
    k.drawImage(
      landscape(w, h, { sd: 31, sun: [0.8, 0.62], line: 0.7, disc: 0.06, meadow: 380, size: 1.2 }),
      0,
      0,
    );
    oak(k, 180, 392, 300, 170, 45, oakPalette);
  });
  c.fillStyle = '#1d2822';
  c.fillRect(gx - 20, gy - 20, gw + 40, gh + 40);
  for (let i = 0; i < bays; i++) {
    const [x, y, w, h] = [gx + (i * gw) / bays + 7, gy, gw / bays - 14, gh];
    inside(c, box(x, y, w, h), () => {
      c.drawImage(view, gx, gy);
      blend(c, 'screen', 1, () => {
        c.fillStyle = 'rgba(255,236,178,.62)';
        c.fillRect(x, y, w, h);
      });
      const down = h * lowered[i];
      for (let q = 0; q < down; q += 17) {
        c.fillStyle = lin(c, 0, y + q, 0, y + q + 14, [0, '#cdbd8e'], [0.6, '#efe0b4'], [1, '#b5a374']);
        c.fillRect(x, y + q, w, 13);
      }
      c.fillStyle = '#8d8266';
      c.fillRect(x, y + down, w, 9);
      for (const t of [0.16, 0.84])
        strokePath(c, `M${x + w * t} ${y} V${y + down}`, 'rgba(90,78,46,.55)', 2.5);
      strokePath(c, `M${x + 26} ${y + down} v54`, 'rgba(90,80,50,.9)', 3);
      fillPath(c, `M${x + 21} ${y + down + 52} h10 v16 h-10 Z`, '#f4f0dc');
    });
  }
  c.fillStyle = 'rgba(255,226,160,.7)';
  for (let i = 0; i <= bays; i++) c.fillRect(gx + (i * gw) / bays + 5, gy, 3, gh);
  c.fillStyle = lin(c, gx, 0, gx + gw, 0, [0, '#b0a684'], [1, '#fff6dc']);
  c.fillRect(gx - 44, sill, gw + 88, 26);
  c.fillStyle = 'rgba(50,44,28,.5)';
  c.fillRect(gx - 44, sill + 26, gw + 88, 8);
}

/** A small fan that turns on the sill, its foot at 0, 0. */
function fan(c) {
  shadow(c, -16, 0, 56, 6, 0.5, 5);
  fillPath(c, 'M-44 0 Q-44 -16 0 -16 Q44 -16 44 0 Z', '#1d2a24');
  strokePath(c, 'M0 -14 V-56', '#1d2a24', 12);
  const [y, r] = [-124, 74];
  c.fillStyle = 'rgba(20,30,25,.55)';
  c.beginPath();
  c.arc(0, y, r, 0, 7);
  c.fill();
  for (let i = 0; i < 4; i++)
    at(
      c,
      0,
      y,
      1,
      () => fillPath(c, 'M0 0 C8 -30 40 -58 62 -34 C58 -8 26 6 0 0 Z', 'rgba(226,238,228,.78)'),
      (i * Math.PI) / 2 + 0.3,
    );
  c.strokeStyle = '#e9e4cf';
  for (const ring of [r, r * 0.74, r * 0.48]) {
    c.lineWidth = ring === r ? 7 : 2;
    c.beginPath();
    c.arc(0, y, ring, 0, 7);
    c.stroke();
  }
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    strokePath(
      c,
      `M${Math.cos(a) * 14} ${y + Math.sin(a) * 14} L${Math.cos(a) * r} ${y + Math.sin(a) * r}`,
      'rgba(244,240,224,.7)',
      2,
    );
  }
  c.fillStyle = '#e8572a';
  c.beginPath();
  c.arc(0, y, 14, 0, 7);
  c.fill();
}

/** A desk lamp that is on in daylight, its foot at 0, 0. */
function deskLamp(c) {
  fillPath(c, 'M-40 0 Q-40 -12 0 -12 Q40 -12 40 0 Z', '#7c2f12');
  strokePath(c, 'M0 -10 L-34 -104 L26 -176', '#7c2f12', 9);
  c.fillStyle = rad(
    c,
    56,
    -150,
    6,
    150,
    [0, 'rgba(255,248,214,.9)'],
    [0.3, 'rgba(255,236,170,.4)'],
    [1, 'rgba(255,230,150,0)'],
  );
  c.fillRect(-120, -300, 360, 320);
  fillPath(
    c,
    'M6 -186 L44 -206 L104 -150 L34 -122 Z',
    lin(c, 6, -206, 104, -122, [0, '#c2481e'], [1, '#f08a52']),
  );
  fillPath(c, 'M34 -122 L104 -150 Q96 -112 62 -108 Q42 -108 34 -122 Z', '#fffbe6');
}

/** Sun on the floor: what the blinds let through below them, drawn to the left. */
function floor(c, W, H) {
  c.fillStyle = lin(c, 0, 586, 0, H, [0, '#6f6a52'], [0.5, '#4d5145'], [1, '#272d26']);
  c.fillRect(0, 586, W, H);
  c.fillStyle = '#2b332c';
  c.fillRect(0, 578, W, 12);
  haze(
    c,
    W,
    H,
    3,
    (k) => {
      for (let i = 0; i < bays; i++) {
        const [a, b] = [gx + (i * gw) / bays + 20, gx + ((i + 1) * gw) / bays - 20];
        const X = (x, y) => x + (x - 600) * ((y - 586) / 420) - (y - 586) * 1.25;
        poly(
          k,
          [
            [X(a, 606), 606],
            [X(b, 606), 606],
            [X(b, 806), 806],
            [X(a, 806), 806],
          ],
          'rgba(255,206,112,.8)',
        );
      }
    },
    1,
    'screen',
  );
}

function draw(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#7f7a62'], [0.7, '#c2b084'], [1, '#ecd9a4']);
  c.fillRect(0, 0, W, 600);
  windows(c);
  floor(c, W, H);
  at(c, 972, sill + 4, 1, () => fan(c));
  fig(c, 92, 700, 0.78, 71);
  at(c, 560, 742, 2.05, () => desk(c, 0, 0, 1, true));
  // sun on the desk top, in stripes, at both sides of the chair
  inside(c, 'M273 471 H452 L446 512 H207 Z M672 471 H847 L913 512 H678 Z', () =>
    soft(c, 2, () => {
      for (let i = 0; i < 9; i++)
        fillPath(c, `M${900 - i * 84} 470 h40 l-70 46 h-40 Z`, 'rgba(255,246,206,.75)');
    }),
  );
  at(c, 742, 492, 0.92, () => deskLamp(c));
  // a folder on the screen keeps the sun off it
  fillPath(
    c,
    'M350 262 L700 250 L716 300 L340 308 Z',
    lin(c, 340, 0, 716, 0, [0, '#c98b35'], [1, '#ffd27a']),
  );
  fillPath(c, 'M350 262 L420 258 L430 246 L500 244 L510 255 L700 250 L704 262 L346 276 Z', '#ffdf9a');
  haze(
    c,
    W,
    H,
    18,
    (k) =>
      poly(
        k,
        [
          [420, 120],
          [1080, 90],
          [760, H],
          [40, H],
        ],
        lin(k, 980, 100, 420, H, [0, 'rgba(255,220,150,.42)'], [1, 'rgba(255,220,150,0)']),
      ),
    1,
    'screen',
  );
  finish(c, W, H, { sun: [0.86, 0.3], dark: 0.42 });
}

export default { file: 'articles/hot-desk.webp', seed: 31, width: 1200, height: 800, quality: 0.74, draw };
