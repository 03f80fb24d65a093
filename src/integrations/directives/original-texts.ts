/**
 * Remembers the texts of an island. Returns a function that puts them back where the browser has translated them, because
 * React has to find them when it hydrates; the browser then translates them again. It returns whether it changed any.
 */
export function keepTexts(island: HTMLElement): () => boolean {
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const texts: { node: Node; value: string | null; parent: Element | null }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    texts.push({ node, value: node.nodeValue, parent: node.parentElement });
  return () => {
    const changed = texts.filter(({ node, value }) => !node.isConnected || node.nodeValue !== value);
    for (const { node, value, parent } of changed) {
      // Some translators put an element in place of a text.
      if (!node.isConnected) parent?.querySelector(':scope > font')?.replaceWith(node);
      node.nodeValue = value;
    }
    return changed.length > 0;
  };
}
