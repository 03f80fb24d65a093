import { runtimeElements } from './island-runtime.ts';
import { ownStyles } from './own-styles.ts';
import { readPage, withChanges, type Element } from './read-page.ts';
import type { WordsIn } from './script-words.ts';

/** The page with one file in place of its runtime and one style in place of all. */
export function leanPage(html: string, runtime: string, wordsIn: WordsIn): string {
  const elements = readPage(html);
  const pieces = runtimeElements(elements);
  const file = pieces.length ? `<script defer src="${runtime}"></script>` : '';
  const rest = elements.filter((element) => !pieces.includes(element));
  const styles = rest.filter(({ name }) => name === 'style');
  const scripts = rest.filter(({ name }) => name === 'script');
  const changes = new Map<Element, string>();
  for (const element of [...pieces, ...styles]) changes.set(element, '');
  const last = styles.at(-1);
  if (last) changes.set(last, `<style>${ownStyles(rest, wordsIn(scripts, html + file))}</style>`);
  return withChanges(html, changes).replace('</head>', () => `${file}</head>`);
}
