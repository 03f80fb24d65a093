import { describe, expect, it } from 'vitest';
import { toServicePath } from '../../src/site/format/slugs';
import { readPublished } from '../content';
import { articles, listed, locations } from '../routes';
import { business, isServed, pageAt, plain } from './site';

type Node = Record<string, unknown> & { '@type': string | string[]; '@id'?: string };

function graphOf(path: string): Node[] {
  const scripts = pageAt(path).querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.rawText ?? '') as { '@graph': Node[] };
  return data['@graph'];
}

const typesOf = (path: string) => graphOf(path).flatMap((node) => node['@type']);
const nodeOf = (path: string, type: string) =>
  graphOf(path).find((node) => [node['@type']].flat().includes(type));

/** Every `@id` that a value only refers to. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const id = (value as Partial<Node>)['@id'];
  if (id && entries.length === 1) return [id];
  return entries.flatMap(([, inner]) => references(inner));
}

const withQuestions = [
  ...readPublished('services').map(({ slug }) => toServicePath(slug)),
  ...locations.map((slug) => `/locations/${slug}`),
].filter((path) => listed.includes(path));

describe.each(listed)('%s', (path) => {
  it('describes the page and the business, linked by @id', () => {
    const graph = graphOf(path);
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references(graph).filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toContain(`${business.site}/#business`);
    expect(typesOf(path)).toEqual(expect.arrayContaining(['LocalBusiness', 'WebSite', 'WebPage']));
    expect(nodeOf(path, 'WebPage')?.url).toBe(business.site + path);
  });

  it('has a breadcrumb from home, unless it is home', () => {
    const crumbs = nodeOf(path, 'BreadcrumbList')?.itemListElement as { item: string }[] | undefined;
    if (path === '/') {
      expect(crumbs).toBeUndefined();
      return;
    }
    const items = crumbs?.map(({ item }) => new URL(item).pathname) ?? [];
    expect(items[0]).toBe('/');
    expect(items.at(-1)).toBe(path);
    expect(items.filter((item) => !isServed(item))).toEqual([]);
  });

  it('has the same questions and answers as the page', () => {
    const shown = pageAt(path)
      .querySelectorAll('details[id^=item-]')
      .map((item) => {
        const question = plain(item.querySelector('summary')?.text ?? '');
        return { question, answer: plain(item.text).replace(question, '').trim() };
      });
    const described = (nodeOf(path, 'FAQPage')?.mainEntity ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(
      described.map(({ name, acceptedAnswer }) => ({
        question: plain(name),
        answer: plain(acceptedAnswer.text),
      })),
    ).toEqual(shown);
    expect(shown.length > 0).toBe(withQuestions.includes(path));
  });
});

describe('structured data', () => {
  it.each(withQuestions)('%s describes a service', (path) => {
    const service = nodeOf(path, 'Service');
    expect(service?.provider).toEqual({ '@id': `${business.site}/#business` });
    expect(service?.areaServed).toBeTruthy();
  });

  it.each(articles)('%s is a blog post of the organization, with both dates', (slug) => {
    const post = nodeOf(`/blog/${slug}`, 'BlogPosting');
    expect(post).toMatchObject({
      author: { '@type': 'Organization', name: business.brand },
      publisher: { '@type': 'Organization', name: business.brand },
    });
    expect(plain(String(post?.headline))).toBe(
      plain(pageAt(`/blog/${slug}`).querySelector('h1')?.text ?? ''),
    );
    for (const date of [post?.datePublished, post?.dateModified])
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00[+-]\d{2}:\d{2}$/);
    expect(isServed(new URL(String(post?.image)).pathname)).toBe(true);
  });
});
