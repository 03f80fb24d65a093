import type { Element } from './read-page.ts';

/**
 * Preloads the largest picture of the first screen before the fonts. A browser finds its place in the page later, and on
 * a slow connection the fonts would go first. No change for a page without such a picture.
 * @returns the first font preload, with the text to put in its place
 */
export function preloadPicture(html: string, elements: readonly Element[]): [Element, string][] {
  const picture = elements.find(({ name, attributes }) => name === 'img' && attributes['fetchpriority']);
  const font = elements.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'preload');
  const { srcset, sizes } = picture?.attributes ?? {};
  if (!font || !srcset || !sizes) return [];
  const link = `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
  return [[font, link + html.slice(font.start, font.end)]];
}
