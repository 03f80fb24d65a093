import { z } from 'zod';
import { contentKinds, type ContentKind } from '../../src/schemas/index.ts';

/** The parts of JSON Schema that our schemas use. */
export interface FieldSchema {
  description?: string;
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: boolean;
}

const made = new Map<ContentKind, FieldSchema>();

/** JSON Schema of what an editor writes in a file of that kind; fields with a default may be left out. */
export function toFieldSchema(kind: ContentKind): FieldSchema {
  const known = made.get(kind);
  if (known) return known;
  const schema = z.toJSONSchema(contentKinds[kind].schema, { io: 'input', reused: 'inline' });
  // Shape kept by the tests of the generated files; zod's own type allows far more than our schemas use.
  const field = schema as FieldSchema;
  made.set(kind, field);
  return field;
}

/** The schema of one field; undefined for a name that the schema does not know. */
export function fieldAt(schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>(
    (field, step) => (typeof step === 'number' ? field?.items : field?.properties?.[String(step)]),
    schema,
  );
}

/** The sentence about a field; an item of a list without its own has that of the list. */
export function sentenceAt(schema: FieldSchema, path: readonly PropertyKey[]): string {
  const said = fieldAt(schema, path)?.description;
  if (said) return said;
  return typeof path.at(-1) === 'number' ? sentenceAt(schema, path.slice(0, -1)) : '';
}
