import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listed, pages } from '../routes';
import { business, fileOf, pageAt } from './site';

/** A phone 412 px wide with 1.75 pixels to each. */
const PHONE = { width: 412, density: 1.75 };
const HERO = 30_000;
const PICTURE = 90_000;
const GALLERY = 250_000;

/** As long as the business is the sample, every picture is drawn and says so. */
const isSample = business.site.endsWith('.example');

const sizeOf = (file: string) => statSync(`dist${file}`).size;
const isPriority = (picture: HTMLElement) => picture.getAttribute('fetchpriority') === 'high';
const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length;

/** Width in pixels that a `sizes` attribute asks for on the phone. */
function askedWidth(sizes = '100vw'): number {
  const slot = sizes
    .split(', ')
    .map((entry) =>
      /^(?:\(width < ([\d.]+)rem\) )?(?:calc\()?([\d.]+)(vw|px|rem)(?: - ([\d.]+)rem\))?$/.exec(entry),
    )
    .find((entry) => !entry?.[1] || PHONE.width < Number(entry[1]) * 16);
  if (!slot) throw new Error(`Cannot read sizes="${sizes}"`);
  const [, , value, unit = 'px', less = 0] = slot;
  const pixels = { vw: PHONE.width / 100, rem: 16, px: 1 }[unit] ?? 1;
  return (Number(value) * pixels - Number(less) * 16) * PHONE.density;
}

/** The file that the phone takes: the first one as wide as asked, else the widest. */
function phoneFile(picture: HTMLElement): string {
  const source = picture.parentNode?.querySelector('source[media^="(width <"]') ?? picture;
  const files = (source.getAttribute('srcset') ?? '')
    .split(', ')
    .filter(Boolean)
    .map((entry) => entry.split(' '))
    .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  const asked = askedWidth(picture.getAttribute('sizes'));
  const taken = files.find(({ width }) => width >= asked) ?? files.at(-1);
  return taken?.file ?? picture.getAttribute('src') ?? '';
}

describe.each(pages)('pictures of %s', (path) => {
  const pictures = pageAt(path).querySelectorAll('img');

  it('are light on a phone', () => {
    for (const picture of pictures) {
      const file = phoneFile(picture);
      const limit = isPriority(picture) ? HERO : PICTURE;
      expect(sizeOf(file), `${file}, limit ${limit}`).toBeLessThanOrEqual(limit);
    }
  });

  it('are asked for before the typefaces where they lead the page', () => {
    const leading = pictures.filter((picture) => isPriority(picture) && picture.getAttribute('srcset'));
    const [first] = pageAt(path).querySelectorAll('head link[rel=preload]');
    for (const picture of leading.slice(0, 1)) {
      expect(first?.getAttribute('imagesrcset')).toBe(picture.getAttribute('srcset'));
      expect(first?.getAttribute('imagesizes')).toBe(picture.getAttribute('sizes'));
    }
  });

  it('keep their place, wait until they are near, and say what they show', () => {
    expect(pictures.filter(isPriority).length).toBeLessThanOrEqual(1);
    for (const picture of pictures) {
      const { width, height, alt, loading, srcset } = picture.attributes;
      const name = phoneFile(picture);
      expect(
        [Number(width), Number(height)].every((side) => side > 0),
        `size of ${name}`,
      ).toBe(true);
      expect(alt, `alt text of ${name}`).toBeDefined();
      if (isSample) expect(alt, `alt text of ${name}`).toMatch(/^$|^(?:Illustration: |Rendering of )/);
      if (isPriority(picture)) expect(loading).not.toBe('lazy');
      else if (srcset) expect(loading, name).toBe('lazy');
    }
  });
});

it.runIf(listed.includes('/automotive-gallery'))(
  'the gallery page is below 250 KB on a phone when it has loaded',
  () => {
    const page = pageAt('/automotive-gallery');
    const files = (selector: string, name: string) =>
      page.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
    const fonts =
      readFileSync(fileOf('/automotive-gallery'), 'utf8').match(/\/_astro\/fonts\/\w+\.woff2/g) ?? [];
    // Styles keep all but the first two pictures from loading before the carousel comes near them.
    const seen = page.querySelectorAll('.slides li:nth-child(-n + 2) img').map(phoneFile);
    expect(seen).toHaveLength(2);
    const bytes =
      brotli(fileOf('/automotive-gallery')) +
      files('script[src]', 'src').reduce((sum, file) => sum + brotli(`dist${file}`), 0) +
      [...new Set(fonts), ...seen].reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(GALLERY);
  },
);

it.each(listed)('%s has a social picture of 1200 x 630', async (path) => {
  const url = pageAt(path).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const { width, height, format } = await sharp(`dist${new URL(url).pathname}`).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});
