import { contentKinds, ownTokens } from '../schemas/index.ts';
import {
  hasBody,
  hasTokens,
  isHidden,
  pathOf,
  readContent,
  type Entry,
  valueAt,
} from '../site/build/content-file.ts';
import { resolveBody, resolveClaims } from '../site/format/claims.ts';
import { lawProblems, promiseProblems, savingsProblems } from './claims-rule.ts';
import { readComponents } from './components.ts';
import { htmlProblems } from './html-rule.ts';
import { linkProblems, type PlacedLink } from './links-rule.ts';
import { cityProblems, locationProblems } from './locations-rule.ts';
import { mdxProblems } from './mdx-rule.ts';
import { bodyOf, readMdx, type MdxBody } from './mdx.ts';
import { addressProblems, nameProblems, unexpectedFileProblems } from './names-rule.ts';
import { altProblems, picturesBeside, picturesOf, pictureProblems, readPicture } from './pictures-rule.ts';
import type { Problem } from './problem.ts';
import { redirectProblems } from './redirects-rule.ts';
import { articleProblems, referenceProblems, reviewProblems } from './references-rule.ts';
import { readFixedPages, readPages, withRedirects } from './routes.ts';
import { filled, businessOf, factsIn, stateOf, schemaProblems } from './schema-rule.ts';
import { stateProblems } from './state-rule.ts';
import { hiddenTokenProblems, wordProblems, yamlTexts } from './texts-rule.ts';
import { themeProblems } from './theme-rule.ts';
import { duplicateProblems, readingTimeProblems, titleProblems } from './title-rule.ts';
import { commentProblems, yamlProblems } from './yaml-rule.ts';

const inBraces = (name: string) => `{${name}}`;
const asComponent = (name: string) => `<Fact name="${name}" />`;

function linksOf(entry: Entry, body: MdxBody | undefined): PlacedLink[] {
  const inFields = yamlTexts(entry)
    .filter(({ field, text }) => field.endsWith('href') && text.startsWith('/'))
    .map(({ line, field, text }) => ({ line, field, href: text }));
  return [...inFields, ...(body?.links ?? []).map((link) => ({ ...link, field: `[…](${link.href})` }))];
}

async function pictureChecks(root: string, entry: Entry, body: MdxBody | undefined): Promise<Problem[]> {
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

/** Every problem in the content of the project at `root`. Problems in the business facts hide most others. */
export async function checkContent(root = '.'): Promise<Problem[]> {
  const entries = readContent(root);
  const facts = factsIn(entries);
  const unexpected = unexpectedFileProblems(root);
  const sources = entries.filter(({ kind }) => kind === 'business' || kind === 'state');
  // Without the facts, other files can only be checked for YAML errors and wrong file names.
  const factProblems = [
    ...unexpected.filter(({ file }) => /^src\/content\/(?:business|state)\./.test(file)),
    ...sources.flatMap((entry) => [...yamlProblems(entry), ...schemaProblems(entry, {}, entries)]),
  ];
  if (factProblems.length) {
    const others = entries.filter((entry) => !sources.includes(entry)).flatMap(yamlProblems);
    return [...new Set([...factProblems, ...unexpected, ...others])];
  }
  const business = businessOf(entries);
  const state = stateOf(entries);
  const articleComponents = readComponents(root, 'article-components');
  const pageComponents = new Map([...articleComponents, ...readComponents(root, 'page-components')]);
  const pages = readPages(root, entries);
  const routes = withRedirects(pages, entries);
  const hidden = new Set(entries.filter((entry) => isHidden(entry)).map(pathOf));
  const yamlProblemsByEntry = new Map(entries.map((entry) => [entry, yamlProblems(entry)]));

  const checkEntry = async (entry: Entry): Promise<Problem[]> => {
    const unreadable = yamlProblemsByEntry.get(entry);
    if (unreadable?.length) return unreadable;
    const { file, kind, data } = entry;
    const html = hasBody(kind) ? htmlProblems(file, entry.body) : [];
    const components = kind === 'ownPages' ? pageComponents : articleComponents;
    const resolved = resolveBody(entry.body, facts);
    const read = () => (resolved === entry.body ? bodyOf(entry) : readMdx(resolved));
    const body = hasBody(kind) && !html.length ? read() : undefined;
    const inBody = (body?.texts ?? []).map((text) => ({ ...text, field: 'text' }));
    const inFields = hasTokens(kind) ? yamlTexts(entry, resolveClaims(data, facts)) : [];
    const texts = [...inFields, ...inBody];
    // An article with a future date is checked in full today, because nobody watches the build on its date.
    const draft = valueAt(data, ['draft']) === true;
    const refused = schemaProblems(entry, facts, entries);
    const refusedFields = new Set(refused.map(({ field }) => field));
    const found = [
      ...commentProblems(entry),
      ...wordProblems(file, inFields, { ...facts, ...ownTokens(kind) }, inBraces, draft),
      ...wordProblems(file, inBody, facts, asComponent, draft),
      ...(hasTokens(kind)
        ? [
            ...hiddenTokenProblems(entry, inFields, { ...facts, ...ownTokens(kind) }, inBraces),
            ...lawProblems(entry, texts, body, state),
            ...promiseProblems(entry, inFields, inBody, body),
          ]
        : []),
      ...savingsProblems(entry, texts, body, routes),
      ...titleProblems(entry, business),
      ...html,
      ...stateProblems(entry, state),
      ...themeProblems(entry),
      ...(body ? mdxProblems(entry, body, components, facts) : []),
      ...(body && !body.error && !draft && kind === 'articles' ? readingTimeProblems(entry, body) : []),
      ...linkProblems(file, linksOf(entry, body), {
        own: pathOf(entry),
        routes,
        hidden: isHidden(entry) ? new Set() : hidden,
        site: business?.site,
      }),
      ...(await pictureChecks(root, entry, body)),
    ];
    // One message for each mistake: fields that the schema refuses are not reported again.
    return [...refused, ...found.filter(({ field }) => !refusedFields.has(field))];
  };
  const alone = [...unexpected, ...(await Promise.all(entries.map(checkEntry))).flat()];
  // The checks below compare files, so every file has to be readable.
  if ([...yamlProblemsByEntry.values()].some(({ length }) => length > 0)) return alone;
  const locations = entries.flatMap((entry) => {
    if (entry.kind !== 'locations' || isHidden(entry)) return [];
    const parsed = contentKinds.locations.schema.safeParse(filled(entry.data, facts));
    return parsed.success ? [{ entry, data: parsed.data }] : [];
  });
  const twice = cityProblems(locations);
  // Other shared texts follow from this one.
  if (twice.length) return [...twice, ...alone];
  return [
    ...alone,
    ...nameProblems(entries),
    ...addressProblems(entries, readFixedPages(root)),
    ...duplicateProblems(entries),
    ...referenceProblems(entries),
    ...reviewProblems(entries),
    ...articleProblems(entries),
    ...redirectProblems(entries, pages),
    ...locationProblems(locations),
  ];
}
