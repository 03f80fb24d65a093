/** A box on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The corners where a toast may stand, the usual one first. */
export type Corner = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left';

const corners: readonly Corner[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
// The toast's width, its height with three lines of text, and its distance from the edge.
const size = { width: 356, height: 110, inset: 24 };

/** How much of the boxes a toast in that corner of a view would cover, in square pixels. */
function covered(corner: Corner, boxes: readonly Box[], view: { width: number; height: number }): number {
  const reach = { width: size.width + size.inset, height: size.height + size.inset };
  const left = corner.endsWith('left') ? 0 : view.width - reach.width;
  const top = corner.startsWith('top') ? 0 : view.height - reach.height;
  return boxes.reduce((sum, box) => {
    const width = Math.min(box.right, left + reach.width) - Math.max(box.left, left);
    const height = Math.min(box.bottom, top + reach.height) - Math.max(box.top, top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

/** The corner of a view where a toast covers the least of the boxes; the first of equals. */
export function getFreeCorner(boxes: readonly Box[], view: { width: number; height: number }): Corner {
  const areas = corners.map((corner) => covered(corner, boxes, view));
  return corners[areas.indexOf(Math.min(...areas))] ?? 'bottom-right';
}
