import { isHidden, type Entry, readContent } from '../src/site/build/content-file.ts';
import { contentKinds, ownTokens, type ContentData, type ContentKind } from '../src/schemas/index.ts';
import { serviceTypes } from '../src/schemas/location.ts';
import { factsOf, fillFactsDeep } from '../src/site/format/facts.ts';
import { keysOf } from '../src/site/format/keys-of.ts';
import { readBusiness, readState } from '../src/site/build/read-config.ts';

const allOn = <Name extends string>(switches: Record<Name, boolean>) =>
  Object.fromEntries(keysOf(switches).map((name) => [name, true])) as Record<Name, boolean>;

/** Reads the content of the project at `root`. */
export function contentOf(root: string) {
  const business = readBusiness(root);
  const state = readState(root);

  /** The facts of a shop with every service and claim on, so that every text is kept. */
  const allFacts = () =>
    factsOf({ ...business, claims: allOn(business.claims), services: allOn(business.services) }, state);

  /** Whether an entry has a page. A location has none while all its services are off. */
  function hasPage({ kind, data }: Pick<Entry, 'kind' | 'data'>): boolean {
    const { services = serviceTypes } = data as { services?: readonly (typeof serviceTypes)[number][] };
    return kind !== 'locations' || services.some((service) => business.services[service]);
  }

  /** The published entries of a kind, with facts filled in as on the pages. */
  function readPublished<Kind extends ContentKind>(kind: Kind) {
    return readContent(root, [kind])
      .filter((entry) => !isHidden(entry) && hasPage(entry))
      .map(({ slug, data }) => ({
        slug,
        data: contentKinds[kind].schema.parse(
          fillFactsDeep(data, { ...factsOf(business, state), ...ownTokens(kind) }),
        ) as ContentData<Kind>,
      }));
  }

  /** The data of one published entry. Throws if there is none of that name. */
  function readOne<Kind extends ContentKind>(kind: Kind, slug: string): ContentData<Kind> {
    const entry = readPublished(kind).find((one) => one.slug === slug);
    if (!entry) throw new Error(`${root}/src/content has no published ${kind} named ${slug}.`);
    return entry.data;
  }

  return { business, state, allFacts, hasPage, readPublished, readOne };
}

/** The content of this site. */
export const { business, state, allFacts, hasPage, readPublished, readOne } = contentOf('.');
