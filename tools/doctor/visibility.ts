import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from './recipes.ts';
import { textAt, valueAt, type Entry } from '../../src/site/build/content-file.ts';
import { isDrawn } from '../../src/site/queries/gallery-note.ts';

/** What would help people find the shop and is still missing: a map link, photos and quoted reviews. */
export function visibilityWarnings(entries: readonly Entry[]): Problem[] {
  const find = (kind: Entry['kind']) => entries.find((entry) => entry.kind === kind);
  const [business, about] = [find('business'), find('about')];
  const hasReview = entries.some(
    ({ kind, data }) => kind === 'reviews' && valueAt(data, ['sample']) !== true,
  );
  const pictureAlt = ['story', 'shopPicture', 'alt'];
  const problems: Problem[] = [];
  const add = (entry: Entry, path: string[], wrong: string, remedy: string, example = '') =>
    problems.push(problemAt(entry, path, wrong, remedy, example));
  if (business && !textAt(business.data, ['links', 'map'])) {
    const wrong = 'The site has no map link to the shop.';
    const remedy = `Add the link to your Google Business Profile. ${recipe('put-it-online.md')}`;
    add(business, ['links', 'map'], wrong, remedy, 'map: https://maps.app.goo.gl/your-shop');
  }
  if (about && isDrawn({ alt: textAt(about.data, pictureAlt) })) {
    const wrong =
      'Search engines are given the logo instead of a photo of the shop, because this picture is a drawing.';
    add(about, pictureAlt, wrong, `Replace it with a photo of the shop. ${recipe('photos.md')}`);
  }
  if (business && !hasReview) {
    const remedy = `Quote at least one review, word for word. ${recipe('customer-quotes.md')}`;
    add(business, ['reviews'], 'The site quotes no reviews.', remedy);
  }
  return problems;
}
