import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from './recipes.ts';
import { textAt, textsOf, type Entry } from '../../src/site/build/content-file.ts';
import { isDrawn } from '../../src/site/queries/gallery-note.ts';

const picturesIn = ({ data }: Entry) => textsOf(data).filter(({ path }) => path.at(-1) === 'src');
const drawingsIn = (entry: Entry) =>
  picturesIn(entry).filter(({ path }) => isDrawn({ alt: textAt(entry.data, [...path.slice(0, -1), 'alt']) }));

/** Galleries that show drawings where visitors expect finished jobs. */
export function galleryBlockers(entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { length } = drawingsIn(entry);
    if (!length) return [];
    const wrong = `${length} of ${picturesIn(entry).length} pictures are drawn or rendered, not photos of finished jobs.`;
    const remedy = `Add photos with npm run new, choose gallery photo, and delete the others from the list. ${recipe('photos.md')}`;
    return [problemAt(entry, ['images'], wrong, remedy)];
  });
}

/** One warning for all drawings on pages and in articles. They may stay, because their alt texts call them drawings. */
export function drawingWarnings(entries: readonly Entry[]): Problem[] {
  const drawings = entries.flatMap((entry) => drawingsIn(entry).map(({ path }) => ({ entry, path })));
  const [first] = drawings;
  if (!first) return [];
  const wrong = `${drawings.length} pictures of pages, services and articles are drawn or rendered; this is the first.`;
  const remedy = `Replace each one that should be real with a photo of yours. ${recipe('photos.md')}`;
  return [problemAt(first.entry, first.path, wrong, remedy)];
}
