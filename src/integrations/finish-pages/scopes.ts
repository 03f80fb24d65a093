import type { Element } from './read-page.ts';

/**
 * The scope of a component in a selector, after the class or the element that it belongs to: `.name:where(.astro-a1b2)`.
 * Looks behind for that name, because a search for names would stop at each of them.
 */
const scoped = /(?<=(\.?[\w-]*)):where\(\.(astro-\w+)\)/g;

/** Returns a function that removes the scope of a class from styles if each element of the page with that class has the scope. */
export function createStyleScopeRemover(elements: readonly Element[]): (css: string) => string {
  /** For each class of the page, the classes that all its elements have. */
  const common = new Map<string, readonly string[]>();
  for (const { attributes } of elements) {
    const classes = (attributes['class'] ?? '').split(/\s+/);
    for (const name of classes)
      common.set(
        `.${name}`,
        (common.get(`.${name}`) ?? classes).filter((other) => classes.includes(other)),
      );
  }
  return (css) =>
    css.replaceAll(scoped, (part, subject: string, scope: string) =>
      common.get(subject)?.includes(scope) ? '' : part,
    );
}

/**
 * Removes from the elements of a page each scope that its styles do not use. Most rules are nested below a component's
 * root, so few elements need one.
 * @param isAdded whether a script may add a class
 */
export function removeElementScopes(html: string, css: string, isAdded: (name: string) => boolean): string {
  const used = new Set(
    css
      .matchAll(scoped)
      .map(
        ([, subject = '', scope = '']) =>
          `${subject.startsWith('.') && isAdded(subject.slice(1)) ? '' : subject}:${scope}`,
      ),
  );
  // A start tag up to its class, such as `<a href="/" class="btn astro-a1b2"`.
  return html.replaceAll(
    /<([\w-]+)((?:[^"<>]|"[^"]*")*?) class="([^"]*\bastro-[^"]*)"/g,
    (_, tag: string, before: string, value: string) => {
      const classes = value.match(/\S+/g) ?? [];
      const subjects = ['', tag, ...classes.map((name) => `.${name}`)];
      const kept = classes.filter(
        (name) => !name.startsWith('astro-') || subjects.some((subject) => used.has(`${subject}:${name}`)),
      );
      return `<${tag}${before}${kept.length > 0 ? ` class="${kept.join(' ')}"` : ''}`;
    },
  );
}
