import { contentKinds, filesOf, onlyFileOf, type ContentKind } from '../../schemas/index.ts';
import { toFieldSchema, type FieldSchema } from '../../../tools/content-check/fields.ts';

type Widget = Record<string, unknown>;

const labels: Record<ContentKind, string> = {
  business: 'The business',
  state: 'The rules of the state',
  redirects: 'Old addresses',
  films: 'Figures of the films',
  reviews: 'Reviews',
  warranty: 'Warranty page',
  prices: 'Price page',
  home: 'Home page',
  about: 'About page',
  quotePage: 'Quote page',
  privacy: 'Privacy page',
  everywhere: 'Texts on many pages',
  articles: 'Articles',
  locations: 'Towns and regions',
  faqs: 'Questions',
  services: 'Service pages',
  galleries: 'Galleries',
  team: 'Team',
};

const toLabel = (name: string) =>
  name.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase());

function widgetOf(field: FieldSchema): Widget {
  const { type, properties, items } = field;
  const choices = field.enum ?? (field.const === undefined ? undefined : [field.const]);
  if (choices) return { widget: 'select', options: choices };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      step: type === 'integer' ? 1 : 0.0001,
    };
  if (properties) return { widget: 'object', fields: fieldsOf(field) };
  if (items?.properties) return { widget: 'list', fields: fieldsOf(items) };
  if (items) return { widget: 'list', field: { name: 'item', label: 'Item', ...widgetOf(items) } };
  return { widget: (field.maxLength ?? 0) > 150 ? 'text' : 'string' };
}

function fieldsOf(schema: FieldSchema): Widget[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    label: toLabel(name),
    hint: field.description ?? '',
    required: schema.required?.includes(name) ?? false,
    ...(field.minLength !== undefined && { minlength: field.minLength }),
    ...(field.maxLength !== undefined && { maxlength: field.maxLength }),
    ...widgetOf(field),
  }));
}

function collectionOf(kind: ContentKind): Widget {
  const { folder, ending } = contentKinds[kind];
  const fields = fieldsOf(toFieldSchema(kind));
  const shared = { name: kind, label: labels[kind] };
  if (onlyFileOf(kind))
    return { ...shared, files: [{ name: kind, label: labels[kind], file: filesOf(kind), fields }] };
  const entry = { folder: `src/content/${folder}`, extension: ending, create: false, delete: false };
  const body = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    modes: ['raw'],
    hint: 'The text of the article.',
  };
  return kind === 'articles'
    ? {
        ...shared,
        ...entry,
        format: 'yaml-frontmatter',
        identifier_field: 'title',
        fields: [...fields, body],
      }
    : { ...shared, ...entry, format: 'yaml', identifier_field: String(fields[0]?.name), fields };
}

/** Configuration of the visual editor, every field of it made from the schemas. */
export function toAdminConfig() {
  return {
    load_config_file: false,
    // Only names the folder to choose; nothing is sent anywhere while one works on local files.
    backend: { name: 'github', repo: 'shop/site', branch: 'main' },
    media_folder: 'src/assets/pictures',
    output: { omit_empty_optional_fields: true, yaml: { quote: 'single', indent_size: 2 } },
    collections: (Object.keys(contentKinds) as ContentKind[]).map(collectionOf),
  };
}
