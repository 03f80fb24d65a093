import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { browserslistToTargets, Features, transform, type Selector } from 'lightningcss';
import { browserTargets } from './browser-build.ts';
import type { AddPolicy } from './content-security.ts';

const targets = browserslistToTargets(
  Object.entries(browserTargets).map(([name, version]) => `${name} ${version}`),
);

interface StyleSheet {
  css: string;
  /** Its classes and ids. */
  names: readonly string[];
}

/** The words of HTML or code, as Tailwind finds classes in it. */
const wordsOf = (text: string) => new Set(text.split(/[\s"'`<>]+/));

/** Whether `wordsOf` finds a name as it is. Others count as used. */
const isWord = (name: string) => !/[\s"'`<>&\\]/.test(name);

function readStyleSheet(css: string): StyleSheet {
  const names = new Set<string>();
  const animations = new Set<string>();
  const addNames = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === 'class' || part.type === 'id') names.add(part.name);
      if (part.type === 'pseudo-class' && 'selectors' in part && part.kind !== 'host')
        part.selectors.forEach(addNames);
    }
  };
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      Selector: addNames,
      Rule: { keyframes: ({ value }) => void animations.add(value.name.value) },
    },
  });
  // Lightning CSS would remove keyframes with the name of an unused class, too.
  return { css, names: [...names].filter((name) => isWord(name) && !animations.has(name)) };
}

/** Returns a function that finds the words of the scripts that a page names, and of those that they name in turn. */
function createScriptReader(folder: string) {
  const scripts = globSync('*.js', { cwd: folder }).map((name) => ({
    name,
    code: readFileSync(folder + name, 'utf8'),
  }));
  const findIn = (text: string) => scripts.filter(({ name }) => text.includes(name));
  const read = new Map(
    scripts.map((script) => [script, { words: wordsOf(script.code), names: findIn(script.code) }]),
  );
  return (html: string): Set<string>[] => {
    const found = new Set(findIn(html));
    // The loop includes what it adds to the set.
    for (const script of found) for (const next of read.get(script)?.names ?? []) found.add(next);
    return [...found].flatMap((script) => read.get(script)?.words ?? []);
  };
}

/** Returns a function that replaces a page's links to style sheets by the rules whose classes and ids it or its scripts have. */
function createStyleInliner(folder: string) {
  const sheets = new Map(
    globSync('*.css', { cwd: folder }).map((name) => [
      `/_astro/${name}`,
      readStyleSheet(readFileSync(folder + name, 'utf8')),
    ]),
  );
  const readScripts = createScriptReader(folder);
  /** What the pages of a kind, such as locations, have in common is transformed once. */
  const inlined = new Map<string, string>();
  return (html: string): string => {
    const words = [wordsOf(html), ...readScripts(html)];
    // Links that follow each other become one element.
    return html.replaceAll(/(?:<link rel="stylesheet" href="[^"]*">\s*)+/g, (links) => {
      const paths = [...links.matchAll(/href="([^"]*)"/g)].map(([, path = '']) => path);
      const linked = paths.flatMap((path) => sheets.get(path) ?? []);
      if (linked.length < paths.length) return links;
      const names = new Set(linked.flatMap((sheet) => sheet.names));
      const unusedSymbols = [...names].filter((name) => !words.some((set) => set.has(name)));
      const key = [...paths, ...unusedSymbols].join(' ');
      const make = () =>
        transform({
          filename: 'styles.css',
          code: Buffer.from(linked.map(({ css }) => css).join('\n')),
          minify: true,
          targets,
          exclude: Features.VendorPrefixes, // the build has added them
          unusedSymbols,
        }).code.toString();
      const css = inlined.get(key) ?? make();
      inlined.set(key, css);
      return `<style>${css}</style>`;
    });
  };
}

/**
 * Writes the styles that a page uses into it, so that it is drawn after one request, and its security policy. Classes that
 * only scripts set have to be in them as whole words, as for Tailwind. What it does not know it leaves as Astro wrote it.
 */
export const pageStyles = (addPolicy: AddPolicy): AstroIntegration => ({
  name: 'page-styles',
  hooks: {
    'astro:build:done': ({ assets, dir }) => {
      const inlineStyles = createStyleInliner(fileURLToPath(new URL('_astro/', dir)));
      for (const file of [...assets.values()].flat()) {
        if (!file.pathname.endsWith('.html') || !existsSync(file)) continue;
        writeFileSync(file, addPolicy(inlineStyles(readFileSync(file, 'utf8'))));
      }
    },
  },
});
