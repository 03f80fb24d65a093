import type { State } from '../schemas/state.ts';
import type { Entry } from '../site/build/content-file.ts';
import type { MdxBody } from './mdx.ts';
import { problemIn, type Problem } from './problem.ts';
import type { Routes } from './routes.ts';
import type { PlacedText } from './texts-rule.ts';

/** Matches what only sentences about the legal limit say, such as "Texas allows", "the 25% limit" or "more than 25%". */
function toLimitPattern({ name, law }: Pick<State, 'name' | 'law'>): RegExp {
  const limits = [name, ...new Set(law.summary.match(/\d+%/g) ?? [])].join('|');
  return new RegExp(
    `\\d% light transmission|\\b${name} (?:asks|allows|permits|requires)\\b|\\b(?:${limits}) limit\\b|\\bmore than ${law.frontSidesPercent}%`,
    'i',
  );
}

/** "a 35% film is legal", "any legal tint" */
const verdict =
  /\b\d+% (?:film |tint |windshield )?(?:is|are|stays?) (?:still )?(?:legal|allowed)\b|\broom to spare\b|\blegal (?:tint|film|shade)\b/i;
/** "15% off your bills", "cooling costs fall by 15%", "$300 a year" */
const saving =
  /\d%[^.]{0,40}\b(?:cooling|electric|bills?|energy costs?)\b|\b(?:cooling|energy costs?|bills?)\b[^.]{0,40}\d%|\$\d[\d,]* a year\b/i;
const howWeCount = '/blog/energy-savings#how-we-count';

const hasComponent = (body: MdxBody | undefined, component: string, nameProp?: string) =>
  body?.components.some((used) => used.name === component && (!nameProp || used.nameProp === nameProp)) ??
  false;

/** Texts that name the legal limit without the note about the law, and texts that call a film legal. */
export function lawProblems(
  { file }: Entry,
  texts: readonly PlacedText[],
  body: MdxBody | undefined,
  state: Pick<State, 'name' | 'law'> | undefined,
): Problem[] {
  const problems = texts.flatMap((placed) => {
    const words = verdict.exec(placed.text)?.[0];
    if (!words) return [];
    const wrong = `"${words}" says that a film is legal. The limit counts film and glass together.`;
    const remedy = 'Say what the film reads on glass, and that the shop meters the glass first.';
    const example = 'On common door glass a 35% film reads 25 to 27%, so we meter your glass first.';
    return problemIn(file, placed, wrong, remedy, example);
  });
  if (hasComponent(body, 'CarRules') || hasComponent(body, 'Fact', 'law')) return problems;
  if (hasComponent(body, 'FilmTimesGlass')) {
    const wrong = 'The table of film and glass needs the rules before it.';
    const position = { line: 1, field: '<FilmTimesGlass>' };
    problems.push(problemIn(file, position, wrong, 'Put <CarRules /> before it.', '<CarRules />'));
  }
  const limit = state && toLimitPattern(state);
  const withoutNote = limit && texts.find(({ text }) => limit.test(text) && !text.includes('{law}'));
  if (withoutNote) {
    const wrong = 'It names the legal limit without the note about the law.';
    const remedy = body
      ? 'Put <CarRules /> or <Fact name="law" /> into the article. It says whose summary of the law it is, and when it was checked.'
      : 'Write {law} instead. It says whose summary of the law it is, when it was checked, and that we meter first.';
    problems.push(problemIn(file, withoutNote, wrong, remedy, body ? '<CarRules />' : '{law}'));
  }
  return problems;
}

/** An article that gives figures for savings without a link to the note on how they are counted, if the site has that note. */
export function savingsProblems(
  { file }: Entry,
  texts: readonly PlacedText[],
  body: MdxBody | undefined,
  routes: Routes,
): Problem[] {
  const [path = '', anchor = ''] = howWeCount.split('#');
  if (!body || body.anchors.includes(anchor) || !routes.get(path)?.has(anchor)) return [];
  const figure = texts.find(({ text }) => saving.test(text));
  if (!figure || body.links.some(({ href }) => href === howWeCount)) return [];
  const wrong = 'It gives figures for savings without saying how they are counted.';
  const remedy = 'Link to the note once in the article.';
  return [problemIn(file, figure, wrong, remedy, `[How we count](${howWeCount})`)];
}

interface Rule {
  promise: RegExp;
  /** Words that make the promise true. */
  condition?: RegExp;
  /** What is wrong, to follow the words of the promise. */
  wrong: string;
  remedy: string;
  example: string;
}

const rules: readonly Rule[] = [
  {
    promise: /\b\d+ to \d+%[^.]*\bcooling\b|\bcooling\b[^.]*\b\d+ to \d+%|\bpays? for itself in \d/i,
    condition: /\b(?:good case|best case|at best|up to|most (?:homes|buildings))\b/i,
    wrong: 'promises a figure without saying when it applies.',
    remedy: 'Say in the same text that this is a good case, and for which glass.',
    example: 'In a good case, with large clear panes in full sun, film takes 25 to 35% off cooling costs.',
  },
  {
    promise: /\bwarrant[^.]*\b\d+[- ]years?\b|\b\d+[- ]years?\b[^.]*\bwarrant/i,
    wrong: 'types out the years of a warranty.',
    remedy: 'Write the token instead, so that every page follows business.yaml.',
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

/** "on a windshield we fit 70%", "windshields: the darkest film" */
const windshieldPolicy =
  /\bwindshields?\b[^.]*\b(?:we (?:decline|refuse|fit|propose)|the (?:darkest|lightest) (?:we|film))\b/i;

/** Promises without the condition that makes them true, and windshield policies in other words than those of state.yaml. */
export function promiseProblems(
  entry: Entry,
  texts: readonly PlacedText[],
  bodyTexts: readonly PlacedText[],
  body: MdxBody | undefined,
): Problem[] {
  // `savingsProblems` covers articles, which may calculate an example if they say how they count.
  const problems = (entry.kind === 'articles' ? [] : texts).flatMap((placed) =>
    rules.flatMap(({ promise, condition, wrong, remedy, example }) => {
      const words = promise.exec(placed.text)?.[0];
      if (!words || condition?.test(placed.text)) return [];
      return problemIn(entry.file, placed, `"${words}" ${wrong}`, remedy, example);
    }),
  );
  const policy = [...texts, ...bodyTexts].find(
    ({ text }) => windshieldPolicy.test(text) && !text.includes('{windshield}'),
  );
  if (!policy || hasComponent(body, 'Fact', 'windshield')) return problems;
  const token = body ? '<Fact name="windshield" />' : '{windshield}';
  const wrong = 'It says in its own words which film you put on a windshield.';
  const remedy = `Write ${token} instead. It takes the policy from state.yaml.`;
  return [...problems, problemIn(entry.file, policy, wrong, remedy, token)];
}
