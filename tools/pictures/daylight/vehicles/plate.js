/* Draws one plate: its place, its vehicle, what stands in front, and the grain. */
import { grain, layer, linear } from '../lib.js';
import { plates } from './plates/index.js';
import { end } from './ends/end.js';
import { receding } from './perspective.js';
import { car } from './car.js';

/** Draws the plate of that name on the canvas. */
export async function draw(canvas, name) {
  const plate = plates[name];
  if (!plate) throw new Error(`No plate is called ${name}`);
  const c = canvas.getContext('2d', { willReadFrequently: true });
  const [W, H] = [canvas.width, canvas.height];
  const zoomed = (paint) =>
    layer(c, () => {
      if (plate.zoom) c.transform(plate.zoom[0], 0, 0, plate.zoom[0], plate.zoom[1], plate.zoom[2]);
      return paint();
    });
  const scene = zoomed(() => plate.place(c, W, H, { seed: plate.seed, ...plate.scene }));
  const backdrop = new OffscreenCanvas(W, H);
  backdrop.getContext('2d').drawImage(canvas, 0, 0);
  for (const vehicle of [plate.car ?? []].flat()) {
    if (scene.mirror) reflected(c, vehicle, scene, backdrop);
    if (vehicle.view) {
      receding(c, { ...vehicle, backdrop, look: { ...scene.look, ...vehicle.look } });
      continue;
    }
    (vehicle.body.glass ? end : car)(c, vehicle.body, {
      y: scene.road,
      ...vehicle,
      backdrop,
      look: { ...scene.look, ...vehicle.look },
    });
  }
  if (plate.inside) plate.inside(c, W, H);
  else zoomed(() => scene.front?.());
  grain(c, W, H, 11);
}

/** The car upside down in a wet or polished floor. */
function reflected(c, vehicle, scene, backdrop) {
  const [w, h] = [backdrop.width, backdrop.height];
  const copy = new OffscreenCanvas(w, h);
  const k = copy.getContext('2d');
  const y = vehicle.y ?? scene.road;
  k.setTransform(1, 0, 0, -1, 0, 2 * y + 6);
  (vehicle.body.glass ? end : car)(k, vehicle.body, {
    y,
    ...vehicle,
    shadow: false,
    backdrop,
    look: { ...scene.look, ...vehicle.look },
  });
  k.setTransform(1, 0, 0, 1, 0, 0);
  k.globalCompositeOperation = 'destination-in';
  k.fillStyle = linear(k, 0, y, 0, y + 260, [0, `rgba(0,0,0,${scene.mirror})`, 1, 'rgba(0,0,0,0)']);
  k.fillRect(0, 0, w, h);
  layer(c, () => c.drawImage(copy, 0, 0), { blur: 5 });
}
