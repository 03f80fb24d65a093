import { claimOfFact, factNames, flagNames } from '../site/format/claims.ts';
import { textsOf, type Entry } from '../site/build/content-file.ts';
import { nearest, toFieldName, type Position, type Problem } from './problem.ts';

const filler =
  /\bWrite here:|lorem ipsum|dolor sit amet|\bTBD\b|\bTODO\b|\bFIXME\b|\bXXX+\b|\[(?:insert|your)[^\]]*\]/i;
const spacedPercent = /\d[ \u00a0\u202f]%/;
const typed = ['phone', 'email', 'brand', 'street'] as const;

export interface PlacedText extends Position {
  text: string;
}

/** The texts of the YAML part of an entry, each with its line and field; `data` has its claims resolved. */
export function yamlTexts(entry: Entry, data = entry.data): PlacedText[] {
  return textsOf(data).map(({ path, text }) => ({
    line: entry.lineOf(path),
    field: toFieldName(path),
    text,
  }));
}

type Words = Pick<Problem, 'wrong' | 'remedy' | 'example'>;

/** The problem with an unknown token: it names no fact or claim, or a claim that is off. */
function unknownToken(
  token: string,
  facts: Record<string, string>,
  tokenOf: (name: string) => string,
): Words {
  const inner = token.slice(1, -1);
  const claim = claimOfFact.get(inner);
  if (claim)
    return {
      wrong: `${token} belongs to claims > ${claim} in business.yaml, which is false.`,
      remedy: 'Delete the sentence, or tie it to the claim.',
      example: `{${claim}?The sentence with ${token}.}`,
    };
  const [name = '', ...words] = inner.split('?');
  if (words.length > 0 && /^\w+$/.test(name)) {
    const names = flagNames(facts);
    return {
      wrong: `${name} is not a claim or a service of business.yaml.`,
      remedy: `Write one of: ${names.join(', ')}.`,
      example: `{${nearest(name, names) ?? 'discount'}?${words.join('?')}}`,
    };
  }
  const names = factNames(facts);
  return {
    wrong: `${token} is not a fact of business.yaml.`,
    remedy: `Write one of: ${names.map(tokenOf).join(', ')}. Or write the words themselves.`,
    example: tokenOf(nearest(name, names) ?? 'phone'),
  };
}

/** Unknown tokens in words that are hidden while a claim or a service is off. `shown` are the texts that are not hidden. */
export function hiddenTokenProblems(
  entry: Entry,
  shown: readonly PlacedText[],
  facts: Record<string, string>,
  tokenOf: (name: string) => string,
): Problem[] {
  const isKnown = (name: string) => Object.hasOwn(facts, name) || claimOfFact.has(name);
  return yamlTexts(entry).flatMap(({ line, field, text }) => {
    const seen = shown.find((other) => other.field === field)?.text ?? '';
    return [...text.matchAll(/\{(\w+)\}/g)]
      .filter(([token, name = '']) => !isKnown(name) && !seen.includes(token))
      .map(([token]) => ({ file: entry.file, line, field, ...unknownToken(token, facts, tokenOf) }));
  });
}

/**
 * Unknown tokens, leftover braces, placeholder text, and business facts that are typed out.
 * A draft may still have placeholder text.
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
    const found = [...text.matchAll(/\{([^{}]*)\}/g)]
      .filter(([, name = '']) => !names.includes(name))
      .map(([token]) => unknownToken(token, facts, tokenOf));
    const add = (wrong: string, remedy: string, example = '') => found.push({ wrong, remedy, example });
    const [brace] = text.replace(/\{[^{}]*\}/g, '').match(/[{}]/) ?? [];
    if (brace) add(`A single ${brace} is left over.`, 'Delete it, or close the token.', tokenOf('phone'));
    const [words] = (!draft && filler.exec(text)) || [];
    if (words)
      add(
        `"${words}" is filler that was never replaced.`,
        'Write what a customer should read here, or keep the page back with draft: true.',
      );
    const [percent] = spacedPercent.exec(text) ?? [];
    if (percent)
      add(
        `"${percent}" has a space before the percent sign.`,
        'Write the number and the sign together, so that no line ends between them.',
        percent.replace(/\s/, ''),
      );
    for (const name of typed) {
      const fact = facts[name];
      if (fact && text.includes(fact))
        add(
          `"${fact}" is typed out; it would stay when business.yaml changes.`,
          `Write ${tokenOf(name)} in its place.`,
          tokenOf(name),
        );
    }
    return found.map((problem) => ({ file, line, field, ...problem }));
  });
}
