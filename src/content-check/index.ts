import { z } from 'zod';
import type { Business } from '../schemas/business.ts';
import { contentKinds } from '../schemas/index.ts';
import type { State } from '../schemas/state.ts';
import { isHidden, pathOf, readContent } from '../site/build/content-file.ts';
import { switchesOf } from '../site/build/enabled.ts';
import { ifValid } from '../site/build/read-config.ts';
import { factsOf } from '../site/format/facts.ts';
import { bodyProblems, readComponents } from './body.ts';
import { schemaProblems, textProblems, yamlProblems } from './fields.ts';
import { fileNameProblems, filePresenceProblems } from './files.ts';
import { findRoutes, linkProblems, readFixedPages, readPages, redirectProblems } from './links.ts';
import { createPictureRule } from './pictures.ts';
import { toProblem, type Problem } from './problem.ts';
import * as site from './site.ts';

/** Every problem in the content of the project at `root`. */
export async function checkContent(root = '.'): Promise<Problem[]> {
  const entries = readContent(root);
  const found: Problem[] = [];
  // A field about which an earlier rule has a message gets no second one.
  const isNew = ({ file, field }: Problem) =>
    !found.some((problem) => problem.file === file && problem.field === field);
  const add = (problems: Problem[]) => found.push(...problems.filter(isNew));

  add([...filePresenceProblems(root), ...entries.flatMap(yamlProblems)]);
  const dataOf = (wanted: 'business' | 'state') => entries.find(({ kind }) => kind === wanted)?.data;
  // Also of files that their schemas refuse, so that each problem is told at once.
  const [shop, law] = [z.custom<Business>(), z.custom<State>()];
  const facts = ifValid(() => factsOf(shop.parse(dataOf('business')), law.parse(dataOf('state'))));
  const business = contentKinds.business.schema.safeParse(dataOf('business')).data;
  const state = contentKinds.state.schema.safeParse(dataOf('state')).data;
  const pages = readPages(root, entries);
  const links = { routes: findRoutes(entries, pages), hidden: new Set<string>(), site: business?.site };
  const switches = business && switchesOf(business);
  const hidden = new Set(entries.filter((entry) => isHidden(entry, switches)).map(pathOf));
  const components = {
    articles: readComponents(root, 'article-components'),
    ownPages: readComponents(root, 'article-components', 'page-components'),
  };
  // Without the facts, tokens have no meaning.
  const readable = entries.filter(
    (entry) => !yamlProblems(entry).length && (facts ?? /^(?:business|state)$/.test(entry.kind)),
  );
  const pictureRule = createPictureRule(root);
  // The pictures of all files at once, because reading them takes most of the time.
  const started = readable.map((entry) => ({ entry, pictureProblems: pictureRule(entry) }));
  for (const { entry, pictureProblems } of started) {
    add(textProblems(entry, facts ?? {}));
    add(schemaProblems(entry, facts ?? {}));
    const others = [
      ...site.titleProblems(entry, business),
      ...(await site.letterProblems(entry)),
      ...site.stateProblems(entry, state),
      ...site.themeProblems(entry),
      ...site.privacyProblems(entry, business),
      ...bodyProblems(entry, components[entry.kind === 'ownPages' ? 'ownPages' : 'articles'], facts ?? {}),
      ...linkProblems(entry, isHidden(entry) ? links : { ...links, hidden }),
      ...redirectProblems(entry, { ...links, routes: pages, hidden }, business),
      ...(await pictureProblems),
    ];
    add(others.map((each) => toProblem(entry, each)));
  }
  // The rules below compare files, so every file has to be readable.
  if (readable.length < entries.length) return found;
  const sameCity = [...site.duplicateProblems(entries, [['city']])];
  if (sameCity.length) return [...found, ...sameCity];
  const unique = [['title'], ['description'], ['id'], ['headings', 'intro'], ['headings', 'climate']];
  for (const entry of entries)
    add(Array.from(site.referenceProblems(entry, entries), (each) => toProblem(entry, each)));
  add([
    ...fileNameProblems(entries, readFixedPages(root)),
    ...site.duplicateProblems(entries, unique),
    ...site.lookAlikeProblems(entries),
  ]);
  return found;
}
