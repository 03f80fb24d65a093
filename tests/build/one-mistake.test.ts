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
const asUtf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
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
  ['no file', () => rmSync(at(business)), business, /git restore/],
  ['Latin-1', edit(business, (text) => Buffer.from(`${text}# Café`, 'latin1')), business, /as UTF-8/],
  ['UTF-16', edit(business, asUtf16), business, /as UTF-8/],
  ['a BOM', edit(business, (text) => `\ufeff${text}`), business, /without BOM/],
  ['marks of a merge', edit(business, conflict), business, /delete the lines with <<<<<<</],
  ['nothing in it', edit(business, () => ''), business, /Restore it/],
  ['a link to itself', link(business, business), business, /Put the file itself/],
  ['a slash after the site', replace(business, /^(site: .*)$/m, '$1/'), business, /without the slash/],
  [
    'a member of the team as .yml',
    () => renameSync(at('team/nora.yaml'), at('team/nora.yml')),
    'team/nora.yml',
    /nora\.yaml/,
  ],
  ['an article as .md', () => cpSync(at(article), at('articles/x.md')), 'articles/x.md', /x\.mdx/],
  ['an article in UTF-16', edit(article, asUtf16), article, /as UTF-8/],
  ['an article with a BOM', edit(article, (text) => `\ufeff${text}`), article, /without BOM/],
  ['an article with marks of a merge', edit(article, conflict), article, /delete the lines/],
  ['an empty article', edit(article, () => '\n'), article, /delete it/],
  ['a link in a circle', link('faqs/more.yaml', 'more.yaml'), 'faqs/more.yaml', /Put the file itself/],
  [
    'a script in an article',
    edit(article, (text) => `${text}\n<script>if (a) { b(); }</script>\n`),
    article,
    /Delete it/,
  ],
  ['a point to the left', replace(article, /^ {2}- (?=A melted)/m, ' - '), article, tooFar('left', 2)],
  ['hours as people say them', replace(business, /'08:00'/, '9am'), business, /Write the time as 09:00/],
  [
    'two films of one key',
    replace(calculator, /^ {4}key: neutral$/m, '    key: daylight_dual'),
    calculator,
    /give each its own/,
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
  ['no file of the calculator', () => rmSync(at(calculator)), calculator, /git restore/],
  ['an arrow', add(article, 'Cold <- warm.'), article, /Cold &lt;- warm/],
  ['a lone {', add(article, 'A { brace.'), article, /A \\\{ brace/],
  ['a note as in HTML', add(article, '<!-- later -->'), article, /\{\/\* later \*\/\}/],
  [
    'an iframe',
    add(article, '<iframe src="https://video.com/1"></iframe>'),
    article,
    /\(https:\/\/video\.com\/1\)/,
  ],
  ['a picture as in HTML', add(article, '<img src="a.png">'), article, /<Figure/],
  ['a break as in HTML', add(article, 'One<br>two'), article, /empty line/],
  ['a style', add(article, '<style>p { color: red }</style>'), article, /Delete it/],
  ['a second title', add(article, '# A heading of mine'), article, /## A heading of mine/],
  [
    'old addresses in a circle',
    replace('redirects.yaml', /^moved:\n/m, 'moved:\n  - from: /one\n    to: /one\n'),
    'redirects.yaml',
    /Write the page/,
  ],
];

/** Mistakes that could break the set-up of a build, and one that could not. */
const byBuild = ['the ending .yml', 'marks of a merge'];

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
