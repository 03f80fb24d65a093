import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../src/server/hosts/table';
import { redirects } from '../../../src/site/build/redirects';
import { cases } from '../../reach.ts';

const files = [
  '/index.html',
  '/about.html',
  '/blog.html',
  '/404.html',
  '/locations/404.html',
  '/_headers',
  '/favicon.svg',
];
const answer = (path: string, query = '') => answerTo(path, query, (file) => files.includes(file));

describe('what every host answers', () => {
  it.each([
    ['/', 200, '/index.html'],
    ['/about', 200, '/about.html'],
    ['/favicon.svg', 200, '/favicon.svg'],
    ['/nowhere', 404, '/404.html'],
    ['/nowhere/', 404, '/404.html'],
    ['/locations/nowhere-window-tinting', 404, '/locations/404.html'],
    ['/_headers', 404, '/404.html'],
  ])('%s is answered with %d and %s', (path, status, file) => expect(answer(path)).toEqual({ status, file }));

  it.each([
    ...Object.entries(redirects),
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s redirects to %s for good and keeps the query', (from, to) => {
    expect(answer(from, '?utm=1&b')).toEqual({ status: 301, location: `${to}?utm=1&b` });
  });

  it('never sends a visitor to another site, whatever the path', () => {
    const part = fc.constantFrom(
      ...['/', '\\', '//', '.', '..', 'index', '.html', 'other.example', 'about', ':', '@', '%2f'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const response = answer(`/${parts.join('')}`);
        if (response.status === 301)
          expect(new URL(response.location, 'https://oakshade.example').origin).toBe(
            'https://oakshade.example',
          );
      }),
      { numRuns: cases },
    );
  });
});
