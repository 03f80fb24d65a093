import { offsetMiles, type Coordinates } from '@/site/queries/location-facts';

type Point = { x: number; y: number };
type TextPoint = Point & { anchor: 'start' | 'middle' | 'end' };
/** A rectangle around a point. */
type Box = Point & { width: number; height: number };
type Offset = ReturnType<typeof offsetMiles>;

const WIDTH = 800;
const HEIGHT = 610;
/** What a phone shows of the map, and of one that is wider than its screen, see `LocationMap.astro`. */
const VIEW: Box = { x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH + 60, height: HEIGHT };
const FAR_VIEW: Box = { ...VIEW, x: 438, width: 665 };
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

/** The points for a name beside a marker, the best first. */
const pointsBeside = ({ x, y }: Point, gap: number): TextPoint[] => [
  { x: x + gap, y: y + 5, anchor: 'start' },
  { x: x - gap, y: y + 5, anchor: 'end' },
  { x, y: y - 1 - gap, anchor: 'middle' },
  { x, y: y + 37, anchor: 'middle' },
  { x: x + 8, y: y + 37, anchor: 'start' },
  { x: x - 8, y: y + 37, anchor: 'end' },
];

/** The box of a text, as wide as it is in the typeface of the texts and a little more. */
function textBox({ x, y, anchor }: TextPoint, text: string, size: number): Box {
  const width = (text.length + 1) * size * 0.48;
  const toMiddle = { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  return { x: x + toMiddle, y: y - size / 4, width, height: size * 1.1 };
}

const toShared = (a: number, b: number, distance: number) =>
  Math.max(0, Math.min(a, b, (a + b) / 2 - Math.abs(distance)));
const toSharedArea = (a: Box, b: Box) =>
  toShared(a.width, b.width, a.x - b.x) * toShared(a.height, b.height, a.y - b.y);

/**
 * Puts each name where it covers least of the others and of `drawn`, is in view, and does not cross the edge of the dark ring,
 * on which names are light. Its size is that on phones, where names are the largest.
 */
function placeNames<Marker extends Point & { city: string; size: number }>(
  markers: readonly Marker[],
  drawn: readonly Box[],
  view: Box,
  ring: Point & { radius: number },
  size: number,
) {
  const options = markers.map((marker) =>
    pointsBeside(marker, marker.size > 7 ? 20 : 13).map((name, rank) => {
      const box = textBox(name, marker.city, size);
      const ends = [-0.5, 0.5].map((end) => Math.hypot(box.x + end * box.width - ring.x, name.y - ring.y));
      const onRing = ends.filter((distance) => distance < ring.radius).length;
      const cost = 8 * rank + (onRing === 1 ? size ** 2 : 0) - 2 * toSharedArea(box, view);
      return { ...marker, name, box, cost, isOnRing: onRing === 2 };
    }),
  );
  let placed = options.flatMap((places) => places.slice(0, 1));
  // Each round moves names away from where the last one has put the others.
  for (let round = 0; round < 4; round++)
    for (const [index, places] of options.entries()) {
      const others = [...drawn, ...placed.toSpliced(index, 1).map(({ box }) => box)];
      const costs = places.map(({ box, cost }) =>
        others.reduce((sum, other) => sum + toSharedArea(box, other), cost),
      );
      const best = costs.indexOf(Math.min(...costs));
      placed = placed.toSpliced(index, 1, ...places.slice(best, best + 1));
    }
  return placed;
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
 * @param region left out for the map of all locations
 * @param region.isFar the rings are around the middle of the towns, and the shop is at the edge of the map
 * @param region.angles where the miles of each ring stand, the inner ring first, in degrees clockwise from its lowest point
 */
export function drawLocationMap<Town extends { city: string; size: number; coordinates: Coordinates }>(
  shop: Coordinates,
  locations: readonly Town[],
  region?: { isFar: boolean; angles?: readonly number[] | undefined },
) {
  const { isFar, angles = [] } = region ?? { isFar: false };
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
  // Below the shop, or beside it at the edge of the map.
  const beside =
    shopPoint.x > middle.x ? { x: -40, anchor: 'end' as const } : { x: 40, anchor: 'start' as const };
  const shopName: TextPoint = isFar
    ? { ...beside, x: shopPoint.x + beside.x, y: shopPoint.y + 7 }
    : { x: shopPoint.x, y: shopPoint.y + 52, anchor: 'middle' };
  // The marker of the shop stands for its town.
  const markers = towns
    .filter(({ east, north }) => isFar || Math.hypot(east, north) >= 1)
    .map((town) => ({ ...town, ...toPoint(middle, town, scale) }));
  const nameSize = isFar ? 28 : 33;
  const darkRing = { ...middle, radius: region ? 0 : step * scale };
  const drawn = [
    ...markers.map(({ x, y, size }) => ({ x, y, width: 2 * size + 8, height: 2 * size + 8 })),
    { ...shopPoint, width: 60, height: 60 },
    textBox(shopName, 'Our shop', nameSize),
    ...rings.map(({ miles, label }) => textBox({ ...label, anchor: 'middle' }, `${miles} miles`, 26)),
  ];
  return {
    /** The `viewBox`, which holds all locations. The rings reach beyond it. */
    view: `0 0 ${WIDTH} ${HEIGHT}`,
    shop: shopPoint,
    /** The path data of a line from the widest ring to a shop at the edge. */
    shopLine: `M${lineStart.x} ${lineStart.y}L${shopPoint.x} ${shopPoint.y}`,
    /** The center of the rings. */
    middle,
    rings,
    /** The locations, each with the place of its name. */
    markers: placeNames(markers, drawn, isFar ? FAR_VIEW : VIEW, darkRing, nameSize),
    shopName,
    /** The miles between rings. */
    step,
  };
}
