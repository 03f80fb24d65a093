import { describe, expect, it } from 'vitest';
import { getField, quoteKeys } from '@/features/quote/rules/quote';
import { quoteServices } from '@/site/build/enabled';
import { isSample } from './sample';
import { business, pageAt } from '../dist/site';

/** The page's words for a field, if they are not its label. */
const words: Readonly<Record<string, string>> = {
  email: 'email address',
  vehicleInfo: 'vehicle',
  filmRemoval: 'old film',
  contactMethod: 'how we should reply',
};

describe.runIf(isSample)('the privacy page', () => {
  const asked = quoteKeys.filter((key) => {
    const { shownFor } = getField(key);
    if (shownFor === 'services') return quoteServices(business.services).length > 0;
    return shownFor !== 'vehicles' || business.services.automotive;
  });

  it.each(asked)('tells a visitor what the field %s is used for, and for how long it is kept', (key) => {
    const items = pageAt('/privacy').querySelectorAll('main li');
    const item = items.find((one) =>
      one
        .querySelector('b')
        ?.text.toLowerCase()
        .includes((words[key] ?? getField(key).label).toLowerCase()),
    );
    expect(item?.querySelector('p')?.text).toMatch(/.{10,}\./s);
    expect(item?.closest('section')?.querySelector('p')?.text).toContain('after two years');
  });
});
