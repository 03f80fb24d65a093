import { offsetMiles, type Coordinates } from '@/site/queries/distance';
import { HEIGHT, placeLabel, touches, WIDTH, type Box } from './map-labels';

interface MapLocation {
  city: string;
  slug: string;
  coordinates: Coordinates;
}

interface Point {
  x: number;
  y: number;
}

const MARGIN = { left: 90, right: 130, top: 60, bottom: 50 };
/** With a location farther away than this, in miles, the rings are wider apart and the towns crowd around the shop. */
const FAR = 60;
const WIDE_STEP = 50;
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

/** Where the miles of a ring are written: at its lowest point, or beside it where a name is in the way. */
function placeRingLabel(shop: Point, radius: number, occupied: Box[]): Point | undefined {
  for (const degrees of [0, 25, -25, 50, -50, 135]) {
    const angle = (degrees * Math.PI) / 180;
    const reach = radius - 40 * Math.abs(Math.sin(angle));
    const x = Math.round(shop.x - Math.sin(angle) * reach);
    const y = Math.round(shop.y + Math.cos(angle) * reach);
    const box = { left: x - 60, right: x + 60, top: y - 28, bottom: y + 4 };
    if (x < 60 || y < 40 || y > HEIGHT - 40 || occupied.some((other) => touches(box, other))) continue;
    occupied.push(box);
    return { x, y };
  }
  return undefined;
}

/**
 * Draws scalloped rings around the shop, and the locations on them to scale, with straight-line distances. A map unit is
 * 1/800 of the width of the map.
 * @param first slug of the location that gets its label before the others
 * @param region a location that is marked if it is farther away than all others, with its miles from the shop
 */
export function drawLocationMap(
  shop: Coordinates,
  locations: readonly MapLocation[],
  first = '',
  region?: MapLocation & { miles: number },
) {
  const toOffset = (location: MapLocation) => {
    const { east, north } = offsetMiles(shop, location.coordinates);
    return { location, east, north, miles: Math.hypot(east, north) };
  };
  let offsets = locations.map(toOffset);
  let farthest = Math.max(...offsets.map(({ miles }) => miles), 10);
  if (region && region.miles > farthest) {
    farthest = region.miles;
    if (farthest > FAR) offsets = offsets.filter(({ miles }) => miles >= WIDE_STEP / 2);
    offsets.push(toOffset({ ...region, city: `${region.city}, ${region.miles} miles` }));
  }
  const spread = (values: number[]) => Math.max(6, ...values);
  const west = spread(offsets.map(({ east }) => -east));
  const east = spread(offsets.map((offset) => offset.east));
  const north = spread(offsets.map((offset) => offset.north));
  const south = spread(offsets.map((offset) => -offset.north));
  const scale = Math.min(
    (WIDTH - MARGIN.left - MARGIN.right) / (west + east),
    (HEIGHT - MARGIN.top - MARGIN.bottom) / (north + south),
  );
  // Spare room goes to the west, where the rings continue.
  const center = {
    x: Math.round(WIDTH - MARGIN.right - east * scale),
    y: Math.round(MARGIN.top + north * scale),
  };
  const points = offsets.map((offset) => ({
    location: offset.location,
    miles: offset.miles,
    x: Math.round(center.x + offset.east * scale),
    y: Math.round(center.y - offset.north * scale),
  }));
  const awayFromShop = points.filter(({ miles }) => miles >= 1);
  const step = farthest > FAR ? WIDE_STEP : 10;
  // Among wide rings the towns are close to the shop, whose name is above them.
  const shopLabel = step === WIDE_STEP ? -38 : 52;
  const occupied = [
    {
      left: center.x - 66,
      right: center.x + 66,
      top: center.y + Math.min(-20, shopLabel - 30),
      bottom: center.y + Math.max(20, shopLabel + 6),
    },
    ...awayFromShop.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })),
  ];
  // No extra ring for a location just beyond the last one, or where a ring would run under the words.
  const most = Math.max(1, Math.floor(MAX_RADIUS / (step * scale)));
  const count = Math.min(4, most, Math.ceil(farthest / step - 0.2));
  const radius = count * step * scale;
  const markers = awayFromShop
    .sort(
      (a, b) => Number(b.location.slug === first) - Number(a.location.slug === first) || b.miles - a.miles,
    )
    .map(({ location, x, y }) => {
      // Among wide rings a name is longer than its ring has room: it stands beyond the edge, at the end of a line.
      const room = step === WIDE_STEP ? center.x + step * scale * 1.08 - x : 0;
      const isOut = room > 0 && x > center.x;
      const label = placeLabel(
        location.city,
        x,
        y,
        isOut ? room : location.slug === first ? 20 : 13,
        occupied,
      );
      // Names on the darkest ring are light, unless they reach beyond it.
      const end = label ? { start: 1, middle: 0.5, end: -1 }[label.anchor] * label.text.length * 10 : 0;
      const inner = Math.hypot((label?.x ?? x) + end - center.x, y - center.y) < step * scale;
      return {
        slug: location.slug,
        x,
        y,
        inner,
        ...(label && { label }),
        ...(isOut && label?.anchor === 'start' && { lead: label.x - 4 }),
      };
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
  return {
    /** The `viewBox`. It holds all locations. The rings reach beyond it. */
    view: `0 0 ${WIDTH} ${HEIGHT}`,
    shop: { ...center, label: center.y + shopLabel },
    /** Outline of the widest ring around the origin, as path data. The other rings scale it down. */
    outline: drawOutline(radius),
    rings,
    /** The locations. One has no `label` where no name fits without touching another. */
    markers,
    /** Miles from one ring to the next. */
    step,
  };
}
