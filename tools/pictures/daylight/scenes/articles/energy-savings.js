/** Thermostat set at 78 on a pier in front of a room whose window is filmed down to the line of sun. */
import { rgba, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { fig } from '../kit/decor.js';
import { edge, glare, streaks, tint } from '../kit/film.js';
import { lounge } from '../kit/furniture.js';
import { landscape } from '../kit/landscape.js';
import { loadLetters } from '../kit/letters.js';
import { finish } from '../kit/light.js';
import { box, inside, layer, lin, poly, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';
import { thermostat } from '../parts/thermostat.js';

const win = [740, 96, 720, 560];

function room(c, W, H) {
  stoneWall(c, 0, 0, W, 760, { course: 58, tones: ['#8f8a75', '#d8cba8'], sd: 51 });
  const [x, y, w, h] = win,
    line = y + h * 0.56;
  const view = layer(w, h, (k) => {
    k.drawImage(
      landscape(w, h, { sd: 523, hour: 'noon', sun: [0.82, 0.2], line: 0.44, disc: 0.06, meadow: 330 }),
      0,
      0,
    );
    oak(k, w * 0.4, h * 0.97, 470, 400, 61, oakPalette);
  });
  c.fillStyle = '#26312b';
  c.fillRect(x - 24, y - 24, w + 48, h + 48);
  seed(3);
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 2; j++) {
      const r = [x + (i * w) / 4 + 5, y + (j ? h * 0.3 : 0) + 5, w / 4 - 10, (j ? h * 0.7 : h * 0.3) - 10];
      inside(c, box(...r), () => {
        c.drawImage(view, x, y);
        inside(c, box(x, y, w, line - y), () => {
          tint(c, box(x, y, w, h), 50);
          c.fillStyle = 'rgba(60,90,84,.1)';
          c.fillRect(x, y, w, h);
        });
        glare(c, box(x, line, w, h), 0.62, 0.28);
      });
      streaks(c, ...r, 0.12);
    }
  edge(c, x, line, x + w, line, 7);
  c.fillStyle = lin(c, x, 0, x + w, 0, [0, '#b3aa8e'], [1, '#fff3d2']);
  c.fillRect(x - 44, y + h + 24, w + 88, 24);
  c.fillStyle = 'rgba(50,48,36,.5)';
  c.fillRect(x - 44, y + h + 48, w + 88, 8);
  boards(c, W, 760, H, 900, { near: '#33291b', far: '#8a6c41', wide: 84 });
  c.fillStyle = '#4a4c3c';
  c.fillRect(0, 748, W, 16);
  const q = (i, y0, y1) => {
    const X = (v, yy) => 900 + (v - 900) * (1 + (yy - 760) / 700) - (yy - 760) * 0.9;
    const a = x + (i * w) / 4 + 12,
      b = x + ((i + 1) * w) / 4 - 12;
    return [
      [X(a, y0), y0],
      [X(b, y0), y0],
      [X(b, y1), y1],
      [X(a, y1), y1],
    ];
  };
  sunPatch(
    c,
    [0, 1, 2, 3].map((i) => q(i, 782, 866)),
    { a: 0.68, color: '255,206,112', blur: 3 },
  );
  sunPatch(
    c,
    [0, 1, 2, 3].map((i) => q(i, 878, 990)),
    { a: 0.16, color: '210,205,160', blur: 4 },
  );
  fig(c, 1500, 850, 0.86, 31);
  lounge(c, 1130, 930, 0.86);
}

async function draw(c, W, H) {
  await loadLetters();
  room(c, W, H);
  // plastered pier in front
  soft(c, 22, () => {
    c.fillStyle = 'rgba(18,24,18,.55)';
    c.fillRect(520, -40, 70, H + 80);
  });
  c.fillStyle = lin(c, 0, 0, 560, 0, [0, '#8c866e'], [0.55, '#cabd9b'], [1, '#efe1ba']);
  c.fillRect(0, 0, 548, H);
  poly(
    c,
    [
      [548, 0],
      [584, 0],
      [584, H],
      [548, H],
    ],
    lin(c, 548, 0, 584, 0, [0, '#fff3d0'], [1, '#d9c48f']),
  );
  inside(c, box(0, 0, 548, H), () => {
    seed(2);
    for (let i = 0; i < 240; i++) {
      c.strokeStyle = rgba(i % 2 ? '#fff4d4' : '#5d5944', 0.022);
      c.lineWidth = 6;
      c.beginPath();
      const yy = (i * 53) % H;
      c.moveTo((i * 131) % 548, yy);
      c.quadraticCurveTo(((i * 131) % 548) + 60, yy - 14, ((i * 131) % 548) + 130, yy + 6);
      c.stroke();
    }
  });
  thermostat(c, 284, 430, 214);
  // switch plate below
  soft(c, 8, () => {
    c.fillStyle = 'rgba(20,28,22,.45)';
    c.fillRect(238, 776, 92, 126);
  });
  c.fillStyle = lin(c, 246, 0, 340, 0, [0, '#c9bfa2'], [1, '#fff6de']);
  c.beginPath();
  c.roundRect(246, 768, 92, 126, 6);
  c.fill();
  c.fillStyle = '#8f8a75';
  c.fillRect(276, 800, 32, 62);
  c.fillStyle = '#f6ecd0';
  c.fillRect(279, 832, 26, 27);
  finish(c, W, H, { sun: [0.86, 0.22], dark: 0.5 });
}

export default { file: 'articles/energy-savings.webp', seed: 523, width: 1600, height: 1000, draw };
