import { expect, it } from 'vitest';
import { pageAt } from '../dist/site';
import { isSample } from './sample';

/** Syllables of a word, by the groups of vowels that are heard: `films` 1, `glasses` 2, `needed` 2, `residential` 4. */
function countSyllables(word: string): number {
  const heard = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    // Endings that are not heard: `blocked`, `tubes`, `shade`. After `t` and `d`, and after a hiss, they are.
    .replace(/(?<=[^td])ed$|(?<=[^szcxg]|[^csz]h)es$|(?<=[^l])e$/, '');
  return Math.max(1, heard.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** The grade of a text by Flesch and Kincaid (1975): 0.39 words a sentence + 11.8 syllables a word - 15.59. */
function gradeOf(paragraphs: readonly string[]): number {
  const sentences = paragraphs
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => /[a-z]/i.test(text));
  const words = sentences.flatMap((text) => text.split(/\s+/)).filter((word) => /[a-z]/i.test(word));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

it.each([
  ['films', 1],
  ['blocked', 1],
  ['glasses', 2],
  ['services', 3],
  ['needed', 2],
  ['prices', 2],
  ['houses', 2],
  ['shade', 1],
  ['automotive', 4],
  ['residential', 4],
])('%s has %i syllables', (word, count) => expect(countSyllables(word)).toBe(count));

it('the formula gives a children’s rhyme a low grade and the law a high one', () => {
  expect(gradeOf(['The cat sat on the mat. The dog ran to the cat.'])).toBeLessThan(1);
  expect(
    gradeOf([
      'Notwithstanding any contrary provision, liability under applicable consumer legislation remains unaffected by the aforementioned limitation.',
    ]),
  ).toBeGreaterThan(18);
});

// Grade 8 is the aim. A grade of margin lets a sentence grow.
it
  .runIf(isSample)
  .each([
    '/',
    '/commercial-window-tinting',
    '/residential-window-tinting',
    '/auto-window-tinting',
    '/tesla-window-tinting',
  ])('%s reads at grade 7 or below', (path) => {
  const paragraphs = pageAt(path)
    .querySelectorAll('main :is(p, li, h1, h2, h3, summary)')
    .filter((element) => !element.querySelector('p, li, h1, h2, h3') && !element.closest('form, svg, table'))
    .map((element) => element.text.replace(/\s+/g, ' ').trim())
    // Labels of a word or two are no sentences.
    .filter((text) => text.split(' ').length > 3);
  expect(paragraphs.length).toBeGreaterThan(20);
  expect(gradeOf(paragraphs)).toBeLessThanOrEqual(7);
});
