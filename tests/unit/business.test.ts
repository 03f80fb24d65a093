import { describe, expect, it } from 'vitest';
import { businessSchema } from '@/schemas/business';
import { business } from '../fixture/shop.ts';

/** The mistakes that the schema finds after some changes, each with its place. Undefined if there are none. */
const mistakesOf = (changes: object) =>
  businessSchema
    .safeParse({ ...business, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join(' > ')}: ${message}`);

const { claims, links } = business;

describe('the URL of the site', () => {
  it.each([
    ['https://example.com/', 'without the slash at its end'],
    ['https://example.com/tint', 'Write just the domain'],
    ['https://example.com?shop', 'Write just the domain'],
    ['https://example.com#shop', 'Write just the domain'],
    ['example', 'https://'],
  ])('may not be %s, and gets one remedy', (site, remedy) => {
    const mistakes = mistakesOf({ site });
    expect(mistakes).toHaveLength(1);
    expect(mistakes?.[0]).toMatch(/^site: /);
    expect(mistakes?.[0]).toContain(remedy);
  });
});

describe('the services of a shop', () => {
  const none = { commercial: false, residential: false, automotive: false, tesla: false };

  it('are at least one', () =>
    expect(mistakesOf({ services: none })).toEqual([
      'services: Write true for at least one of commercial, residential and automotive',
    ]));

  it('turn off the claims about other services', () => {
    const all = Object.fromEntries(Object.keys(claims).map((claim) => [claim, true]));
    const booked = { ...links, booking: 'https://book.example', giftCards: 'https://gifts.example' };
    const claimsWith = (service: string) => {
      const only = { ...none, [service]: true };
      const parsed = businessSchema.parse({ ...business, services: only, claims: all, links: booked });
      return Object.entries(parsed.claims).flatMap(([claim, isClaimed]) => (isClaimed ? [] : [claim]));
    };
    const homes = ['homeWarranty', 'exteriorWarranty'];
    const cars = ['rideShare', 'vehicleWarranty', 'accidentWarranty'];
    expect(claimsWith('commercial').toSorted()).toEqual([...homes, ...cars].toSorted());
    expect(claimsWith('residential').toSorted()).toEqual(['commercialWarranty', ...cars].toSorted());
    expect(claimsWith('automotive').toSorted()).toEqual(
      ['commercialWarranty', 'glassWarranty', ...homes].toSorted(),
    );
  });
});

describe('a notice', () => {
  it('does not end before it begins', () =>
    expect(mistakesOf({ noticeFrom: '2026-12-25', noticeUntil: '2026-12-24' })).toEqual([
      'noticeUntil: Write the day of noticeFrom or a later one',
    ]));
});

it.each(['booking', 'giftCards'])('the claim of %s needs its URL', (claim) => {
  const without = { ...links, [claim]: undefined };
  expect(mistakesOf({ claims: { ...claims, [claim]: false }, links: without })).toBeUndefined();
  expect(mistakesOf({ claims: { ...claims, [claim]: true }, links: without })).toEqual([
    `links > ${claim}: Write a full URL that starts with https://, or write false at claims > ${claim}`,
  ]);
});
