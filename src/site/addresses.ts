import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Redirects } from '../schemas/redirects.ts';
import { isPublished } from './published.ts';

/** A page of an article or a town: its path, and a mark that stays when the file gets another name. */
export interface Address {
  path: string;
  mark: string;
}

const kinds = [
  { list: '/blog', folder: 'src/content/articles', ending: '.mdx' },
  { list: '/locations', folder: 'src/content/locations', ending: '.yaml' },
];

const facts = z.object({
  draft: z.boolean().default(false),
  id: z.number().optional(),
  datePublished: z.string().optional(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).optional(),
});

/** The page in a file; undefined for a draft, and for a file that the content check refuses. */
function readAddress(list: string, file: string, ending: string): Address | undefined {
  const text = readFileSync(file, 'utf8');
  const yaml = ending === '.mdx' ? /^---\r?\n([\s\S]*?)^---/m.exec(text)?.[1] : text;
  try {
    const { id, datePublished, coordinates, draft } = facts.parse(parse(yaml ?? ''));
    if (!isPublished({ draft, datePublished })) return undefined;
    const mark = coordinates
      ? `${coordinates.lat} ${coordinates.lng}`
      : `${id ?? ''} of ${datePublished ?? ''}`;
    return { path: `${list}/${basename(file, ending)}`, mark };
  } catch {
    return undefined;
  }
}

/** The published articles and towns of the project at `root`, as their files have them now. */
export function readAddresses(root = '.'): Address[] {
  return kinds.flatMap(({ list, folder, ending }) =>
    globSync(`*${ending}`, { cwd: join(root, folder) })
      .toSorted()
      .flatMap((name) => readAddress(list, join(root, folder, name), ending) ?? []),
  );
}

/** The pages that were online at this site; none of those that the sample had, once the site is another's. */
export function knownAddresses({ published, publishedAt }: Redirects, site: string): Address[] {
  const isSample = publishedAt !== undefined && new URL(publishedAt).hostname.endsWith('.example');
  return isSample && publishedAt !== site ? [] : published;
}

/**
 * Where visitors of pages that were published and whose file is gone are sent: to the file that has their mark now, as
 * it was renamed, and else to the list that they stood in.
 */
export function movedByThemselves(published: readonly Address[], root = '.'): Map<string, string> {
  const gone = published.flatMap(({ path, mark }) => {
    const kind = kinds.find(({ list }) => path.startsWith(`${list}/`));
    // A server may run beside a built site alone, without the files of its pages.
    if (!kind || !existsSync(join(root, kind.folder))) return [];
    if (existsSync(join(root, kind.folder, `${basename(path)}${kind.ending}`))) return [];
    return [{ path, mark, list: kind.list }];
  });
  if (!gone.length) return new Map();
  const now = readAddresses(root);
  return new Map(
    gone.map(({ path, mark, list }) => [
      path,
      now.find((page) => page.mark === mark && page.path.startsWith(list))?.path ?? list,
    ]),
  );
}
