import type { Element } from './read-page.ts';

const words = /[\w:./%-]+/g;
const fileName = /\/_astro\/([\w.-]+\.js)/g;
const loaded = /["'`](?:\.\/|[^"'`]*_astro\/)([\w.-]+\.js)["'`]/g;
/** A class name of pieces, such as `tone-${name}`; a further name after a space is whole. */
const composed = /class(?:Name:|List\.\w+\()\s*`[^`]*(?:[\w-]\$\{(?![^}]*[`"'] )|\$\{[^}]*\}[\w-])/;

/** Returns whether a word stands in the inline `scripts` of a page, in the files its `html` names, or in all that these load. */
export type WordsIn = (scripts: readonly Element[], html: string) => (word: string) => boolean;

/**
 * Reads the words of scripts: every class and element that a script writes is among them. Throws where a script
 * puts a class name together of pieces, as its styles would be dropped.
 * @param readFile code of a built script by its name in `_astro`
 */
export function scriptWords(readFile: (name: string) => string): WordsIn {
  const known = new Map<string, { words: string[]; loads: string[] }>();
  const read = (name: string) => {
    const found = known.get(name);
    if (found) return found;
    const code = readFile(name);
    const [pieces] = composed.exec(code) ?? [];
    if (pieces) throw new Error(`${name} puts a class together, write it whole: ${pieces.slice(0, 80)}`);
    const loads = [...code.matchAll(loaded)].map(([, file = '']) => file);
    const script = { words: code.match(words) ?? [], loads };
    known.set(name, script);
    return script;
  };
  const together = new Map<string, Set<string>>();
  return (scripts, html) => {
    const names = new Set([...html.matchAll(fileName)].map(([, name = '']) => name));
    const key = [...names].join();
    const earlier = together.get(key);
    // A set goes on to what is added to it on the way.
    if (!earlier) for (const name of names) for (const next of read(name).loads) names.add(next);
    const inFiles = earlier ?? new Set([...names].flatMap((name) => read(name).words));
    together.set(key, inFiles);
    // Structured data is no code, and its sentences are full of words.
    const code = scripts.filter(({ attributes }) => attributes['type'] !== 'application/ld+json');
    const inline = new Set(code.flatMap(({ text }) => text.match(words) ?? []));
    return (word) => inFiles.has(word) || inline.has(word);
  };
}
