import { describe, expect, it } from 'vitest';
import { pages } from '../routes.ts';
import { pageAt } from './site.ts';

describe('parts that a screen reader lists', () => {
  it('have names that no other part of the page has', () => {
    const twice = pages.flatMap((path) => {
      const parts = pageAt(path).querySelectorAll('section[aria-label], nav[aria-label], [role=region]');
      const names = parts.map((part) => (part.getAttribute('aria-label') ?? '').replace(/\.$/, ''));
      return names.filter((name, at) => names.indexOf(name) < at).map((name) => `${path}: ${name}`);
    });
    expect(twice).toEqual([]);
  });
});
