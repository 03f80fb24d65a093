import { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { articles } from '../routes';
import { pageAt } from './site';

// Loops rather than `describe.each`, because a shop may have no articles.
const pages = articles.map((slug) => ({ slug, page: pageAt(`/blog/${slug}`) }));

describe('an article', () => {
  it('has no words outside a paragraph, which would leave the column', () => {
    for (const { slug, page } of pages) {
      const outside = page
        .querySelectorAll('.prose')
        .flatMap(({ childNodes }) => childNodes)
        .filter((node) => !(node instanceof HTMLElement) || /^(?:a|b|em|span|strong)$/i.test(node.tagName))
        .flatMap(({ textContent }) => textContent.trim() || []);
      expect(outside, slug).toEqual([]);
    }
  });

  it('links to its sections in order, if it has five or more', () => {
    for (const { slug, page } of pages) {
      const sections = page
        .querySelectorAll('.prose > h2[id]')
        .filter((heading) => !['In short', 'Sources'].includes(heading.textContent.trim()))
        .map(({ id }) => `#${id}`);
      const links = page.querySelectorAll('.table-of-contents a').map((link) => link.getAttribute('href'));
      expect(links, slug).toEqual(sections.length >= 5 ? sections : []);
    }
  });

  it('links to one quote form at its end', () => {
    for (const { slug, page } of pages) {
      const links = page
        .querySelectorAll('.article-action a')
        .flatMap((link) => link.getAttribute('href')?.match(/.*quote.*/) ?? []);
      expect(links, slug).toHaveLength(1);
      const [path = '', id = 'quote'] = links.join().split('#');
      expect(pageAt(path).querySelector(`#${id}`), slug).not.toBeNull();
    }
  });
});
