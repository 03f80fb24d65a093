/** A page is prerendered when a visitor points at its link; the page with only the form never starts before the visit. */
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
