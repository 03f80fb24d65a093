import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolvePath } from '../../../src/server/hosts/table';
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
const answer = (path: string, query = '') => resolvePath(path, query, (file) => files.includes(file));

it('no host sends a visitor to another site, whatever the path', () => {
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
