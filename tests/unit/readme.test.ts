import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const readme = readFileSync('README.md', 'utf8');
const inCode = [...readme.matchAll(/`([^`\n]+)`|^ {4}(.+?)(?: {2,}#.*)?$/gm)].map(
  ([, code, block]) => code ?? block ?? '',
);
const paths = inCode.filter((code) => /^[\w.-]+\/[\w./-]*$/.test(code) && !code.startsWith('@'));
const scripts = inCode.flatMap((code) =>
  [...code.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name ?? ''),
);
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

/** Folders in a folder, but hidden ones. */
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
const left = /^(?:dist|node_modules|data|look|test-results)\b/;
const map = (/^## The tree\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, first = '', said = ''] = line.split('|').map((cell) => cell.trim());
    const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { folders: named(first), said, inside: named(said) };
  });

describe('the map of the tree', () => {
  const mapped = map.flatMap(({ folders }) => folders);
  const insideOf = (path: string) => map.find(({ folders }) => folders.includes(path))?.inside ?? [];

  it('names folders that exist, each with a sentence', () => {
    expect(map.length).toBeGreaterThan(10);
    expect(mapped.filter((path) => !existsSync(path))).toEqual([]);
    expect(map.filter(({ said }) => !/^[A-Z].+\.$/.test(said))).toEqual([]);
  });

  it('names every folder at the top and in src, once', () => {
    const top = foldersIn('.').filter((name) => name !== 'src' && !left.test(name));
    const inSrc = foldersIn('src').map((name) => `src/${name}`);
    expect(mapped.toSorted()).toEqual([...top, ...inSrc].toSorted());
  });

  it.each(['src/features', 'tools', 'tests'])('names every folder of %s, and no other', (path) => {
    const inside = insideOf(path).filter((name) => !name.includes(' '));
    expect(inside.toSorted()).toEqual(foldersIn(path).toSorted());
  });
});

describe('the README', () => {
  it.each([...new Set(paths)])('names %s, which exists', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it.each([...new Set(scripts)].filter((name) => name !== 'ci'))('names npm run %s, which exists', (name) => {
    expect(Object.keys(manifest.scripts)).toContain(name);
  });

  it('says what each dependency is for, and names no other', () => {
    const table = readme.split('## Dependencies')[1] ?? '';
    const named = [...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(packages.toSorted());
  });

  it('gives the test commands that CI runs', () => {
    expect(readFileSync('.ci/run', 'utf8')).toContain('{ npm ci && npm test && npm run test:rest; }');
    expect(readme).toContain('npm ci && npm test');
    expect(readme).toContain('npm run test:rest');
  });

  it('has a script for every folder of tests, which CI runs', () => {
    const { test, 'test:rest': rest } = manifest.scripts;
    const started = [...`${test} ${rest}`.matchAll(/test:(\w+)/g)].map(([, name]) => name);
    const suites = foldersIn('tests').filter((name) => name !== 'support');
    expect(started).toEqual(expect.arrayContaining(suites));
  });

  it('stays one screen of text above its table of dependencies', () => {
    expect((readme.split('## Dependencies')[0] ?? '').split('\n').length).toBeLessThan(70);
  });
});
