import { R, fill, linear, mix, rgba, rr, stroke } from '../../lib.js';
import { HOURS } from './hours.js';
import { start } from './land.js';
import { sky, wash } from './sky.js';
import { box, speckle } from './paint.js';

/** The top of a parking deck above a skyline. */
export function deck(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'dusk'];
  const at = [o.sunX ?? 420, o.sunY ?? 430];
  const y = o.y ?? 985;
  start(o.seed);
  sky(c, W, H, hour, at, { disc: 120 });
  for (let row = 0; row < 3; row++) {
    let x = -40 - rr(0, 60);
    while (x < W) {
      const w = rr(70, 170) * (1 + row * 0.2);
      const h = rr(160, 460) * (1 - row * 0.16) + (Math.abs(x - 1000) < 260 ? 130 - row * 40 : 0);
      const tone = mix(hour.ridges[row][0], hour.ridges[row][3], 0.3 + R() * 0.4);
      const top = y - 150 - h;
      fill(
        c,
        `M${x} ${y}V${top}h${w}V${y}Z`,
        linear(
          c,
          x,
          0,
          x + w,
          0,
          at[0] < 800
            ? [0, mix(tone, hour.look.sun ?? '#ffcf6b', 0.4), 0.2, tone, 1, mix(tone, '#1b2430', 0.2)]
            : [0, mix(tone, '#1b2430', 0.2), 0.8, tone, 1, mix(tone, hour.look.sun ?? '#ffcf6b', 0.4)],
        ),
      );
      if (R() < 0.3) box(c, x + w * 0.45, top - rr(20, 70), 4, 72, tone);
      for (let wy = top + 14; wy < y - 160; wy += 17)
        for (let wx = x + 8; wx < x + w - 9; wx += 13)
          if (R() < 0.55)
            box(c, wx, wy, 7, 9, rgba(R() < 0.2 ? '#ffe2a0' : mix(tone, hour.sky[1], 0.6), 0.5));
      x += w + rr(-6, 30);
    }
  }
  const [lit, shade] = [mix('#c9c3b2', hour.sky[1], 0.3), mix('#6a6a64', hour.ridges[2][0], 0.4)];
  fill(
    c,
    `M0 ${y - 158}H${W}V${y - 40}H0Z`,
    linear(c, 0, y - 158, 0, y - 40, [0, mix(lit, shade, 0.25), 1, shade]),
  );
  fill(c, `M0 ${y - 170}H${W}V${y - 152}H0Z`, mix(lit, hour.look.sun ?? '#ffcf6b', 0.35));
  for (let x = 160; x < W; x += 420) stroke(c, `M${x} ${y - 150}v110`, rgba('#1b2722', 0.35), 3);
  fill(
    c,
    `M0 ${y - 48}H${W}V${H}H0Z`,
    linear(c, 0, y - 48, 0, H, [
      0,
      mix(lit, shade, 0.3),
      0.5,
      mix(lit, shade, 0.7),
      1,
      mix(shade, '#1b2430', 0.45),
    ]),
  );
  speckle(c, W, y - 40, H, '#3a3f40', '#efe6d0', 1100);
  for (const x of [-260, 330, 1270, 1860])
    fill(c, `M${800 + (x - 800) * 0.82} ${y - 40}h14L${x + 30} ${H}h-34Z`, rgba('#f4efdf', 0.6));
  for (const px of [1490]) {
    stroke(c, `M${px} ${y - 60}V${y - 640}M${px - 120} ${y - 626}H${px + 4}`, '#26312f', 10);
    fill(c, `M${px - 190} ${y - 634}h90v18h-90z`, '#26312f');
    box(c, px - 184, y - 617, 78, 5, '#fff0c8');
  }
  return {
    look: { sunAt: at[0] < 800 ? -1 : 1, seed: o.seed, ...hour.look, reflect: '#3a424a', reflection: 'town' },
    road: y,
    front() {
      wash(c, W, H, at, hour.wash);
    },
  };
}
