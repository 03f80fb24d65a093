import { defineMdastPlugin, mdxToJs } from 'satteri';
import GithubSlugger from 'github-slugger';
import type { Entry } from '../site/build/content-file.ts';

interface UsedComponent {
  line: number;
  name: string;
  props: string[];
  /** The `name` prop if it is plain text, else empty. In `Fact` and `Claim` it names a fact or claim. */
  nameProp: string;
}

export interface MdxBody {
  components: UsedComponent[];
  /** Inline components that are not inside a paragraph. */
  outsideParagraphs: { line: number; name: string }[];
  links: { line: number; href: string }[];
  images: { line: number; src: string; alt: string }[];
  anchors: string[];
  texts: { line: number; text: string }[];
  /** `{...}` in running text. */
  expressions: { line: number; code: string }[];
  imports: string[];
  error?: { line: number; message: string };
}

/** A node, with its position in the source if the parser knows it. */
interface PlacedNode {
  position?: { start: { line: number } } | undefined;
}

/** A component as the parser returns it. A spread prop has no name, and a prop with code has no text. */
interface JsxElement extends PlacedNode {
  name: string | null;
  attributes: readonly { name?: string; value?: unknown }[];
}

/** Nodes of running text. */
const phraseTypes = new Set(['text', 'link', 'strong', 'emphasis', 'mdxJsxTextElement']);

const lineOf = (node: PlacedNode) => node.position?.start.line ?? 1;

/** Reads an article body with the parser of the build. Returns an error in `error`, and never throws. */
export function readMdx(body: string): MdxBody {
  const found: MdxBody = {
    components: [],
    outsideParagraphs: [],
    links: [],
    images: [],
    anchors: [],
    texts: [],
    expressions: [],
    imports: [],
  };
  const slugger = new GithubSlugger();
  const addComponent = (node: JsxElement) => {
    const { attributes } = node;
    const nameProp = attributes.find(({ name }) => name === 'name')?.value;
    found.components.push({
      line: lineOf(node),
      name: node.name ?? '',
      props: attributes.flatMap(({ name }) => name ?? []),
      nameProp: typeof nameProp === 'string' ? nameProp : '',
    });
  };
  const addExpression = (node: PlacedNode & { value: string }) => {
    // Not an empty one or a comment, {/* … */}.
    if (!/^\s*(?:\/\*[\s\S]*\*\/)?\s*$/.test(node.value))
      found.expressions.push({ line: lineOf(node), code: `{${node.value}}` });
  };
  const plugin = defineMdastPlugin({
    name: 'collect',
    options: { position: true },
    mdxJsxFlowElement: (node, context) => {
      addComponent(node);
      const { name } = node;
      const isInline =
        name === 'Fact' || (name === 'Claim' && node.children.some(({ type }) => phraseTypes.has(type)));
      if (isInline && context.parent(node).type === 'root')
        found.outsideParagraphs.push({ line: lineOf(node), name });
    },
    mdxJsxTextElement: addComponent,
    mdxFlowExpression: addExpression,
    mdxTextExpression: addExpression,
    mdxjsEsm: (node) => {
      // `Note` in `import Note from '…'` and in `import { Note } from '…'`.
      found.imports.push(
        ...[...node.value.matchAll(/\b([A-Z]\w*)\b(?=[^'"]*from)/g)].map(([, name = '']) => name),
      );
    },
    link: (node) => {
      found.links.push({ line: lineOf(node), href: node.url });
    },
    image: (node) => {
      found.images.push({ line: lineOf(node), src: node.url, alt: node.alt ?? '' });
    },
    heading: (node, context) => {
      found.anchors.push(slugger.slug(context.textContent(node)));
    },
    text: (node) => {
      found.texts.push({ line: lineOf(node), text: node.value });
    },
  });
  try {
    mdxToJs(body, { mdastPlugins: [plugin] });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const [, line = '1', message = detail] = /^(\d+):\d+: ([\s\S]*)$/.exec(detail) ?? [];
    found.error = { line: Number(line), message: message.replace(/ \(mdx[^)]*\)$/, '') };
  }
  return found;
}

const bodies = new WeakMap<Entry, MdxBody>();

/** The parsed body of an entry, with its claims not yet resolved. Memoized. */
export function bodyOf(entry: Entry): MdxBody {
  const body = bodies.get(entry) ?? readMdx(entry.body);
  bodies.set(entry, body);
  return body;
}
