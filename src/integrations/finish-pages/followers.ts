import postcss, { type Declaration, type Root } from 'postcss';

/** What the upper part asks for: values and, of animations, keyframes. */
function askedIn(upper: Root): Set<string> {
  const asked = new Set<string>();
  upper.walkDecls(({ prop, value }) => {
    const words = /^animation/.test(prop) ? /[\w-]+/g : /--[\w-]+/g;
    for (const [name] of value.matchAll(words)) asked.add(name);
  });
  return asked;
}

/** Values that a layer sets on the root, and nothing sets a second time. */
function rootValues(upper: Root): Declaration[] {
  const times = new Map<string, number>();
  upper.walkDecls(/^--/, ({ prop }) => void times.set(prop, (times.get(prop) ?? 0) + 1));
  const values: Declaration[] = [];
  upper.walkAtRules('layer', ({ nodes = [] }) => {
    for (const rule of nodes)
      if (rule.type === 'rule' && rule.selector === ':root')
        rule.walkDecls(/^--/, (decl) => void (times.get(decl.prop) === 1 && values.push(decl)));
  });
  return values;
}

/**
 * Moves to the lower part what only its rules ask for: values of the root, keyframes, and font files for characters
 * (`U+A1-FF`) that the upper part has not.
 * @param isAbove whether a value or a range of characters stands in the markup of the upper part, or in scripts
 */
export function moveFollowers(upper: Root, lower: Root, isAbove: (name: string) => boolean): void {
  const asked = askedIn(upper);
  upper.walkAtRules('keyframes', (frames) => void (asked.has(frames.params) || lower.append(frames)));
  upper.walkDecls('unicode-range', ({ parent, value }) => {
    if (parent?.type === 'atrule' && !isAbove(value)) lower.append(parent);
  });
  const alone = rootValues(upper).filter(({ prop }) => !asked.has(prop) && !isAbove(prop));
  if (alone.length === 0) return;
  const root = postcss.rule({ selector: ':root' }).append(alone);
  lower.append(postcss.atRule({ name: 'layer', params: 'theme' }).append(root));
}
