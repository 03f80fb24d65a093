import { brotliCompressSync, constants } from 'node:zlib';
import { FIRST_ROUND_TRIP } from '../compression.ts';
import { runtimeElements } from './island-runtime.ts';
import { deferredStyles, pageStyles } from './page-styles.ts';
import { pagePolicy } from './policy.ts';
import { preloadPicture } from './preload-picture.ts';
import { readPage, withChanges, type Element } from './read-page.ts';
import type { ScriptWords } from './script-words.ts';
import { usedNames } from './used-names.ts';

/** Whether a page is larger than the first round trip. The quick compression gives a few bytes more than the final one. */
const isLarge = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length > FIRST_ROUND_TRIP;

/**
 * A page with the file `runtime` in place of its inline island runtime, one style element, and its own security policy.
 * If it is too large for one round trip, only the CSS above the fold stays inline, and a file below the fold has all of
 * its styles in their order, so the cascade is the same.
 * @param writeStyles writes a style sheet and returns its path
 */
export function optimizePage(
  html: string,
  runtime: string,
  scriptWords: ScriptWords,
  writeStyles: (css: string) => string,
): string {
  const elements = readPage(html);
  const runtimeParts = runtimeElements(elements);
  const fold = elements.find(({ attributes }) => attributes['data-fold'] !== undefined);
  const others = elements.filter((element) => !runtimeParts.includes(element) && element !== fold);
  const styles = others.filter(({ name }) => name === 'style');
  const scripts = others.filter(({ name }) => name === 'script');
  const runtimeScript = runtimeParts.length ? `<script defer src="${runtime}"></script>` : '';
  const isInScripts = scriptWords(scripts, html + runtimeScript);
  const css = styles.map(({ text }) => text).join('');
  const write = (style: string, atFold = '') => {
    const changes: [Element | undefined, string][] = [
      ...[...runtimeParts, ...styles].map((element): [Element, string] => [element, '']),
      ...preloadPicture(html, elements),
      ...pagePolicy(html, elements, [...scripts, ...(atFold && fold ? [fold] : [])], style),
      [styles.at(-1), `<style>${style}</style>${runtimeScript}`],
      [fold, atFold],
    ];
    return withChanges(html, changes);
  };
  const isOnPage = usedNames(html, elements);
  const whole = pageStyles(css, (name) => isOnPage(name) || isInScripts(name.replace(/^\./, '')));
  const page = write(whole);
  if (!fold || !isLarge(page)) return page;
  const isAboveFold = usedNames(html, elements, fold.start);
  const critical = pageStyles(
    css,
    (name) => isAboveFold(name) || (name.startsWith('--') && isInScripts(name)),
  );
  // The empty script makes browsers wait for the styles before they paint what follows, Firefox too.
  return write(
    critical,
    `<link rel="stylesheet" href="${writeStyles(deferredStyles(whole, critical))}"><script>${fold.text}</script>`,
  );
}
