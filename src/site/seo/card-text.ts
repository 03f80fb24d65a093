import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Theme } from '../../schemas/theme.ts';
import { fontFiles, readFonts } from '../theme/fonts.ts';

/** The usual width of a letter in ems. */
const LETTER_WIDTH = 0.58;
/** The same, averaged over two words and the space between them. */
const PAIR_LETTER_WIDTH = 0.53;
/** The line height of a title in ems, and how much its letters are tightened, in pixels. */
const LEADING = 1.08;
const TITLE_TIGHTENING = 2;

/** The letters of most texts: Latin, and the signs for prices and punctuation. */
const usualLetters = `${Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}·–—‘’“”…™€−`;

/** Paths of the files of a font at weight 600 or the nearest that it has. Each has some letters; those for English come first. */
function findFiles(part: Theme['fonts']['headings']) {
  const files = fontFiles(part);
  const font = files.find(({ weights: { min } }) => min === 600) ?? files[0];
  if (!font) throw new Error(`${part.package} has no files.`);
  const { file, weights } = font;
  const wght = Math.min(Math.max(600, weights.min), weights.max);
  const path = createRequire(import.meta.url).resolve(file);
  const [folder, first] = [dirname(path), basename(path)];
  const others = globSync(first.replace('-latin-', '-*-'), { cwd: folder, exclude: [first] });
  return [first, ...others.toSorted()].map((name) => ({ path: join(folder, name), wght }));
}

const loadTypeface = ({ path, wght }: { path: string; wght: number }, letters: string) =>
  subsetFont(readFileSync(path), letters, {
    targetFormat: 'sfnt',
    ...(path.includes('-wght-') && { variationAxes: { wght } }),
  });

function openFont(typeface: Buffer) {
  const face = new Face(new Blob(typeface));
  return { font: new Font(face), upem: face.upem, letters: new Set(face.collectUnicodes()) };
}

const { headings, text: running } = readFonts();
const [headingFile, ...otherFiles] = [...findFiles(headings), ...findFiles(running)];
if (!headingFile) throw new Error(`${headings.package} has no files.`);
const typeface = await loadTypeface(headingFile, usualLetters);
const main = openFont(typeface);
/** The typeface of headings, and what its other files and the typeface of texts have of further letters. */
const fonts = [main];
const { ascender, descender } = main.font.hExtents();

const fontOf = (letter: string) => fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

const findMissing = (text: string) => [
  ...new Set(
    text
      .normalize()
      .match(/\P{Default_Ignorable_Code_Point}/gu)
      ?.filter((letter) => !fontOf(letter)),
  ),
];

/** Loads what is needed to draw a text. Returns its letters that no font of the theme has. */
export async function loadLetters(text: string): Promise<string[]> {
  for (const file of otherFiles) {
    const missing = findMissing(text).join('');
    if (missing) fonts.push(openFont(await loadTypeface(file, missing)));
  }
  return findMissing(text);
}

/** A text in parts that one font can draw. */
function toRuns(text: string) {
  const runs: { text: string; font: (typeof fonts)[number] }[] = [];
  for (const letter of text.normalize()) {
    const font = fontOf(letter) ?? main;
    const last = runs.at(-1);
    if (last && last.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** The font size in pixels at which a line fits into `room`, at most `max`. */
export const fitFontSize = (line: string, room: number, max: number) =>
  Math.min(max, room / (line.length * LETTER_WIDTH));

/** Half the height of a line of text, in pixels. */
export const halfHeightOf = (fontSize: number) => (((ascender - descender) / 2) * fontSize) / main.upem;

/** A title is smaller the longer it is. */
function maxTitleSize(title: string): number {
  if (title.length > 44) return 58;
  return title.length > 28 ? 68 : 80;
}

/** A text as outlines, which look the same on every computer, and its width in pixels. */
export function outline(text: string, fontSize: number, tightening = 0) {
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
    const baseline = middle + (((ascender + descender) / 2) * fontSize) / main.upem;
    return `<g transform="translate(${left} ${baseline})">${paths.join('')}</g>`;
  };
  return { width: x, at };
}

/** The outlines of a title in lines of `lineWidth` around `middle`, all in pixels. */
export function drawTitle(title: string, area: { left: number; middle: number; lineWidth: number }): string {
  const words = title.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const wholeSize = fitFontSize(longest, area.lineWidth, maxTitleSize(title));
  // Keeps the last two words together if that shrinks the font by a fifth at most.
  const pair = words.slice(-2).join(' ');
  const pairSize = Math.min(wholeSize, area.lineWidth / (pair.length * PAIR_LETTER_WIDTH));
  const isPaired = words.length > 2 && pairSize > wholeSize * 0.8;
  const fontSize = isPaired ? pairSize : wholeSize;
  let line = 0;
  let left = 0;
  const placed = (isPaired ? [...words.slice(0, -2), pair] : words).map((text) => {
    const { width, at } = outline(text, fontSize, TITLE_TIGHTENING);
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
