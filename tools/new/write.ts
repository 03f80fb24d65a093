import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parseDocument, stringify } from 'yaml';
import { minWidthOf, picturesOf } from '../../src/content-check/pictures.ts';
import { guaranteedLength } from '../../src/content-check/site.ts';
import { fileOf } from '../../src/schemas/index.ts';
import { descriptionWords } from '../../src/schemas/shared.ts';
import { pathOf, valueAt, type Entry } from '../../src/site/build/content-file.ts';
import { dateWordings } from '../../src/site/format/dates.ts';
import { toLocationSlug, toServicePath, toSlug } from '../../src/site/format/slugs.ts';

/** The answers to the prompts of a kind, by flag. */
export type Answers = Readonly<Record<string, string>>;

interface Addition {
  root: string;
  answers: Answers;
  entries: readonly Entry[];
}

/** What was written, the path of its page, and what to do next. */
interface Written {
  files: string[];
  preview: string;
  next: string;
}

export type Writer = (addition: Addition) => Written | Promise<Written>;

/** The parts of a text that commas, semicolons, lines or the word "and" separate, without quotes. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,;\n]|\band\b/)
    .map((part) => part.replace(/['"]/g, '').trim())
    .filter(Boolean);

export const today = () => new Date().toISOString().slice(0, 10);

/** As the visual editor writes YAML. */
const yamlOptions = { lineWidth: 0, singleQuote: true } as const;

function create(root: string, kind: Entry['kind'], slug: string, data: object, body?: string): Written {
  const file = fileOf(kind, slug);
  if (existsSync(join(root, file)))
    throw new Error(`There is already a file ${file}. Open that one, or choose another name.`);
  const yaml = stringify(data, yamlOptions);
  writeFileSync(join(root, file), body ? `---\n${yaml}---\n\n${body}\n` : yaml);
  const next = 'A draft: only you see it. Replace every "Write here", then delete the line "draft: true".';
  return { files: [file], preview: pathOf({ kind, slug }), next };
}

/** Returns a function that adds an item at the end of a list and returns the path of its file. Throws if that cannot be read. */
function openList({ root, entries }: Addition, kind: Entry['kind'], slug: string, list: string) {
  const [file, entry] = [fileOf(kind, slug), entries.find((one) => one.kind === kind && one.slug === slug)];
  if (!entry || entry.document.errors.length)
    throw new Error(`${file} has a mistake, and npm run check:content says which. Correct it first.`);
  const document = parseDocument(entry.source);
  return (item: object): string => {
    document.addIn([list], document.createNode(item));
    writeFileSync(join(root, file), document.toString(yamlOptions));
    return file;
  };
}

/**
 * Makes a picture for the site from a file of a camera: upright, at most 1600 px, WebP, and without the camera's data, which
 * can say where it was taken. Throws if the file is no picture or is too small.
 */
async function addPhoto({ root, answers }: Addition, kind: Entry['kind'], folder: string, name: string) {
  const given = (answers.file ?? '').trim().replace(/^(['"])(.*)\1$/, '$2');
  const local = given.startsWith('file://') ? fileURLToPath(given) : given;
  // A file that was dragged into a terminal may have \ before its spaces.
  const from = existsSync(local) ? local : local.replace(/\\(.)/g, '$1');
  if (!existsSync(from))
    throw new Error(`There is no file ${from}. Drag the photo into this window to get its path.`);
  const { data, info } = await sharp(from)
    .rotate()
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error(`${from} cannot be read as a picture. Save it as JPEG or PNG, not as HEIC.`);
    });
  if (info.width < minWidthOf(kind))
    throw new Error(
      `The picture is too small: ${info.width} px wide. Use one of at least ${minWidthOf(kind)} px.`,
    );
  let path = `src/assets/pictures/${folder}/${name}.webp`;
  for (let count = 2; existsSync(join(root, path)); count += 1)
    path = `src/assets/pictures/${folder}/${name}-${count}.webp`;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), data);
  return { path, picture: { src: `../../${path.slice('src/'.length)}`, alt: answers.alt ?? '' } };
}

export function writeArticle({ root, answers, entries }: Addition): Written {
  const { title = '', category = '' } = answers;
  const date = answers.date || today();
  const articles = entries.filter(({ kind }) => kind === 'articles');
  const [cover] = [...articles, ...entries].flatMap((entry) => picturesOf(entry)).filter(({ alt }) => alt);
  const isLong = title.length > guaranteedLength;
  const fields = {
    id: Math.max(0, ...articles.map(({ data }) => Number(valueAt(data, ['id']) ?? 0))) + 1,
    title,
    ...(isLong && { searchTitle: title.slice(0, guaranteedLength + 1).replace(/\W*\s\S*$/, '') }),
    subtitle: 'Write here: one or two sentences that say what the reader will know at the end.',
    excerpt: 'Write here: what the article gives its reader, in one sentence of 60 to 180 characters.',
    description: `Write here: one or two sentences that a search result shows in full, ${descriptionWords}, with the words people search for.`,
    keywords: [`${category.toLowerCase()} window tinting`, 'window tint guide'],
    category,
    badge: category,
    datePublished: date,
    dateText: dateWordings(date).short,
    reviewedOn: date,
    readTime: '1 min read',
    cover: { src: cover?.src, alt: cover?.alt },
    summary: [1, 2, 3].map((number) => `Write here: point ${number} that a reader should take away.`),
    callToAction: {
      heading: 'Write here: a next step.',
      text: 'Write here: why to take that step now. The quote comes within {quoteHours} hours.',
      links: [{ label: 'Request a quote', href: '/request-quote' }],
    },
    draft: true,
  };
  const body = `## Write here: a heading that is a statement.

Write here: the first paragraph. Begin with what the reader sees or feels, not with what we sell. Say where a figure comes from. The phone number is <Fact name="phone" />.`;
  return create(root, 'articles', toSlug(title), fields, body);
}

export function writeLocation({ root, answers, entries }: Addition): Written {
  const { city = '' } = answers;
  const fields = {
    draft: true,
    city,
    state: valueAt(entries.find(({ kind }) => kind === 'state')?.data, ['code']),
    zipCodes: splitList(answers.zips ?? ''),
    counties: splitList(answers.counties ?? ''),
    coordinates: { lat: Number(answers.lat), lng: Number(answers.lng) },
    landscape: answers.landscape,
    description: `Write here: window tinting in ${city} in one or two sentences of ${descriptionWords}, with what its houses have in common.`,
    highlights: ['first', 'second', 'third'].map((turn) => `Write here: a ${turn} short fact`),
    neighborhoods: splitList(answers.neighborhoods ?? ''),
    headings: { intro: `Write here: what ${city} is.`, climate: `Write here: the sun in ${city}.` },
    uniqueContent: {
      intro: `Write here: at least 60 words about ${city} and no other location. What was built there, and when? Which way do the big windows face, and where does the glare come from? What do people notice first: the heat in one room, the faded floor, the bill in August? Name streets, materials and hours of the day. If the text still fits when you put in another name, it is not done yet.`,
      whyChooseUs: `Write here: why people in ${city} choose this shop: the way there, the hours, the kind of glass. {brand} answers with a price within {quoteHours} hours.`,
      localInsight: `Write here: at least 80 words about the sun and the glass of ${city}. How high is it, what stands in the way of the evening sun, and is there water or pale stone that reflects it? Which rooms get it first, and which get it last? What kind of glass do the houses have, and what does that mean for the film? Say in which order you would do the windows if they cannot all be done at once, and at what hour a visitor should stand in the room to see why.`,
    },
    faqs: ['first', 'next', 'last'].map((turn) => ({
      question: `Write here: what do people in ${city} ask ${turn}?`,
      answer: 'Write here: two to five sentences. The first one answers the question.',
    })),
  };
  const written = create(root, 'locations', toLocationSlug(city), fields);
  const name = new RegExp(`\\b${RegExp.escape(city)}\\b`);
  const naming = entries.filter(({ source }) => name.test(source));
  const others = naming.map(({ file }) => file).join(', ');
  const seeRecipe = `${city} is named in ${others}, too. content-docs/new-location.md says what to take out of a region.`;
  return { ...written, next: others ? `${written.next}\n${seeRecipe}` : written.next };
}

export function writeQuestion(addition: Addition): Written {
  const { topic = '', question, answer } = addition.answers;
  const file = openList(addition, 'faqs', topic, 'items')({ question, answer });
  const next = 'It is last; move it up if people ask it often.';
  return { files: [file], preview: `${toServicePath(topic)}#faq`, next };
}

export async function writePhoto(addition: Addition): Promise<Written> {
  const { gallery = '', alt = '' } = addition.answers;
  const addItem = openList(addition, 'galleries', gallery, 'images');
  const name = toSlug(alt).split('-').slice(0, 6).join('-');
  const { path, picture } = await addPhoto(addition, 'galleries', gallery, name);
  const preview = gallery === 'gallery' ? '/automotive-gallery' : toServicePath(gallery);
  const next = 'It is last; move it up to show it earlier. For a vehicle, add vlt and caption below alt.';
  return { files: [path, addItem(picture)], preview, next };
}

export async function writePerson(addition: Addition): Promise<Written> {
  const { root, answers, entries } = addition;
  const { name = '', role } = answers;
  const team = entries.filter(({ kind }) => kind === 'team');
  const order = Math.max(0, ...team.map(({ data }) => Number(valueAt(data, ['order'])))) + 1;
  if (team.some(({ slug }) => slug === toSlug(name)))
    throw new Error(`There is already a ${name}. Add the last name.`);
  const { path, picture } = await addPhoto(addition, 'team', 'team', toSlug(name));
  const { files } = create(root, 'team', toSlug(name), { order, name, role, photo: picture });
  const next = 'The number under order is its place in the row.';
  return { files: [...files, path], preview: '/about', next };
}
