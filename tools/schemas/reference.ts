import { contentKinds, fileOf } from '../../src/schemas/index.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { toFieldSchema, type FieldSchema } from '../../src/schemas/fields.ts';

const between = (min: number | undefined, max: number | undefined, unit: string) =>
  max === undefined
    ? min
      ? `at least ${min} ${min === 1 ? unit.slice(0, -1) : unit}`
      : ''
    : `${min ?? 0} to ${max} ${unit}`;

function takes(field: FieldSchema): string {
  if (field.const !== undefined)
    return `\`${typeof field.const === 'string' ? field.const : JSON.stringify(field.const)}\``;
  if (field.enum) return field.enum.map((choice) => `\`${String(choice)}\``).join(', ');
  if (field.type === 'array')
    return `list, ${between(field.minItems, field.maxItems, 'items')}`.replace(/, $/, '');
  if (field.type === 'object') return 'group';
  if (field.type === 'boolean') return 'true or false';
  if (field.type === 'integer' || field.type === 'number')
    return `number${field.minimum === undefined ? '' : `, ${field.minimum} to ${field.maximum ?? ''}`}`.replace(
      / to $/,
      ' or more',
    );
  if (field.format === 'uri') return 'web address';
  if (field.format === 'date') return 'date';
  return between(field.minLength, field.maxLength, 'characters') || 'text';
}

function rowsOf(field: FieldSchema, path: string): string[] {
  const rows = Object.entries(field.properties ?? {}).flatMap(([name, part]) => {
    const inner = part.items ?? part;
    const at = path ? `${path}.${name}` : name;
    const may = field.required?.includes(name) ? '' : ' (optional)';
    const items = part.items && !part.items.properties ? ` Each: ${takes(part.items)}.` : '';
    const row = `| \`${at}\` | ${takes(part)}${may} | ${part.description ?? ''}${items} |`;
    return [row, ...(inner.properties ? rowsOf(inner, part.items ? `${at}[]` : at) : [])];
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
    'Made from `src/schemas` by `npm run schemas`; do not edit it by hand. A dot leads into a group, `[]` into each item of a list.',
    'Texts that hold `{phone}` and the like are measured after the fact is filled in.',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}
