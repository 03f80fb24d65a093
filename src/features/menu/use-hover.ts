import { useEffect, useRef, type PointerEvent } from 'react';
import { GRACE_MS, HOVER_MS, isHeadedFor } from './hover-timing';
import { isRow } from './menu-items';

/**
 * Opens a group when the mouse rests on it, and closes it a moment after the mouse has left. A mouse that moves to the
 * open list may cross another group without opening it.
 * @returns `hover` with the handlers of a group, and `forget` to cancel the timer
 */
export function useHover(open: string, show: (group: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<{ x: number; y: number }>(undefined);
  const openList = useRef<DOMRect>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, group: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(group), ms);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && isRow();
  const hover = (group: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (!isMouse(event)) return;
      if (open === group) {
        clearTimeout(timer.current);
        return;
      }
      const point = { x: event.clientX, y: event.clientY };
      const crossing =
        open !== '' && last.current && openList.current && isHeadedFor(last.current, point, openList.current);
      after(crossing ? GRACE_MS : HOVER_MS, group);
    },
    onPointerMove: (event: PointerEvent) => {
      last.current = { x: event.clientX, y: event.clientY };
      if (open === group) openList.current = event.currentTarget.lastElementChild?.getBoundingClientRect();
    },
    onPointerLeave: (event: PointerEvent) => {
      if (!isMouse(event)) return;
      clearTimeout(timer.current);
      if (open !== '') after(GRACE_MS, '');
    },
  });
  return { hover, forget: () => clearTimeout(timer.current) };
}
