/**
 * Speculation rules, as JSON: the page behind a link is fetched when a visitor points at it or touches it.
 * Files, places on a page and links to other windows are not. The security policy lets in exactly this text.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target],[href*="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
