import postcss, { type Container, type Root } from 'postcss';
import { canMatch, namesIn } from './selectors.ts';
import { dropValues, inlineValues } from './values.ts';

type IsUsed = (name: string) => boolean;

const isFrame = ({ parent }: Container) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** Drops the selectors that can match nothing, and what is empty then; an empty layer still says where it stands. */
function dropRules(container: Container, isUsed: IsUsed): void {
  container.each((node) => {
    if (node.type === 'rule' && !isFrame(node)) {
      const kept = node.selectors.filter((selector) => canMatch(selector, isUsed));
      if (kept.length < node.selectors.length) node.selectors = kept;
      dropRules(node, isUsed);
      if (kept.length === 0 || node.nodes.length === 0) node.remove();
    } else if (node.type === 'atrule' && /^(?:media|supports|container|layer)$/.test(node.name)) {
      dropRules(node, isUsed);
      if (node.nodes?.length === 0 && node.name !== 'layer') node.remove();
    }
  });
}

/** Drops font files for characters that are not used. */
function dropFaces(root: Root, isUsed: IsUsed): void {
  root.walkDecls('unicode-range', ({ parent, value }) => {
    if (!isUsed(value)) parent?.remove();
  });
}

/** Every class, element, value and range of characters that a style sheet names. */
function allNames(root: Root): string[] {
  const names = new Set<string>();
  root.walkRules((rule) => {
    if (!isFrame(rule)) for (const name of namesIn(rule.selector)) names.add(name);
  });
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  root.walkDecls('unicode-range', ({ value }) => void names.add(value));
  return [...names];
}

/**
 * Returns a function that leaves a style sheet with what a page uses: `isUsed` is asked for classes (`.name`),
 * elements (`name`), values (`--name`) and ranges of characters (`U+A1-FF`). It works once for pages that use the same.
 */
export function usedStyles(sheet: Root) {
  const names = allNames(sheet);
  const made = new Map<string, string>();
  return (isUsed: IsUsed): string => {
    const used = new Set(names.filter(isUsed));
    const key = [...used].join(' ');
    const has = (name: string) => used.has(name);
    const known = made.get(key);
    if (known !== undefined) return known;
    const own = postcss.root().append(sheet.clone().nodes);
    dropRules(own, has);
    dropValues(own, has);
    dropFaces(own, has);
    inlineValues(own, has);
    const text = own.toString();
    made.set(key, text);
    return text;
  };
}
