import { describe, expect, it } from 'vitest';
import { getQuoteKeys } from '@/features/quote/rules/quote';
import { toContactLinks } from '@/features/quote/rules/quote-text';
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

describe('fields and contact links', () => {
  it('show what the variant asks for', () => {
    expect(getQuoteKeys({ showAutomotiveFields: false, hideServiceType: true })).toEqual([
      'name',
      'phone',
      'email',
      'message',
    ]);
    expect(getQuoteKeys({ showAutomotiveFields: true, hideServiceType: false })).toHaveLength(8);
  });

  it('write the whole request into mail and text', () => {
    const quote = {
      name: 'Maria & Co',
      phone: '5125550188',
      email: 'm@example.com',
      message: 'Line 1\nLine 2',
    };
    const { mail, sms } = toContactLinks(
      { ...quote, serviceType: 'residential' },
      { phone: '(512) 555-0142', email: 'hello@a.example' },
    );
    const body = new URL(mail).searchParams.get('body');
    expect(body).toBe(
      'Name: Maria & Co\nPhone: 5125550188\nEmail: m@example.com\nService: Residential Tinting\nMessage: Line 1\nLine 2',
    );
    expect(sms).toBe(`sms:+15125550142?&body=${encodeURIComponent(body ?? '')}`);
  });
});
