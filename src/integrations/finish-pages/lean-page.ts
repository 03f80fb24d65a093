import { brotliCompressSync, constants } from 'node:zlib';
import { FIRST_ROUND_TRIP } from '../first-round-trip.ts';
import { askForPicture } from './first-picture.ts';
import { runtimeElements } from './island-runtime.ts';
import { ownStyles } from './own-styles.ts';
import { readPage, withChanges, type Element } from './read-page.ts';
import type { WordsIn } from './script-words.ts';

/** Stands in a page where its first screen ends; Fold.astro writes it. */
const FOLD = '<!--fold-->';

/** Whether a page is larger than the first round trip, by a quick compression that errs on the safe side. */
const isLarge = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length > FIRST_ROUND_TRIP;

/**
 * The page with one file in place of its runtime and one style in place of all. Where that is too much for the first
 * round trip, the styles of what stands below the fold come as a file, for which `keep` returns the address. No
 * browser shows what follows before that file is there: the script waits for it, in Firefox too.
 */
export function leanPage(
  html: string,
  runtime: string,
  wordsIn: WordsIn,
  keep: (css: string) => string,
): string {
  const elements = readPage(html);
  const pieces = runtimeElements(elements);
  const file = pieces.length ? `<script defer src="${runtime}"></script>` : '';
  const rest = elements.filter((element) => !pieces.includes(element));
  const styles = rest.filter(({ name }) => name === 'style');
  const words = wordsIn(
    rest.filter(({ name }) => name === 'script'),
    html + file,
  );
  const withStyles = ([upper = '', lower]: readonly string[]) => {
    const changes = new Map<Element, string>(askForPicture(html, elements));
    for (const element of [...pieces, ...styles]) changes.set(element, '');
    const last = styles.at(-1);
    if (last) changes.set(last, `<style>${upper}</style>`);
    const link = lower && `<link rel="stylesheet" href="${keep(lower)}"><script> </script>`;
    return withChanges(html, changes)
      .replace('</head>', () => `${file}</head>`)
      .replace(FOLD, () => link ?? '');
  };
  const whole = withStyles(ownStyles(rest, words));
  const fold = html.indexOf(FOLD);
  return fold > 0 && isLarge(whole) ? withStyles(ownStyles(rest, words, fold)) : whole;
}
