import { describe, expect, it } from 'vitest';
import { lawText } from '../../src/site/format/facts';
import { isServed, listed, pages } from '../routes';
import { business, mainText, pageAt, plain, state } from './site';

const summary = plain(lawText(state));
const { name, law } = state;
const limits = new RegExp(
  `light transmission,|${name} asks|the ${name} limit|more than ${law.frontSidesPercent}%|${law.frontSidesPercent}% limit`,
  'i',
);

describe('the law', () => {
  const mentioned = pages.filter((path) => limits.test(mainText(path)));

  it('is on the pages about windshields', () => {
    const about = ['/auto-window-tinting', '/tesla-window-tinting', '/blog/windshield-tinting'].filter(
      isServed,
    );
    expect(mentioned).toEqual(expect.arrayContaining(about));
  });

  it.each(mentioned)(
    'is on %s with its source, the date and the advice to measure the glass first',
    (path) => {
      expect(mainText(path).includes(summary), summary).toBe(true);
      expect(pageAt(path).querySelector(`main a[href="${state.law.page}"]`)?.text).toBe(state.law.publisher);
    },
  );
});

describe('savings in figures', () => {
  const saving =
    /\d%[^.]{0,30}\b(?:cooling|energy costs?)\b|\b(?:cooling|energy) (?:costs?|bills?|energy)\b[^.]{0,40}\d%|\$\d[\d,]* a year\b/i;
  const claiming = listed.filter((path) => saving.test(mainText(path)));

  it('are on the pages that sell them', () => {
    const { commercial, residential } = business.services;
    const home = commercial || residential ? ['/'] : [];
    const others = ['/residential-window-tinting', '/commercial-window-tinting', '/blog/energy-savings'];
    expect(claiming).toEqual(expect.arrayContaining([...home, ...others.filter(isServed)]));
  });

  it.skipIf(!isServed('/blog/energy-savings')).each(claiming)(
    'on %s link to how they are calculated',
    (path) => {
      const explanation = 'main a[href="/blog/energy-savings#how-we-count"], main h2#how-we-count';
      expect(pageAt(path).querySelector(explanation)).not.toBeNull();
    },
  );
});
