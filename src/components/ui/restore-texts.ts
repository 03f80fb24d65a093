/** Puts the texts of an element as built in place of the `font` elements of a browser's translation. */
function restoreIn(element: Element, built: Element): void {
  const fonts = [...element.children].filter((child) => child.localName === 'font');
  const texts = [...built.childNodes].filter((node) => node instanceof Text && node.data.trim());
  for (const [index, font] of fonts.entries()) font.replaceWith(texts[index] ?? font);
  for (const [index, child] of [...element.children].entries()) {
    const same = built.children[index];
    if (same) restoreIn(child, same);
  }
}

/**
 * Gives islands that a browser has translated their first texts back, because React has to find them when it hydrates.
 * The browser then translates them again.
 */
export function restoreTexts(): void {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    if (!island.html || !island.querySelector('font *')) continue;
    const built = document.createElement('div');
    built.innerHTML = island.html;
    restoreIn(island, built);
  }
}
