/** A long white hall through one windshield of 78 % glass: bare, and with films of 90, 80 and 70 %, in quarters that show the same. */
import { grain, seed } from '../../lib.js';
import { grass, oak, ridge } from '../../nature.js';
import { box, inside, lin, poly, strokePath } from '../kit/paint.js';
import { ink, oakPalette } from '../kit/palette.js';
import { stoneWall } from '../kit/stone.js';
import { applyFilm } from '../lineup/film.js';

/** What is left of the light behind the bare glass. The picture is as bright as can be there. */
const films = [100, 90, 80, 70];
const part = 400;
const glass =
  'M14 46 Q16 20 44 17 C560 6 1040 6 1556 17 Q1584 20 1586 46 L1590 640 C1060 596 540 596 10 640 Z';
const green = { ...oakPalette, deep: '#1d3b28', mid: '#3f7440', lit: '#b5c464' };

function landscape(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, 240, [0, '#9fd0e0'], [0.6, '#dcecdf'], [1, '#fff3d2']);
  c.fillRect(0, 0, W, H);
  ridge(c, W, H, {
    seed: 5,
    y: 196,
    amp: 26,
    freq: 3,
    trees: 1300,
    size: 4,
    depth: 60,
    fade: 110,
    top: '#a3bda8',
    bot: '#e3deba',
    lit: '#d0d4ae',
    dark: '#84a898',
  });
  c.fillStyle = lin(c, 0, 250, 0, 470, [0, '#c3cf82'], [1, '#9cba58']);
  c.fillRect(0, 250, W, 220);
  for (const [x, tall] of [
    [20, 300],
    [610, 150],
    [1030, 130],
    [1590, 330],
  ])
    oak(c, x, 300, tall * 1.2, tall, 90, green);
}

/** One window with its sash and sill. */
function pane(c, x) {
  c.fillStyle = 'rgba(80,86,70,.4)';
  c.fillRect(x - 40, 278, 82, 118);
  c.fillStyle = '#24443c';
  c.fillRect(x - 42, 274, 84, 118);
  c.fillStyle = lin(c, x - 34, 280, x + 34, 384, [0, '#a9ced6'], [0.5, '#6f9a9c'], [1, '#3f6a6a']);
  c.fillRect(x - 35, 281, 70, 104);
  poly(
    c,
    [
      [x - 35, 350],
      [x + 20, 281],
      [x + 35, 281],
      [x - 35, 372],
    ],
    'rgba(255,250,230,.35)',
  );
  c.fillStyle = '#fffdf4';
  c.fillRect(x - 2.5, 281, 5, 104);
  c.fillRect(x - 35, 330, 70, 5);
  c.fillRect(x - 50, 392, 100, 9);
}

/** A five-pointed star of sheet metal, lit on one side of each point. */
function star(c, x, y) {
  for (let i = 0; i < 10; i++) {
    const point = (k, r) => {
      const a = (k * Math.PI) / 5 - Math.PI / 2;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    };
    const even = i % 2 === 0;
    poly(c, [[x, y], point(i, even ? 40 : 16), point(i + 1, even ? 16 : 40)], even ? '#b8452a' : '#e0714a');
  }
}

/** The hall: a wall of white boards under a metal roof, plain where two films meet. */
function hall(c, W) {
  poly(
    c,
    [
      [30, 226],
      [120, 138],
      [W - 120, 138],
      [W - 30, 226],
    ],
    lin(c, 0, 138, 0, 226, [0, '#9fb2ac'], [1, '#74908a']),
  );
  for (let i = 1; i < 42; i++) {
    const x = 120 + ((W - 240) * i) / 42;
    strokePath(c, `M${x} 139 L${30 + ((W - 60) * i) / 42} 225`, 'rgba(232,240,230,.4)', 2);
  }
  c.fillStyle = lin(c, 0, 226, 0, 440, [0, '#f2ecdb'], [0.12, '#fffdf4'], [1, '#fdf6e2']);
  c.fillRect(56, 226, W - 112, 214);
  c.fillStyle = 'rgba(96,104,88,.16)';
  for (let y = 246; y < 436; y += 15) c.fillRect(56, y, W - 112, 2);
  c.fillStyle = 'rgba(50,60,54,.42)';
  c.fillRect(56, 226, W - 112, 13);
  for (let i = 0; i < 4; i++) for (const x of [110, 290]) pane(c, i * part + x);
  for (let i = 0; i < 4; i++) star(c, i * part + 200, 318);
}

/** A limestone curb, a strip of grass, and the street with its line. */
function street(c, W, H) {
  stoneWall(c, 56, 426, W - 112, 36, { course: 18, tones: ['#efe4c6', '#f4ead0'], sd: 6 });
  c.fillStyle = lin(c, 0, 460, 0, 530, [0, '#b8cc68'], [1, '#7ba048']);
  c.fillRect(0, 460, W, 80);
  seed(7);
  grass(c, W, () => 470, 522, 1100, ['#6b9440', '#b5c45c', '#e3d47a', '#4d7a3c'], 12);
  c.fillStyle = '#e6dcbc';
  c.fillRect(0, 516, W, 18);
  c.fillStyle = lin(c, 0, 534, 0, H, [0, '#c6c7bd'], [1, '#a6aaa2']);
  c.fillRect(0, 534, W, H);
  c.fillStyle = '#ffc23d';
  for (let x = 40; x < W; x += 200) c.fillRect(x, 566, 120, 9);
}

function draw(c, W, H) {
  c.fillStyle = ink.shade2;
  c.fillRect(0, 0, W, H);
  inside(c, glass, () => {
    landscape(c, W, H);
    hall(c, W);
    street(c, W, H);
    films.forEach((film, index) => applyFilm(c, box(index * part, 0, part, H), film));
    for (const index of [1, 2, 3])
      strokePath(c, `M${index * part} 0 V120 M${index * part} 470 V${H}`, ink.sun, 5);
  });
  strokePath(c, glass, '#0b100e', 12);
  grain(c, W, H, 3);
}

export default {
  file: 'articles/windshield-samples.webp',
  seed: 731,
  width: 1600,
  height: 660,
  quality: 0.7,
  draw,
};
