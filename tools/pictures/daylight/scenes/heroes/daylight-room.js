/** The small limestone room: chair, table and plant before a window on the panorama. */
import { G, grain, R, rgba, rr, seed } from '../../lib.js';
import { lounge } from '../kit/furniture.js';
import { panorama } from '../kit/masters.js';
import { at, box, fillPath, inside, lin, poly, rad, soft, strokePath } from '../kit/paint.js';

const win = [300, 110, 1010, 640];

function wall(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, H, [0, '#b3ad98'], [0.6, '#8b8b7a'], [1, '#5f6a60']);
  c.fillRect(0, 0, W, H);
  seed(3);
  for (let y = 0; y < 820; y += 92) {
    let x = -rr(0, 140);
    while (x < W) {
      const w = rr(120, 260);
      c.fillStyle = rgba(['#cfc6aa', '#8e8a76', '#e0d6b6', '#75786a'][Math.floor(R() * 4)], rr(0.1, 0.3));
      c.fillRect(x + 2, y + 2, w - 4, 88);
      c.fillStyle = 'rgba(50,58,50,.28)';
      c.fillRect(x + w - 2, y, 2.5, 92);
      x += w;
    }
    c.fillStyle = 'rgba(50,58,50,.3)';
    c.fillRect(0, y, W, 2.5);
  }
}
function opening(c, view) {
  const [x, y, w, h] = win;
  c.fillStyle = '#2b352f';
  c.fillRect(x - 34, y - 34, w + 68, h + 68);
  c.fillStyle = '#e9dfc2';
  c.fillRect(x - 60, y + h + 20, w + 120, 34);
  c.fillStyle = '#6f6f5f';
  c.fillRect(x - 60, y + h + 50, w + 120, 10);
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 2; j++) {
      const r = [x + (i * w) / 4 + 7, y + (j ? h * 0.36 : 0) + 7, w / 4 - 14, (j ? h * 0.64 : h * 0.36) - 14],
        [px, py, pw, ph] = r;
      inside(c, box(...r), () => {
        c.drawImage(view, 330, 70, 620, 393, x, y, w, h);
        poly(
          c,
          [
            [px, py + ph * 0.7],
            [px + pw * 0.8, py],
            [px + pw, py],
            [px, py + ph],
          ],
          'rgba(255,246,220,.08)',
        );
      });
    }
}
function floor(c, W, H) {
  c.fillStyle = lin(c, 0, 820, 0, H, [0, '#6e5d41'], [1, '#2f2b22']);
  c.fillRect(0, 840, W, H - 840);
  c.fillStyle = '#3c3d33';
  c.fillRect(0, 820, W, 22);
  c.strokeStyle = 'rgba(20,18,12,.35)';
  c.lineWidth = 2;
  for (let i = -14; i < 30; i++) {
    c.beginPath();
    c.moveTo(800 + (i - 8) * 92, 842);
    c.lineTo(800 + (i - 8) * 180, H);
    c.stroke();
  }
  const [x, , w] = win,
    lean = (y) => -(y - 842) * 1.15;
  soft(c, 3, () => {
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 2; j++) {
        const a = x + (i * w) / 4 + 14,
          b = x + ((i + 1) * w) / 4 - 14,
          [y0, y1] = j ? [868, 985] : [1000, 1075];
        poly(
          c,
          [
            [a + lean(y0), y0],
            [b + lean(y0), y0],
            [b + lean(y1), y1],
            [a + lean(y1), y1],
          ],
          'rgba(255,214,130,.5)',
        );
      }
  });
}
function table(c) {
  at(c, 700, 1012, 1, () => {
    for (const [d, tone] of [
      ['M-78 -150 L78 -150 L78 -138 L-78 -138 Z', '#2b352f'],
      ['M-6 -138 L6 -138 L6 10 L-6 10 Z M-54 10 L54 10 L54 20 L-54 20 Z', '#1c2620'],
      ['M-50 -166 L30 -166 L30 -151 L-50 -151 Z', '#c8bd9c'],
      ['M-44 -178 L36 -178 L36 -167 L-44 -167 Z', '#31513f'],
    ])
      fillPath(c, d, tone);
  });
}
function plant(c) {
  at(c, 170, 1040, 1, () => {
    seed(8);
    for (let i = 0; i < 46; i++) {
      const a = -Math.PI / 2 + G() * 1.35,
        l = rr(170, 420),
        tone = ['#22342a', '#35513c', '#5d7148', '#8c8f52'][Math.floor(R() * 4)],
        width = rr(5, 12);
      strokePath(
        c,
        `M${rr(-16, 16)} -110 Q${Math.cos(a) * l * 0.5} ${-110 + Math.sin(a) * l * 0.9} ${Math.cos(a) * l} ${-110 + Math.sin(a) * l * 0.72}`,
        tone,
        width,
      );
    }
    fillPath(c, 'M-80 -120 L80 -120 L60 20 L-60 20 Z', '#d9cfb3');
    fillPath(c, 'M-80 -120 L-10 -120 L-14 20 L-60 20 Z', 'rgba(50,58,50,.35)');
  });
}
async function draw(c, W, H) {
  wall(c, W, H);
  opening(c, await panorama());
  floor(c, W, H);
  lounge(c, 1000, 1010, 1);
  table(c);
  plant(c);
  c.fillStyle = rad(c, 850, 460, 200, 1150, [0, 'rgba(255,230,170,.12)'], [1, 'rgba(16,24,20,.55)']);
  c.fillRect(0, 0, W, H);
  grain(c, W, H, 12);
}
export default {
  file: 'heroes/daylight-room.webp',
  seed: 3,
  width: 1600,
  height: 1120,
  quality: 0.82,
  fixed: true,
  draw,
};
