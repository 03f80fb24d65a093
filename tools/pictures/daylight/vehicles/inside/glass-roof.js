import { G, fill, layer, linear, mix, radial, rr, seeded, stroke, toPath } from '../../lib.js';
import { FILM } from '../glass.js';
import { seal, spill } from './shared.js';

/** The sky through a glass roof, filmed on the left of the tint line. */
export function glassRoof(o) {
  return (c, W, H) =>
    seeded(o.seed ?? 7, () => {
      const opening = toPath(
        'M330 900L470 150C478 104 506 84 560 82C720 74 880 74 1040 82C1094 84 1122 104 1130 150L1270 900C1276 930 1262 944 1230 944H370C338 944 324 930 330 900Z',
      );
      layer(
        c,
        () => {
          fill(c, `M0 0H${W}V${H}H0Z`, linear(c, 0, 0, 0, 960, [0, '#4f93b4', 0.6, '#a8d0d2', 1, '#eef0da']));
          fill(
            c,
            `M0 0H${W}V${H}H0Z`,
            radial(c, 1010, 330, 20, 700, [
              0,
              'rgba(255,250,225,.95)',
              0.2,
              'rgba(255,236,180,.5)',
              1,
              'rgba(255,236,180,0)',
            ]),
          );
          for (let i = 0; i < 14; i++)
            layer(
              c,
              () => {
                c.fillStyle = `rgba(255,255,250,${rr(0.15, 0.4)})`;
                c.beginPath();
                c.ellipse(rr(300, 1300), rr(120, 900), rr(80, 260), rr(10, 30), -0.2, 0, 7);
                c.fill();
              },
              { blur: 12 },
            );
          fill(c, 'M930 330a80 80 0 1 0 160 0a80 80 0 1 0 -160 0', '#fffbe6');
          boughs(c);
          fill(
            c,
            [
              [o.line ?? 800, 0],
              [1600, 0],
              [1600, 1200],
              [(o.line ?? 800) - 40, 1200],
            ],
            'rgba(255,246,220,.27)',
          );
          layer(
            c,
            () =>
              fill(
                c,
                [
                  [0, 0],
                  [o.line ?? 800, 0],
                  [(o.line ?? 800) - 40, 1200],
                  [0, 1200],
                ],
                FILM[o.vlt],
              ),
            { blend: 'multiply' },
          );
          stroke(c, `M${o.line ?? 800} 0L${(o.line ?? 800) - 40} 1200`, '#fff6dc', 4);
        },
        { clip: opening },
      );
      const trim = '#4f4c40';
      const frame = new Path2D(`M0 0H${W}V${H}H0Z`);
      frame.addPath(opening);
      c.fillStyle = radial(c, 900, 420, 200, 1050, [
        0,
        mix(trim, '#ffe3a3', 0.12),
        0.5,
        mix(trim, '#1b2722', 0.45),
        1,
        '#141b18',
      ]);
      c.fill(frame, 'evenodd');
      seal(c, opening);
      fill(c, 'M424 470L1176 470L1182 506L418 506Z', '#141b18');
      stroke(c, 'M424 470H1176', 'rgba(255,226,160,.4)', 3);
      fill(
        c,
        `M0 330L250 300L120 760L0 800ZM${W} 330L1350 300L1480 760L${W} 800Z`,
        linear(c, 0, 300, 0, 800, [0, '#9fc3c4', 0.6, '#dfe3c8', 1, '#7d9468']),
      );
      const panes = `M0 330L250 300L120 760L0 800ZM${W} 330L1350 300L1480 760L${W} 800Z`;
      layer(
        c,
        () => {
          fill(
            c,
            `M0 600C60 560 120 560 260 610V${H}H0ZM${W} 590C1540 560 1460 560 1340 600V${H}H${W}Z`,
            '#86a088',
          );
          fill(
            c,
            `M0 660C80 630 140 640 260 690V${H}H0ZM${W} 650C1520 620 1440 650 1340 690V${H}H${W}Z`,
            '#4f6f55',
          );
        },
        { clip: panes },
      );
      layer(
        c,
        () => fill(c, `M0 330L250 300L120 760L0 800ZM${W} 330L1350 300L1480 760L${W} 800Z`, FILM[20]),
        { blend: 'multiply' },
      );
      stroke(c, `M0 330L250 300L120 760L0 800M${W} 330L1350 300L1480 760L${W} 800`, '#0c1210', 14);
      for (const x of [470, 1130]) {
        const g = linear(c, x - 190, 0, x + 190, 0, [
          0,
          mix(o.leather, '#1b2722', 0.7),
          0.6,
          mix(o.leather, '#1b2722', 0.25),
          1,
          mix(o.leather, '#ffe3a3', 0.35),
        ]);
        const p = new Path2D();
        p.roundRect(x - 108, 850, 216, 150, 56);
        p.rect(x - 56, 985, 16, 70);
        p.rect(x + 40, 985, 16, 70);
        p.roundRect(x - 200, 1040, 400, 400, 90);
        fill(c, p, g);
        stroke(c, `M${x - 70} 866Q${x} 850 ${x + 84} 872`, 'rgba(255,236,190,.6)', 4, 'round');
      }
      spill(c, 1000, 340);
    });
}

function boughs(c) {
  for (const [x0, y0, x1, y1] of [
    [200, 1010, 700, 640],
    [180, 300, 690, 250],
    [160, 640, 620, 470],
    [1460, 900, 960, 660],
    [1480, 560, 1060, 520],
    [1420, 120, 1130, 210],
    [520, 1080, 880, 860],
  ]) {
    stroke(c, `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - 60} ${x1} ${y1}`, '#2a2f27', 20, 'round');
    for (let k = 0; k < 5; k++) {
      const t = 0.3 + k * 0.16;
      const [bx, by] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 40];
      stroke(
        c,
        `M${bx} ${by}q${rr(-60, 80)} ${rr(-90, 20)} ${rr(20, 120)} ${rr(-140, 40)}`,
        '#2a2f27',
        7,
        'round',
      );
    }
    for (let i = 0; i < 760; i++) {
      const t = rr(0.2, 1.12);
      const px = x0 + (x1 - x0) * t + G() * 150;
      const py = y0 + (y1 - y0) * t - 60 + G() * 130;
      const lit = Math.max(0, Math.min(1, 0.4 + (px - 700) / 900 + G() * 0.4));
      c.fillStyle = mix(
        lit < 0.5 ? '#1f2f27' : '#47603f',
        lit < 0.5 ? '#47603f' : '#c4c46a',
        lit < 0.5 ? lit * 2 : (lit - 0.5) * 2,
      );
      c.beginPath();
      c.ellipse(px, py, rr(8, 16), rr(4, 8), rr(-1.4, 1.4), 0, 7);
      c.fill();
    }
  }
}
