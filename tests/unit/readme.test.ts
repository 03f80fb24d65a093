import { existsSync, readFileSync } from 'node:fs';
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

  it('gives the test command that CI runs', () => {
    expect(readFileSync('.ci/run', 'utf8')).toContain(
      '{ npm ci && npm test && npm run test:sample && npm run test:engines; }',
    );
    expect(readme).toContain('npm ci && npm test');
    for (const name of ['sample', 'engines']) expect(readme).toContain(`npm run test:${name}`);
  });

  it('stays one screen of text above its table of dependencies', () => {
    expect((readme.split('## Dependencies')[0] ?? '').split('\n').length).toBeLessThan(70);
  });
});
