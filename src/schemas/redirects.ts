import { z } from 'zod';
import { internalPath } from './shared.ts';

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
});

/** The old addresses, as `redirects.yaml` holds them. */
export type Redirects = z.infer<typeof redirectsSchema>;
