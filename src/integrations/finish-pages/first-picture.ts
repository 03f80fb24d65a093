import type { Element } from './read-page.ts';

/**
 * Asks for the picture that leads a page in its head, before the typefaces: a browser meets its place in the page
 * a good deal later, and on a slow line they would have the start. No change for a page without such a picture.
 * @returns the first element that asks for a typeface, with the text to stand in its place
 */
export function askForPicture(html: string, elements: readonly Element[]): [Element, string][] {
  const picture = elements.find(({ name, attributes }) => name === 'img' && attributes['fetchpriority']);
  const face = elements.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'preload');
  const { srcset, sizes } = picture?.attributes ?? {};
  if (!face || !srcset || !sizes) return [];
  const link = `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
  return [[face, link + html.slice(face.start, face.end)]];
}
