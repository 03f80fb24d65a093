import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

/** The classes that every component may use; what else is styled is one component's own. */
const utilities = [
  'container',
  'section',
  'split',
  'section-heading',
  'lead',
  'muted',
  'num',
  'dark',
  'darkest',
  'surface',
  'aligned-rows',
];
const links = ['btn', 'btns', 'more', 'check-list', 'icon'];
/** Words that turn a utility: the second button, the other widths of two columns. */
const turns = ['alt', 'even', 'reverse'];
/** Sheets of shared things: glass behind its tint line, running text, the fields of both forms. */
const shared = [
  'slide-in',
  'pane',
  'quarter',
  'tinted',
  'tint-line',
  'prose',
  'wide',
  'field',
  'segmented',
  'radio-list',
  'invalid-field',
  'field-error',
];
const isGlobal = (name: string) => [...utilities, ...links, ...turns, ...shared].includes(name);

const files = globSync('src/{components,features,layouts,pages,styles}/**/*.{astro,tsx,css}').toSorted();
const styleBlock = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Text of the style sheets of a file. */
function stylesOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return text;
  return [...text.matchAll(styleBlock)].map(([, css = '']) => css).join('\n');
}

/** Classes that the style sheets of a file name. */
function styledIn(file: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(stylesOf(file)).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    for (const [, name = ''] of rule.selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) found.add(name);
  });
  return found;
}

/** Words that stand in the class attributes of a file's markup. */
function usedIn(file: string): Set<string> {
  if (file.endsWith('.css')) return new Set();
  const markup = readFileSync(file, 'utf8').replace(styleBlock, '');
  const attributes = markup.matchAll(/class(?:Name|:list)?=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g);
  const texts = [...attributes].flatMap(([, value = '']) =>
    value.startsWith('"') ? [value] : [...value.matchAll(/'[^']*'|`[^`]*`/g)].map(([text]) => text),
  );
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** Whom a file's classes belong to: its feature, the site chrome, the layouts, or the component or page itself; the quote has pages of its own. */
function ownerOf(file: string): string {
  if (/^src\/pages\/.*quote/.test(file)) return 'src/features/quote';
  const folder = /^src\/features\/[^/]+|^src\/components\/layout|^src\/layouts|^src\/styles/.exec(file)?.[0];
  return (
    folder ??
    file
      .replace(/\.\w+$/, '')
      .replaceAll(/[-/]/g, '')
      .toLowerCase()
  );
}

const styled = new Map(files.map((file) => [file, styledIn(file)]));
const classes = new Set([...styled.values()].flatMap((names) => [...names]));

describe('the classes of the style sheets', () => {
  it('belong to one component each, but for a dozen utilities', () => {
    expect(classes.size).toBeGreaterThan(100);
    const owners = new Map<string, Set<string>>();
    for (const file of files)
      for (const name of [...(styled.get(file) ?? []), ...usedIn(file)])
        owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
    const strays = [...classes]
      .filter((name) => !isGlobal(name))
      .filter((name) => (owners.get(name)?.size ?? 0) > 1)
      .map((name) => `${name}: ${[...(owners.get(name) ?? [])].join(', ')}`);
    expect(strays).toEqual([]);
  });

  it('have names of three letters at least', () => {
    expect([...classes].filter((name) => name.replace(/\W|\d|_/g, '').length < 3)).toEqual([]);
  });

  it('are all in use', () => {
    const used = new Set(files.flatMap((file) => [...(styled.get(file) ?? [])]));
    expect([...utilities, ...links, ...turns, ...shared].filter((name) => !used.has(name))).toEqual([]);
  });

  it('stand in src/styles where they are no component of their own', () => {
    const global = files
      .filter((file) => file.startsWith('src/styles/'))
      .flatMap((file) => [...(styled.get(file) ?? [])]);
    expect([...new Set(global)].filter((name) => !isGlobal(name))).toEqual([]);
  });
});
