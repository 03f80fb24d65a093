import { expect, it } from 'vitest';
import { splitLead } from '../../src/site/format/running-text';

it.each([
  [
    'a long first sentence, then two paragraphs',
    'The stone from this town’s doorstep went into the State Capitol, in 1885. It is pink.\nNew houses stand above.',
    {
      lead: 'The stone from this town’s doorstep went into the State Capitol, in 1885.',
      paragraphs: ['It is pink.', 'New houses stand above.'],
    },
  ],
  [
    'a short first sentence, which takes the next one along',
    'It is hot here. From May to September the west wall is too hot to touch. Film helps.',
    {
      lead: 'It is hot here. From May to September the west wall is too hot to touch.',
      paragraphs: ['Film helps.'],
    },
  ],
  ['one sentence', 'It is hot here.', { lead: 'It is hot here.', paragraphs: [] }],
])('the text of a location begins with its lead: %s', (_kind, text, expected) => {
  expect(splitLead(text)).toEqual(expected);
});
