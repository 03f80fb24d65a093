import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../src/content-check/fields.ts';
import { readEntry } from '../../src/site/build/content-file.ts';

const check = (yaml: string) => schemaProblems(readEntry('faqs', 'hostile', yaml), {});

it('the content check reads any file without failing', () => {
  const part = fc.constantFrom(
    ...[
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
      '\0',
      '<b>',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 6 })), { maxLength: 12 }), (parts) => {
      expect(Array.isArray(check(parts.join('')))).toBe(true);
    }),
    { numRuns: 500 },
  );
}, 60_000);
