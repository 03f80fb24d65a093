import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pages } from '../routes';
import { fileOf, pageAt, stylesOf, visibleText } from './site';

/*
 * Sizes are those of Brotli-compressed bodies, as hosts send them. The first round trip carries 14,600 bytes. A page that is
 * larger, because a shop has more to say and to show, has this many bytes for what all pages have, for each byte of its text,
 * for each link, each picture and a form, and its styles.
 */
const FIRST_ROUND_TRIP = 14_600;
/** Header, footer and structured data with their classes, and Astro’s script for islands, of 1,700 bytes. */
const FRAME = 4_700;
/** The address of a link, such as one more town in the footer. */
const PER_LINK = 14;
const PER_BYTE_OF_TEXT = 3;
const PER_PICTURE = 150;
/** A quote form, whose fields have more markup than text. */
const PER_FORM = 700;
/** Those of the sample are 12,160 at most: a review or a photo of the shop’s own adds to them. */
const STYLES = 12_500;
const SCRIPT = 4_672;

/** Compressed size by text. Cached, because most pages have the same script. */
const sizes = new Map<string, number>();
function compressed(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

function expectWithin(page: string, part: string, bytes: number, limit: number) {
  const remedy = `Shorten the ${part} that the last change of code added, or raise the limit in this file on purpose.`;
  expect(bytes, `${page} has ${bytes} bytes of ${part}, limit ${limit}. ${remedy}`).toBeLessThanOrEqual(
    limit,
  );
}

describe.each(pages)('%s', (path) => {
  const page = pageAt(path);

  it('fits into the first round trip, or grows with its text and its pictures', () => {
    const text = compressed(visibleText(page));
    const pictures = page.querySelectorAll('img').length;
    const forms = page.querySelectorAll('form[name=quote]').length;
    const links = page.querySelectorAll('a').length;
    const needed =
      FRAME +
      PER_LINK * links +
      compressed(stylesOf(path)) +
      PER_BYTE_OF_TEXT * text +
      PER_PICTURE * pictures +
      PER_FORM * forms;
    const bytes = statSync(`${fileOf(path)}.br`).size;
    expectWithin(path, 'HTML', bytes, Math.max(FIRST_ROUND_TRIP, Math.ceil(needed)));
  });

  it('has small styles, all of them inline', () => {
    expect(page.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    expectWithin(path, 'styles', compressed(stylesOf(path)), STYLES);
  });

  it('runs little script before a visitor does anything', () => {
    const scripts = page.querySelectorAll('script:not([type="application/ld+json"])');
    const files = scripts.flatMap((script) => script.getAttribute('src') ?? []);
    const linked = files.map((file) => readFileSync(`dist${file}`, 'utf8'));
    const inline = scripts.map(({ rawText }) => rawText);
    expectWithin(path, 'script', compressed([...inline, ...linked].join('\n')), SCRIPT);
  });
});
