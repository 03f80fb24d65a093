import type { NameOnMap } from '@/schemas/location';
import { offsetMiles, type Coordinates } from '@/site/queries/location-facts';

type Point = { x: number; y: number };
type Offset = ReturnType<typeof offsetMiles>;

const WIDTH = 800;
const HEIGHT = 610;
const MARGIN = { left: 90, right: 130, top: 60, bottom: 50 };
/** The distance from the widest ring to the edge of the map, on the side of a shop that is off the map. */
const SHOP_MARGIN = 120;
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

/**
 * The point of a name beside its marker, `gap` away from the middle of the marker: on its right, or on its left where the name
 * would leave the map on a phone.
 */
export function toNamePoint(
  { x, y, city = '' }: Point & { city?: string },
  gap: number,
  { side, down = 0 }: NameOnMap = {},
) {
  const points = {
    right: { x: x + gap, y: y + 5 + down, anchor: 'start' },
    left: { x: x - gap, y: y + 5 + down, anchor: 'end' },
    above: { x, y: y - 1 - gap + down, anchor: 'middle' },
    below: { x, y: y + 37 + down, anchor: 'middle' },
  } as const;
  return points[side ?? (x + gap + 16 * city.length > WIDTH ? 'left' : 'right')];
}

/** The middle of the map, and its scale in units per mile, with which every offset fits between the two margins. */
function fitToMap(offsets: readonly Offset[], top: number, bottom: number) {
  const [easts, norths] = [offsets.map(({ east }) => east), offsets.map(({ north }) => north)];
  const [east, north] = [Math.max(...easts), Math.max(...norths)];
  const scale = Math.min(
    (WIDTH - MARGIN.left - MARGIN.right) / (east - Math.min(...easts)),
    (HEIGHT - top - bottom) / (north - Math.min(...norths)),
  );
  // The rings continue to the west, so spare room goes there.
  const middle = { x: Math.round(WIDTH - MARGIN.right - east * scale), y: Math.round(top + north * scale) };
  return { middle, scale };
}

/**
 * Draws rings around the shop, and the towns to scale, by straight-line distance. A map unit is 1/800 of the map's width.
 * @param isFar the rings are then around the middle of the towns, and the shop is at the edge of the map
 * @param angles where the miles of each ring stand, the inner ring first, in degrees clockwise from its lowest point
 */
export function drawLocationMap<Town extends { coordinates: Coordinates }>(
  shop: Coordinates,
  locations: readonly Town[],
  isFar = false,
  angles: readonly number[] = [],
) {
  const halfway = (axis: 'lat' | 'lng') => {
    const degrees = locations.map(({ coordinates }) => coordinates[axis]);
    return (Math.min(...degrees) + Math.max(...degrees)) / 2;
  };
  const center = isFar ? { lat: halfway('lat'), lng: halfway('lng') } : shop;
  const towns = locations.map((town) => ({ ...town, ...offsetMiles(center, town.coordinates) }));
  const farthest = Math.max(10, ...towns.map(({ east, north }) => Math.hypot(east, north)));
  // Four rings hold every town. Around the shop, a location may be slightly beyond the last one.
  const step = [10, 20, 50].find((miles) => farthest <= 4 * miles) ?? 100;
  const neededRings = Math.min(4, Math.ceil(farthest / step - (isFar ? 0 : 0.2)));
  const toShop = offsetMiles(center, shop);
  // On the side of a shop at the edge, the widest ring fits, too.
  const edge = { north: neededRings * step, margin: SHOP_MARGIN };
  const top = isFar && toShop.north > 0 ? edge : { north: 6, margin: MARGIN.top };
  const bottom = isFar && toShop.north <= 0 ? edge : { north: 6, margin: MARGIN.bottom };
  const least = [
    { east: 6, north: top.north },
    { east: -6, north: -bottom.north },
  ];
  const { middle, scale } = fitToMap([...towns, ...least], top.margin, bottom.margin);
  const inset = 64;
  const toEdge = Math.min(
    (toShop.east > 0 ? WIDTH - inset - middle.x : middle.x - inset) / Math.abs(toShop.east),
    (toShop.north > 0 ? middle.y - inset : HEIGHT - inset - middle.y) / Math.abs(toShop.north),
  );
  const shopPoint = isFar ? toPoint(middle, toShop, toEdge) : middle;
  const shopDistance = Math.hypot(shopPoint.x - middle.x, shopPoint.y - middle.y);
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
  const share = (count * step * scale) / shopDistance;
  const lineStart = toPoint(middle, { east: shopPoint.x - middle.x, north: middle.y - shopPoint.y }, share);
  return {
    /** The `viewBox`, which holds all locations. The rings reach beyond it. */
    view: `0 0 ${WIDTH} ${HEIGHT}`,
    shop: shopPoint,
    /** The path data of a line from the widest ring to a shop at the edge. */
    shopLine: `M${lineStart.x} ${lineStart.y}L${shopPoint.x} ${shopPoint.y}`,
    /** The center of the rings. */
    middle,
    rings,
    innerRadius: step * scale,
    /** The locations. The marker of the shop stands for its town. */
    markers: towns
      .filter(({ east, north }) => isFar || Math.hypot(east, north) >= 1)
      .map((town) => ({ ...town, ...toPoint(middle, town, scale) })),
    /** The miles between rings. */
    step,
  };
}
