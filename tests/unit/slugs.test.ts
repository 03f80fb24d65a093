import { describe, expect, it } from 'vitest';
import { toLocationSlug, toSlug } from '../../src/site/format/slugs';

describe('slugs', () => {
  it.each([
    ['Dallas-Fort Worth', 'dallas-fort-worth'],
    ['Bee Cave', 'bee-cave'],
    ["  St. John's  ", 'st-john-s'],
    ['San José', 'san-jose'],
    ['!?', ''],
  ])('%s becomes %s', (name, slug) => expect(toSlug(name)).toBe(slug));

  it('end in the trade for a city', () => expect(toLocationSlug('Bee Cave')).toBe('bee-cave-window-tinting'));
});
