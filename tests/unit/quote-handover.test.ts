import { describe, expect, it } from 'vitest';
import { toAmount } from '@/site/savings/format';
import { readCalculatorMessage, readService, toQuoteAddress } from '@/site/savings/quote-handover';
import { defaultEntries } from '@/site/savings/entries';
import { netOf, starting } from '../support/savings';

describe('from the calculator to the quote form', () => {
  const { search, pathname, hash } = new URL(
    toQuoteAddress({ ...defaultEntries, area: '420' }, 'residential'),
    'https://a.example',
  );

  it('carries the numbers, and writes the message on arrival', () => {
    expect([pathname, hash, readService(search)]).toEqual(['/request-quote', '#quote', 'residential']);
    const message = readCalculatorMessage(search);
    expect(message).toMatch(/^Please quote film for 420 sq ft of glass\. From the savings calculator: /);
    expect(message).toContain(`: ${starting.film} on ${starting.glass} glass, monthly bill `);
    expect(message).toContain(`${netOf({ area: 420 })} net over ${starting.years} years.`);
  });

  it('takes no words from the address', () => {
    expect(readCalculatorMessage('?message=Buy+now')).toBeUndefined();
    expect(readCalculatorMessage('?from=calculator&area=<b>&film=Buy')).toContain(
      toAmount('area', starting.area),
    );
    expect(readService('?service=plumbing')).toBeUndefined();
  });
});
