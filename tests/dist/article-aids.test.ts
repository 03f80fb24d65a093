import { describe, expect, it } from 'vitest';
import { articles } from '../routes';
import { pageAt } from './site';

describe.each(articles)('/blog/%s', (slug) => {
  const page = pageAt(`/blog/${slug}`);

  it('lists its sections in order, each by a link that leads there', () => {
    const own = ['In short', 'Sources'];
    const sections = page
      .querySelectorAll('.prose > h2[id]')
      .filter((heading) => !own.includes(heading.textContent.trim()))
      .map(({ id }) => `#${id}`);
    const listed = page.querySelectorAll('.table-of-contents a').map((link) => link.getAttribute('href'));
    expect(listed).toEqual(sections.length >= 5 ? sections : []);
  });
});

it('every article but the oldest is led to from a newer one', () => {
  const led = new Set(
    articles.flatMap((slug) =>
      pageAt(`/blog/${slug}`)
        .querySelectorAll('a[rel=prev]')
        .map((link) => link.getAttribute('href')),
    ),
  );
  expect(led.size).toBe(articles.length - 1);
});
