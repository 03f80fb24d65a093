import { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { articles, pages } from '../routes';
import { pageAt } from './site';

// A shop may have none.
it('every published article is a page', () => {
  expect(articles.filter((slug) => !pages.includes(`/blog/${slug}`))).toEqual([]);
});

describe.each(articles)('/blog/%s', (slug) => {
  const page = pageAt(`/blog/${slug}`);

  it('has no words outside a paragraph, which would leave the column', () => {
    const outside = page
      .querySelectorAll('.prose')
      .flatMap(({ childNodes }) => childNodes)
      .filter((node) => !(node instanceof HTMLElement) || /^(?:a|b|em|span|strong)$/i.test(node.tagName))
      .flatMap(({ textContent }) => textContent.trim() || []);
    expect(outside).toEqual([]);
  });

  it('links to its sections in their order, if there are five or more', () => {
    const sections = page
      .querySelectorAll('.prose > h2[id]')
      .filter((heading) => !['In short', 'Sources'].includes(heading.textContent.trim()))
      .map(({ id }) => `#${id}`);
    const links = page.querySelectorAll('.table-of-contents a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(sections.length >= 5 ? sections : []);
  });

  it('leads to one quote form at its end', () => {
    const links = page
      .querySelectorAll('.article-action a')
      .flatMap((link) => link.getAttribute('href')?.match(/.*quote.*/) ?? []);
    expect(links).toHaveLength(1);
    const [path = '', id = 'quote'] = links.join().split('#');
    expect(pageAt(path).querySelector(`#${id}`)).not.toBeNull();
  });
});
