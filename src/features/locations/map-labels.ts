export const WIDTH = 800;
export const HEIGHT = 610;
/** How far a name may reach beyond the left of the map, into the margin of the page. */
const LEFT_MARGIN = 24;
/** How much of the map may be beyond the right edge of the screen. */
const RIGHT_MARGIN = 24;
/** Letter width and line height of a name, in map units: a phone shows the map smaller, and its names larger. */
const PHONE = { letter: 16.4, line: 34 };
const WIDE = { letter: 10, line: 21 };

export interface Point {
  x: number;
  y: number;
}

/** A name on the map, the screens that it is for if not all, and whether it needs a line from its town. */
export interface MapLabel extends Point {
  text: string;
  anchor: 'start' | 'end' | 'middle';
  only?: 'phone' | 'wide';
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

export type LabeledTown = Town & { labels: MapLabel[] };

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
 * The labels of a town, at the first position where each touches nothing and `isAllowed` agrees. They then occupy their
 * boxes. Where phones need a line, or have no room, wide screens have a label of their own if it fits. None may fit.
 */
function labelTown(
  { city, x, y }: Town,
  gap: number,
  occupied: Box[],
  isAllowed: (box: Box) => boolean,
): MapLabel[] {
  const findLabel = ({ letter, line }: typeof PHONE): MapLabel | undefined => {
    const width = city.length * letter + 6;
    for (const { dx, dy, anchor, hasLeader = false } of positionsOf(gap, line)) {
      const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
      const box = { left, right: left + width, top: y + dy - line + 5, bottom: y + dy + 5 };
      if (left < -LEFT_MARGIN || box.right > WIDTH - RIGHT_MARGIN || !isAllowed(box)) continue;
      if (occupied.some((other) => touches(box, other))) continue;
      occupied.push(box);
      return { text: city, x: Math.round(x + dx), y: Math.round(y + dy), anchor, hasLeader };
    }
    return undefined;
  };
  const label = findLabel(PHONE);
  if (label && !label.hasLeader) return [label];
  const wide = findLabel(WIDE);
  if (!wide) return label ? [label] : [];
  return [...(label ? [{ ...label, only: 'phone' as const }] : []), { ...wide, only: 'wide' }];
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
        .map((town) => ({ ...town, labels: labelTown(town, isFirst(town) ? 20 : 13, occupied, isAllowed) }));
      const costs = labeled.map(({ labels: [label] }) =>
        !label || label.only === 'wide' ? 9 : Number(label.hasLeader),
      );
      return { labeled, cost: costs.reduce((sum, cost) => sum + cost, 0) };
    })
    .reduce((best, other) => (other.cost < best.cost ? other : best)).labeled;
}
