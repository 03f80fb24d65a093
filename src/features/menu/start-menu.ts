import { createGroups, type Groups } from './groups';
import { openOnHover } from './hover';
import { moveFocusByKeys } from './keyboard';

/** Chrome before 114 lacks popovers and throws on `:popover-open`. */
const isOpenSheet = (menu: HTMLElement) =>
  CSS.supports('selector(:popover-open)') && menu.matches(':popover-open');

/** Closes the open group of the row on Escape, or on a press or focus elsewhere. */
function closeGroups(groups: Groups, row: MediaQueryList): void {
  const closeOnOutside = ({ target }: Event) => {
    if (row.matches && target instanceof Node && groups.open?.contains(target) === false) groups.show(null);
  };
  document.addEventListener('pointerdown', closeOnOutside);
  document.addEventListener('focusin', closeOnOutside);
  document.addEventListener('keydown', ({ key }) => {
    const { open } = groups;
    if (key !== 'Escape' || !open || !row.matches) return;
    if (open.contains(document.activeElement)) open.querySelector('button')?.focus();
    groups.show(null);
  });
}

/** Closes the sheet when the focus leaves it. The browser closes it on Escape and on a press elsewhere. */
function closeSheet(menu: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!isOpenSheet(menu) || !(target instanceof Element)) return;
    if (!menu.contains(target) && !target.closest('[popovertarget=menu]')) menu.hidePopover();
  });
}

/**
 * Starts the header menu: a row with groups that open one at a time, or a sheet (popover) on phones. The style sheet opens
 * the groups on hover and focus until this runs.
 */
export function startMenu(menu: HTMLElement): void {
  /** Whether the menu is a row. The style sheet has the same width. */
  const row = matchMedia('(width >= 68rem)');
  const groups = createGroups([...menu.querySelectorAll<HTMLElement>('.menu-group')]);
  for (const group of groups.all)
    group.querySelector('button')?.addEventListener('click', () => groups.press(group));
  openOnHover(groups, row);
  moveFocusByKeys(menu, groups, row);
  closeGroups(groups, row);
  closeSheet(menu);

  const closeAll = () => {
    groups.show(null);
    if (isOpenSheet(menu)) menu.hidePopover();
  };
  row.addEventListener('change', closeAll);
  // The page may come back from the back/forward cache.
  addEventListener('pagehide', closeAll);

  // A group that the style sheet has opened stays open. It is not pinned while a key or mouse button may be down, because
  // the click to come would close it.
  const focused = menu.querySelector<HTMLElement>('.menu-group:focus-within');
  const isPressed = focused !== null && !focused.querySelector(':focus-visible, :active');
  groups.show(focused ?? menu.querySelector<HTMLElement>('.menu-group:hover'), isPressed);
  menu.dataset['live'] = '';
}
