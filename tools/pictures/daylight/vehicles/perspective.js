/* Turns a side elevation into depth: the flank as one plane that runs away from the camera. */
import { car } from './car.js';

/**
 * Draws a vehicle whose flank recedes. `view` holds yaw (radians, positive when the right end is far), distance and
 * eye height in centimeters, the pivot along the body from the left end, its place x on the canvas and the eye line y.
 */
export function receding(c, o) {
  const { body, view } = o;
  const s = view.detail ?? 5;
  const margin = 90;
  const high = body.H + 110;
  const below = 50;
  const sheet = new OffscreenCanvas((body.L + 2 * margin) * s, (high + below) * s);
  const inside = new OffscreenCanvas(sheet.width, sheet.height);
  const k = inside.getContext('2d');
  const eye = (high - view.eye) * s;
  const zoom = (view.focal / view.distance) * 1.05;
  k.drawImage(
    o.backdrop,
    0,
    0,
    1600,
    1200,
    sheet.width / 2 - (800 * s) / zoom,
    eye - (view.horizon * s) / zoom,
    (1600 * s) / zoom,
    (1200 * s) / zoom,
  );
  car(sheet.getContext('2d'), body, {
    ...o,
    x: sheet.width / 2,
    y: high * s,
    s,
    backdrop: inside,
    shadow: true,
  });
  const sin = Math.sin(view.yaw);
  const cos = Math.cos(view.yaw);
  c.save();
  c.imageSmoothingQuality = 'high';
  for (let x = 0; x < c.canvas.width; x++) {
    const t = (x - view.x) / view.focal;
    const u = (t * view.distance) / (cos - t * sin);
    const depth = view.distance + u * sin;
    if (depth < 40) continue;
    const px = (u + view.pivot + margin) * s;
    if (px < 0 || px > sheet.width - 2) continue;
    const next = (x + 1 - view.x) / view.focal;
    const width = Math.max(0.5, ((next * view.distance) / (cos - next * sin) + view.pivot + margin) * s - px);
    const scale = view.focal / depth / s;
    c.drawImage(sheet, px, 0, width, sheet.height, x, view.horizon - eye * scale, 1, sheet.height * scale);
  }
  c.restore();
}
