import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { mdxToMdast, type MdastNode } from 'satteri';
import { hasBody, valueAt, type Entry } from '../site/build/content-file.ts';
import type { Facts } from '../site/format/facts.ts';
import { wordProblems } from './fields.ts';
import { findNearest, toChoiceRemedy, type Finding } from './problem.ts';

const flattenNode = (node: MdastNode): MdastNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(flattenNode) : []),
];

interface MdxBody {
  /** Everything in the text, in its order; empty if it cannot be read. */
  nodes: MdastNode[];
  error?: { line: number; message: string };
}

function parseBody({ kind, body }: Entry): MdxBody {
  try {
    return { nodes: hasBody(kind) ? flattenNode(mdxToMdast(body)) : [] };
  } catch (error) {
    const [, line = 1, message = String(error)] =
      /(\d+):\d+: ([^]*?)(?: \(mdx[^)]*\))?$/.exec(String(error)) ?? [];
    return { nodes: [], error: { line: Number(line), message } };
  }
}

const bodies = new WeakMap<Entry, MdxBody>();

/** The body of an entry as the parser of the build reads it, empty for kinds without one. Parsed once for all rules. */
function readBody(entry: Entry): MdxBody {
  const body = bodies.get(entry) ?? parseBody(entry);
  bodies.set(entry, body);
  return body;
}

export const nodesOf = (entry: Entry) => readBody(entry).nodes;

/** The place of a part of the text. */
export const placeOf = ({ position }: MdastNode, field = 'text') => ({
  line: position?.start.line ?? 1,
  field,
});

const plainText = (node: MdastNode): string =>
  flattenNode(node)
    .map((part) => ('value' in part ? part.value : ''))
    .join('');

/** The anchors of the headings in a text. */
export function anchorsOf(entry: Entry): string[] {
  const slugger = new GithubSlugger();
  return nodesOf(entry).flatMap((node) => (node.type === 'heading' ? slugger.slug(plainText(node)) : []));
}

/** Components by name, each with its props; true for a required one. */
type Components = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** The components that files of `src/layouts` list, with the `interface Props` of their own sources. */
export function readComponents(root: string, ...files: string[]): Components {
  const read = (path: string) => readFileSync(join(root, 'src', path), 'utf8');
  const imports = files.flatMap((file) =>
    read(`layouts/${file}.ts`)
      .matchAll(/^import (\w+) from '@\/([^']+\.astro)'/gm)
      .toArray(),
  );
  return new Map(
    imports.map(([, name = '', path = '']) => {
      const [, members = ''] = /^interface Props \{\n([^]*?)^\}/m.exec(read(path)) ?? [];
      const props = members.matchAll(/^ {2}(\w+)(\??):/gm);
      return [name, new Map(props.map(([, prop = '', optional]) => [prop, !optional]))];
    }),
  );
}

const seeComponents = 'content-docs/components.md lists what an article can show.';

/** What is wrong with a component or an HTML element; undefined if nothing is. */
function explainElement(
  name: string,
  props: ReadonlyMap<string, unknown>,
  components: Components,
  facts: Facts,
) {
  const known = components.get(name);
  const fact = String(props.get('name'));
  const unknown = [...props.keys()].find((prop) => !known?.has(prop));
  const missing = [...(known ?? [])].find(([prop, isRequired]) => isRequired && !props.has(prop))?.[0];
  if (name === 'p') return undefined;
  if (/^[a-z]/.test(name))
    return `<${name}> is HTML, which an article cannot have. Instead: Write it in Markdown: ## before a heading, [text](/path) for a link, also to a video. Delete scripts and styles. ${seeComponents}`;
  if (!known)
    return `There is no component called ${name}. Instead: ${toChoiceRemedy(name, [...components.keys()])}`;
  if (unknown) return `<${name}> has no attribute called ${unknown}. Instead: Delete it. ${seeComponents}`;
  if (missing) return `<${name}> needs ${missing}. Instead: Add it. ${seeComponents}`;
  if (name !== 'Fact' || Object.hasOwn(facts, fact)) return undefined;
  return `business.yaml has no fact ${fact}. Instead: ${toChoiceRemedy(fact, Object.keys(facts))}`;
}

/** Markdown that a page would show as it is typed. */
const typedMarkdown =
  /\*\*|^\|.*\|$|^#{1,6}(?=\S).*|^#{1,6}[^\S ].*|^[-*+][^\S ].*|^[•·▪◦‣].*|!?\[[^\]]*\](?:\s+\((?:\/|\.\.|https?:)[^)]*\)|\((?:\/|\.\.|https?:)[^)]*\s[^)]*\))/m;

const toTag = (name: string) => `<Fact name="${name}" />`;

/** What is wrong with a part of a text. */
function explainNode(node: MdastNode, components: Components, facts: Facts, isDraft: boolean): Finding[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const { attributes, name } = node;
    const props = attributes.flatMap((each) => ('name' in each ? [[each.name, each.value] as const] : []));
    const text = name && explainElement(name, new Map(props), components, facts);
    return text ? [[placeOf(node, `<${name}>`), text]] : [];
  }
  const found = (text: string): Finding => [placeOf(node), text];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    // A comment, {/* … */}.
    if (/^\s*(?:\/\*[^]*\*\/)?\s*$/.test(node.value)) return [];
    const fact = findNearest(node.value.trim(), Object.keys(facts));
    const remedy = fact ? `Write ${toTag(fact)}.` : 'Delete it, or write \\{ to show a brace.';
    const wrong = `{${node.value}} does not work here: braces in an article are read as code.`;
    return [found(`${wrong} Instead: ${remedy}`)];
  }
  if (node.type === 'heading' && node.depth === 1) {
    const title = plainText(node);
    return [found(`"${title}" is a second title of the page. Instead: Write ## ${title}`)];
  }
  if (node.type !== 'text') return [];
  const typed = typedMarkdown.exec(node.value)?.[0];
  const asTyped = `"${typed}" would be shown as you typed it. Instead: Type a plain space after ## and after the hyphen of a list item, none inside **, and none in or before a path in parentheses. A table needs a line | --- | --- | below its first line.`;
  const words = wordProblems(node.value, facts, toTag, isDraft);
  return [...words, ...(typed ? [asTyped] : [])].map(found);
}

/** Why a body cannot be read; unknown or incomplete components; HTML; tokens that work only in the front matter. */
export function bodyProblems(entry: Entry, components: Components, facts: Facts): Finding[] {
  const { error, nodes } = readBody(entry);
  const isDraft = valueAt(entry.data, ['draft']) === true;
  if (!error) return nodes.flatMap((node) => explainNode(node, components, facts, isDraft));
  const text = `The text cannot be read from here on: ${error.message}. Instead: Close each component that you open, <Callout …> with </Callout>. Type straight quotes in it. Write a lone < as &lt; and a lone { as \\{. Write Markdown in place of HTML: an empty line for <br>, <Figure … /> for <img>, {/* … */} for <!-- … -->, no <script>.`;
  return [[{ line: error.line, field: 'text' }, text]];
}
