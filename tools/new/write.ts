import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parseDocument, stringify } from 'yaml';
import { minWidthOf, picturesOf } from '../../src/content-check/pictures.ts';
import { guaranteedLength } from '../../src/content-check/site.ts';
import { fileOf } from '../../src/schemas/index.ts';
import { descriptionWords } from '../../src/schemas/shared.ts';
import { pathOf, readContent, valueAt, type Entry } from '../../src/site/build/content-file.ts';
import { dateWordings } from '../../src/site/format/dates.ts';
import { toLocationSlug, toServicePath, toSlug } from '../../src/site/format/slugs.ts';
import { splitList } from './kinds.ts';

interface Addition {
  root: string;
  answers: Readonly<Record<string, string>>;
  /** The day as year-month-day. */
  today: string;
  entries: readonly Entry[];
}

export interface Written {
  files: string[];
  preview: string;
  next: string;
}

/** As the visual editor writes YAML. */
const yamlOptions = { lineWidth: 0, singleQuote: true } as const;
const isDraft =
  'It is a draft: only you see it. Replace every "Write here", then delete the line "draft: true".';

function find(entries: readonly Entry[], kind: Entry['kind'], slug: string): Entry {
  const entry = entries.find((one) => one.kind === kind && one.slug === slug);
  if (!entry) throw new Error(`There is no file ${fileOf(kind, slug)}.`);
  return entry;
}

function create(root: string, kind: Entry['kind'], slug: string, data: object, body?: string): string {
  const file = fileOf(kind, slug);
  if (existsSync(join(root, file)))
    throw new Error(`There is already a file ${file}. Open that one, or choose another name.`);
  const yaml = stringify(data, yamlOptions);
  writeFileSync(join(root, file), body ? `---\n${yaml}---\n\n${body}\n` : yaml);
  return file;
}

/** Adds an item at the end of a list. */
function addItem(root: string, { file, source, document }: Entry, list: string, item: object): void {
  if (document.errors.length)
    throw new Error(`${file} has a mistake, and npm run check:content says which. Correct it first.`);
  const changed = parseDocument(source);
  changed.addIn([list], changed.createNode(item));
  writeFileSync(join(root, file), changed.toString(yamlOptions));
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
  const image = sharp(from)
    .rotate()
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await image
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error(
        `${from} cannot be read as a picture. Save it as JPEG or PNG: an iPhone’s HEIC cannot be read.`,
      );
    });
  const minWidth = minWidthOf(kind);
  if (info.width < minWidth)
    throw new Error(
      `The picture is too small: ${info.width} px wide on the site, where it needs ${minWidth} px.`,
    );
  const toPath = (end: string) => `src/assets/pictures/${folder}/${name}${end}.webp`;
  let path = toPath('');
  for (let count = 2; existsSync(join(root, path)); count += 1) path = toPath(`-${count}`);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), data);
  return { path, picture: { src: `../../${path.slice('src/'.length)}`, alt: answers.alt ?? '' } };
}

function writeArticle({ root, answers, today, entries }: Addition): Written {
  const { title = '', category = '', date = today } = answers;
  const articles = entries.filter(({ kind }) => kind === 'articles');
  const isNear = ({ data }: Entry) => Number(valueAt(data, ['category']) === category);
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
    summary: ['first', 'second', 'third'].map(
      (turn) => `Write here: the ${turn} thing a reader should take away.`,
    ),
    related: articles
      .toSorted((a, b) => isNear(b) - isNear(a))
      .slice(0, 3)
      .map(({ slug }) => slug),
    callToAction: {
      heading: 'Write here: a next step.',
      text: 'Write here: why to take that step now. The quote comes within {quoteHours} hours.',
      links: [{ label: 'Request a quote', href: '/request-quote' }],
    },
    draft: true,
  };
  const body = `## Write here: a heading that is a statement.

Write here: the first paragraph. Begin with what the reader sees or feels, not with what we sell. Short sentences.

## Write here: the next heading.

Write here: the facts. Say where a figure comes from. The phone number is <Fact name="phone" />.`;
  const slug = toSlug(title);
  return {
    files: [create(root, 'articles', slug, fields, body)],
    preview: pathOf({ kind: 'articles', slug }),
    next: isDraft,
  };
}

function writeLocation({ root, answers, entries }: Addition): Written {
  const { city = '' } = answers;
  const services = splitList(answers.services ?? '');
  const fields = {
    draft: true,
    city,
    state: valueAt(find(entries, 'state', 'state').data, ['code']),
    zipCodes: splitList(answers.zips ?? ''),
    coordinates: { lat: Number(answers.lat), lng: Number(answers.lng) },
    description: `Write here: window tinting in ${city} in one or two sentences of ${descriptionWords}, with what its houses have in common.`,
    highlights: ['first', 'second', 'third'].map((turn) => `Write here: a ${turn} short fact`),
    neighborhoods: splitList(answers.neighborhoods ?? ''),
    ...(services.length && { services }),
    headings: { intro: `Write here: what ${city} is.`, climate: `Write here: the sun in ${city}.` },
    uniqueContent: {
      intro: `Write here: at least 60 words about ${city} and no other location. What was built there, and when? Which way do the big windows face, and where does the glare come from? What do people notice first: the heat in one room, the faded floor, the bill in August? Name streets, materials and hours of the day. If the text still fits when you put in another name, it is not done yet.`,
      whyChooseUs: `Write here: why people in ${city} choose this shop: the way there, the hours, the kind of glass. {brand} answers with a price within {quoteHours} hours.`,
      localInsight: `Write here: at least 80 words about the sun and the glass of ${city}. How high is it, what stands in the way of the evening sun, and is there water or pale stone that reflects it? Which rooms get it first, and which get it last? What kind of glass do the houses have, and what does that mean for the film? Say in which order you would do the windows if they cannot all be done at once, and at what hour a visitor should stand in the room to see why.`,
    },
    roads: `Write here: how the streets of ${city} run, in two sentences that a neighbor would agree with.`,
    faqs: ['first', 'next', 'last'].map((turn) => ({
      question: `Write here: what do people in ${city} ask ${turn}?`,
      answer: 'Write here: two to five sentences. The first one answers the question.',
    })),
  };
  const slug = toLocationSlug(city);
  return {
    files: [create(root, 'locations', slug, fields)],
    preview: pathOf({ kind: 'locations', slug }),
    next: isDraft,
  };
}

function writeQuestion({ root, answers, entries }: Addition): Written {
  const { topic = '', question, answer } = answers;
  const entry = find(entries, 'faqs', topic);
  addItem(root, entry, 'items', { question, answer });
  const next = 'It is last; move it up if people ask it often.';
  return { files: [entry.file], preview: `${toServicePath(topic)}#faq`, next };
}

async function writePhoto(addition: Addition): Promise<Written> {
  const { root, answers, entries } = addition;
  const { gallery = '', alt = '' } = answers;
  const entry = find(entries, 'galleries', gallery);
  const name = toSlug(alt).split('-').slice(0, 6).join('-');
  const { path, picture } = await addPhoto(addition, 'galleries', gallery, name);
  addItem(root, entry, 'images', picture);
  const next =
    'It is last; move its lines up to show it earlier. For a vehicle, add vlt and caption below alt.';
  return {
    files: [path, entry.file],
    preview: gallery === 'gallery' ? '/automotive-gallery' : toServicePath(gallery),
    next,
  };
}

async function writePerson(addition: Addition): Promise<Written> {
  const { root, answers, entries } = addition;
  const { name = '', role } = answers;
  const team = entries.filter(({ kind }) => kind === 'team');
  const order = Math.max(0, ...team.map(({ data }) => Number(valueAt(data, ['order'])))) + 1;
  if (team.some(({ slug }) => slug === toSlug(name)))
    throw new Error(`There is already a ${name}. Add the last name.`);
  const { path, picture } = await addPhoto(addition, 'team', 'team', toSlug(name));
  const file = create(root, 'team', toSlug(name), { order, name, role, photo: picture });
  return { files: [file, path], preview: '/about', next: 'The number under order is its place in the row.' };
}

/** The function that writes each of `newKinds`. */
const writers: Readonly<Record<string, (addition: Addition) => Written | Promise<Written>>> = {
  article: writeArticle,
  location: writeLocation,
  faq: writeQuestion,
  photo: writePhoto,
  team: writePerson,
};

/** Writes a new entry under the project at `root`. */
export async function writeNew(
  root: string,
  kind: string,
  answers: Addition['answers'],
  today: string,
): Promise<Written> {
  const write = writers[kind];
  if (!write) throw new Error(`There is no ${kind} to add.`);
  return write({ root, answers, today, entries: readContent(root) });
}
