import { z } from 'zod';
import { articleCategories } from '../../src/schemas/article-categories.ts';
import { contentKinds } from '../../src/schemas/index.ts';
import { landscapes } from '../../src/schemas/location.ts';
import { plainMessage } from '../../src/schemas/messages.ts';
import { mainServiceIds } from '../../src/schemas/service.ts';
import { question } from '../../src/schemas/shared.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import * as write from './write.ts';

/** A question about a new entry, an example of an answer (none if there are choices), and the check of the answer. */
export type Prompt = readonly [ask: string, hint: string, schema: z.ZodType];

const list = (item: z.ZodType<unknown, string>, min = 1) =>
  z.preprocess((text) => write.splitList(String(text)), z.array(item).min(min, `Name ${min} or more`));

const article = contentKinds.articles.schema.shape;
const town = contentKinds.locations.schema.shape;
const person = contentKinds.team.schema.shape;
const { lat, lng } = town.coordinates.shape;
const three = list(town.neighborhoods.element, 3);
const degrees = (field: z.ZodType) => z.preprocess((text) => Number(text || NaN), field);
const day = z.preprocess((text) => text || write.today(), article.datePublished);
const alt: Prompt = [
  'What does it show?',
  'A blue pickup, its rear glass half filmed',
  person.photo.shape.alt,
];

/** What can be added, by the word that follows `npm run new --`. */
export const newKinds: Readonly<
  Record<string, { label: string; prompts: Readonly<Record<string, Prompt>>; write: write.Writer }>
> = {
  article: {
    label: 'An article for the blog',
    prompts: {
      title: ['What is the headline?', 'How tint fares on a west wall', article.title],
      category: ['Which category is it in?', '', z.enum(articleCategories)],
      date: ['When should it appear? Leave empty for today.', '2026-12-01', day],
    },
    write: write.writeArticle,
  },
  location: {
    label: 'A town that we serve',
    prompts: {
      city: ['What is the town called?', 'Hutto', town.city],
      zips: ['Which ZIP codes does it have?', '78634, 78660', list(town.zipCodes.element)],
      counties: ['Which counties is it in?', 'Williamson, Travis', list(town.counties.unwrap().element)],
      lat: ['What is its latitude?', '30.54', degrees(lat)],
      lng: ['What is its longitude, with its minus sign?', '-97.55', degrees(lng)],
      neighborhoods: ['Which neighborhoods, three or more?', 'Old Town, Star Ranch, Riverwalk', three],
      landscape: ['What does its horizon show? Choose shop for your own town.', '', z.enum(landscapes)],
    },
    write: write.writeLocation,
  },
  faq: {
    label: 'A question with its answer',
    prompts: {
      topic: ['Under which topic?', '', z.enum(mainServiceIds)],
      question: ['What is the question?', 'Does tint change the radio of my car?', question.shape.question],
      answer: ['What is the answer?', 'No, there is no metal in any of our films.', question.shape.answer],
    },
    write: write.writeQuestion,
  },
  photo: {
    label: 'A photo for a gallery',
    prompts: {
      file: ['Where is the photo? Drag it into this window.', '', z.string().min(1)],
      gallery: ['Which gallery?', '', z.enum(['gallery', ...mainServiceIds])],
      alt,
    },
    write: write.writePhoto,
  },
  team: {
    label: 'A member of the team',
    prompts: {
      file: ['Where is the portrait, upright, 4:5? Drag it into this window.', '', z.string().min(1)],
      name: ['What is the name? The first name is enough.', 'June', person.name],
      role: ['What does the person do?', 'Residential installer', person.role],
      alt,
    },
    write: write.writePerson,
  },
};

/** Why an answer is not accepted, in a sentence; undefined if it is. */
export function answerError([, , schema]: Prompt, answer: string): string | undefined {
  const { error } = schema.safeParse(answer.trim(), { error: plainMessage });
  return error && (answer.trim() ? error.issues[0]?.message.replace(/\.?$/, '.') : 'This is needed.');
}

/** What is missing or wrong in the flags, a line for each. */
export function flagProblems(kind: string, given: write.Answers, isInteractive: boolean): string[] {
  const { prompts } = newKinds[kind] ?? {};
  if (!prompts) return [`Say what to add: ${Object.keys(newKinds).join(', ')}.`];
  const strange = Object.keys(given).filter((flag) => !(flag in prompts));
  const wrong = Object.entries(prompts).flatMap(([flag, prompt]) => {
    if (isInteractive && !(flag in given)) return [];
    const why = answerError(prompt, given[flag] ?? '');
    return why ? [`--${flag}: ${why} ${prompt[0]}`] : [];
  });
  return [...strange.map((flag) => `--${flag} does not belong to ${kind}. Leave it out.`), ...wrong];
}

/** Writes a new entry of a kind, from answers that its prompts accept, under the project at `root`. */
export async function writeNew(root: string, kind: string, answers: write.Answers) {
  const found = newKinds[kind];
  if (!found) throw new Error(`There is no ${kind} to add.`);
  return found.write({ root, answers, entries: readContent(root) });
}
