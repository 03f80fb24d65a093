import type { Element } from './read-page.ts';

/** Astro's island element, its directives and the prefetch, by what they define. */
const parts = [
  /customElements\.get\("(astro-island)"\)/,
  /self\.Astro=\{\}\)\)\.(\w+)=/,
  /'(speculationrules)'/,
];
const nameIn = (code: string) => parts.flatMap((part) => part.exec(code)?.[1] ?? [])[0];

const isBare = ({ name, attributes }: Element) => name === 'script' && Object.keys(attributes).length === 0;

/** The scripts of a page that are pieces of Astro's island runtime, and the style that comes with them. */
export const runtimeElements = (elements: readonly Element[]): Element[] =>
  elements.filter(
    (element) =>
      (isBare(element) && nameIn(element.text) !== undefined) ||
      (element.name === 'style' && element.text.startsWith('astro-island,')),
  );

/**
 * The pieces of island runtime that a page has inline. Throws if an island of the page waits for one that is not
 * among them, as after a release of Astro that writes it in another way.
 */
export function runtimeParts(elements: readonly Element[]): string[] {
  const scripts = runtimeElements(elements).filter(({ name }) => name === 'script');
  const known = new Set(scripts.map(({ text }) => nameIn(text)));
  for (const { name, attributes } of elements) {
    if (name !== 'astro-island') continue;
    const missing = ['astro-island', attributes['client']].find((part) => !known.has(part));
    if (missing) throw new Error(`It has an island, and no runtime that is known for ${missing}.`);
  }
  return scripts.map(({ text }) => text.trim());
}

/** One script of all pieces. The element runs last: it asks for the directives as soon as it is defined. */
export const runtimeScript = (pieces: Iterable<string>): string =>
  [...pieces]
    .toSorted((a, b) => Number(a.includes('customElements')) - Number(b.includes('customElements')))
    .join(';\n');
