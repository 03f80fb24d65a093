/** Blades of film on a rivet: their shape, and film over film in linear light. */

/** A blade that points up from its rivet, from one distance to the other; `half` is its half width per length. */
export const blade = (half, from, long, round) =>
  `M${-from * half} ${-from} L${-(long - round) * half} ${round - long} Q${-long * half} ${-long} ${round - long * half} ${-long} ` +
  `L${long * half - round} ${-long} Q${long * half} ${-long} ${(long - round) * half} ${round - long} L${from * half} ${-from} Z`;

/** A path moved, scaled and turned as a drawing is by `at`. */
export function placed(d, x, y, s, turn) {
  const path = new Path2D();
  path.addPath(
    new Path2D(d),
    new DOMMatrix()
      .translate(x, y)
      .scale(s)
      .rotate((turn * 180) / Math.PI),
  );
  return path;
}

const toLight = (value) => (value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 3294.6);
const toValue = (light) => 255 * (light > 0.0031 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light);

/** Lets each shape pass its percentage of the light behind it, and both theirs where two meet; `shapes` are pairs of a Path2D and its VLT. */
export function transmit(c, shapes) {
  const { width, height } = c.canvas;
  const image = c.getImageData(0, 0, width, height);
  const pass = new Float32Array(width * height).fill(1);
  const k = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  for (const [path, vlt] of shapes) {
    k.clearRect(0, 0, width, height);
    k.fill(path);
    const mask = k.getImageData(0, 0, width, height).data;
    for (let i = 0; i < pass.length; i++) pass[i] *= 1 - (mask[i * 4 + 3] / 255) * (1 - vlt / 100);
  }
  for (let i = 0; i < pass.length; i++)
    if (pass[i] < 1)
      for (let n = i * 4; n < i * 4 + 3; n++)
        image.data[n] = Math.round(toValue(toLight(image.data[n]) * pass[i]));
  c.putImageData(image, 0, 0);
}
