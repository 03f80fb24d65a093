import { isHidden, type Entry, readContent } from '../src/site/build/content-file.ts';
import { contentKinds, toPageTokens, type ContentData, type ContentKind } from '../src/schemas/index.ts';
import { serviceTypes } from '../src/schemas/location.ts';
import { switchesOf, withoutSwitchedOff } from '../src/site/build/enabled.ts';
import { factsOf, fillFactsDeep } from '../src/site/format/facts.ts';
import { readBusiness, readState } from '../src/site/build/read-config.ts';

/** Reads the content of the project at `root`. */
export function contentOf(root: string) {
  const business = readBusiness(root);
  const state = readState(root);

  const switches = switchesOf(business);

  /** Whether an entry has a page. A location has none while all its services are off. */
  function hasPage({ kind, data }: Pick<Entry, 'kind' | 'data'>): boolean {
    const { services = serviceTypes } = data as { services?: readonly (typeof serviceTypes)[number][] };
    return kind !== 'locations' || services.some((service) => business.services[service]);
  }

  /** The published entries of a kind, with facts filled in as on the pages. */
  function readPublished<Kind extends ContentKind>(kind: Kind) {
    return readContent(root, [kind])
      .filter((entry) => !isHidden(entry, switches) && hasPage(entry))
      .map(({ slug, data }) => {
        const filled = fillFactsDeep(data, { ...factsOf(business, state), ...toPageTokens(kind) });
        const parsed = contentKinds[kind].schema.parse(filled) as ContentData<Kind>;
        return { slug, data: withoutSwitchedOff(parsed, switches) };
      });
  }

  /** The data of one published entry. Throws if there is none of that name. */
  function readOne<Kind extends ContentKind>(kind: Kind, slug: string): ContentData<Kind> {
    const entry = readPublished(kind).find((one) => one.slug === slug);
    if (!entry) throw new Error(`${root}/src/content has no published ${kind} named ${slug}.`);
    return entry.data;
  }

  return { business, state, hasPage, readPublished, readOne };
}

/** The content of this site. */
export const { business, state, hasPage, readPublished, readOne } = contentOf('.');
