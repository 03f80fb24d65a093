/** Delay before a hovered group opens, in milliseconds. */
const HOVER_MS = 100;
/** Delay before a group closes after the mouse leaves, in milliseconds. */
const GRACE_MS = 300;
/** After a pause of this many milliseconds, a letter starts a new search. */
const TYPE_AHEAD_MS = 1000;

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

/**
 * The element whose text starts with what was typed, starting at the current one and wrapping around. Repeating one letter
 * goes from match to match.
 */
function findTyped(among: readonly HTMLElement[], text: string, current: number): HTMLElement | undefined {
  const first = text.charAt(0);
  const again = text === first.repeat(text.length);
  const start = again ? current + 1 : Math.max(current, 0);
  return [...among.slice(start), ...among.slice(0, start)].find(({ textContent }) =>
    textContent
      .trim()
      .toLowerCase()
      .startsWith(again ? first : text),
  );
}

/** Chrome before 114 lacks popovers and throws on `:popover-open`. */
const isOpenSheet = (menu: HTMLElement) =>
  CSS.supports('selector(:popover-open)') && menu.matches(':popover-open');

/**
 * Opens and closes the groups of the header menu, one at a time: by press, by hover, and by arrow keys, Home, End, Escape and
 * type-ahead. The style sheet opens them on hover and focus until this runs.
 */
export function startMenu(menu: HTMLElement): void {
  const groups = [...menu.querySelectorAll<HTMLElement>('.menu-group')];
  const items = [...menu.querySelectorAll<HTMLElement>(':scope > a, .menu-group > button')];
  /** Whether the menu is a row in the header rather than a sheet. The style sheet has the same width. */
  const row = matchMedia('(width >= 68rem)');
  let open: HTMLElement | null = null;
  let byHover = false;
  let timer: ReturnType<typeof setTimeout>;
  let last: Point | undefined;
  let typed = { text: '', at: 0 };

  const show = (group: HTMLElement | null, hover = false) => {
    clearTimeout(timer);
    [open, byHover] = [group, hover];
    for (const each of groups)
      each.querySelector('button')?.setAttribute('aria-expanded', String(each === group));
  };
  const showAfter = (ms: number, group: HTMLElement | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A group that was opened by a press stays open when the mouse leaves.
      if (group || byHover) show(group, true);
    }, ms);
  };

  for (const group of groups) {
    const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && row.matches;
    group.onpointerenter = (event) => {
      if (!isMouse(event)) return;
      // A mouse that moves to the open list may cross another group without opening it.
      const list = open?.lastElementChild?.getBoundingClientRect();
      if (open === group) clearTimeout(timer);
      else showAfter(list && last && isHeadedFor(last, event, list) ? GRACE_MS : HOVER_MS, group);
    };
    group.onpointermove = (event) => (last = event);
    group.onpointerleave = (event) => {
      if (!isMouse(event)) return;
      if (open) showAfter(GRACE_MS, null);
      else clearTimeout(timer);
    };
    group.querySelector('button')?.addEventListener('click', () => {
      // A press on a group that the mouse has just opened keeps it open.
      if (open === group && byHover) byHover = false;
      else show(open === group ? null : group);
    });
  }

  menu.addEventListener('keydown', (event) => {
    const { target, key, timeStamp } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const group = target.closest<HTMLElement>('.menu-group');
    const item = group?.querySelector('button') ?? target;
    const at = items.indexOf(item);
    if (at < 0) return;
    const links = [...(group?.querySelectorAll('a') ?? [])];
    const link = links.findIndex((each) => each === target);
    const among = link < 0 ? items : links;
    // The space bar presses, whatever was typed before it.
    if (key.length === 1 && key !== ' ') {
      const text = (timeStamp - typed.at < TYPE_AHEAD_MS ? typed.text : '') + key.toLowerCase();
      typed = { text, at: timeStamp };
      const found = findTyped(among, text, link < 0 ? at : link);
      if (found) event.preventDefault();
      found?.focus();
      return;
    }
    const moves: Record<string, HTMLElement | undefined> = {
      ArrowRight: items[at + 1] ?? item,
      ArrowLeft: items[at - 1] ?? item,
      Home: among[0],
      End: among.at(-1),
      ArrowDown: links[link + 1] ?? links.at(-1),
      ArrowUp: link === 0 ? item : links.at(link < 0 ? -1 : link - 1),
    };
    const next = row.matches ? moves[key] : undefined;
    if (!next) return;
    event.preventDefault();
    if (next.closest('.menu-links')) show(group);
    next.focus();
  });
  document.addEventListener('keydown', ({ key }) => {
    // In the sheet, the browser closes the popover on Escape.
    if (key !== 'Escape' || !open || !row.matches) return;
    if (open.contains(document.activeElement)) open.querySelector('button')?.focus();
    show(null);
  });

  const closeOnOutside = ({ target }: Event) => {
    if (open && row.matches && target instanceof Node && !open.contains(target)) show(null);
  };
  document.addEventListener('pointerdown', closeOnOutside);
  document.addEventListener('focusin', (event) => {
    closeOnOutside(event);
    const { target } = event;
    if (!isOpenSheet(menu) || !(target instanceof Element)) return;
    if (!menu.contains(target) && !target.closest('[popovertarget=menu]')) menu.hidePopover();
  });
  const reset = () => {
    show(null);
    if (isOpenSheet(menu)) menu.hidePopover();
  };
  row.addEventListener('change', reset);
  // So that the menu is closed if the page comes back from the back/forward cache.
  addEventListener('pagehide', reset);

  // What the style sheet shows stays open. A key or mouse button may still be down, with its click to come.
  const focused = menu.querySelector<HTMLElement>('.menu-group:focus-within');
  const isPressed = focused && !focused.querySelector(':focus-visible, :active');
  show(focused ?? menu.querySelector<HTMLElement>('.menu-group:hover'), !isPressed);
  menu.dataset['live'] = '';
}
