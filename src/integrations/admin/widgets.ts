import type { FieldSchema } from '../../schemas/fields.ts';

/** The options of an input of Sveltia CMS. */
export type Widget = Record<string, unknown>;

export interface FieldContext {
  /** The kind and the path of the field, such as `home.articles.items`. */
  path: string;
  allowsTokens: boolean;
}

const toArticles = { collection: 'articles', value_field: '{{slug}}', display_fields: ['title'] };
const toLocations = { collection: 'locations', value_field: 'city', display_fields: ['city'] };
const relations: Record<string, Widget> = {
  'articles.related': toArticles,
  'home.articles.items': toArticles,
  'services.articles.items': toArticles,
  'business.aboutAreas': toLocations,
  'business.navigation.areas': toLocations,
  'reviews.place': toLocations,
};

/** Converts a new picture to what the content check asks for: WebP of at most 1600 px, without the camera's data. */
const picture = {
  widget: 'image',
  choose_url: false,
  media_folder: '/src/assets/pictures',
  public_folder: '../../assets/pictures',
};

const dates: Record<string, Widget> = {
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  time: { widget: 'datetime', type: 'time', format: 'HH:mm' },
};
const inputs: Record<string, string> = { uri: 'url', email: 'email' };

/** Limits for the length of a text. Only the content check can measure texts with tokens, because it knows their values. */
function lengthOf({ minLength, maxLength }: FieldSchema, allowsTokens: boolean): Widget {
  if (minLength === undefined && maxLength === undefined) return {};
  if (!allowsTokens) return { minlength: minLength, maxlength: maxLength };
  const [min, max] = [minLength ?? 0, maxLength ?? ''];
  // A text with a claim, such as {booking?Book online}, may have any length.
  return {
    pattern: [
      `^(?:[\\s\\S]*\\{\\w+[?}][\\s\\S]*|\\s*[\\s\\S]{${min},${max}}\\s*)$`,
      `Write ${min} to ${max} characters.`,
    ],
  };
}

function toTextWidget(field: FieldSchema, allowsTokens: boolean): Widget {
  const { maxLength = 0, format = '', pattern, description } = field;
  const date = dates[format];
  if (date) return date;
  return {
    widget: maxLength > 110 ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(inputs[format] && { type: inputs[format] }),
    // A text with a claim passes any pattern.
    ...(pattern && !format
      ? { pattern: [allowsTokens ? `\\{\\w+\\?|${pattern}` : pattern, description ?? 'Correct this text.'] }
      : lengthOf(field, allowsTokens)),
  };
}

function toListWidget(items: FieldSchema, field: FieldSchema, context: FieldContext): Widget {
  const bounds = { min: field.minItems, max: field.maxItems };
  const relation = relations[context.path];
  if (relation) return { widget: 'relation', multiple: true, ...bounds, ...relation };
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...bounds };
  const names = Object.keys(items.properties ?? {});
  const list = { widget: 'list', ...(names.length > 2 && { collapsed: 'auto' }), ...bounds };
  if (!items.properties)
    return { ...list, field: { name: 'item', label: 'Item', ...toWidget(items, context) } };
  const title = names.find((name) => items.properties?.[name]?.type === 'string');
  return { ...list, summary: `{{fields.${title ?? ''}}}`, fields: fieldsOf(items, context) };
}

function toWidget(field: FieldSchema, context: FieldContext): Widget {
  const { type, properties, items, enum: choices } = field;
  if (context.path.endsWith('.src')) return picture;
  if (choices) return { widget: 'select', options: choices };
  if (field.const !== undefined) return { widget: 'select', options: [field.const] };
  if (type === 'boolean') return { widget: 'boolean', default: field.default ?? false };
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      step: type === 'integer' ? 1 : 0.0001,
      min: field.exclusiveMinimum === undefined ? field.minimum : undefined,
      max: field.maximum === Number.MAX_SAFE_INTEGER ? undefined : field.maximum,
    };
  if (properties) return { widget: 'object', fields: fieldsOf(field, context) };
  if (items) return toListWidget(items, field, context);
  return relations[context.path]
    ? { widget: 'relation', ...relations[context.path] }
    : toTextWidget(field, context.allowsTokens);
}

/** A field's name as a label: `zipCodes` is Zip Codes. */
const toLabel = (name: string) =>
  name.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase());

/** The fields of a group, each with its label, its sentence from the schema and its input. */
export function fieldsOf(schema: FieldSchema, context: FieldContext): Widget[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    label: toLabel(name),
    hint: field.description ?? '',
    required: schema.required?.includes(name) ?? false,
    ...toWidget(field, { ...context, path: `${context.path}.${name}` }),
  }));
}
