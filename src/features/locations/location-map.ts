import { offsetMiles, type Coordinates } from '@/site/queries/distance';
import {
  HEIGHT,
  labelTowns,
  partBefore,
  toMarkerBox,
  touches,
  WIDTH,
  type Box,
  type MapLabel,
  type Point,
} from './map-labels';

/** A location, or a town of a region. */
interface MapLocation {
  city: string;
  slug: string;
  coordinates: Coordinates;
}

type Offset = ReturnType<typeof offsetMiles>;

const MARGIN = { left: 90, right: 130, top: 60, bottom: 50 };
/** The distance from the widest ring to the edge of the map, on the side of a shop that is off the map. */
const SHOP_MARGIN = 120;
/** Possible miles between rings. The map uses the first with which four rings hold every town. */
const STEPS = [10, 20, 50];
/** The radius of the widest ring that fits between the texts beside the map. */
const MAX_RADIUS = 480;
/** The length of a scallop along its ring, and how far it reaches beyond it. */
const SCALLOP = { length: 38, reach: 20 };
/** How many scallops the dash pattern in `LocationMap.astro` has. A ring has a multiple of this. */
const PATTERN = 5;

/** The point for the miles of a ring: at the first angle from its lowest point that is clear. It then occupies its box. */
function labelRing(middle: Point, radius: number, angles: number[], occupied: Box[]): Point | undefined {
  for (const degrees of angles) {
    const angle = (degrees * Math.PI) / 180;
    const reach = radius - 20 - 40 * Math.abs(Math.sin(angle));
    const x = Math.round(middle.x - Math.sin(angle) * reach);
    const y = Math.round(middle.y + Math.cos(angle) * reach);
    const box = { left: x - 62, right: x + 62, top: y - 32, bottom: y + 14 };
    if (x < 60 || y < 40 || y > HEIGHT - 40 || occupied.some((other) => touches(box, other))) continue;
    // The name of a town may be closer than its marker.
    occupied.push({ ...box, top: y - 31 });
    return { x, y };
  }
  return undefined;
}

/** The middle between the outermost locations. */
function getMiddle(locations: readonly MapLocation[]): Coordinates {
  const halfway = (key: keyof Coordinates) => {
    const degrees = locations.map(({ coordinates }) => coordinates[key]);
    return (Math.min(...degrees) + Math.max(...degrees)) / 2;
  };
  return { lat: halfway('lat'), lng: halfway('lng') };
}

/** The label of the shop, and the boxes of marker and label. A shop in the middle has its label below, one at the edge beside. */
function labelShop({ x, y }: Point, edgeLabel?: string) {
  if (edgeLabel === undefined) {
    const marker = { left: x - 34, right: x + 34, top: y - 30, bottom: y + 30 };
    const text = { left: x - 92, right: x + 92, top: y + 16, bottom: y + 66 };
    return { label: { x, y: y + 52, anchor: 'middle' }, boxes: [marker, text] };
  }
  const width = 40 + edgeLabel.length * 17;
  const isLeft = x > WIDTH / 2;
  return {
    label: { x: isLeft ? x - 40 : x + 40, y: y + 7, anchor: isLeft ? 'end' : 'start' },
    boxes: [
      { left: x - (isLeft ? width : 34), right: x + (isLeft ? 34 : width), top: y - 30, bottom: y + 30 },
    ],
  };
}

/** The point near the edge of the map in the direction of the shop. */
function toEdge(middle: Point, { east, north }: Offset): Point {
  const inset = 64;
  const reach = Math.min(
    (east > 0 ? WIDTH - inset - middle.x : middle.x - inset) / Math.abs(east),
    (north > 0 ? middle.y - inset : HEIGHT - inset - middle.y) / Math.abs(north),
  );
  return { x: Math.round(middle.x + east * reach), y: Math.round(middle.y - north * reach) };
}

/**
 * The middle of the map, and its scale in units per mile, with which every offset fits. On the side of a shop at the edge,
 * the widest ring fits, too.
 */
function fitToMap(offsets: readonly Offset[], ring: number, toShop?: Offset) {
  const isNorth = toShop !== undefined && toShop.north > 0;
  const isSouth = toShop !== undefined && !isNorth;
  const farthest = (side: (offset: Offset) => number, min = 6) => Math.max(min, ...offsets.map(side));
  const east = farthest((offset) => offset.east);
  const north = farthest((offset) => offset.north, isNorth ? ring : 6);
  const width = east + farthest((offset) => -offset.east);
  const height = north + farthest((offset) => -offset.north, isSouth ? ring : 6);
  const top = isNorth ? SHOP_MARGIN : MARGIN.top;
  const bottom = isSouth ? SHOP_MARGIN : MARGIN.bottom;
  const scale = Math.min((WIDTH - MARGIN.left - MARGIN.right) / width, (HEIGHT - top - bottom) / height);
  // The rings continue to the west, so spare room goes there.
  const middle = { x: Math.round(WIDTH - MARGIN.right - east * scale), y: Math.round(top + north * scale) };
  return { middle, scale };
}

/** Whether a label is inside the ring with this radius. */
function isInside(radius: number, middle: Point, { x, y, text, anchor }: MapLabel): boolean {
  const width = text.length * 10;
  const left = x - partBefore[anchor] * width;
  const reach = Math.max(Math.abs(left - middle.x), Math.abs(left + width - middle.x));
  return Math.hypot(reach, y - middle.y) < radius;
}

/** Whether a box crosses the ring with this radius. */
function isCrossing({ left, right, top, bottom }: Box, radius: number, { x, y }: Point): boolean {
  const near = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const far = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
  return near < radius && far > radius;
}

/**
 * Draws rings around the shop, and the towns to scale, by straight-line distance. A map unit is 1/800 of the map's width.
 * @param first the slug of the location to label first; all towns of a region have the slug of the region
 * @param region for the towns of a region. With an `edgeLabel` the rings are around the middle of these towns, and the shop is
 * at the edge of the map with this label
 */
export function drawLocationMap(
  shop: Coordinates,
  locations: readonly MapLocation[],
  first = '',
  region?: { edgeLabel?: string | undefined },
) {
  const edgeLabel = region?.edgeLabel;
  const center = edgeLabel ? getMiddle(locations) : shop;
  const offsets = locations.map(({ coordinates }) => offsetMiles(center, coordinates));
  const farthest = Math.max(10, ...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const step = STEPS.find((miles) => farthest <= 4 * miles) ?? 100;
  // Around the shop, a location may be slightly beyond the last ring.
  const neededRings = Math.min(4, Math.ceil(farthest / step - (edgeLabel ? 0 : 0.2)));
  const toShop = edgeLabel ? offsetMiles(center, shop) : undefined;
  const { middle, scale } = fitToMap(offsets, neededRings * step, toShop);
  const shopPoint = toShop ? toEdge(middle, toShop) : middle;
  const shopLabel = labelShop(shopPoint, edgeLabel);
  const points = locations.map(({ city, slug }, index) => {
    const { east, north } = offsets[index] ?? { east: 0, north: 0 };
    const x = Math.round(middle.x + east * scale);
    return { city, slug, x, y: Math.round(middle.y - north * scale), miles: Math.hypot(east, north) };
  });
  // The marker of the shop stands for its town.
  const towns = edgeLabel ? points : points.filter(({ miles }) => miles >= 1);
  const occupied = [...shopLabel.boxes, ...towns.map(toMarkerBox)];

  const shopDistance = Math.hypot(shopPoint.x - middle.x, shopPoint.y - middle.y);
  // Rings stay clear of the texts beside the map and of a shop at its edge.
  const maxRadius = edgeLabel ? Math.min(MAX_RADIUS, shopDistance - 60) : MAX_RADIUS;
  const maxRings = Math.max(1, Math.floor(maxRadius / (step * scale)));
  const count = Math.min(maxRings, neededRings);
  const radius = count * step * scale;
  // Without the shop in the middle, miles go to the upper left, which leaves the lower half to names.
  const angles = [...(edgeLabel ? [135] : []), 0, -50, 50, 25, -25, 135];
  const rings = Array.from({ length: count }, (_, index) => {
    const miles = (index + 1) * step;
    const label = labelRing(middle, miles * scale - 13, angles, occupied);
    const radius = Math.round(miles * scale - SCALLOP.reach);
    return {
      miles,
      radius,
      scallops: PATTERN * Math.round((2 * Math.PI * radius) / SCALLOP.length / PATTERN),
      ...(label && { label }),
    };
  }).reverse();
  // The inner ring is dark around the shop, so no name may cross it, and light in a region.
  const isAllowed = (box: Box) => region !== undefined || !isCrossing(box, step * scale, middle);
  const labeled = labelTowns(towns, first, occupied, isAllowed);
  const atRing = (from: number, to: number) => Math.round(from + ((to - from) * radius) / shopDistance);
  return {
    /** The `viewBox`, which holds all locations. The rings reach beyond it. */
    view: `0 0 ${WIDTH} ${HEIGHT}`,
    /** The marker of the shop, and its label. */
    shop: { ...shopPoint, label: shopLabel.label },
    /** The path data of a line from the widest ring to a shop at the edge. */
    ...(edgeLabel && {
      shopLine: `M${atRing(middle.x, shopPoint.x)} ${atRing(middle.y, shopPoint.y)}L${shopPoint.x} ${shopPoint.y}`,
    }),
    /** The center of the rings. */
    middle,
    rings,
    /** The locations. `labels` is empty where no name fits. */
    markers: labeled.map(({ slug, x, y, labels }) => ({
      slug,
      x,
      y,
      labels: labels.map((label) => ({ ...label, inner: isInside(step * scale, middle, label) })),
    })),
    /** The miles between rings. */
    step,
  };
}
