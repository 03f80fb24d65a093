export const WIDTH = 800;
export const HEIGHT = 610;
/** How far a name may reach beyond the left edge of the map, into the margin of the page. */
const LEFT_MARGIN = 24;
/** How much of the map may be cut off at the right edge of the screen. */
const RIGHT_MARGIN = 24;
/** The letter width and line height of a name, in map units. Phones show the map smaller and its names larger. */
const PHONE = { letter: 17.8, line: 34 };
const WIDE = { letter: 10, line: 21 };

export interface Point {
  x: number;
  y: number;
}

/** A name on the map. `only` limits it to some screens; with a leader, a line leads to it from its town. */
export interface MapLabel extends Point {
  text: string;
  anchor: 'start' | 'end' | 'middle';
  only?: 'phone' | 'wide';
  hasLeader: boolean;
}

/** The position of a name relative to its town. */
interface Position extends Pick<MapLabel, 'anchor'> {
  dx: number;
  dy: number;
  hasLeader?: true;
}

interface Town extends Point {
  city: string;
  slug: string;
  /** The distance from the center of the map. */
  miles: number;
}

export type LabeledTown = Town & { labels: MapLabel[] };

/** A rectangle on the map. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** The box of a town's marker. */
export const toMarkerBox = ({ x, y }: Point): Box => ({
  left: x - 7,
  right: x + 7,
  top: y - 7,
  bottom: y + 7,
});

/** The part of a text's width that is left of its anchor. */
export const partBefore = { start: 0, middle: 0.5, end: 1 } as const;

export const touches = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/**
 * The positions of a name around its town, the best first.
 * @param gap the distance from the middle of the marker to the name
 * @param line the line height of the name
 */
const getPositions = (gap: number, line: number): Position[] => [
  ...[0, -6, -12, 14].flatMap((dy): Position[] => [
    { dx: gap, dy: dy + 5, anchor: 'start' },
    { dx: -gap, dy: dy + 5, anchor: 'end' },
  ]),
  { dx: 0, dy: -1 - gap, anchor: 'middle' },
  { dx: 0, dy: line + 3, anchor: 'middle' },
  { dx: gap, dy: 32, anchor: 'start' },
  { dx: 32, dy: 46, anchor: 'start', hasLeader: true },
];

/**
 * Labels a town: each label gets the first position where it touches nothing and `isAllowed` agrees, and then occupies its
 * box. If phones need a leader or have no room, wide screens get a label of their own. Empty if none fits.
 */
function labelTown(
  { city, x, y }: Town,
  gap: number,
  occupied: Box[],
  isAllowed: (box: Box) => boolean,
): MapLabel[] {
  const findLabel = ({ letter, line }: typeof PHONE): MapLabel | undefined => {
    // Narrow letters take 60 % of the width.
    const narrow = city.match(/[fil]|[jrt]|[ .'-]/g)?.length ?? 0;
    const width = (city.length - 0.4 * narrow) * letter + 6;
    for (const { dx, dy, anchor, hasLeader = false } of getPositions(gap, line)) {
      const left = x + dx - partBefore[anchor] * width;
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
 * Labels the towns, each where it touches no box in `taken` and `isAllowed` agrees. Tries several orders and keeps the best:
 * first the fewest names missing on phones, then the fewest leaders.
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
  let best: LabeledTown[] = [];
  let lowestCost = Infinity;
  for (const compare of orders) {
    const occupied = [...taken];
    const labeled = towns
      .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || compare(a, b))
      .map((town) => ({ ...town, labels: labelTown(town, isFirst(town) ? 20 : 13, occupied, isAllowed) }));
    let cost = 0;
    for (const [label] of labeled.map(({ labels }) => labels))
      cost += !label || label.only === 'wide' ? 9 : Number(label.hasLeader);
    if (cost >= lowestCost) continue;
    best = labeled;
    lowestCost = cost;
  }
  return best;
}
