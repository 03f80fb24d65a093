import type { z } from 'zod';

const maxShown = 120;

/** A value as JSON, cut after `maxShown` characters. */
const shown = (value: unknown) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…"` : text;
};

/** What a field should contain, for issues without a message in the schema. Undefined if we know nothing better than zod. */
export function expectedValue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array') return `List at least ${issue.minimum}.`;
      return `Write a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'array'
        ? `List at most ${issue.maximum}.`
        : `Write a number of at most ${issue.maximum}.`;
    case 'invalid_value':
      return `Write one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      return byType[issue.expected];
    default:
      return undefined;
  }
}

const byType: Record<string, string> = {
  string: 'Write text here.',
  number: 'Write a number without quotes.',
  int: 'Write a whole number without quotes.',
  boolean: 'Write true or false.',
  array: 'Write a list, each item on its own line after a hyphen.',
  object: 'Write its fields below it, each on its own line, indented by two more spaces.',
};

/** What kind of value a field has. Numbers are told as in the `source`: YAML reads 07001 as 7001. */
function typeInWords(value: unknown, source: string): string {
  if (value === null || value === '') return 'is empty';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'number') return `is the number ${source || value}`;
  if (typeof value === 'boolean') return `is read as ${value ? 'true' : 'false'}`;
  return `is the text ${shown(value)}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/[.\s]*$/, '.');

/** A schema error in two sentences: what is wrong, and what to write instead. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  input: unknown,
  source: string,
): { wrong: string; remedy: string } {
  // Length messages say both, "Too short (5 characters): write 10 to 70 characters".
  const [, problem, advice] = /^((?:Too|Missing)[^:]*): ([\s\S]*)$/.exec(issue.message) ?? [];
  const remedy = sentence(advice ?? issue.message);
  if (input === undefined) return { wrong: 'It is missing.', remedy };
  if (issue.code === 'invalid_type') {
    if (source.startsWith('{'))
      return {
        wrong: 'It starts with { and has no quotes, so it is read as a group of fields, not as text.',
        remedy: `Put the whole text in single quotes. ${remedy}`,
      };
    if ((typeof input === 'number' || typeof input === 'boolean') && issue.expected === 'string')
      return {
        wrong: `It ${typeInWords(input, source)}, because it has no quotes.`,
        remedy: `Put it in single quotes: '${source || input}'. ${remedy}`,
      };
    return { wrong: `It ${typeInWords(input, source)}.`, remedy };
  }
  const [, inCurly] = (typeof input === 'string' && /^[“‘](.*)[”’]$/.exec(input)) || [];
  if (inCurly !== undefined)
    return { wrong: 'Its curly quotes are read as part of the text.', remedy: `Write '${inCurly}'.` };
  if (problem) return { wrong: sentence(problem), remedy };
  if (Array.isArray(input)) return { wrong: `It lists ${input.length}.`, remedy };
  return { wrong: `It ${typeInWords(input, source)}.`, remedy };
}
