import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
  type Document,
  type Node,
} from 'yaml';
import { contentKinds, type ContentKind } from '../../src/schemas/index.ts';
import type { Fault } from './file-rule.ts';

/** A content file with its YAML read as far as it can be read. */
export interface Entry {
  kind: ContentKind;
  /** File name without its ending. */
  slug: string;
  /** Path of the file from the project's folder. */
  file: string;
  source: string;
  /** The YAML of the file: all of it, or the lines between the two `---`. */
  yaml: string;
  document: Document;
  /** Why the file cannot be read as a text; it counts as YAML with an error. */
  fault?: Fault | undefined;
  /** What the YAML holds; tokens such as {phone} stand in it as written. */
  data: unknown;
  /** Text after the front matter with the lines above it left blank, so that its lines count right. */
  body: string;
  /** Line of a field, or of the nearest field above it that exists. */
  lineOf(path: readonly PropertyKey[]): number;
  /** Line of a place in the YAML, counted in characters. */
  lineAt(offset: number): number;
}

/** Whether texts of a kind may hold tokens such as {phone}: not in the two files that tokens are made from. */
export const hasTokens = (kind: ContentKind) => !['business', 'state', 'theme', 'redirects'].includes(kind);

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

function childOf(node: unknown, step: PropertyKey): { at: Node | null; node: unknown } | undefined {
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step];
    return isNode(item) ? { at: item, node: item } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  return pair && isNode(pair.key) ? { at: pair.key, node: pair.value } : undefined;
}

/** The data of a document; an alias that names nothing, as a text that starts with * does, or what it stands in, becomes an error of it. */
export function dataOf(document: Document): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    const data: unknown = document.toJS();
    // What stands in itself has no end, and no text.
    JSON.stringify(data);
    return data;
  } catch (error) {
    let at = 0;
    visit(document, {
      Alias(_key, node) {
        at = node.range?.[0] ?? 0;
        return node.resolve(document) ? undefined : visit.BREAK;
      },
    });
    document.errors.push(new YAMLParseError([at, at + 1], 'BAD_ALIAS', String(error)));
    return undefined;
  }
}

/** Reads the source of one content file; never throws, what YAML refuses is in `document.errors`. */
export function readEntry(kind: ContentKind, slug: string, source: string, fault?: Fault): Entry {
  const { folder, ending } = contentKinds[kind];
  const file = ['src/content', folder, `${slug}.${ending}`].filter(Boolean).join('/');
  const front = ending === 'mdx' ? frontMatter.exec(source) : undefined;
  const yaml = ending === 'mdx' ? (front?.[1] ?? '') : source;
  const above = ending === 'mdx' ? 1 : 0;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  if (fault) document.errors.push(new YAMLParseError([0, 0], 'IMPOSSIBLE', fault.wrong));
  const lineAt = (offset: number) => lines.linePos(offset).line + above;
  return {
    kind,
    slug,
    file,
    source,
    yaml,
    document,
    fault,
    data: dataOf(document),
    body: front ? front[0].replace(/[^\n]/g, '') + source.slice(front[0].length) : source,
    lineAt,
    lineOf(path) {
      let node: unknown = document.contents;
      let line = 1;
      for (const step of path) {
        const child = childOf(node, step);
        if (!child) break;
        if (child.at?.range) line = lineAt(child.at.range[0]);
        node = child.node;
      }
      return line;
    },
  };
}
