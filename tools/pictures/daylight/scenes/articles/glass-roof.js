/** The sky through the glass roof of a car from its rear seat: film on the left half, bare glass under the sun on the right. */
import { rgba, seed } from '../../lib.js';
import { edge, glare, streaks } from '../kit/film.js';
import { landscape } from '../kit/landscape.js';
import { finish } from '../kit/light.js';
import { at, blend, box, fillPath, inside, layer, lin, rad, soft, strokePath } from '../kit/paint.js';
import { applyFilm } from '../lineup/film.js';
import { cloud } from '../lineup/places.js';
import { branch } from '../parts/branch.js';

const roof = 'M-200 -60 L318 508 Q346 548 400 548 L1200 548 Q1254 548 1282 508 L1800 -60 Z';
const shield = 'M384 634 Q392 616 420 616 L1180 616 Q1208 616 1216 634 L1330 910 L270 910 Z';
const sides = [
  'M-10 268 L214 530 Q232 552 230 580 L184 910 L-10 910 Z',
  'M1610 268 L1386 530 Q1368 552 1370 580 L1416 910 L1610 910 Z',
];
const sun = [1190, 196];

const overhead = (W, H) =>
  layer(W, H, (c) => {
    c.fillStyle = lin(c, 0, 0, W, 420, [0, '#7db7c6'], [0.5, '#bcd6cd'], [1, '#ffe0a0']);
    c.fillRect(0, 0, W, H);
    cloud(c, 1130, 470, 0.9);
    c.fillStyle = rad(
      c,
      ...sun,
      20,
      330,
      [0, '#fffbe8'],
      [0.16, '#fff0bd'],
      [0.17, 'rgba(255,232,170,.6)'],
      [1, 'rgba(255,232,170,0)'],
    );
    c.fillRect(0, 0, W, H);
    branch(c, sun);
  });

/** A front seat from behind around x = 0, its right edge in the sun. */
function seat(c, x, light) {
  const cloth = (from, to) => lin(c, from, 0, to, 0, [0, '#3b3020'], [0.55, '#8a6a3e'], [1, light]);
  at(c, x, 0, 1, () => {
    for (const post of [-44, 32]) c.fillRect(post, 720, 12, 50, (c.fillStyle = '#161c18'));
    fillPath(
      c,
      'M-230 910 C-226 810 -190 764 -120 756 Q0 746 120 756 C190 764 226 810 230 910 Z',
      cloth(-230, 230),
    );
    strokePath(c, 'M40 752 Q90 752 122 757 C190 765 224 812 228 904', rgba(light, 0.95), 5);
    strokePath(
      c,
      'M-150 910 C-146 836 -124 800 -80 796 L80 796 C124 800 146 836 150 910',
      'rgba(24,18,8,.5)',
      4,
    );
    fillPath(
      c,
      'M-104 724 C-112 668 -100 640 -62 634 Q0 626 62 634 C100 640 112 668 104 724 Q100 738 84 740 L-84 740 Q-100 738 -104 724 Z',
      cloth(-108, 108),
    );
    strokePath(c, 'M20 631 Q44 631 64 635 C101 641 111 670 104 722', rgba(light, 0.95), 5);
  });
}

function draw(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#4a493d'], [0.5, '#7d745a'], [1, '#d9c292']);
  c.fillRect(0, 0, W, H);
  const land = landscape(W, H, { sd: 347, sun: [0.95, 0.5], line: 0.72, disc: 0.001, meadow: 300 });
  const sky = overhead(W, H);
  for (const path of [...sides, shield]) {
    inside(c, path, () => c.drawImage(land, 0, 60));
    strokePath(c, path, '#10171a', 14);
  }
  fillPath(c, 'M270 910 L300 842 Q800 800 1300 842 L1330 910 Z', '#1c231e');
  strokePath(c, 'M300 842 Q800 800 1300 842', 'rgba(255,222,150,.7)', 4);
  inside(c, roof, () => {
    c.drawImage(sky, 0, 0);
    applyFilm(c, box(-10, -10, 810, 600), 35);
    glare(c, box(800, -10, 810, 600), 0.42, 0.16);
    seed(5);
    streaks(c, 0, 0, 800, 550, 0.06);
    streaks(c, 800, 0, 800, 550, 0.2);
    edge(c, 800, -10, 800, 550, 7);
  });
  strokePath(c, roof, '#10171a', 22);
  strokePath(c, 'M800 560 L1210 560 Q1264 560 1296 516 L1790 -30', 'rgba(255,226,160,.8)', 4);
  // the mirror hangs from the strip between roof and windshield
  fillPath(c, 'M788 600 h24 v50 h-24 Z', '#10171a');
  fillPath(c, 'M712 646 Q800 634 888 646 Q898 672 884 694 Q800 704 716 694 Q702 672 712 646 Z', '#161d1a');
  fillPath(
    c,
    'M722 653 Q800 643 878 653 Q884 672 874 686 Q800 694 726 686 Q716 672 722 653 Z',
    lin(c, 720, 0, 880, 0, [0, '#5b6a60'], [1, '#d8cda4']),
  );
  seat(c, 430, '#c8a266');
  seat(c, 1170, '#ffe2a2');
  // bare glass lets the sun down on this side
  blend(c, 'screen', 1, () =>
    soft(c, 24, () =>
      fillPath(
        c,
        'M830 540 L1290 540 L1420 910 L900 910 Z',
        lin(c, 1100, 500, 1100, 910, [0, 'rgba(255,219,148,.5)'], [1, 'rgba(255,219,148,.05)']),
      ),
    ),
  );
  finish(c, W, H, { sun: [0.76, 0.2], warm: 0.4, dark: 0.36, noise: 4 });
}
export default { file: 'articles/glass-roof.webp', seed: 5, width: 1600, height: 900, quality: 0.7, draw };
