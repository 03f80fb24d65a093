import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf } from '../../src/schemas/index.ts';
import { toServicePath, toSlug } from '../../src/site/format/slugs.ts';
import { type Entry, pathOf, readContent, valueAt } from '../../src/site/build/content-file.ts';
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
const ours = {
  src: '../../assets/pictures/heroes/hill-country.webp',
  alt: 'Illustration: the road ahead through a windshield, hills and a low sun',
};

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
  writeFileSync(path, source);
}

async function addPhoto(root: string, folder: string, name: string, answers: Answers) {
  const taken = (end: string) => existsSync(join(root, `${pictures}/${folder}/${name}${end}.webp`));
  let end = '';
  for (let count = 2; taken(end); count += 1) end = `-${count}`;
  const path = `${pictures}/${folder}/${name}${end}.webp`;
  await importPhoto(answers.file ?? answers.picture ?? '', join(root, path));
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

/** Writes a new entry under the project at `root`; `today` is the day as year-month-day. */
export async function writeNew(
  root: string,
  kind: string,
  answers: Answers,
  today: string,
): Promise<Written> {
  const entries = readContent(root);
  if (kind === 'article') {
    const articles = entries.filter((entry) => entry.kind === 'articles');
    const named = toSlug(answers.title ?? '');
    if (articles.some(({ slug }) => slug === named)) throw new Error(`There is already an article ${named}.`);
    const photo = answers.picture ? await addPhoto(root, 'articles', named, answers) : undefined;
    const { slug, source } = articleSource(
      {
        title: answers.title ?? '',
        category: answers.category ?? '',
        date: answers.date ?? today,
        cover: photo ? { src: photo.src, alt: photo.alt } : ours,
      },
      articles,
    );
    const written = createDraft(root, 'articles', { slug, source });
    return { ...written, files: [...written.files, ...(photo ? [photo.path] : [])] };
  }
  if (kind === 'location') {
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
  if (kind === 'page') return createDraft(root, 'ownPages', ownPageSource(answers.heading ?? '', ours.src));
  if (kind === 'service')
    return createDraft(root, 'services', serviceSource(answers.name ?? '', answers.kind ?? '', ours));
  if (kind === 'faq') {
    const topic = answers.topic ?? '';
    const entry = find(entries, 'faqs', topic);
    const fields = [`question: ${quoted(answers.question ?? '')}`, `answer: ${quoted(answers.answer ?? '')}`];
    writeFileSync(join(root, entry.file), withListItem(entry, 'items', fields));
    return {
      files: [entry.file],
      preview: `${toServicePath(topic)}#faq`,
      next: 'It is last; move it up if people ask it often.',
    };
  }
  if (kind === 'photo') {
    const gallery = answers.gallery ?? '';
    const entry = find(entries, 'galleries', gallery);
    const photo = await addPhoto(root, gallery, firstWords(answers.alt ?? ''), answers);
    const fields = [`src: ${photo.src}`, `alt: ${quoted(photo.alt)}`];
    writeFileSync(join(root, entry.file), withListItem(entry, 'images', fields));
    return {
      files: [photo.path, entry.file],
      preview: gallery === 'gallery' ? '/automotive-gallery' : toServicePath(gallery),
      next: 'It is last; move its two lines up to show it earlier.',
    };
  }
  if (kind === 'redirect') {
    const entry = find(entries, 'redirects', 'redirects');
    const { from = '', to = '' } = answers;
    writeFileSync(join(root, entry.file), withListItem(entry, 'moved', [`from: ${from}`, `to: ${to}`]));
    return { files: [entry.file], preview: from, next: `Visitors to ${from} are sent to ${to} from now on.` };
  }
  const slug = toSlug(answers.name ?? '');
  const orders = entries
    .filter((entry) => entry.kind === 'team')
    .map(({ data }) => Number(valueAt(data, ['order'])));
  const file = `src/content/team/${slug}.yaml`;
  if (existsSync(join(root, file))) throw new Error(`There is already a file ${file}. Add the last name.`);
  const { path, src, alt } = await addPhoto(root, 'team', slug, answers);
  const person = {
    order: Math.max(0, ...orders) + 1,
    name: answers.name,
    role: answers.role,
    photo: { src, alt },
  };
  create(root, file, toYaml(person));
  return { files: [file, path], preview: '/about', next: 'The number under order is its place in the row.' };
}
