import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/index.ts';
import { business, readPublished } from '../content';

const root = mkdtempSync(join(tmpdir(), 'slips-'));
const content = join(root, 'src/content');
const article = `articles/${readPublished('articles')[0]?.slug ?? ''}.mdx`;
const location = `locations/${readPublished('locations')[0]?.slug ?? ''}.yaml`;
const person = `team/${readPublished('team')[0]?.slug ?? ''}.yaml`;

beforeAll(() => cpSync('src', join(root, 'src'), { recursive: true }));
afterEach(() => {
  rmSync(content, { recursive: true });
  cpSync('src/content', content, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Changes a file as an owner may by mistake. The change has to find its place. */
function change(file: string, from: RegExp, to: string): void {
  const path = join(content, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

const problems = async () =>
  (await checkContent(root)).map(({ file, wrong, remedy }) => `${file}: ${wrong} ${remedy}`);

describe('a slip gets one message with its remedy', { timeout: 60_000 }, () => {
  it.each([
    ['the opening --- deleted', article, /^---\n/, '', /lines of ---.*Write --- alone/],
    ['the closing --- deleted', article, /\n---\n/, '\n', /lines of ---.*Write --- alone/],
    ['a tab', 'business.yaml', /\n {2}street:/, '\n\tstreet:', /starts with a tab. Use spaces/],
    ['a hard space', location, /\n(?=neighborhoods:)/, '\n\u00a0', /hard space.*type a plain space/],
    ['no space after a colon', 'business.yaml', /phone: /, 'phone:', /no space after the colon/],
    ['prices the wrong way around', 'pages/prices.yaml', /from: 6\n/, 'from: 60\n', /not below the lowest/],
    [
      'car prices the wrong way around',
      'pages/prices.yaml',
      /from: 400, to: 650/,
      'from: 650, to: 400',
      /not below the lowest/,
    ],
    [
      'the whole address of the own site',
      article,
      /\n## /,
      `\nSee [what it costs](${business.site}/prices).\n\n## `,
      /to this site.*Write \/prices/,
    ],
  ])('%s', async (_, file, from, to, said) => {
    change(file, from, to);
    expect(await problems()).toEqual([expect.stringMatching(said)]);
  });

  it('a token that stands for nothing, in words of a service that is off', async () => {
    change('business.yaml', /^( {2}tesla: )true/m, '$1false');
    const before = await problems();
    change('pages/about.yaml', /^( *heading: )(.*)$/m, "$1'About us{tesla?, {phoen}}'");
    const found = await problems();
    expect(found.filter((text) => !before.includes(text))).toEqual([
      expect.stringMatching(/\{phoen\} is not a fact/),
    ]);
  });

  it('the note on savings deleted asks no article to link to it', async () => {
    rmSync(join(content, 'articles/energy-savings.mdx'), { force: true });
    for (const { slug } of readPublished('articles').filter((each) => each.slug !== 'energy-savings')) {
      const path = join(content, `articles/${slug}.mdx`);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/\[([^\]]+)\]\(\/blog\/energy-savings[^)]*\)/g, '$1'));
    }
    expect((await problems()).join('\n')).not.toContain('how they are counted');
  });

  it('a text that is not written yet, in an article of a later day', async () => {
    change(article, /datePublished: .*\ndateText: .*/, 'datePublished: 2999-12-01\ndateText: Dec 1, 2999');
    change(article, /\n## /, '\nWrite here: the first paragraph.\n\n## ');
    const found = await problems();
    expect(found.filter((text) => text.includes('Write here'))).toEqual([expect.stringContaining(article)]);
  });

  it('a banner that is too short, with an example that may be copied', async () => {
    const path = join(content, 'business.yaml');
    writeFileSync(path, `${readFileSync(path, 'utf8').replace(/^ticker: .*\n/m, '')}ticker: Hi\n`);
    const found = await checkContent(root);
    expect(found.map(({ example }) => example)).toEqual(['ticker: Free samples this month']);
  });

  it('a copy that is left in a folder', async () => {
    writeFileSync(join(content, `${person}.bak`), 'name: Nora');
    expect(await problems()).toEqual([expect.stringMatching(/Delete it, or move it out of src\/content/)]);
  });

  it('a photo of an iPhone', async () => {
    const [, picture = ''] = /src: (\S+)\.webp/.exec(readFileSync(join(content, person), 'utf8')) ?? [];
    const file = join(content, 'team', picture);
    cpSync(`${file}.webp`, `${file}.HEIC`);
    change(person, /(src: \S+)\.webp/, '$1.HEIC');
    expect(await problems()).toEqual([expect.stringMatching(/HEIC photo.*Save it as JPEG/)]);
  });

  it('in business.yaml hides no other in a file of its own', async () => {
    change('business.yaml', /\n {2}street:/, '\n\tstreet:');
    change(person, /^name: /m, 'name:');
    expect(await problems()).toEqual([
      expect.stringMatching(/^src\/content\/business\.yaml/),
      expect.stringContaining(person),
    ]);
  });
});
