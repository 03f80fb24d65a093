import type { NewQuote } from './types.ts';

/**
 * A request as it is stored, and as two requests are compared. Consent to texts is part of both. Its time and the price
 * range are of the stored one alone, as the same request may arrive twice.
 */
export function toStored(
  { quote, consent, priceRange }: NewQuote,
  now: number,
): { text: string; compared: string } {
  const compared = { ...quote, ...(consent && { texts: consent.wording, textsVersion: consent.version }) };
  const stored = {
    ...compared,
    ...(priceRange && { priceRange }),
    ...(consent && { textsAt: new Date(now).toISOString() }),
  };
  return { text: JSON.stringify(stored), compared: JSON.stringify(compared) };
}
