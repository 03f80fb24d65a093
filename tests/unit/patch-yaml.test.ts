import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCollection, isNode, isScalar, parse, parseDocument, type Document } from 'yaml';
import { patchYaml } from '../../src/integrations/admin/in-page/patch-yaml.ts';
import { textsOf } from '../../src/site/build/content-file.ts';
import { isFull } from '../reach.ts';

const hours = `# The shop
phone: '512 555 0100' # the desk
hours:
  # Weekdays
  - day: Monday
    # By appointment
    opens: 8:00

  # The weekend
  - day: Saturday # mornings
    opens: 9:00
areas: [Austin, Spicewood] # the two that pay
closed: false
# The end`;
const [monday, saturday] = [
  { day: 'Monday', opens: '8:00' },
  { day: 'Saturday', opens: '9:00' },
];
const shop = {
  phone: '512 555 0100',
  hours: [monday, saturday],
  areas: ['Austin', 'Spicewood'],
  closed: false,
};

describe('a text with comments', () => {
  it.each([
    ['keeps a comment behind a changed field', { phone: '1' }, /^phone: '1' # the desk$/m],
    [
      'moves a comment above a field that now has several lines',
      { phone: 'a\nb' },
      /^# the desk\nphone: 'a\n\n {2}b'$/m,
    ],
    [
      'takes a comment along with a moved item',
      { hours: [saturday, monday] },
      / {2}- day: Monday\n {4}# By app/,
    ],
    ['drops the comment of a deleted item', { hours: [monday] }, /opens: 8:00\nareas/],
    [
      'writes an added item as the others are written',
      { hours: [monday, saturday, { day: 'Sunday' }] },
      /opens: 9:00\n {2}- day: Sunday\nareas/,
    ],
    [
      'keeps a list in brackets',
      { areas: ['Austin', 'a, b'] },
      /^areas: \[Austin, 'a, b'\] # the two that pay$/m,
    ],
    [
      'writes a new field behind the one before it',
      { closed: true, open: 'no: #' },
      /^closed: true\nopen: 'no: #'\n# The end$/m,
    ],
  ])('%s', (_promise, changes, expected) => {
    const fields = { ...shop, ...changes };
    const patched = patchYaml(hours, fields);
    expect(patched).toMatch(expected);
    expect(parse(patched)).toEqual(fields);
  });

  it('stays the same if nothing has changed, even if the form omits empty fields and adds its switches', () => {
    const text = `${hours}\nworks: [] # none yet`;
    expect(patchYaml(text, { region: false, ...shop }, { region: false })).toBe(text);
    expect(patchYaml(text, { region: true, ...shop }, { region: false })).toContain('region: true');
  });
});

describe.each(globSync('tests/fixture/src/content/**/*.yaml'))('%s', (file) => {
  const text = readFileSync(file, 'utf8').trim();
  const lines = text.split('\n');
  const places = textsOf(parse(text)).map(({ path }) => path);

  /** How many lines a text has in the file, or the brackets around it, with the line of its field. */
  const countLines = (document: Document, path: PropertyKey[]) => {
    const nodes = path.map((_, index) => document.getIn(path.slice(0, index + 1), true));
    const whole = nodes.find((node) => isScalar(node) || (isCollection(node) && node.flow));
    const [start = 0, end = 0] = (isNode(whole) && whole.range) || [];
    return text.slice(start, end).trimEnd().split('\n').length + 1;
  };

  it('keeps its comments and all other lines when one text is changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.string({ unit: 'grapheme' }), (path, value) => {
        const document = parseDocument(text);
        const changed = countLines(document, path);
        document.setIn(path, value);
        const fields = document.toJS() as Record<string, unknown>;
        const patched = patchYaml(text, fields);
        expect(parse(patched)).toEqual(fields);
        const lost = lines.filter((line) => !patched.split('\n').includes(line));
        expect(lost.length).toBeLessThanOrEqual(changed);
        expect(lost.filter((line) => line.trim().startsWith('#'))).toEqual([]);
      }),
      { numRuns: isFull ? 100 : 8 },
    );
  });
});
