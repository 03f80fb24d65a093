import { render, type CollectionEntry } from 'astro:content';
import type { MarkdownHeading } from 'astro';
import { Fragment, jsx } from 'astro/jsx-runtime';
import GithubSlugger from 'github-slugger';
import { defineHastPlugin, evaluate } from 'satteri';
import { isModule } from '@/site/build/is-module';

/** Astro's internal names for a Markdown image and for the renderer of a component. Check both when upgrading Astro. */
const IMAGE = 'astro-image';
const RENDERER = Symbol.for('astro:renderer');

// The types of Astro's jsx and of satteri do not match.
const toNode = (...parts: unknown[]): unknown => Reflect.apply(jsx, undefined, parts);

interface Props {
  components: { img: unknown };
}

/**
 * Returns the text of an article or of one of the shop's own pages as a component, and its headings. Compiling the text here
 * is three times as fast as bundling it as a module. Only a text with imports is left to Astro.
 */
export async function renderBody(entry: CollectionEntry<'articles'> | CollectionEntry<'ownPages'>) {
  if (isModule(entry.body)) return render(entry);
  const { bodyPictures } = entry.data;
  const slugger = new GithubSlugger();
  const headings: MarkdownHeading[] = [];
  const pictures = defineHastPlugin({
    name: 'pictures',
    element: {
      filter: ['img'],
      visit({ properties: { src, alt } }) {
        const path = decodeURI(src ?? '');
        if (!bodyPictures[path]) return undefined;
        const picture = `props.pictures[${JSON.stringify(path)}]`;
        return {
          type: 'mdxJsxFlowElement',
          name: IMAGE,
          attributes: [
            { type: 'mdxJsxAttribute', name: 'alt', value: alt ?? '' },
            {
              type: 'mdxJsxAttribute',
              name: 'src',
              value: { type: 'mdxJsxAttributeValueExpression', value: picture },
            },
          ],
          children: [],
        };
      },
    },
  });
  const anchors = defineHastPlugin({
    name: 'anchors',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        const text = context.textContent(node);
        const slug = slugger.slug(text);
        headings.push({ depth: Number(node.tagName[1]), slug, text });
        context.setProperty(node, 'id', slug);
      },
    },
  });
  const { default: body } = await evaluate(entry.body ?? '', {
    Fragment,
    jsx: toNode,
    jsxs: toNode,
    elementAttributeNameCase: 'html',
    features: { gfm: true, smartPunctuation: true },
    hastPlugins: [pictures, anchors],
  });
  if (typeof body !== 'function') throw new Error(`The text of ${entry.id} is not a component.`);
  const Content = ({ components }: Props): unknown =>
    Reflect.apply(body, undefined, [
      { pictures: bodyPictures, components: { Fragment, ...components, [IMAGE]: components.img } },
    ]);
  return { Content: Object.assign(Content, { [RENDERER]: 'astro:jsx' }), headings };
}
