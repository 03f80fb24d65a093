import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isRow } from './menu-items';

/** Closes the menu's group when a press or the focus goes elsewhere, and the sheet when it is left behind. */
export function useDismiss(nav: RefObject<HTMLElement | null>, show: (group: string) => void) {
  const leave = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    if (isRow() && !target.closest('.menu-group[data-state=open]')) show('');
  });
  const reset = useEffectEvent(() => {
    show('');
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  });

  useEffect(() => {
    // The button of the other group, being pressed, opens that one instead, and most browsers focus it before.
    let pressed: Element | null = null;
    const onPress = ({ target }: Event) => {
      pressed = target instanceof Element ? target.closest('.menu-group > button') : null;
      if (!pressed) leave(target);
    };
    const onRelease = () => (pressed = null);
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== pressed) leave(target);
      const sheet = nav.current;
      if (!sheet?.matches(':popover-open') || !(target instanceof Element)) return;
      if (!sheet.contains(target) && !target.closest('[popovertarget=menu]')) sheet.hidePopover();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('pointerup', onRelease, { signal });
    document.addEventListener('pointercancel', onRelease, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    matchMedia('(width >= 68rem)').addEventListener('change', reset, { signal });
    // A page that comes back from the back/forward cache comes back with its menu closed.
    addEventListener('pagehide', reset, { signal });
    return () => listeners.abort();
  }, [nav]);
}
