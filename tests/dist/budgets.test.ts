import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pages, places } from '../routes';
import { fileOf, pageAt } from './site';

/*
 * Bytes are Brotli-compressed bodies, as hosts send them. 14,600 is what a server sends in its first
 * round trip; pages with a tool of their own take two: the calculator, the shade picker, the chooser of films, the films to compare.
 */
const FIRST_ROUND_TRIP = 14_600;
const SECOND_ROUND_TRIP = 18_000;
const STYLES = 8_000;
const SCRIPT = 4_096;

const compressed = (text: string) => brotliCompressSync(text).length;

/** Names page, part, bytes and limit where a page outgrows its budget. */
function expectWithin(page: string, part: string, bytes: number, limit: number) {
  expect(bytes, `${page}: ${part} ${bytes} bytes, limit ${limit}`).toBeLessThanOrEqual(limit);
}

const limits: Record<string, number> = {
  // Names every service and place, with the map.
  '/': 14_500 + 40 * places.length,
  '/blog/energy-savings': SECOND_ROUND_TRIP,
  '/blog/tint-shade-guide': SECOND_ROUND_TRIP,
  '/blog/tesla-tinting': SECOND_ROUND_TRIP,
  '/blog/windshield-tinting': SECOND_ROUND_TRIP,
  '/auto-window-tinting': SECOND_ROUND_TRIP,
  '/commercial-window-tinting': SECOND_ROUND_TRIP,
  '/residential-window-tinting': SECOND_ROUND_TRIP,
  '/tesla-window-tinting': SECOND_ROUND_TRIP,
};

describe.each(pages)('%s', (path) => {
  const html = readFileSync(fileOf(path), 'utf8');
  const page = pageAt(path);

  it('arrives in its round trips', () =>
    expectWithin(path, 'HTML', compressed(html), limits[path] ?? FIRST_ROUND_TRIP));

  it('holds its styles inline and small', () => {
    expect(page.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    const styles = page.querySelectorAll('style').map(({ rawText }) => rawText);
    expectWithin(path, 'styles', compressed(styles.join('')), STYLES);
  });

  it('runs little script before it is touched', () => {
    const scripts = page.querySelectorAll('script:not([type="application/ld+json"])');
    const files = scripts.flatMap((script) => script.getAttribute('src') ?? []);
    const linked = files.map((file) => readFileSync(`dist${file}`, 'utf8'));
    const inline = scripts.map(({ rawText }) => rawText);
    expectWithin(path, 'script', compressed([...inline, ...linked].join('\n')), SCRIPT);
  });
});
