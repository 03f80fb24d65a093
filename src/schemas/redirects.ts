import { z } from 'zod';
import { internalPath, matching, optionalGroups } from './shared.ts';

/** A path without a fragment. Redirects keep the fragment of the visitor's URL. */
const page = internalPath.refine((path) => !path.includes('#'), {
  error: 'Write the path without the part after #, for example /residential-window-tinting',
});

/** A path of an earlier site, in characters that all hosts read in the same way. */
const oldPath = matching(
  /^(?:\/[A-Za-z0-9_][\w.~-]*)+\/?$/,
  'Write the old path without its domain, in letters, digits, hyphens, underscores and periods, for example /About.html. Hosts read other characters, such as spaces, ?, # and %, in different ways, so such a path cannot be redirected everywhere',
);

/** Old paths of the site and the pages that replace them, `src/content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  moved: optionalGroups(Infinity, 'lines', {
    from: oldPath.describe('The old path with its capitals and its ending, for example /About.html.'),
    to: page.describe('The page that took its place, for example /residential-window-tinting.'),
  }).describe('One line for each old path. Visitors and search engines are redirected permanently.'),
});
