import { describe, expect, it } from 'vitest';
import { pageAt, visibleText } from '../dist/site';
import { pages } from '../routes';
import { isSample } from './sample';

/** The short words of the trade, and the words that say what each is. */
const terms = {
  VLT: /visible light/i,
  TSER: /total solar energy|the sun's energy/i,
  SHGC: /solar heat gain coefficient|share they let in/i,
};
/** How far from its first use the words of a term may stand, in letters. */
const NEAR = 160;

/** What stands around the first use of a term on a page; undefined where it does not stand there. */
function aroundFirst(path: string, term: string): string | undefined {
  const body = pageAt(path).querySelector('body');
  const text = body ? visibleText(body) : '';
  const at = text.search(new RegExp(`\\b${term}\\b`));
  return at < 0 ? undefined : text.slice(Math.max(0, at - NEAR), at + NEAR);
}

describe.runIf(isSample).each(Object.entries(terms))('%s', (term, words) => {
  it('is said in words where a page first uses it', () => {
    const bare = pages.flatMap((path) => {
      const around = aroundFirst(path, term);
      return around === undefined || words.test(around) ? [] : [`${path}: …${around}…`];
    });
    expect(bare).toEqual([]);
  });
});
