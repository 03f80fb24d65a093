import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { pages } from '../routes';
import { pageAt, preloadedFonts, stylesOf } from './site';

/** Both files that every page fetches first. Before they were cut down they had 55,500 bytes. */
const FIRST_FILES = 38_000;

/** The code points that a built font file contains. */
function charactersOf(href: string): Set<number> {
  const font = create(readFileSync(`dist${href}`));
  if (!('characterSet' in font)) throw new Error(`${href} holds more than one font.`);
  return new Set(font.characterSet);
}

/** The font files that a page fetches first, and those that it fetches only for a character in their range. */
function filesOf(path: string) {
  const first = preloadedFonts(path);
  const ranged = stylesOf(path).match(/@font-face\{[^}]*unicode-range[^}]*\}/g) ?? [];
  const later = ranged.map((face) => ({
    family: /font-family:([^;}]+)/.exec(face)?.[1],
    href: /\/_astro\/fonts\/[\w.]+/.exec(face)?.[0] ?? '',
  }));
  return { first, later };
}

/** The text of a page, without scripts, styles and templates. */
function textOf(path: string): string {
  const body = pageAt(path).querySelector('body')?.clone();
  const text = body?.toString().replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '') ?? '';
  return text.replace(/<[^>]+>/g, '');
}

describe.each(pages)('%s', (path) => {
  const { first, later } = filesOf(path);

  it('preloads a few small font files', () => {
    // One for each typeface, or two if it has a file for each weight.
    expect(first.length).toBeGreaterThanOrEqual(2);
    expect(first.length).toBeLessThanOrEqual(4);
    const bytes = first.reduce((sum, href) => sum + readFileSync(`dist${href}`).length, 0);
    expect(bytes).toBeLessThanOrEqual(FIRST_FILES);
  });

  it('has a font for each of its characters in both typefaces', () => {
    const characters = new Set(Array.from(textOf(path)).filter((character) => character > ' '));
    const missing = first.map((href) => {
      const known = charactersOf(href);
      return [...characters].filter((character) => !known.has(character.codePointAt(0) ?? 0));
    });
    const laterFonts = later.map(({ family, href }) => ({ family, known: charactersOf(href) }));
    // Distinct families, because a typeface that is not variable has a file for each weight.
    const families = (fonts: readonly { family: string | undefined }[]) =>
      new Set(fonts.map(({ family }) => family)).size;
    for (const character of missing.flat())
      expect(
        families(laterFonts.filter(({ known }) => known.has(character.codePointAt(0) ?? 0))),
        `No font file of ${path} has ${character}`,
      ).toBe(2);
    // Visitors may type any Latin letter.
    if (pageAt(path).querySelector('textarea')) expect(families(later)).toBe(2);
  });
});
