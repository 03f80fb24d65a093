import type { State } from '../schemas/state.ts';
import type { Entry } from '../site/build/content-file.ts';
import type { MdxBody } from './mdx.ts';
import type { Problem } from './problem.ts';
import type { Routes } from './routes.ts';
import type { PlacedText } from './texts-rule.ts';

/** Words that only a sentence on the state's limit has: its name with a verb, and the percentages of the law. */
function limitOf({ name, law }: Pick<State, 'name' | 'law'>): RegExp {
  const limits = [name, ...new Set(law.summary.match(/\d+%/g) ?? [])].join('|');
  return new RegExp(
    `\\d% light transmission|\\b${name} (?:asks|allows|permits|requires)\\b|\\b(?:${limits}) limit\\b|\\bmore than ${law.frontSidesPercent}%`,
    'i',
  );
}

const verdict =
  /\b\d+% (?:film |tint |windshield )?(?:is|are|stays?) (?:still )?(?:legal|allowed)\b|\broom to spare\b|\blegal (?:tint|film|shade)\b/i;
const saving =
  /\d%[^.]{0,40}\b(?:cooling|electric|bills?|energy costs?)\b|\b(?:cooling|energy costs?|bills?)\b[^.]{0,40}\d%|\$\d[\d,]* a year\b/i;
const howWeCount = '/blog/energy-savings#how-we-count';

/** Texts that name the limit of the law without its note, and texts that call a film legal. */
export function lawProblems(
  { file }: Entry,
  texts: readonly PlacedText[],
  body: MdxBody | undefined,
  state: Pick<State, 'name' | 'law'> | undefined,
): Problem[] {
  const uses = (wanted: string, prop?: string) =>
    body?.components.some(({ name, nameProp }) => name === wanted && (!prop || nameProp === prop)) ?? false;
  const problems = texts.flatMap(({ line, field, text }): Problem[] => {
    const words = verdict.exec(text)?.[0];
    if (!words) return [];
    const wrong = `"${words}" says that a film is legal. The limit counts film and glass together.`;
    const remedy = 'Say what the film reads on glass, and that the shop meters the glass first.';
    const example = 'On common door glass a 35% film reads 25 to 27%, so we meter your glass first.';
    return [{ file, line, field, wrong, remedy, example }];
  });
  if (uses('CarRules') || uses('Fact', 'law')) return problems;
  if (uses('FilmTimesGlass'))
    problems.push({
      file,
      line: 1,
      field: '<FilmTimesGlass>',
      wrong: 'The table of film and glass needs the rules before it.',
      remedy: 'Put <CarRules /> before it.',
      example: '<CarRules />',
    });
  const limit = state && limitOf(state);
  const unnoted = limit && texts.find(({ text }) => limit.test(text) && !text.includes('{law}'));
  if (unnoted)
    problems.push({
      file,
      line: unnoted.line,
      field: unnoted.field,
      wrong: 'It names the legal limit without the note about the law.',
      remedy: body
        ? 'Put <CarRules /> or <Fact name="law" /> into the article: it tells whose summary it is, and of which day.'
        : 'Write {law} in its place: it tells whose summary it is, of which day, and that we meter first.',
      example: body ? '<CarRules />' : '{law}',
    });
  return problems;
}

/** An article that names savings in figures and does not link to the note on how they are counted, where there is one. */
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
  const wrong = 'It gives savings in figures without saying how they are counted.';
  const remedy = 'Link to the note once in the article.';
  const { line, field } = figure;
  return [{ file, line, field, wrong, remedy, example: `[How we count](${howWeCount})` }];
}
