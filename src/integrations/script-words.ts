const words = /[\w:./%-]+/g;

/**
 * Whether a word stands in the scripts of a built page: in inline code, in the files that it names and in all
 * that these load. Every class name that a script writes is among their words.
 * @param readFile code of a built script by its name in `_astro`
 */
export function scriptWords(readFile: (name: string) => string) {
  const known = new Map<string, { words: string[]; loads: string[] }>();
  const read = (name: string) => {
    const found = known.get(name);
    if (found) return found;
    const code = readFile(name);
    const script = {
      words: code.match(words) ?? [],
      loads: [...code.matchAll(/["'`](?:\.\/|[^"'`]*_astro\/)([\w.-]+\.js)["'`]/g)].map(
        ([, file = '']) => file,
      ),
    };
    known.set(name, script);
    return script;
  };
  const together = new Map<string, Set<string>>();
  return (html: string): ((word: string) => boolean) => {
    const names = new Set([...html.matchAll(/\/_astro\/([\w.-]+\.js)/g)].map(([, name = '']) => name));
    const key = [...names].join();
    const earlier = together.get(key);
    // A set goes on to what is added to it on the way.
    if (!earlier) for (const name of names) for (const next of read(name).loads) names.add(next);
    const inFiles = earlier ?? new Set([...names].flatMap((name) => read(name).words));
    together.set(key, inFiles);
    // Structured data is no code, and its sentences are full of words.
    const code = [...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    const inline = new Set(code.flatMap((text) => text.match(words) ?? []));
    return (word) => inFiles.has(word) || inline.has(word);
  };
}
