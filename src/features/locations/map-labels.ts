export const WIDTH = 800;
export const HEIGHT = 610;
/** How far a name may reach beyond the left of the map, into the margin of the page. */
const LEFT_MARGIN = 24;
/** How much of the map may be beyond the right edge of the screen. */
const RIGHT_MARGIN = 24;
/** Letter width and line height: of names shown on phones too, and of names shown on wide screens only. */
const SIZES = [
  { letter: 16.4, line: 34, wideOnly: false },
  { letter: 10, line: 21, wideOnly: true },
];

export interface Point {
  x: number;
  y: number;
}

/** A name on the map, whether only wide screens have room for it, and whether it needs a line from its town. */
interface MapLabel extends Point {
  text: string;
  anchor: 'start' | 'end' | 'middle';
  wideOnly: boolean;
  hasLeader: boolean;
}

/** Where a name is from its town. */
interface Position extends Pick<MapLabel, 'anchor'> {
  dx: number;
  dy: number;
  hasLeader?: true;
}

interface Town extends Point {
  city: string;
  slug: string;
  /** Distance from the center of the map. */
  miles: number;
}

export type LabeledTown = Town & { label: MapLabel | undefined };

/** The part of the map that a name covers. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** What the marker of a town covers. */
export const markerBox = ({ x, y }: Point): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 });

export const touches = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/**
 * The positions of a name around its town, the best first.
 * @param gap from the middle of the marker to the name
 * @param line the line height of the name
 */
const positionsOf = (gap: number, line: number): Position[] => [
  ...[0, -6, -12, 14].flatMap((dy): Position[] => [
    { dx: gap, dy: dy + 5, anchor: 'start' },
    { dx: -gap, dy: dy + 5, anchor: 'end' },
  ]),
  { dx: 0, dy: -1 - gap, anchor: 'middle' },
  { dx: 0, dy: line + 3, anchor: 'middle' },
  { dx: 9, dy: 46, anchor: 'start', hasLeader: true },
  { dx: 32, dy: 46, anchor: 'start', hasLeader: true },
];

/**
 * The label of a town at the first position where it touches nothing and `isAllowed` agrees. It then occupies that box.
 * Undefined without such a position.
 */
function labelTown(
  { city, x, y }: Town,
  gap: number,
  occupied: Box[],
  isAllowed: (box: Box) => boolean,
): MapLabel | undefined {
  const tries = SIZES.flatMap((size) =>
    positionsOf(gap, size.line).map((position) => ({ ...size, ...position })),
  );
  for (const { dx, dy, anchor, letter, line, wideOnly, hasLeader = false } of tries) {
    const width = city.length * letter + 6;
    const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    const box = { left, right: left + width, top: y + dy - line + 5, bottom: y + dy + 5 };
    if (left < -LEFT_MARGIN || box.right > WIDTH - RIGHT_MARGIN || !isAllowed(box)) continue;
    if (occupied.some((other) => touches(box, other))) continue;
    occupied.push(box);
    return { text: city, x: Math.round(x + dx), y: Math.round(y + dy), anchor, wideOnly, hasLeader };
  }
  return undefined;
}

/**
 * Labels the towns, each where it touches no box in `taken` and `isAllowed` agrees. Tries several orders and keeps the
 * best: the one with the fewest names that a phone has no room for, and then with the fewest names that need a line.
 */
export function labelTowns(
  towns: readonly Town[],
  first: string,
  taken: readonly Box[],
  isAllowed: (box: Box) => boolean,
): LabeledTown[] {
  const isFirst = ({ slug }: Town) => slug === first;
  const orders: ((a: Town, b: Town) => number)[] = [
    (a, b) => b.miles - a.miles,
    (a, b) => a.miles - b.miles,
    (a, b) => a.x - b.x,
    (a, b) => b.x - a.x,
  ];
  return orders
    .map((compare) => {
      const occupied = [...taken];
      const labeled = towns
        .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || compare(a, b))
        .map((town) => ({ ...town, label: labelTown(town, isFirst(town) ? 20 : 13, occupied, isAllowed) }));
      const costs = labeled.map(({ label }) => (!label || label.wideOnly ? 9 : Number(label.hasLeader)));
      return { labeled, cost: costs.reduce((sum, cost) => sum + cost, 0) };
    })
    .reduce((best, other) => (other.cost < best.cost ? other : best)).labeled;
}
