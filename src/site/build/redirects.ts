import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { fileOf } from '../../schemas/index.ts';
import type { Redirects } from '../../schemas/redirects.ts';
import { once } from '../format/once.ts';
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

/** The published articles and locations of the project at `root`. Skips files that the content check refuses. */
export function readPublishedPages(root = '.'): PublishedPage[] {
  return readContent(root, kinds).flatMap((entry) => {
    const mark = markSchema.safeParse(entry.data);
    return mark.success && !isHidden(entry) ? [{ path: pathOf(entry), mark: mark.data }] : [];
  });
}

/** The pages that were once online at this site. The sample's pages do not count for another shop's site. */
export function previouslyPublished({ published, publishedAt }: Redirects, site: string): PublishedPage[] {
  const isSample = publishedAt !== undefined && new URL(publishedAt).hostname.endsWith('.example');
  return isSample && publishedAt !== site ? [] : published;
}

/** The content file of an article or location, by the path of its page; undefined for any other path. */
function fileOfPage(path: string): string | undefined {
  const slug = basename(path);
  const kind = kinds.find((candidate) => pathOf({ kind: candidate, slug }) === path);
  return kind && fileOf(kind, slug);
}

/**
 * Redirects for pages whose file is gone: to the file with the same `mark`, which was renamed, or else to the list that
 * showed them.
 */
function redirectsOfDeleted(published: readonly PublishedPage[], root: string): Map<string, string> {
  const deleted = published.filter(({ path }) => {
    const file = fileOfPage(path);
    // A server may have only the built site, without content files.
    return file && existsSync(join(root, dirname(file))) && !existsSync(join(root, file));
  });
  const current = deleted.length ? readPublishedPages(root) : [];
  return new Map(
    deleted.map(({ path, mark }) => {
      const list = dirname(path);
      const renamed = current.find((page) => page.mark === mark && dirname(page.path) === list);
      return [path, renamed?.path ?? list];
    }),
  );
}

/** Whether a page of this site could be at a path. */
const isPagePath = (path: string) => /^(?:\/[a-z0-9-]+)+$/.test(path);

/** The paths to redirect for an old one. Hosts ignore a slash after a page's path, but match any other path exactly. */
function variantsOf(oldPath: string): string[] {
  const path = oldPath.replace(/\/$/, '');
  return isPagePath(path) ? [path] : [path, `${path}/`];
}

/** Every redirect of the project at `root`: those that the owner wrote, and those for renamed and deleted files. */
export function findRedirects(root = '.'): [from: string, to: string][] {
  const business = readBusiness(root);
  const written = readRedirects(root);
  const ofDeleted = redirectsOfDeleted(previouslyPublished(written, business.site), root);
  const ofOwner = written.moved.flatMap(({ from, to }) =>
    variantsOf(from).map((path) => [path, ofDeleted.get(to) ?? to] as const),
  );
  return [...new Map([...ofDeleted, ...ofOwner])].filter(([, to]) => isEnabled(to, business));
}

function findRedirectsIfValid(): [from: string, to: string][] {
  try {
    return findRedirects();
  } catch {
    // A build asks for redirects before its content gate, which reports the mistakes in the files.
    return [];
  }
}

export const redirects: Readonly<Record<string, string>> = Object.fromEntries(findRedirectsIfValid());

const getBusiness = once(readBusiness);

/**
 * The redirects that also have a page, for development and for hosts without rules. None from a service that is off, because
 * Astro builds the file of that page.
 */
export const redirectPages = Object.entries(redirects).filter(
  ([from]) => isPagePath(from) && isEnabled(from, getBusiness()),
);
