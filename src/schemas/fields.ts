import { z } from 'zod';
import { contentKinds, type ContentKind } from './index.ts';

/** One field as JSON Schema describes it, or a group of fields. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
}

/** JSON Schema of the files of a kind, as people write them: fields with a default are optional. */
export function toFieldSchema(kind: ContentKind): FieldSchema {
  const schema = z.toJSONSchema(contentKinds[kind].schema, { io: 'input', reused: 'inline' });
  return z.custom<FieldSchema>().parse(schema);
}

/** The schema of the field at `path`. Undefined if there is no such field. */
export function fieldAt(schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema | undefined {
  let field: FieldSchema | undefined = schema;
  for (const step of path)
    field = typeof step === 'number' ? field?.items : field?.properties?.[String(step)];
  return field;
}

/** The description of a field. A list item without one gets that of its list. */
export function descriptionAt(schema: FieldSchema, path: readonly PropertyKey[]): string {
  const description = fieldAt(schema, path)?.description;
  if (description) return description;
  return typeof path.at(-1) === 'number' ? descriptionAt(schema, path.slice(0, -1)) : '';
}
