import { type Entry, valueAt } from '../site/build/content-file.ts';
import type { MdxBody } from './mdx.ts';
import type { Problem } from './problem.ts';
import { textsOf } from './texts.ts';

/** Words that a reader of our articles takes in a minute. */
const wordsPerMinute = 220;

/** A reading time that is off by more than a minute; tables are not counted, so one minute is left free. */
export function readingTimeProblems(entry: Entry, body: MdxBody): Problem[] {
  const said = Number.parseInt(String(valueAt(entry.data, ['readTime'])), 10);
  const texts = [...body.texts, ...textsOf(valueAt(entry.data, ['summary']))].map(({ text }) => text);
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute));
  if (!Number.isFinite(said) || Math.abs(said - minutes) <= 1) return [];
  return [
    {
      file: entry.file,
      line: entry.lineOf(['readTime']),
      field: 'readTime',
      wrong: `The article has ${words} words, which take ${minutes} minutes, not ${said}.`,
      remedy: `Write ${minutes} min read.`,
      example: `readTime: ${minutes} min read`,
    },
  ];
}
