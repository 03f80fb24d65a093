import type { NameOnMap } from '@/schemas/location';
import { offsetMiles, type Coordinates } from '@/site/queries/location-facts';

/** A location, or a town of a region. */
interface MapLocation {
  city: string;
  slug: string;
  coordinates: Coordinates;
  nameOnMap?: NameOnMap | undefined;
}

type Point = { x: number; y: number };
type Offset = ReturnType<typeof offsetMiles>;

const WIDTH = 800;
const HEIGHT = 610;
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

/** The point at an offset from the middle of the map. The scale is in units per mile. */
const toPoint = (middle: Point, { east, north }: Offset, scale: number): Point => ({
  x: Math.round(middle.x + east * scale),
  y: Math.round(middle.y - north * scale),
});

/** The point of a name beside its marker, `gap` away from the middle of the marker. */
export function toNamePoint({ x, y }: Point, gap: number, { side = 'right', down = 0 }: NameOnMap = {}) {
  const points = {
    right: { x: x + gap, y: y + 5, anchor: 'start' },
    left: { x: x - gap, y: y + 5, anchor: 'end' },
    above: { x, y: y - 1 - gap, anchor: 'middle' },
    below: { x, y: y + 37, anchor: 'middle' },
  } as const;
  const point = points[side];
  return { ...point, y: point.y + down };
}

/** The middle between the outermost locations. */
function getMiddle(locations: readonly MapLocation[]): Coordinates {
  const halfway = (degrees: readonly number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2;
  return {
    lat: halfway(locations.map(({ coordinates }) => coordinates.lat)),
    lng: halfway(locations.map(({ coordinates }) => coordinates.lng)),
  };
}

/** The point near the edge of the map in the direction of the shop. */
function toEdge(middle: Point, toShop: Offset): Point {
  const inset = 64;
  const { east, north } = toShop;
  const reach = Math.min(
    (east > 0 ? WIDTH - inset - middle.x : middle.x - inset) / Math.abs(east),
    (north > 0 ? middle.y - inset : HEIGHT - inset - middle.y) / Math.abs(north),
  );
  return toPoint(middle, toShop, reach);
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

/**
 * Draws rings around the shop, and the towns to scale, by straight-line distance. A map unit is 1/800 of the map's width.
 * @param isFar the rings are then around the middle of the towns, and the shop is at the edge of the map
 * @param angles where the miles of each ring stand, the inner ring first, in degrees clockwise from its lowest point
 */
export function drawLocationMap(
  shop: Coordinates,
  locations: readonly MapLocation[],
  isFar = false,
  angles: readonly number[] = [],
) {
  const center = isFar ? getMiddle(locations) : shop;
  const towns = locations.map((location) => ({ ...location, ...offsetMiles(center, location.coordinates) }));
  const farthest = Math.max(10, ...towns.map(({ east, north }) => Math.hypot(east, north)));
  const step = STEPS.find((miles) => farthest <= 4 * miles) ?? 100;
  // Around the shop, a location may be slightly beyond the last ring.
  const neededRings = Math.min(4, Math.ceil(farthest / step - (isFar ? 0 : 0.2)));
  const toShop = isFar ? offsetMiles(center, shop) : undefined;
  const { middle, scale } = fitToMap(towns, neededRings * step, toShop);
  const shopPoint = toShop ? toEdge(middle, toShop) : middle;
  const shopOffset = { east: shopPoint.x - middle.x, north: middle.y - shopPoint.y };
  const shopDistance = Math.hypot(shopOffset.east, shopOffset.north);
  // Rings stay clear of the texts beside the map and of a shop at its edge.
  const maxRadius = isFar ? Math.min(MAX_RADIUS, shopDistance - 60) : MAX_RADIUS;
  const count = Math.min(Math.max(1, Math.floor(maxRadius / (step * scale))), neededRings);
  const rings = Array.from({ length: count }, (_, index) => {
    const miles = (index + 1) * step;
    const radius = Math.round(miles * scale - SCALLOP.reach);
    const isBelowMap = middle.y + miles * scale > HEIGHT;
    const angle = ((angles[index] ?? (isBelowMap ? -50 : 0)) * Math.PI) / 180;
    const [east, north] = [-Math.sin(angle), -Math.cos(angle)];
    return {
      miles,
      radius,
      scallops: PATTERN * Math.round((2 * Math.PI * radius) / SCALLOP.length / PATTERN),
      /** The point for the miles, clear of the scallops. A text at the side needs more room than one below. */
      label: toPoint(middle, { east, north }, miles * scale - 33 - 40 * Math.abs(east)),
    };
  }).reverse();
  const lineStart = toPoint(middle, shopOffset, (count * step * scale) / shopDistance);
  return {
    /** The `viewBox`, which holds all locations. The rings reach beyond it. */
    view: `0 0 ${WIDTH} ${HEIGHT}`,
    shop: shopPoint,
    /** The path data of a line from the widest ring to a shop at the edge. */
    shopLine: `M${lineStart.x} ${lineStart.y}L${shopPoint.x} ${shopPoint.y}`,
    /** The center of the rings. */
    middle,
    rings,
    /** The locations. The marker of the shop stands for its town. */
    markers: towns
      .filter(({ east, north }) => isFar || Math.hypot(east, north) >= 1)
      .map((town) => ({ ...town, ...toPoint(middle, town, scale) })),
    /** The miles between rings. */
    step,
    /** Whether a name with this start and width in letters is inside the inner ring. */
    isInInnerRing: (left: number, letters: number, y: number) => {
      const reach = Math.max(Math.abs(left - middle.x), Math.abs(left + letters * 10 - middle.x));
      return Math.hypot(reach, y - middle.y) < step * scale;
    },
  };
}
