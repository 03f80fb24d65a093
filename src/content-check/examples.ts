import { stringify } from 'yaml';
import { type Entry, valueAt } from '../site/build/content-file.ts';
import { fieldAt, toFieldSchema, type FieldSchema } from '../schemas/fields.ts';

const byFormat: Record<string, string> = {
  uri: 'https://example.com/page',
  email: 'hello@example.com',
  date: '2025-01-20',
  time: '09:00',
};

/** The example in a description: what follows "for example", up to the end of its sentence. */
export const ownExample = /, for example (.+?)(?=\.?$|(?<=[a-z\d%]{2})\. (?=[A-Z]))/s;

/** A small value that a field's schema accepts, for fields that no file has. */
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
  const [, example] = ownExample.exec(field.description ?? '') ?? [];
  return example ?? 'A text of your own';
}

function toOneLine(value: unknown): string {
  const text = stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true })
    .trim()
    .replace(/\s+/g, ' ');
  return text.length > 160 ? `${text.slice(0, 157).replace(/\s+\S*$/, '')} …` : text;
}

/** A valid value for a field: from another file, or else from the schema's description. */
export function exampleFor(entry: Entry, path: readonly PropertyKey[], others: readonly Entry[]): string {
  const field = fieldAt(toFieldSchema(entry.kind), path);
  if (!field) return '';
  const first = path.map((step) => (typeof step === 'number' ? 0 : step));
  const name = path.at(-1);
  const values = others
    .filter((other) => other.kind === entry.kind && other.slug !== entry.slug)
    .map((other) => valueAt(other.data, first));
  const value = toOneLine(
    values.find((found) => found !== undefined && found !== null) ?? makeExample(field),
  );
  return typeof name === 'string' ? `${name}: ${value}` : `- ${value}`;
}
