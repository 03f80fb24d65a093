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
    const itemIndex = items.indexOf(item);
    const linkIndex = links.indexOf(target);
    if (itemIndex < 0) return;

    const [siblings, index] = linkIndex < 0 ? [items, itemIndex] : [links, linkIndex];
    const moves: Record<string, HTMLElement | undefined> = {
      ArrowRight: items[itemIndex + 1] ?? item,
      ArrowLeft: items[itemIndex - 1] ?? item,
      ArrowDown: links[linkIndex + 1] ?? links.at(-1),
      ArrowUp: linkIndex < 0 ? links.at(-1) : (links[linkIndex - 1] ?? item),
      Home: siblings[0],
      End: siblings.at(-1),
    };
    // The space bar presses the button, even in the middle of typing.
    const isLetter = key.length === 1 && key !== ' ';
    const typed = isLetter ? findTyped(key.toLowerCase(), event.timeStamp, siblings, index) : undefined;
    const next = typed ?? (row.matches ? moves[key] : undefined);
    if (!next) return;
    event.preventDefault();
    if (next.closest('.menu-links')) groups.show(group);
    next.focus();
  });
}
