import type { Business } from '../../schemas/business.ts';
import type { Claim } from '../../schemas/claims.ts';

/** Facts that belong to a claim. While the claim is off, a text that uses one is refused. */
export const claimOfFact: ReadonlyMap<string, Claim> = new Map([
  ['reviewCount', 'reviews'],
  ['rating', 'reviews'],
  ['stars', 'reviews'],
  ['discount', 'discount'],
  ['commercialWarrantyYears', 'commercialWarranty'],
  ['glassWarrantyYears', 'glassWarranty'],
  ['exteriorWarrantyYears', 'exteriorWarranty'],
  ['teslaAccidentYears', 'accidentWarranty'],
]);

export function hasWarranty(claims: Business['claims']): boolean {
  return Object.entries(claims).some(([name, on]) => name.endsWith('Warranty') && on);
}

/** Every flag that a text may use, as a fact: `veteranOwned?` is `on` or empty. */
export function flagsOf({ claims, services }: Pick<Business, 'claims' | 'services'>) {
  const buildings = services.commercial || services.residential;
  const all = { ...claims, warranty: hasWarranty(claims), ...services, buildings };
  return Object.fromEntries(Object.entries(all).map(([name, on]) => [`${name}?`, on ? 'on' : '']));
}

export const flagNames = (facts: Record<string, string>) =>
  Object.keys(facts).flatMap((name) => (name.endsWith('?') ? name.slice(0, -1) : []));

export const factNames = (facts: Record<string, string>) =>
  Object.keys(facts).filter((name) => !name.endsWith('?'));

/** Whether a flag is on; undefined if there is no flag of this name. */
const isOn = (name: string, facts: Record<string, string>) =>
  Object.hasOwn(facts, `${name}?`) ? facts[`${name}?`] !== '' : undefined;

// `{reviews?Rated {rating}|Ask around}`. Words with another one inside do not match yet, so the innermost comes first.
const guardedWords = /\{(\w+)\?((?:[^{}]|\{\w*\})*)\}/g;

/**
 * Resolves `{claim?words}` and `{claim?words|other words}`: the words stay if the claim is on, and go if it is off. Leaves
 * names that are not flags as they are.
 */
export function resolveText(text: string, facts: Record<string, string>): string {
  const resolved = text.replace(guardedWords, (token, name: string, words: string) => {
    const on = isOn(name, facts);
    if (on === undefined) return token;
    const [ifOn = '', ...ifOff] = words.split('|');
    return on ? ifOn : ifOff.join('|');
  });
  return resolved === text ? text : resolveText(resolved, facts).replace(/ {2,}/g, ' ').trim();
}

// The innermost first, because they may be nested.
const claimElement = /<Claim name="(\w+)">((?:(?!<Claim )[\s\S])*?)<\/Claim>/g;

/** The body of an article without each `<Claim>` that is off and without the tags of the others. Line numbers stay the same. */
export function resolveBody(body: string, facts: Record<string, string>): string {
  const resolved = body.replace(claimElement, (element, name: string, words: string) => {
    const on = isOn(name, facts);
    if (on === undefined) return element;
    return on ? words : words.replace(/[^\n]/g, '');
  });
  return resolved === body ? body : resolveBody(resolved, facts);
}

/** Whether a YAML value has values inside. A date does not. */
export const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Whether a text of the group has become empty. */
const hasLostText = (before: object, after: object) =>
  Object.entries(before).some(
    ([key, value]) => typeof value === 'string' && Reflect.get(after, key) === undefined,
  );

/**
 * The data without the words of claims that are off. A text that loses all its words becomes undefined. So does a list item
 * that loses one of its texts, and a group that loses everything. List positions stay the same.
 */
export function resolveClaims(data: unknown, facts: Record<string, string>): unknown {
  if (typeof data === 'string') {
    const text = resolveText(data, facts);
    return text || text === data ? text : undefined;
  }
  if (Array.isArray(data))
    return data.map((item: unknown) => {
      const resolved = resolveClaims(item, facts);
      return isGroup(item) && isGroup(resolved) && hasLostText(item, resolved) ? undefined : resolved;
    });
  if (!isGroup(data)) return data;
  const parts = Object.entries(data).map(([key, value]) => [key, resolveClaims(value, facts)] as const);
  const isEmpty = parts.length > 0 && parts.every(([, value]) => value === undefined);
  return isEmpty ? undefined : Object.fromEntries(parts);
}

/** Removes the list items and fields that are undefined. */
export function compact(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => item !== undefined).map(compact);
  if (!isGroup(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (value === undefined ? [] : [[key, compact(value)]])),
  );
}

/** Converts a path in the compacted data to the path in the resolved data. */
export function pathBefore(resolved: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  let at = resolved;
  return path.map((step) => {
    const items: unknown[] = Array.isArray(at) ? at : [];
    const keptIndexes = [...items.keys()].filter((index) => items[index] !== undefined);
    const before = typeof step === 'number' ? (keptIndexes[step] ?? step) : step;
    at = isGroup(at) ? Reflect.get(at, before) : undefined;
    return before;
  });
}
