import { offsetMiles, type Coordinates } from '@/site/queries/distance';
import {
  HEIGHT,
  labelTowns,
  markerBox,
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
/** From the widest ring to the end of the map on the side of a shop that is too far away to be on it. */
const SHOP_MARGIN = 120;
/** Possible miles from one ring to the next: the first with which four rings hold every town is used. */
const STEPS = [10, 20, 50];
/** Radius of the widest ring that fits between the texts beside the map. */
const MAX_RADIUS = 480;
/** Length of a scallop along a ring, the same on every ring, and how far the scallops reach beyond its line. */
const SCALLOP = { length: 38, reach: 20 };
/** Lengths in the pattern of scallops in the styles of the map, which a ring repeats. */
const PATTERN = 5;

/** Where the miles of a ring are written: at the first angle from its lowest point that no town is near. */
function labelRing(middle: Point, radius: number, angles: number[], occupied: Box[]): Point | undefined {
  for (const degrees of angles) {
    const angle = (degrees * Math.PI) / 180;
    const reach = radius - 20 - 40 * Math.abs(Math.sin(angle));
    const x = Math.round(middle.x - Math.sin(angle) * reach);
    const y = Math.round(middle.y + Math.cos(angle) * reach);
    const box = { left: x - 62, right: x + 62, top: y - 32, bottom: y + 14 };
    if (x < 60 || y < 40 || y > HEIGHT - 40 || occupied.some((other) => touches(box, other))) continue;
    // A name may be closer than a marker.
    occupied.push({ ...box, top: y - 31 });
    return { x, y };
  }
  return undefined;
}

/** The middle between the outermost locations. */
function middleOf(locations: readonly MapLocation[]): Coordinates {
  const between = (key: keyof Coordinates) => {
    const degrees = locations.map(({ coordinates }) => coordinates[key]);
    return (Math.min(...degrees) + Math.max(...degrees)) / 2;
  };
  return { lat: between('lat'), lng: between('lng') };
}

/** The label of the shop and the boxes that both cover: below a shop in the middle, beside one at the edge of the map. */
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

/** The point toward the shop where the map ends, less a small inset. */
function toEdge(middle: Point, { east, north }: Offset): Point {
  const inset = 64;
  const reach = Math.min(
    (east > 0 ? WIDTH - inset - middle.x : middle.x - inset) / Math.abs(east),
    (north > 0 ? middle.y - inset : HEIGHT - inset - middle.y) / Math.abs(north),
  );
  return { x: Math.round(middle.x + east * reach), y: Math.round(middle.y - north * reach) };
}

/**
 * The middle of the map and its scale in units per mile, so that every offset fits on the map. On the side of a shop at the
 * edge, the widest ring fits, too.
 */
function fitToMap(offsets: readonly Offset[], ring: number, toShop?: Offset) {
  const isNorth = toShop !== undefined && toShop.north > 0;
  const isSouth = toShop !== undefined && !isNorth;
  const farthest = (side: (offset: Offset) => number, least = 6) => Math.max(least, ...offsets.map(side));
  const east = farthest((offset) => offset.east);
  const north = farthest((offset) => offset.north, isNorth ? ring : 6);
  const width = east + farthest((offset) => -offset.east);
  const height = north + farthest((offset) => -offset.north, isSouth ? ring : 6);
  const top = isNorth ? SHOP_MARGIN : MARGIN.top;
  const bottom = isSouth ? SHOP_MARGIN : MARGIN.bottom;
  const scale = Math.min((WIDTH - MARGIN.left - MARGIN.right) / width, (HEIGHT - top - bottom) / height);
  // Spare room goes to the west, where the rings continue.
  const middle = { x: Math.round(WIDTH - MARGIN.right - east * scale), y: Math.round(top + north * scale) };
  return { middle, scale };
}

/** Whether a label is inside the ring of that radius. */
function isInside(radius: number, middle: Point, { x, y, text, anchor }: MapLabel): boolean {
  const width = text.length * 10;
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width;
  const reach = Math.max(Math.abs(left - middle.x), Math.abs(left + width - middle.x));
  return Math.hypot(reach, y - middle.y) < radius;
}

/** Whether a box is partly inside the ring of that radius. */
function isAcross({ left, right, top, bottom }: Box, radius: number, { x, y }: Point): boolean {
  const near = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const far = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
  return near < radius && far > radius;
}

/**
 * Places scalloped rings around the shop, and the towns on them to scale, with straight-line distances. A map unit is
 * 1/800 of the width of the map.
 * @param first slug of the location that is labeled first; towns of a region all have the slug of the region
 * @param region only for the towns of a region, whose rings are light. With an `edgeLabel`, for a region far from the shop,
 * the rings are around the middle of its towns, and the marker of the shop is at the edge of the map with this label
 */
export function drawLocationMap(
  shop: Coordinates,
  locations: readonly MapLocation[],
  first = '',
  region?: { edgeLabel?: string | undefined },
) {
  const edgeLabel = region?.edgeLabel;
  const center = edgeLabel ? middleOf(locations) : shop;
  const offsets = locations.map(({ coordinates }) => offsetMiles(center, coordinates));
  const farthest = Math.max(10, ...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const step = STEPS.find((miles) => farthest <= 4 * miles) ?? 100;
  // Around the shop, a location just beyond the last ring gets none.
  const wanted = Math.min(4, Math.ceil(farthest / step - (edgeLabel ? 0 : 0.2)));
  const toShop = edgeLabel ? offsetMiles(center, shop) : undefined;
  const { middle, scale } = fitToMap(offsets, wanted * step, toShop);
  const shopAt = toShop ? toEdge(middle, toShop) : middle;
  const shopLabel = labelShop(shopAt, edgeLabel);
  const points = locations.map(({ city, slug }, index) => {
    const { east, north } = offsets[index] ?? { east: 0, north: 0 };
    const x = Math.round(middle.x + east * scale);
    return { city, slug, x, y: Math.round(middle.y - north * scale), miles: Math.hypot(east, north) };
  });
  // The marker of the shop stands for the town that it is in.
  const towns = edgeLabel ? points : points.filter(({ miles }) => miles >= 1);
  const occupied = [...shopLabel.boxes, ...towns.map(markerBox)];

  const shopDistance = Math.hypot(shopAt.x - middle.x, shopAt.y - middle.y);
  // Rings stay clear of the texts beside the map and of a shop at its edge.
  const widest = edgeLabel ? Math.min(MAX_RADIUS, shopDistance - 60) : MAX_RADIUS;
  const fitting = Math.max(1, Math.floor(widest / (step * scale)));
  const count = Math.min(fitting, wanted);
  const radius = count * step * scale;
  // Without the shop in the middle, the upper left comes first, so that the lower half is for names.
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
  // The ring around the shop is dark, so no name stands half on it. That of a region is light.
  const isAllowed = (box: Box) => region !== undefined || !isAcross(box, step * scale, middle);
  const labeled = labelTowns(towns, first, occupied, isAllowed);
  const atRing = (from: number, to: number) => Math.round(from + ((to - from) * radius) / shopDistance);
  return {
    /** The `viewBox`. It holds all locations. The rings reach beyond it. */
    view: `0 0 ${WIDTH} ${HEIGHT}`,
    /** The marker of the shop, in the middle or at the edge of the map, and where its label is. */
    shop: { ...shopAt, label: shopLabel.label },
    /** Path data of a line from the widest ring to a shop at the edge. */
    ...(edgeLabel && {
      shopLine: `M${atRing(middle.x, shopAt.x)} ${atRing(middle.y, shopAt.y)}L${shopAt.x} ${shopAt.y}`,
    }),
    /** The point around which the rings are. */
    middle,
    rings,
    /** The locations. One has no labels where no name fits without touching another. */
    markers: labeled.map(({ slug, x, y, labels }) => ({
      slug,
      x,
      y,
      labels: labels.map((label) => ({ ...label, inner: isInside(step * scale, middle, label) })),
    })),
    /** Miles from one ring to the next. */
    step,
  };
}
