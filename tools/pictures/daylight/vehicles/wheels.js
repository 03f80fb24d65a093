/* A tire with its rim and brake disc, in centimeters around the hub. */
import { fill, linear, mix, radial, rgba } from '../lib.js';
import { around, disc, ring, spokes } from './spokes.js';

/** One wheel of radius r standing at x, with the look's light; rim is { style, color, size, lip, caliper }. */
export function wheel(c, x, r, rim, look, side) {
  const R = r * (rim.size ?? 0.7);
  c.save();
  c.translate(x, -r);
  disc(c, r, linear(c, -r * side, -r, r * side, r, [0, '#1a211e', 0.5, '#121815', 1, '#0a0e0c']));
  ring(c, r * 0.965, r * 0.045, 'rgba(0,0,0,.55)');
  ring(c, r * 0.9, r * 0.02, rgba(look.sky, 0.16));
  ring(c, (r + R) / 2, (r - R) * 0.34, rgba(look.sky, 0.07));
  ring(
    c,
    r * 0.975,
    r * 0.03,
    rgba(look.sun, 0.5 * look.rim),
    side > 0 ? -1.35 : Math.PI + 0.15,
    side > 0 ? -0.15 : Math.PI + 1.35,
  );
  disc(c, R * 1.03, '#0b100e');
  disc(c, R * 0.98, radial(c, 0, 0, R * 0.3, R, [0, '#0e1412', 0.8, '#19211d', 1, '#2b352f']));
  disc(c, R * 0.66, linear(c, -R, -R, R, R, [0, '#8d948d', 0.5, '#4b534d', 1, '#757c74']));
  ring(c, R * 0.56, R * 0.03, 'rgba(20,27,24,.6)');
  disc(c, R * 0.3, '#2a322d');
  fill(
    c,
    `M${R * 0.34} ${-R * 0.52}A${R * 0.64} ${R * 0.64} 0 0 1 ${R * 0.34} ${R * 0.52}L${R * 0.2} ${R * 0.36}A${R * 0.42} ${R * 0.42} 0 0 0 ${R * 0.2} ${-R * 0.36}Z`,
    rim.caliper ?? '#2f3733',
  );
  const color = rim.color ?? '#9aa29a';
  const face = linear(c, -R * 0.5 * side, -R, R * 0.5 * side, R, [
    0,
    mix(color, '#ffffff', 0.3 * look.day),
    0.45,
    color,
    0.55,
    mix(color, look.shadow, 0.35),
    1,
    mix(color, look.shadow, 0.6),
  ]);
  c.save();
  c.translate(R * 0.02, R * 0.035);
  spokes[rim.style](c, R, 'rgba(6,9,8,.75)');
  c.restore();
  spokes[rim.style](c, R, face);
  ring(c, R * 0.965, R * 0.08, face);
  ring(c, R * 0.92, R * 0.015, 'rgba(10,14,12,.7)');
  if (rim.lip)
    ring(c, R * 0.99, R * 0.07, linear(c, 0, -R, 0, R, [0, '#f4f3ed', 0.5, '#8a928b', 1, '#d8dad2']));
  ring(
    c,
    R * 0.995,
    R * 0.025,
    rgba(look.sun, 0.6 * look.rim),
    side > 0 ? -1.5 : Math.PI,
    side > 0 ? 0 : Math.PI + 1.5,
  );
  if (!['steel', 'folded'].includes(rim.style)) {
    disc(c, R * 0.2, face);
    around(c, 5, 0.6, () => {
      c.fillStyle = 'rgba(10,14,12,.8)';
      c.fillRect(-R * 0.025, -R * 0.16, R * 0.05, R * 0.05);
    });
    disc(c, R * 0.085, '#1a211e');
  }
  c.restore();
}
