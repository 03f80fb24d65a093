import type { Element } from './read-page.ts';
import type { IsUsed } from './page-styles.ts';

/** Whether a text has a character of a range such as `U+A1-FF,U+131`. */
function hasCharacter(text: string, range: string): boolean {
  const set = range.replaceAll(/U\+([\dA-F]+)/g, '\\u{$1}').replaceAll(/-([\dA-F]+)/g, '-\\u{$1}');
  return new RegExp(`[${set.replaceAll(',', '')}]`, 'u').test(text);
}

/**
 * Finds the classes, custom properties and characters of a page, or of its part before the position `end`. A page with a
 * text box may use any character.
 */
export function usedNames(html: string, elements: readonly Element[], end = html.length): IsUsed {
  const names = new Set<string>();
  const part = elements.filter(({ start }) => start < end);
  for (const { attributes } of part) {
    const classes = (attributes['class'] ?? '').replaceAll('&amp;', '&').split(/\s+/);
    for (const name of classes) names.add(`.${name}`);
    for (const value of Object.values(attributes))
      for (const name of value.match(/--[\w-]+/g) ?? []) names.add(name);
  }
  const hasTextBox = part.some(({ name }) => name === 'textarea');
  const text = html.slice(0, end);
  return (name) => (name.startsWith('U+') ? hasTextBox || hasCharacter(text, name) : names.has(name));
}
