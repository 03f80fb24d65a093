import { basename } from 'node:path';
import { type Entry, valueAt } from '../../src/site/build/content-file.ts';
import { toFieldName, type Problem } from '../../src/content-check/problem.ts';
import { textsOf } from '../../src/content-check/texts.ts';
import { recipe } from '../../src/content-check/recipes.ts';

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
          remedy: `Write a real name, role and photo and delete the line "sample: true", or delete the whole file. ${recipe('make-it-yours.md')}`,
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
        remedy: `Add photos with npm run new, choose gallery photo, and delete the drawings from the list. ${recipe('photos.md')}`,
      },
    ];
  });
}

/** Drawings on pages and in articles: they may stay, as their texts call them that; one line for all. */
export function drawingWarnings(entries: readonly Entry[], drawn: ReadonlySet<string>): Problem[] {
  const shown = entries.flatMap((entry) =>
    textsOf(entry.data)
      .filter(({ path, text }) => path.at(-1) === 'src' && drawn.has(under(text)))
      .map(({ path }) => ({ entry, path })),
  );
  const [first] = shown;
  if (!first) return [];
  return [
    {
      file: first.entry.file,
      line: first.entry.lineOf(first.path),
      field: toFieldName(first.path),
      wrong: `${shown.length} pictures of pages, services and articles are drawings; this is the first.`,
      remedy: `Put a photo of yours in the place of each that should be real. ${recipe('photos.md')}`,
      example: '',
    },
  ];
}
