import type { Entry } from '../site/build/content-file.ts';
import type { MdxBody } from './mdx.ts';
import type { Problem } from './problem.ts';
import type { PlacedText } from './texts-rule.ts';

interface Rule {
  /** Words that make the promise. */
  promise: RegExp;
  /** Words that make it true. */
  condition?: RegExp;
  wrong: string;
  remedy: string;
  example: string;
}

const rules: readonly Rule[] = [
  {
    promise: /\b\d+ to \d+%[^.]*\bcooling\b|\bcooling\b[^.]*\b\d+ to \d+%|\bpays? for itself in \d/i,
    condition: /\b(?:good case|best case|at best|up to|most (?:homes|buildings))\b/i,
    wrong: 'promises savings in figures without saying when they hold.',
    remedy: 'Say in the same text that it is a good case, and of which glass.',
    example: 'In a good case, with large clear panes in full sun, film takes 25 to 35% off cooling costs.',
  },
  {
    promise: /\bwarrant[^.]*\b\d+[- ]years?\b|\b\d+[- ]years?\b[^.]*\bwarrant/i,
    wrong: 'gives the years of a warranty as typed figures.',
    remedy: 'Write the token, so that every page follows business.yaml.',
    example: '{glassWarrantyYears} years',
  },
  {
    promise:
      /\b(?:see|look at) (?:our|the) work\b|\bfresh from the shop\b|\bcars we (?:have )?(?:done|tinted)\b/i,
    wrong: 'calls pictures your work.',
    remedy: 'Say what they show. Words for photos of your own jobs belong in the alt text.',
    example: 'Shades on cars you know.',
  },
];

const windshieldPolicy =
  /\bwindshields?\b[^.]*\b(?:we (?:decline|refuse|fit|propose)|the (?:darkest|lightest) (?:we|film))\b/i;

/** Promises of a page that lack their condition, and a second version of the shop's answer on windshields. */
export function promiseProblems(
  entry: Entry,
  texts: readonly PlacedText[],
  inBody: readonly PlacedText[],
  body: MdxBody | undefined,
): Problem[] {
  const problem = ({ line, field }: PlacedText, wrong: string, remedy: string, example: string): Problem => ({
    file: entry.file,
    line,
    field,
    wrong,
    remedy,
    example,
  });
  // An article works its example out and says how it counts; the rule on savings holds it.
  const problems = (entry.kind === 'articles' ? [] : texts).flatMap((place) =>
    rules.flatMap(({ promise, condition, wrong, remedy, example }) => {
      const words = promise.exec(place.text)?.[0];
      if (!words || condition?.test(place.text)) return [];
      return problem(place, `"${words}" ${wrong}`, remedy, example);
    }),
  );
  const quotes = body?.components.some(({ name, nameProp }) => name === 'Fact' && nameProp === 'windshield');
  const policy = [...texts, ...inBody].find(
    ({ text }) => windshieldPolicy.test(text) && !text.includes('{windshield}'),
  );
  if (!policy || quotes) return problems;
  const token = body ? '<Fact name="windshield" />' : '{windshield}';
  const wrong = 'It says which film you put on a windshield in words of its own.';
  const remedy = `Write ${token} in its place: the answer is written once, in state.yaml.`;
  return [...problems, problem(policy, wrong, remedy, token)];
}
