import { z } from 'zod';
import { articleCategories } from '../../src/schemas/article-categories.ts';
import { contentKinds } from '../../src/schemas/index.ts';
import { serviceTypes } from '../../src/schemas/location.ts';
import { plainMessage } from '../../src/schemas/messages.ts';
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
  /** true for the path of a photo, which is read before anything else is asked. */
  photo?: boolean;
}

/** What can be added, by the word that follows `npm run new --`. */
export interface NewKind {
  label: string;
  prompts: readonly Prompt[];
}

const { articles, locations, ownPages, redirects, services, team } = contentKinds;
const moved = redirects.schema.shape.moved.unwrap().element.shape;
const exampleAlt = 'A blue pickup in the bay, its rear glass half filmed';
const pictureAlt = team.schema.shape.photo.shape.alt;
const file = z.string().min(1, { error: 'Drag the photo into this window, so that its path appears' });
const list = (item: z.ZodType<unknown, string>, split = splitList) =>
  z
    .string()
    .transform(split)
    .pipe(z.array(item).min(1, { error: 'Name at least one' }));
/** ZIP codes as people type them: with commas, spaces, quotes or the word "and" between, and with ZIP+4 digits. */
export function splitZips(text: string): string[] {
  return text
    .replace(/['"]|\band\b/g, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((zip) => zip.replace(/^(\d{5})-\d{4}$/, '$1'));
}

const number = (field: z.ZodType<unknown, number>) => z.string().min(1).transform(Number).pipe(field);
const prompt = (
  flag: string,
  ask: string,
  hint: string,
  schema: z.ZodType,
  more: Partial<Prompt> = {},
): Prompt => ({ flag, ask, hint, schema, ...more });

/** The parts of a text that commas, semicolons or lines separate. */
export function splitList(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

const galleries = ['gallery', 'automotive', 'tesla', 'residential', 'commercial'] as const;
const topics = ['residential', 'commercial', 'automotive', 'tesla'] as const;
const { lat, lng } = locations.schema.shape.coordinates.shape;

export const newKinds: Readonly<Record<string, NewKind>> = {
  article: {
    label: 'An article for the blog',
    prompts: [
      prompt('title', 'What is the headline?', 'How tint fares on a west wall', articles.schema.shape.title),
      prompt('category', 'Which filter shows it?', '', z.enum(articleCategories), {
        choices: articleCategories,
      }),
      prompt(
        'date',
        'When should it appear? Leave empty for today.',
        '2026-12-01',
        articles.schema.shape.datePublished,
        {
          optional: true,
        },
      ),
      prompt(
        'picture',
        'Where is the photo for it? Leave empty to use a picture of ours for now.',
        '',
        file,
        { optional: true, photo: true },
      ),
      prompt('alt', 'What does the photo show?', exampleAlt, pictureAlt, { optional: true }),
    ],
  },
  location: {
    label: 'A town that we serve',
    prompts: [
      prompt('city', 'What is the town called?', 'Hutto', locations.schema.shape.city),
      prompt(
        'zips',
        'Which ZIP codes does it have?',
        '78634, 78660',
        list(locations.schema.shape.zipCodes.element, splitZips),
      ),
      prompt('lat', 'What is its latitude?', '30.54', number(lat)),
      prompt('lng', 'What is its longitude, with its minus sign?', '-97.55', number(lng)),
      prompt(
        'neighborhoods',
        'Which neighborhoods, three or more, the best known first?',
        'Star Ranch, Riverwalk, Glenwood',
        list(locations.schema.shape.neighborhoods.element).refine((names) => names.length >= 3, {
          error: 'Name at least 3',
        }),
      ),
      prompt(
        'services',
        'Which services? Leave empty for all three.',
        serviceTypes.join(', '),
        list(z.enum(serviceTypes)),
        {
          optional: true,
        },
      ),
    ],
  },
  page: {
    label: 'A page of your own, such as Careers',
    prompts: [prompt('heading', 'What is its heading?', 'Careers', ownPages.schema.shape.heading)],
  },
  service: {
    label: 'A service besides the site’s four, such as paint protection film',
    prompts: [
      prompt('name', 'What is it called?', 'Paint protection film', services.schema.shape.name),
      prompt('kind', 'What is it done to?', '', services.schema.shape.kind, {
        choices: ['vehicle', 'building'],
      }),
    ],
  },
  faq: {
    label: 'A question with its answer',
    prompts: [
      prompt('topic', 'Under which topic?', '', z.enum(topics), { choices: topics }),
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
    prompts: [
      prompt('file', 'Where is the photo? Drag it into this window.', '', file, { photo: true }),
      prompt('gallery', 'Which gallery?', '', z.enum(galleries), { choices: galleries }),
      prompt('alt', 'What does it show?', exampleAlt, pictureAlt),
    ],
  },
  redirect: {
    label: 'A redirect from an old path',
    prompts: [
      prompt('from', 'Which path is gone?', '/blog/old-name', moved.from),
      prompt('to', 'Which page takes its place?', '/blog/new-name', moved.to),
    ],
  },
  team: {
    label: 'A member of the team',
    prompts: [
      prompt('file', 'Where is the portrait, upright, 4:5? Drag it into this window.', '', file, {
        photo: true,
      }),
      prompt('name', 'What is the name? The first name is enough.', 'June', team.schema.shape.name),
      prompt('role', 'What does the person do?', 'Residential installer', team.schema.shape.role),
      prompt('alt', 'What does it show?', exampleAlt, pictureAlt),
    ],
  },
};

/** The prompt as the answers before it leave it: a photo of the owner's needs an alt text. */
export const afterAnswers = (prompt: Prompt, { picture }: Readonly<Record<string, string>>): Prompt =>
  prompt.flag === 'alt' && picture?.trim() ? { ...prompt, optional: false } : prompt;

/** Why an answer is not accepted, in a sentence; undefined if it is. */
export function answerError({ schema, optional }: Prompt, answer: string): string | undefined {
  if (!answer.trim()) return optional ? undefined : 'This is needed.';
  const result = schema.safeParse(answer.trim(), { error: plainMessage });
  return result.success ? undefined : result.error.issues[0]?.message;
}
