import { fill, linear, mix, radial, stroke } from '../../lib.js';
import { wash } from './sky.js';
import { start } from './land.js';
import { frame } from './paint.js';

/** A studio: dark floor, one long lamp, the outline drawn in light. */
export function studio(c, W, H, o = {}) {
  const y = o.y ?? 850;
  const tone = o.tone ?? '#26332e';
  start(o.seed);
  fill(
    c,
    frame(W, H),
    radial(c, o.sunX ?? 1000, y - 330, 60, 1150, [
      0,
      mix(tone, o.glow ?? '#d9b070', 0.55),
      0.35,
      mix(tone, o.glow ?? '#d9b070', 0.2),
      0.75,
      tone,
      1,
      mix(tone, '#0a0f0d', 0.6),
    ]),
  );
  if (o.window !== false)
    for (let i = 0; i < 6; i++) {
      const x = 130 + i * 232;
      fill(
        c,
        `M${x} 120h200v330h-200z`,
        linear(c, 0, 120, 0, 450, [
          0,
          mix(o.glow ?? '#d9b070', '#fff6dc', 0.7),
          1,
          mix(o.glow ?? '#d9b070', '#fff6dc', 0.1),
        ]),
      );
      stroke(c, `M${x + 100} 120v330M${x} 230h200M${x} 340h200`, mix(tone, '#0a0f0d', 0.4), 7);
    }
  fill(
    c,
    `M0 ${y - 70}H${W}V${H}H0Z`,
    linear(c, 0, y - 70, 0, H, [
      0,
      mix(tone, o.glow ?? '#d9b070', 0.3),
      0.16,
      mix(tone, '#0a0f0d', 0.2),
      1,
      '#0a0f0d',
    ]),
  );
  return {
    look: {
      sunAt: 1,
      seed: o.seed,
      sun: o.glow ?? '#ffcf86',
      rim: 1,
      sky: '#e6dcc4',
      horizon: '#fff0d0',
      ground: '#2b352f',
      reflect: '#0f1613',
      shadow: '#070b09',
      gloss: 0.62,
      day: 0.9,
      cast: 0,
      reflection: 'lamps',
    },
    road: y,
    mirror: 0.3,
    front() {
      wash(c, W, H, [o.sunX ?? 1000, y - 330], ['255,220,150', 0.4]);
    },
  };
}
