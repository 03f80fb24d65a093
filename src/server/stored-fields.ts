import type { StoredFields } from '../features/quote/rules/quote.ts';
import type { NewRequest } from './types.ts';

/**
 * The fields of a request as they are stored, and as two requests are compared. Consent to texts is part of both. Its time
 * and the price range are of the stored ones alone, as the same request may arrive twice.
 */
export function toStoredFields(
  { quote, consent, priceRange }: NewRequest,
  now: number,
): { fields: StoredFields; comparedFields: StoredFields } {
  const comparedFields = {
    ...quote,
    ...(consent && { texts: consent.wording, textsVersion: consent.version }),
  };
  const fields = {
    ...comparedFields,
    ...(priceRange && { priceRange }),
    ...(consent && { textsAt: new Date(now).toISOString() }),
  };
  return { fields, comparedFields };
}
