import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import type { Theme } from '../../schemas/theme.ts';
import { toPlainCharacters } from '../format/plain-characters.ts';
import { fontFiles, readFonts } from '../theme/fonts.ts';

const everyLetter = String.fromCodePoint(...Array(0xd800).keys());

/** The files of a typeface at weight 600 or the nearest that it has. Each has some letters; those for English come first. */
function openTypeface(font: Theme['fonts']['headings']): Promise<Font>[] {
  const files = fontFiles(font);
  const { file, weights } = files.find(({ weights: { min } }) => min === 600) ?? files[0];
  const wght = Math.min(Math.max(600, weights.min), weights.max);
  const others = globSync(file.replace('-latin-', '-*-')).filter((path) => path !== file);
  return [file, ...others.toSorted()].map(async (path) => {
    const data = await subsetFont(readFileSync(path), everyLetter, {
      targetFormat: 'sfnt',
      ...(path.includes('-wght-') && { variationAxes: { wght } }),
    });
    return { name: path, data };
  });
}

const { headings, text } = readFonts();
/** The typeface of headings, and that of texts for letters that the first does not have. */
export const cardFonts = await Promise.all([...openTypeface(headings), ...openTypeface(text)]);

/** The letters of a text that no font of the theme has. */
export async function findMissingLetters(text: string): Promise<string[]> {
  const missing: string[] = [];
  const loadAdditionalAsset = (_language: string, letters: string) => {
    missing.push(letters);
    return Promise.resolve([]);
  };
  const visible = createElement('p', null, toPlainCharacters(text));
  await satori(visible, { width: 100, fonts: cardFonts, loadAdditionalAsset });
  return missing;
}
