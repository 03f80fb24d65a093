import type { Business } from '../../schemas/business.ts';
import type { State } from '../../schemas/state.ts';
import { dateWordings } from './dates.ts';
import { capitalize, joinWords, toDollars } from './running-text.ts';

/** Facts by the names that texts use in braces. */
export type Facts = Readonly<Record<string, string>>;

type LawFacts = Pick<State, 'name' | 'law'>;

/** The note that must follow a sentence about the law. */
export function lawNote({ law }: LawFacts): string {
  const { reviewedOn, meterFirst, publisher } = law;
  const day = dateWordings(reviewedOn).long;
  return `Our shop’s summary, reviewed on ${day}; not legal advice. ${meterFirst} The state’s own text: ${publisher}.`;
}

export const lawText = (state: LawFacts) => `In ${state.name}: ${state.law.summary}. ${lawNote(state)}`;

const thingsWeTint = { residential: 'homes', commercial: 'businesses', automotive: 'vehicles' };
const peopleWeServe = { automotive: 'drivers', residential: 'homeowners', commercial: 'businesses' };

/** The words for the enabled services, in their order, as in a sentence. */
const wordsFor = (services: Record<string, boolean>, words: Record<string, string>) =>
  joinWords(Object.entries(words).flatMap(([service, word]) => (services[service] ? [word] : [])));

/** Facts about the business and the state, by the names that texts use in braces, such as `{phone}`. */
export function factsOf(business: Business, state: LawFacts): Facts {
  const { warranties } = business;
  return {
    brand: business.brand,
    shortBrand: business.shortBrand,
    phone: business.phone,
    email: business.email,
    street: business.address.street,
    shopTown: business.address.town,
    shopState: business.address.state,
    zip: business.address.zip,
    reviewCount: String(business.reviews.count),
    rating: business.reviews.rating.toFixed(1),
    // `5-star rated`.
    stars: String(business.reviews.rating),
    quoteHours: String(business.quoteHours),
    smallestJob: toDollars(business.smallestJob),
    manufacturer: business.manufacturer,
    discount: `${business.discountPercent}%`,
    discountFor: business.discountFor,
    // For the start of a sentence.
    DiscountFor: capitalize(business.discountFor),
    discountHow: business.discountHow,
    commercialWarrantyYears: String(warranties.commercialFilmYears),
    glassWarrantyYears: String(warranties.glassBreakageYears),
    exteriorWarrantyYears: String(warranties.residentialExteriorYears),
    teslaAccidentYears: String(warranties.teslaAccidentYears),
    whatWeTint: wordsFor(business.services, thingsWeTint),
    whoWeServe: wordsFor(business.services, peopleWeServe),
    state: state.name,
    law: lawText(state),
    windshield: state.law.windshield,
  };
}

/** Fills in each `{name}` in a text. An unknown name is an error that lists the known ones, unless unknown ones are kept. */
export function fillFacts(text: string, facts: Facts, keepUnknown = false): string {
  return text.replace(/\{([^{}]*)\}/g, (token, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined && !keepUnknown)
      throw new Error(`Unknown fact ${token} in "${text}". Write one of: ${Object.keys(facts).join(', ')}.`);
    return fact ?? token;
  });
}

/** Fills the facts into every text of parsed YAML. Dates that YAML made of `2025-01-20` become text again. */
export function fillFactsDeep<T>(data: T, facts: Facts, keepUnknown?: boolean): T;
export function fillFactsDeep(data: unknown, facts: Facts, keepUnknown?: boolean): unknown {
  if (typeof data === 'string') return fillFacts(data, facts, keepUnknown);
  if (data instanceof Date) return data.toISOString().replace('T00:00:00.000Z', '');
  if (Array.isArray(data)) return data.map((item: unknown) => fillFactsDeep(item, facts, keepUnknown));
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data);
  return Object.fromEntries(fields.map(([key, value]) => [key, fillFactsDeep(value, facts, keepUnknown)]));
}

/** The `tel:` URL of a US phone number: (512) 555-0142 is tel:+15125550142. */
export const toTel = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`;
