import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer as Line, Face, Font, shape, versionString } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { colorOf } from '../theme/color-of.ts';
import { fontFiles, readFonts } from '../theme/fonts.ts';
import ownCode from './social-card.ts?raw';

/** Sizes of the half with the text and of the half with the page's picture, in pixels. */
const WORDS = { width: 672, height: 630 };
const ART = { width: 520, height: WORDS.height };
const GAP = 8;
const CARD = { width: WORDS.width + GAP + ART.width, height: WORDS.height };
const LEFT = 60;
const TITLE_MIDDLE = 318;
const STRIP_HEIGHT = 26;
/** The width of a line. Words with wide letters may be a little longer. */
const LINE = WORDS.width - 2 * LEFT;
/** The line height of the title in ems, and how much closer its letters are set, in pixels. */
const LEADING = 1.08;
const TIGHTER = 2;
/** The usual width of a letter in ems. */
const LETTER = 0.58;
/** The same in two words, with the space between them. */
const PAIR_LETTER = 0.53;
const CACHE = join('node_modules', '.astro', 'social');
/** How many cropped pictures to keep in memory. Many locations share a few. */
const KEPT = 24;

const [background, color, accent] = ['text', 'background', 'accent-light'].map(colorOf);
const shades = ['70', '50', '35', '15', '10', '5'].map((vlt) => colorOf(`shade-${vlt}`));
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

const typeface = await loadTypeface();
const mark = readFileSync('src/assets/brand/mark-dark.svg');
const face = new Face(new Blob(typeface));
const font = new Font(face);
const { ascender, descender } = font.hExtents();

export interface SocialCard {
  title: string;
  brand: string;
  /** Line at the foot, such as the phone number. */
  foot: string;
  art: string;
  /** The part of the picture to keep in view, as a share of its width from the left. */
  focus?: number;
}

/** The font size in pixels at which a line fits, at most `most`. */
const sizeFor = (line: string, room: number, most: number) => Math.min(most, room / (line.length * LETTER));

/** A text as outlines, which look the same on every computer, and its width in pixels. */
function outline(text: string, fontSize: number, tighter = 0) {
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
      x += xAdvance - tighter / scale;
      return path;
    });
  /** The outlines with the left edge at `left` and the middle of the line at `middle`. */
  const at = (left: number, middle: number) => {
    const baseline = middle + ((ascender + descender) / 2) * scale;
    return `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
  };
  return { width: x * scale, at };
}

/** The outlines of the title in lines around the middle of the card, and which rows of the card they take. */
function drawTitle(title: string) {
  const words = title.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const most = sizeFor(longest, LINE, title.length > 44 ? 58 : title.length > 28 ? 68 : 80);
  // Keeps the last two words together, if the font gets at most a fifth smaller by that.
  const end = words.slice(-2).join(' ');
  const paired = Math.min(most, LINE / (end.length * PAIR_LETTER));
  const together = words.length > 2 && paired > most * 0.8;
  const fontSize = together ? paired : most;
  const height = fontSize * LEADING;
  let [line, left] = [0, 0];
  const placed = (together ? [...words.slice(0, -2), end] : words).map((text) => {
    const { width, at } = outline(text, fontSize, TIGHTER);
    const room = width + fontSize * 0.25;
    if (left > 0 && left + room > LINE) [line, left] = [line + 1, 0];
    const word = { line, at, left };
    left += room;
    return word;
  });
  const first = TITLE_MIDDLE - (line * height) / 2;
  const top = Math.max(0, Math.floor(first - height));
  const bottom = Math.min(CARD.height - STRIP_HEIGHT, Math.ceil(first + (line + 1) * height));
  const paths = placed.map((word) => word.at(LEFT + word.left, first + word.line * height - top));
  return { top, height: bottom - top, paths: paths.join('') };
}

/** The pixels of an SVG drawing, three bytes each. */
const toPixels = (width: number, height: number, drawing: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();

/** What all cards have: brand, a line at the foot, a strip of shades and the gap before the picture. */
function drawGround({ brand, foot }: SocialCard): Promise<Buffer> {
  const src = `data:image/svg+xml;base64,${mark.toString('base64')}`;
  const top = CARD.height - STRIP_HEIGHT;
  const shade = WORDS.width / shades.length;
  const size = sizeFor(foot, LINE, 30);
  return toPixels(
    CARD.width,
    CARD.height,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${accent}"/>
    <rect width="${WORDS.width}" height="${WORDS.height}" fill="${background}"/>
    <image x="${LEFT}" y="56" width="64" height="54" href="${src}"/>
    <g fill="${accent}">${outline(brand, sizeFor(brand, LINE - 82, 32)).at(LEFT + 82, 83)}</g>
    <g fill="${color}">${outline(foot, size).at(LEFT, top - 44 - (((ascender - descender) / 2) * size) / face.upem)}</g>
    ${shades.map((fill, index) => `<rect x="${index * shade}" y="${top}" width="${shade}" height="${STRIP_HEIGHT}" fill="${fill}"/>`).join('')}`,
  );
}

/** A picture cropped to its half of the card, around its focus. */
async function cutOut(file: string, focus: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const scaled = Math.max(ART.width, Math.round((width * ART.height) / height));
  const left = Math.min(Math.max(Math.round(scaled * focus - ART.width / 2), 0), scaled - ART.width);
  return sharp(file)
    .resize(scaled, ART.height, { fit: 'cover' })
    .extract({ left, top: 0, ...ART })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Returns a function that remembers the latest values that it made, by their keys. */
function remember<Value>() {
  const values = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    for (const [oldest] of values) if (values.size > KEPT) values.delete(oldest);
    return value;
  };
}

const sumOf = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

const madeWith = JSON.stringify([background, color, accent, shades, sharp.versions, versionString()]);
const drawnBy = sumOf(ownCode, madeWith, typeface, mark);
const sums = remember<string>();
const grounds = remember<Promise<Buffer>>();
const cuts = remember<Promise<Buffer>>();
/** Buffers to reuse, because new ones of this size would keep the garbage collector busy. */
const blanks: Buffer[] = [];

/** Copies a block of pixels into the card. */
function paste(card: Buffer, pixels: Buffer, { width, left, top }: Record<'width' | 'left' | 'top', number>) {
  const row = width * 3;
  for (let at = 0, y = top; at < pixels.length; at += row, y++)
    pixels.copy(card, (y * CARD.width + left) * 3, at, at + row);
}

async function draw(card: SocialCard, focus: number, sum: string, file: string): Promise<void> {
  const ground = await grounds(`${card.brand}\0${card.foot}`, () => drawGround(card));
  const half = await cuts(`${sum} ${focus}`, () => cutOut(card.art, focus));
  const { top, height, paths } = drawTitle(card.title);
  const back = `<rect width="${WORDS.width}" height="${height}" fill="${background}"/>`;
  const title = await toPixels(WORDS.width, height, `${back}<g fill="${color}">${paths}</g>`);
  const pixels = blanks.pop() ?? Buffer.allocUnsafe(ground.length);
  ground.copy(pixels);
  paste(pixels, title, { width: WORDS.width, left: 0, top });
  paste(pixels, half, { width: ART.width, left: WORDS.width + GAP, top: 0 });
  // Without optimized coding a card takes half the time and 4% more bytes.
  await sharp(pixels, { raw: { ...CARD, channels: 3 } })
    .jpeg({ quality: 80, optimizeCoding: false })
    .toFile(file);
  blanks.push(pixels);
}

/** Draws a social card as a JPEG of 1200 x 630, or takes it from the cache. */
export async function drawSocialCard(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const { art, focus = 0.5, ...words } = card;
  const sum = sums(`${art} ${statSync(art).mtimeMs}`, () => sumOf(readFileSync(art)));
  const name = sumOf(JSON.stringify([words, focus, sum, drawnBy])).slice(0, 32);
  const cached = join(CACHE, `${name}.jpg`);
  if (!existsSync(cached)) {
    mkdirSync(CACHE, { recursive: true });
    // A path of its own, because another page may be drawing the same card.
    const drawn = `${cached}.${randomUUID()}`;
    await draw(card, focus, sum, drawn);
    renameSync(drawn, cached);
  }
  return new Uint8Array(readFileSync(cached));
}
