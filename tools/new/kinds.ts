import { z } from 'zod';
import { plainMessage } from '../../src/schemas/messages.ts';
import { articleCategories } from '../../src/schemas/article-categories.ts';
import { contentKinds } from '../../src/schemas/index.ts';
import { serviceTypes } from '../../src/schemas/location.ts';
import { mainServiceIds } from '../../src/schemas/service.ts';
import { question } from '../../src/schemas/shared.ts';

/** A question about a new entry: its flag, its text, an example of an answer (or none) and the check of the answer. */
export interface Prompt {
  flag: string;
  ask: string;
  hint: string;
  schema: z.ZodType;
  choices?: readonly string[];
  /** true if the answer may be left empty. */
  optional?: boolean;
}

/** The parts of a text that commas, semicolons, lines or the word "and" separate, without quotes. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,;\n]|\band\b/)
    .map((part) => part.replace(/['"]/g, '').trim())
    .filter(Boolean);

const list = (item: z.ZodType<unknown, string>, min = 1) =>
  z
    .string()
    .transform(splitList)
    .pipe(z.array(item).min(min, `Name at least ${min}`));
const number = (field: z.ZodType<unknown, number>) => z.string().transform(Number).pipe(field);
const prompt = (flag: string, ask: string, hint: string, schema: z.ZodType, optional = false): Prompt => ({
  flag,
  ask,
  hint,
  schema,
  optional,
});
const choice = (flag: string, ask: string, choices: readonly [string, ...string[]]): Prompt => ({
  ...prompt(flag, ask, '', z.enum(choices)),
  choices,
});

const { articles, locations, team } = contentKinds;
const article = articles.schema.shape;
const town = locations.schema.shape;
const person = team.schema.shape;
const photo = prompt('file', 'Where is the photo? Drag it into this window.', '', z.string());
const alt = prompt(
  'alt',
  'What does it show?',
  'A blue pickup in the bay, its rear glass half filmed',
  person.photo.shape.alt,
);

/** What can be added, by the word that follows `npm run new --`. */
export const newKinds: Readonly<Record<string, { label: string; prompts: readonly Prompt[] }>> = {
  article: {
    label: 'An article for the blog',
    prompts: [
      prompt('title', 'What is the headline?', 'How tint fares on a west wall', article.title),
      choice('category', 'Which filter shows it?', articleCategories),
      prompt(
        'date',
        'When should it appear? Leave empty for today.',
        '2026-12-01',
        article.datePublished,
        true,
      ),
    ],
  },
  location: {
    label: 'A town that we serve',
    prompts: [
      prompt('city', 'What is the town called?', 'Hutto', town.city),
      prompt('zips', 'Which ZIP codes does it have?', '78634, 78660', list(town.zipCodes.element)),
      prompt('lat', 'What is its latitude?', '30.54', number(town.coordinates.shape.lat)),
      prompt(
        'lng',
        'What is its longitude, with its minus sign?',
        '-97.55',
        number(town.coordinates.shape.lng),
      ),
      prompt(
        'neighborhoods',
        'Which neighborhoods, three or more, the best known first?',
        'Star Ranch, Riverwalk, Glenwood',
        list(town.neighborhoods.element, 3),
      ),
      prompt(
        'services',
        'Which services? Leave empty for all three.',
        serviceTypes.join(', '),
        list(z.enum(serviceTypes)),
        true,
      ),
    ],
  },
  faq: {
    label: 'A question with its answer',
    prompts: [
      choice('topic', 'Under which topic?', mainServiceIds),
      prompt(
        'question',
        'What is the question?',
        'Does tint change the radio of my car?',
        question.shape.question,
      ),
      prompt(
        'answer',
        'What is the answer?',
        'No. Our films hold no metal, so radio and phone work as before.',
        question.shape.answer,
      ),
    ],
  },
  photo: {
    label: 'A photo for a gallery',
    prompts: [photo, choice('gallery', 'Which gallery?', ['gallery', ...mainServiceIds]), alt],
  },
  team: {
    label: 'A member of the team',
    prompts: [
      { ...photo, ask: 'Where is the portrait, upright, 4:5? Drag it into this window.' },
      prompt('name', 'What is the name? The first name is enough.', 'June', person.name),
      prompt('role', 'What does the person do?', 'Residential installer', person.role),
      alt,
    ],
  },
};

/** Why an answer is not accepted, in a sentence; undefined if it is. */
export function answerError({ schema, optional }: Prompt, answer: string): string | undefined {
  if (!answer.trim()) return optional ? undefined : 'This is needed.';
  const result = schema.safeParse(answer.trim(), { error: plainMessage });
  return result.success ? undefined : result.error.issues[0]?.message.replace(/\.?$/, '.');
}

/** What is missing or wrong in the flags, a line for each. */
export function flagProblems(
  kind: string,
  given: Readonly<Record<string, string>>,
  mayAsk: boolean,
): string[] {
  const known = newKinds[kind];
  if (!known) return [`Say what to add: ${Object.keys(newKinds).join(', ')}.`];
  const strange = Object.keys(given).filter((flag) => !known.prompts.some((prompt) => prompt.flag === flag));
  const wrong = known.prompts.flatMap((prompt) => {
    if (mayAsk && !(prompt.flag in given)) return [];
    const why = answerError(prompt, given[prompt.flag] ?? '');
    return why ? [`--${prompt.flag}: ${why} ${prompt.ask}`] : [];
  });
  return [...strange.map((flag) => `--${flag} does not belong to ${kind}.`), ...wrong];
}
