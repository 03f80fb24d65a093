import { brotliCompressSync, constants } from 'node:zlib';
import { FIRST_ROUND_TRIP } from '../first-round-trip.ts';
import { askForPicture } from './first-picture.ts';
import { runtimeElements } from './island-runtime.ts';
import { lowerStyles, pageStyles } from './page-styles.ts';
import { ownPolicy } from './policy.ts';
import { readPage, withChanges, type Element } from './read-page.ts';
import type { WordsIn } from './script-words.ts';
import { usedNames } from './used-names.ts';

/** Whether a page is larger than the first round trip, by a quick compression that errs on the safe side. */
const isLarge = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length > FIRST_ROUND_TRIP;

/**
 * The page with the file `runtime` in place of its runtime, with one style in place of all, and with its own policy.
 * Where that is too much for the first round trip, its style is that of what stands above the fold, and all come as a
 * file below it, for which `keep` returns the address: said again in their order, no rule wins that did not before.
 */
export function leanPage(
  html: string,
  runtime: string,
  wordsIn: WordsIn,
  keep: (css: string) => string,
): string {
  const elements = readPage(html);
  const pieces = runtimeElements(elements);
  const fold = elements.find(({ attributes }) => attributes['data-fold'] !== undefined);
  const rest = elements.filter((element) => !pieces.includes(element) && element !== fold);
  const styles = rest.filter(({ name }) => name === 'style');
  const scripts = rest.filter(({ name }) => name === 'script');
  const file = pieces.length ? `<script defer src="${runtime}"></script>` : '';
  const isInScripts = wordsIn(scripts, html + file);
  const css = styles.map(({ text }) => text).join('');
  const write = (style: string, below = '') => {
    const texts = [...scripts, ...(below && fold ? [fold] : [])];
    const changes: [Element | undefined, string][] = [
      ...[...pieces, ...styles].map((element): [Element, string] => [element, '']),
      ...askForPicture(html, elements),
      ...ownPolicy(html, elements, texts, style),
      [styles.at(-1), `<style>${style}</style>${file}`],
      [fold, below],
    ];
    return withChanges(html, changes);
  };
  const onPage = usedNames(html, elements);
  const whole = pageStyles(css, (name) => onPage(name) || isInScripts(name.replace(/^\./, '')));
  const page = write(whole);
  if (!fold || !isLarge(page)) return page;
  const above = usedNames(html, elements, fold.start);
  const upper = pageStyles(css, (name) => above(name) || (name.startsWith('--') && isInScripts(name)));
  // No browser shows what follows before that file is there: the script waits for it, in Firefox too.
  return write(
    upper,
    `<link rel="stylesheet" href="${keep(lowerStyles(whole, upper))}"><script>${fold.text}</script>`,
  );
}
