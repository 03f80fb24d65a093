import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { textAt, textsOf, type Entry } from '../site/build/content-file.ts';
import type { MdxBody } from './mdx.ts';
import { nearest, problemIn, toFieldName, type Position, type Problem } from './problem.ts';

export interface PlacedPicture extends Position {
  src: string;
  alt: string;
  /** The smallest width that the picture needs there, in pixels. */
  minWidth: number;
}

/** The smallest width by kind of content. Articles and service pages show pictures across the page. */
const minWidths: Partial<Record<Entry['kind'], number>> = { team: 800, home: 800, articles: 1200 };
export const minWidthOf = (kind: Entry['kind']) => minWidths[kind] ?? 1000;

/** The pictures of an entry, in its fields and in its text. */
export function picturesOf(entry: Entry, body?: MdxBody): PlacedPicture[] {
  const minWidth = minWidthOf(entry.kind);
  const inFields = textsOf(entry.data)
    .filter(({ path }) => path.at(-1) === 'src')
    .map(({ path, text }) => ({
      line: entry.lineOf(path),
      field: toFieldName(path),
      src: text,
      alt: textAt(entry.data, [...path.slice(0, -1), 'alt']),
      minWidth,
    }));
  const inText = (body?.images ?? []).map((image) => ({
    ...image,
    field: `![…](${image.src})`,
    minWidth: 900,
  }));
  return [...inFields, ...inText];
}

/** The files in the folder of a picture's path. */
export function picturesBeside(root: string, from: string, src: string): string[] {
  const folder = join(root, dirname(from), dirname(src));
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The length that a WebP or AVIF file should have, in bytes. */
function lengthOf(bytes: Buffer, format: string): number {
  if (format === 'webp') return bytes.readUInt32LE(4) + 8;
  let end = 0;
  // An AVIF file is a row of boxes, each of which begins with its size.
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end);
    if (size < 8) break;
    end += size;
  }
  return end;
}

/** Size, format and camera data of a picture file; undefined if it is missing. */
export async function readPicture(root: string, from: string, src: string) {
  const path = join(root, dirname(from), src);
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  // Neither sharp nor browsers can open HEIC, the format of iPhones.
  if (/\.hei[cf]$/i.test(src)) return { ...unopened, format: 'HEIC' };
  try {
    const { width, height, format, compression, exif } = await sharp(path).metadata();
    if (compression === 'hevc') return { ...unopened, format: 'HEIC' };
    // The first bytes may be right where the rest is cut off. WebP and AVIF say how long they are, the others have to be decoded.
    if (format === 'jpeg' || format === 'png') await sharp(path).resize(8).toBuffer();
    else if (format !== 'svg' && lengthOf(readFileSync(path), format) > statSync(path).size)
      return { ...unopened, format: 'unknown' };
    return { width, height, format, bytes: statSync(path).size, hasCameraData: Boolean(exif) };
  } catch {
    return { ...unopened, format: 'unknown' };
  }
}

const unopened = { width: 0, height: 0, bytes: 0, hasCameraData: false };
const largest = { side: 2600, bytes: 1_500_000 };
/** Formats that the build can read, and the endings by which it knows a picture. */
const formats = ['webp', 'avif', 'heif', 'jpeg', 'png'];
const endings = /\.(?:webp|avif|jpe?g|png)$/i;
const addIt = 'Add it with npm run new, choose photo: it is made the right size and loses its camera data.';

export function pictureProblems(
  file: string,
  picture: PlacedPicture,
  facts: Awaited<ReturnType<typeof readPicture>>,
  beside: readonly string[] = [],
): Problem[] {
  const { src, minWidth } = picture;
  const problem = (wrong: string, remedy = addIt, example = '') =>
    problemIn(file, picture, wrong, remedy, example);
  if (/^(?:https?:|file:|[a-z]:[\\/])/i.test(src))
    return [problem(`${src} is not a file of this project.`, addIt)];
  if (!facts) {
    const close = nearest(basename(src), beside);
    const remedy = 'Correct the path: it starts at the folder of this file. Upper and lower case matter.';
    const example = close ? join(dirname(src), close) : '../../assets/pictures/gallery/blue-pickup.webp';
    return [problem(`There is no picture ${src}.`, remedy, `src: ${example}`)];
  }
  const { width, height, bytes, format, hasCameraData } = facts;
  if (format === 'HEIC') {
    const remedy =
      'Save it as JPEG: open it on the phone or the Mac and choose Share or Export. Then add it with npm run new.';
    return [problem(`${src} is a HEIC photo, which browsers cannot show.`, remedy)];
  }
  if (format === 'unknown') {
    const remedy = 'Open it on your computer to see what it is, and put the whole picture in its place.';
    return [problem(`${src} cannot be read as a picture: it is damaged, or it is something else.`, remedy)];
  }
  if (!formats.includes(format)) {
    const remedy = 'Save it as PNG, WebP or JPEG, and name that file here.';
    return [
      problem(
        `${src} is a picture in ${format.toUpperCase()} format, which the site cannot prepare.`,
        remedy,
      ),
    ];
  }
  if (!endings.test(src) || /[#?%]/.test(src)) {
    const remedy = 'Rename the file with letters, digits and hyphens, and an ending such as .webp or .jpg.';
    return [problem(`${src} is not a name by which the site finds a picture.`, remedy)];
  }
  const isLarge = Math.max(width, height) > largest.side || bytes > largest.bytes;
  const tooSmall = `Use one that is at least ${minWidth} px wide; the camera's own file, not one from a chat.`;
  return [
    width < minWidth && problem(`The picture is too small: ${width} px wide.`, tooSmall),
    isLarge && problem(`The picture is too large: ${width} × ${height} px, ${Math.round(bytes / 1000)} kB.`),
    hasCameraData &&
      problem('The picture still holds camera data, which can name the place where it was taken.'),
  ].filter((found) => typeof found === 'object');
}

const emptyPhrase =
  /^(?:(?:an? )?(?:image|picture|photo|photograph)(?: of\b|$)|img[_-]?\d|dsc[_-]?\d|.*\.(?:jpe?g|png|webp|avif|heic)$)/i;

/** Alt texts that say nothing or occur twice, and pictures without one in the text of an article. */
export function altProblems(file: string, pictures: readonly PlacedPicture[]): Problem[] {
  const example = 'A white crossover in the shop bay, film laid on the upper half of its front door glass';
  return pictures.flatMap(({ line, field, src, alt }, index) => {
    const position = { line, field: field.replace(/src$/, 'alt') };
    const problem = (wrong: string, remedy: string) => problemIn(file, position, wrong, remedy, example);
    if (field.startsWith('![') && alt.trim().length < 20)
      return problem(
        alt ? `The alt text says too little: "${alt}".` : 'The alt text is missing.',
        'Say in 20 to 160 characters what is seen, between the square brackets.',
      );
    if (emptyPhrase.test(alt))
      return problem(
        `"${alt}" does not say what the picture shows.`,
        'Begin with what is in the picture. Someone who cannot see it reads this instead.',
      );
    const earlier = pictures.slice(0, index).find((other) => other.alt === alt && other.src !== src);
    if (!earlier || !alt) return [];
    return problem(
      `The picture before it, ${earlier.src.split('/').at(-1) ?? ''}, has the same alt text.`,
      'Say what only this picture shows.',
    );
  });
}
