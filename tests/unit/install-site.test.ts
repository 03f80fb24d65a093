import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkTarget, installSite, recover } from '../../tools/build/install.ts';
import { makeFolder } from '../support/at-end.ts';
import { replaceContents } from '../../tools/build/replace-contents.ts';

let folder = '';
beforeEach(() => void (folder = makeFolder()));

/** Writes a site, each page of which loads a hashed file of its build. */
function makeSite(at: string, build: string, pages = 3): string {
  const names = ['index', ...Array.from({ length: pages }, (_, index) => `blog/page-${index}`)];
  const files = [
    [`_astro/${build}.js`, build],
    ...names.map((name) => [`${name}.html`, `<script src="/_astro/${build}.js">`]),
  ];
  for (const [file = '', text = ''] of files) {
    mkdirSync(dirname(join(at, file)), { recursive: true });
    writeFileSync(join(at, file), text);
  }
  return at;
}
const makeNext = () => makeSite(join(folder, 'dist.next-1'), 'new');
const target = () => join(folder, 'dist');
const list = (at: string) => readdirSync(at).toSorted();
const expectNewSite = () => {
  expect(list(target())).toEqual(['_astro', 'blog', 'index.html']);
  expect(list(`${target()}/_astro`)).toEqual(['new.js']);
  expect(list(`${target()}/blog`)).toEqual(['page-0.html', 'page-1.html', 'page-2.html']);
};

describe('a new build', () => {
  it('replaces the old one, whose hashed files are kept until the next', () => {
    makeSite(target(), 'old', 5);
    installSite(makeNext(), target());
    expectNewSite();
    expect(list(folder)).toEqual(['dist', 'dist.old']);
    expect(list(`${target()}.old`)).toEqual(['_astro']);
    expect(list(`${target()}.old/_astro`)).toEqual(['old.js']);
    installSite(makeSite(join(folder, 'dist.next-2'), 'newest'), target());
    expect(list(`${target()}.old/_astro`)).toEqual(['new.js']);
  });

  it('that was killed between the two renames leaves a site that can be recovered', () => {
    makeSite(`${target()}.old`, 'old');
    mkdirSync(`${target()}.next-7/_astro`, { recursive: true });
    recover(target());
    expect(list(folder)).toEqual(['dist']);
    expect(list(target())).toContain('index.html');
  });

  it('never replaces a folder with other files', () => {
    mkdirSync(join(folder, 'home/photos'), { recursive: true });
    expect(() => checkTarget(join(folder, 'home'))).toThrow('holds other files');
    for (const allowed of [join(folder, 'none'), join(folder, 'home/photos'), makeSite(target(), 'old')])
      expect(() => checkTarget(allowed)).not.toThrow();
  });
});

describe('a folder that cannot be renamed', () => {
  it('keeps its old files when the new ones cannot be copied', () => {
    makeSite(target(), 'old');
    expect(() => replaceContents(join(folder, 'nothing'), target(), `${target()}.old`)).toThrow();
    expect(readFileSync(join(target(), 'index.html'), 'utf8')).toContain('old.js');
  });

  it('gets files whose names start with a dot, and keeps those that it had', () => {
    makeSite(target(), 'old');
    makeNext();
    for (const file of ['dist/.trash/page.html', 'dist.next-1/.well-known/security.txt']) {
      mkdirSync(dirname(join(folder, file)));
      writeFileSync(join(folder, file), file);
    }
    replaceContents(join(folder, 'dist.next-1'), target(), `${target()}.old`);
    expect(list(target())).toEqual(['.trash', '.well-known', '_astro', 'blog', 'index.html']);
    expect(list(join(target(), '.well-known'))).toEqual(['security.txt']);
  });

  // A mount needs the rights of root, which a container of CI may not have.
  const mount = (...words: string[]) => spawnSync('/bin/mount', words).status === 0;
  const trial = makeFolder();
  const canMount = process.platform === 'linux' && mount('-t', 'tmpfs', 'tmpfs', trial);
  if (canMount) spawnSync('/bin/umount', [trial]);

  it.runIf(canMount).each([
    ['another disk', (to: string) => ['-t', 'tmpfs', 'tmpfs', to]],
    ['a folder of the same disk', (to: string) => ['--bind', join(folder, 'volume'), to]],
  ])('gets new contents as a mount point of %s', (_kind, toWords) => {
    mkdirSync(join(folder, 'volume'));
    mkdirSync(target());
    expect(mount(...toWords(target()))).toBe(true);
    try {
      makeSite(target(), 'old', 5);
      installSite(makeNext(), target());
      expectNewSite();
    } finally {
      spawnSync('/bin/umount', [target()]);
    }
  });
});
