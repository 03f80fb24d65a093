import { globSync, readFileSync } from 'node:fs';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Theme } from '../../schemas/theme.ts';
import { fontFiles, readFonts } from '../theme/fonts.ts';

/** The usual width of a letter in ems. */
const LETTER_WIDTH = 0.58;
/** The line height of a title in ems, and how much its letters are tightened, in pixels. */
const LEADING = 1.08;
const TITLE_TIGHTENING = 2;

const everyLetter = String.fromCodePoint(...Array(0xd800).keys());

/** The files of a typeface at weight 600 or the nearest that it has. Each has some letters; those for English come first. */
function openTypeface(font: Theme['fonts']['headings']) {
  const files = fontFiles(font);
  const { file, weights } = files.find(({ weights: { min } }) => min === 600) ?? files[0];
  const wght = Math.min(Math.max(600, weights.min), weights.max);
  const others = globSync(file.replace('-latin-', '-*-')).filter((path) => path !== file);
  return [file, ...others.toSorted()].map(async (path) => {
    const typeface = await subsetFont(readFileSync(path), everyLetter, {
      targetFormat: 'sfnt',
      ...(path.includes('-wght-') && { variationAxes: { wght } }),
    });
    const face = new Face(new Blob(typeface));
    return { font: new Font(face), upem: face.upem, letters: new Set(face.collectUnicodes()) };
  });
}

const { headings, text } = readFonts();
/** The typeface of headings, and that of texts for letters that the first does not have. */
const fonts = await Promise.all([...openTypeface(headings), ...openTypeface(text)]);
const [mainFont] = fonts;
if (!mainFont)
  throw new Error(`${headings.package} has no font files. Install it again: npm install ${headings.package}`);
const { ascender, descender } = mainFont.font.hExtents();
/** How far a line of the main font reaches above and below its baseline, in ems. */
const [above, below] = [ascender / mainFont.upem, -descender / mainFont.upem];

const fontOf = (letter: string) => fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

/** The letters of a text that no font of the theme has. */
export const findMissingLetters = (text: string) =>
  (text.normalize().match(/\P{Default_Ignorable_Code_Point}/gu) ?? []).filter((letter) => !fontOf(letter));

/** A text in parts that one font can draw. The content check refuses letters that no font has. */
function toRuns(text: string) {
  const runs: { text: string; font: (typeof fonts)[number] }[] = [];
  for (const letter of text.normalize()) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ text: letter, font });
  }
  return runs;
}

/** The font size in pixels at which a line fits into `room`, at most `max`. */
export const fitFontSize = (line: string, room: number, max: number) =>
  Math.min(max, room / (line.length * LETTER_WIDTH));

/** Half the height of a line of text, in pixels. */
export const halfHeightOf = (fontSize: number) => ((above + below) / 2) * fontSize;

/** A text as outlines, which look the same on every computer, and its width in pixels. */
export function outlineText(text: string, fontSize: number, tightening = 0) {
  let x = 0;
  const paths = toRuns(text).flatMap((run) => {
    const { font, upem } = run.font;
    const scale = fontSize / upem;
    const line = new Line();
    line.addText(run.text);
    line.guessSegmentProperties();
    shape(font, line);
    return line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const at = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      x += xAdvance * scale - tightening;
      return `<path transform="${at}" d="${font.glyphToPath(codepoint)}"/>`;
    });
  });
  /** The outlines with the left edge at `left` and the middle of the line at `middle`. */
  const at = (left: number, middle: number) => {
    const baseline = middle + ((above - below) / 2) * fontSize;
    return `<g transform="translate(${left} ${baseline})">${paths.join('')}</g>`;
  };
  return { width: x, at };
}

/** The outlines of a title in lines of `lineWidth` around `middle`, all in pixels; the longer it is, the smaller. */
export function drawTitle(title: string, area: { left: number; middle: number; lineWidth: number }): string {
  const words = title.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const maxSize = title.length > 44 ? 58 : title.length > 28 ? 68 : 80;
  const fontSize = fitFontSize(longest, area.lineWidth, maxSize);
  let line = 0;
  let left = 0;
  const placed = words.map((text) => {
    const { width, at } = outlineText(text, fontSize, TITLE_TIGHTENING);
    const room = width + fontSize * 0.25;
    if (left > 0 && left + room > area.lineWidth) {
      line++;
      left = 0;
    }
    const word = { line, at, left };
    left += room;
    return word;
  });
  const middleOf = (index: number) => area.middle + (index - line / 2) * fontSize * LEADING;
  return placed.map((word) => word.at(area.left + word.left, middleOf(word.line))).join('');
}
