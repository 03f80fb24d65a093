/** A menu opens when the pointer has rested on it this long, in milliseconds. */
export const HOVER_MS = 100;
/** A menu closes this long after the pointer has left it, in milliseconds. */
export const GRACE_MS = 300;

interface Point {
  x: number;
  y: number;
}

/** Whether a pointer that moved between these points is heading for the list below. */
export function isHeadedFor(
  from: Point,
  to: Point,
  list: { top: number; left: number; right: number },
): boolean {
  const down = to.y - from.y;
  if (down <= 0) return false;
  const landing = to.x + ((to.x - from.x) / down) * (list.top - to.y);
  return landing >= list.left && landing <= list.right;
}
