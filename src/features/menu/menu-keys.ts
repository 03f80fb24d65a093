/** Where the focus is in the header menu. */
export interface MenuPosition {
  /** The index of the item in the row, and how many there are. */
  item: number;
  items: number;
  /** The index of the link in the item's list (-1 on the item itself), and how many there are (0 for a plain link). */
  link: number;
  links: number;
}

/** Where a key moves the focus: to an item of the row, or to a link of the current item. */
export type MenuMove = { item: number } | { link: number };

/** Where an arrow key, Home or End moves the focus; undefined for any other key. */
export function moveOfKey(key: string, { item, items, link, links }: MenuPosition): MenuMove | undefined {
  const inList = link >= 0;
  switch (key) {
    case 'ArrowRight':
      return { item: Math.min(item + 1, items - 1) };
    case 'ArrowLeft':
      return { item: Math.max(item - 1, 0) };
    case 'Home':
      return inList ? { link: 0 } : { item: 0 };
    case 'End':
      return inList ? { link: links - 1 } : { item: items - 1 };
    case 'ArrowDown':
      return links ? { link: Math.min(link + 1, links - 1) } : undefined;
    case 'ArrowUp':
      if (!links) return undefined;
      if (!inList) return { link: links - 1 };
      return link ? { link: link - 1 } : { item };
    default:
      return undefined;
  }
}
