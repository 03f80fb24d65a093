import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTarget, placeSite, recover } from '../../tools/build/place.ts';
import { replaceContents } from '../../tools/build/replace-contents.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'place-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a site of so many pages, each of which loads a hashed file of its build. */
function makeSite(at: string, build: string, pages = 3): string {
  const names = ['index', ...Array.from({ length: pages }, (_, index) => `blog/page-${index}`)];
  for (const name of names) {
    const files = { [`${name}.html`]: `<script src="/_astro/${build}.js">`, [`_astro/${build}.js`]: build };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(at, file)), { recursive: true });
      writeFileSync(join(at, file), text);
    }
  }
  return at;
}
const next = () => makeSite(join(folder, 'dist.next-1'), 'new');
const target = () => join(folder, 'dist');
const list = (at: string) => readdirSync(at).toSorted();

describe('a new build takes the place of the old one', () => {
  it('and keeps the hashed files of the old one until the next', () => {
    makeSite(target(), 'old');
    placeSite(next(), target());
    expect(readFileSync(join(target(), 'index.html'), 'utf8')).toContain('new.js');
    expect(list(folder)).toEqual(['dist', 'dist.old']);
    expect(list(`${target()}.old`)).toEqual(['_astro']);
    expect(list(`${target()}.old/_astro`)).toEqual(['old.js']);
    placeSite(makeSite(join(folder, 'dist.next-2'), 'newest'), target());
    expect(list(`${target()}.old/_astro`)).toEqual(['new.js']);
  });

  it('where there is none yet, in a folder that is not there either', () => {
    placeSite(next(), join(folder, 'srv/site'));
    expect(list(join(folder, 'srv'))).toEqual(['site']);
  });

  it('and the old one comes back if the build was killed between the two renames', () => {
    makeSite(`${target()}.old`, 'old');
    mkdirSync(`${target()}.next-7/_astro`, { recursive: true });
    recover(target());
    expect(list(folder)).toEqual(['dist']);
    expect(list(target())).toContain('index.html');
  });

  it('and the kept hashed files alone are no site that would come back', () => {
    makeSite(target(), 'old');
    placeSite(next(), target());
    rmSync(target(), { recursive: true });
    recover(target());
    expect(list(folder)).toEqual(['dist.old']);
  });

  it('but never that of other files', () => {
    mkdirSync(join(folder, 'home/photos'), { recursive: true });
    expect(() => checkTarget(join(folder, 'home'))).toThrow('holds other files');
    for (const fine of [join(folder, 'none'), join(folder, 'home/photos'), makeSite(target(), 'old')])
      expect(() => checkTarget(fine)).not.toThrow();
  });
});

const memory = '/dev/shm';
const isOtherDisk = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

describe.runIf(isOtherDisk)('a new build goes to another disk', () => {
  let place = '';
  beforeEach(() => (place = mkdtempSync(join(memory, 'place-'))));
  afterEach(() => rmSync(place, { recursive: true }));

  it('and takes the place of the old one there', () => {
    const site = makeSite(join(place, 'site'), 'old');
    placeSite(next(), site);
    expect(list(site)).toEqual(['_astro', 'blog', 'index.html']);
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('new.js');
    expect(list(place)).toEqual(['site', 'site.old']);
  });
});

describe('a folder that cannot be renamed gets new contents', () => {
  const expectNew = (site: string) => {
    expect(list(site)).toEqual(['_astro', 'blog', 'index.html']);
    expect(list(join(site, '_astro'))).toEqual(['new.js']);
    expect(list(join(site, 'blog'))).toEqual(['page-0.html', 'page-1.html', 'page-2.html']);
  };

  it('with nothing left of the old ones but its hashed files beside it', () => {
    makeSite(target(), 'old', 5);
    mkdirSync(join(target(), 'gone/for/good'), { recursive: true });
    writeFileSync(join(target(), 'gone/for/good/page.html'), 'old');
    replaceContents(next(), target(), `${target()}.old`);
    expectNew(target());
    expect(list(`${target()}.old/_astro`)).toEqual(['old.js']);
  });

  it('in an order in which visitors never meet half a page, or a page without its files', async () => {
    makeSite(target(), 'old', 400);
    makeSite(join(folder, 'dist.next-1'), 'new', 400);
    const script = `import { replaceContents } from '${join(process.cwd(), 'tools/build/replace-contents.ts')}';
replaceContents('${join(folder, 'dist.next-1')}', '${target()}', '${target()}.old');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
    const seen = new Set<string>();
    while (child.exitCode === null) {
      for (let page = 0; page < 400; page += 40) {
        const text = readFileSync(join(target(), `blog/page-${page}.html`), 'utf8');
        const [, build = ''] = /^<script src="\/_astro\/(\w+)\.js">$/.exec(text) ?? [];
        seen.add(build);
        const kept = [target(), `${target()}.old`].map((site) => join(site, `_astro/${build}.js`));
        expect(
          kept.some((file) => existsSync(file)),
          `the files of ${text}`,
        ).toBe(true);
      }
      await pause();
    }
    expect(child.exitCode).toBe(0);
    expect([...seen]).toContain('old');
    expect(readFileSync(join(target(), 'blog/page-399.html'), 'utf8')).toContain('new.js');
  });

  it('and keeps its old ones when the new ones do not fit', () => {
    makeSite(target(), 'old');
    expect(() => replaceContents(join(folder, 'nothing'), target(), `${target()}.old`)).toThrow();
    expect(readFileSync(join(target(), 'index.html'), 'utf8')).toContain('old.js');
  });

  // A mount needs the rights of root, which a container of CI may not give.
  const mount = (...words: string[]) => spawnSync('/bin/mount', words).status === 0;
  const tried = mkdtempSync(join(tmpdir(), 'mount-'));
  const canMount = process.platform === 'linux' && mount('-t', 'tmpfs', 'tmpfs', tried);
  if (canMount) spawnSync('/bin/umount', [tried]);
  rmSync(tried, { recursive: true });

  it.runIf(canMount).each([
    ['another disk', (to: string) => ['-t', 'tmpfs', 'tmpfs', to]],
    ['a folder of the same disk', (to: string) => ['--bind', join(folder, 'volume'), to]],
  ])('when it is a mount point of %s', (_kind, words) => {
    mkdirSync(join(folder, 'volume'));
    mkdirSync(target());
    expect(mount(...words(target()))).toBe(true);
    try {
      makeSite(target(), 'old', 5);
      placeSite(next(), target());
      expectNew(target());
    } finally {
      spawnSync('/bin/umount', [target()]);
    }
  });
});
