import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { circles, codeOf, importNames, importsOf, nodesOf, sources } from '../support/sources.ts';

const imports = new Map(sources.map((file) => [file, importsOf(file)]));
const edges = [...imports].flatMap(([from, files]) => files.map((to) => ({ from, to })));

/** A folder of src, a room of src/features, or the folder at the top. */
const folderOf = (file: string) => /^(?:src\/features\/[^/]+|src\/[^/]+|[^/]+)/.exec(file)?.[0] ?? '';

const forbidden = (from: RegExp, to: RegExp) =>
  edges
    .filter((edge) => from.test(edge.from) && to.test(edge.to))
    .map((edge) => `${edge.from} imports ${edge.to}`);

describe('who may import whom', () => {
  it('site, schemas and components import nothing of a feature', () => {
    expect(forbidden(/^src\/(?:site|schemas|components)\//, /^src\/features\//)).toEqual([]);
  });

  it('no feature imports from inside another', () => {
    const crossing = edges.filter(
      ({ from, to }) =>
        from.startsWith('src/features/') && to.startsWith('src/features/') && folderOf(from) !== folderOf(to),
    );
    expect(crossing).toEqual([]);
  });

  it('site imports no component, no layout and no build step', () => {
    expect(
      forbidden(/^src\/site\//, /^src\/(?:components|layouts|pages|integrations|server)\/|^tools\//),
    ).toEqual([]);
  });

  it('schemas import zod and one another', () => {
    const names = sources
      .filter((file) => file.startsWith('src/schemas/'))
      .flatMap((file) => importNames(file).map((name) => `${file}: ${name}`));
    expect(names.filter((line) => !/: (?:zod|\.{1,2}\/[\w./-]+)$/.test(line))).toEqual([]);
    expect(forbidden(/^src\/schemas\//, /^src\/(?!schemas\/)/)).toEqual([]);
  });

  it('a build and the server do with what npm ci --omit=dev installs', () => {
    const needed = new Set(['astro.config.mjs', 'tools/build.ts', 'tools/serve.ts', 'tools/quotes.ts']);
    for (const file of sources) if (/^src\/(?!integrations\/styleguide)/.test(file)) needed.add(file);
    for (const file of needed) for (const other of imports.get(file) ?? []) needed.add(other);
    const missing = [...needed].flatMap((file) =>
      importNames(file)
        .filter((name) => !new RegExp(`import type [^;]*from '${name}'`).test(codeOf(file)))
        .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
        .filter((name) => Object.hasOwn(manifest.devDependencies, name))
        .map((name) => `${file} needs ${name}`),
    );
    expect(missing).toEqual([]);
    // It pins the version that npm run starts.
    expect(manifest.dependencies).toHaveProperty('node');
  });

  it('pages are imported by nobody', () => {
    expect(forbidden(/./, /^src\/pages\//)).toEqual([]);
  });

  it('no folder of src/integrations holds code for browsers beside code for Node', () => {
    const within = sources.filter((file) => file.startsWith('src/integrations/'));
    const place = (file: string) => file.replace(/[^/]+$/, '');
    const ofNode = new Set(
      within.filter((file) => importNames(file).some((name) => name.startsWith('node:'))).map(place),
    );
    const isOfBrowser = (file: string) =>
      /\.(?:tsx|astro)$/.test(file) ||
      nodesOf(codeOf(file), file).some(
        (node) => ts.isIdentifier(node) && /^(?:document|window|HTML\w*Element)$/.test(node.text),
      );
    expect(within.filter((file) => ofNode.has(place(file)) && isOfBrowser(file))).toEqual([]);
  });
});

describe('no circle', () => {
  it('stands between files', () => expect(circles(imports)).toEqual([]));

  it('stands between folders', () => {
    const folders = new Map<string, Set<string>>();
    for (const { from, to } of edges) {
      const [start, end] = [folderOf(from), folderOf(to)];
      if (start !== end) folders.set(start, (folders.get(start) ?? new Set()).add(end));
    }
    expect(circles(folders)).toEqual([]);
  });

  it('would go unseen', () => {
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b', 'd']],
        ]),
      ),
    ).toEqual([['b', 'c']]);
  });
});
