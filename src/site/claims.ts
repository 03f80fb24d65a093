import type { Business } from '../schemas/business.ts';
import type { Claim } from '../schemas/claims.ts';

/** Facts that are told only with a claim: while it is off, a text that names one is refused. */
export const claimOfFact: Readonly<Record<string, Claim>> = {
  reviewCount: 'reviews',
  rating: 'reviews',
  discount: 'discount',
  commercialWarrantyYears: 'commercialWarranty',
  glassWarrantyYears: 'glassWarranty',
  exteriorWarrantyYears: 'exteriorWarranty',
  teslaAccidentYears: 'accidentWarranty',
};

/** Whether the shop gives any warranty. */
export function hasWarranty(claims: Business['claims']): boolean {
  return Object.entries(claims).some(([name, on]) => name.endsWith('Warranty') && on);
}

/** Every switch that a text may ask for, as facts are kept: `veteranOwned?` is `on` or empty. */
export function switchesOf({ claims, services }: Pick<Business, 'claims' | 'services'>) {
  const buildings = services.commercial || services.residential;
  const all = { ...claims, warranty: hasWarranty(claims), ...services, buildings };
  return Object.fromEntries(Object.entries(all).map(([name, on]) => [`${name}?`, on ? 'on' : '']));
}

/** Names of the switches among the facts. */
export const switchNames = (facts: Record<string, string>) =>
  Object.keys(facts).flatMap((name) => (name.endsWith('?') ? name.slice(0, -1) : []));

/** Names of the facts without the switches. */
export const factNames = (facts: Record<string, string>) =>
  Object.keys(facts).filter((name) => !name.endsWith('?'));

// The innermost first; what stands in one may hold tokens.
const guarded = /\{(\w+)\?((?:[^{}]|\{\w*\})*)\}/g;

/**
 * Settles `{claim?words}` and `{claim?words|other words}`: the words stay while the claim is on, and go while it is off.
 * A name that is no switch is left as it stands.
 */
export function settleText(text: string, facts: Record<string, string>): string {
  const once = text.replace(guarded, (token, name: string, words: string) => {
    const on = Object.hasOwn(facts, `${name}?`) ? facts[`${name}?`] : undefined;
    if (on === undefined) return token;
    const bar = words.indexOf('|');
    if (bar < 0) return on && words;
    return on ? words.slice(0, bar) : words.slice(bar + 1);
  });
  return once === text ? text : settleText(once, facts).replace(/ {2,}/g, ' ').trim();
}

// The innermost first, as they may stand in one another.
const part = /<Claim name="(\w+)">((?:(?!<Claim )[\s\S])*?)<\/Claim>/g;

/** The body of an article without what stands in a `<Claim>` that is off, and without the tags of those that are on; lines stay where they are. */
export function settleBody(body: string, facts: Record<string, string>): string {
  const once = body.replace(part, (whole, name: string, words: string) => {
    const on = Object.hasOwn(facts, `${name}?`) ? facts[`${name}?`] : undefined;
    if (on === undefined) return whole;
    return on ? words : words.replace(/[^\n]/g, '');
  });
  return once === body ? body : settleBody(once, facts);
}
