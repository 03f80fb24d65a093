import type { FieldSchema } from '../../src/schemas/fields.ts';

/** One way to break one field of an entry. */
export interface Mutation {
  path: PropertyKey[];
  name: string;
  /** What stands in the field instead; undefined takes the field out. */
  value: unknown;
}

const wrongTypes: Record<string, unknown> = {
  string: 42,
  integer: 'many',
  number: 'many',
  boolean: 'perhaps',
  array: 'one text',
  object: 'one text',
};

/** Every way to break a field and the fields in it, by what its schema asks for. */
export function mutationsOf(field: FieldSchema, value: unknown, path: PropertyKey[] = []): Mutation[] {
  const found: Mutation[] = [];
  const add = (name: string, broken: unknown) => found.push({ path, name, value: broken });
  if (path.length) {
    add('of a wrong type', wrongTypes[field.type ?? 'string']);
    add('empty', null);
    if (field.minLength !== undefined) add('too short', 'x'.repeat(field.minLength - 1));
    if (field.maxLength !== undefined) add('too long', `${'x'.repeat(field.maxLength)}?!`);
    if (field.pattern ?? field.format)
      add('in a bad form', 'No Such/ Form! '.padEnd(field.minLength ?? 0, '.'));
    if (field.enum ?? field.const) add('none of the choices', 'Something Else');
    if (field.minimum !== undefined) add('too small', field.minimum - 1);
    if (field.exclusiveMinimum !== undefined) add('too small', field.exclusiveMinimum);
    if (field.maximum !== undefined && field.maximum < 1e6) add('too large', field.maximum + 1);
    if (field.minItems && Array.isArray(value)) add('too few', value.slice(0, field.minItems - 1));
    if (field.maxItems && Array.isArray(value)) {
      // An item that goes with a claim does not count while the claim is off.
      const lasting = value.filter((item) => !/\{\w+\?/.test(JSON.stringify(item)));
      const more = Array.from(
        { length: field.maxItems + 1 },
        (_, index) => (lasting as unknown[])[index % lasting.length],
      );
      add('too many', more);
    }
  }
  if (field.items && Array.isArray(value)) found.push(...mutationsOf(field.items, value[0], [...path, 0]));
  for (const [name, part] of Object.entries(field.properties ?? {})) {
    const at = [...path, name];
    if (field.required?.includes(name)) found.push({ path: at, name: 'missing', value: undefined });
    found.push(...mutationsOf(part, (value as Record<string, unknown>)[name], at));
  }
  if (field.properties) found.push({ path: [...path, 'unheardOf'], name: 'unknown', value: 'x' });
  return found;
}

/** A copy of the data with one field broken. */
export function mutate(data: unknown, { path, value }: Mutation): unknown {
  const copy = structuredClone(data);
  const last = path.at(-1) ?? '';
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)[step], copy);
  if (value === undefined) Reflect.deleteProperty(owner as object, last);
  else (owner as Record<PropertyKey, unknown>)[last] = value;
  return copy;
}
