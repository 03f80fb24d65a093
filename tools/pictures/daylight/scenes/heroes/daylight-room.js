/** The small limestone room: chair, table and plant before a window on the Hill Country, film down half of it. */
import { G, R, rr, seed } from '../../lib.js';
import { oak } from '../../nature.js';
import { lamp } from '../kit/decor.js';
import { lounge, rug } from '../kit/furniture.js';
import { floorSun, glazing } from '../kit/glazing.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { at, fillPath, layer, strokePath } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { boards, stoneWall, sunPatch } from '../kit/stone.js';

const win = [300, 110, 1010, 640];

const outside = () =>
  layer(1600, 1014, (c, W, H) => {
    c.drawImage(landscape(W, H, { sd: 404, sun: [0.84, 0.28], line: 0.44, disc: 0.045, meadow: 330 }), 0, 0);
    oak(c, 560, 900, 760, 660, 103, oakPalette);
    oak(c, 1420, 800, 260, 210, 81, oakPalette);
  });

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
const drawRoom = (line) => (c, W, H) => {
  stoneWall(c, 0, 0, W, 842, { course: 74, tones: ['#8b846e', '#d6c9a6'], sd: 3 });
  glazing(c, outside(), win, { cols: 4, rows: [0.36, 0.64], line });
  boards(c, W, 840, H, 800, { near: '#33291b', far: '#8a6c41', wide: 92 });
  c.fillStyle = '#4a4c3c';
  c.fillRect(0, 822, W, 20);
  rug(c, [
    [560, 920],
    [1290, 920],
    [1400, 1086],
    [460, 1086],
  ]);
  floorSun(c, win, { cols: 4, floor: 840, vanish: 800, deep: 260, patch: sunPatch });
  lamp(c, 1420, 980, 1, 560);
  lounge(c, 1010, 1020, 1.12);
  table(c);
  plant(c);
  finish(c, W, H, { sun: [0.84, 0.3], dark: 0.5 });
};
export const bare = {
  file: 'heroes/room-bare.webp',
  seed: 3,
  width: 1600,
  height: 1120,
  quality: 0.74,
  draw: drawRoom(0),
};
export default { ...bare, file: 'heroes/daylight-room.webp', draw: drawRoom(0.52) };
