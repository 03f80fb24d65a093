import { contentKinds, type ContentKind } from '../../src/schemas/index.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { toFieldSchema, type FieldSchema } from '../../src/schemas/fields.ts';

const titles: Record<ContentKind, string> = {
  business: 'The business: `src/content/business.yaml`',
  state: 'The rules of the state: `src/content/state.yaml`',
  theme: 'Colors and typefaces: `src/content/theme.yaml`',
  redirects: 'Old addresses: `src/content/redirects.yaml`',
  films: 'Figures of the films: `src/content/films.yaml`',
  calculator: 'The savings calculator: `src/content/calculator.yaml`',
  reviews: 'A review: `src/content/reviews`, one `.yaml` file each',
  warranty: 'The warranty page: `src/content/pages/warranty.yaml`',
  prices: 'The price page: `src/content/pages/prices.yaml`',
  home: 'The home page: `src/content/pages/home.yaml`',
  about: 'The about page: `src/content/pages/about.yaml`',
  quotePage: 'The quote page: `src/content/pages/request-quote.yaml`',
  privacy: 'The privacy page: `src/content/pages/privacy.yaml`',
  galleryPage: 'The gallery page: `src/content/pages/automotive-gallery.yaml`',
  blogPage: 'The list of articles: `src/content/pages/blog.yaml`',
  locationsPage: 'The list of locations: `src/content/pages/locations.yaml`',
  townPage: 'What the page of every location says: `src/content/pages/town.yaml`',
  notFound: 'Addresses that lead nowhere: `src/content/pages/not-found.yaml`',
  credits: 'The credits: `src/content/pages/credits.yaml`',
  everywhere: 'Texts on many pages: `src/content/pages/everywhere.yaml`',
  articles: 'An article: `src/content/articles`, one `.mdx` file each',
  locations: 'A location: `src/content/locations`, one `.yaml` file each',
  faqs: 'The questions of a topic: `src/content/faqs`, one `.yaml` file each',
  services: 'A service page: `src/content/services`, one `.yaml` file each',
  galleries: 'A gallery: `src/content/galleries`, one `.yaml` file each',
  team: 'A member of the team: `src/content/team`, one `.yaml` file each',
};

const between = (min: number | undefined, max: number | undefined, unit: string) =>
  max === undefined ? (min ? `at least ${min} ${unit}` : '') : `${min ?? 0} to ${max} ${unit}`;

/** What a field takes, in a few words. */
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
    const may = field.required?.includes(name) ? '' : ' (may be left out)';
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
      `## ${titles[kind]}`,
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
