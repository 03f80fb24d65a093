import { basename } from 'node:path';
import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from '../../src/content-check/recipes.ts';
import { textsOf, type Entry } from '../../src/site/build/content-file.ts';

const picturesIn = ({ data }: Entry) => textsOf(data).filter(({ path }) => path.at(-1) === 'src');
const isDrawn = (drawn: ReadonlySet<string>, src: string) =>
  drawn.has(src.split('assets/pictures/')[1] ?? basename(src));

/** Galleries that show drawings where visitors expect finished jobs; `drawn` has the files of all drawings. */
export function galleryBlockers(entries: readonly Entry[], drawn: ReadonlySet<string>): Problem[] {
  return entries.flatMap((entry) => {
    const pictures = entry.kind === 'galleries' ? picturesIn(entry) : [];
    const { length } = pictures.filter(({ text }) => isDrawn(drawn, text));
    if (!length) return [];
    const wrong = `${length} of ${pictures.length} pictures are drawings, not photos of finished jobs.`;
    const remedy = `Add photos with npm run new, choose gallery photo, and delete the drawings from the list. ${recipe('photos.md')}`;
    return [problemAt(entry, ['images'], wrong, remedy)];
  });
}

/** Drawings on pages and in articles: they may stay, because their alt texts say so; one line for all. */
export function drawingWarnings(entries: readonly Entry[], drawn: ReadonlySet<string>): Problem[] {
  const drawings = entries.flatMap((entry) =>
    picturesIn(entry).flatMap(({ path, text }) => (isDrawn(drawn, text) ? [{ entry, path }] : [])),
  );
  const [first] = drawings;
  if (!first) return [];
  const wrong = `${drawings.length} pictures of pages, services and articles are drawings; this is the first.`;
  const remedy = `Put a photo of yours in the place of each that should be real. ${recipe('photos.md')}`;
  return [problemAt(first.entry, first.path, wrong, remedy)];
}
