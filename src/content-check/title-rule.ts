import type { Business } from '../schemas/business.ts';
import { textAt, textsOf, valueAt, type Entry } from '../site/build/content-file.ts';
import { fullTitle } from '../site/seo/page-meta.ts';
import type { MdxBody } from './mdx.ts';
import { problemAt, type Problem } from './problem.ts';

/** About how many characters of a title search results show. */
const shownLength = 60;

/** A title of up to this many characters is accepted however long the brand is. */
export const guaranteedLength = 27;

/** Titles of articles and service pages that search results would cut off once the brand follows them. */
export function titleProblems(
  entry: Entry,
  business: Pick<Business, 'brand' | 'titleCity'> | undefined,
): Problem[] {
  const isArticle = entry.kind === 'articles';
  if (!business || (!isArticle && entry.kind !== 'services')) return [];
  const shorter = isArticle ? textAt(entry.data, ['searchTitle']) : '';
  const title = shorter || textAt(entry.data, ['title']);
  const maxLength = Math.max(guaranteedLength, shownLength - fullTitle('', business).length);
  if (title.length <= maxLength) return [];
  return [
    problemAt(
      entry,
      [shorter ? 'searchTitle' : 'title'],
      `With the brand after it, the title has ${fullTitle(title, business).length} characters; search results show about ${shownLength}.`,
      `Write ${maxLength} characters or fewer${isArticle ? ' in searchTitle. The headline may stay as it is' : ''}.`,
      isArticle ? 'searchTitle: Window tint shade guide' : 'title: Tesla Window Tinting',
    ),
  ];
}

/** The fields whose words are drawn on pictures for sharing. */
const cardFields: Partial<Record<Entry['kind'], readonly string[][]>> = {
  articles: [['title']],
  business: [['brand'], ['address', 'town']],
  locations: [['city']],
  services: [['name']],
};

/** Letters that every typeface has. */
const usualLetters = /^[ -~\u00a0-ÿ‘’“”–—…]*$/;

/** Letters that the pictures for sharing cannot show, because no typeface of the theme has them. */
export async function letterProblems(entry: Entry): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of cardFields[entry.kind] ?? [['meta', 'card']]) {
    const text = textAt(entry.data, path);
    if (usualLetters.test(text)) continue;
    // Only now, because it reads the typefaces.
    const { loadLetters } = await import('../site/seo/card-text.ts');
    const [letter] = await loadLetters(text);
    const wrong = `The picture for sharing cannot show ${letter}: no typeface in theme.yaml has it.`;
    if (letter)
      problems.push(problemAt(entry, path, wrong, 'Write it another way, or choose typefaces that have it.'));
  }
  return problems;
}

const wordsPerMinute = 220;

/** A reading time that is off by more than a minute. Tables are not counted, and may take that minute. */
export function readingTimeProblems(entry: Entry, body: MdxBody): Problem[] {
  const stated = Number.parseInt(textAt(entry.data, ['readTime']), 10);
  const texts = [...body.texts, ...textsOf(valueAt(entry.data, ['summary']))].map(({ text }) => text);
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute));
  if (!Number.isFinite(stated) || Math.abs(stated - minutes) <= 1) return [];
  const time = `${minutes} min read`;
  const wrong = `The article has ${words} words, which is a ${time}, not ${stated}.`;
  return [problemAt(entry, ['readTime'], wrong, `Write ${time}.`, `readTime: ${time}`)];
}

/** Titles and descriptions that two pages share, although search engines need to tell the pages apart. */
export function duplicateProblems(entries: readonly Entry[]): Problem[] {
  return ['title', 'description'].flatMap((field) => {
    const owners = new Map<string, Entry>();
    return entries.flatMap((entry) => {
      const text = textAt(entry.data, [field]);
      // New drafts all have the same placeholder texts.
      if (entry.kind === 'galleries' || !text || text.startsWith('Write here:')) return [];
      const first = owners.get(text);
      if (first)
        return [
          problemAt(
            entry,
            [field],
            `${first.file} has the same ${field}.`,
            `Write a ${field} about this page only.`,
          ),
        ];
      owners.set(text, entry);
      return [];
    });
  });
}
