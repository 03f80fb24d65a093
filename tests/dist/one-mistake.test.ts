import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../tools/content-check/index.ts';
import { copyProject } from '../build/project-copy.ts';

/* An owner makes one mistake in one file: both the check and the build name that file and the way out, once. */
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

const hours = "hours:\n  - days: [Monday]\n    opens: '09:00'\n    closes: '08:00'";
const business = 'business.yaml';
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
  ['marks of a merge', edit(business, conflict), business, /delete the lines of <<<<<<</],
  ['nothing in it', edit(business, () => ''), business, /Restore it/],
  ['notes alone', edit(business, () => '# later\n'), business, /Restore it/],
  ['a link to itself', link(business, business), business, /Put the file itself/],
  ['a link to nothing', link(business, 'gone.yaml'), business, /Put the file itself/],
  ['a field twice', edit(business, (text) => `${text}phone: (512) 555-0142\n`), business, /delete the other/],
  ['reversed hours', replace(business, /^hours: .*$/m, hours), business, /later than the opening time/],
  ['a slash after the site', replace(business, /^(site: .*)$/m, '$1/'), business, /without the slash/],
  ['a site in a folder', replace(business, /^(site: .*)$/m, '$1/tint'), business, /the domain alone/],
  ['a site that is none', replace(business, /^site: .*$/m, 'site: my shop'), business, /starts with https/],
  [
    'a town as .yml',
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
  [
    'old addresses in a circle',
    replace('redirects.yaml', /^moved:\n/m, 'moved:\n  - from: /one\n    to: /one\n'),
    'redirects.yaml',
    /Write the page/,
  ],
];

/** Those that the set-up of a build could stumble over, and one that it could not. */
const byBuild = [
  'the ending .yml',
  'Latin-1',
  'marks of a merge',
  'a site that is none',
  'a script in an article',
];

describe('one mistake is one message', () => {
  it('and none is none', async () => expect(await checkContent(root)).toEqual([]));

  it.each(mistakes)('%s', async (_mistake, make, file, remedy) => {
    make();
    const problems = await checkContent(root);
    expect(problems.map((problem) => `${problem.file}: ${problem.wrong}`)).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: `src/content/${file}`,
      remedy: expect.stringMatching(remedy) as unknown,
    });
  });

  it.each(mistakes.filter(([mistake]) => byBuild.includes(mistake)))(
    '%s, by the real command and the real build, without a stack',
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
