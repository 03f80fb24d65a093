import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { businessSchema } from '../../src/schemas/business.ts';
import { faqSchema } from '../../src/schemas/faq.ts';
import { flagProblems, readFlags } from '../../tools/new/flags.ts';
import { readOne } from '../content.ts';

const folder = 'content-docs';
const handbook = readdirSync(folder).filter((name) => name.endsWith('.md'));
const read = (file: string) => readFileSync(file, 'utf8');
const readme = read('README.md');
const recipes = handbook
  .filter((name) => name !== 'field-reference.md')
  .map((name) => read(`${folder}/${name}`))
  .join('\n');
const docs = `${readme}\n${recipes}`;
const unique = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** Folders in a folder, but hidden ones and those that commands leave behind. */
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !/^(?:\.|dist|node_modules|data|look|test-results)/.test(name));

describe('the README and the handbook name only what is there', () => {
  it('npm scripts', () => {
    const named = unique(docs, /npm run (\w+(?::\w+)?)/g);
    expect(named.filter((script) => !Object.keys(manifest.scripts).includes(script))).toEqual([]);
  });

  it('files and folders', () => {
    const paths = unique(docs, /`((?:src|content-docs|tools|tests|public)\/[\w./-]+)`/g);
    // An owner may delete any file of a kind that has many.
    const mayGo = /^src\/content\/(?!pages\/)[a-z]+\//;
    expect(paths.filter((path) => !existsSync(mayGo.test(path) ? dirname(path) : path))).toEqual([]);
  });

  it('pages and pictures that they link to', () => {
    const links = unique(recipes, /\]\(([\w/-]+\.(?:md|webp))\)/g);
    expect(links.filter((name) => !existsSync(`${folder}/${name}`))).toEqual([]);
  });
});

describe('the README', () => {
  const mapped = unique(/^## The tree\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? '', /`([^`]+)`/g);

  it.each(['.', 'src', 'src/features', 'tools', 'tests'])('maps every folder of %s', (path) => {
    const names = foldersIn(path).filter((name) => path !== '.' || name !== 'src');
    const isMapped = (name: string) => mapped.includes(name) || mapped.includes(`${path}/${name}`);
    expect(names.filter((name) => !isMapped(name))).toEqual([]);
  });

  it('names only dependencies that are there', () => {
    const named = unique(readme.split('## Dependencies')[1] ?? '', /`([a-z@][\w@/-]+)`/g);
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(named.filter((name) => !packages.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  it('is one screen', () => {
    const lines = readme.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(90);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('gives the test commands that CI runs', () => {
    expect(read('.ci/run')).toContain('{ npm ci && npm test && npm run test:rest; }');
    expect(readme).toContain('npm ci && npm test');
    expect(readme).toContain('npm run test:rest');
  });
});

describe('the handbook', () => {
  it('lists all its pages on the first', () => {
    const listed = unique(read(`${folder}/README.md`), /\]\(([\w-]+\.md)\)/g);
    expect([...new Set(['README.md', ...listed])].toSorted()).toEqual(handbook.toSorted());
  });

  it.each(unique(recipes, /npm run new -- ([^\n`]+)/g))('gives flags that npm run new takes: %s', (line) => {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    const { kind = '', given } = readFlags(words);
    expect(flagProblems(kind, given, false)).toEqual([]);
  });

  it('shows YAML that its schema accepts', () => {
    const blocks = [...recipes.matchAll(/^( *)```yaml\n([\s\S]*?)```/gm)];
    const shown = blocks.map(([, indent = '', block = '']): unknown =>
      parse(block.replaceAll(`\n${indent}`, '\n').trimStart()),
    );
    expect(shown.length).toBeGreaterThanOrEqual(3);
    const business: unknown = parse(read('src/content/business.yaml'));
    const faqs = readOne('faqs', 'tesla');
    for (const value of shown) {
      const { error } = Array.isArray(value)
        ? faqSchema.safeParse({ ...faqs, items: [...faqs.items, ...(value as unknown[])] })
        : businessSchema.safeParse({ ...Object(business), ...Object(value) });
      expect(error).toBeUndefined();
    }
  });
});
