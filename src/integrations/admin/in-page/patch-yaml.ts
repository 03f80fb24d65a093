import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  parse,
  parseDocument,
  stringify,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Fields = Record<string, unknown>;
type Block = YAMLMap | YAMLSeq;

/** A field of a map or an item of a list, and its text. */
interface Item {
  /** The name in a map; empty in a list. */
  key: string;
  node: Node;
  value: unknown;
  /** Offset of the name, or of the dash in a list. */
  start: number;
  /** The comments and empty lines above it, and its indentation. */
  above: string;
  source: string;
  /** A comment at the end of its line. */
  comment: string;
}

type PatchedItem = Pick<Item, 'above' | 'source' | 'comment'>;

const style = { lineWidth: 0, singleQuote: true };

/** A text without line breaks at the end. Other whitespace there may be part of it. */
const trimLines = (text: string) => text.replace(/\n+$/, '');

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Whether each item of a node has its source lines, so that it can be changed alone. */
const isBlock = (node: unknown): node is Block => isCollection(node) && !node.flow && node.items.length > 0;

/** Whether two values are equal. Ignores the order of fields, and whether an empty field or a default is written or omitted. */
export function isSame(one: unknown, other: unknown, defaults: Fields): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index], defaults));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  return Object.keys({ ...one, ...other }).every((key) => {
    const [before, after] = [one[key], other[key]].map((value) => (isEmpty(value) ? defaults[key] : value));
    return isSame(before, after, defaults);
  });
}

function offsetsOf(block: Block): Pick<Item, 'key' | 'node' | 'start'>[] {
  const items = isMap(block)
    ? block.items.map(({ key, value }) => ({
        key: isScalar(key) ? String(key.value) : '',
        start: isNode(key) ? key.range?.[0] : undefined,
        node: value,
      }))
    : block.items.map((item, index) => {
        const token = block.srcToken?.type === 'block-seq' ? block.srcToken.items[index] : undefined;
        const dash = token?.start.find(({ type }) => type === 'seq-item-ind');
        return { key: '', start: dash?.offset, node: item };
      });
  return items.map(({ key, start, node }) => {
    if (start === undefined || !isNode(node)) throw new Error('An item is not in the text.');
    return { key, start, node };
  });
}

/** A field or an item as YAML, in the style of the old node if possible: quotes, folded lines or brackets. */
function toText(key: string, value: unknown, like?: Node): string {
  const fields = key ? { [key]: value } : [value];
  const document = new Document(fields);
  const node = document.getIn([key || 0], true);
  if (isScalar(like) && isScalar(node) && typeof value === 'string' && like.type) node.type = like.type;
  if (isCollection(like) && isCollection(node)) node.flow = like.flow ?? false;
  const text = trimLines(document.toString({ ...style, flowCollectionPadding: isMap(like) }));
  return !like || isSame(parse(text), fields, {}) ? text : toText(key, value);
}

/** The text of a YAML map with new values. Throws for text that it cannot change item by item. */
function patch(text: string, fields: Fields, defaults: Fields): string {
  const document = parseDocument(text, { keepSourceTokens: true });

  const lineEnd = (offset: number) => {
    const end = text.indexOf('\n', offset);
    return end < 0 ? text.length : end;
  };

  /** Where a node's text starts and ends. A block ends with its last line. */
  const rangeOf = (node: Node): [start: number, end: number] => {
    if (isBlock(node)) {
      const items = offsetsOf(node);
      const last = items.at(-1)?.node;
      return [items[0]?.start ?? 0, last ? lineEnd(rangeOf(last)[1]) : 0];
    }
    const [start = 0, end = 0] = node.range ?? [];
    return [start, start + trimLines(text.slice(start, end)).length];
  };

  const itemsOf = (block: Block): Item[] => {
    const items = offsetsOf(block);
    return items.map(({ key, node, start }, index) => {
      const before = items[index - 1]?.node;
      const [, end] = rangeOf(node);
      const value: unknown = node.toJS(document);
      return {
        key,
        node,
        value,
        start,
        above: before ? text.slice(lineEnd(rangeOf(before)[1]) + 1, start) : '',
        source: text.slice(start, end),
        comment: text.slice(end, lineEnd(end)),
      };
    });
  };

  const change = (item: Item, to: unknown, indent: string): PatchedItem => {
    const { key, node, start, above, comment } = item;
    if (isSame(item.value, to, defaults)) return item;
    if (isBlock(node) && (isMap(node) ? isRecord(to) : Array.isArray(to)) && !isEmpty(to))
      return { above, source: text.slice(start, rangeOf(node)[0]) + write(node, to), comment };
    const source = toText(key, to, node).replaceAll(/\n(?=.)/g, `\n${indent}`);
    // A comment cannot follow a value of several lines, so it goes above.
    return comment && source.includes('\n')
      ? { above: `${above || indent}${comment.trim()}\n${indent}`, source, comment: '' }
      : { above, source, comment };
  };

  const add = (key: string, value: unknown, indent: string): PatchedItem => ({
    above: indent,
    source: toText(key, value).replaceAll(/\n(?=.)/g, `\n${indent}`),
    comment: '',
  });

  const writeMap = (items: Item[], to: Fields, indent: string): PatchedItem[] => {
    // The form omits what is empty.
    const kept = items.filter(({ key, value }) => key in to || isEmpty(value));
    const written = kept.map((item) => ({
      key: item.key,
      ...change(item, item.key in to ? to[item.key] : item.value, indent),
    }));
    const names = Object.keys(to);
    for (const [index, name] of names.entries()) {
      if (written.some(({ key }) => key === name) || to[name] === defaults[name]) continue;
      const before = written.findIndex(({ key }) => key === names[index - 1]);
      written.splice(before + 1, 0, { key: name, ...add(name, to[name], indent) });
    }
    return written;
  };

  const writeList = (items: Item[], to: unknown[], indent: string): PatchedItem[] => {
    const left = [...items];
    const take = (index: number) => left.splice(index, index < 0 ? 0 : 1)[0];
    // Unchanged items keep their comments wherever they go. The others are matched in order.
    const same = to.map((value) => take(left.findIndex((item) => isSame(item.value, value, defaults))));
    return to.map((value, index) => {
      const item = same[index] ?? left.shift();
      return item ? change(item, value, indent) : add('', value, indent);
    });
  };

  const write = (block: Block, to: unknown): string => {
    const items = itemsOf(block);
    const start = items[0]?.start ?? 0;
    const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
    const written = isRecord(to)
      ? writeMap(items, to, indent)
      : writeList(items, Array.isArray(to) ? to : [], indent);
    return written
      .map(
        ({ above, source, comment }, index) =>
          (index ? above || indent : above.trimStart()) + source + comment,
      )
      .join('\n');
  };

  const { contents } = document;
  if (!isBlock(contents)) throw new Error('The file is not a map.');
  const [start, end] = rangeOf(contents);
  return text.slice(0, start) + write(contents, fields) + text.slice(end);
}

/**
 * The text of a YAML map with new values. What has not changed stays as it was written, with comments, quotes and empty
 * lines. A switch is added only if it differs from its default. A text that cannot be patched is rewritten.
 */
export function patchYaml(text: string, data: Fields, defaults: Fields = {}): string {
  const fields: unknown = JSON.parse(JSON.stringify(data));
  if (isRecord(fields))
    try {
      const patched = patch(text, fields, defaults);
      if (isSame(parse(patched), fields, defaults)) return patched;
    } catch {
      // The text cannot be patched.
    }
  return trimLines(stringify(fields, style));
}
