import type { Element } from './read-page.ts';

/** Patterns of Astro's island element and of its directives. */
const patterns = [/customElements\.get\("(astro-island)"\)/, /self\.Astro=\{\}\)\)\.(\w+)=/];
const partName = (code: string) => patterns.flatMap((pattern) => pattern.exec(code)?.[1] ?? [])[0];

const isPlainScript = ({ rawTagName, rawAttrs }: Element) => rawTagName === 'script' && rawAttrs === '';

/** The scripts of Astro's island runtime in a page, and the style that comes with them. */
export const runtimeElements = (elements: readonly Element[]): Element[] =>
  elements.filter(
    (element) =>
      (isPlainScript(element) && partName(element.rawText) !== undefined) ||
      (element.rawTagName === 'style' && element.rawText.startsWith('astro-island,')),
  );

/**
 * The scripts of the island runtime in a page. Throws if an island needs one that was not found: a new version of Astro may
 * write it differently.
 */
export function runtimeParts(elements: readonly Element[]): string[] {
  const scripts = runtimeElements(elements).filter(isPlainScript);
  const known = new Set(scripts.map(({ rawText }) => partName(rawText)));
  for (const { rawTagName, attributes } of elements) {
    if (rawTagName !== 'astro-island') continue;
    const missing = ['astro-island', attributes['client']].find((part) => !known.has(part));
    if (missing) throw new Error(`It has an island, and no known runtime for ${missing}.`);
  }
  return scripts.map(({ rawText }) => rawText.trim());
}

/** All parts as one script. The element comes last, because it needs the directives as soon as it is defined. */
export const runtimeScript = (parts: Iterable<string>): string =>
  [...parts]
    .toSorted((a, b) => Number(a.includes('customElements')) - Number(b.includes('customElements')))
    .join(';\n');
