import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/index.ts';
import { copyProject } from './project-copy.ts';

const memory = '/dev/shm';
const isOtherDisk = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

describe('a build into a folder of another disk, with an article that is not ready on its day', () => {
  const project = copyProject();
  const place = mkdtempSync(join(isOtherDisk ? memory : tmpdir(), 'build-'));
  const content = join(project.root, 'src/content');
  afterAll(() => {
    project.remove();
    rmSync(place, { recursive: true });
  });

  const write = (day: string) => {
    const wording = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(day),
    );
    const text = readFileSync(join(content, 'articles/turf-melt.mdx'), 'utf8')
      .replace(/^id: .*$/m, 'id: 99')
      .replace(/^title: .*$/m, 'title: What is new in film')
      .replace(/^datePublished: .*\ndateText: .*$/m, `datePublished: ${day}\ndateText: ${wording}`)
      .replace(/^## .*$/m, 'Write here: what is new.\n\n$&');
    writeFileSync(join(content, 'articles/new-in-film.mdx'), text);
  };

  it('leaves the article out, names it and puts the rest of the site there', async () => {
    write(new Date().toISOString().slice(0, 10));
    expect((await checkContent(project.root)).map(({ file }) => file)).toContain(
      'src/content/articles/new-in-film.mdx',
    );
    const { code, output } = await project.build(undefined, {}, join(place, 'site'));
    expect(code, output).toBe(0);
    expect(output).toContain('Left out, as it is not ready: new-in-film.mdx');
    expect(output).toContain('Write here');
    expect(existsSync(join(place, 'site/blog/new-in-film.html'))).toBe(false);
    expect(readFileSync(join(place, 'site/sitemap-0.xml'), 'utf8')).not.toContain('new-in-film');
    expect(readFileSync(join(content, 'redirects.yaml'), 'utf8')).not.toContain('new-in-film');
    expect(existsSync(join(place, 'site/blog/turf-melt.html'))).toBe(true);
    expect(readFileSync(join(place, 'site/index.html'), 'utf8')).toContain('</html>');
    expect(readdirSync(join(place, 'site/_astro')).length).toBeGreaterThan(20);
    expect(readdirSync(place)).toEqual(['site']);
    expect(readdirSync(project.root).filter((name) => name.startsWith('dist'))).toEqual([]);
  }, 240_000);

  it('stops like any other build if the date of the article is long past', async () => {
    write('2025-02-01');
    expect((await project.build()).code).toBe(1);
  }, 120_000);
});
