import { basename } from 'node:path';
import type { Entry } from '../content-check/entry.ts';
import type { Problem } from '../content-check/problem.ts';
import { textsOf, valueAt } from '../content-check/texts.ts';

const under = (src: string) => src.split('assets/pictures/')[1] ?? basename(src);

/** Invented people, and galleries that show drawings where visitors expect finished jobs. */
export function peopleAndPictureBlockers(entries: readonly Entry[], drawn: ReadonlySet<string>): Problem[] {
  return entries.flatMap((entry) => {
    const at = { file: entry.file, example: '' };
    if (entry.kind === 'team' && valueAt(entry.data, ['sample']) === true)
      return [
        {
          ...at,
          line: entry.lineOf(['sample']),
          field: 'sample',
          wrong: `${String(valueAt(entry.data, ['name']))} is an invented person.`,
          remedy:
            'Write a real name, role and photo and delete the line "sample: true", or delete the whole file.',
        },
      ];
    if (entry.kind !== 'galleries') return [];
    const pictures = textsOf(entry.data).filter(({ path }) => path.at(-1) === 'src');
    const samples = pictures.filter(({ text }) => drawn.has(under(text)));
    if (!samples.length) return [];
    return [
      {
        ...at,
        line: entry.lineOf(['images']),
        field: 'images',
        wrong: `${samples.length} of ${pictures.length} pictures are drawings, not photos of finished jobs.`,
        remedy: 'Add photos with npm run new, choose gallery photo, and delete the drawings from the list.',
      },
    ];
  });
}
