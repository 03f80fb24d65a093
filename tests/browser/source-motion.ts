import { globSync, readFileSync } from 'node:fs';
import postcss, { type ChildNode, type Container, type Declaration } from 'postcss';

/** One `animation`, `animation-timeline` or `transition` that a style of the source declares. */
export interface Motion {
  /** File, for messages. */
  file: string;
  /** Full selector, without the states that a test cannot hold, such as `:hover`. */
  selector: string;
  /** `::after` and the like; empty for the element itself. */
  pseudo: string;
  prop: string;
  /** Name of the keyframes, timeline function, or names of the properties that change. */
  names: string[];
}

const states = /:not\(:focus-within\)|:(?:hover|active|focus-within)/g;

/** Style sheets of the source: files, and the style elements of components. */
function sheets(): { file: string; css: string }[] {
  return globSync('src/**/*.{astro,css}').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.css')) return [{ file, css: text }];
    return [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => ({ file, css }));
  });
}

/** Selector of a nested rule written out. */
function fullSelector(node: Container | undefined): string {
  let full = '';
  for (let at = node; at && at.type !== 'root'; at = at.parent as Container | undefined)
    if ('selector' in at && typeof at.selector === 'string') {
      const own = at.selector;
      if (!full) full = own;
      else full = full.includes('&') ? full.replaceAll('&', own) : `${own} ${full}`;
    }
  return full.replaceAll('\n', ' ');
}

function namesOf({ prop, value }: Declaration, keyframes: ReadonlySet<string>): string[] {
  if (prop === 'animation-timeline') return [value.replace(/\(.*/, '')];
  if (prop === 'transition') return postcss.list.comma(value).map((part) => part.split(/\s/)[0] ?? '');
  return value.split(/\s+/).filter((word) => keyframes.has(word));
}

/** Every movement that the source declares, but those that are switched off. */
export function sourceMotion(): Motion[] {
  const roots = sheets().map(({ file, css }) => ({ file, root: postcss.parse(css) }));
  const keyframes = new Set<string>();
  for (const { root } of roots) root.walkAtRules('keyframes', ({ params }) => void keyframes.add(params));
  return roots.flatMap(({ file, root }) => {
    const found: Motion[] = [];
    root.walkDecls(/^(?:animation|animation-timeline|transition)$/, (decl) => {
      if (decl.value.startsWith('none')) return;
      const names = namesOf(decl, keyframes);
      for (const part of postcss.list.comma(fullSelector(decl.parent as Container<ChildNode>))) {
        const [, selector = '', pseudo = ''] = /^(.*?)(::[\w-]+)?$/.exec(part.replace(states, '')) ?? [];
        found.push({ file, selector, pseudo, prop: decl.prop, names });
      }
    });
    return found;
  });
}
