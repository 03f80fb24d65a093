import type { Entry } from './entry.ts';
import { nearest } from './nearest.ts';
import { toFieldName, type Problem } from './problem.ts';
import { textsOf } from './texts.ts';

const filler =
  /\bWrite here:|lorem ipsum|dolor sit amet|\bTBD\b|\bTODO\b|\bFIXME\b|\bXXX+\b|\[(?:insert|your)[^\]]*\]/i;
const typed = ['phone', 'email', 'brand', 'street'] as const;

/** One text with the place where it stands. */
export interface PlacedText {
  line: number;
  field: string;
  text: string;
}

/** The texts of the YAML part of an entry, each with its line and field. */
export function yamlTexts(entry: Entry): PlacedText[] {
  return textsOf(entry.data).map(({ path, text }) => ({
    line: entry.lineOf(path),
    field: toFieldName(path),
    text,
  }));
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
  const names = Object.keys(facts);
  return texts.flatMap(({ line, field, text }) => {
    const at = { file, line, field };
    const tokens = [...text.matchAll(/\{([^{}]*)\}/g)].filter(([, name = '']) => !names.includes(name));
    const broken = text.replace(/\{[^{}]*\}/g, '').match(/[{}]/);
    const found = draft ? null : filler.exec(text);
    return [
      ...tokens.map(([token, name = '']) => ({
        ...at,
        wrong: `${token} is not a fact of business.yaml.`,
        remedy: `Write one of: ${names.map((known) => tokenOf(known)).join(', ')}. Or write the words themselves.`,
        example: tokenOf(nearest(name, names) ?? 'phone'),
      })),
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
