/** The panorama: three thirds for business, home and vehicle under one sky. */
import { G, grain, rr, seed } from '../../lib.js';
import { grass, ledge, oak, ridge } from '../../nature.js';
import { carSide } from '../kit/car-side.js';
import { blend, lin, rad, soft } from '../kit/paint.js';
import { oakPalette } from '../kit/palette.js';
import { gableHouse } from '../parts/house.js';
import { tower } from '../parts/tower.js';

const sun = [2120, 496];
const greatOak = [1040, 944, 620, 430, 101];

function sky(c, W, H) {
  c.fillStyle = lin(c, 0, 0, 0, 640, [0, '#8fadb0'], [0.5, '#cfd6c8'], [1, '#f4e6c4']);
  c.fillRect(0, 0, W, H);
  c.fillStyle = rad(
    c,
    ...sun,
    40,
    1300,
    [0, 'rgba(255,222,150,.85)'],
    [0.22, 'rgba(255,216,140,.4)'],
    [0.6, 'rgba(255,226,180,.1)'],
    [1, 'rgba(255,220,160,0)'],
  );
  c.fillRect(0, 0, W, H);
  for (let i = 0; i < 26; i++) {
    const x = rr(-200, W),
      y = rr(40, 380),
      w = rr(200, 700);
    soft(c, 9, () => {
      c.fillStyle = `rgba(255,246,224,${rr(0.12, 0.34)})`;
      c.beginPath();
      c.ellipse(x, y, w / 2, rr(3, 11), 0, 0, 7);
      c.fill();
    });
  }
  c.fillStyle = '#fff3cf';
  c.beginPath();
  c.arc(...sun, 94, 0, 7);
  c.fill();
}

function lake(c) {
  c.save();
  c.beginPath();
  c.moveTo(820, 742);
  c.bezierCurveTo(1050, 716, 1500, 722, 2000, 708);
  c.lineTo(2400, 716);
  c.lineTo(2400, 772);
  c.bezierCurveTo(1800, 760, 1300, 790, 860, 772);
  c.closePath();
  c.clip();
  c.fillStyle = lin(c, 800, 0, 2400, 0, [0, '#b9bd9f'], [0.7, '#ffe2a0'], [1, '#f6dca2']);
  c.fillRect(800, 690, 1600, 110);
  for (let i = 0; i < 240; i++) {
    const x = sun[0] + G() * 560,
      y = rr(708, 780);
    c.fillStyle = `rgba(255,250,226,${rr(0.3, 0.95)})`;
    c.fillRect(x, y, rr(10, 60), rr(1, 2.6));
  }
  c.restore();
}

function road(c) {
  c.save();
  c.fillStyle = lin(c, 0, 900, 0, 1080, [0, '#cdbf98'], [1, '#6f7562']);
  c.fill(
    new Path2D('M2400 885 C2150 880 1980 885 1800 912 C1650 940 1500 1000 1430 1080 L2400 1080 L2400 970 Z'),
  );
  c.strokeStyle = 'rgba(255,240,200,.7)';
  c.lineWidth = 3;
  c.stroke(new Path2D('M2400 888 C2150 882 1980 888 1806 914 C1660 942 1512 1000 1444 1080'));
  c.setLineDash([46, 34]);
  c.lineWidth = 5;
  c.strokeStyle = 'rgba(255,214,120,.75)';
  c.stroke(new Path2D('M2400 972 C2160 968 1960 980 1830 1012 C1760 1030 1720 1055 1690 1080'));
  c.restore();
}

/** What stands at the road: a ledge, the wagon and an oak at the right edge. */
function roadside(c, meadow, H) {
  ledge(c, 1690, 884, 150, 22, '#d9ccab', '#8b8266');
  carSide(c, 2030, 958, 1.9);
  seed(9);
  grass(c, 1500, (x) => meadow(x) + 95, H + 40, 2600, ['#3d4b3a', '#6c7650', '#a7a06c', '#2c3a31'], 34);
  oak(c, 2350, 930, 330, 260, 606, oakPalette);
}

/** Draws the panorama; without its great oak it stands alone as the pane for businesses. `beside` paints what stands at the road. */
export function draw(c, W, H, oaks = [greatOak], beside = roadside) {
  seed(7);
  sky(c, W, H);
  ridge(c, W, H, {
    y: 528,
    amp: 60,
    freq: 3.2,
    seed: 12,
    top: '#b9c0ad',
    bot: '#ecdfbd',
    trees: 1400,
    size: 2.4,
    depth: 90,
    lit: '#d6d2b2',
    dark: '#9aa696',
    fade: 150,
    mesa: 1,
  });
  ridge(c, W, H, {
    y: 580,
    amp: 80,
    freq: 3.8,
    seed: 23,
    top: '#93a595',
    bot: '#d9d3b0',
    trees: 2600,
    size: 3.4,
    depth: 120,
    lit: '#bcbf9b',
    dark: '#768c80',
    fade: 170,
    mesa: 1,
  });
  ridge(c, W, H, {
    y: 640,
    amp: 72,
    freq: 4.4,
    seed: 35,
    top: '#5f7a6e',
    bot: '#bcc2a0',
    trees: 3800,
    size: 4.8,
    depth: 130,
    lit: '#9aa67c',
    dark: '#48665b',
    fade: 170,
  });
  lake(c);
  ridge(c, W, H, {
    y: 795,
    amp: 64,
    freq: 3.4,
    seed: 58,
    top: '#38574a',
    bot: '#83966f',
    trees: 4200,
    size: 7,
    depth: 150,
    lit: '#7c9058',
    dark: '#203d31',
    fade: 210,
  });
  const meadow = ridge(c, W, H, {
    y: 880,
    amp: 26,
    freq: 1.7,
    seed: 77,
    top: '#8d9268',
    bot: '#4c5b45',
    trees: 0,
    fade: 220,
  });
  seed(5);
  grass(c, W, meadow, H + 30, 6000, ['#b9b27c', '#7d8559', '#d6c98f', '#566449'], 16);
  tower(c, 150, 905);
  gableHouse(c, 1150, 918);
  for (const [x, y, w, h, n] of [
    ...oaks,
    [1660, 900, 300, 200, 303],
    [60, 930, 260, 190, 404],
    [742, 925, 240, 160, 505],
  ])
    oak(c, x, y, w, h, n, oakPalette);
  road(c);
  beside(c, meadow, H);
  blend(c, 'soft-light', 1, () => {
    c.fillStyle = rad(
      c,
      ...sun,
      60,
      1700,
      [0, 'rgba(255,220,140,.6)'],
      [0.45, 'rgba(255,226,170,.1)'],
      [1, 'rgba(20,34,30,.45)'],
    );
    c.fillRect(0, 0, W, H);
  });
  grain(c, W, H, 13);
}
export default {
  file: 'heroes/hill-country.webp',
  seed: 7,
  width: 2400,
  height: 1080,
  quality: 0.82,
  fixed: true,
  draw,
};
