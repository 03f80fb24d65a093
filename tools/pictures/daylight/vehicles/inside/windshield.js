import { fill, layer, linear, mix, radial, seeded, stroke, toPath } from '../../lib.js';
import { FILM } from '../glass.js';
import { halfFilm, seal, spill } from './shared.js';

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
