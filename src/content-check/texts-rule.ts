const factNames = (facts: Record<string, string>) => Object.keys(facts);
const flagNames = factNames;
const claimOfFact = new Map<string, string>();
import { textsOf, type Entry } from '../site/build/content-file.ts';
import { nearest, toFieldName, type Position, type Problem } from './problem.ts';

const filler =
  /\bWrite here:|lorem ipsum|dolor sit amet|\bTBD\b|\bTODO\b|\bFIXME\b|\bXXX+\b|\[(?:insert|your)[^\]]*\]/i;
/** "50 %", with any kind of space. */
const spacedPercent = /\d[ \u00a0\u202f]%/;
/** Facts for which texts must have a token. */
const factsWithToken = ['phone', 'email', 'brand', 'street'] as const;

/** A fact as a text types it out: a phone number with any punctuation. */
function findTyped(text: string, name: string, fact: string): string | undefined {
  if (name !== 'phone') return text.includes(fact) ? fact : undefined;
  const digits = fact.replace(/\D/g, '').split('');
  return new RegExp(`\\(?${digits.join('[\\s()./\u2010-\u2013-]{0,2}')}`).exec(text)?.[0];
}

export interface PlacedText extends Position {
  text: string;
}

/** The texts in the fields of an entry, each with its line and field. Pass `data` to get them with claims resolved. */
export function yamlTexts(entry: Entry, data = entry.data): PlacedText[] {
  return textsOf(data).map(({ path, text }) => ({
    line: entry.lineOf(path),
    field: toFieldName(path),
    text,
  }));
}

type Explanation = Pick<Problem, 'wrong' | 'remedy' | 'example'>;

/** Why a token is unknown: it names no fact or claim, or a claim that is off. `tokenOf` writes a fact's name as a token. */
function explainUnknown(
  token: string,
  facts: Record<string, string>,
  tokenOf: (name: string) => string,
): Explanation {
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
      wrong: `business.yaml has no claim or service ${name}.`,
      remedy: `Write one of: ${names.join(', ')}.`,
      example: `{${nearest(name, names) ?? 'discount'}?${words.join('?')}}`,
    };
  }
  const names = factNames(facts);
  return {
    wrong: `business.yaml has no fact ${token}.`,
    remedy: `Write one of: ${names.map(tokenOf).join(', ')}. Or type the words.`,
    example: tokenOf(nearest(name, names) ?? 'phone'),
  };
}

/** Unknown tokens in text that is hidden while a claim or a service is off. `shown` is the text that visitors see. */
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
      .map(([token]) => ({ file: entry.file, line, field, ...explainUnknown(token, facts, tokenOf) }));
  });
}

/** Tokens in fields where none are filled in, which pages would show. */
export function strayTokenProblems(file: string, texts: readonly PlacedText[]): Problem[] {
  return texts.flatMap(({ line, field, text }) =>
    [...text.matchAll(/\{[^{}]*\}/g)].map(([token]) => ({
      file,
      line,
      field,
      wrong: `The site shows ${token} as it is typed.`,
      remedy: 'Type the words: in this field no tokens are filled in.',
      example: '',
    })),
  );
}

/**
 * Unknown tokens, single braces, placeholder text, and business facts that are typed out.
 * A draft may have placeholder text.
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
      .map(([token]) => explainUnknown(token, facts, tokenOf));
    const add = (wrong: string, remedy: string, example = '') => found.push({ wrong, remedy, example });
    const [brace] = text.replace(/\{[^{}]*\}/g, '').match(/[{}]/) ?? [];
    if (brace)
      add(`There is a ${brace} without its partner.`, 'Delete it, or close the token.', tokenOf('phone'));
    const [words] = (!draft && filler.exec(text)) || [];
    if (words)
      add(
        `"${words}" is placeholder text.`,
        'Write what a customer should read here, or hide the page with draft: true.',
      );
    const [percent] = spacedPercent.exec(text) ?? [];
    if (percent)
      add(
        `"${percent}" has a space before the percent sign.`,
        'Write the number and the sign without a space, so that they stay on one line.',
        percent.replace(/\s/, ''),
      );
    for (const name of factsWithToken) {
      const fact = facts[name];
      const typed = fact && findTyped(text, name, fact);
      if (typed)
        add(
          `"${typed}" is typed out, so it would stay the same when business.yaml changes.`,
          `Write ${tokenOf(name)} instead.`,
          tokenOf(name),
        );
    }
    return found.map((problem) => ({ file, line, field, ...problem }));
  });
}
