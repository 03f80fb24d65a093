/**
 * Speculation rules, as JSON: the page behind a link is drawn when a visitor points at it or touches it. The page that is
 * nothing but the form is fetched only, so that it is never older than the visit. Files, places on a page, links to other
 * windows and what the quote server answers are left alone. The security policy lets in exactly this text.
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
