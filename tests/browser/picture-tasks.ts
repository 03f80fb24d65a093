import type { Page } from '@playwright/test';
import { addTo, choose, field, fill, list, pickPhoto, reach, save, show } from './editor-form.ts';
import { article, body } from './owner-texts.ts';

const pictures = 'src/assets/pictures';

/** Pictures of files that exist: the page in the editor, the field, the file, and a picture to take the photo from. */
export const replaced = {
  service: [
    'services/entries/residential',
    'hero.picture.src',
    'src/content/services/residential.yaml',
    'heroes/glass-facade.webp',
  ],
  'home page': [
    'home/entries/home',
    'hero.panes.residential.wide.src',
    'src/content/pages/home.yaml',
    'residential/stair.webp',
  ],
  town: [
    'locations/entries/leander-window-tinting',
    'picture.src',
    'src/content/locations/leander-window-tinting.yaml',
    'residential/study.webp',
  ],
  article: [
    'articles/entries/residential-benefits',
    'cover.src',
    'src/content/articles/residential-benefits.mdx',
    'commercial/cafe.webp',
  ],
} as const;

/** Replaces a picture by a photo of one's own and presses Save at once, while the photo is still made ready. */
export async function replacePicture(page: Page, name: keyof typeof replaced): Promise<void> {
  const [entry, path, , source] = replaced[name];
  await show(page, entry);
  await pickPhoto(page, path, `${pictures}/${source}`, `Our ${name}.jpg`);
  await save(page);
}

/** Writes a new article with a photo, and presses Save at once. */
export async function writeArticle(page: Page): Promise<void> {
  await show(page, 'articles/new');
  await fill(page, article);
  await choose(page, 'category', 'Commercial');
  await list(page, 'keywords', ['west facing office windows', 'commercial window film']);
  await list(page, 'summary', [
    'The same glass, once to the north and once to the west.',
    'Film took the edge off the afternoon at the desks.',
    'The blinds stay up now, and the lamps stay off.',
  ]);
  await choose(page, 'related', 'Window film as an investment in a building');
  await addTo(page, 'callToAction.links');
  await fill(page, {
    'callToAction.links.0.label': 'See commercial tinting',
    'callToAction.links.0.href': '/commercial-window-tinting',
  });
  await reach(page, 'body');
  await field(page, 'body').locator(':is([contenteditable=true], textarea):visible').first().fill(body);
  await field(page, 'cover.src').scrollIntoViewIfNeeded();
  await pickPhoto(page, 'cover.src', `${pictures}/commercial/clinic.webp`, 'West Wall.jpg');
  await save(page);
}
