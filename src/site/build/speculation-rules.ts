/**
 * Speculation rules as JSON: a page is prerendered when a visitor points at its link or touches it. The page with only the
 * form is only prefetched, so it never starts before the visit. Not for files, fragments, links to other windows and
 * answers of the quote server. The security policy allows exactly this text.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        selector_matches:
          "[href^='/']:not([target],[href*='#'],[href*='.'],[href^='/quote'],[href^='/request'])",
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { selector_matches: "[href^='/request']" }, eagerness: 'moderate' }],
});
