import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { pages } from '../routes';
import { pageAt, preloadedFonts, stylesOf } from './site';

/** Both files that every page fetches first; whole, they were 55,500 bytes. */
const FIRST_FILES = 38_000;

/** Characters that a built font file can draw. */
function charactersOf(href: string): Set<number> {
  const font = create(readFileSync(`dist${href}`));
  if (!('characterSet' in font)) throw new Error(`${href} holds more than one font.`);
  return new Set(font.characterSet);
}

/** Font files that a page fetches at once, and those that it fetches for a character of their range. */
function filesOf(path: string) {
  const first = preloadedFonts(path);
  const styles = Object.values(stylesOf(path)).join('');
  const ranged = styles.match(/@font-face\{[^}]*unicode-range[^}]*\}/g) ?? [];
  // A typeface that is not variable has a file for each weight.
  const later = ranged.map((face) => ({
    family: /font-family:([^;}]+)/.exec(face)?.[1],
    href: /\/_astro\/fonts\/[\w.]+/.exec(face)?.[0] ?? '',
  }));
  return { first, later };
}

/** The content of a page, without scripts, styles and templates. */
function shown(path: string): string {
  const body = pageAt(path).querySelector('body')?.clone();
  const text = body?.toString().replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '') ?? '';
  return text.replace(/<[^>]+>/g, '');
}

describe.each(pages)('%s', (path) => {
  const { first, later } = filesOf(path);

  it('preloads two small font files', () => {
    expect(first).toHaveLength(2);
    const bytes = first.reduce((sum, href) => sum + readFileSync(`dist${href}`).length, 0);
    expect(bytes).toBeLessThanOrEqual(FIRST_FILES);
  });

  it('has a font for each of its characters in both typefaces', () => {
    const characters = new Set(Array.from(shown(path)).filter((character) => character > ' '));
    const missing = first.map((href) => {
      const known = charactersOf(href);
      return [...characters].filter((character) => !known.has(character.codePointAt(0) ?? 0));
    });
    const laterFonts = later.map(({ family, href }) => ({ family, known: charactersOf(href) }));
    const families = (fonts: readonly { family: string | undefined }[]) =>
      new Set(fonts.map(({ family }) => family)).size;
    for (const character of missing.flat())
      expect(
        families(laterFonts.filter(({ known }) => known.has(character.codePointAt(0) ?? 0))),
        `No font file of ${path} has ${character}`,
      ).toBe(2);
    // What visitors type may be any of Latin.
    if (pageAt(path).querySelector('textarea')) expect(families(later)).toBe(2);
  });
});
