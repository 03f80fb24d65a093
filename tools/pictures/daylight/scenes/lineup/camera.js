/** Perspective camera around the car: yaw (0 is the side, positive toward the nose), pitch above the ground. */
export function camera({ yaw, pitch, distance, scale, x, y, target = [0, 0, 0.6] }) {
  const cy = Math.cos(yaw),
    sy = Math.sin(yaw),
    cp = Math.cos(pitch),
    sp = Math.sin(pitch);
  const back = [sy * cp, cy * cp, sp],
    right = [cy, -sy, 0],
    up = [-sy * sp, -cy * sp, cp];
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const view = (p) => {
    const d = p.map((v, i) => v - target[i]);
    return [dot(d, right), dot(d, up), distance - dot(d, back)];
  };
  return {
    back,
    eye: target.map((v, i) => v + back[i] * distance),
    right,
    up,
    dot,
    depth: (p) => view(p)[2],
    project: (p) => {
      const [a, b, d] = view(p);
      return [x + (a * scale * distance) / d, y - (b * scale * distance) / d];
    },
  };
}
