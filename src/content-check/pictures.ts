import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { textAt, textsOf, type Entry } from '../site/build/content-file.ts';
import type { MdxBody } from './body.ts';
import { nearest, placeOf, toProblem, type Place, type Problem } from './problem.ts';

export interface PlacedPicture extends Place {
  src: string;
  alt: string;
  /** The smallest width that the picture needs there, in pixels. */
  minWidth: number;
}

/** The smallest width by kind of content. Articles show pictures across the page. */
const minWidths: Partial<Record<Entry['kind'], number>> = { team: 800, home: 800, articles: 1200 };
export const minWidthOf = (kind: Entry['kind']) => minWidths[kind] ?? 1000;

/** The pictures of an entry, in its fields and in its text. */
export function picturesOf(entry: Entry, body?: MdxBody): PlacedPicture[] {
  const { file, kind, data } = entry;
  const inFields = textsOf(data).filter(({ path }) => path.at(-1) === 'src');
  return [
    ...inFields.map(({ path, text }) => {
      const alt = textAt(data, [...path.slice(0, -1), 'alt']);
      return { ...placeOf(entry, path), src: text, alt, minWidth: minWidthOf(kind) };
    }),
    ...(body?.images ?? []).map((image) => ({ file, ...image, field: `![…](${image.src})`, minWidth: 900 })),
  ];
}

const addIt = 'Add it with npm run new, choose photo: it is made the right size and loses its camera data.';

/** What is wrong with the file of a picture. */
async function explainFile(path: string, { src, minWidth }: PlacedPicture): Promise<string | undefined> {
  if (/^(?:https?:|file:|[a-z]:[\\/])/i.test(src))
    return `${src} is not a file of this project. Instead: ${addIt}`;
  if (!existsSync(path) || !statSync(path).isFile()) {
    const close = existsSync(dirname(path)) && nearest(basename(src), readdirSync(dirname(path)));
    return `There is no picture ${src}. Instead: Write ${close ? join(dirname(src), close) : 'its path from the folder of this file'}. Upper and lower case matter.`;
  }
  const picture = await sharp(path)
    .metadata()
    .catch(() => undefined);
  // Neither sharp nor browsers can open HEIC, the format of iPhones.
  if (/\.hei[cf]$/i.test(src) || picture?.compression === 'hevc')
    return `${src} is a HEIC photo, which browsers cannot show. Instead: Save it as JPEG: open it on the phone or the Mac and choose Share or Export. ${addIt}`;
  const { format = '', width = 0, height = 0, exif } = picture ?? {};
  const isPhoto = format === 'jpeg' || format === 'png';
  const isKnown =
    (isPhoto || format === 'webp' || format === 'heif') && /^[^#?%]*\.(?:webp|avif|jpe?g|png)$/i.test(src);
  // The first bytes may be right where the rest is cut off.
  const isWhole =
    !isPhoto ||
    (await sharp(path)
      .resize(8)
      .toBuffer()
      .catch(() => undefined));
  const kilobytes = Math.round(statSync(path).size / 1000);
  if (!isKnown || !isWhole)
    return `${src} cannot be read as a picture: it is damaged, or its format or name is not one that the site can prepare. Instead: Save the whole picture as PNG, WebP or JPEG, with a name of letters, digits and hyphens.`;
  if (width < minWidth)
    return `The picture is too small: ${width} px wide. Instead: Use one that is at least ${minWidth} px wide.`;
  if (Math.max(width, height) > 2600 || kilobytes > 1500)
    return `The picture is too large: ${width} × ${height} px, ${kilobytes} kB. Instead: ${addIt}`;
  return exif && `The picture still holds camera data, which can name a place. Instead: ${addIt}`;
}

const emptyPhrase =
  /^(?:(?:an? )?(?:image|picture|photo|photograph)(?: of\b|$)|img[_-]?\d|dsc[_-]?\d|.*\.(?:jpe?g|png|webp|avif|heic)$)/i;

/** What is wrong with the alt text of a picture; `earlier` are those before it in its file. */
export function explainAlt({ field, src, alt }: PlacedPicture, earlier: readonly PlacedPicture[]) {
  const instead =
    'Instead: Say in 20 to 160 characters what only this picture shows, for someone who cannot see it.';
  const isSame = alt && earlier.some((other) => other.alt === alt && other.src !== src);
  const isEmpty = emptyPhrase.test(alt) || (field.startsWith('![') && alt.trim().length < 20);
  if (!isSame && !isEmpty) return undefined;
  return `The alt text "${alt}" ${isEmpty ? 'says too little' : 'is that of another picture, too'}. ${instead}`;
}

/** Pictures that are missing or unfit, and alt texts that say nothing or occur twice. */
export async function pictureProblems(root: string, entry: Entry, body?: MdxBody): Promise<Problem[]> {
  const found = picturesOf(entry, body).map(async (picture, index, pictures) => {
    const ofFile = await explainFile(join(root, dirname(picture.file), picture.src), picture);
    const ofAlt = explainAlt(picture, pictures.slice(0, index));
    const { file, line, field } = picture;
    return [
      ...(ofFile ? [toProblem({ file, line, field }, ofFile)] : []),
      ...(ofAlt ? [toProblem({ file, line, field: field.replace(/src$/, 'alt') }, ofAlt)] : []),
    ];
  });
  return (await Promise.all(found)).flat();
}
