import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { contentKinds, type ContentKind } from '../../src/schemas/index.ts';
import { readEntry, readContent } from '../../src/site/build/content-file.ts';
import { toFieldSchema } from '../../src/schemas/fields.ts';
import { schemaProblems } from '../../src/content-check/schema-rule.ts';
import { dataOf, toFullValue } from '../support/full-entry.ts';
import { allFacts } from '../content.ts';
import { cases, isFull } from '../reach.ts';

/* What an editor's file may hold by accident or by malice is named, with a remedy, and never breaks the check. */
const entries = readContent('.');
const facts = allFacts();
const hostile = [
  '<script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  'one\u0000two\u0007three\u001b[31m',
  '\u202etxet desrever\u2066 and \u200e more',
  '__proto__',
  'x'.repeat(isFull ? 1_000_000 : 20_000),
];

/** The value with every text of a field called `name` replaced, at any depth. */
function replaced(value: unknown, name: string, text: string): unknown {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? item : replaced(item, name, text)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === name && typeof part === 'string' ? text : replaced(part, name, text),
    ]),
  );
}

/** Names of all fields that hold a text, at any depth. */
function textFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textFields);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? [key] : textFields(part),
  );
}

describe.each(Object.keys(contentKinds) as ContentKind[])('a file of %s', { timeout: 120_000 }, (kind) => {
  const { ending } = contentKinds[kind];
  const read = (yaml: string) =>
    readEntry(kind, 'hostile', ending === 'mdx' ? `---\n${yaml}---\n\nText.\n` : yaml);
  const full = toFullValue(toFieldSchema(kind), dataOf(entries, kind));

  it.each([...new Set(textFields(full))])('is checked with anything in %s', (field) => {
    for (const text of hostile) {
      const problems = schemaProblems(read(stringify(replaced(full, field, text))), facts, entries);
      for (const { file, wrong, remedy } of problems) {
        expect(file).toContain('hostile');
        expect(remedy).toMatch(/^[A-Z].{14,}\.$/s);
        expect(wrong.length, 'a message that can be read').toBeLessThan(1000);
      }
      // Whether a picture exists is another rule's question.
      if (text.length > 1000 && field !== 'src')
        expect(problems, 'a text beyond all measure is refused').not.toEqual([]);
    }
  });

  it('is read whatever it holds', () => {
    const part = fc.constantFrom(
      '---\n',
      'title: ',
      '- ',
      '{',
      '}',
      ': ',
      '\n',
      '  ',
      '\t',
      '"',
      "'",
      '&a',
      '*a',
      '!!js',
      '>-',
      '\u0000',
      '\u202e',
      '<b>',
    );
    const source = fc.array(fc.oneof(part, fc.string({ maxLength: 6 })), { maxLength: 12 });
    fc.assert(
      fc.property(source, (parts) => {
        expect(Array.isArray(schemaProblems(read(parts.join('')), facts, entries))).toBe(true);
      }),
      { numRuns: cases },
    );
  }, 120_000);
});
