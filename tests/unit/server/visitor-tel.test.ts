import { describe, expect, it } from 'vitest';
import { toEmail } from '../../../src/server/email';
import { toVisitorTel } from '../../../src/server/visitor-tel';
import { toStoredRequest, typed } from './quote-app';

describe('the link that calls a visitor', () => {
  it.each([
    '5125550188',
    '(512) 555-0188',
    '512.555.0188',
    '512–555–0188',
    '+15125550188',
    '+1 (512) 555-0188',
    '(+1) 512 555 0188',
    '15125550188',
    '1-512-555-0188',
    'Cell: 512 555 0188',
    '512-555-0188 x12',
    '(512)555-0188 ext. 3',
    '5125550188,,12',
    '5125550188 #12',
    '5125550188 after 5',
  ])('dials the US number in %s', (phone) => {
    expect(toVisitorTel(phone)).toBe('tel:+15125550188');
  });

  it.each([
    'call me later',
    '555-0188 (work)',
    '555-0188 or 5550199',
    '512-555-018',
    '512-555-01889',
    '512-555-0188-9',
    '512-555-0188/0199',
    '5125550188[2J',
    '1512555018',
    '0512 555 0188',
    '512 155 0188',
    '+52 55 1234 5678',
    '+525512345678',
    '+5125550188',
    '+44 20 7946 0958',
    '020 7946 0958',
    '011 44 20 7946 0958',
    '138 1234 5678',
    '',
  ])('does not exist for %s', (phone) => {
    expect(toVisitorTel(phone)).toBeUndefined();
  });

  it('is in the email to the shop, if there is one', () => {
    const read = (phone: string) =>
      toEmail(
        toStoredRequest({ quote: { ...typed, phone } }),
        { to: 'owner@shop.example', from: 'site@shop.example' },
        'https://shop.example/quotes/link/t',
      ).text;
    expect(read('+15125550188')).toContain('\nCall: tel:+15125550188\n');
    expect(read('call me later')).not.toContain('Call:');
  });
});
