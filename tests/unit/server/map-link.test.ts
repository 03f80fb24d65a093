import { describe, expect, it } from 'vitest';
import { toMapLink } from '../../../src/server/follow-up/map-link';

const place = (text: string) => {
  const link = toMapLink(text, ['75', '78']);
  return link && new URL(link).searchParams.get('query');
};

describe('the map beside a request', () => {
  it.each([
    ['Six windows at 1200 Live Oak Trail, Spicewood, TX 78669, all west.', '1200 Live Oak Trail, 78669'],
    ['Our shop is 500 W 5th St, Suite 210', '500 W 5th St, Suite 210'],
    ['We are in 78704-1234.', '78704'],
    ['Round Rock 78664, two stories', '78664'],
  ])('finds the place in "%s"', (text, found) => {
    expect(place(text)).toBe(found);
  });

  it.each([
    'Six west-facing windows.',
    '3 windows on the drive side',
    'About 75000 sq ft of glass, or 78,500 at most',
    'We pay $78000 a year; call 512-555-78664',
    'A house in 90210',
    '',
  ])('is missing if there is no place in "%s"', (text) => {
    expect(place(text)).toBeUndefined();
  });
});
