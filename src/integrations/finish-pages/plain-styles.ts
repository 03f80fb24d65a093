import type { AtRule, ChildNode, Container, Root } from 'postcss';

const mixesColors = /^\(color:\s*color-mix\(in lab, red, red\)\)$/;

/** Puts the values of a condition that the floor always meets in the place of the weaker ones before it. */
function unwrap(condition: AtRule): void {
  const before = condition.prev();
  condition.each((rule) => {
    if (rule.type !== 'rule' || before?.type !== 'rule' || before.selector !== rule.selector)
      throw new Error(`It has a style that stands alone: ${condition.toString().slice(0, 80)}`);
    rule.walkDecls((decl) => {
      before.walkDecls(decl.prop, (weaker) => void weaker.remove());
      before.append(decl.clone());
    });
  });
  condition.remove();
}

const isSame = (a: ChildNode, b: ChildNode): boolean => {
  if (a.type === 'rule' && b.type === 'rule') return a.selector === b.selector;
  if (a.type !== 'atrule' || b.type !== 'atrule' || !a.nodes || !b.nodes) return false;
  return /^(?:layer|media|supports)$/.test(a.name) && a.name === b.name && a.params === b.params;
};

/** Makes one block of neighbors that say the same before their brace. */
export function joinNeighbors(container: Container): void {
  container.each((node) => {
    for (let next = node.next(); next && isSame(node, next); next = node.next()) {
      if ('nodes' in node && 'nodes' in next) node.append(next.nodes);
      next.remove();
    }
    if (node.type === 'atrule' && node.nodes) joinNeighbors(node);
  });
}

/** Takes out of the description of a typeface what would hold without it: one of the visitor's own is there at once. */
function trimFace(face: AtRule): void {
  const isLocal = /\blocal\(/.test(face.toString());
  face.walkDecls('font-style', (decl) => void (decl.value === 'normal' && decl.remove()));
  if (isLocal) face.walkDecls('font-display', (decl) => void decl.remove());
}

/**
 * Takes out what Tailwind and Lightning CSS put in for browsers below the floor: second values wherever colors
 * are mixed, values for those without `@property`, prefixed lines under text. The hashes that tell two fonts of
 * one name apart go, too.
 */
export function makePlain(styles: Root): void {
  styles.walkAtRules('supports', (rule) => {
    if (mixesColors.test(rule.params)) unwrap(rule);
  });
  styles.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove();
  });
  styles.walkRules(':root,:host', (rule) => {
    rule.selector = ':root';
  });
  styles.walkDecls(/^-webkit-text-decoration/, (decl) => void decl.remove());
  styles.walkDecls((decl) => {
    decl.value = decl.value
      .replace(/-[0-9a-f]{16}\b/g, '')
      .replace(/(, | \/ )(?=[^"']*$)/g, (sign) => sign.trim());
  });
  styles.walkAtRules('font-face', trimFace);
  joinNeighbors(styles);
}
