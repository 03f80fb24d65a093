import { statSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listed, pages } from '../routes';
import { attribute, pageAt } from './site';

/** The screen width of a phone of 412 px, in device pixels. */
const PHONE = 721;
const HERO = 30_000;
const PICTURE = 90_000;

const isPriority = (picture: HTMLElement) => picture.getAttribute('fetchpriority') === 'high';

/** The file that a phone loads for a picture as wide as its screen, which is the largest that it ever loads. */
function getPhoneFile(picture: HTMLElement): string {
  const source = picture.parentNode?.querySelector('source[media^="(width <"]') ?? picture;
  const files = (source.getAttribute('srcset') ?? '')
    .split(', ')
    .filter(Boolean)
    .map((entry) => entry.split(' '))
    .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  const file = files.find(({ width }) => width >= PHONE) ?? files.at(-1);
  return file?.file ?? picture.getAttribute('src') ?? '';
}

describe.each(pages)('the pictures of %s', (path) => {
  const pictures = pageAt(path).querySelectorAll('img');

  it('are small files on a phone', () => {
    for (const picture of pictures) {
      const file = getPhoneFile(picture);
      const limit = isPriority(picture) ? HERO : PICTURE;
      expect(statSync(`dist${file}`).size, `${file}, limit ${limit}`).toBeLessThanOrEqual(limit);
    }
  });

  it('of the first screen are preloaded, the same files for the same screens', () => {
    const files = (srcset = '') => srcset.split(', ').map((entry) => entry.split(' ')[0]);
    const shown = pictures.filter(isPriority).flatMap((picture) => {
      const sources = picture.parentNode?.querySelectorAll('source') ?? [];
      return [...sources, picture].map(({ attributes: { srcset, src, sizes = '100vw', media } }) => {
        const [, width] = /< (\w+)/.exec(sources[0]?.getAttribute('media') ?? '') ?? [];
        return { files: files(srcset ?? src), sizes, media: media ?? (width && `(width >= ${width})`) };
      });
    });
    const preloaded = pageAt(path)
      .querySelectorAll('head link[as=image]')
      .map(({ attributes: { imagesrcset, imagesizes: sizes, media } }) => ({
        files: files(imagesrcset),
        sizes,
        media,
      }));
    expect(preloaded).toEqual(shown);
  });

  it('have a size and an alt text, and below the first screen load lazily', () => {
    // The home page begins with a row of three.
    expect(pictures.filter(isPriority).length).toBeLessThanOrEqual(path === '/' ? 3 : 1);
    for (const picture of pictures) {
      const { width, height, alt, loading, srcset } = picture.attributes;
      const name = getPhoneFile(picture);
      expect(Number(width) > 0 && Number(height) > 0, `size of ${name}`).toBe(true);
      expect(alt, `alt text of ${name}`).toBeDefined();
      if (isPriority(picture)) expect(loading).not.toBe('lazy');
      else if (srcset) expect(loading, name).toBe('lazy');
    }
  });
});

it.each(listed)('%s has a picture of 1200 x 630 for sharing', async (path) => {
  const url = attribute(path, 'meta[property="og:image"]', 'content') ?? '';
  const { width, height, format } = await sharp(`dist${new URL(url).pathname}`).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});
