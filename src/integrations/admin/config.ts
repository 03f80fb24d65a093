import { toFieldSchema, type FieldSchema } from '../../schemas/fields.ts';
import { contentKinds, fileOf, type ContentKind } from '../../schemas/index.ts';
import { hasBody } from '../../site/build/content-file.ts';
import { keysOf } from '../../site/format/keys-of.ts';

/** Options of Sveltia CMS for a collection or a field. */
type Options = Record<string, unknown>;

/** The kinds whose files an owner can add and delete, with the name of a new file and the path of its page. */
const editable: Partial<Record<ContentKind, { slug: string; preview_path?: string }>> = {
  articles: { slug: '{{title}}', preview_path: 'blog/{{slug}}' },
  locations: { slug: '{{city}}-window-tinting', preview_path: 'locations/{{slug}}' },
  ownPages: { slug: '{{heading}}', preview_path: '{{slug}}' },
  services: { slug: '{{name}}', preview_path: '{{slug}}' },
  team: { slug: '{{name}}' },
  reviews: { slug: '{{name}}-{{date}}' },
};

const toArticles = { collection: 'articles', value_field: '{{slug}}', display_fields: ['title'] };
const toLocations = { collection: 'locations', value_field: 'city', display_fields: ['city'] };
const relations: Record<string, Options> = {
  'articles.related': toArticles,
  'home.articles.items': toArticles,
  'services.articles.items': toArticles,
  'business.aboutAreas': toLocations,
  'business.navigation.areas': toLocations,
  'reviews.place': toLocations,
};

const formats: Record<string, Options> = {
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  time: { widget: 'datetime', type: 'time', format: 'HH:mm' },
  uri: { widget: 'string', type: 'url' },
  email: { widget: 'string', type: 'email' },
};

const picture: Options = {
  ...{ widget: 'image', choose_url: false },
  ...{ media_folder: '/src/assets/pictures', public_folder: '../../assets/pictures' },
};

/** A text. Only the content check can measure texts with tokens, because it knows their values. */
function toText({ format = '', minLength = 0, maxLength, pattern, description }: FieldSchema): Options {
  const rule = pattern ?? `^\\s*[\\s\\S]{${minLength},${maxLength ?? ''}}\\s*$`;
  const wrong = pattern ? description : `Write ${minLength} to ${maxLength ?? 'any number of'} characters.`;
  return (
    formats[format] ?? {
      widget: (maxLength ?? 0) > 110 ? 'text' : 'string',
      pattern: [`\\{\\w+\\}|${rule}`, wrong ?? 'Correct this text.'],
    }
  );
}

function toList(items: FieldSchema, path: string, ends: Options): Options {
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...ends };
  if (!items.properties)
    return { widget: 'list', ...ends, field: { name: 'item', label: 'Item', ...toWidget(items, path) } };
  const names = Object.keys(items.properties);
  const title = names.find((name) => items.properties?.[name]?.type === 'string') ?? '';
  return { widget: 'list', ...ends, summary: `{{fields.${title}}}`, fields: toFields(items, path) };
}

function toWidget(field: FieldSchema, path: string): Options {
  const { type, properties, items, enum: choices } = field;
  if (path.endsWith('.src')) return picture;
  const ends = { min: field.minItems, max: field.maxItems };
  if (relations[path]) return { widget: 'relation', multiple: Boolean(items), ...ends, ...relations[path] };
  if (choices ?? field.const !== undefined) return { widget: 'select', options: choices ?? [field.const] };
  if (type === 'boolean') return { widget: 'boolean', default: field.default ?? false };
  const { minimum: min, maximum: max } = field;
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max };
  if (type === 'number') return { widget: 'number', value_type: 'float', step: 0.0001, min, max };
  if (properties) return { widget: 'object', fields: toFields(field, path) };
  return items ? toList(items, path, ends) : toText(field);
}

/** The fields of a group, each with its label, its sentence from the schema and its input. */
const toFields = ({ properties = {}, required }: FieldSchema, path: string): Options[] =>
  Object.entries(properties).map(([name, field]) => ({
    name,
    // `zipCodes` is Zip Codes.
    label: name.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase()),
    hint: field.description ?? '',
    required: required?.includes(name) ?? false,
    ...toWidget(field, `${path}.${name}`),
  }));

/** The text of an article or page. */
const hint = 'See content-docs/components.md';
const body = { name: 'body', label: 'Text', hint, widget: 'markdown', modes: ['raw'] };

function toCollection(kind: ContentKind): Options {
  const { label, folder, fileName, ending } = contentKinds[kind];
  const fields = toFields(toFieldSchema(kind), kind);
  const shared = { name: kind, label };
  if (fileName) return { ...shared, files: [{ ...shared, file: fileOf(kind), fields }] };
  const { slug = '{{slug}}', ...adds } = editable[kind] ?? {};
  return {
    ...shared,
    ...adds,
    folder: `src/content/${folder}`,
    extension: ending,
    format: hasBody(kind) ? 'yaml-frontmatter' : 'yaml',
    create: kind in editable,
    delete: kind in editable,
    slug: { template: slug, editable: false },
    // What the list of files shows: the field that names them.
    identifier_field: editable[kind] ? /\w+/.exec(slug)?.[0] : fields[0]?.name,
    fields: hasBody(kind) ? [...fields, body] : fields,
  };
}

/** A repository, such as `shop/site`, its branch, and the URL of its site, for links to pages. */
export type Hosted = Record<'repo' | 'branch' | 'site', string>;

/** The configuration of Sveltia CMS: without a repository it edits local files, with one, Save opens a pull request. */
export function toAdminConfig(hosted?: Hosted): Options {
  const { repo, branch, site } = hosted ?? { repo: 'shop/site', branch: 'main', site: undefined };
  return {
    load_config_file: false,
    site_url: site,
    display_url: site,
    ...(hosted && { publish_mode: 'editorial_workflow' }),
    backend: { name: 'github', repo, branch, auth_methods: ['token'] },
    media_folder: 'src/assets/pictures',
    public_folder: '/src/assets/pictures',
    media_libraries: {
      stock_assets: false,
      all: {
        slugify_filename: true,
        // What the content check asks for, without the camera's data.
        transformations: { raster_image: { format: 'webp', quality: 82, width: 1600, height: 1600 } },
      },
    },
    output: { omit_empty_optional_fields: true },
    collections: keysOf(contentKinds).map(toCollection),
  };
}
