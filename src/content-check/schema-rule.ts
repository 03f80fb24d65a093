import { isNode } from 'yaml';
import { factsOf, fillFactsDeep } from '../site/format/facts.ts';
import { pathBefore, resolveClaims } from '../site/format/claims.ts';
import { businessSchema, type Business } from '../schemas/business.ts';
import { stateSchema, type State } from '../schemas/state.ts';
import { contentKinds } from '../schemas/index.ts';
import { hasTokens, type Entry, valueAt } from '../site/build/content-file.ts';
import { exampleFor } from './examples.ts';
import { fieldAt, sentenceAt, toFieldSchema } from '../schemas/fields.ts';
import { instead, whatIsWrong } from './plain-words.ts';
import { toFieldName, type Problem } from './problem.ts';
import { nearest } from './nearest.ts';

const dataOf = (entries: readonly Entry[], wanted: Entry['kind']) =>
  entries.find(({ kind }) => kind === wanted)?.data;

/** The business, if its file can be read. */
export function knownBusiness(entries: readonly Entry[]): Business | undefined {
  return businessSchema.safeParse(dataOf(entries, 'business')).data;
}

/** The state, if its file can be read. */
export function knownState(entries: readonly Entry[]): State | undefined {
  return stateSchema.safeParse(dataOf(entries, 'state')).data;
}

/** The facts that tokens stand for; those of the two files if they can be read, else none. */
export function knownFacts(entries: readonly Entry[]): Record<string, string> {
  const business = knownBusiness(entries);
  const state = knownState(entries);
  return business && state ? factsOf(business, state) : {};
}

/** The data with claims settled and known tokens filled in, so that lengths are those of the page; unknown tokens stay. */
export const filled = (data: unknown, facts: Record<string, string>): unknown =>
  fillFactsDeep(data ?? null, facts, (token) => token);

/** What the schema of its kind refuses in an entry, field by field. */
export function schemaProblems(
  entry: Entry,
  facts: Record<string, string>,
  others: readonly Entry[],
): Problem[] {
  if (entry.document.errors.length) return [];
  const root = toFieldSchema(entry.kind);
  const data = hasTokens(entry.kind) ? filled(entry.data, facts) : entry.data;
  const result = contentKinds[entry.kind].schema.safeParse(data, { error: instead });
  const settled = resolveClaims(entry.data, facts);
  return (result.error?.issues ?? []).flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return names.map((name) => {
      const path = name === undefined ? issue.path : [...issue.path, name];
      const written = pathBefore(settled, path);
      const at = { file: entry.file, line: entry.lineOf(written), field: toFieldName(written) };
      if (name !== undefined) return { ...at, ...unknownField(fieldAt(root, issue.path)?.properties, name) };
      const input = valueAt(data, path);
      const sentence = sentenceAt(root, path);
      const node = entry.document.getIn(written, true);
      const words = whatIsWrong(issue, input, sourceOf(entry, node));
      return {
        ...at,
        wrong: words.wrong,
        remedy: [words.remedy, sentence].filter(Boolean).join(' '),
        example: exampleFor(entry, written, others),
      };
    });
  });
}

function unknownField(fields: object | undefined, name: string) {
  const known = Object.keys(fields ?? {});
  const close = nearest(name, known);
  return {
    wrong: `There is no field called ${name} here.`,
    remedy: close
      ? `Write ${close} if you mean that field, or delete the line.`
      : `Delete the line, or use one of: ${known.join(', ')}.`,
    example: close ? `${close}:` : '',
  };
}

function sourceOf(entry: Entry, node: unknown): string {
  const range = isNode(node) && node.range;
  return range ? entry.yaml.slice(range[0], range[1]) : '';
}
