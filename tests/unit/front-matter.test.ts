import { expect, it } from 'vitest';
import { readEntry } from '../../src/site/build/content-file.ts';

it.each([
  ['below a blank line', '\n---\nid: 7\n---\nText\n'],
  ['below a text', 'Words.\n\n---\nid: 7\n---\nText\n'],
])('front matter %s is refused, because it must start the file', (_, source) => {
  expect(readEntry('articles', 'turf', source).readError).toMatchObject({ line: 1 });
});

it('the text of an article keeps its line numbers', () => {
  const entry = readEntry('articles', 'turf', '---\nid: 7\ntitle: A\n---\nText\n');
  expect(entry).toMatchObject({ yaml: 'id: 7\ntitle: A\n', body: '\n\n\n\nText\n', readError: undefined });
  expect(entry.lineOf(['title'])).toBe(3);
});
