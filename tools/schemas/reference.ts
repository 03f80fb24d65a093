import { contentKinds, fileOf } from '../../src/schemas/index.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { toPlural } from '../../src/site/format/running-text.ts';
import { toFieldSchema, type FieldSchema } from '../../src/schemas/fields.ts';

/** `3 to 8 items`, `at least 1 item` or, without bounds, nothing. */
function describeBounds(min: number | undefined, max: number | undefined, unit: string): string {
  if (max !== undefined) return `${min ?? 0} to ${max} ${unit}s`;
  return min ? `at least ${toPlural(min, unit)}` : '';
}

function describeNumber({ minimum, maximum }: FieldSchema): string {
  if (minimum === undefined) return 'number';
  return maximum === undefined ? `number, ${minimum} or more` : `number, ${minimum} to ${maximum}`;
}

/** What an owner may write into a field. */
function describeValue(field: FieldSchema): string {
  if (field.const !== undefined)
    return `\`${typeof field.const === 'string' ? field.const : JSON.stringify(field.const)}\``;
  if (field.enum) return field.enum.map((choice) => `\`${String(choice)}\``).join(', ');
  if (field.type === 'array')
    return ['list', describeBounds(field.minItems, field.maxItems, 'item')].filter(Boolean).join(', ');
  if (field.type === 'object') return 'group';
  if (field.type === 'boolean') return 'true or false';
  if (field.type === 'integer' || field.type === 'number') return describeNumber(field);
  if (field.format === 'uri') return 'web address';
  if (field.format === 'date') return 'date';
  return describeBounds(field.minLength, field.maxLength, 'character') || 'text';
}

/** The table rows of a field's parts, at any depth. */
function rowsOf(field: FieldSchema, path: string): string[] {
  const rows = Object.entries(field.properties ?? {}).flatMap(([name, part]) => {
    const inner = part.items ?? part;
    const fullPath = path ? `${path}.${name}` : name;
    const optional = field.required?.includes(name) ? '' : ' (optional)';
    const items = part.items && !part.items.properties ? ` Each: ${describeValue(part.items)}.` : '';
    const row = `| \`${fullPath}\` | ${describeValue(part)}${optional} | ${part.description ?? ''}${items} |`;
    return [row, ...(inner.properties ? rowsOf(inner, part.items ? `${fullPath}[]` : fullPath) : [])];
  });
  return rows.map((row) => row.replace(/\n/g, ' '));
}

/** `content-docs/field-reference.md`: every field of every kind of content, from the schemas. */
export function toFieldReference(): string {
  const sections = keysOf(contentKinds).map((kind) =>
    [
      `## ${contentKinds[kind].label}: \`${fileOf(kind)}\``,
      '',
      '| Field | Takes | What it is |',
      '| --- | --- | --- |',
      ...rowsOf(toFieldSchema(kind), ''),
    ].join('\n'),
  );
  return [
    '# Every field',
    '',
    'Generated from `src/schemas` by `npm run schemas`; do not edit it by hand. A dot goes into a group, `[]` into each item of a list.',
    'The length of a text counts with `{phone}` and other facts filled in.',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}
