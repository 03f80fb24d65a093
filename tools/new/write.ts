import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minWidthOf, picturesOf } from '../../src/content-check/pictures.ts';
import { redirectProblems } from '../../src/content-check/links.ts';
import { readPages, redirectsIn } from '../../src/content-check/routes.ts';
import { fileOf } from '../../src/schemas/index.ts';
import { toServicePath, toSlug } from '../../src/site/format/slugs.ts';
import { type Entry, pathOf, readContent, readEntry, valueAt } from '../../src/site/build/content-file.ts';
import { replaceFile } from '../../src/site/build/replace-file.ts';
import { articleSource } from './article.ts';
import { splitList, splitZips } from './kinds.ts';
import { locationSource } from './location.ts';
import { ownPageSource } from './own-page.ts';
import { serviceSource } from './service.ts';
import { importPhoto } from './photo.ts';
import { quoted, toYaml, withListItem } from './yaml.ts';

export interface Written {
  files: string[];
  preview: string;
  next: string;
}

type Answers = Readonly<Record<string, string>>;
const pictures = 'src/assets/pictures';
const samplePicture = {
  src: '../../assets/pictures/heroes/hill-country.webp',
  alt: 'Illustration: the road ahead through a windshield, hills and a low sun',
};

/** A picture to begin with: the sample's, or the first large one of the shop once that is gone. */
function firstPicture(root: string, entries: readonly Entry[]) {
  const large = entries.filter(({ kind }) => kind === 'articles' || kind === 'services');
  const all = [samplePicture, ...large.flatMap((entry) => picturesOf(entry))];
  const picture = all.find(({ src, alt }) => alt && existsSync(join(root, 'src', src.replace('../../', ''))));
  const { src, alt } = picture ?? samplePicture;
  return { src, alt };
}

function find(entries: readonly Entry[], kind: Entry['kind'], slug: string): Entry {
  const entry = entries.find((one) => one.kind === kind && one.slug === slug);
  if (!entry) throw new Error(`There is no ${kind} file called ${slug}.`);
  return entry;
}

function create(root: string, file: string, source: string) {
  const path = join(root, file);
  if (existsSync(path))
    throw new Error(`There is already a file ${file}. Open that one, or choose another name.`);
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, source);
}

async function addPhoto(root: string, kind: Entry['kind'], folder: string, name: string, answers: Answers) {
  const taken = (end: string) => existsSync(join(root, `${pictures}/${folder}/${name}${end}.webp`));
  let end = '';
  for (let count = 2; taken(end); count += 1) end = `-${count}`;
  const path = `${pictures}/${folder}/${name}${end}.webp`;
  await importPhoto(answers.file ?? answers.picture ?? '', join(root, path), minWidthOf(kind));
  return { path, src: `../../${path.slice('src/'.length)}`, alt: answers.alt ?? '' };
}

const firstWords = (text: string) =>
  toSlug(text.replace(/^\w+: /, ''))
    .split('-')
    .slice(0, 6)
    .join('-');

function createDraft(
  root: string,
  kind: Entry['kind'],
  { slug, source }: { slug: string; source: string },
): Written {
  const file = fileOf(kind, slug);
  create(root, file, source);
  return {
    files: [file],
    preview: pathOf({ kind, slug }),
    next: 'It is a draft: only you see it. Replace every "Write here", then delete the line "draft: true".',
  };
}

interface Addition {
  root: string;
  answers: Answers;
  today: string;
  entries: readonly Entry[];
}

async function writeArticle({ root, answers, today, entries }: Addition): Promise<Written> {
  const { title = '', category = '', date = today, picture } = answers;
  const articles = entries.filter((entry) => entry.kind === 'articles');
  const named = toSlug(title);
  if (articles.some(({ slug }) => slug === named)) throw new Error(`There is already an article ${named}.`);
  const photo = picture ? await addPhoto(root, 'articles', 'articles', named, answers) : undefined;
  const cover = photo ? { src: photo.src, alt: photo.alt } : firstPicture(root, entries);
  const written = createDraft(root, 'articles', articleSource({ title, category, date, cover }, articles));
  return { ...written, files: [...written.files, ...(photo ? [photo.path] : [])] };
}

function writeLocation({ root, answers, entries }: Addition): Written {
  const draft = locationSource({
    city: answers.city ?? '',
    state: String(valueAt(find(entries, 'state', 'state').data, ['code'])),
    zipCodes: splitZips(answers.zips ?? ''),
    lat: Number(answers.lat),
    lng: Number(answers.lng),
    neighborhoods: splitList(answers.neighborhoods ?? ''),
    services: splitList(answers.services ?? ''),
  });
  return createDraft(root, 'locations', draft);
}

const writePage = ({ root, answers, entries }: Addition): Written =>
  createDraft(root, 'ownPages', ownPageSource(answers.heading ?? '', firstPicture(root, entries).src));

const writeService = ({ root, answers, entries }: Addition): Written =>
  createDraft(
    root,
    'services',
    serviceSource(answers.name ?? '', answers.kind ?? '', firstPicture(root, entries)),
  );

function writeQuestion({ root, answers, entries }: Addition): Written {
  const { topic = '', question = '', answer = '' } = answers;
  const entry = find(entries, 'faqs', topic);
  const fields = [`question: ${quoted(question)}`, `answer: ${quoted(answer)}`];
  replaceFile(join(root, entry.file), withListItem(entry, 'items', fields));
  return {
    files: [entry.file],
    preview: `${toServicePath(topic)}#faq`,
    next: 'It is last; move it up if people ask it often.',
  };
}

async function writePhoto({ root, answers, entries }: Addition): Promise<Written> {
  const { gallery = '', alt = '' } = answers;
  const entry = find(entries, 'galleries', gallery);
  const photo = await addPhoto(root, 'galleries', gallery, firstWords(alt), answers);
  const fields = [`src: ${photo.src}`, `alt: ${quoted(photo.alt)}`];
  replaceFile(join(root, entry.file), withListItem(entry, 'images', fields));
  return {
    files: [photo.path, entry.file],
    preview: gallery === 'gallery' ? '/automotive-gallery' : toServicePath(gallery),
    next: 'It is last; move its lines up to show it earlier. For a vehicle, add vlt and caption below alt.',
  };
}

function writeRedirect({ root, answers, entries }: Addition): Written {
  const { from = '', to = '' } = answers;
  const entry = find(entries, 'redirects', 'redirects');
  const source = withListItem(entry, 'moved', [`from: ${from}`, `to: ${to}`]);
  const after = entries.with(entries.indexOf(entry), readEntry('redirects', 'redirects', source));
  const added = `moved > item ${redirectsIn(after).moved.length} `;
  const problem = redirectProblems(after, readPages(root, after)).find(({ field }) =>
    field.startsWith(added),
  );
  if (problem) throw new Error(`${problem.wrong} ${problem.remedy}`);
  replaceFile(join(root, entry.file), source);
  return { files: [entry.file], preview: from, next: `Visitors to ${from} are sent to ${to} from now on.` };
}

async function writePerson({ root, answers, entries }: Addition): Promise<Written> {
  const { name = '', role } = answers;
  const slug = toSlug(name);
  const orders = entries
    .filter((entry) => entry.kind === 'team')
    .map(({ data }) => Number(valueAt(data, ['order'])));
  const file = fileOf('team', slug);
  if (existsSync(join(root, file))) throw new Error(`There is already a file ${file}. Add the last name.`);
  const { path, src, alt } = await addPhoto(root, 'team', 'team', slug, answers);
  create(root, file, toYaml({ order: Math.max(0, ...orders) + 1, name, role, photo: { src, alt } }));
  return { files: [file, path], preview: '/about', next: 'The number under order is its place in the row.' };
}

/** The function that writes each of `newKinds`. */
const writers: Readonly<Record<string, (request: Addition) => Written | Promise<Written>>> = {
  article: writeArticle,
  location: writeLocation,
  page: writePage,
  service: writeService,
  faq: writeQuestion,
  photo: writePhoto,
  redirect: writeRedirect,
  team: writePerson,
};

/** Writes a new entry under the project at `root`; `today` is the day as year-month-day. */
export async function writeNew(
  root: string,
  kind: string,
  answers: Answers,
  today: string,
): Promise<Written> {
  const write = writers[kind];
  if (!write) throw new Error(`There is no ${kind} to add.`);
  const entries = readContent(root);
  const written = await write({ root, answers, today, entries });
  const topic = (answers.category ?? answers.topic ?? answers.gallery ?? '').toLowerCase();
  const service = topic === 'gallery' ? 'automotive' : topic;
  if (valueAt(find(entries, 'business', 'business').data, ['services', service]) !== false) return written;
  const off = `The site does not offer it yet: services > ${service} is false in business.yaml.`;
  return { ...written, next: `${written.next} ${off}` };
}
