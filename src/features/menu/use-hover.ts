import { useEffect, useRef, type PointerEvent } from 'react';
import { GRACE_MS, HOVER_MS, isHeadedFor } from './hover-timing';
import { isRow } from './menu-items';

/**
 * `hover` gives the handlers that open a group when a mouse rests on it and close it a moment after the mouse has
 * left; a mouse on its way to the open list may cross a neighbor without opening it. `forget` drops what is due.
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
