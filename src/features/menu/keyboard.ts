import type { Groups } from './groups';
import { createTypeAhead } from './type-ahead';

/** Moves the focus by typed letters and, in the row, by arrow keys, Home and End. */
export function moveFocusByKeys(menu: HTMLElement, groups: Groups, row: MediaQueryList): void {
  const items = [...menu.querySelectorAll<HTMLElement>(':scope > a, .menu-group > button')];
  const findTyped = createTypeAhead();

  menu.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const group = target.closest<HTMLElement>('.menu-group');
    const item = group?.querySelector('button') ?? target;
    const links = [...(group?.querySelectorAll<HTMLElement>('a') ?? [])];
    const itemAt = items.indexOf(item);
    const linkAt = links.indexOf(target);
    if (itemAt < 0) return;

    const [siblings, at] = linkAt < 0 ? [items, itemAt] : [links, linkAt];
    const moves: Record<string, HTMLElement | undefined> = {
      ArrowRight: items[itemAt + 1] ?? item,
      ArrowLeft: items[itemAt - 1] ?? item,
      ArrowDown: links[linkAt + 1] ?? links.at(-1),
      ArrowUp: linkAt < 0 ? links.at(-1) : (links[linkAt - 1] ?? item),
      Home: siblings[0],
      End: siblings.at(-1),
    };
    // The space bar presses, whatever was typed before it.
    const isLetter = key.length === 1 && key !== ' ';
    const typed = isLetter ? findTyped(key.toLowerCase(), event.timeStamp, siblings, at) : undefined;
    const next = typed ?? (row.matches ? moves[key] : undefined);
    if (!next) return;
    event.preventDefault();
    if (next.closest('.menu-links')) groups.show(group);
    next.focus();
  });
}
