import { HEIGHT, WIDTH } from './map-labels.ts';

/** Where the way to a place leaves the drawing, if it lies beyond. */
export function pointFar(center: { x: number; y: number }, east: number, south: number, text: string) {
  const edge = 34;
  const room = (way: number, from: number, size: number) =>
    way === 0 ? Infinity : ((way > 0 ? size - edge : edge) - from) / way;
  const share = Math.min(room(east, center.x, WIDTH), room(south, center.y, HEIGHT));
  if (share >= 1) return undefined;
  const x = Math.round(center.x + east * share);
  const y = Math.round(center.y + south * share);
  const anchor = x > WIDTH / 2 ? ('end' as const) : ('start' as const);
  return {
    x,
    y,
    label: { text, x: x + (anchor === 'end' ? -24 : 24), y: y + 7, anchor },
  };
}
