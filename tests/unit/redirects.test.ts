import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../support/at-end';
import { findRedirects } from '../../src/site/build/redirects';

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
