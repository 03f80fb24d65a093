/** Files, places on a page and links to other windows are left alone, and so is what the quote server answers. */
const others = '[target],[href*="#"],[href*="."],[href^="/quote"]';
const form = '[href^="/request-quote"]';

/**
 * Speculation rules, as JSON: the page behind a link is drawn when a visitor points at it or touches it. The page that is
 * nothing but the form is fetched only, so that it is never older than the visit. The security policy lets in exactly
 * this text.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: `[href^="/"]:not(${others},${form})` }, eagerness: 'moderate' }],
  prefetch: [{ where: { selector_matches: `${form}:not(${others})` }, eagerness: 'moderate' }],
});
