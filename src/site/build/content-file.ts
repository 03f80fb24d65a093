import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, YAMLParseError } from 'yaml';
import { contentKinds, fileOf, type ContentKind } from '../../schemas/index.ts';
import { isSwitchedOff } from './enabled.ts';
import { keysOf } from '../format/keys-of.ts';
import { isPublished } from '../format/dates.ts';
import { toServicePath } from '../format/slugs.ts';

/** Whether the files of a kind have a text in MDX after their fields. */
export const hasBody = (kind: ContentKind) => contentKinds[kind].ending === 'mdx';

/** Whether texts of a kind may have tokens such as {phone}. Facts come from `business` and `state`; `theme` and `redirects` have no texts. */
export const hasTokens = (kind: ContentKind) => !['business', 'state', 'theme', 'redirects'].includes(kind);

/** The front matter with its two lines of `---`, the first of which starts the file. */
const frontMatter = /^---\r?\n((?:[\s\S]*?\n)?)---[ \t]*(?:\r?\n|$)/;

/** Why a file cannot be read as text, such as `It is damaged. Instead: Save it again.` */
interface Fault {
  line: number;
  text: string;
}

const noFrontMatter =
  'One of the two lines of --- around the fields is missing. Instead: Write --- alone on the first line, and again on a line of its own below the last field.';

export type Entry = ReturnType<typeof readEntry>;

/** Reads the source of one content file as far as possible. Never throws: errors in the YAML are in `document.errors`. */
export function readEntry(kind: ContentKind, slug: string, source: string, found?: Fault) {
  const [front = '', yaml = ''] = hasBody(kind) ? (frontMatter.exec(source) ?? []) : ['', source];
  const fault = found ?? (hasBody(kind) && !front ? { line: 1, text: noFrontMatter } : undefined);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const refuse = (message: string, at = 0) =>
    document.errors.push(new YAMLParseError([at, at + 1], 'BAD_ALIAS', message));
  if (fault) refuse(fault.text);
  visit(document, {
    // A text that starts with * is an alias to YAML.
    Alias(_key, alias, path) {
      const target = alias.resolve(document);
      if (!target || path.includes(target)) refuse(`*${alias.source}`, alias.range?.[0]);
    },
  });
  /** With tokens such as {phone} as written; undefined if the YAML has errors. */
  const data: unknown = document.errors.length ? undefined : document.toJS({ maxAliasCount: -1 });
  /** The line of an offset in the YAML. */
  const lineAt = (offset: number) => lines.linePos(offset).line + (front ? 1 : 0);
  return {
    kind,
    slug,
    /** Path of the file from the project's folder. */
    file: fileOf(kind, slug),
    source,
    /** The YAML of the file: all of it, or the lines between the two `---`. */
    yaml,
    fault,
    document,
    data,
    /** The text after the front matter. Its first lines are blank, so line numbers are those of the file. */
    body: front.replace(/[^\n]/g, '') + source.slice(front.length),
    lineAt,
    /** The line of a field, or of the closest existing field above it. */
    lineOf: (path: readonly PropertyKey[]): number => {
      let node: unknown = document.contents;
      let line = 1;
      for (const step of path) {
        const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && key.value === step);
        const item = isSeq(node) && node.items[Number(step)];
        const label = pair ? pair.key : item;
        if (isNode(label) && label.range) line = lineAt(label.range[0]);
        node = pair ? pair.value : item;
      }
      return line;
    },
  };
}

/** Signs in a text that it is no content, and what to do. */
const faults: readonly [sign: RegExp, text: string][] = [
  [
    /^\s*$/,
    'The file is empty. Instead: Restore its last version, for example with git restore, or delete the file.',
  ],
  [
    /[\0\ufffd]|^\ufeff/,
    'The file is saved in another encoding than plain UTF-8. Instead: Save it again as UTF-8 without BOM: in most programs under “Save as”, Encoding.',
  ],
  [
    /^(?:<{7}|>{7}) /m,
    'Two versions of the file were merged, and it still contains both. Instead: Keep the right part of each pair, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
];

/** Reads one content file of the project at `root`. Never throws. */
function readContentFile(root: string, kind: ContentKind, slug: string): Entry {
  try {
    const source = readFileSync(join(root, fileOf(kind, slug)), 'utf8').replaceAll('\r\n', '\n');
    const [sign, text = ''] = faults.find(([each]) => each.test(source)) ?? [];
    if (!sign) return readEntry(kind, slug, source);
    return readEntry(kind, slug, '', { line: source.slice(0, source.search(sign)).split('\n').length, text });
  } catch (error) {
    const text = `It cannot be read: ${String(error).replace(/,.*/, '')}. Instead: Put the file itself in its place, or delete it.`;
    return readEntry(kind, slug, '', { line: 1, text });
  }
}

/** Every content file of the project at `root`, of all kinds or of some. */
export function readContent(root: string, kinds: readonly ContentKind[] = keysOf(contentKinds)): Entry[] {
  return kinds.flatMap((kind) => {
    const { folder, fileName, ending } = contentKinds[kind];
    const path = join(root, 'src/content', folder);
    const names = existsSync(path) ? readdirSync(path).toSorted() : [];
    return names
      .filter((name) => (fileName ? name === `${fileName}.${ending}` : name.endsWith(`.${ending}`)))
      .map((name) => readContentFile(root, kind, name.slice(0, -ending.length - 1)));
  });
}

/** The value at a path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (at === null || typeof at !== 'object' ? undefined : Reflect.get(at, step)),
    value,
  );
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, path: readonly PropertyKey[]): string {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : '';
}

export function textsOf(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]));
}

/** Whether the build excludes an entry: it is a draft, has a future date, or needs what is switched off. */
export function isHidden({ data }: Entry, switches?: Record<string, boolean>): boolean {
  const draft = valueAt(data, ['draft']) === true;
  const day = textAt(data, ['datePublished']);
  // A day in other words is a mistake, not a date in the future.
  const datePublished = /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
  return !isPublished({ draft, datePublished }) || (switches !== undefined && isSwitchedOff(data, switches));
}

export function pathOf({ kind, slug }: Pick<Entry, 'kind' | 'slug'>): string {
  if (kind === 'articles') return `/blog/${slug}`;
  if (kind === 'ownPages') return `/${slug}`;
  return kind === 'services' ? toServicePath(slug) : `/${kind}/${slug}`;
}
