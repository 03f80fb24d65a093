import { offsetMiles, type Coordinates } from '@/site/queries/distance';
import { HEIGHT, placeLabel, touches, WIDTH, type Box, type MapLabel } from './map-labels';

interface MapLocation {
  city: string;
  slug: string;
  coordinates: Coordinates;
}

interface Point {
  x: number;
  y: number;
}

/** A location on the map, in map units. `label` is undefined where no name fits without touching another. */
interface Marker extends Point {
  slug: string;
  /** true on the darkest ring, where names are written in light letters. */
  inner: boolean;
  label?: MapLabel;
}

/** A location beyond the map: the point at the edge where the line to it ends, and its name with the miles. */
interface DistantMarker extends Point {
  label: Point & { text: string; anchor: 'start' | 'end' };
}

/** The map: a scalloped ring every ten miles around the shop, and a marker for each location. */
export interface LocationMap {
  /** The `viewBox`. It holds all locations. The rings reach beyond it. */
  view: string;
  shop: Point;
  /** Outline of the widest ring around the origin, as path data. The other rings scale it down. */
  outline: string;
  /** How each ring transforms the outline. `label` is undefined where it would be outside of the map. */
  rings: { miles: number; transform: string; label?: Point }[];
  markers: Marker[];
  distant?: DistantMarker;
}

const MARGIN = { left: 90, right: 130, top: 60, bottom: 50 };
/** How far to the west of the map the marker of a distant location may be. */
const MAX_OVERHANG = 200;
/** Radius of the widest ring that fits between the words around the map. */
const MAX_RADIUS = 480;
const toShort = (share: number) => Number(share.toFixed(3));

/** A closed scalloped outline around the origin, like the edge of a tree crown. The same radius gives the same outline. */
function drawOutline(radius: number): string {
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

/** Where the line from the shop to a location leaves the widest ring; undefined for a location inside it. */
function markDistant(
  shop: Point,
  east: number,
  south: number,
  reach: number,
  text: string,
): DistantMarker | undefined {
  const edge = 34;
  const toSide = east > 0 ? WIDTH - edge - shop.x : MAX_OVERHANG + shop.x - edge;
  const share = Math.min(reach / Math.hypot(east, south), toSide / Math.abs(east));
  if (share >= 1) return undefined;
  const x = Math.round(shop.x + east * share);
  const y = Math.round(shop.y + south * share);
  const anchor = x > WIDTH / 2 ? ('end' as const) : ('start' as const);
  return { x, y, label: { text, x: x + (anchor === 'end' ? -24 : 24), y: y + 7, anchor } };
}

/** Where the miles of a ring stand: at its lowest point, or beside it where a name is in the way. */
function placeRingLabel(shop: Point, radius: number, occupied: Box[]): Point | undefined {
  for (const degrees of [0, 25, -25, 50, -50]) {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.round(shop.x - Math.sin(angle) * radius);
    const y = Math.round(shop.y + Math.cos(angle) * radius);
    const box = { left: x - 60, right: x + 60, top: y - 28, bottom: y + 4 };
    if (x < 60 || y >= HEIGHT || occupied.some((other) => touches(box, other))) continue;
    occupied.push(box);
    return { x, y };
  }
  return undefined;
}

/**
 * Draws locations around the shop to scale, with straight-line distances. A map unit is 1/800 of the width that the
 * locations take.
 * @param first slug of the location that gets its label before the others
 * @param distant a location that may be beyond the map, with its miles from the shop
 */
export function drawLocationMap(
  shop: Coordinates,
  locations: readonly MapLocation[],
  first = '',
  distant?: MapLocation & { miles: number },
): LocationMap {
  const offsets = locations.map((location) => ({ location, ...offsetMiles(shop, location.coordinates) }));
  const spread = (values: number[]) => Math.max(6, ...values);
  const west = spread(offsets.map(({ east }) => -east));
  const east = spread(offsets.map((offset) => offset.east));
  const north = spread(offsets.map((offset) => offset.north));
  const south = spread(offsets.map((offset) => -offset.north));
  const scale = Math.min(
    (WIDTH - MARGIN.left - MARGIN.right) / (west + east),
    (HEIGHT - MARGIN.top - MARGIN.bottom) / (north + south),
  );
  const center = {
    x: Math.round(MARGIN.left + west * scale),
    y: Math.round(MARGIN.top + north * scale),
  };
  const points = offsets.map((offset) => ({
    location: offset.location,
    miles: Math.hypot(offset.east, offset.north),
    x: Math.round(center.x + offset.east * scale),
    y: Math.round(center.y - offset.north * scale),
  }));
  const awayFromShop = points.filter(({ miles }) => miles >= 1);
  const occupied = [
    { left: center.x - 40, right: center.x + 40, top: center.y - 20, bottom: center.y + 58 },
    ...awayFromShop.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })),
  ];
  const farthest = Math.max(...points.map(({ miles }) => miles), 10);
  const step = farthest > 60 ? 50 : 10;
  // A location just beyond the last ring needs no further ring, nor does one whose ring would be under the words.
  const most = Math.max(1, Math.floor(MAX_RADIUS / (step * scale)));
  const count = Math.min(4, most, Math.ceil(farthest / step - 0.2));
  const radius = count * step * scale;
  const toDistant = distant && offsetMiles(shop, distant.coordinates);
  const distantMarker =
    toDistant &&
    markDistant(
      center,
      toDistant.east * scale,
      -toDistant.north * scale,
      radius * 1.13 + 24,
      `${distant.city}, ${distant.miles} miles`,
    );
  // A distant location and its name may be beyond the map.
  let [left, top, bottom] = [0, 0, HEIGHT];
  if (distantMarker) {
    const { label, x, y } = distantMarker;
    const width = label.text.length * 16.4;
    const start = label.x - (label.anchor === 'end' ? width : 0);
    occupied.push({ left: start, right: start + width, top: y - 20, bottom: y + 20 });
    left = Math.min(left, Math.round(Math.min(start, x - 12)) - 12);
    top = Math.min(top, y - 24);
    bottom = Math.max(bottom, y + 24);
  }
  const markers = awayFromShop
    .sort(
      (a, b) => Number(b.location.slug === first) - Number(a.location.slug === first) || b.miles - a.miles,
    )
    .map(({ location, miles, x, y }) => {
      const label = placeLabel(location.city, x, y, location.slug === first ? 20 : 13, occupied);
      return { slug: location.slug, x, y, inner: miles < step, ...(label && { label }) };
    });
  const rings = Array.from({ length: count }, (_, index) => {
    const miles = (index + 1) * step;
    const label = placeRingLabel(center, miles * scale - 10, occupied);
    return {
      miles,
      // Turned, so that the scallops of two rings do not line up.
      transform: `translate(${center.x} ${center.y}) scale(${toShort((index + 1) / count)}) rotate(${index * 50})`,
      ...(label && { label }),
    };
  }).reverse();
  const view = `${left} ${top} ${WIDTH - left} ${bottom - top}`;
  const outline = drawOutline(radius);
  return { view, shop: center, outline, rings, markers, ...(distantMarker && { distant: distantMarker }) };
}
