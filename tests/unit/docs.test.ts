import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { businessSchema } from '../../src/schemas/business.ts';
import { contentKinds } from '../../src/schemas/index.ts';
import { faqSchema } from '../../src/schemas/shared.ts';
import { icons } from '../../src/components/ui/icons.ts';
import { iconNames } from '../../src/schemas/icons.ts';
import { flagProblems } from '../../tools/new/kinds.ts';
import { business, readOne } from '../content.ts';

const folder = 'content-docs';
const handbook = readdirSync(folder).filter((name) => name.endsWith('.md'));
const read = (file: string) => readFileSync(file, 'utf8');
const readme = read('README.md');
const recipes = handbook.map((name) => read(`${folder}/${name}`)).join('\n');
const docs = `${readme}\n${recipes}`;
const findAll = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, part = '']) => part)),
];

describe('the README and the handbook name only what exists', () => {
  it('npm scripts', () => {
    const scripts = findAll(docs, /npm run ([\w-]+(?::[\w-]+)?)/g);
    expect(scripts.filter((script) => !Object.hasOwn(manifest.scripts, script))).toEqual([]);
  });

  it('files and folders', () => {
    const paths = findAll(docs, /`((?:src|content-docs|tools|tests|public)\/[\w./-]+)`/g);
    // An owner may delete any file of a kind that may have several.
    const isOptional = (path: string) => /^src\/content\/(?:[a-z]+\/.+\.mdx|(?!pages\/)[a-z]+\/)/.test(path);
    expect(paths.filter((path) => !existsSync(isOptional(path) ? dirname(path) : path))).toEqual([]);
  });
});

it('the picture of the icons has every icon that content may use, with its name', () => {
  const picture = read(`${folder}/pictures/icons.svg`);
  for (const name of iconNames) {
    expect(picture).toContain(`>${name}</text>`);
    expect(picture).toContain(icons[name]);
  }
});

const newCommands = findAll(recipes, /npm run new -- ([^\n`]+)/g);
if (newCommands.length === 0) throw new Error('The handbook never shows npm run new.');
it.each(newCommands)('npm run new takes the flags of the handbook: %s', (line) => {
  const flags = [...line.matchAll(/--(\w+) (?:"([^"]*)"|(\S+))/g)];
  const given = Object.fromEntries(flags.map(([, flag = '', quoted, word = '']) => [flag, quoted ?? word]));
  const [kind = ''] = line.split(' ');
  expect(flagProblems(kind, given, false)).toEqual([]);
});

it('the YAML in the handbook is accepted by its schema', () => {
  const blocks = [...recipes.matchAll(/^( *)```yaml\n([\s\S]*?)```/gm)];
  const examples = blocks.map(([, indent = '', block = '']): unknown =>
    parse(block.replaceAll(`\n${indent}`, '\n').trimStart()),
  );
  expect(examples.length).toBeGreaterThanOrEqual(3);
  const faqs = readOne('faqs', 'tesla');
  const links = {
    booking: 'https://example.com/book',
    giftCards: 'https://example.com/gift',
    ...business.links,
  };
  for (const example of examples) {
    const fields = z.looseObject({}).parse(Array.isArray(example) ? { items: example } : example);
    const schemas = [
      faqSchema.safeParse({ ...faqs, ...fields }),
      businessSchema.safeParse({ ...business, links, ...fields }),
      contentKinds.locations.schema.pick({ nameOnMap: true }).safeParse(fields),
    ];
    const { error } = schemas.find(({ success }) => success) ?? { error: schemas };
    expect(error).toBeUndefined();
  }
});
