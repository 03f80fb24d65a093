import { z } from 'zod';
import { externalUrl, internalPath, text } from './shared.ts';

/** A path without a fragment. Redirects keep the fragment of the visitor's URL. */
const page = internalPath.refine((path) => !path.includes('#'), {
  error: 'Write the path without the part after #, for example /residential-window-tinting',
});

/** A path of an earlier site, in characters that all hosts read in the same way. */
const oldPath = z.string().regex(/^(?:\/[A-Za-z0-9_][\w.~-]*)+\/?$/, {
  error:
    'Write the old path without its domain, in letters, digits, hyphens, underscores and periods, for example /About.html. Hosts read other characters, such as spaces, ?, # and %, in different ways, so such a path cannot be redirected everywhere',
});

/** Old paths of the site and the pages that replace them, `src/content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  moved: z
    .array(
      z.strictObject({
        from: oldPath.describe('The old path with its capitals and its ending, for example /About.html.'),
        to: page.describe('The page that took its place, for example /residential-window-tinting.'),
      }),
    )
    .default([])
    .describe('One line for each old path. Visitors and search engines are redirected permanently.'),
  published: z
    .array(
      z.strictObject({
        path: page.describe('Path of an article or location that was once online.'),
        mark: text(3, 60).describe(
          'What identifies the page if its file is renamed: number and date of an article, coordinates of a location.',
        ),
      }),
    )
    .default([])
    .describe(
      'Every path that an article or location has ever had. Builds add to the list; do not edit it. Paths whose file is gone are redirected.',
    ),
  publishedAt: externalUrl
    .optional()
    .describe(
      'The site that these paths are from. A build writes it, so that another shop does not redirect the paths of the sample.',
    ),
});

export type Redirects = z.infer<typeof redirectsSchema>;
