import type { StoredFields } from '../features/quote/rules/quote.ts';
import type { NewRequest } from './types.ts';

/**
 * The fields of a request to store, and those by which two requests are compared. Both include consent to texts. Only the
 * stored fields have its time and the price range, because the same request may arrive twice.
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
