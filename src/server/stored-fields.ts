import type { StoredFields } from '../features/quote/rules/quote.ts';
import type { NewRequest } from './types.ts';

/**
 * The fields to store, and the fields that tell whether two requests are the same. Both include consent to texts. The time
 * of consent is not compared, because it may differ when the same request arrives twice.
 */
export function toStoredFields(
  { quote, consent }: NewRequest,
  now: number,
): { fields: StoredFields; comparedFields: StoredFields } {
  const comparedFields = {
    ...quote,
    ...(consent && { texts: consent.wording, textsVersion: consent.version }),
  };
  const fields = {
    ...comparedFields,
    ...(consent && { textsAt: new Date(now).toISOString() }),
  };
  return { fields, comparedFields };
}
