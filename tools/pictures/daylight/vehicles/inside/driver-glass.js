import { fill, layer, linear, mix, seeded, stroke, toPath } from '../../lib.js';
import { beads, halfFilm, leather, seal, spill } from './shared.js';

/** The driver's door glass from inside, the film half way down, the squeegee on its edge. */
export function driverGlass(o) {
  return (c, W, H) =>
    seeded(o.seed ?? 5, () => {
      const opening = toPath(
        'M214 300C216 268 232 250 266 247L900 226C1010 224 1080 244 1150 300L1400 560C1436 598 1420 640 1366 646L262 690C226 690 212 672 212 636Z',
      );
      mirrorOutside(c, o.color);
      halfFilm(c, opening, o.vlt, o.line ?? 470, 9);
      beads(c, opening, (o.line ?? 470) + 12, 690, 90);
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
