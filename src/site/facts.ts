import type { Business } from '../schemas/business.ts';
import type { State } from '../schemas/state.ts';
import { dateWordings } from './dates.ts';

type LawFacts = Pick<State, 'name' | 'law'>;

/** The law sentence with what must stand beside it: whose summary, of which day, what is metered, who has the text. */
export function lawText({ name, law }: LawFacts): string {
  const { summary, reviewedOn, meterFirst, publisher } = law;
  const day = dateWordings(reviewedOn).long;
  return `In ${name}: ${summary}. That is our shop’s summary, reviewed on ${day}, and not legal advice. ${meterFirst} The state’s own text: ${publisher}.`;
}

/** Facts of the business and the state by the names that texts use in braces, such as `{phone}`. */
export function factsOf(business: Business, state: LawFacts): Record<string, string> {
  const { warranties } = business;
  return {
    brand: business.brand,
    shortBrand: business.shortBrand,
    phone: business.phone,
    email: business.email,
    street: business.address.street,
    shopTown: business.address.town,
    zip: business.address.zip,
    reviewCount: String(business.reviews.count),
    rating: business.reviews.rating.toFixed(1),
    quoteHours: String(business.quoteHours),
    discount: `${business.discountPercent}%`,
    commercialWarrantyYears: String(warranties.commercialFilmYears),
    glassWarrantyYears: String(warranties.glassBreakageYears),
    exteriorWarrantyYears: String(warranties.residentialExteriorYears),
    teslaAccidentYears: String(warranties.teslaAccidentYears),
    law: lawText(state),
  };
}

/** Replaces each `{name}` in a text by that fact; an unknown name is an error that lists the known ones. */
export function fillFacts(text: string, facts: Record<string, string>): string {
  return text.replace(/\{([^{}]*)\}/g, (token, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined)
      throw new Error(`Unknown fact ${token} in "${text}". Write one of: ${Object.keys(facts).join(', ')}.`);
    return fact;
  });
}

const midnight = /^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/;

/** Fills the facts into every text of parsed YAML; dates that YAML made of `2025-01-20` become text again. */
export function fillFactsDeep<T>(data: T, facts: Record<string, string>): T {
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? fillFacts(value.replace(midnight, '$1'), facts) : value,
  );
}

/** The `tel:` address of a phone number as written, US numbers only: (512) 555-0142 is tel:+15125550142. */
export function toTel(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
