import { contentKinds, fileOf, type ContentKind } from '../../schemas/index.ts';
import { keysOf } from '../../site/format/keys-of.ts';
import { hasBody, hasTokens } from '../../site/build/content-file.ts';
import { toFieldSchema } from '../../schemas/fields.ts';
import { fieldsOf, type Widget } from './widgets.ts';

/** The kinds whose files an owner can add and delete, with the name of a new file and the path of its page. */
const editable: Partial<Record<ContentKind, { slug: string; preview_path?: string }>> = {
  articles: { slug: '{{title}}', preview_path: 'blog/{{slug}}' },
  locations: { slug: '{{city}}-window-tinting', preview_path: 'locations/{{slug}}' },
  ownPages: { slug: '{{heading}}', preview_path: '{{slug}}' },
  services: { slug: '{{name}}', preview_path: '{{slug}}' },
  team: { slug: '{{name}}' },
  reviews: { slug: '{{name}}-{{date}}' },
};

const body = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  modes: ['raw'],
  hint: 'The text of the page. content-docs/components.md lists what it can hold.',
};

function collectionOf(kind: ContentKind): Widget {
  const { label, folder, fileName, ending } = contentKinds[kind];
  const fields = fieldsOf(toFieldSchema(kind), { path: kind, allowsTokens: hasTokens(kind) });
  const shared = { name: kind, label };
  if (fileName)
    return { ...shared, files: [{ ...shared, file: fileOf(kind), format: 'commented-yaml', fields }] };
  const adds = editable[kind];
  const entry = {
    ...shared,
    folder: `src/content/${folder}`,
    extension: ending,
    create: Boolean(adds),
    delete: Boolean(adds),
    slug: { template: adds?.slug ?? '{{slug}}', editable: false },
    ...(adds?.preview_path && { preview_path: adds.preview_path }),
    identifier_field: String(fields[0]?.name),
  };
  return hasBody(kind)
    ? {
        ...entry,
        format: 'commented-frontmatter',
        identifier_field: kind === 'articles' ? 'title' : 'heading',
        fields: [...fields, body],
      }
    : { ...entry, format: 'commented-yaml', fields };
}

export interface Hosted {
  /** Owner and name, such as `shop/site`. */
  repo: string;
  branch: string;
  /** URL of the site, for links to pages. */
  site?: string;
}

/**
 * The configuration of the visual editor, with every field from the schemas. Without a repository it edits local files. With
 * one, Save opens a pull request, and Publish merges it.
 */
export function toAdminConfig(hosted?: Hosted) {
  const { repo, branch, site } = hosted ?? { repo: 'shop/site', branch: 'main' };
  return {
    load_config_file: false,
    ...(site && { site_url: site, display_url: site }),
    ...(hosted && { publish_mode: 'editorial_workflow' }),
    backend: { name: 'github', repo, branch, auth_methods: ['token'] },
    media_folder: 'src/assets/pictures',
    public_folder: '/src/assets/pictures',
    media_libraries: {
      stock_assets: false,
      all: {
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp', quality: 82, width: 1600, height: 1600 } },
      },
    },
    output: { omit_empty_optional_fields: true },
    collections: keysOf(contentKinds).map(collectionOf),
  };
}
