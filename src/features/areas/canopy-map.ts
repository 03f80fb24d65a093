import { offsetMiles, type Coordinates } from '../../site/distance.ts';

interface Place {
  city: string;
  slug: string;
  coordinates: Coordinates;
}

/** A town on the map, in map units; `label` is undefined where no name fits without touching another. */
interface MapPoint {
  slug: string;
  x: number;
  y: number;
  /** true on the darkest ring, where names are written in limestone. */
  inner: boolean;
  label?: { text: string; x: number; y: number; anchor: 'start' | 'end' | 'middle'; wideOnly: boolean };
}

/** A place beyond the drawing: the way there, and its name with the miles, at the edge. */
interface FarPlace {
  x: number;
  y: number;
  label: { text: string; x: number; y: number; anchor: 'start' | 'end' };
}

/** The drawing: a scalloped ring every ten miles around the shop, and a point a town. */
export interface CanopyMap {
  width: number;
  height: number;
  shop: { x: number; y: number };
  /** Outline of the widest ring around the origin, as path data. The others are the same one, smaller. */
  edge: string;
  /** Where each ring takes that outline; `label` is undefined where the ring leaves the drawing. */
  rings: { miles: number; place: string; label?: { x: number; y: number } }[];
  points: MapPoint[];
  far?: FarPlace;
}

const WIDTH = 800;
const HEIGHT = 610;
const MARGIN = { left: 90, right: 130, top: 60, bottom: 50 };
/** Room for a letter and a line: of names that phones show too, and of names for wide screens only. */
const SIZES = [
  { letter: 13.4, line: 28, wideOnly: false },
  { letter: 9, line: 19, wideOnly: true },
];

/** A closed scalloped outline of that radius around the origin, like the edge of a tree crown; the same each time. */
function canopyEdge(radius: number): string {
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

const toShort = (share: number) => Number(share.toFixed(3));

type Box = { left: number; right: number; top: number; bottom: number };

const touches = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The first of eight places around a point where its name touches nothing; undefined if there is none. */
function placeLabel(text: string, x: number, y: number, gap: number, taken: Box[]): MapPoint['label'] {
  const beside = [0, -12, 14].flatMap((dy) => [
    { dx: gap, dy: dy + 5, anchor: 'start' as const },
    { dx: -gap, dy: dy + 5, anchor: 'end' as const },
  ]);
  const spots = [
    ...beside,
    { dx: 0, dy: -14, anchor: 'middle' as const },
    { dx: 0, dy: 26, anchor: 'middle' as const },
  ];
  const tries = SIZES.flatMap((size) => spots.map((spot) => ({ ...size, ...spot })));
  for (const { dx, dy, anchor, letter, line, wideOnly } of tries) {
    const width = text.length * letter;
    const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    const box = { left, right: left + width, top: y + dy - line + 5, bottom: y + dy + 5 };
    if (left < 4 || box.right > WIDTH - 4 || taken.some((other) => touches(box, other))) continue;
    taken.push(box);
    return { text, x: Math.round(x + dx), y: Math.round(y + dy), anchor, wideOnly };
  }
  return undefined;
}

/** Where the way to a place leaves the drawing, if it lies beyond. */
function pointFar(center: { x: number; y: number }, east: number, south: number, text: string) {
  const edge = 34;
  const room = (way: number, from: number, size: number) =>
    way === 0 ? Infinity : ((way > 0 ? size - edge : edge) - from) / way;
  const share = Math.min(room(east, center.x, WIDTH), room(south, center.y, HEIGHT));
  if (share >= 1) return undefined;
  const x = Math.round(center.x + east * share);
  const y = Math.round(center.y + south * share);
  const anchor = x > WIDTH / 2 ? ('end' as const) : ('start' as const);
  return {
    x,
    y,
    label: { text, x: x + (anchor === 'end' ? -24 : 24), y: y + 7, anchor },
  };
}

/**
 * Draws towns around the shop to scale: map units are 1/800 of its width, distances are straight lines.
 * Towns named in `first` get their labels before the others. The way to a place beyond the drawing can be
 * pointed out with `distant`.
 */
export function drawCanopyMap(
  shop: Coordinates,
  places: readonly Place[],
  first = '',
  distant?: Place & { miles: number },
): CanopyMap {
  const offsets = places.map((place) => ({ place, ...offsetMiles(shop, place.coordinates) }));
  const reach = (values: number[]) => Math.max(6, ...values);
  const west = reach(offsets.map(({ east }) => -east));
  const east = reach(offsets.map((offset) => offset.east));
  const north = reach(offsets.map((offset) => offset.north));
  const south = reach(offsets.map((offset) => -offset.north));
  const scale = Math.min(
    (WIDTH - MARGIN.left - MARGIN.right) / (west + east),
    (HEIGHT - MARGIN.top - MARGIN.bottom) / (north + south),
  );
  const center = {
    x: Math.round(MARGIN.left + west * scale),
    y: Math.round(MARGIN.top + north * scale),
  };
  const shopBox = { left: center.x - 40, right: center.x + 40, top: center.y - 20, bottom: center.y + 46 };
  const at = offsets.map((offset) => ({
    place: offset.place,
    miles: Math.hypot(offset.east, offset.north),
    x: Math.round(center.x + offset.east * scale),
    y: Math.round(center.y - offset.north * scale),
  }));
  const towns = at.filter(({ miles }) => miles >= 1);
  const taken = [
    shopBox,
    ...towns.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })),
  ];
  const way = distant && offsetMiles(shop, distant.coordinates);
  const far =
    way && pointFar(center, way.east * scale, -way.north * scale, `${distant.city}, ${distant.miles} miles`);
  if (far) {
    const width = far.label.text.length * 13.4;
    const left = far.label.x - (far.label.anchor === 'end' ? width : 0);
    taken.push({ left, right: left + width, top: far.y - 20, bottom: far.y + 20 });
  }
  const farthest = Math.max(...at.map(({ miles }) => miles), 10);
  const step = farthest > 60 ? 50 : 10;
  const points = towns
    .sort((a, b) => Number(b.place.slug === first) - Number(a.place.slug === first) || b.miles - a.miles)
    .map(({ place, miles, x, y }) => {
      const label = placeLabel(place.city, x, y, place.slug === first ? 20 : 13, taken);
      return { slug: place.slug, x, y, inner: miles < step, ...(label && { label }) };
    });
  // A town just beyond the last ring needs no further one.
  const count = Math.min(4, Math.ceil(farthest / step - 0.2));
  const rings = Array.from({ length: count }, (_, index) => {
    const miles = (index + 1) * step;
    const radius = miles * scale;
    const y = Math.round(center.y + radius - 10);
    return {
      miles,
      // Turned, so that no scallop stands behind its smaller self.
      place: `translate(${center.x} ${center.y}) scale(${toShort((index + 1) / count)}) rotate(${index * 50})`,
      ...(y < HEIGHT && { label: { x: center.x, y } }),
    };
  }).reverse();
  const edge = canopyEdge(count * step * scale);
  return { width: WIDTH, height: HEIGHT, shop: center, edge, rings, points, ...(far && { far }) };
}
