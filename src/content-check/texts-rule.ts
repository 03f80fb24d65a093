import { claimOfFact, factNames, switchNames } from '../site/format/claims.ts';
import type { Entry } from '../site/build/content-file.ts';
import { nearest } from './nearest.ts';
import { toFieldName, type Problem } from './problem.ts';
import { textsOf } from './texts.ts';

const filler =
  /\bWrite here:|lorem ipsum|dolor sit amet|\bTBD\b|\bTODO\b|\bFIXME\b|\bXXX+\b|\[(?:insert|your)[^\]]*\]/i;
const spacedPercent = /\d[ \u00a0\u202f]%/;
const typed = ['phone', 'email', 'brand', 'street'] as const;

/** One text with the place where it stands. */
export interface PlacedText {
  line: number;
  field: string;
  text: string;
}

/** The texts of the YAML part of an entry, each with its line and field; `data` is what its claims left of it. */
export function yamlTexts(entry: Entry, data = entry.data): PlacedText[] {
  return textsOf(data).map(({ path, text }) => ({
    line: entry.lineOf(path),
    field: toFieldName(path),
    text,
  }));
}

/** What is wrong with a token that stands for nothing: it names no fact, no claim, or one of a claim that is off. */
function unknownToken(token: string, facts: Record<string, string>, tokenOf: (name: string) => string) {
  const inner = token.slice(1, -1);
  const claim = claimOfFact[inner];
  if (claim)
    return {
      wrong: `${token} belongs to claims > ${claim} in business.yaml, which is false.`,
      remedy: 'Take the sentence out, or tie it to the claim.',
      example: `{${claim}?The sentence with ${token}.}`,
    };
  const [name = '', ...words] = inner.split('?');
  const isClaim = words.length > 0 && /^\w+$/.test(name);
  const names = isClaim ? switchNames(facts) : factNames(facts);
  const close = nearest(name, names);
  return isClaim
    ? {
        wrong: `${name} is not a claim or a service of business.yaml.`,
        remedy: `Write one of: ${names.join(', ')}.`,
        example: `{${close ?? 'discount'}?${words.join('?')}}`,
      }
    : {
        wrong: `${token} is not a fact of business.yaml.`,
        remedy: `Write one of: ${names.map((known) => tokenOf(known)).join(', ')}. Or write the words themselves.`,
        example: tokenOf(close ?? 'phone'),
      };
}

/**
 * Tokens that name no fact, left-over braces and filler, and business facts that are typed out.
 * A draft may still hold filler.
 */
export function wordProblems(
  file: string,
  texts: readonly PlacedText[],
  facts: Record<string, string>,
  tokenOf: (name: string) => string,
  draft = false,
): Problem[] {
  const names = factNames(facts);
  return texts.flatMap(({ line, field, text }) => {
    const at = { file, line, field };
    const tokens = [...text.matchAll(/\{([^{}]*)\}/g)].filter(([, name = '']) => !names.includes(name));
    const broken = text.replace(/\{[^{}]*\}/g, '').match(/[{}]/);
    const found = draft ? null : filler.exec(text);
    const percent = spacedPercent.exec(text)?.[0];
    return [
      ...tokens.map(([token]) => ({ ...at, ...unknownToken(token, facts, tokenOf) })),
      ...(broken
        ? [
            {
              ...at,
              wrong: `A single ${broken[0]} is left over.`,
              remedy: `Delete it, or close the token.`,
              example: tokenOf('phone'),
            },
          ]
        : []),
      ...(found
        ? [
            {
              ...at,
              wrong: `"${found[0]}" is filler that was never replaced.`,
              remedy: 'Write what a customer should read here, or keep the page back with draft: true.',
              example: '',
            },
          ]
        : []),
      ...(percent
        ? [
            {
              ...at,
              wrong: `"${percent}" has a space before the percent sign.`,
              remedy: 'Write the number and the sign together, so that no line ends between them.',
              example: percent.replace(/\s/, ''),
            },
          ]
        : []),
      ...typed
        .filter((name) => facts[name] && text.includes(facts[name]))
        .map((name) => ({
          ...at,
          wrong: `"${facts[name] ?? ''}" is typed out; it would stay when business.yaml changes.`,
          remedy: `Write ${tokenOf(name)} in its place.`,
          example: tokenOf(name),
        })),
    ];
  });
}
