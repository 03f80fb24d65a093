import type { Problem } from './problem.ts';
import type { PlacedText } from './texts-rule.ts';

/** Turns of phrase that make an American reader stumble, each with words that do not. */
const stumbles: readonly (readonly [RegExp, string])[] = [
  [/\blives? from being\b/i, 'People have to see into a storefront.'],
  [/\bwithout a guest\b/i, 'You pay rent for space that nobody uses.'],
  [/\bthere is lime\b/i, 'Our water is hard.'],
  [/\b(?:something|anything|nothing) else than\b/i, 'something other than'],
  [/\bwhom we work for\b/i, 'Who we work for.'],
  [/\bbridges? the time\b/i, 'Take the free ride home while we work.'],
  [/\bthe page of the state\b/i, 'the state’s page'],
  [/\btell us and we (?:recommend|come|call)\b/i, 'Tell us, and we will recommend a film.'],
  [/\bthe direction it looks\b/i, 'the direction it faces'],
  [/\byour skin does\b/i, 'Your skin notices it.'],
  [/\ba change of face\b/i, 'The building looks newer.'],
  [/\bonly stand in the wrong place\b/i, 'Nobody did anything wrong.'],
  [/\b(?:at|in) the hour that bothers\b/i, 'at the time of day that bothers you'],
  [/\bon \d+ [A-Z]\w+(?: \w+)? (?:Trail|Street|Road|Drive)\b/, 'at 1200 Live Oak Trail'],
  [/\bso long already\b|\bsince (?:two|three|five|ten) years\b/i, 'for ten years'],
  [/\binformations\b|\bfilms? of \d+ to \d+ percents\b/i, 'information'],
];

const spaced = /\d[ \u00a0\u202f]%/;

/** A space before a percent sign, and turns of phrase that readers stumble over. */
export function styleProblems(file: string, texts: readonly PlacedText[]): Problem[] {
  return texts.flatMap(({ line, field, text }) => {
    const at = { file, line, field };
    const space = spaced.exec(text)?.[0];
    const found = stumbles.flatMap(([pattern, better]) => {
      const words = pattern.exec(text)?.[0];
      return words ? [{ words, better }] : [];
    });
    return [
      ...(space
        ? [
            {
              ...at,
              wrong: `"${space}" has a space before the percent sign.`,
              remedy: 'Write the number and the sign together, so that no line ends between them.',
              example: space.replace(/\s/, ''),
            },
          ]
        : []),
      ...found.map(({ words, better }) => ({
        ...at,
        wrong: `"${words}" is a turn of phrase that American readers stumble over.`,
        remedy: 'Say it the way you would say it to a customer at the counter.',
        example: better,
      })),
    ];
  });
}
