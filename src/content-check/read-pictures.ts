import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { textAt, type Entry } from '../site/build/content-file.ts';
import type { MdxBody } from './mdx.ts';
import type { PictureFacts, PlacedPicture } from './pictures-rule.ts';
import { toFieldName } from './problem.ts';
import { textsOf } from './texts.ts';

/** Smallest width by kind of content; articles and service pages show pictures across the page. */
const minWidths: Partial<Record<Entry['kind'], number>> = { team: 800, home: 800, articles: 1200 };

/** The pictures that an entry names, in its fields and in its text. */
export function picturesOf(entry: Entry, body?: MdxBody): PlacedPicture[] {
  const minWidth = minWidths[entry.kind] ?? 1000;
  const inFields = textsOf(entry.data)
    .filter(({ path }) => path.at(-1) === 'src')
    .map(({ path, text }) => ({
      line: entry.lineOf(path),
      field: toFieldName(path),
      src: text,
      alt: textAt(entry.data, [...path.slice(0, -1), 'alt']),
      minWidth,
    }));
  const inText = (body?.images ?? []).map(({ line, src, alt }) => ({
    line,
    field: `![…](${src})`,
    src,
    alt,
    minWidth: 900,
  }));
  return [...inFields, ...inText];
}

/** Size, kind and camera data of a picture file; undefined if it is missing or no picture. */
export async function readPicture(
  root: string,
  from: string,
  src: string,
  known: Map<string, Promise<PictureFacts | undefined>> = new Map(),
): Promise<PictureFacts | undefined> {
  const path = join(root, dirname(from), src);
  const facts = known.get(path) ?? readFile(path);
  known.set(path, facts);
  return facts;
}

async function readFile(path: string): Promise<PictureFacts | undefined> {
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  try {
    const { width, height, format, exif } = await sharp(path).metadata();
    return { width, height, format, bytes: statSync(path).size, hasCameraData: Boolean(exif) };
  } catch {
    return undefined;
  }
}
