export const WIDTH = 800;
export const HEIGHT = 610;
/** Letter width and line height: of names shown on phones too, and of names shown on wide screens only. */
const SIZES = [
  { letter: 16.4, line: 34, wideOnly: false },
  { letter: 10, line: 21, wideOnly: true },
];

/** A name on the map, and whether only wide screens have room for it. */
export interface MapLabel {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
  wideOnly: boolean;
}

/** The part of the map that a name covers. */
export type Box = { left: number; right: number; top: number; bottom: number };

export const touches = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The first of nine positions around a point where its name touches nothing, which it then occupies; undefined if there is none. */
export function placeLabel(
  text: string,
  x: number,
  y: number,
  gap: number,
  occupied: Box[],
): MapLabel | undefined {
  const beside = [0, -12, 14].flatMap((dy) => [
    { dx: gap, dy: dy + 5, anchor: 'start' as const },
    { dx: -gap, dy: dy + 5, anchor: 'end' as const },
  ]);
  const positions = [
    ...beside,
    { dx: 0, dy: -1 - gap, anchor: 'middle' as const },
    { dx: 0, dy: 13 + gap, anchor: 'middle' as const },
    { dx: 9, dy: 46, anchor: 'start' as const },
  ];
  const tries = SIZES.flatMap((size) => positions.map((position) => ({ ...size, ...position })));
  for (const { dx, dy, anchor, letter, line, wideOnly } of tries) {
    const width = text.length * letter + 6;
    const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    const box = { left, right: left + width, top: y + dy - line + 5, bottom: y + dy + 5 };
    if (left < 4 || box.right > WIDTH - 4 || occupied.some((other) => touches(box, other))) continue;
    occupied.push(box);
    return { text, x: Math.round(x + dx), y: Math.round(y + dy), anchor, wideOnly };
  }
  return undefined;
}
