import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { textAt, textsOf, type Entry } from '../site/build/content-file.ts';
import { nodesOf, placeOf } from './body.ts';
import { findNearest, type Finding, type Place } from './problem.ts';

interface PlacedPicture {
  at: Place;
  src: string;
  alt: string;
  /** The smallest width that the picture needs there, in pixels. */
  minWidth: number;
}

/** The smallest width by kind of content. Articles show pictures across the page. */
const minWidths: Partial<Record<Entry['kind'], number>> = { team: 800, home: 800, articles: 1200 };
export const minWidthOf = (kind: Entry['kind']) => minWidths[kind] ?? 1000;

/** The pictures of an entry, in its fields and in its text. */
export function picturesOf(entry: Entry): PlacedPicture[] {
  const inFields = textsOf(entry.data).filter(({ path }) => path.at(-1) === 'src');
  return [
    ...inFields.map(({ path, text }) => {
      const alt = textAt(entry.data, [...path.slice(0, -1), 'alt']);
      return { at: path, src: text, alt, minWidth: minWidthOf(entry.kind) };
    }),
    ...nodesOf(entry).flatMap((node) => {
      if (node.type !== 'image') return [];
      const { url: src, alt } = node;
      return { at: placeOf(node, `![…](${src})`), src, alt: alt ?? '', minWidth: 900 };
    }),
  ];
}

const addIt =
  'Add it with npm run new and choose photo: that makes it the right size and removes its camera data.';

/** The metadata of a picture; none if it is damaged. Reads all of a photo, because only its first bytes may be right. */
async function readPicture(path: string): Promise<Partial<Metadata>> {
  try {
    const metadata = await sharp(path).metadata();
    if (!/\.webp$/i.test(path)) await sharp(path).resize(8).raw().toBuffer();
    return metadata;
  } catch {
    return {};
  }
}

type Read = typeof readPicture;

/** What is wrong with the file of a picture. */
async function explainFile(path: string, { src, minWidth }: PlacedPicture, read: Read) {
  if (!existsSync(path) || !statSync(path).isFile()) {
    const close = existsSync(dirname(path)) && findNearest(basename(src), readdirSync(dirname(path)));
    const remedy = close ? `Write ${join(dirname(src), close)}. Upper and lower case matter.` : addIt;
    return `There is no picture ${src} in this project. Instead: ${remedy}`;
  }
  const { format, width = 0, height = 0, exif } = await read(path);
  const isKnown =
    /^(?:jpeg|png|webp|heif)$/.test(format ?? '') && /^[^#?%]*\.(?:webp|avif|jpe?g|png)$/i.test(src);
  const kilobytes = Math.round(statSync(path).size / 1000);
  if (!isKnown)
    return `${src} cannot be used as a picture: the file is damaged, or the site cannot read its format, such as HEIC, or its name. Instead: Save the whole picture as JPEG, PNG or WebP, with a name of letters, digits and hyphens. On an iPhone or a Mac, choose Share or Export.`;
  if (width < minWidth)
    return `The picture is too small: ${width} px wide. Instead: Use one that is at least ${minWidth} px wide.`;
  if (Math.max(width, height) > 2600 || kilobytes > 1500)
    return `The picture is too large: ${width} × ${height} px, ${kilobytes} kB. Instead: ${addIt}`;
  return exif && `The picture still holds camera data, which can tell where it was taken. Instead: ${addIt}`;
}

const emptyPhrase =
  /^(?:(?:an? )?(?:image|picture|photo|photograph)(?: of\b|$)|img[_-]?\d|dsc[_-]?\d|.*\.(?:jpe?g|png|webp|avif|heic)$)/i;

/** What is wrong with the alt text of a picture; `earlier` are those before it in its file. */
export function explainAlt({ at, src, alt }: PlacedPicture, earlier: readonly PlacedPicture[]) {
  const instead =
    'Instead: Say in 20 to 160 characters what only this picture shows, for someone who cannot see it.';
  if (emptyPhrase.test(alt) || ('field' in at && alt.trim().length < 20))
    return `The alt text "${alt}" says too little. ${instead}`;
  const isSame = alt && earlier.some((other) => other.alt === alt && other.src !== src);
  return isSame ? `The alt text "${alt}" is already that of another picture. ${instead}` : undefined;
}

/** The rule for pictures that are missing or unfit, and alt texts that say nothing or occur twice. Reads each file once. */
export function createPictureRule(root: string) {
  const files = new Map<string, ReturnType<Read>>();
  const read: Read = (path) => {
    const file = files.get(path) ?? readPicture(path);
    files.set(path, file);
    return file;
  };
  return async (entry: Entry): Promise<Finding[]> => {
    const found = picturesOf(entry).map(async (picture, index, pictures): Promise<Finding[]> => {
      const { at, src } = picture;
      const ofFile = await explainFile(join(root, dirname(entry.file), src), picture, read);
      const ofAlt = explainAlt(picture, pictures.slice(0, index));
      return [
        ...(ofFile ? [[at, ofFile] satisfies Finding] : []),
        ...(ofAlt ? [['field' in at ? at : at.with(-1, 'alt'), ofAlt] satisfies Finding] : []),
      ];
    });
    return (await Promise.all(found)).flat();
  };
}
