import type { Business } from '../schemas/business.ts';
import { contentKinds, ownTokens } from '../schemas/index.ts';
import type { State } from '../schemas/state.ts';
import {
  hasBody,
  hasTokens,
  isHidden,
  pathOf,
  readContent,
  valueAt,
  type Entry,
} from '../site/build/content-file.ts';
import { lawProblems, promiseProblems, savingsProblems } from './claims-rule.ts';
import { readComponents, type ArticleComponent } from './components.ts';
import { htmlProblems } from './html-rule.ts';
import { linkProblems, type PlacedLink } from './links-rule.ts';
import { cityProblems, locationProblems, type LocationEntry } from './locations-rule.ts';
import { mdxProblems } from './mdx-rule.ts';
import { bodyOf, type MdxBody } from './mdx.ts';
import { takenPathProblems, nameProblems, unexpectedFileProblems } from './names-rule.ts';
import { altProblems, picturesBeside, picturesOf, pictureProblems, readPicture } from './pictures-rule.ts';
import type { Problem } from './problem.ts';
import { redirectProblems } from './redirects-rule.ts';
import { articleProblems, referenceProblems, reviewProblems } from './references-rule.ts';
import { readFixedPages, readPages, withRedirects, type Routes } from './routes.ts';
import { businessOf, factsIn, schemaProblems, stateOf, withExamples, withFacts } from './schema-rule.ts';
import { stateProblems } from './state-rule.ts';
import {
  hiddenTokenProblems,
  strayTokenProblems,
  wordProblems,
  yamlTexts,
  type PlacedText,
} from './texts-rule.ts';
import { themeProblems } from './theme-rule.ts';
import { duplicateProblems, letterProblems, readingTimeProblems, titleProblems } from './title-rule.ts';
import { commentProblems, yamlProblems } from './yaml-rule.ts';

const toToken = (name: string) => `{${name}}`;
const toComponent = (name: string) => `<Fact name="${name}" />`;

/** What the rules need to know about the whole project. */
interface Project {
  root: string;
  entries: readonly Entry[];
  facts: Record<string, string>;
  business: Business | undefined;
  state: State | undefined;
  routes: Routes;
  /** Paths of the pages that visitors do not see yet. */
  hidden: ReadonlySet<string>;
  articleComponents: ReadonlyMap<string, ArticleComponent>;
  pageComponents: ReadonlyMap<string, ArticleComponent>;
}

function linksOf(entry: Entry, body: MdxBody | undefined): PlacedLink[] {
  const fieldLinks = yamlTexts(entry)
    .filter(({ field, text }) => field.endsWith('href') && text.startsWith('/'))
    .map(({ line, field, text }) => ({ line, field, href: text }));
  return [...fieldLinks, ...(body?.links ?? []).map((link) => ({ ...link, field: `[…](${link.href})` }))];
}

async function checkPictures(root: string, entry: Entry, body: MdxBody | undefined): Promise<Problem[]> {
  const pictures = picturesOf(entry, body);
  const problems = await Promise.all(
    pictures.map(async (picture) =>
      pictureProblems(
        entry.file,
        picture,
        await readPicture(root, entry.file, picture.src),
        picturesBeside(root, entry.file, picture.src),
      ),
    ),
  );
  return [...problems.flat(), ...altProblems(entry.file, pictures)];
}

/** The problems of one file, whose YAML can be read. */
async function checkEntry(entry: Entry, project: Project): Promise<Problem[]> {
  const { root, entries, facts, business, state, routes, hidden } = project;
  const { file, kind, data } = entry;
  const html = hasBody(kind) ? htmlProblems(file, entry.body) : [];
  const components = kind === 'ownPages' ? project.pageComponents : project.articleComponents;
  // Not with HTML in it, which the parser would report in other words.
  const body = hasBody(kind) && !html.length ? bodyOf(entry) : undefined;
  const bodyTexts = (body?.texts ?? []).map((text) => ({ ...text, field: 'text' }));
  const isFilledIn = ({ field }: PlacedText) =>
    hasTokens(kind) || (kind === 'business' && field === 'ticker');
  const fieldTexts = yamlTexts(entry).filter(isFilledIn);
  const fieldFacts = { ...facts, ...ownTokens(kind) };
  const texts = [...fieldTexts, ...bodyTexts];
  // An article with a future date is checked in full today, because nobody watches the build on its date.
  const isDraft = valueAt(data, ['draft']) === true;
  const refused = schemaProblems(entry, facts, entries);
  const refusedFields = new Set(refused.map(({ field }) => field));
  const found = [
    ...commentProblems(entry),
    ...wordProblems(file, fieldTexts, fieldFacts, toToken, isDraft),
    ...wordProblems(file, bodyTexts, facts, toComponent, isDraft),
    ...(hasTokens(kind)
      ? [
          ...hiddenTokenProblems(entry, fieldTexts, fieldFacts, toToken),
          ...lawProblems(entry, texts, body, state),
          ...promiseProblems(entry, fieldTexts, bodyTexts, body),
        ]
      : strayTokenProblems(
          file,
          yamlTexts(entry).filter((text) => !isFilledIn(text)),
        )),
    ...savingsProblems(entry, texts, body, routes),
    ...titleProblems(entry, business),
    ...(await letterProblems(entry)),
    ...html,
    ...stateProblems(entry, state),
    ...themeProblems(entry),
    ...(body ? mdxProblems(entry, body, components, facts) : []),
    ...(body && !body.error && !isDraft && kind === 'articles' ? readingTimeProblems(entry, body) : []),
    ...linkProblems(file, linksOf(entry, body), {
      own: pathOf(entry),
      routes,
      hidden: isHidden(entry) ? new Set() : hidden,
      site: business?.site,
    }),
    ...(await checkPictures(root, entry, body)),
  ];
  // One message for each mistake: fields that the schema refuses are not reported again.
  return [...refused, ...found.filter(({ field }) => !refusedFields.has(field))];
}

/** The published locations that their schema accepts. */
function readLocations(entries: readonly Entry[], facts: Record<string, string>): LocationEntry[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'locations' || isHidden(entry)) return [];
    const parsed = contentKinds.locations.schema.safeParse(withFacts(entry.data, facts));
    return parsed.success ? [{ entry, data: parsed.data }] : [];
  });
}

/** Every problem in the content of the project at `root`. Business facts that cannot be read hide most others. */
export async function checkContent(root = '.'): Promise<Problem[]> {
  const written = readContent(root);
  const unexpected = unexpectedFileProblems(root);
  const factFiles = written.filter(({ kind }) => kind === 'business' || kind === 'state');
  const unreadableFacts = [
    ...unexpected.filter(({ file }) => /^src\/content\/(?:business|state)\./.test(file)),
    ...factFiles.flatMap(yamlProblems),
  ];
  const refusedFacts = factFiles.flatMap((entry) => schemaProblems(entry, {}, written));
  const isRefused = ({ file }: Entry) => refusedFacts.some((problem) => problem.file === file);
  const entries = written.map((entry) => (isRefused(entry) ? withExamples(entry) : entry));
  // Without the facts, other files can only be checked for YAML errors and wrong file names.
  if (unreadableFacts.length || !businessOf(entries) || !stateOf(entries)) {
    const others = written.filter((entry) => !factFiles.includes(entry)).flatMap(yamlProblems);
    return [...new Set([...unreadableFacts, ...refusedFacts, ...unexpected, ...others])];
  }

  const facts = factsIn(entries);
  const pages = readPages(root, entries);
  const articleComponents = readComponents(root, 'article-components');
  const project: Project = {
    root,
    entries,
    facts,
    business: businessOf(entries),
    state: stateOf(entries),
    routes: withRedirects(pages, entries),
    hidden: new Set(entries.filter((entry) => isHidden(entry)).map(pathOf)),
    articleComponents,
    pageComponents: new Map([...articleComponents, ...readComponents(root, 'page-components')]),
  };
  const unreadable = entries.map(yamlProblems);
  const found = await Promise.all(
    entries.map(async (entry, index) => {
      const yaml = unreadable[index] ?? [];
      return yaml.length > 0 ? yaml : checkEntry(entry, project);
    }),
  );
  const problems = [...refusedFacts, ...unexpected, ...found.flat()];
  // The rules below compare files, so every file has to be readable.
  if (unreadable.some(({ length }) => length > 0)) return problems;
  const locations = readLocations(entries, facts);
  const sameCity = cityProblems(locations);
  // Two files of one city share most texts, too, which needs no more messages.
  if (sameCity.length) return [...sameCity, ...problems];
  return [
    ...problems,
    ...nameProblems(entries),
    ...takenPathProblems(entries, readFixedPages(root)),
    ...duplicateProblems(entries),
    ...referenceProblems(entries),
    ...reviewProblems(entries),
    ...articleProblems(entries),
    ...redirectProblems(entries, pages),
    ...locationProblems(locations),
  ];
}
