import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordPublished } from '../../src/integrations/published-pages';
import { makeFolder } from '../support/at-end';
import { readPublishedPages, findRedirects } from '../../src/site/build/redirects';

const root = makeFolder();
const content = join(root, 'src/content');
const articles = join(content, 'articles');
const towns = join(content, 'locations');
const edit = (name: string, from: RegExp, to: string) =>
  writeFileSync(join(content, name), readFileSync(join(content, name), 'utf8').replace(from, to));
const redirects = () => Object.fromEntries(findRedirects(root));

describe('an article or a location whose file is gone', () => {
  beforeEach(() => {
    rmSync(content, { recursive: true, force: true });
    cpSync('src/content', content, { recursive: true });
    cpSync(join(articles, `${article}.mdx`), join(articles, `${other}.mdx`));
    edit(`articles/${other}.mdx`, /^id: .*$/m, 'id: 999');
    edit('redirects.yaml', /^moved:[^]*/m, 'published: []\n');
    recordPublished(root);
  });
  const namesIn = (list: string) =>
    readPublishedPages().flatMap(({ path }) => (path.startsWith(list) ? [path.slice(list.length)] : []));
  const [article = ''] = namesIn('/blog/');
  const other = 'one-more-article';
  const [town = ''] = namesIn('/locations/');

  it('has no redirect while all files exist', () => expect(redirects()).toEqual({}));

  it('is found under its new name, however many names it has had', () => {
    renameSync(join(articles, `${article}.mdx`), join(articles, 'second-name.mdx'));
    recordPublished(root);
    renameSync(join(articles, 'second-name.mdx'), join(articles, 'third-name.mdx'));
    renameSync(join(towns, `${town}.yaml`), join(towns, 'new-location-window-tinting.yaml'));
    expect(redirects()).toEqual({
      [`/blog/${article}`]: '/blog/third-name',
      '/blog/second-name': '/blog/third-name',
      [`/locations/${town}`]: '/locations/new-location-window-tinting',
    });
  });

  it('leads to the list if it was deleted, or to the page that its owner named', () => {
    for (const name of [article, other]) rmSync(join(articles, `${name}.mdx`));
    rmSync(join(towns, `${town}.yaml`));
    const own = `moved:\n  - from: /blog/${other}\n    to: /prices\n  - from: /older\n    to: /blog/${article}\n`;
    edit('redirects.yaml', /^published:/m, `${own}published:`);
    expect(redirects()).toEqual({
      [`/blog/${article}`]: '/blog',
      [`/blog/${other}`]: '/prices',
      '/older': '/blog',
      [`/locations/${town}`]: '/locations',
    });
  });

  it('redirects a path that no page could have as written, with and without a slash at its end', () => {
    const own = 'moved:\n  - from: /About.html\n    to: /about\n  - from: /old-page/\n    to: /prices\n';
    edit('redirects.yaml', /^published:/m, `${own}published:`);
    expect(redirects()).toEqual({
      '/About.html': '/about',
      '/About.html/': '/about',
      '/old-page': '/prices',
    });
  });

  it('is recorded once, without changing other lines, and a draft is not recorded', () => {
    const before = readFileSync(join(content, 'redirects.yaml'), 'utf8');
    expect(recordPublished(root)).toEqual([]);
    cpSync(join(articles, `${article}.mdx`), join(articles, 'added.mdx'));
    cpSync(join(articles, `${article}.mdx`), join(articles, 'not-done.mdx'));
    edit('articles/not-done.mdx', /^title:/m, 'draft: true\ntitle:');
    expect(recordPublished(root)).toEqual(['/blog/added']);
    const after = readFileSync(join(content, 'redirects.yaml'), 'utf8');
    expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([
      expect.stringContaining('{ path: /blog/added, mark: '),
    ]);
  });

  it('does not count for another shop that starts from the sample', () => {
    edit('redirects.yaml', /^publishedAt: .*$/m, 'publishedAt: https://sample.example');
    rmSync(join(articles, `${article}.mdx`));
    expect(redirects()).toEqual({});
    recordPublished(root);
    expect(readFileSync(join(content, 'redirects.yaml'), 'utf8')).not.toContain(article);
  });

  it('still counts for a shop that moves to another domain, but not where a server has no page files', () => {
    edit('redirects.yaml', /^publishedAt: .*$/m, 'publishedAt: https://old.shop.com');
    rmSync(join(articles, `${article}.mdx`));
    expect(redirects()).toEqual({ [`/blog/${article}`]: '/blog' });
    for (const folder of [articles, towns]) rmSync(folder, { recursive: true });
    expect(redirects()).toEqual({});
  });
});
