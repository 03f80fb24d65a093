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

/** Identifies a file after a rename: the number and date of an article, or the coordinates of a location. */
const markSchema = z
  .object({
    id: z.number().optional(),
    datePublished: z.string().optional(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).optional(),
  })
  .transform(({ id = '', datePublished = '', coordinates }) =>
    coordinates ? `${coordinates.lat} ${coordinates.lng}` : `${id} of ${datePublished}`,
  );

/** The published articles and locations of the project at `root`, without files that the content check refuses. */
export function readPublishedPages(root = '.'): PublishedPage[] {
  return readContent(root, kinds).flatMap((entry) => {
    const mark = markSchema.safeParse(entry.data);
    return mark.success && !isHidden(entry) ? [{ path: pathOf(entry), mark: mark.data }] : [];
  });
}

/** The pages that were once online at this site. Those of the sample do not count for another shop's site. */
export function previouslyPublished({ published, publishedAt }: Redirects, site: string): PublishedPage[] {
  const isSample = publishedAt !== undefined && new URL(publishedAt).hostname.endsWith('.example');
  return isSample && publishedAt !== site ? [] : published;
}

/**
 * Redirects for pages whose file is gone: to the file with the same `mark`, which was renamed, or else to the list that
 * showed them.
 */
function redirectsOfDeleted(published: readonly PublishedPage[], root: string): Map<string, string> {
  const gone = published.flatMap((page) => {
    const list = page.path.slice(0, page.path.lastIndexOf('/'));
    const slug = page.path.slice(list.length + 1);
    const kind = kinds.find((one) => pathOf({ kind: one, slug }) === page.path);
    if (!kind) return [];
    const { folder, ending } = contentKinds[kind];
    const path = join(root, 'src/content', folder);
    // A server may have only the built site, without content files.
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

/** Whether a page of this site could be at a path. */
const isPagePath = (path: string) => /^(?:\/[a-z0-9-]+)+$/.test(path);

/** The paths to redirect for an old one. Hosts take the slash off a page's path, but match any other path to the letter. */
function formsOf(old: string): string[] {
  const path = old.replace(/\/$/, '');
  return isPagePath(path) ? [path] : [path, `${path}/`];
}

/** Every redirect of the project at `root`: those that the owner wrote, and those for renamed and deleted files. */
export function findRedirects(root = '.'): [from: string, to: string][] {
  const business = readBusiness(root);
  const written = readRedirects(root);
  const gone = redirectsOfDeleted(previouslyPublished(written, business.site), root);
  const moved = written.moved.flatMap(({ from, to }) =>
    formsOf(from).map((path) => [path, gone.get(to) ?? to] as const),
  );
  return [...new Map([...gone, ...moved])].filter(([, to]) => isEnabled(to, business));
}

function readAll(): [from: string, to: string][] {
  try {
    return findRedirects();
  } catch {
    // A build asks for redirects before its content gate, which reports the mistakes in the files.
    return [];
  }
}

export const redirects: Readonly<Record<string, string>> = Object.fromEntries(readAll());

/** The redirects that also have a page, for development and for hosts without rules. */
export const redirectPages = Object.entries(redirects).filter(([from]) => isPagePath(from));
