/** Pillars, mirror, steering wheel, gauges, vents and dash. */
import { rgba } from '../../lib.js';
import { at, fillPath, inside, lin, soft, strokePath } from '../kit/paint.js';

/** Fills the picture with pillars and roof, darker away from the sun. */
export function pillars(c, W, H) {
  c.fillStyle = lin(c, 0, 0, W, 0, [0, '#1a201b'], [0.6, '#2a2f26'], [1, '#4b4735']);
  c.fillRect(0, 0, W, H);
}

/** The mirror on its stem; `show` draws what it shows from 622, 131 to 954, 213. */
export function mirror(c, show) {
  fillPath(c, 'M770 60 L800 60 L806 130 L764 130 Z', '#141a16');
  soft(c, 8, () => {
    c.fillStyle = 'rgba(10,14,12,.4)';
    c.fillRect(612, 136, 350, 96);
  });
  c.fillStyle = '#141a16';
  c.beginPath();
  c.roundRect(610, 120, 356, 104, 30);
  c.fill();
  const glass = new Path2D();
  glass.roundRect(622, 131, 332, 82, 22);
  inside(c, glass, () => {
    show();
    c.fillStyle = 'rgba(27,39,34,.42)';
    c.fillRect(600, 100, 400, 200);
  });
  strokePath(c, 'M700 121 L936 121 C956 122 965 134 965 150', 'rgba(255,226,160,.7)', 3);
}

/** Draws the dash from the windshield down, with the wheel in front. */
export function wheelAndDash(c) {
  fillPath(
    c,
    'M0 720 C300 640 700 626 960 640 C1240 652 1460 690 1600 730 L1600 1000 L0 1000 Z',
    lin(c, 0, 620, 0, 1000, [0, '#4b4a3a'], [0.12, '#2b322b'], [1, '#0f1512']),
  );
  strokePath(c, 'M0 722 C300 642 700 628 960 642 C1240 654 1460 692 1600 732', 'rgba(255,222,150,.75)', 4);
  // hood over the gauges
  fillPath(
    c,
    'M250 800 C260 700 350 662 500 660 C650 660 740 700 752 800 Z',
    lin(c, 250, 660, 750, 800, [0, '#1b231e'], [1, '#3c4237']),
  );
  strokePath(c, 'M300 706 C350 672 420 661 500 661 C600 661 690 684 730 740', 'rgba(255,222,150,.6)', 4);
  inside(c, 'M280 812 C290 724 370 690 500 688 C630 690 712 724 724 812 Z', () => {
    c.fillStyle = '#0b100e';
    c.fillRect(240, 660, 560, 200);
    for (const x of [410, 590]) {
      c.strokeStyle = 'rgba(255,206,112,.85)';
      c.lineWidth = 4;
      c.beginPath();
      c.arc(x, 790, 66, Math.PI * 1.05, Math.PI * 1.95);
      c.stroke();
      for (let i = 0; i < 11; i++) {
        const a = Math.PI * (1.07 + i * 0.086);
        strokePath(
          c,
          `M${x + Math.cos(a) * 52} ${790 + Math.sin(a) * 52} L${x + Math.cos(a) * 60} ${790 + Math.sin(a) * 60}`,
          '#f4f3ed',
          2.5,
        );
      }
      strokePath(c, `M${x} 790 L${x + (x < 500 ? -18 : -34)} ${x < 500 ? 738 : 752}`, '#e8572a', 4);
    }
  });
  // vents and screen
  for (const x of [860, 1150]) {
    c.fillStyle = '#10160f';
    c.beginPath();
    c.roundRect(x, 724, 220, 54, 8);
    c.fill();
    for (let i = 0; i < 4; i++) {
      c.fillStyle = rgba('#8d8a6c', 0.5);
      c.fillRect(x + 10, 732 + i * 12, 200, 4);
    }
  }
  c.fillStyle = '#0d1310';
  c.beginPath();
  c.roundRect(880, 806, 360, 260, 12);
  c.fill();
  c.fillStyle = lin(c, 880, 806, 1240, 1000, [0, '#24362f'], [1, '#3f5a4b']);
  c.fillRect(894, 820, 332, 240);
  strokePath(c, 'M910 990 C980 940 1010 960 1060 900 S1160 870 1210 850', '#ffb627', 6);
  // the wheel
  at(c, 500, 930, [1, 0.94], () => {
    soft(c, 10, () => {
      c.strokeStyle = 'rgba(6,10,8,.6)';
      c.lineWidth = 46;
      c.beginPath();
      c.arc(-8, 16, 270, Math.PI, Math.PI * 2);
      c.stroke();
    });
    c.strokeStyle = lin(c, -270, 0, 270, -200, [0, '#171d19'], [0.7, '#343a30'], [1, '#6d6749']);
    c.lineWidth = 44;
    c.beginPath();
    c.arc(0, 0, 270, Math.PI * 0.9, Math.PI * 2.1);
    c.stroke();
    c.strokeStyle = 'rgba(255,222,150,.85)';
    c.lineWidth = 4;
    c.beginPath();
    c.arc(0, 0, 289, Math.PI * 1.42, Math.PI * 1.94);
    c.stroke();
    c.strokeStyle = 'rgba(0,0,0,.4)';
    c.lineWidth = 3;
    c.beginPath();
    c.arc(0, 0, 250, Math.PI * 0.9, Math.PI * 2.1);
    c.stroke();
    fillPath(
      c,
      'M-250 -20 L-90 -56 C-60 -110 60 -110 90 -56 L250 -20 L250 30 L100 44 L60 140 L-60 140 L-100 44 L-250 30 Z',
      lin(c, -200, 0, 200, -60, [0, '#161c18'], [1, '#3f4336']),
    );
    fillPath(c, 'M-70 -50 C-50 -86 50 -86 70 -50 L56 60 L-56 60 Z', '#1d2420');
    strokePath(c, 'M-90 -56 C-60 -110 60 -110 90 -56 L244 -22', 'rgba(255,222,150,.4)', 3);
  });
}
