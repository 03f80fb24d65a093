import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/index.ts';
import { copyProject } from './project-copy.ts';

/* An owner makes one mistake: the check and the build report it once, with its file and a remedy. */
const { root, build, remove } = copyProject();
afterAll(remove);
const content = join(root, 'src/content');
const at = (name: string) => join(content, name);
afterEach(() => {
  rmSync(content, { recursive: true });
  cpSync('src/content', content, { recursive: true });
});

const edit = (name: string, change: (text: string) => string | Buffer) => () =>
  writeFileSync(at(name), change(readFileSync(at(name), 'utf8')));
const replace = (name: string, from: RegExp, to: string) =>
  edit(name, (text) => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  });
const conflict = (text: string) =>
  text.replace(/^(\w+: .*)$/m, '<<<<<<< HEAD\n$1\n=======\n$1!\n>>>>>>> theirs');
const link = (name: string, to: string) => () => {
  rmSync(at(name), { force: true });
  mkdirSync(dirname(at(name)), { recursive: true });
  symlinkSync(to, at(name));
};

const business = 'business.yaml';
const calculator = 'calculator.yaml';
const location = 'locations/lakeway-window-tinting.yaml';
const faqs = 'faqs/tesla.yaml';
const second = /^( {2}- question: [^\n]*\n[^]*?\n) {2}- question/m;
const indent = (name: string, by: number) =>
  replace(name, /^ {2}- (?=Two-story)/m, `${' '.repeat(2 + by)}- `);
const tooFar = (side: string, spaces: number) =>
  new RegExp(`too far ${side}[^]*Start it with ${spaces} spaces`);
const add = (name: string, text: string) => edit(name, (source) => `${source}\n${text}\n`);
const article = 'articles/turf-melt.mdx';
const mistakes: [mistake: string, make: () => void, file: string, remedy: RegExp][] = [
  [
    'the ending .yml',
    () => renameSync(at(business), at('business.yml')),
    'business.yml',
    /Rename it to business\.yaml/,
  ],
  ['Latin-1', edit(business, (text) => Buffer.from(`${text}# Café`, 'latin1')), business, /as UTF-8/],
  ['marks of a merge', edit(business, conflict), business, /delete the lines of <<<<<<</],
  ['a field twice', edit(business, (text) => `${text}phone: (512) 555-0142\n`), business, /delete the other/],
  ['reversed hours', replace(business, /'17:30'/, "'07:00'"), business, /later than the opening time/],
  ['a site that is none', replace(business, /^site: .*$/m, 'site: my shop'), business, /starts with https/],
  ['a link in a circle', link('faqs/more.yaml', 'more.yaml'), 'faqs/more.yaml', /Put the file itself/],
  [
    'a script in an article',
    edit(article, (text) => `${text}\n<script>if (a) { b(); }</script>\n`),
    article,
    /Delete it/,
  ],
  ['an item one space to the right', indent(location, 1), location, tooFar('right', 2)],
  ['a hyphen without a space', replace(location, /^ {2}- (?=Two-story)/m, '  -'), location, /- Two-story/],
  ['a question to the right', replace(faqs, second, '$1   - question'), faqs, tooFar('right', 2)],
  ['a source to the left', replace(article, /^ {4}url/m, '   url'), article, tooFar('left', 4)],
  ['hours as people say them', replace(business, /'08:00'/, '9am'), business, /Write the time as 09:00/],
  [
    'a film that the calculator does not have',
    replace(calculator, /^ {2}film: .*$/m, '  film: clearview'),
    calculator,
    /one of the keys under films/,
  ],
  [
    'two questions on the page of a location',
    edit(location, (text) =>
      text
        .split(/^(?= {2}- question: )/m)
        .slice(0, 3)
        .join(''),
    ),
    location,
    /Give 3 or 4 questions/,
  ],
  ['a lone <', add(article, 'It lets <5 % through.'), article, /lets &lt;5 % through/],
  ['a note as in HTML', add(article, '<!-- later -->'), article, /\{\/\* later \*\/\}/],
  [
    'an iframe',
    add(article, '<iframe src="https://video.com/1"></iframe>'),
    article,
    /\(https:\/\/video\.com\/1\)/,
  ],
  ['a picture as in HTML', add(article, '<img src="a.png">'), article, /<Figure/],
  ['a second title', add(article, '# A heading of mine'), article, /## A heading of mine/],
  [
    'old addresses in a circle',
    replace('redirects.yaml', /^moved:\n/m, 'moved:\n  - from: /one\n    to: /one\n'),
    'redirects.yaml',
    /Write the page/,
  ],
];

/** A mistake in the set-up of a build, one in a text and one in a list. */
const byBuild = ['Latin-1', 'a script in an article', 'an item one space to the right'];

describe('one mistake in the content', () => {
  it('is reported only if there is one', async () => expect(await checkContent(root)).toEqual([]));

  it.each(mistakes)('is one message with a remedy: %s', async (_mistake, make, file, remedy) => {
    make();
    const problems = await checkContent(root);
    expect(problems.map((problem) => `${problem.file}: ${problem.wrong}`)).toHaveLength(1);
    expect(problems[0]?.file).toBe(`src/content/${file}`);
    const { wrong, remedy: instead, example } = problems[0] ?? {};
    expect(`${wrong ?? ''} ${instead ?? ''} ${example ?? ''}`).toMatch(remedy);
  });

  it.each(mistakes.filter(([mistake]) => byBuild.includes(mistake)))(
    'stops the check and the build without a stack trace: %s',
    { timeout: 120_000 },
    async (_mistake, make, file, remedy) => {
      make();
      const check = spawnSync(process.execPath, ['tools/check-content.ts'], { cwd: root, encoding: 'utf8' });
      const built = await build();
      for (const [code, output] of [
        [check.status, check.stderr],
        [built.code, built.output],
      ] as const) {
        expect(code).toBe(1);
        expect(output).toContain(`src/content/${file}`);
        expect(output).toMatch(remedy);
        expect(output).toContain('1 problem in 1 file.');
        expect(output).not.toMatch(/^\s+at .+[/\\].+:\d+/m);
      }
    },
  );
});
