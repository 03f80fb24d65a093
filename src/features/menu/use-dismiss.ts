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
      const burger = target instanceof Element && target.closest('[popovertarget=menu]');
      if (!burger && !nav.current?.contains(target as Node) && nav.current?.matches(':popover-open'))
        nav.current.hidePopover();
    };
    const row = matchMedia('(width >= 68rem)');
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    document.addEventListener('focusin', onFocus);
    row.addEventListener('change', reset);
    // A page that comes back from the back/forward cache comes back with its menu closed.
    addEventListener('pagehide', reset);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
      document.removeEventListener('focusin', onFocus);
      row.removeEventListener('change', reset);
      removeEventListener('pagehide', reset);
    };
  }, [nav]);
}
