import { getImage } from 'astro:assets';
import { isDrawn } from './gallery-note.ts';
import { memoize } from './memoize.ts';
import { getPage } from './pages.ts';

/** Paths of the photos on the about page, at most 1,200 pixels wide, for search engines. Without drawings. */
export const getShopPhotos = memoize(async (): Promise<string[]> => {
  const { story } = await getPage('about');
  const photos = [story.shopPicture, story.picture].filter((picture) => !isDrawn(picture));
  return Promise.all(
    photos.map(
      async ({ src }) => (await getImage({ src, width: Math.min(src.width, 1200), format: 'jpeg' })).src,
    ),
  );
});
