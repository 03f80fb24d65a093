import { ELEMENT_NODE, parse, walkSync } from 'ultrahtml';

/** An element of a page with its position in the HTML. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  start: number;
  end: number;
}

/** Every element of a page, in order. Throws if the page has no head. */
export function readPage(html: string): Element[] {
  const found: Element[] = [];
  // eslint-disable-next-line @typescript-eslint/no-unsafe-argument -- The library types its own tree as any.
  walkSync(parse(html), (node) => {
    if (node.type !== ELEMENT_NODE) return;
    const { name, attributes, loc } = node;
    const [open] = loc;
    // An element without a closing tag, such as meta, ends with its tag.
    const close = loc.at(1);
    const end = Math.max(open.end, close?.end ?? 0);
    found.push({
      name,
      attributes,
      text: html.slice(open.end, close?.start ?? open.end),
      start: open.start,
      end,
    });
  });
  if (!found.some(({ name }) => name === 'head')) throw new Error('It has no head.');
  return found;
}

/** The HTML with elements replaced by texts; the last change of an element counts. Everything else stays as it is. */
export function withChanges(html: string, changes: readonly [Element | undefined, string][]): string {
  let text = '';
  let from = 0;
  for (const [element, replacement] of [...new Map(changes)].toSorted(
    ([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0),
  )) {
    if (!element) continue;
    text += html.slice(from, element.start) + replacement;
    from = element.end;
  }
  return text + html.slice(from);
}
