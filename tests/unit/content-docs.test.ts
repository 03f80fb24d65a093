import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { readOne } from '../content.ts';
import { businessSchema } from '../../src/schemas/business.ts';
import { faqSchema } from '../../src/schemas/faq.ts';
import { flagProblems, readFlags } from '../../tools/new/flags.ts';

const folder = 'content-docs';
const docs = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
const recipes = docs.filter(
  ({ name }) => !['field-reference.md', 'benchmarks.md', 'glossary.md'].includes(name),
);
const all = recipes.map(({ text }) => text).join('\n');
const unique = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, found]) => found ?? ''))];

/** The words of a command line, those in quotes as one. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, inQuotes, word]) => inQuotes ?? word ?? '');

describe('the handbook', () => {
  it('has the recipes that its first page lists, and no other', () => {
    const listed = [
      ...(docs.find(({ name }) => name === 'README.md')?.text ?? '').matchAll(/\]\(([\w-]+\.md)\)/g),
    ];
    const names = new Set(['README.md', ...listed.map(([, name]) => name)]);
    expect([...names].toSorted()).toEqual(docs.map(({ name }) => name).toSorted());
  });

  it.each(recipes)('$name fits on a screen', ({ text }) => {
    expect(text.split('\n').length).toBeLessThanOrEqual(55);
  });

  it.each(unique(/npm run ([\w:]+)/g))('names npm run %s, which exists', (script) => {
    expect(Object.keys(manifest.scripts)).toContain(script);
  });

  it.each(unique(/`((?:src|content-docs|tools)\/[\w./-]+)`/g))('names %s, which exists', (path) => {
    // An owner may delete any file of a kind that has many.
    const mayGo = /^src\/content\/(?!pages\/)[a-z]+\//.test(path);
    expect(existsSync(mayGo ? dirname(path) : path)).toBe(true);
  });

  it.each(unique(/\]\(([\w/-]+\.(?:md|webp))\)/g))('leads to %s, which exists', (name) => {
    expect(existsSync(`${folder}/${name}`)).toBe(true);
  });

  it.each(unique(/npm run new -- ([^\n`]+)/g))('gives flags that npm run new takes: %s', (line) => {
    const { kind = '', given } = readFlags(wordsOf(line));
    expect(flagProblems(kind, given, false)).toEqual([]);
  });

  it('shows values of business.yaml that its schema accepts', () => {
    const blocks = [...all.matchAll(/^( *)```yaml\n([\s\S]*?)```/gm)];
    const shown = blocks.map(
      ([, indent = '', block = '']) =>
        parse(block.replaceAll(`\n${indent}`, '\n').trimStart()) as object | unknown[],
    );
    expect(shown.length).toBeGreaterThanOrEqual(3);
    const business = parse(readFileSync('src/content/business.yaml', 'utf8')) as object;
    const faqs = readOne('faqs', 'tesla');
    for (const value of shown) {
      if (Array.isArray(value))
        expect(faqSchema.safeParse({ ...faqs, items: [...faqs.items, ...value] }).error).toBeUndefined();
      else expect(businessSchema.safeParse({ ...business, ...value }).error).toBeUndefined();
    }
  });
});
