import { parse, type HTMLElement } from 'node-html-parser';

/** An element of a page; its `range` is its position in the HTML. */
export type Element = HTMLElement;

/** Every element of a page, in order, those in `noscript` too. */
export const readPage = (html: string): Element[] =>
  parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll('*');

/** The HTML with elements replaced by texts. */
export function withChanges(html: string, changes: readonly (readonly [Element, string])[]): string {
  let text = '';
  let from = 0;
  for (const [{ range }, replacement] of changes.toSorted(([a], [b]) => a.range[0] - b.range[0])) {
    text += html.slice(from, range[0]) + replacement;
    from = range[1];
  }
  return text + html.slice(from);
}
