import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../support/at-end';
import { findRedirects } from '../../src/site/build/redirects';
import { redirectsSchema } from '../../src/schemas/redirects';

it('redirects a path that no page could have as written, with and without a slash at its end', () => {
  const root = makeFolder();
  const content = join(root, 'src/content');
  cpSync('src/content', content, { recursive: true });
  const moved = 'moved:\n  - from: /About.html\n    to: /about\n  - from: /old-page/\n    to: /prices\n';
  writeFileSync(join(content, 'redirects.yaml'), moved);
  expect(Object.fromEntries(findRedirects(root))).toEqual({
    '/About.html': '/about',
    '/About.html/': '/about',
    '/old-page': '/prices',
  });
});

it('the list of pages that builds used to record says where its paths belong now', () => {
  const published = [{ path: '/blog/turf-melt', mark: '2 of 2025-01-25' }];
  const { error } = redirectsSchema.safeParse({ moved: [], published });
  expect(error?.issues[0]?.message).toContain('whose page is gone under moved');
});
