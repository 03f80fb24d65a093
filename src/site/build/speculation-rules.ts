/** Prerenders the page of a link that a visitor points at or touches; the page with only the form never starts before the visit. */
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
