import type { NewQuote } from './types.ts';

/**
 * A request as it is stored, and as two requests are compared. Consent to texts is part of both; its time is of the
 * stored one alone, as the same request may arrive twice.
 */
export function toStored({ quote, consent }: NewQuote, now: number): { text: string; compared: string } {
  const compared = { ...quote, ...(consent && { texts: consent.wording, textsVersion: consent.version }) };
  const stored = { ...compared, ...(consent && { textsAt: new Date(now).toISOString() }) };
  return { text: JSON.stringify(stored), compared: JSON.stringify(compared) };
}
