import { z } from 'zod';
import { externalUrl, internalPath, text } from './shared.ts';

/** A path without a fragment. Redirects keep the fragment of the visitor's URL. */
const page = internalPath.refine((path) => !path.includes('#'), {
  error: 'Write the address without the part after #, for example /residential-window-tinting',
});

/** Old paths of the site and the pages that replace them, `src/content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  moved: z
    .array(
      z.strictObject({
        from: page.describe('The old address, for example /residential.'),
        to: page.describe('The page that took its place, for example /residential-window-tinting.'),
      }),
    )
    .default([])
    .describe('One line for each old address. Visitors and search engines are redirected permanently.'),
  published: z
    .array(
      z.strictObject({
        path: page.describe('The address of an article or a location that was online.'),
        mark: text(3, 60).describe(
          'What identifies its page if the file is renamed: number and day of an article, coordinates of a location.',
        ),
      }),
    )
    .default([])
    .describe(
      'Every address that an article or a location has had. A build adds to it; leave it as it is. Visitors to one whose file is gone are redirected.',
    ),
  publishedAt: externalUrl
    .optional()
    .describe(
      'The site that they were on. A build writes it, so that the sample’s addresses do not count for another shop.',
    ),
});

export type Redirects = z.infer<typeof redirectsSchema>;
