import { guaranteedLength } from '../../src/content-check/site.ts';
import { dateWordings } from '../../src/site/format/dates.ts';
import { toSlug } from '../../src/site/format/slugs.ts';
import { type Entry, valueAt } from '../../src/site/build/content-file.ts';
import { descriptionGuide, toYaml } from './yaml.ts';

const pages: Record<string, { label: string; href: string }> = {
  Automotive: { label: 'See automotive tinting', href: '/auto-window-tinting' },
  Residential: { label: 'See residential tinting', href: '/residential-window-tinting' },
  Commercial: { label: 'See commercial tinting', href: '/commercial-window-tinting' },
};

export interface NewArticle {
  title: string;
  category: string;
  date: string;
  cover: { src: string; alt: string };
}

/** A new article as a draft that passes the check, with guidance in place of each text. */
export function articleSource(
  wanted: NewArticle,
  articles: readonly Entry[],
): { slug: string; source: string } {
  const { title, category, date, cover } = wanted;
  const slug = toSlug(title);
  const ids = articles.map(({ data }) => Number(valueAt(data, ['id']) ?? 0));
  const near = (entry: Entry) => Number(valueAt(entry.data, ['category']) === category);
  const related = articles
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, 3)
    .map((entry) => entry.slug);
  const page = pages[category] ?? { label: 'Request a quote', href: '/request-quote' };
  const front = {
    id: Math.max(0, ...ids) + 1,
    title,
    ...(title.length > guaranteedLength && {
      searchTitle: title.slice(0, guaranteedLength + 1).replace(/\W*\s\S*$/, ''),
    }),
    subtitle: 'Write here: one or two sentences that say what the reader will know at the end.',
    excerpt: 'Write here: what the article gives its reader, in one sentence of 60 to 180 characters.',
    description: descriptionGuide,
    keywords: [`${category.toLowerCase()} window tinting`, 'window tint guide'],
    category,
    badge: category,
    datePublished: date,
    dateText: dateWordings(date).short,
    reviewedOn: date,
    readTime: '1 min read',
    cover,
    summary: [
      'Write here: the first thing a reader should take away.',
      'Write here: the second, with a figure if there is one.',
      'Write here: the third, such as what to do next.',
    ],
    related,
    callToAction: {
      heading: 'Write here: a next step.',
      text: 'Write here: why to take that step now. The quote comes within {quoteHours} hours.',
      links: [page, { label: 'Request a quote', href: '/request-quote' }],
    },
    draft: true,
  };
  const body = [
    '## Write here: a heading that is a statement.',
    'Write here: the first paragraph. Begin with what the reader sees or feels, not with what we sell. Short sentences.',
    '## Write here: the next heading.',
    'Write here: the facts. Say where a figure comes from. The phone number is <Fact name="phone" />.',
  ].join('\n\n');
  return { slug, source: `---\n${toYaml(front)}---\n\n${body}\n` };
}
