import { contentKinds } from '../schemas/index.ts';
import { ownTokens } from '../schemas/page-tokens.ts';
import { resolveBody, resolveClaims } from '../site/format/claims.ts';
import { lawProblems, savingsProblems } from './claims-rule.ts';
import { readComponents } from './components.ts';
import { hasTokens, isHidden, pathOf, readContent, type Entry } from '../site/build/content-file.ts';
import { strayProblems } from './file-rule.ts';
import { htmlProblems } from './html-rule.ts';
import { linkProblems, type PlacedLink } from './links-rule.ts';
import { mdxProblems } from './mdx-rule.ts';
import { readMdx, type MdxBody } from './mdx.ts';
import { nameProblems, duplicateProblems } from './names-rule.ts';
import { altProblems, pictureProblems } from './pictures-rule.ts';
import { locationProblems } from './locations-rule.ts';
import type { Problem } from './problem.ts';
import { promiseProblems } from './promises-rule.ts';
import { picturesOf, readPicture } from './read-pictures.ts';
import { readingTimeProblems } from './reading-time.ts';
import { betweenArticles, referenceProblems } from './references-rule.ts';
import { redirectProblems } from './redirects-rule.ts';
import { readPages, withOldAddresses } from './routes.ts';
import { filled, knownBusiness, knownFacts, knownState, schemaProblems } from './schema-rule.ts';
import { wordProblems, yamlTexts } from './texts-rule.ts';
import { stateProblems } from './state-rule.ts';
import { themeProblems } from './theme-rule.ts';
import { titleProblems } from './title-rule.ts';
import { commentProblems, yamlProblems } from './yaml-rule.ts';

const inBraces = (name: string) => `{${name}}`;
const asFact = (name: string) => `<Fact name="${name}" />`;

function linksOf(entry: Entry, body: MdxBody | undefined): PlacedLink[] {
  const inFields = yamlTexts(entry)
    .filter(({ field, text }) => field.endsWith('href') && text.startsWith('/'))
    .map(({ line, field, text }) => ({ line, field, href: text }));
  return [...inFields, ...(body?.links ?? []).map((link) => ({ ...link, field: `[…](${link.href})` }))];
}

async function pictureChecks(
  root: string,
  entry: Entry,
  body: MdxBody | undefined,
  known: Parameters<typeof readPicture>[3],
): Promise<Problem[]> {
  const pictures = picturesOf(entry, body);
  const read = await Promise.all(
    pictures.map(async (picture) =>
      pictureProblems(entry.file, picture, await readPicture(root, entry.file, picture.src, known)),
    ),
  );
  return [...read.flat(), ...altProblems(entry.file, pictures)];
}

/** What keeps the facts from being known: without them nothing else can be judged. */
function factProblems(entries: readonly Entry[], stray: readonly Problem[]): Problem[] {
  const sources = entries.filter(({ kind }) => kind === 'business' || kind === 'state');
  return [
    ...stray.filter(({ file }) => /^src\/content\/(?:business|state)\./.test(file)),
    ...sources.flatMap((entry) => [...yamlProblems(entry), ...schemaProblems(entry, {}, entries)]),
  ];
}

/** Every problem in the content of the project at `root`, of all kinds, at once; those of the facts come first and alone. */
export async function checkContent(root = '.'): Promise<Problem[]> {
  const entries = readContent(root);
  const facts = knownFacts(entries);
  const stray = strayProblems(root);
  const first = factProblems(entries, stray);
  if (first.length) return first;
  const business = knownBusiness(entries);
  const state = knownState(entries);
  const components = readComponents(root);
  const pictures = new Map();
  const pages = readPages(root, entries);
  const routes = withOldAddresses(pages, entries);
  const hidden = new Set(entries.filter((entry) => isHidden(entry)).map(pathOf));
  const unread = new Map(
    entries.map((entry) => [entry, yamlProblems(entry)] as const).filter(([, problems]) => problems.length),
  );
  const each = await Promise.all(
    entries.map(async (entry) => {
      const wrong = unread.get(entry);
      if (wrong) return wrong;
      const scripts = entry.kind === 'articles' ? htmlProblems(entry.file, entry.body) : [];
      const body =
        entry.kind === 'articles' && !scripts.length ? readMdx(resolveBody(entry.body, facts)) : undefined;
      const inBody = (body?.texts ?? []).map((place) => ({ ...place, field: 'text' }));
      const texts = hasTokens(entry.kind) ? yamlTexts(entry, resolveClaims(entry.data, facts)) : [];
      const draft = isHidden(entry);
      return [
        ...commentProblems(entry),
        ...schemaProblems(entry, facts, entries),
        ...wordProblems(entry.file, texts, { ...facts, ...ownTokens(entry.kind) }, inBraces, draft),
        ...wordProblems(entry.file, inBody, facts, asFact, draft),
        ...(hasTokens(entry.kind) ? lawProblems(entry, [...texts, ...inBody], body, state) : []),
        ...(hasTokens(entry.kind) ? promiseProblems(entry, texts, inBody, body) : []),
        ...savingsProblems(entry, [...texts, ...inBody], body),
        ...titleProblems(entry, business),
        ...scripts,
        ...stateProblems(entry, state),
        ...themeProblems(entry),
        ...(body ? mdxProblems(entry.file, entry.body, body, components, facts) : []),
        ...(body && !body.error && !draft ? readingTimeProblems(entry, body) : []),
        ...linkProblems(entry.file, linksOf(entry, body), pathOf(entry), routes, draft ? undefined : hidden),
        ...(await pictureChecks(root, entry, body, pictures)),
      ];
    }),
  );
  const places = entries.flatMap((entry) => {
    if (entry.kind !== 'locations' || isHidden(entry)) return [];
    const parsed = contentKinds.locations.schema.safeParse(filled(entry.data, facts));
    return parsed.success ? [{ entry, data: parsed.data }] : [];
  });
  const alone = [...stray, ...each.flat()];
  // What a file that cannot be read says to others is not known.
  if (unread.size) return alone;
  return [
    ...alone,
    ...nameProblems(entries),
    ...duplicateProblems(entries),
    ...referenceProblems(entries),
    ...betweenArticles(entries),
    ...redirectProblems(entries, pages),
    ...locationProblems(places),
  ];
}
