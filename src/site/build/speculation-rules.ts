const page = { href_matches: '/*' };
const notAPage = { selector_matches: '[target],[href*="#"],[href*="."]' };
const form = { href_matches: ['/request-quote', '/quote*', '/embed/*'] };

/**
 * Speculation rules, as JSON: the page behind a link is drawn when a visitor points at it or touches it. A page that is
 * nothing but the form is fetched only, so that it is never of an older state than the visit. Files, places on a page and
 * links to other windows are left alone. The security policy lets in exactly this text.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { and: [page, { not: notAPage }, { not: form }] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [form, { not: notAPage }] }, eagerness: 'moderate' }],
});
