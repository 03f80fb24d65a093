import type { Groups } from './groups';

/** The delay before a hovered group opens. */
const HOVER_MS = 100;
/** The delay before a group closes after the mouse has left. */
const GRACE_MS = 300;

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

/** Opens a group of the row while the mouse is on it. */
export function openOnHover(groups: Groups, row: MediaQueryList): void {
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && row.matches;
  let last: Point | undefined;
  for (const group of groups.all) {
    group.onpointermove = (event) => (last = event);
    group.onpointerenter = (event) => {
      if (!isMouse(event)) return;
      // A mouse on its way to the open list may cross another group without opening it.
      const list = groups.open?.lastElementChild?.getBoundingClientRect();
      groups.showAfter(list && last && isHeadedFor(last, event, list) ? GRACE_MS : HOVER_MS, group);
    };
    group.onpointerleave = (event) => {
      if (isMouse(event)) groups.showAfter(GRACE_MS, null);
    };
  }
}
