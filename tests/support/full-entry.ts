import type { Entry } from '../../src/site/build/content-file.ts';
import type { FieldSchema } from '../../src/schemas/fields.ts';

const byFormat: Record<string, string> = {
  uri: 'https://example.com/page',
  date: '2025-01-20',
};

function made(field: FieldSchema): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  if (field.type === 'boolean') return true;
  if (field.type === 'integer' || field.type === 'number') return field.minimum ?? 5;
  if (field.format && byFormat[field.format]) return byFormat[field.format];
  if (field.pattern?.includes('[01]')) return field.description?.startsWith('Closing') ? '17:30' : '09:00';
  if (field.pattern?.startsWith('^\\d{4}-')) return '2026-09';
  return 'A text that was made up for this test, and more of it.'.slice(0, field.maxLength);
}

/** A value with every field of the schema, optional ones too: the first that a file has, else a made one. */
export function toFullValue(field: FieldSchema, found: readonly unknown[]): unknown {
  const values = found.filter((value) => value !== undefined && value !== null);
  if (field.properties)
    return Object.fromEntries(
      Object.entries(field.properties).map(([name, part]) => [
        name,
        toFullValue(
          part,
          values.map((value) => (value as Record<string, unknown>)[name]),
        ),
      ]),
    );
  if (field.items) {
    const lists = values as unknown[][];
    const longest = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
    const first = toFullValue(field.items, lists.flat());
    return [first, ...longest.slice(1, field.maxItems)];
  }
  return values[0] ?? made(field);
}

/** The data of all entries of a kind. */
export function dataOf(entries: readonly Entry[], kind: Entry['kind']): unknown[] {
  return entries.filter((entry) => entry.kind === kind).map((entry) => entry.data);
}
