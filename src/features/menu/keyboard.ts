/** After a pause this long, a letter starts a new search. */
const RESET_MS = 1000;

/**
 * Returns a function that takes each typed letter, with its time in milliseconds. It finds the index of the next element whose
 * text starts with the letters typed so far, from the current one on and around the end. Repeating a letter goes from match to match.
 */
export function createTypeAhead() {
  let typed = '';
  let lastTime = 0;
  return (letter: string, time: number, all: readonly { textContent: string }[], current: number) => {
    typed = (time - lastTime < RESET_MS ? typed : '') + letter;
    lastTime = time;
    const prefix = typed === letter.repeat(typed.length) ? letter : typed;
    const start = prefix === letter ? current + 1 : current;
    const order = all.map((_, step) => (start + step) % all.length);
    return order.find((index) => all[index]?.textContent.trim().toLowerCase().startsWith(prefix));
  };
}

/** The links beside a link of the menu, and those to which keys move the focus from it. */
export function findNeighbors(menu: HTMLElement, target: HTMLElement) {
  const items = [...menu.querySelectorAll<HTMLElement>('.menu-item')];
  const links = [...(target.closest('.menu-group')?.querySelectorAll<HTMLElement>('.menu-links a') ?? [])];
  const link = links.indexOf(target);
  const item = items.findIndex((each) => each === target || each.nextElementSibling?.contains(target));
  const siblings = link < 0 ? items : links;
  const moves: Record<string, HTMLElement | undefined> = {
    ArrowRight: items[item + 1],
    ArrowLeft: items[item - 1],
    ArrowDown: links[link + 1],
    ArrowUp: link < 0 ? links.at(-1) : (links[link - 1] ?? items[item]),
    Home: siblings[0],
    End: siblings.at(-1),
  };
  return { siblings, current: link < 0 ? item : link, moves };
}
