/**
 * Speculation rules, as JSON: a page is prerendered when a visitor points at its link or touches it. The page that is only
 * the form is just prefetched, so that it is never older than the visit. Files, fragments, links to other windows and
 * answers of the quote server are left alone. The security policy allows exactly this text.
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
