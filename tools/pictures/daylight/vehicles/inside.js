/* Views out of a cabin: film seen from the driver's side of the glass. Pixels on a 1600 by 1200 canvas. */
import { G, R, fill, layer, linear, mix, radial, rgba, rr, seeded, stroke, toPath } from '../lib.js';
import { FILM } from './glass.js';

/** Lays film above a tint line y (left to right by `lean`) and leaves the rest of the opening bare and hot. */
function halfFilm(c, opening, vlt, y, lean) {
  layer(
    c,
    () => {
      fill(
        c,
        [
          [0, y - lean],
          [1600, y + lean],
          [1600, 1200],
          [0, 1200],
        ],
        'rgba(255,246,220,.42)',
      );
      layer(
        c,
        () =>
          fill(
            c,
            [
              [0, 0],
              [1600, 0],
              [1600, y + lean],
              [0, y - lean],
            ],
            FILM[vlt],
          ),
        { blend: 'multiply' },
      );
      layer(c, () => stroke(c, `M0 ${y - lean + 7}L1600 ${y + lean + 7}`, 'rgba(27,39,34,.4)', 8), {
        blur: 3,
      });
      stroke(c, `M0 ${y - lean}L1600 ${y + lean}`, '#fff6dc', 4);
      fill(
        c,
        opening,
        linear(c, 0, 200, 1600, 900, [
          0,
          'rgba(255,255,255,.0)',
          0.42,
          'rgba(255,255,255,.0)',
          0.43,
          'rgba(255,250,235,.12)',
          0.56,
          'rgba(255,250,235,.06)',
          0.57,
          'rgba(255,255,255,0)',
          0.62,
          'rgba(255,250,235,.07)',
          0.66,
          'rgba(255,255,255,0)',
        ]),
      );
    },
    { clip: opening },
  );
}
const seal = (c, opening) => {
  stroke(c, opening, '#0c1210', 22);
  stroke(c, opening, 'rgba(255,236,190,.22)', 2.5);
};
const leather = (c, color, x0, x1) =>
  linear(c, x0, 0, x1, 0, [
    0,
    mix(color, '#1b2722', 0.75),
    0.7,
    mix(color, '#1b2722', 0.35),
    1,
    mix(color, '#ffcf6b', 0.25),
  ]);
const beads = (c, opening, y0, y1, count) =>
  layer(
    c,
    () => {
      for (let i = 0; i < count; i++) {
        const [x, y, r] = [rr(120, 1500), y0 + R() * (y1 - y0), rr(1.6, 6)];
        c.fillStyle = 'rgba(27,39,34,.28)';
        c.beginPath();
        c.arc(x, y, r, 0, 7);
        c.fill();
        c.fillStyle = 'rgba(255,252,240,.85)';
        c.beginPath();
        c.arc(x + r * 0.25, y - r * 0.25, r * 0.5, 0, 7);
        c.fill();
      }
    },
    { clip: opening },
  );

/** Sunlight spilling into the cabin. */
const spill = (c, x, y) =>
  layer(
    c,
    () =>
      fill(
        c,
        'M0 0H1600V1200H0Z',
        radial(c, x, y, 60, 1200, [
          0,
          'rgba(255,226,150,.55)',
          0.5,
          'rgba(255,226,170,.12)',
          1,
          'rgba(10,16,13,.4)',
        ]),
      ),
    { blend: 'soft-light' },
  );

/** The driver's door glass from inside, the film half way down, the squeegee on its edge. */
export function driverGlass(o) {
  return (c, W, H) =>
    seeded(o.seed ?? 5, () => {
      const opening = toPath(
        'M214 300C216 268 232 250 266 247L900 226C1010 224 1080 244 1150 300L1400 560C1436 598 1420 640 1366 646L262 690C226 690 212 672 212 636Z',
      );
      mirrorOutside(c, o.color);
      halfFilm(c, opening, o.vlt, o.line ?? 470, 9);
      beads(c, opening, 480, 690, 90);
      const trim = o.trim ?? '#5d5a4c';
      const frame = new Path2D(`M0 0H${W}V${H}H0Z`);
      frame.addPath(opening);
      c.fillStyle = linear(c, 0, 0, W, H, [
        0,
        mix(trim, '#1b2722', 0.72),
        0.5,
        mix(trim, '#1b2722', 0.5),
        1,
        mix(trim, '#1b2722', 0.78),
      ]);
      c.fill(frame, 'evenodd');
      fill(
        c,
        `M0 0H${W}V130C1300 96 900 84 500 104C300 112 120 126 0 150Z`,
        linear(c, 0, 0, 0, 150, [0, mix(trim, '#e3d8bd', 0.2), 1, mix(trim, '#1b2722', 0.3)]),
      );
      stroke(c, `M0 152C120 128 300 114 500 106C900 86 1300 98 ${W} 132`, 'rgba(255,226,160,.35)', 4);
      fill(
        c,
        'M1130 190C1260 270 1420 450 1530 668L1600 660V132C1460 106 1280 96 1100 94Z',
        linear(c, 1200, 120, 1600, 640, [0, mix(trim, '#e3d8bd', 0.1), 1, mix(trim, '#1b2722', 0.66)]),
      );
      stroke(c, 'M1130 190C1260 270 1420 450 1528 664', 'rgba(255,226,160,.5)', 4);
      fill(
        c,
        `M0 716L${W} 664V${H}H0Z`,
        linear(c, 0, 690, 0, H, [
          0,
          mix(trim, '#ffe3a3', 0.25),
          0.06,
          mix(trim, '#1b2722', 0.1),
          0.5,
          mix(trim, '#1b2722', 0.5),
          1,
          '#121916',
        ]),
      );
      stroke(c, `M0 718L${W} 666`, 'rgba(255,236,190,.6)', 4);
      fill(
        c,
        'M180 800C400 780 900 770 1180 790C1240 796 1250 830 1210 850L420 900C300 904 200 890 180 860Z',
        leather(c, o.leather, 180, 1240),
      );
      stroke(c, 'M200 806C420 788 900 778 1180 797', 'rgba(255,236,190,.4)', 3);
      c.setLineDash([12, 9]);
      stroke(c, 'M214 824C430 806 900 796 1170 815', 'rgba(255,236,190,.35)', 2);
      c.setLineDash([]);
      fill(c, 'M250 960C500 930 960 920 1240 936L1250 1120C960 1100 520 1110 260 1140Z', 'rgba(10,16,13,.4)');
      for (let y = 0; y < 7; y++)
        for (let x = 0; x < 10; x++)
          fill(c, `M${330 + x * 22} ${1000 + y * 16}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`, 'rgba(255,236,190,.12)');
      fill(c, 'M1010 740h170q18 0 18 16t-18 16h-170q-18 0 -18 -16t18 -16z', '#121916');
      fill(
        c,
        'M1016 742h160q10 0 10 9t-10 9h-160q-10 0 -10 -9t10 -9z',
        linear(c, 0, 742, 0, 760, [0, '#e9e2cf', 1, '#7c8078']),
      );
      for (const x of [700, 752, 804]) fill(c, `M${x} 792h40l-4 18h-34z`, '#1b2722');
      seal(c, opening);
      fill(
        c,
        'M0 250C60 240 120 236 190 236L176 720H0Z',
        linear(c, 0, 0, 190, 0, [0, '#141b18', 1, mix(trim, '#1b2722', 0.35)]),
      );
      fill(
        c,
        'M70 120L118 120C124 500 84 900 -20 1200H-90C20 900 66 500 70 120Z',
        linear(c, 20, 0, 130, 0, [0, '#1b2722', 0.5, '#4d5751', 1, '#242e29']),
      );
      squeegee(c, o.tool ?? 640, o.line ?? 470);
      spill(c, 520, 420);
      c.strokeStyle = '#121916';
      c.lineWidth = 58;
      c.beginPath();
      c.ellipse(1560, 1130, 330, 350, -0.25, 0, 7);
      c.stroke();
      c.strokeStyle = 'rgba(255,226,160,.4)';
      c.lineWidth = 5;
      c.beginPath();
      c.ellipse(1554, 1124, 352, 372, -0.25, 3.3, 4.9);
      c.stroke();
    });
}
function mirrorOutside(c, color) {
  fill(
    c,
    'M1010 640C1000 560 1030 520 1100 516L1260 520C1310 526 1322 560 1312 610L1300 664H1030Z',
    linear(c, 0, 516, 0, 660, [0, mix(color, '#ffffff', 0.35), 0.5, color, 1, mix(color, '#1b2722', 0.6)]),
  );
  const glass = 'M1032 630C1026 570 1046 542 1104 540L1240 544C1282 548 1292 570 1286 610L1276 650L1044 652Z';
  fill(c, glass, linear(c, 0, 540, 0, 650, [0, '#8fadb0', 0.5, '#f4e6c4', 0.55, '#6f8a72', 1, '#37503f']));
  stroke(c, glass, '#121916', 6);
}
function squeegee(c, x, y) {
  c.save();
  c.translate(x, y);
  c.rotate(-0.12);
  layer(c, () => fill(c, 'M-120 10H130L104 120H-90Z', 'rgba(10,16,13,.5)'), { blur: 10 });
  fill(
    c,
    'M-126 -14H126Q132 -14 130 -6L104 88Q102 96 92 96H-92Q-102 96 -104 88L-130 -6Q-132 -14 -126 -14Z',
    linear(c, -120, -14, 60, 110, [0, '#ffd873', 0.6, '#ffb627', 1, '#d0830e']),
  );
  fill(c, 'M-126 -14H126Q132 -14 130 -6L128 2H-128L-130 -6Q-132 -14 -126 -14Z', '#fff1c4');
  stroke(c, 'M-98 66H98', 'rgba(122,74,0,.4)', 3);
  fill(c, 'M-24 40a24 16 0 1 0 48 0a24 16 0 1 0 -48 0', 'rgba(122,74,0,.28)');
  c.restore();
}

/** The road through the windshield from the back seat, a dog in front. */
export function windshield(o) {
  return (c, W, H) =>
    seeded(o.seed ?? 6, () => {
      const opening = toPath(
        'M150 640L330 210C350 168 380 156 430 152C680 136 920 136 1170 152C1220 156 1250 168 1270 210L1450 640C1456 664 1446 676 1420 676H180C154 676 144 664 150 640Z',
      );
      halfFilm(c, opening, o.vlt, o.line ?? 400, 10);
      const trim = o.trim ?? '#4f4c40';
      const frame = new Path2D(`M0 0H${W}V${H}H0Z`);
      const side = toPath(`M-10 300L140 270L40 640L-10 650Z`);
      const side2 = toPath(`M1610 300L1460 270L1560 640L1610 650Z`);
      frame.addPath(opening);
      frame.addPath(side);
      frame.addPath(side2);
      for (const p of [side, side2]) layer(c, () => fill(c, p, FILM[35]), { blend: 'multiply' });
      c.fillStyle = radial(c, 800, 420, 200, 1100, [
        0,
        mix(trim, '#1b2722', 0.4),
        0.6,
        mix(trim, '#1b2722', 0.65),
        1,
        '#0f1512',
      ]);
      c.fill(frame, 'evenodd');
      seal(c, opening);
      fill(c, 'M560 150h180l-16 54h-148z M860 150h180l-16 54h-148z', mix(trim, '#e3d8bd', 0.15));
      fill(c, 'M792 140h16v60h-16z', '#121916');
      const m = new Path2D();
      m.roundRect(660, 190, 280, 84, 26);
      fill(c, m, '#121916');
      const mg = new Path2D();
      mg.roundRect(672, 200, 256, 64, 20);
      fill(c, mg, linear(c, 0, 200, 0, 264, [0, '#8fadb0', 0.55, '#f4e6c4', 0.6, '#7d8f6c', 1, '#46543f']));
      stroke(c, m, 'rgba(255,226,160,.5)', 3);
      fill(
        c,
        `M0 720C200 660 420 640 560 652C760 662 940 640 1100 648C1300 652 1460 680 ${W} 730V${H}H0Z`,
        linear(c, 0, 640, 0, 900, [0, '#5b5a48', 0.12, '#333c35', 1, '#0f1512']),
      );
      stroke(
        c,
        `M0 722C200 662 420 642 560 654C760 664 940 642 1100 650C1300 654 1460 682 ${W} 732`,
        'rgba(255,226,160,.45)',
        4,
      );
      fill(c, 'M330 690C420 650 560 650 640 690L630 740H340Z', '#161d1a');
      fill(c, 'M720 700H900V830H720Z', '#121916');
      fill(
        c,
        'M732 712H888V800H732Z',
        linear(c, 0, 712, 0, 800, [0, '#3f6a70', 0.6, '#8fa08a', 0.62, '#33463c', 1, '#22312b']),
      );
      c.strokeStyle = '#121916';
      c.lineWidth = 34;
      c.beginPath();
      c.ellipse(480, 850, 200, 190, 0, 0, 7);
      c.stroke();
      stroke(c, 'M300 870H660M480 870V1030', '#121916', 40);
      c.strokeStyle = 'rgba(255,226,160,.4)';
      c.lineWidth = 4;
      c.beginPath();
      c.ellipse(480, 846, 212, 204, 0, 3.5, 5.9);
      c.stroke();
      for (const [x, lit] of [
        [330, 0],
        [1270, 1],
      ]) {
        const g = linear(
          c,
          x - 240,
          0,
          x + 240,
          0,
          lit
            ? [0, '#1b2018', 0.6, mix(o.leather, '#1b2722', 0.45), 1, mix(o.leather, '#ffcf6b', 0.15)]
            : [0, '#1b2018', 0.75, mix(o.leather, '#1b2722', 0.55), 1, mix(o.leather, '#ffcf6b', 0.25)],
        );
        if (lit && o.dog) bigDog(c, x - 40, 690);
        const p = new Path2D();
        p.roundRect(x - 120, lit && o.dog ? 720 : 560, 240, 150, 52);
        p.rect(x - 62, 700, 14, 80);
        p.rect(x + 48, 700, 14, 80);
        p.roundRect(x - 240, 770 + (lit && o.dog ? 60 : 0), 480, 600, 100);
        fill(c, p, g);
        c.setLineDash([12, 9]);
        stroke(
          c,
          `M${x - 190} 1210V920Q${x - 190} 830 ${x - 110} 826H${x + 110}Q${x + 190} 830 ${x + 190} 920V1210`,
          'rgba(255,236,190,.25)',
          2.4,
        );
        c.setLineDash([]);
      }
      spill(c, 1010, 330);
    });
}
function bigDog(c, x, y) {
  c.save();
  c.translate(x, y + 130);
  c.scale(1.5, 1.5);
  const coat = linear(c, -100, 0, 110, 0, [0, '#4a3318', 0.6, '#9a7440', 1, '#f0cd8a']);
  fill(
    c,
    'M-90 120C-100 20 -88 -60 -60 -96L-76 -150C-78 -168 -62 -176 -48 -164L-20 -138C-6 -142 8 -142 22 -138L50 -164C64 -176 80 -168 78 -150L62 -96C90 -60 102 20 92 120Z',
    coat,
  );
  fill(
    c,
    'M-76 -150C-78 -168 -62 -176 -48 -164L-30 -148L-52 -112C-66 -122 -72 -134 -76 -150ZM78 -150C80 -168 64 -176 50 -164L32 -148L54 -112C68 -122 74 -134 78 -150Z',
    'rgba(60,38,14,.7)',
  );
  fill(c, 'M-84 10C-40 34 40 34 86 8L88 34C40 58 -40 58 -86 36Z', '#b23a1d');
  stroke(c, 'M22 -138L50 -164C64 -176 80 -168 78 -150L62 -96C84 -66 96 -20 96 40', 'rgba(255,236,190,.8)', 4);
  c.restore();
}

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
            'rgba(255,246,220,.34)',
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
    [200, 980, 640, 560],
    [240, 300, 620, 330],
    [1380, 980, 1100, 640],
    [200, 640, 520, 470],
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
    for (let i = 0; i < 620; i++) {
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
