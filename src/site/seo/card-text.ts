import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontFiles, readFonts } from '../theme/fonts.ts';

/** The usual width of a letter in ems. */
const LETTER_WIDTH = 0.58;
/** The same, averaged over two words and the space between them. */
const PAIR_LETTER_WIDTH = 0.53;
/** The line height of a title in ems, and how much its letters are tightened, in pixels. */
const LEADING = 1.08;
const TITLE_TIGHTENING = 2;

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The typeface of headings at weight 600 or the nearest that it has. */
async function loadTypeface(): Promise<Buffer> {
  const { headings } = readFonts();
  const files = fontFiles(headings);
  const font = files.find(({ weights: { min } }) => min === 600) ?? files[0];
  if (!font) throw new Error(`${headings.package} has no files.`);
  const { file, weights } = font;
  const wght = Math.min(Math.max(600, weights.min), weights.max);
  return subsetFont(readFileSync(join('node_modules', file)), `${latin}·–—‘’“”…™€−`, {
    targetFormat: 'sfnt',
    ...(file.includes('-wght-') && { variationAxes: { wght } }),
  });
}

export const typeface = await loadTypeface();
const face = new Face(new Blob(typeface));
const font = new Font(face);
const { ascender, descender } = font.hExtents();

/** The font size in pixels at which a line fits into `room`, at most `max`. */
export const fitFontSize = (line: string, room: number, max: number) =>
  Math.min(max, room / (line.length * LETTER_WIDTH));

/** Half the height of a line of text, in pixels. */
export const halfHeightOf = (fontSize: number) => (((ascender - descender) / 2) * fontSize) / face.upem;

/** A title is smaller the longer it is. */
function maxTitleSize(title: string): number {
  if (title.length > 44) return 58;
  return title.length > 28 ? 68 : 80;
}

/** A text as outlines, which look the same on every computer, and its width in pixels. */
export function outline(text: string, fontSize: number, tightening = 0) {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const scale = fontSize / face.upem;
  let x = 0;
  const letters = line
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
      x += xAdvance - tightening / scale;
      return path;
    });
  /** The outlines with the left edge at `left` and the middle of the line at `middle`. */
  const at = (left: number, middle: number) => {
    const baseline = middle + ((ascender + descender) / 2) * scale;
    return `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
  };
  return { width: x * scale, at };
}

/** The outlines of a title in lines of `lineWidth` around `middle`, and which rows they take, all in pixels. */
export function drawTitle(
  title: string,
  area: { left: number; middle: number; lineWidth: number; bottom: number },
) {
  const words = title.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const wholeSize = fitFontSize(longest, area.lineWidth, maxTitleSize(title));
  // Keeps the last two words together if that shrinks the font by a fifth at most.
  const pair = words.slice(-2).join(' ');
  const pairSize = Math.min(wholeSize, area.lineWidth / (pair.length * PAIR_LETTER_WIDTH));
  const isPaired = words.length > 2 && pairSize > wholeSize * 0.8;
  const fontSize = isPaired ? pairSize : wholeSize;
  const height = fontSize * LEADING;
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
  const firstMiddle = area.middle - (line * height) / 2;
  const top = Math.max(0, Math.floor(firstMiddle - height));
  const bottom = Math.min(area.bottom, Math.ceil(firstMiddle + (line + 1) * height));
  const paths = placed.map((word) => word.at(area.left + word.left, firstMiddle + word.line * height - top));
  return { top, height: bottom - top, paths: paths.join('') };
}
