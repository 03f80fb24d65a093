import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { answerTo } from '../../../src/server/hosts/answer';
import { redirects } from '../../../src/site/build/redirects';
import { cases } from '../../reach.ts';

const files = [
  '/index.html',
  '/about.html',
  '/blog.html',
  '/blog/an-article.html',
  '/404.html',
  '/locations/404.html',
  '/_headers',
  '/favicon.svg',
];
const answer = (path: string, query = '') => answerTo(path, query, (file) => files.includes(file));

describe('the answer of a host', () => {
  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/blog/an-article', '/blog/an-article.html'],
    ['/favicon.svg', '/favicon.svg'],
  ])('%s is %s', (path, file) => expect(answer(path)).toEqual({ status: 200, file }));

  it.each(Object.entries(redirects))('%s redirects to %s for good and keeps the query', (from, to) => {
    expect(answer(from, '?utm=1&b')).toEqual({ status: 301, location: `${to}?utm=1&b` });
  });

  it.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/blog/', '/blog'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s redirects to its one path %s', (path, location) => {
    expect(answer(path, '?a')).toEqual({ status: 301, location: `${location}?a` });
  });

  it.each([
    ['/nowhere', '/404.html'],
    ['/blog/nowhere', '/404.html'],
    ['/locations/nowhere-window-tinting', '/locations/404.html'],
    ['/_headers', '/404.html'],
    ['/nowhere/', '/404.html'],
  ])('%s is not found and shows %s', (path, file) => expect(answer(path)).toEqual({ status: 404, file }));

  it('never sends a visitor to another site, whatever the path', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      'index',
      '.html',
      'other.example',
      'about',
      ':',
      '@',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const given = answer(`/${parts.join('')}`);
        if (given.status === 301)
          expect(new URL(given.location, 'https://oakshade.example').origin).toBe('https://oakshade.example');
      }),
      { numRuns: cases },
    );
  });
});
