import { describe, expect, it } from 'vitest';
import { pages } from '../routes';
import { pageAt } from './site';

const articles = pages.filter((path) => path.startsWith('/blog/'));

describe('the box at the end of an article', () => {
  it.each(articles)('on %s leads to one form for a quote', (path) => {
    const buttons = pageAt(path).querySelectorAll('.article-action a');
    const ways = buttons.map((link) => link.getAttribute('href') ?? '').filter((href) => /quote/.test(href));
    expect(ways).toHaveLength(1);
    const [page = '', anchor = 'quote'] = ways.join().split('#');
    expect(pageAt(page).querySelector(`#${anchor}`)).not.toBeNull();
  });
});
