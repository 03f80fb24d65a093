import { z } from 'zod';
import { externalUrl, internalPath, text } from './shared.ts';

/** A page's address by itself: what visitors have behind a # is kept on the way. */
const page = internalPath.refine((path) => !path.includes('#'), {
  error: 'Write the address without the part after #, for example /residential-window-tinting',
});

/** Addresses that the site once had, `src/content/redirects.yaml`, and the pages that took their place. */
export const redirectsSchema = z.strictObject({
  moved: z
    .array(
      z.strictObject({
        from: page.describe('The old address, for example /residential.'),
        to: page.describe('The page that took its place, for example /residential-window-tinting.'),
      }),
    )
    .default([])
    .describe('One line for each old address. Visitors and search engines are sent on for good.'),
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
      'Every address that an article or a location has had. A build adds to it; leave it as it is. Anyone who opens one whose file is gone is sent on.',
    ),
  publishedAt: externalUrl
    .optional()
    .describe(
      'The site that they were online at. A build writes it; those of the sample count for the sample alone.',
    ),
});

export type Redirects = z.infer<typeof redirectsSchema>;
