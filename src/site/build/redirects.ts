import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentKinds } from '../../schemas/index.ts';
import type { Redirects } from '../../schemas/redirects.ts';
import { isEnabled } from './enabled.ts';
import { readBusiness, readRedirects } from './read-config.ts';
import { isHidden, pathOf, readContent } from './content-file.ts';

type PublishedPage = Redirects['published'][number];

const kinds = ['articles', 'locations'] as const;

/** What identifies a file after a rename: an article's number and date, a location's coordinates. */
const markSchema = z
  .object({
    id: z.number().optional(),
    datePublished: z.string().optional(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).optional(),
  })
  .transform(({ id = '', datePublished = '', coordinates }) =>
    coordinates ? `${coordinates.lat} ${coordinates.lng}` : `${id} of ${datePublished}`,
  );

/** The published articles and locations of the project at `root`; files that the content check refuses are left out. */
export function readPublishedPages(root = '.'): PublishedPage[] {
  return readContent(root, kinds).flatMap((entry) => {
    const mark = markSchema.safeParse(entry.data);
    return mark.success && !isHidden(entry) ? [{ path: pathOf(entry), mark: mark.data }] : [];
  });
}

/** The pages that were online at this site; the sample's pages no longer count once the site is another shop's. */
export function previouslyPublished({ published, publishedAt }: Redirects, site: string): PublishedPage[] {
  const isSample = publishedAt !== undefined && new URL(publishedAt).hostname.endsWith('.example');
  return isSample && publishedAt !== site ? [] : published;
}

/**
 * Redirects for pages whose file is gone: to the file with the same mark, if it was renamed, or else to the list that they
 * were in.
 */
function redirectsOfDeleted(published: readonly PublishedPage[], root: string): Map<string, string> {
  const gone = published.flatMap((page) => {
    const list = page.path.slice(0, page.path.lastIndexOf('/'));
    const slug = page.path.slice(list.length + 1);
    const kind = kinds.find((one) => pathOf({ kind: one, slug }) === page.path);
    if (!kind) return [];
    const { folder, ending } = contentKinds[kind];
    const path = join(root, 'src/content', folder);
    // A server may run beside a built site alone, without the files of its pages.
    return existsSync(path) && !existsSync(join(path, `${slug}.${ending}`)) ? [{ ...page, list }] : [];
  });
  const now = gone.length ? readPublishedPages(root) : [];
  return new Map(
    gone.map(({ path, mark, list }) => [
      path,
      now.find((page) => page.mark === mark && page.path.startsWith(list))?.path ?? list,
    ]),
  );
}

/** Every redirect of the project at `root`: what its owner wrote, and what follows from renamed and deleted files. */
export function findRedirects(root = '.'): [from: string, to: string][] {
  const business = readBusiness(root);
  const written = readRedirects(root);
  const gone = redirectsOfDeleted(previouslyPublished(written, business.site), root);
  const moved = written.moved.map(({ from, to }) => [from, gone.get(to) ?? to] as const);
  return [...new Map([...gone, ...moved])].filter(([, to]) => isEnabled(to, business));
}

function readAll(): [from: string, to: string][] {
  try {
    return findRedirects();
  } catch {
    // A build asks for these before its content gate, which then stops it and reports what is wrong in the files.
    return [];
  }
}

/** Old paths and the pages that they lead to. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(readAll());
