import type { Element } from './read-page.ts';

const words = /[\w:./%-]+/g;
const fileName = /\/_astro\/([\w.-]+\.js)/g;
const loaded = /["'`](?:\.\/|[^"'`]*_astro\/)([\w.-]+\.js)["'`]/g;
/** A class name that a template string composes, such as `tone-${name}`. */
const composedClass = /class(?:Name:|List\.\w+\()\s*`[^`]*(?:[\w-]\$\{(?![^}]*[`"'] )|\$\{[^}]*\}[\w-])/;

/** Whether a word is in the inline `scripts` of a page, in the script files of its `html`, or in the files that these load. */
export type ScriptWords = (scripts: readonly Element[], html: string) => (word: string) => boolean;

/**
 * Finds the words of scripts, among them every class that a script adds. Throws where a script composes a class name:
 * its styles would be removed.
 * @param readFile code of a built script by its name in `_astro`
 */
export function scriptWords(readFile: (name: string) => string): ScriptWords {
  const files = new Map<string, { words: string[]; loads: string[] }>();
  const read = (name: string) => {
    const found = files.get(name);
    if (found) return found;
    const code = readFile(name);
    const [composed] = composedClass.exec(code) ?? [];
    if (composed) throw new Error(`${name} composes a class name, write it whole: ${composed.slice(0, 80)}`);
    const loads = [...code.matchAll(loaded)].map(([, file = '']) => file);
    const script = { words: code.match(words) ?? [], loads };
    files.set(name, script);
    return script;
  };
  const wordsByFiles = new Map<string, Set<string>>();
  return (scripts, html) => {
    const names = new Set([...html.matchAll(fileName)].map(([, name = '']) => name));
    const key = [...names].join();
    const memoized = wordsByFiles.get(key);
    // The loop includes what it adds to the set.
    if (!memoized) for (const name of names) for (const next of read(name).loads) names.add(next);
    const inFiles = memoized ?? new Set([...names].flatMap((name) => read(name).words));
    wordsByFiles.set(key, inFiles);
    // Structured data is full of words, and none of them is a class.
    const code = scripts.filter(({ attributes }) => attributes['type'] !== 'application/ld+json');
    const inline = new Set(code.flatMap(({ rawText }) => rawText.match(words) ?? []));
    return (word) => inFiles.has(word) || inline.has(word);
  };
}
