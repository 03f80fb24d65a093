import type { GetImageResult } from 'astro';

/**
 * Has the head of the page name a picture of the first screen. A browser that finds it only in the body fetches it after the
 * first paint.
 */
export function preloadPicture(locals: App.Locals, image: GetImageResult, media?: string): void {
  const { srcSet, src, attributes } = image;
  const imagesizes = String(attributes['sizes'] ?? '100vw');
  (locals.preloads ??= []).push({ imagesrcset: srcSet.attribute || src, imagesizes, media });
}
