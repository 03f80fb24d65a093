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

it.each([
  '<script>alert(1)</script>',
  'one\\u0000two\\u001b[31m',
  '\\u202etxet desrever\\u2066',
  '__proto__',
  'x'.repeat(20_000),
])('a hostile text gets a message of readable length: %j', (text) => {
  const problems = check(`heading: "${text}"\n__proto__: "${text}"\nitems: []\n`);
  expect(problems).not.toEqual([]);
  for (const { file, wrong, remedy } of problems) {
    expect(file).toContain('hostile');
    expect(wrong.length).toBeLessThan(1000);
    expect(remedy).toMatch(/^[A-Z].{14,}\.$/s);
  }
});
