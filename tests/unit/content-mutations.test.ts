import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { contentKinds, type ContentKind } from '../../src/schemas/index.ts';
import { readEntry, readContent } from '../../src/site/build/content-file.ts';
import { type FieldSchema, toFieldSchema } from '../../src/schemas/fields.ts';
import { toFieldName } from '../../src/content-check/problem.ts';
import { schemaProblems } from '../../src/content-check/fields.ts';
import { business, state } from '../content.ts';
import { factsOf } from '../../src/site/format/facts.ts';

/** One way to break one field of an entry. */
interface Mutation {
  path: PropertyKey[];
  name: string;
  /** The wrong value; undefined removes the field. */
  value: unknown;
}

const wrongTypes: Record<string, unknown> = {
  string: 42,
  integer: 'many',
  number: 'many',
  boolean: 'perhaps',
  array: 'one text',
  object: 'one text',
};

/** Every way to break a field, and the fields in it, against its schema. */
function getMutations(field: FieldSchema, value: unknown, path: PropertyKey[] = []): Mutation[] {
  const mutations: Mutation[] = [];
  const add = (name: string, broken: unknown) => mutations.push({ path, name, value: broken });
  if (path.length) {
    add('of the wrong type', wrongTypes[String(field.type ?? 'string')]);
    add('empty', null);
    if (field.minLength !== undefined) add('too short', 'x'.repeat(field.minLength - 1));
    if (field.maxLength !== undefined) add('too long', `${'x'.repeat(field.maxLength)}?!`);
    if (field.pattern ?? field.format)
      add('malformed', '? No Such/ Form! '.padEnd(field.minLength ?? 0, '.'));
    if (field.enum ?? field.const) add('not one of the choices', 'Something Else');
    if (field.minimum !== undefined) add('too small', field.minimum - 1);
    if (field.exclusiveMinimum !== undefined) add('too small', field.exclusiveMinimum);
    if (field.maximum !== undefined && field.maximum < 1e6) add('too large', field.maximum + 1);
    if (field.minItems && Array.isArray(value)) add('too few', value.slice(0, field.minItems - 1));
    if (field.maxItems && Array.isArray(value)) {
      const items: unknown[] = value;
      add(
        'too many',
        Array.from({ length: field.maxItems + 1 }, (_, index) => items[index % items.length]),
      );
    }
  }
  if (field.items && Array.isArray(value) && value.length)
    mutations.push(...getMutations(field.items, value[0], [...path, 0]));
  for (const [name, part] of Object.entries(field.properties ?? {})) {
    if (!Object.hasOwn(value as object, name)) continue;
    const partPath = [...path, name];
    if (field.required?.includes(name)) mutations.push({ path: partPath, name: 'missing', value: undefined });
    mutations.push(...getMutations(part, (value as Record<string, unknown>)[name], partPath));
  }
  if (field.properties) mutations.push({ path: [...path, 'unknownField'], name: 'unknown', value: 'x' });
  return mutations;
}

/** A copy of the data with one field broken. */
function mutate(data: unknown, { path, value }: Mutation): unknown {
  const copy = structuredClone(data);
  const last = path.at(-1) ?? '';
  let owner = copy;
  for (const step of path.slice(0, -1)) owner = (owner as Record<PropertyKey, unknown>)[step];
  if (value === undefined) Reflect.deleteProperty(owner as object, last);
  else (owner as Record<PropertyKey, unknown>)[last] = value;
  return copy;
}

const entries = readContent('.');
const facts = factsOf(business, state);
// A shop may have no reviews.
const kinds = [...new Set(entries.map(({ kind }) => kind))];

function check(kind: ContentKind, data: unknown) {
  const yaml = stringify(data);
  const source = contentKinds[kind].ending === 'mdx' ? `---\n${yaml}---\n\nText.\n` : yaml;
  const entry = readEntry(kind, 'broken', source);
  return { lines: source.split('\n'), problems: schemaProblems(entry, facts) };
}

describe.each(kinds)('a file of %s', (kind) => {
  const schema = toFieldSchema(kind);
  // The file with the most fields.
  const files = entries.filter((entry) => entry.kind === kind).map(({ data }) => data);
  const full = files.toSorted((a, b) => stringify(b).length - stringify(a).length)[0];
  const mutations = getMutations(schema, full);

  // A quick run tries each mutation on every eighth field.
  const chosen = Object.values(Object.groupBy(mutations, ({ name }) => name)).flatMap((sameName = []) =>
    sameName.filter((_mutation, index) => index % 8 === 0),
  );

  it.each(chosen.map((mutation) => ({ ...mutation, field: toFieldName(mutation.path) })))(
    'with $field $name is refused, with file, line, field and remedy',
    (mutation) => {
      const { lines, problems } = check(kind, mutate(full, mutation));
      const problem = problems.find(({ field }) => field === mutation.field);
      expect(problems.map(({ field }) => field)).toContain(mutation.field);
      expect(problem?.file).toMatch(new RegExp(`^src/content/.*broken\\.${contentKinds[kind].ending}$`));
      expect(problem?.wrong).toMatch(/^[A-Z].{5,}\.$/s);
      expect(problem?.remedy).toMatch(/^[A-Z].{14,}\.$/s);
      expect(problem?.remedy).not.toMatch(/Invalid|expected|undefined|\[object/);
      const name = mutation.path.findLast((step) => typeof step === 'string');
      if (mutation.value !== undefined && typeof mutation.path.at(-1) === 'string')
        expect(lines[(problem?.line ?? 0) - 1]).toContain(`${String(name)}:`);
    },
  );
});
