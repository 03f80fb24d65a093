import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isRow } from './dom';

/** Closes the menu's group when a press or the focus goes elsewhere, and the sheet when it is left behind. */
export function useDismiss(nav: RefObject<HTMLElement | null>, show: (group: string) => void) {
  const leave = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    // The button of the other group, being pressed, will open that one instead.
    if (isRow() && !target.closest('.dd[data-state=open], .dd > button:active')) show('');
  });
  const reset = useEffectEvent(() => {
    show('');
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  });

  useEffect(() => {
    const onPress = ({ target }: Event) => leave(target);
    const onFocus = ({ target }: FocusEvent) => {
      leave(target);
      const burger = target instanceof Element && target.closest('[popovertarget=menu]');
      if (!burger && !nav.current?.contains(target as Node) && nav.current?.matches(':popover-open'))
        nav.current.hidePopover();
    };
    const row = matchMedia('(width >= 68rem)');
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    row.addEventListener('change', reset);
    // A page that comes back from the back/forward cache comes back with its menu closed.
    addEventListener('pagehide', reset);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      row.removeEventListener('change', reset);
      removeEventListener('pagehide', reset);
    };
  }, [nav]);
}
