/** One road into the low sun through one windshield of 78 % glass: bare, and with films of 90, 80 and 70 %, in quarters. */
import { grain } from '../../lib.js';
import { blend, box, inside, lin, rad } from '../kit/paint.js';
import { ink } from '../kit/palette.js';
import { applyFilm } from '../lineup/film.js';
import { afternoonRoad, drawFrame, paintCabin, shield } from '../parts/windshield.js';

/** What is left of the light behind the bare glass. The picture is as bright as can be there. */
const films = [100, 90, 80, 70];

/** The sun stands above the middle seam, and its light is even from left to right, so that only the film differs. */
function glaringRoad(W, H) {
  const view = afternoonRoad(W, H, [0.5, -0.7]);
  const c = view.getContext('2d');
  const [x, y] = [W / 2, 0.17 * H];
  blend(c, 'screen', 1, () => {
    c.fillStyle = lin(c, 0, 0, 0, H, [0, '#5c6660'], [0.3, '#5f4f28'], [0.48, '#1c180c'], [1, '#262214']);
    c.fillRect(0, 0, W, H);
  });
  blend(c, 'soft-light', 1, () => {
    c.fillStyle = lin(
      c,
      0,
      0,
      0,
      H,
      [0, 'rgba(255,214,140,.45)'],
      [0.5, 'rgba(255,206,120,.55)'],
      [1, 'rgba(255,220,150,.2)'],
    );
    c.fillRect(0, 0, W, H);
  });
  c.fillStyle = rad(
    c,
    x,
    y,
    40,
    260,
    [0, 'rgba(255,246,206,.95)'],
    [0.25, 'rgba(255,236,170,.5)'],
    [1, 'rgba(255,230,150,0)'],
  );
  c.fillRect(0, 0, W, H);
  c.fillStyle = '#fff6d2';
  c.beginPath();
  c.arc(x, y, 44, 0, 7);
  c.fill();
  return view;
}

function draw(c, W, H) {
  const view = glaringRoad(W, H);
  paintCabin(c, W, H);
  inside(c, shield, () => {
    c.drawImage(view, 0, 0);
    films.forEach((film, index) => applyFilm(c, box((index * W) / 4, 0, W / 4, H), film));
    c.fillStyle = ink.lime;
    for (const part of [1, 2, 3]) c.fillRect((part * W) / 4 - 2, 0, 4, H);
  });
  drawFrame(c, view);
  grain(c, W, H, 5);
}

export default {
  file: 'articles/windshield-samples.webp',
  seed: 731,
  width: 1600,
  height: 700,
  quality: 0.8,
  draw,
};
