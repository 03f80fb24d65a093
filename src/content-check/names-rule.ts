import { keysOf } from '../site/format/keys-of.ts';
import { toLocationSlug, toSlug } from '../site/format/slugs.ts';
import { contentKinds, fileOf, type ContentKind } from '../schemas/index.ts';
import { type Entry, valueAt } from '../site/build/content-file.ts';
import type { Problem } from './problem.ts';

/** Files that pages ask for by name; kinds of one file are seen to in file-rule. */
const fixed: Partial<Record<ContentKind, readonly string[]>> = {
  faqs: ['commercial', 'residential', 'automotive', 'tesla'],
  services: ['commercial', 'residential', 'automotive', 'tesla'],
  galleries: ['commercial', 'residential', 'automotive', 'tesla', 'gallery'],
};

/** File names that do not fit, and files that a page needs and does not find. */
export function nameProblems(entries: readonly Entry[]): Problem[] {
  const wrongNames = entries.flatMap((entry) => {
    const { ending } = contentKinds[entry.kind];
    const city = valueAt(entry.data, ['city']);
    const wanted =
      entry.kind === 'locations' && typeof city === 'string' ? toLocationSlug(city) : toSlug(entry.slug);
    if (entry.slug === wanted) return [];
    return [
      {
        file: entry.file,
        line: entry.kind === 'locations' ? entry.lineOf(['city']) : 1,
        field: 'file name',
        wrong:
          entry.kind === 'locations' && typeof city === 'string'
            ? `The file is not named after its city, ${city}.`
            : 'The file name becomes the address of the page and has signs that do not belong there.',
        remedy: `Rename the file to ${wanted}.${ending}.`,
        example: `${wanted}.${ending}`,
      },
    ];
  });
  const missing = keysOf(contentKinds).flatMap((kind) =>
    (fixed[kind] ?? [])
      .filter((name) => !entries.some((entry) => entry.kind === kind && entry.slug === name))
      .map((name) => {
        const file = fileOf(kind, name);
        return {
          file,
          line: 1,
          field: 'file name',
          wrong: 'A page needs this file and it is not there.',
          remedy: `Restore it, or rename your file back to ${name}.yaml.`,
          example: `git checkout -- ${file}`,
        };
      }),
  );
  return [...wrongNames, ...missing];
}

/** Titles and descriptions that two pages share, where search engines would show either. */
export function duplicateProblems(entries: readonly Entry[]): Problem[] {
  return ['title', 'description'].flatMap((field) => {
    const owners = new Map<string, Entry>();
    return entries.flatMap((entry) => {
      const text = valueAt(entry.data, [field]);
      if (entry.kind === 'galleries' || typeof text !== 'string') return [];
      const first = owners.get(text);
      if (!first) {
        owners.set(text, entry);
        return [];
      }
      return [
        {
          file: entry.file,
          line: entry.lineOf([field]),
          field,
          wrong: `${first.file} has the same ${field}.`,
          remedy: `Write a ${field} about this page only.`,
          example: '',
        },
      ];
    });
  });
}
