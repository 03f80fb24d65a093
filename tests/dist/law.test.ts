import { describe, expect, it } from 'vitest';
import { lawText } from '../../src/site/format/facts';
import { pages } from '../routes';
import { pageAt, plain, state, visibleText } from './site';

const said = plain(lawText(state));
const main = (path: string) => visibleText(pageAt(path).querySelector('main') ?? pageAt(path));
const limits = /light transmission, any|Texas asks|the Texas limit|more than 25%|25% limit/i;
const verdicts =
  /\b(?:70|50|35)% (?:film )?is (?:legal|allowed)|room to spare|allowed (?:everywhere|: )|stays? within (?:that|the) (?:Texas|limit)/i;

/** Pages that name the limit of the front doors or of the windshield, in these words or others. */
const naming = pages.filter((path) => limits.test(main(path)));

describe('a law sentence', () => {
  it.each(pages.filter((path) => /^\/(?:auto|tesla)-window-tinting$|\/windshield-tinting$/.test(path)))(
    'stands on %s',
    (path) => {
      expect(naming).toContain(path);
    },
  );

  it.each(naming)('on %s tells whose summary it is, of which day, and that we meter first', (path) => {
    expect(main(path).includes(said), said).toBe(true);
    expect(pageAt(path).querySelector(`main a[href="${state.law.page}"]`)?.text).toBe(state.law.publisher);
  });

  it.each(pages)('on %s calls no film legal', (path) => {
    expect(verdicts.exec(main(path))?.[0]).toBeUndefined();
  });
});
