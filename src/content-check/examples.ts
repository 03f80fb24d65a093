import { stringify } from 'yaml';
import { type Entry, valueAt } from '../site/build/content-file.ts';
import { cutAfter } from '../site/format/running-text.ts';
import { fieldAt, toFieldSchema, type FieldSchema } from '../schemas/fields.ts';

const byFormat: Record<string, string> = {
  uri: 'https://example.com/page',
  email: 'hello@example.com',
  date: '2025-01-20',
  time: '09:00',
};

/**
 * The example in a description: `Texas` in "Name of the state, for example Texas. Omit for none." The period ends it only
 * after two lowercase letters, digits or percent signs, so that "U.S. Army" stays whole.
 */
export const examplePattern = /, for example (.+?)(?=\.?$|(?<=[a-z\d%]{2})\. (?=[A-Z]))/s;

/** Makes up a small value that fits the type of a field, and is the example in its description if there is one. */
function makeExample(field: FieldSchema): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  if (field.type === 'array') return [makeExample(field.items ?? {})];
  if (field.type === 'object')
    return Object.fromEntries(
      (field.required ?? []).map((name) => [name, makeExample(field.properties?.[name] ?? {})]),
    );
  if (field.type === 'boolean') return true;
  if (field.type === 'integer' || field.type === 'number') return field.minimum ?? 5;
  if (field.format && byFormat[field.format]) return byFormat[field.format];
  const [, example] = examplePattern.exec(field.description ?? '') ?? [];
  return example ?? 'A text of your own';
}

/** A value as YAML on one line, cut at a word after about 160 characters. */
function toOneLine(value: unknown): string {
  const text = stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true })
    .trim()
    .replace(/\s+/g, ' ');
  return text.length > 160 ? `${cutAfter(text, 157).replace(/\s+\S*$/, '')} …` : text;
}

/** An example for a field, from the schema alone. Undefined for an unknown field. */
export function exampleValue(kind: Entry['kind'], path: readonly PropertyKey[]): unknown {
  const field = fieldAt(toFieldSchema(kind), path);
  return field && makeExample(field);
}

/** A line of YAML with an example for a field: from another file, or else from the schema. Empty for an unknown field. */
export function exampleFor(entry: Entry, path: readonly PropertyKey[], others: readonly Entry[]): string {
  const field = fieldAt(toFieldSchema(entry.kind), path);
  if (!field) return '';
  const pathToFirst = path.map((step) => (typeof step === 'number' ? 0 : step));
  const name = path.at(-1);
  const values = others
    .filter((other) => other.kind === entry.kind && other.slug !== entry.slug)
    .map((other) => valueAt(other.data, pathToFirst));
  const value = toOneLine(
    values.find((found) => found !== undefined && found !== null) ?? makeExample(field),
  );
  return typeof name === 'string' ? `${name}: ${value}` : `- ${value}`;
}
