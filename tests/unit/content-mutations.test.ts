import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { contentKinds, type ContentKind } from '../../src/schemas/index.ts';
import { readEntry, readContent } from '../../src/site/build/content-file.ts';
import { toFieldSchema } from '../../src/schemas/fields.ts';
import { toFieldName } from '../../src/content-check/problem.ts';
import { schemaProblems } from '../../src/content-check/schema-rule.ts';
import { dataOf, toFullValue } from '../support/full-entry.ts';
import { mutate, mutationsOf } from '../support/mutations.ts';
import { allFacts } from '../content.ts';
import { isFull } from '../reach.ts';

const entries = readContent('.');
const facts = allFacts();
const kinds = Object.keys(contentKinds) as ContentKind[];

function check(kind: ContentKind, data: unknown) {
  const yaml = stringify(data);
  const source = contentKinds[kind].ending === 'mdx' ? `---\n${yaml}---\n\nText.\n` : yaml;
  const entry = readEntry(kind, 'broken', source);
  return { lines: source.split('\n'), problems: schemaProblems(entry, facts, entries) };
}

describe.each(kinds)('a file of %s', (kind) => {
  const schema = toFieldSchema(kind);
  const full = toFullValue(schema, dataOf(entries, kind));
  const mutations = mutationsOf(schema, full);

  it('passes with every field filled in', () => {
    expect(check(kind, full).problems).toEqual([]);
  });

  // In the short run every fourth field for each way to break one.
  const tried = Object.values(Object.groupBy(mutations, ({ name }) => name)).flatMap((alike = []) =>
    alike.filter((_mutation, index) => isFull || index % 4 === 0),
  );

  it.each(tried.map((mutation) => ({ ...mutation, field: toFieldName(mutation.path) })))(
    'with $field $name is refused by file, line, field, remedy and example',
    (mutation) => {
      const { lines, problems } = check(kind, mutate(full, mutation));
      const problem = problems.find(({ field }) => field === mutation.field);
      expect(problems.map(({ field }) => field)).toContain(mutation.field);
      expect(problem?.file).toMatch(new RegExp(`^src/content/.*broken\\.${contentKinds[kind].ending}$`));
      expect(problem?.wrong).toMatch(/^[A-Z].{5,}\.$/s);
      expect(problem?.remedy).toMatch(/^[A-Z].{14,}\.$/s);
      expect(problem?.remedy).not.toMatch(/Invalid|expected|undefined|\[object/);
      if (mutation.name !== 'unknown') expect(problem?.example.length).toBeGreaterThan(3);
      const name = mutation.path.findLast((step) => typeof step === 'string');
      if (mutation.value !== undefined && typeof mutation.path.at(-1) === 'string')
        expect(lines[(problem?.line ?? 0) - 1]).toContain(`${String(name)}:`);
    },
  );
});

it('breaks hundreds of fields', () => {
  const count = kinds.flatMap((kind) => {
    const schema = toFieldSchema(kind);
    return mutationsOf(schema, toFullValue(schema, dataOf(entries, kind)));
  }).length;
  expect(count).toBeGreaterThan(600);
});
