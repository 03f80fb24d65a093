import { isHidden } from '../tools/content-check/publication.ts';
import { readContent } from '../tools/content-check/read-content.ts';
import { contentKinds, type ContentData, type ContentKind } from '../src/schemas/index.ts';
import { ownTokens } from '../src/schemas/page-tokens.ts';
import { factsOf, fillFactsDeep } from '../src/site/facts.ts';
import { readBusiness, readState } from '../src/site/read-business.ts';

/** The facts that content is filled with. */
export const business = readBusiness();

/** The rules of the state that content is filled with. */
export const state = readState();

/** What the published entries of a kind say, facts filled in; the site's tests expect this on the pages. */
export function readPublished<Kind extends ContentKind>(kind: Kind) {
  return readContent('.', [kind])
    .filter((entry) => !isHidden(entry))
    .map(({ slug, data }) => ({
      slug,
      data: contentKinds[kind].schema.parse(
        fillFactsDeep(data, { ...factsOf(business, state), ...ownTokens(kind) }),
      ) as ContentData<Kind>,
    }));
}

/** What one entry of a kind says. */
export function readOne<Kind extends ContentKind>(kind: Kind, slug: string): ContentData<Kind> {
  const entry = readPublished(kind).find((one) => one.slug === slug);
  if (!entry) throw new Error(`src/content has no published ${kind} named ${slug}.`);
  return entry.data;
}
