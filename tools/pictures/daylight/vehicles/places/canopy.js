import { R, fill, layer, linear, mix, rr, stroke } from '../../lib.js';
import { HOURS } from './hours.js';
import { ridges, start } from './land.js';
import { rain, sky, wash } from './sky.js';
import { box, bush } from './paint.js';

/** A station canopy in the rain, the pavement like a mirror. */
export function canopy(c, W, H, o = {}) {
  const hour = HOURS[o.hour ?? 'rain'];
  const y = o.y ?? 960;
  const night = hour.look.night ?? 0;
  start(o.seed);
  sky(c, W, H, hour, [800, night ? 700 : 300], { clouds: 40 });
  ridges(c, W, H, hour, y - 250, 230 + (o.seed ?? 0));
  bush(c, 180, y - 70, 460, 130, hour.oak, 260);
  bush(c, 1450, y - 70, 420, 100, hour.oak, 200);
  const top = o.top ?? 250;
  for (const x of [240, 1310]) {
    fill(
      c,
      `M${x} ${top + 60}h54v${y - top - 100}h-54z`,
      linear(c, x, 0, x + 54, 0, [0, '#77807a', 0.5, '#d8d8cc', 1, '#5c655f']),
    );
    fill(
      c,
      `M${x - 60} ${y - 300}h76v250h-76z`,
      linear(c, x - 60, 0, x + 16, 0, [0, '#e8e4d4', 1, '#a9a797']),
    );
    fill(c, `M${x - 50} ${y - 284}h56v70h-56z`, '#25332e');
    fill(c, `M${x - 44} ${y - 276}h44v22h-44z`, '#9fd0c0');
    fill(c, `M${x - 60} ${y - 190}h76v26h-76z`, '#b5532b');
    stroke(c, `M${x - 62} ${y - 240}q-34 60 -6 120`, '#1b2722', 6);
  }
  fill(
    c,
    `M-20 ${top - 66}H${W + 20}V${top + 26}H-20Z`,
    linear(c, 0, top - 66, 0, top + 26, [0, '#f0ecdd', 1, '#c9c6b6']),
  );
  fill(c, `M-20 ${top - 30}H${W + 20}V${top - 8}H-20Z`, '#b5532b');
  fill(c, `M-20 ${top + 26}H${W + 20}L${W - 60} ${top + 66}H60Z`, '#6d756d');
  for (let i = 0; i < 6; i++) {
    const x = 150 + i * 240;
    box(c, x, top + 36, 110, 12, '#fff8dc');
    layer(
      c,
      () =>
        fill(
          c,
          `M${x - 10} ${top + 46}h130l150 ${y - top - 60}h-430z`,
          linear(c, 0, top + 46, 0, y, [
            0,
            `rgba(255,246,214,${0.28 + night * 0.2})`,
            1,
            'rgba(255,246,214,.02)',
          ]),
        ),
      { blend: 'screen', blur: 18 },
    );
  }
  fill(
    c,
    `M0 ${y - 52}H${W}V${H}H0Z`,
    linear(c, 0, y - 52, 0, H, [0, mix(hour.road[1], '#ffffff', 0.15), 0.4, hour.road[2], 1, hour.road[3]]),
  );
  layer(
    c,
    () => {
      for (let i = 0; i < 6; i++)
        fill(c, `M${150 + i * 240} ${y - 40}h110l10 280h-130z`, 'rgba(255,250,226,.3)');
      for (const x of [180, 1250]) fill(c, `M${x} ${y - 40}h110v200h-110z`, 'rgba(70,84,80,.35)');
    },
    { blur: 12 },
  );
  return {
    look: { sunAt: 1, seed: o.seed, ...hour.look, sun: '#fff3d0', rim: 0.7 },
    road: y,
    mirror: 0.34,
    front() {
      for (let i = 0; i < 120; i++) {
        c.strokeStyle = `rgba(235,242,238,${rr(0.1, 0.4)})`;
        c.lineWidth = 1.6;
        c.beginPath();
        c.ellipse(rr(0, W), y + 40 + R() * 200, rr(8, 26), rr(2, 5), 0, 0, 7);
        c.stroke();
      }
      rain(c, W, H, o.drops ?? 460);
      wash(c, W, H, [800, 400], hour.wash);
    },
  };
}
