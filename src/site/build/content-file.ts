import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  YAMLParseError,
  type Document,
} from 'yaml';
import { contentKinds, fileOf, type ContentKind } from '../../schemas/index.ts';
import { isSwitchedOff } from './enabled.ts';
import { keysOf } from '../format/keys-of.ts';
import { isPublished } from '../format/dates.ts';
import { toServicePath } from '../format/slugs.ts';

/** A content file. Its YAML is read as far as possible. */
export interface Entry {
  kind: ContentKind;
  slug: string;
  /** Path of the file from the project's folder. */
  file: string;
  source: string;
  /** The YAML of the file: all of it, or the lines between the two `---`. */
  yaml: string;
  document: Document;
  /** Set if the file cannot be read as text. It then counts as YAML with an error. */
  readError?: ReadError | undefined;
  /** The YAML's data, with tokens such as {phone} as written. */
  data: unknown;
  /** The text after the front matter. Its first lines are blank, so line numbers are those of the file. */
  body: string;
  /** The line of a field, or of the closest existing field above it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The line of an offset in the YAML. */
  lineAt: (offset: number) => number;
}

/** Whether the files of a kind have a text in MDX after their fields. */
export const hasBody = (kind: ContentKind) => contentKinds[kind].ending === 'mdx';

/** Whether texts of a kind may have tokens such as {phone}. Facts come from `business` and `state`; `theme` and `redirects` have no texts. */
export const hasTokens = (kind: ContentKind) => !['business', 'state', 'theme', 'redirects'].includes(kind);

/** The front matter with its two lines of `---`, the first of which starts the file. */
const frontMatter = /^---\r?\n((?:[\s\S]*?\n)?)---[ \t]*(?:\r?\n|$)/;

/** The value of a field or list item, and the node with its position: the field's name, or the item itself. */
function childOf(node: unknown, step: PropertyKey): { label: unknown; value: unknown } | undefined {
  if (isSeq(node)) return { label: node.items[Number(step)], value: node.items[Number(step)] };
  const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && key.value === step);
  return pair ? { label: pair.key, value: pair.value } : undefined;
}

/** A document's data; undefined if it has errors. Adds one for an alias of nothing or of itself, such as a text that starts with *. */
function dataOf(document: Document, yaml: string): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    const data: unknown = document.toJS();
    // Throws if a value contains itself.
    JSON.stringify(data);
    return data;
  } catch (error) {
    const [message, name = ''] = /[^:]*: (.*)$/.exec(String(error)) ?? [''];
    const offset = Math.max(0, yaml.indexOf(`*${name}`));
    document.errors.push(new YAMLParseError([offset, offset + 1], 'BAD_ALIAS', message));
    return undefined;
  }
}

/** Why a file cannot be read as text. */
interface ReadError {
  line: number;
  wrong: string;
  remedy: string;
}

const noFrontMatter: ReadError = {
  line: 1,
  wrong: 'One of the two lines of --- around the fields is missing.',
  remedy: 'Write --- alone on the first line, and again on a line of its own below the last field.',
};

/** Reads the source of one content file. Never throws: errors in the YAML are in `document.errors`. */
export function readEntry(kind: ContentKind, slug: string, source: string, fileError?: ReadError): Entry {
  const front = hasBody(kind) ? frontMatter.exec(source) : undefined;
  const yaml = hasBody(kind) ? (front?.[1] ?? '') : source;
  const readError = fileError ?? (hasBody(kind) && !front ? noFrontMatter : undefined);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  if (readError) document.errors.push(new YAMLParseError([0, 0], 'IMPOSSIBLE', readError.wrong));
  const lineAt = (offset: number) => lines.linePos(offset).line + (front ? 1 : 0);
  return {
    kind,
    slug,
    file: fileOf(kind, slug),
    source,
    yaml,
    readError,
    document,
    data: dataOf(document, yaml),
    body: front ? front[0].replace(/[^\n]/g, '') + source.slice(front[0].length) : source,
    lineAt,
    lineOf(path) {
      let node: unknown = document.contents;
      let line = 1;
      for (const step of path) {
        const { label, value } = childOf(node, step) ?? {};
        if (isNode(label) && label.range) line = lineAt(label.range[0]);
        node = value;
      }
      return line;
    },
  };
}

const saveAgain = 'Save it again as UTF-8: in most programs under “Save as”, Encoding.';

/** Signs in a text that it is no content, with what is wrong and the remedy. */
const faults: readonly [sign: RegExp, wrong: string, remedy: string][] = [
  [/\0/, 'The file is saved as UTF-16, or is not text.', saveAgain],
  [/\ufffd/, 'The file is saved in an old encoding, such as Latin-1.', saveAgain],
  [/^\ufeff/, 'The file begins with a hidden mark (BOM).', 'Save it again as UTF-8 without BOM.'],
  [
    /^(?:<{7}|>{7}) /m,
    'Two versions of the file were merged, and it still contains both.',
    'Keep the right part of each pair, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    /^(?![^]*\n\s*[^\s#])\s*(?:#|$)/,
    'The file is empty.',
    'Restore it, for example with git restore, or delete it.',
  ],
];

/** Reads one content file of the project at `root`. Never throws. */
function readContentFile(root: string, kind: ContentKind, slug: string): Entry {
  let source: string;
  try {
    source = readFileSync(join(root, fileOf(kind, slug)), 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    const wrong = `It cannot be read: ${String(error).replace(/,.*/, '')}.`;
    const remedy = 'Put the file itself in its place, or delete it.';
    return readEntry(kind, slug, '', { line: 1, wrong, remedy });
  }
  const [sign, wrong = '', remedy = ''] = faults.find(([each]) => each.test(source)) ?? [];
  if (!sign) return readEntry(kind, slug, source);
  const line = source.slice(0, source.search(sign)).split('\n').length;
  return readEntry(kind, slug, '', { line, wrong, remedy });
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
  const day = valueAt(data, ['datePublished']);
  const draft = valueAt(data, ['draft']) === true;
  // The content check reports an invalid date, which hides nothing.
  const datePublished = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
  return !isPublished({ draft, datePublished }) || (switches !== undefined && isSwitchedOff(data, switches));
}

export function pathOf({ kind, slug }: Pick<Entry, 'kind' | 'slug'>): string {
  if (kind === 'articles') return `/blog/${slug}`;
  if (kind === 'ownPages') return `/${slug}`;
  return kind === 'services' ? toServicePath(slug) : `/${kind}/${slug}`;
}
