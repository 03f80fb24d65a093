import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isRow } from './menu-items';

/** Whether the sheet is open. Chrome before 114 has no popover, and refuses a selector that asks for one. */
const isOpen = (sheet: HTMLElement) =>
  CSS.supports('selector(:popover-open)') && sheet.matches(':popover-open');

/** Closes the open group on a press or focus elsewhere, and the sheet when the focus leaves it. */
export function useDismiss(nav: RefObject<HTMLElement | null>, show: (group: string) => void) {
  const leave = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    if (isRow() && !target.closest('.menu-group[data-state=open]')) show('');
  });
  const reset = useEffectEvent(() => {
    show('');
    if (nav.current && isOpen(nav.current)) nav.current.hidePopover();
  });

  useEffect(() => {
    // The button of the other group opens that group by itself.
    let pressed: Element | null = null;
    const onPress = ({ target }: Event) => {
      pressed = target instanceof Element ? target.closest('.menu-group > button') : null;
      if (!pressed) leave(target);
    };
    const onRelease = () => (pressed = null);
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== pressed) leave(target);
      const sheet = nav.current;
      if (!sheet || !isOpen(sheet) || !(target instanceof Element)) return;
      if (!sheet.contains(target) && !target.closest('[popovertarget=menu]')) sheet.hidePopover();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('pointerup', onRelease, { signal });
    document.addEventListener('pointercancel', onRelease, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    matchMedia('(width >= 68rem)').addEventListener('change', reset, { signal });
    // Closed, should the page come back from the back/forward cache.
    addEventListener('pagehide', reset, { signal });
    return () => listeners.abort();
  }, [nav]);
}
