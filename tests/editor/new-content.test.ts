import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleTexts, townTexts } from './texts.ts';

/** A copy of the project in which an editor adds a town and an article and touches no code. */
const root = mkdtempSync(join(tmpdir(), 'editor-'));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = (path: string) => parse(read(`dist${path}.html`));
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });

/** Writes over the guidance of a scaffold, as an editor does, and publishes it. */
function fillIn(file: string, texts: readonly (readonly [RegExp, string])[]) {
  const done = texts.reduce((source, [guidance, text]) => {
    expect(source).toMatch(guidance);
    return source.replace(guidance, text);
  }, read(file));
  writeFileSync(join(root, file), done.replace('draft: true\n', ''));
}

const town = 'src/content/locations/hutto-window-tinting.yaml';
const article = 'src/content/articles/how-tint-fares-on-a-west-wall.mdx';

beforeAll(() => {
  for (const name of ['src', 'public', 'tools', 'package.json', 'astro.config.mjs', 'tsconfig.json'])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const places = ['--neighborhoods', 'Old Town, Star Ranch, Emory Farms'];
  run(
    'tools/new.ts',
    'location',
    '--city',
    'Hutto',
    '--zips',
    '78634',
    '--lat',
    '30.54',
    '--lng',
    '-97.55',
    ...places,
  );
  run(
    'tools/new.ts',
    'article',
    '--title',
    'How tint fares on a west wall',
    '--category',
    'Commercial',
    '--date',
    '2025-03-01',
  );
  fillIn(town, townTexts);
  fillIn(article, articleTexts);
  const older = 'src/content/articles/turf-melt.mdx';
  const named = read(older).replace(/^related: \[[\w-]+/m, 'related: [how-tint-fares-on-a-west-wall');
  writeFileSync(join(root, older), named);
  expect(run('tools/check-content.ts')).toContain('in order');
  run('node_modules/astro/bin/astro.mjs', 'build');
}, 1_200_000);

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('a new town', () => {
  const path = '/locations/hutto-window-tinting';

  it('has its page, with its texts, questions and structured data', () => {
    const html = page(path);
    expect(html.querySelector('h1')?.text).toContain('Hutto');
    expect(
      html
        .querySelectorAll('details summary')
        .map(({ text }) => text)
        .join(),
    ).toContain('new double-pane windows');
    const graph = html.querySelector('script[type="application/ld+json"]')?.rawText ?? '';
    expect(graph).toContain('"Service"');
    expect(graph).toMatch(/areaServed[^\]]*Hutto/);
    expect(graph).toContain('FAQPage');
  });

  it.each(['/index', '/locations'])('stands in the list and on the map of %s', (where) => {
    expect(page(where).querySelector(`main a[href="${path}"]`)?.text).toContain('Hutto');
    expect(page(where).querySelectorAll('svg.canopy-map path.town').length).toBe(
      page(where).querySelectorAll('svg.canopy-map').length * 12,
    );
  });

  it('is in the sitemap', () => {
    expect(read('dist/sitemap-0.xml')).toContain(`${path}</loc>`);
  });
});

describe('a new article', () => {
  const path = '/blog/how-tint-fares-on-a-west-wall';

  it('has its page, with related articles and structured data', () => {
    const html = page(path);
    expect(html.querySelector('h1')?.text.trim()).toBe('How tint fares on a west wall');
    expect(html.querySelectorAll('a.row[href^="/blog/"]')).toHaveLength(3);
    expect(html.querySelector('script[type="application/ld+json"]')?.rawText).toContain('BlogPosting');
    expect(html.text).not.toContain('not published');
  });

  it('stands in the list under its filter, and on the page of the article that names it', () => {
    const card = page('/blog').querySelector(`[data-category="Commercial"] a[href="${path}"]`);
    expect(card?.text).toContain('Mar 1, 2025');
    expect(page('/blog/turf-melt').querySelector(`a.row[href="${path}"]`)).not.toBeNull();
  });

  it('is in the feed and in the sitemap', () => {
    expect(read('dist/rss.xml')).toContain(path);
    expect(read('dist/sitemap-0.xml')).toContain(`${path}</loc>`);
  });
});
