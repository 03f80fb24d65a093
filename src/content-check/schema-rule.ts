import { isNode, parseDocument } from 'yaml';
import { businessSchema, type Business } from '../schemas/business.ts';
import { fieldAt, descriptionAt, toFieldSchema } from '../schemas/fields.ts';
import { contentKinds } from '../schemas/index.ts';
import { stateSchema, type State } from '../schemas/state.ts';
import { hasTokens, type Entry, valueAt } from '../site/build/content-file.ts';
import { factsOf, fillFactsDeep } from '../site/format/facts.ts';
import { exampleFor, examplePattern, exampleValue } from './examples.ts';
import { expectedValue, describeIssue } from './plain-words.ts';
import { nearest, problemAt, type Problem } from './problem.ts';

const dataOf = (entries: readonly Entry[], wanted: Entry['kind']) =>
  entries.find(({ kind }) => kind === wanted)?.data;

export function businessOf(entries: readonly Entry[]): Business | undefined {
  return businessSchema.safeParse(dataOf(entries, 'business')).data;
}

/**
 * A file of facts with examples in place of the values that its schema refuses, so that the other files can be checked in the
 * meantime. Values that no example replaces stay refused.
 */
export function withExamples(entry: Entry): Entry {
  const { schema } = contentKinds[entry.kind];
  const document = parseDocument(entry.yaml);
  for (const { code, path, ...issue } of schema.safeParse(entry.data).error?.issues ?? []) {
    if (code === 'unrecognized_keys' && 'keys' in issue)
      for (const key of issue.keys) document.deleteIn([...path, key]);
    else document.setIn(path, exampleValue(entry.kind, path));
  }
  const data: unknown = document.toJS();
  return { ...entry, data };
}

export function stateOf(entries: readonly Entry[]): State | undefined {
  return stateSchema.safeParse(dataOf(entries, 'state')).data;
}

/** The facts that tokens stand for. Empty if business.yaml or state.yaml cannot be read. */
export function factsIn(entries: readonly Entry[]): Record<string, string> {
  const business = businessOf(entries);
  const state = stateOf(entries);
  return business && state ? factsOf(business, state) : {};
}

/** The data with claims resolved and known tokens filled in, so that texts have the length that visitors see. */
export const withFacts = (data: unknown, facts: Record<string, string>): unknown =>
  fillFactsDeep(data ?? null, facts, (token) => token);

/** The fields of an entry that its schema refuses. */
export function schemaProblems(
  entry: Entry,
  facts: Record<string, string>,
  others: readonly Entry[],
): Problem[] {
  if (entry.document.errors.length) return [];
  const data = hasTokens(entry.kind) ? withFacts(entry.data, facts) : entry.data;
  const { error } = contentKinds[entry.kind].schema.safeParse(data, { error: expectedValue });
  if (!error) return [];
  const { issues } = error;
  const fields = toFieldSchema(entry.kind);
  const knownAt = (path: readonly PropertyKey[]) => Object.keys(fieldAt(fields, path)?.properties ?? {});
  // A misspelled field is both unknown and missing. It is reported once, as unknown.
  const misspelled = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => [...issue.path, nearest(name, knownAt(issue.path))].join('.'))
        : [],
    ),
  );
  return issues.flatMap((issue) => {
    if (misspelled.has(issue.path.join('.')) && valueAt(data, issue.path) === undefined) return [];
    if (issue.code === 'unrecognized_keys') {
      const known = knownAt(issue.path);
      return issue.keys.map((name) => {
        const close = nearest(name, known);
        return problemAt(
          entry,
          [...issue.path, name],
          `There is no field called ${name} here.`,
          close
            ? `Write ${close} if you mean that field, or delete the line.`
            : `Delete the line, or use one of: ${known.join(', ')}.`,
          close && `${close}:`,
        );
      });
    }
    const path = issue.path;
    if (!path.length && issue.code === 'invalid_type') {
      const remedy =
        'Write each field on a line of its own: its name, a colon, a space and its value. src/schemas lists them.';
      return problemAt(entry, [], 'The file has no fields.', remedy);
    }
    const node = entry.document.getIn(path, true);
    const range = isNode(node) && node.range;
    const source = range ? entry.yaml.slice(range[0], range[1]) : '';
    const { wrong, remedy } = describeIssue(issue, valueAt(data, issue.path), source);
    // No example for a rule between two fields, because a value from another file might break it too.
    const example = issue.code === 'custom' ? '' : exampleFor(entry, path, others);
    const description = descriptionAt(fields, issue.path);
    const advice = [remedy, example ? description.replace(examplePattern, '') : description]
      .filter(Boolean)
      .join(' ');
    return problemAt(entry, path, wrong, advice, example);
  });
}
