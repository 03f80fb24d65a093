import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inlineTexts, withHashes } from '../lib/content-security.ts';
import { prefetchRules } from '../lib/prefetch-rules.ts';
import { dropUnusedValues, printUsed, readStyles } from '../lib/used-styles.ts';

const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const charset = /<meta charset="utf-8">/i;
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

const element = /<style>([^]*?)<\/style>/;
const sheets = new Map<string, ReturnType<typeof readStyles>>();

/** The page without rules for classes that are neither in it nor in its scripts, where islands may add them. */
function withOwnStyles(html: string, inScripts: (name: string) => boolean): string {
  const css = element.exec(html)?.[1] ?? '';
  const sheet = sheets.get(css) ?? readStyles(css);
  sheets.set(css, sheet);
  const inPage = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').split(/\s+/),
    ),
  );
  const rules = printUsed(sheet, (name) => inPage.has(name) || inScripts(name)).replaceAll('\n', '');
  const own = dropUnusedValues(rules, (name) => inScripts(name) || html.includes(`var(${name})`));
  // Astro hashes the names of fonts, for sites that have two of one name.
  return html.replace(element, () => `<style>${own.replace(/-[0-9a-f]{16}\b/g, '')}</style>`);
}

const words = /[\w:./%-]+/g;

/** Words of a built script and of all that it loads, every class name that they write among them. */
function wordsOf(folder: string) {
  const known = new Map<string, { words: string[]; loads: string[] }>();
  const read = (name: string) => {
    const found = known.get(name);
    if (found) return found;
    const code = readFileSync(join(folder, '_astro', name), 'utf8');
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
  return (html: string): ((name: string) => boolean) => {
    const names = new Set([...html.matchAll(/\/_astro\/([\w.-]+\.js)/g)].map(([, name = '']) => name));
    const key = [...names].join();
    const known = together.get(key);
    // A set goes on to what is added to it on the way.
    if (!known) for (const name of names) for (const next of read(name).loads) names.add(next);
    const inFiles = known ?? new Set([...names].flatMap((name) => read(name).words));
    together.set(key, inFiles);
    // Structured data is no code, and its sentences are full of words.
    const code = [...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    const inline = new Set(code.flatMap((text) => text.match(words) ?? []));
    return (name) => inFiles.has(name) || inline.has(name);
  };
}

/**
 * Astro puts the hashes of the whole site into every page and knows nothing of `is:inline` scripts.
 * This leaves each page with the styles that it uses and the hashes of its own inline scripts and styles, at
 * the top of its head.
 */
export const exactHashes: AstroIntegration = {
  name: 'exact-hashes',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const wordsIn = wordsOf(folder);
      for (const name of globSync('**/*.html', { cwd: folder })) {
        const file = join(folder, name);
        const raw = readFileSync(file, 'utf8');
        const html = withOwnStyles(oneStyle(raw), wordsIn(raw));
        if (!policy.test(html)) continue;
        const { scripts, styles } = inlineTexts(html);
        // Every page adds the same speculation rules by script; a keyword for them would not hold beside a hash.
        const hashes = { scripts: [...scripts, prefetchRules].map(hash), styles: styles.map(hash) };
        const [, rules = ''] = policy.exec(html) ?? [];
        const meta = `<meta http-equiv="content-security-policy" content="${withHashes(rules, hashes)}">`;
        // A policy holds for what comes after it, so it goes to the top.
        const exact = html.replace(policy, '').replace(charset, (found) => found + meta);
        writeFileSync(file, exact);
      }
    },
  },
};
