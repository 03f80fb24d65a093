import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { defineMdastPlugin, mdxToJs } from 'satteri';
import { hasBody, valueAt, type Entry } from '../site/build/content-file.ts';
import type { Facts } from '../site/format/facts.ts';
import { wordProblems } from './fields.ts';
import { chooseFrom, nearest, type Found } from './problem.ts';

interface MdxBody {
  /** Components and HTML elements. */
  elements: { line: number; name: string; props: Record<string, unknown> }[];
  links: { line: number; href: string }[];
  images: { line: number; src: string; alt: string }[];
  headings: { line: number; depth: number; text: string; anchor: string }[];
  /** Running text, and the code in braces. */
  texts: { line: number; text: string; isCode: boolean }[];
  error?: { line: number; message: string };
}

/** What the parser tells of a node. A spread prop has no name. */
interface ParsedNode {
  position?: { start: { line: number } } | undefined;
  name?: string | null;
  attributes?: readonly { name?: string; value?: unknown }[];
}

const lineOf = ({ position }: ParsedNode) => position?.start.line ?? 1;

/** Reads an article body with the parser of the build. Returns an error in `error`, and never throws. */
function readMdx(body: string): MdxBody {
  const found: MdxBody = { elements: [], links: [], images: [], headings: [], texts: [] };
  const slugger = new GithubSlugger();
  const addElement = (node: ParsedNode) => {
    const props = (node.attributes ?? []).flatMap(({ name, value }) =>
      name ? [[name, value] as const] : [],
    );
    found.elements.push({ line: lineOf(node), name: node.name ?? '', props: Object.fromEntries(props) });
  };
  const addText = (node: ParsedNode & { value: string }, isCode: boolean) => {
    // Not a comment, {/* … */}.
    if (!isCode || !/^\s*(?:\/\*[^]*\*\/)?\s*$/.test(node.value))
      found.texts.push({ line: lineOf(node), text: node.value, isCode });
  };
  const plugin = defineMdastPlugin({
    name: 'collect',
    options: { position: true },
    mdxJsxFlowElement: addElement,
    mdxJsxTextElement: addElement,
    mdxFlowExpression: (node) => addText(node, true),
    mdxTextExpression: (node) => addText(node, true),
    text: (node) => addText(node, false),
    link: (node) => void found.links.push({ line: lineOf(node), href: node.url }),
    image: (node) => void found.images.push({ line: lineOf(node), src: node.url, alt: node.alt ?? '' }),
    heading: (node, context) => {
      const text = context.textContent(node);
      found.headings.push({ line: lineOf(node), depth: node.depth, text, anchor: slugger.slug(text) });
    },
  });
  try {
    mdxToJs(body, { mdastPlugins: [plugin] });
  } catch (error) {
    const [, line, message = String(error)] =
      /(\d+):\d+: ([^]*?)(?: \(mdx[^)]*\))?$/.exec(String(error)) ?? [];
    found.error = { line: Number(line ?? 1), message };
  }
  return found;
}

const bodies = new WeakMap<Entry, MdxBody>();

/** The parsed body of an entry, empty for kinds without one. Memoized. */
export function bodyOf(entry: Entry): MdxBody {
  const body = bodies.get(entry) ?? readMdx(hasBody(entry.kind) ? entry.body : '');
  bodies.set(entry, body);
  return body;
}

/** Components by name, each with its props; true for a required one. */
export type Components = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** The components that a file of `src/layouts` lists, with the `interface Props` of their own sources. */
export function readComponents(root: string, file: 'article-components' | 'page-components'): Components {
  const index = readFileSync(join(root, `src/layouts/${file}.ts`), 'utf8');
  const imports = [...index.matchAll(/^import (\w+) from '@\/([^']+\.astro)'/gm)];
  const components = imports.map(([, name = '', path = '']) => {
    const source = readFileSync(join(root, 'src', path), 'utf8');
    const [, members = ''] = /^interface Props \{\n([^]*?)^\}/m.exec(source) ?? [];
    const props = [...members.matchAll(/^ {2}(\w+)(\??):/gm)];
    return [name, new Map(props.map(([, prop = '', optional]) => [prop, !optional]))] as const;
  });
  return new Map(components);
}

const seeComponents = 'content-docs/components.md lists what an article can show.';

/** What is wrong with a component or an HTML element; undefined if nothing is. */
function explainElement({ name, props }: MdxBody['elements'][number], components: Components, facts: Facts) {
  const known = components.get(name);
  const fact = String(props.name);
  const unknown = Object.keys(props).find((prop) => !known?.has(prop));
  const missing = [...(known ?? [])].find(([prop, isRequired]) => isRequired && !(prop in props))?.[0];
  if (name === 'Claim')
    return `<Claim> is a condition, which articles no longer have. Instead: Write its sentence without the two tags. If the whole article goes without ${fact}, add the line needs: ${fact} at its top.`;
  if (name === 'p') return undefined;
  if (/^[a-z]/.test(name))
    return `<${name}> is HTML, which an article cannot have. Instead: Write it in Markdown: ## before a heading, [text](/path) for a link, also to a video. Delete scripts and styles. ${seeComponents}`;
  if (!known)
    return `There is no component called ${name}. Instead: ${chooseFrom(name, [...components.keys()])}`;
  if (unknown) return `<${name}> has no attribute called ${unknown}. Instead: Delete it. ${seeComponents}`;
  if (missing) return `<${name}> needs ${missing}. Instead: Add it. ${seeComponents}`;
  if (name !== 'Fact' || Object.hasOwn(facts, fact)) return undefined;
  return `business.yaml has no fact ${fact}. Instead: ${chooseFrom(fact, Object.keys(facts))}`;
}

/** Markdown that a page would show as it is typed. */
const typedMarkdown =
  /\*\*|^\|.*\|$|^#{1,6}(?=\S).*|^#{1,6}[^\S ].*|^[-*+][^\S ].*|^[•·▪◦‣].*|!?\[[^\]]*\](?:\s+\((?:\/|\.\.|https?:)[^)]*\)|\((?:\/|\.\.|https?:)[^)]*\s[^)]*\))/m;

const toTag = (name: string) => `<Fact name="${name}" />`;

/** What is wrong with a text, or with code in braces. */
function textProblems({ text, isCode }: MdxBody['texts'][number], facts: Facts, isDraft: boolean): string[] {
  const fact = nearest(text.trim(), Object.keys(facts));
  if (isCode)
    return [
      `{${text}} does not work here: braces in an article are read as code. Instead: ${fact ? `Write ${toTag(fact)}.` : 'Delete it, or write \\{ to show a brace.'}`,
    ];
  const [typed] = typedMarkdown.exec(text) ?? [];
  const asTyped = `"${typed ?? ''}" is shown as it is typed. Instead: Type a plain space after ## and after the hyphen of a list item, none inside ** and none in or before a path in parentheses, and a line | --- | --- | below the first line of a table.`;
  return [...wordProblems(text, facts, toTag, isDraft), ...(typed ? [asTyped] : [])];
}

/** Why a body cannot be read; unknown or incomplete components; HTML; tokens that work only in the front matter. */
export function bodyProblems(entry: Entry, components: Components, facts: Facts): Found[] {
  const { error, elements, headings, texts } = bodyOf(entry);
  const isDraft = valueAt(entry.data, ['draft']) === true;
  const at = (line: number, field = 'text') => ({ line, field });
  if (error) {
    const text = `The text cannot be read from here on: ${error.message}. Instead: Close each component that you open, <Callout …> with </Callout>. Type straight quotes in it. Write a lone < as &lt; and a lone { as \\{. Write Markdown in place of HTML: an empty line for <br>, <Figure … /> for <img>, {/* … */} for <!-- … -->, no <script>.`;
    return [[at(error.line), text]];
  }
  return [
    ...elements.flatMap((element): Found[] => {
      const text = explainElement(element, components, facts);
      return text ? [[at(element.line, `<${element.name}>`), text]] : [];
    }),
    ...headings.flatMap(({ line, depth, text }): Found[] =>
      depth === 1 ? [[at(line), `"${text}" is a second title of the page. Instead: Write ## ${text}`]] : [],
    ),
    ...texts.flatMap((each) =>
      textProblems(each, facts, isDraft).map((told): Found => [at(each.line), told]),
    ),
  ];
}
