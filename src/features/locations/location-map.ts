import { offsetMiles, type Coordinates } from '@/site/queries/distance';
import { HEIGHT, placeLabel, touches, WIDTH, type Box } from './map-labels';

/** A location, or a town of a region. */
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
/** Room on the side where the shop is, where that is beyond the edge of the map. */
const SHOP_MARGIN = 190;
/** Miles from one ring to the next: the first of these with which four rings hold every town. */
const STEPS = [10, 20, 50];
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
    const box = { left: x - 66, right: x + 66, top: y - 32, bottom: y + 8 };
    if (x < 60 || y < 40 || y > HEIGHT - 40 || occupied.some((other) => touches(box, other))) continue;
    occupied.push(box);
    return { x, y };
  }
  return undefined;
}

/** Where the way from a point toward the shop ends, in front of the edge of the map. */
function toEdge(from: Point, { east, north }: { east: number; north: number }): Point {
  const inset = 40;
  const reach = Math.min(
    (east > 0 ? WIDTH - inset - from.x : from.x - inset) / Math.abs(east),
    (north > 0 ? from.y - inset : HEIGHT - inset - from.y) / Math.abs(north),
  );
  return { x: Math.round(from.x + east * reach), y: Math.round(from.y - north * reach) };
}

/**
 * Draws scalloped rings around a center, and the towns on them to scale, with straight-line distances. A map unit is
 * 1/800 of the width of the map.
 * @param center the shop, or the middle of a region that is far from it
 * @param first slug of the location that gets its label before the others; towns of a region all have its slug
 * @param shop where the shop is if it is not the center, and what is written beside it, at the edge on its side
 */
export function drawLocationMap(
  center: Coordinates,
  locations: readonly MapLocation[],
  first = '',
  shop?: { coordinates: Coordinates; label: string },
) {
  const offsets = locations.map((location) => {
    const { east, north } = offsetMiles(center, location.coordinates);
    return { location, east, north, miles: Math.hypot(east, north) };
  });
  const direction = shop && offsetMiles(center, shop.coordinates);
  const farthest = Math.max(...offsets.map(({ miles }) => miles), 10);
  const spread = (values: number[]) => Math.max(6, ...values);
  const west = spread(offsets.map(({ east }) => -east));
  const east = spread(offsets.map((offset) => offset.east));
  const north = spread(offsets.map((offset) => offset.north));
  const south = spread(offsets.map((offset) => -offset.north));
  const top = MARGIN.top + (direction && direction.north > 0 ? SHOP_MARGIN : 0);
  const bottom = MARGIN.bottom + (direction && direction.north <= 0 ? SHOP_MARGIN : 0);
  const scale = Math.min(
    (WIDTH - MARGIN.left - MARGIN.right) / (west + east),
    (HEIGHT - top - bottom) / (north + south),
  );
  // Spare room goes to the west, where the rings continue.
  const middle = {
    x: Math.round(WIDTH - MARGIN.right - east * scale),
    y: Math.round(top + north * scale),
  };
  const points = offsets.map((offset) => ({
    location: offset.location,
    miles: offset.miles,
    x: Math.round(middle.x + offset.east * scale),
    y: Math.round(middle.y - offset.north * scale),
  }));
  // The shop stands for the town that it is in.
  const towns = shop ? points : points.filter(({ miles }) => miles >= 1);
  const shopAt = direction ? toEdge(middle, direction) : middle;
  const nameWidth = shop ? 40 + shop.label.length * 17 : 72;
  const isNameLeft = shop && shopAt.x > WIDTH / 2;
  const occupied = [
    {
      left: shopAt.x - (shop && !isNameLeft ? 34 : nameWidth),
      right: shopAt.x + (isNameLeft ? 34 : nameWidth),
      top: shopAt.y - 30,
      bottom: shopAt.y + (shop ? 30 : 58),
    },
    ...towns.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })),
  ];
  const step = STEPS.find((miles) => farthest <= 4 * miles) ?? 100;
  const toShop = Math.hypot(shopAt.x - middle.x, shopAt.y - middle.y);
  // No extra ring for a location just beyond the last one, or where a ring would run under the words or around a far shop.
  const widest = shop ? Math.min(MAX_RADIUS, toShop - 60) : MAX_RADIUS;
  const most = Math.max(1, Math.floor(widest / (step * scale)));
  const count = Math.min(4, most, Math.ceil(farthest / step - 0.2));
  const radius = count * step * scale;
  type Town = (typeof towns)[number];
  const isFirst = ({ location }: Town) => location.slug === first;
  /** Gives the towns their names, each where it touches none of those before it. */
  const nameTowns = (compare: (a: Town, b: Town) => number) => {
    const boxes = [...occupied];
    const named = towns
      .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || compare(a, b))
      .map((town) => ({
        ...town,
        label: placeLabel(town.location.city, town.x, town.y, isFirst(town) ? 20 : 13, boxes),
      }));
    // Worst is a name without room on a phone, then one well below its town.
    const costs = named.map(({ y, label }) => (!label || label.wideOnly ? 9 : Number(label.y > y + 30)));
    return { boxes, named, cost: costs.reduce((sum, cost) => sum + cost, 0) };
  };
  const { boxes, named } = [
    nameTowns((a, b) => b.miles - a.miles),
    nameTowns((a, b) => a.miles - b.miles),
    nameTowns((a, b) => a.x - b.x),
    nameTowns((a, b) => b.x - a.x),
  ].reduce((best, other) => (other.cost < best.cost ? other : best));
  const markers = named.map(({ location, x, y, label }) => {
    // Names on the darkest ring are light, unless they reach beyond it.
    const length = (label?.text.length ?? 0) * 10;
    const start = (label?.x ?? x) - { start: 0, middle: 0.5, end: 1 }[label?.anchor ?? 'start'] * length;
    const reach = Math.max(Math.abs(start - middle.x), Math.abs(start + length - middle.x));
    const inner = Math.hypot(reach, y - middle.y) < step * scale;
    return { slug: location.slug, x, y, inner, ...(label && { label }) };
  });
  const rings = Array.from({ length: count }, (_, index) => {
    const miles = (index + 1) * step;
    // Rings around the middle of a region are only its shape.
    const label = shop ? undefined : placeRingLabel(middle, miles * scale - 10, boxes);
    return {
      miles,
      // Turned, so that the scallops of two rings do not line up.
      transform: `translate(${middle.x} ${middle.y}) scale(${toShort((index + 1) / count)}) rotate(${index * 50})`,
      ...(label && { label }),
    };
  }).reverse();
  const share = radius / toShop;
  const between = (a: number, b: number) => Math.round(a + (b - a) * share);
  return {
    /** The `viewBox`. It holds all locations. The rings reach beyond it. */
    view: `0 0 ${WIDTH} ${HEIGHT}`,
    /** The shop: in the middle, or at the edge on its side, with the place of its name. */
    shop: {
      ...shopAt,
      label: shop
        ? { x: shopAt.x + (isNameLeft ? -40 : 40), y: shopAt.y + 7, anchor: isNameLeft ? 'end' : 'start' }
        : { x: shopAt.x, y: shopAt.y + 52, anchor: 'middle' },
    },
    /** The way to a shop at the edge, from the widest ring, as path data. */
    ...(shop && {
      way: `M${between(middle.x, shopAt.x)} ${between(middle.y, shopAt.y)}L${shopAt.x} ${shopAt.y}`,
    }),
    /** Outline of the widest ring around the origin, as path data. The other rings scale it down. */
    outline: drawOutline(radius),
    rings,
    /** The locations. One has no `label` where no name fits without touching another. */
    markers,
    /** Miles from one ring to the next. */
    step,
  };
}
