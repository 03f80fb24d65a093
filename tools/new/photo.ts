import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { replaceFile } from '../../src/site/build/replace-file.ts';

/** Longest side of a picture on this site, in pixels. */
const longestSide = 1600;

/** Cleans the path of a file. A file dragged into a terminal may have quotes, a space at the end, or \ before spaces. */
function toPath(given: string): string {
  const path = given.trim();
  const quoted = /^(['"])(.*)\1$/.exec(path)?.[2];
  if (quoted !== undefined) return quoted;
  if (path.startsWith('file://')) return fileURLToPath(path);
  return existsSync(path) ? path : path.replace(/\\(.)/g, '$1');
}

/** Why a file cannot be used as a picture; undefined if it can. Reads the whole picture. */
export async function photoError(given: string): Promise<string | undefined> {
  const path = toPath(given);
  if (!existsSync(path)) return `There is no file ${path}. Drag the photo into this window to get its path.`;
  if (/\.hei[cf]$/i.test(path))
    return `${path} is a HEIC picture, the iPhone’s own kind. Open it, export it as JPEG, and give that file.`;
  try {
    await sharp(path).stats();
    return undefined;
  } catch {
    return `${path} cannot be read as a picture. Save it as JPEG or PNG and try again.`;
  }
}

/**
 * Makes a picture for the site from a file of a camera: upright, at most 1600 px, WebP, and without the camera's data, which
 * can say where it was taken. Throws if the file is no picture or is too small.
 */
export async function importPhoto(from: string, to: string, minWidth: number): Promise<void> {
  const why = await photoError(from);
  if (why) throw new Error(why);
  if (existsSync(to)) throw new Error(`There is already a picture ${to}. Rename your file and try again.`);
  const { data, info } = await sharp(toPath(from))
    .rotate() // by the camera's orientation tag, which is then dropped with the rest of its data
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  if (info.width < minWidth)
    throw new Error(
      `The picture is too small: ${info.width} px wide on the site. Use one that is at least ${minWidth} px wide there; the camera's own file, not one from a chat.`,
    );
  mkdirSync(dirname(to), { recursive: true });
  replaceFile(to, data);
}
