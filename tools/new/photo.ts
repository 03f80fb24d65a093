import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Longest side of a picture on this site, in pixels. */
const longestSide = 1600;

/**
 * Makes a picture for the site of a camera's file: upright, at most 1600 px, WebP, and without the camera's data,
 * which can name the place where it was taken. Gives its size; throws one sentence if the file is no picture.
 */
export async function importPhoto(from: string, to: string): Promise<{ width: number; height: number }> {
  if (!existsSync(from))
    throw new Error(`There is no file ${from}. Drag the photo into this window to get its path.`);
  if (existsSync(to)) throw new Error(`There is already a picture ${to}. Rename your file and try again.`);
  mkdirSync(dirname(to), { recursive: true });
  try {
    const { width, height } = await sharp(from)
      .rotate() // by the camera's own note, which is dropped with the rest of its data
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(to);
    return { width, height };
  } catch {
    throw new Error(`${from} cannot be read as a picture. Save it as JPEG or PNG and try again.`);
  }
}
