/** A closed scalloped outline of that radius around the origin, like the edge of a tree crown; the same each time. */
export function canopyEdge(radius: number): string {
  const scallops = Math.round(radius / 28) + 11;
  const bulge = 1 + (radius * 0.075 + 5) / radius;
  let seed = Math.round(radius) * 7 + 1;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5;
  const corners = Array.from({ length: scallops }, (_, index) => {
    const angle = (index / scallops) * 2 * Math.PI;
    const reach = radius * (1 + random() * 0.08);
    return { x: Math.round(reach * Math.cos(angle)), y: Math.round(reach * Math.sin(angle)) };
  });
  const first = corners[0] ?? { x: radius, y: 0 };
  const arcs = corners.map((from, index) => {
    const to = corners[index + 1] ?? first;
    const control = {
      x: Math.round(((from.x + to.x) / 2) * bulge) - from.x,
      y: Math.round(((from.y + to.y) / 2) * bulge) - from.y,
    };
    return `${control.x} ${control.y} ${to.x - from.x} ${to.y - from.y}`;
  });
  return `M${first.x} ${first.y}q${arcs.join(' ')}z`.replaceAll(' -', '-');
}
