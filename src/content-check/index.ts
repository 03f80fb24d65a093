import type { Business } from '../schemas/business.ts';
import { contentKinds } from '../schemas/index.ts';
import type { State } from '../schemas/state.ts';
import { hasBody, isHidden, pathOf, readContent } from '../site/build/content-file.ts';
import { switchesOf } from '../site/build/enabled.ts';
import { factsOf, type Facts } from '../site/format/facts.ts';
import { bodyOf, bodyProblems, readComponents } from './body.ts';
import { fieldProblems, yamlProblems } from './fields.ts';
import { nameProblems, unexpectedFileProblems } from './files.ts';
import { linkProblems, redirectProblems } from './links.ts';
import { pictureProblems } from './pictures.ts';
import { placeOf, toProblem, type Problem } from './problem.ts';
import { readFixedPages, readPages, redirectsIn } from './routes.ts';
import * as site from './site.ts';

const isBusiness = (data: unknown): data is Business => Boolean(data);
const isState = (data: unknown): data is State => Boolean(data);

/** The facts that tokens stand for. Also of files that their schemas refuse, as far as they can be read. */
function factsIn(business: unknown, state: unknown): Facts {
  try {
    return isBusiness(business) && isState(state) ? factsOf(business, state) : {};
  } catch {
    return {};
  }
}

/** Every problem in the content of the project at `root`. */
export async function checkContent(root = '.'): Promise<Problem[]> {
  const entries = readContent(root);
  const dataOf = (wanted: 'business' | 'state') => entries.find(({ kind }) => kind === wanted)?.data;
  const facts = factsIn(dataOf('business'), dataOf('state'));
  const business = contentKinds.business.schema.safeParse(dataOf('business')).data;
  const state = contentKinds.state.schema.safeParse(dataOf('state')).data;
  const unreadable = new Map(entries.map((entry) => [entry, yamlProblems(entry)]));
  const readable = entries.filter((entry) => !unreadable.get(entry)?.length);
  const found = [...unexpectedFileProblems(root), ...[...unreadable.values()].flat()];
  // Without the facts, tokens have no meaning.
  if (!Object.keys(facts).length) {
    const ofFacts = readable.filter(({ kind }) => kind === 'business' || kind === 'state');
    return [...found, ...ofFacts.flatMap((entry) => fieldProblems(entry, facts))];
  }
  const switches = business && switchesOf(business);
  const pages = readPages(root, entries);
  const hidden = new Set(entries.filter((entry) => isHidden(entry, switches)).map(pathOf));
  const none = new Set<string>();
  const old = redirectsIn(entries).map(({ from, to }) => [from, pages.get(to) ?? none] as const);
  const routes = new Map([...old, ['/rss.xml', none], ['/sitemap-index.xml', none], ...pages]);
  const links = { routes, hidden, site: business?.site };
  const articleComponents = readComponents(root, 'article-components');
  const pageComponents = new Map([...articleComponents, ...readComponents(root, 'page-components')]);
  for (const entry of readable) {
    const body = hasBody(entry.kind) ? bodyOf(entry) : undefined;
    const components = entry.kind === 'ownPages' ? pageComponents : articleComponents;
    const inFields = fieldProblems(entry, facts);
    const rules = [
      ...site.titleProblems(entry, business),
      ...(await site.letterProblems(entry)),
      ...site.stateProblems(entry, state),
      ...site.themeProblems(entry),
    ].map(([path, text]) => toProblem(placeOf(entry, path), text));
    const others = [
      ...(body ? bodyProblems(entry, body, components, facts) : []),
      ...linkProblems(entry, body, isHidden(entry) ? { ...links, hidden: new Set() } : links),
      ...(await pictureProblems(root, entry, body)),
    ];
    // One message for each mistake: a field that the schema refuses is not reported again.
    const isNew = ({ field }: Problem) => !inFields.some((problem) => problem.field === field);
    found.push(...inFields, ...[...rules, ...others].filter(isNew));
  }
  // The rules below compare files, so every file has to be readable.
  if (readable.length < entries.length) return found;
  const sameCity = site.duplicateProblems(entries, [['city']]);
  if (sameCity.length) return [...found, ...sameCity];
  return [
    ...found,
    ...nameProblems(entries, readFixedPages(root)),
    ...site.duplicateProblems(entries, [
      ['title'],
      ['description'],
      ['headings', 'intro'],
      ['headings', 'climate'],
    ]),
    ...site.lookAlikeProblems(entries),
    ...site.referenceProblems(entries),
    ...site.articleProblems(entries),
    ...redirectProblems(entries, pages, business),
  ];
}
