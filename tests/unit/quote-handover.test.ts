import { describe, expect, it } from 'vitest';
import { toContactLinks } from '@/features/quote/rules/quote-text';

describe('fields and contact links', () => {
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
