import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from '../../src/content-check/recipes.ts';
import { textAt, valueAt, type Entry } from '../../src/site/build/content-file.ts';
import { isDrawn } from '../../src/site/queries/gallery-note.ts';

const PROFILE = 'https://maps.app.goo.gl/your-shop';

/** What would help people find the shop and is still missing: its place on a map, photos of it, and quoted reviews. */
export function foundWarnings(entries: readonly Entry[]): Problem[] {
  const of = (kind: Entry['kind']) => entries.find((entry) => entry.kind === kind);
  const [business, about] = [of('business'), of('about')];
  const hasReview = entries.some(
    ({ kind, data }) => kind === 'reviews' && valueAt(data, ['sample']) !== true,
  );
  const problems: Problem[] = [];
  if (business && !textAt(business.data, ['links', 'map']))
    problems.push(
      problemAt(
        business,
        ['links', 'map'],
        'The site does not say where the shop is on a map.',
        `Write the address of your Google Business Profile. ${recipe('put-it-online.md')}`,
        `map: ${PROFILE}`,
      ),
    );
  const photo = ['story', 'shopPicture', 'alt'];
  if (about && isDrawn({ alt: textAt(about.data, photo) }))
    problems.push(
      problemAt(
        about,
        photo,
        'Search engines get the logo as the picture of the shop, because this picture is a drawing.',
        `Put a photo of the shop in its place. ${recipe('photos.md')}`,
      ),
    );
  if (business && !hasReview)
    problems.push(
      problemAt(
        business,
        ['reviews'],
        'No review is quoted on the site.',
        `Add one word for word. ${recipe('customer-quotes.md')}`,
      ),
    );
  return problems;
}
