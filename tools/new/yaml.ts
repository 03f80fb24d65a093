import { Document, isNode, isSeq, parse, parseDocument, Scalar, visit } from 'yaml';
import { descriptionWords } from '../../src/schemas/shared.ts';
import type { Entry } from '../../src/site/build/content-file.ts';

/** The placeholder for a page's meta description. */
export const descriptionGuide = `Write here: one or two sentences that a search result shows in full, ${descriptionWords}, with the words people search for.`;

/** Data as YAML in the style of the content files: long texts are folded, so that they need no quotes. */
export function toYaml(data: object): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && node.value.length > 110) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth: 116, singleQuote: true });
}

/** The source of an entry with one more item at the end of a list of groups. Other lines stay the same. */
export function withListItem(entry: Entry, list: string, fields: readonly string[]): string {
  const { file, source, document } = entry;
  if (document.errors.length)
    throw new Error(`${file} has a mistake, and npm run check:content says which. Correct it first.`);
  const node = document.get(list, true);
  const items = isSeq(node) && !node.flow ? node.items.filter(isNode) : [];
  const [first, last] = [items[0], items.at(-1)];
  if (!last?.range || !first?.range) return withFirstItem(entry, list, fields);
  const start = source.lastIndexOf('\n', first.range[0]) + 1;
  const column = first.range[0] - start - '- '.length;
  const end = source.slice(0, last.range[1]).trimEnd().length;
  const indent = ' '.repeat(column);
  const item = fields.map((line, index) => `${indent}${index ? '  ' : '- '}${line}`).join('\n');
  return `${source.slice(0, end)}\n${item}\n${source.slice(end).replace(/^\n/, '')}`;
}

/** The same for a list that is missing or empty, or that stands between brackets. */
function withFirstItem({ source }: Entry, list: string, fields: readonly string[]): string {
  const document = parseDocument(source);
  const item = document.createNode(parse(fields.join('\n')));
  const node = document.get(list, true);
  if (isSeq(node)) {
    node.add(item);
    node.flow = false;
  } else document.set(list, [item]);
  return document.toString({ lineWidth: 0 });
}

export function quoted(text: string): string {
  return `'${text.trim().replaceAll("'", "''")}'`;
}
