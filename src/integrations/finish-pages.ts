import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inlineTexts, withHashes } from './content-security.ts';
import { runtimeParts, runtimeScript, withRuntimeFile } from './island-runtime.ts';
import { prefetchRules } from './prefetch-rules.ts';
import { scriptWords } from './script-words.ts';
import { usedStyles } from './used-styles.ts';

const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const charset = /<meta charset="utf-8">/i;
const style = /<style>([^]*?)<\/style>/;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page with the style elements of its head as one, in the place of the last: each would cost a hash. */
function oneStyle(html: string): string {
  const end = html.indexOf('</head>');
  const styles = [...html.slice(0, end).matchAll(/<style>([^]*?)<\/style>/g)];
  const all = styles.map(([, text]) => text).join('');
  return styles.reduce(
    (page, [element], index) =>
      page.replace(element, () => (index < styles.length - 1 ? '' : `<style>${all}</style>`)),
    html,
  );
}

const sheets = new Map<string, ReturnType<typeof usedStyles>>();

/** The page without rules for classes that are neither in it nor in its scripts, where islands may add them. */
function withOwnStyles(html: string, inScripts: (name: string) => boolean): string {
  const css = style.exec(html)?.[1] ?? '';
  const stylesOf = sheets.get(css) ?? usedStyles(css);
  sheets.set(css, stylesOf);
  const rest = html.replace(style, '');
  const classes = [...rest.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').split(/\s+/),
  );
  const values = [...rest.matchAll(/var\((--[\w-]+)/g)].map(([, value = '']) => value);
  const inPage = new Set([...classes, ...values]);
  const own = stylesOf((name) => inPage.has(name) || inScripts(name));
  // Astro hashes the names of fonts, for sites that have two of one name.
  const text = own.replaceAll('\n', '').replace(/-[0-9a-f]{16}\b/g, '');
  return html.replace(style, () => `<style>${text}</style>`);
}

/** The page with the hashes of its own scripts and styles in its policy, at the top: a policy holds for what follows. */
function withOwnPolicy(html: string): string {
  const [, rules] = policy.exec(html) ?? [];
  if (rules === undefined) return html;
  const { scripts, styles } = inlineTexts(html);
  // Every page adds the same speculation rules by script; a keyword for them would not hold beside a hash.
  const hashes = { scripts: [...scripts, prefetchRules].map(hash), styles: styles.map(hash) };
  const meta = `<meta http-equiv="content-security-policy" content="${withHashes(rules, hashes)}">`;
  return html.replace(policy, '').replace(charset, (found) => found + meta);
}

/**
 * Makes the built pages small. Astro puts the same 2 kB of island runtime, all styles and the hashes of the
 * whole site into every page. Here the runtime becomes one deferred file, which browsers keep; until it runs,
 * islands are the plain HTML they work as. Each page is left with the styles and the hashes of its own.
 */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      // One page at a time: all of a large site at once would not fit into memory.
      const files = globSync('**/*.html', { cwd: folder }).map((name) => join(folder, name));
      const parts = new Set(files.flatMap((file) => runtimeParts(readFileSync(file, 'utf8'))));
      const runtime = runtimeScript(parts);
      const name = `_astro/islands.${createHash('sha256').update(runtime).digest('base64url').slice(0, 8)}.js`;
      writeFileSync(join(folder, name), runtime);
      const wordsIn = scriptWords((script) => readFileSync(join(folder, '_astro', script), 'utf8'));
      for (const file of files) {
        const html = withRuntimeFile(readFileSync(file, 'utf8'), `/${name}`);
        writeFileSync(file, withOwnPolicy(withOwnStyles(oneStyle(html), wordsIn(html))));
      }
    },
  },
};
