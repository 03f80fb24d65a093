import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importNames, importsOf, sources, textOf } from '../support/sources.ts';

const doc = readFileSync('content-docs/architecture.md', 'utf8');
const walks = doc
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    name: part.split('\n')[0] ?? '',
    part,
    files: [...part.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
  }));

/** Folder of src, room of a feature, or tool; a file that stands alone in src is none. */
const folderOf = (file: string) => /^(?:src\/features|src|tools)\/[^/]+(?=\/)/.exec(file)?.[0];

/** Whether a file takes in another one: as a module, as text, or as the collections that it describes. */
const takesIn = (file: string, other: string) =>
  importsOf(file).includes(other) ||
  importNames(file).some((name) =>
    other === 'src/content.config.ts'
      ? name === 'astro:content'
      : name.endsWith(`/${basename(other)}?raw`) && extname(other) === '.css',
  );

describe('the walks of a value', () => {
  it('are the four that a newcomer asks for', () => {
    expect(walks.map(({ name }) => name)).toEqual([
      'A town’s ZIP codes',
      'A quote value',
      'An article’s front matter',
      'A color token',
    ]);
  });

  it.each(walks)('$name: its files exist', ({ part }) => {
    const named = [...part.matchAll(/`((?:src|tools|tests)\/[^`]+)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(walks)('$name: each file is taken in by a later one, or ends the walk', ({ files }) => {
    expect(files.length).toBeGreaterThan(2);
    const cut = files.slice(1).filter((file, at) => {
      const before = files.slice(0, at + 1);
      return !before.some((other) => takesIn(file, other));
    });
    expect(cut).toEqual([]);
  });

  it.each(walks)('$name: it enters at most three folders', ({ files }) => {
    const folders = new Set(files.flatMap((file) => folderOf(file) ?? []));
    expect(folders.size).toBeLessThanOrEqual(3);
  });

  it('pages name no field on the way', () => {
    const pages = sources.filter((file) => file.startsWith('src/pages/'));
    expect(pages.filter((file) => /\b(?:zipCodes|reviewedOn|serviceType)\b/.test(textOf(file)))).toEqual([]);
  });
});
