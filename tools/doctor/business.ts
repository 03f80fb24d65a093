import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipeFor } from './recipes.ts';
import { textsOf, valueAt, type Entry } from '../../src/site/build/content-file.ts';

const toPath = (name: string) =>
  name.startsWith('src/')
    ? ['sampleValues', name]
    : name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Why a text in business.yaml must be a sample. Undefined if it may be real. */
function sampleReason(text: string): string | undefined {
  if (/\.example(?![\w-])/.test(text)) return `${text} ends in .example, which nobody can reach.`;
  if (/\b555-01\d\d\b/.test(text)) return `${text} is a number that is reserved for samples.`;
  return undefined;
}

/** The claim that a field belongs to. While the claim is off, the field is not used. */
const claimOf: Readonly<Record<string, string>> = {
  'links.booking': 'booking',
  'links.giftCards': 'giftCards',
  'reviews.url': 'reviews',
  'reviews.count': 'reviews',
  discountPercent: 'discount',
  discountFor: 'discount',
  discountHow: 'discount',
};

/** The problem with a listed sample, and its remedy. Undefined for a claim that is off. */
function describeSample(name: string, value: unknown) {
  if (name.startsWith('claims.'))
    return value === true
      ? {
          wrong: 'The site says so. Is it true of your shop?',
          remedy: 'Write false if it is not.',
        }
      : undefined;
  if (name.startsWith('src/'))
    return { wrong: 'These texts are the sample shop’s.', remedy: 'Make them yours.' };
  if (name === 'hours' && Array.isArray(value) && value.length === 0)
    return { wrong: 'No hours are shown.', remedy: 'Write yours, or leave the list empty.' };
  return {
    wrong: `${typeof value === 'string' ? `"${value}"` : 'This'} is still listed under sampleValues.`,
    remedy: 'Write your own, or keep it if it is right.',
  };
}

/** Sample values in business.yaml: those that it lists itself, and others that cannot be real. */
export function businessBlockers(business: Entry): Problem[] {
  const listed = valueAt(business.data, ['sampleValues']);
  const names = Array.isArray(listed) ? listed.map(String) : [];
  const isUnused = (name: string) =>
    claimOf[name] && valueAt(business.data, ['claims', claimOf[name]]) === false;
  const blocker = (path: PropertyKey[], wrong: string, remedy: string) =>
    problemAt(business, path, wrong, `${remedy} ${recipeFor(path)}`);
  const declared = names.flatMap((name) => {
    const path = toPath(name);
    const sample = isUnused(name) ? undefined : describeSample(name, valueAt(business.data, path));
    const done = 'Then delete its line under sampleValues.';
    return sample ? [blocker(path, sample.wrong, `${sample.remedy} ${done}`)] : [];
  });
  const undeclared = textsOf(business.data).flatMap(({ path, text }) => {
    const name = path.map(String).join('.');
    const why = sampleReason(text);
    const isListed = names.some((listedName) => name.startsWith(listedName));
    return why && !isListed && !isUnused(name) ? [blocker(path, why, 'Write your own.')] : [];
  });
  return [...declared, ...undeclared];
}
