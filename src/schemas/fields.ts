import { z } from 'zod';
import { contentKinds, type ContentKind } from './index.ts';

/** The parts of JSON Schema that our schemas use. */
const fieldSchema = z.object({
  description: z.string().optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get items() {
    return fieldSchema.optional();
  },
  get properties() {
    return z.record(z.string(), fieldSchema).optional();
  },
});

/** One field as JSON Schema describes it, or a group of fields. */
export type FieldSchema = z.infer<typeof fieldSchema>;

/** JSON Schema of the files of a kind, as people write them: fields with a default are optional. */
export function toFieldSchema(kind: ContentKind): FieldSchema {
  const schema = z.toJSONSchema(contentKinds[kind].schema, { io: 'input', reused: 'inline' });
  const { properties = {}, ...others } = fieldSchema.parse(schema);
  // A field that only earlier versions had is there to be refused, and has no type.
  const current = Object.entries(properties).filter(([, field]) => Object.keys(field).length > 0);
  return { ...others, properties: Object.fromEntries(current) };
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
