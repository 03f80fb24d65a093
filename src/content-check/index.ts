import type { Business } from '../schemas/business.ts';
import { contentKinds } from '../schemas/index.ts';
import type { State } from '../schemas/state.ts';
import { isHidden, pathOf, readContent } from '../site/build/content-file.ts';
import { switchesOf } from '../site/build/enabled.ts';
import { factsOf, type Facts } from '../site/format/facts.ts';
import { bodyProblems, readComponents } from './body.ts';
import { fieldProblems, yamlProblems } from './fields.ts';
import { nameProblems, unexpectedFileProblems } from './files.ts';
import { findRoutes, linkProblems, readFixedPages, readPages, redirectProblems } from './links.ts';
import { pictureProblems } from './pictures.ts';
import { toProblem, type Problem } from './problem.ts';
import * as site from './site.ts';

const areThere = (data: unknown[]): data is [Business, State] => data.every(Boolean);

/** The facts that tokens stand for. Also of files that their schemas refuse, as far as they can be read. */
function factsIn(...data: unknown[]): Facts {
  try {
    return areThere(data) ? factsOf(...data) : {};
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
  const found = [...unexpectedFileProblems(root), ...entries.flatMap(yamlProblems)];
  const readable = entries.filter((entry) => !yamlProblems(entry).length);
  // Without the facts, tokens have no meaning.
  if (!Object.keys(facts).length) {
    const ofFacts = readable.filter(({ kind }) => kind === 'business' || kind === 'state');
    return [...found, ...ofFacts.flatMap((entry) => fieldProblems(entry, facts))];
  }
  const switches = business && switchesOf(business);
  const pages = readPages(root, entries);
  const none = new Set<string>();
  const routes = { routes: findRoutes(entries, pages), hidden: none, site: business?.site };
  const hidden = new Set(entries.filter((entry) => isHidden(entry, switches)).map(pathOf));
  const ofArticles = readComponents(root, 'article-components');
  const ofPages = new Map([...ofArticles, ...readComponents(root, 'page-components')]);
  for (const entry of readable) {
    const inFields = fieldProblems(entry, facts);
    const others = [
      ...site.titleProblems(entry, business),
      ...(await site.letterProblems(entry)),
      ...site.stateProblems(entry, state),
      ...site.themeProblems(entry),
      ...bodyProblems(entry, entry.kind === 'ownPages' ? ofPages : ofArticles, facts),
      ...linkProblems(entry, isHidden(entry) ? routes : { ...routes, hidden }),
      ...(await pictureProblems(root, entry)),
    ].map((each) => toProblem(entry, each));
    // One message for each mistake: a field that the schema refuses is not reported again.
    const isNew = ({ field }: Problem) => !inFields.some((problem) => problem.field === field);
    found.push(...inFields, ...others.filter(isNew));
  }
  // The rules below compare files, so every file has to be readable.
  if (readable.length < entries.length) return found;
  const sameCity = site.duplicateProblems(entries, [['city']]);
  if (sameCity.length) return [...found, ...sameCity];
  const unique = [['title'], ['description'], ['id'], ['headings', 'intro'], ['headings', 'climate']];
  return [
    ...found,
    ...nameProblems(entries, readFixedPages(root)),
    ...site.duplicateProblems(entries, unique),
    ...site.lookAlikeProblems(entries),
    ...site.referenceProblems(entries),
    ...redirectProblems(entries, { ...routes, routes: pages, hidden }, business),
  ];
}
