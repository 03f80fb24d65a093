import type { Declaration, Root } from 'postcss';

const reference = /var\((--[\w-]+)/g;

/** How often each value is asked for by `var()`. */
function askedFor(root: Root): Map<string, number> {
  const asked = new Map<string, number>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(reference)) asked.set(name, (asked.get(name) ?? 0) + 1);
  });
  return asked;
}

function remove(decl: Declaration): void {
  const rule = decl.parent;
  decl.remove();
  if (rule?.nodes.length === 0) rule.remove();
}

/** Drops what `@property` says of values that nothing asks for, and of Tailwind's that nothing sets: these are written in. */
function settleProperties(root: Root, isUsed: (name: string) => boolean): void {
  const asked = askedFor(root);
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  root.walkAtRules('property', (rule) => {
    const name = rule.params;
    if (isUsed(name)) return;
    if (!asked.has(name)) rule.remove();
    else if (name.startsWith('--tw-') && !set.has(name))
      rule.walkDecls('initial-value', ({ value }) => {
        root.walkDecls((decl) => {
          decl.value = decl.value.replaceAll(`var(${name})`, value);
        });
        rule.remove();
      });
  });
}

/** Drops values that nothing asks for by `var()`, then those that only these asked for, with their `@property`. */
export function dropValues(root: Root, isUsed: (name: string) => boolean): void {
  const asked = askedFor(root);
  let dropped = false;
  root.walkDecls(/^--/, (decl) => {
    if (asked.has(decl.prop) || isUsed(decl.prop)) return;
    remove(decl);
    dropped = true;
  });
  if (dropped) return dropValues(root, isUsed);
  settleProperties(root, isUsed);
}

/** Writes values of the root that one place asks for into that place. */
export function inlineValues(root: Root, isUsed: (name: string) => boolean): void {
  const asked = askedFor(root);
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (decl) => void declared.set(decl.prop, [...(declared.get(decl.prop) ?? []), decl]));
  for (const [name, [only, second]] of declared) {
    const atRoot =
      only?.parent?.type === 'rule' && 'selector' in only.parent && only.parent.selector === ':root';
    if (!only || second || !atRoot || asked.get(name) !== 1 || isUsed(name)) continue;
    root.walkDecls((decl) => {
      if (!decl.value.includes(`var(${name})`)) return;
      decl.value = decl.value.replace(`var(${name})`, () => only.value);
      remove(only);
    });
  }
}
