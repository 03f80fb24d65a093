import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const left = new Set(['node_modules', 'dist', 'dist.old', '.git', '.astro', 'test-results', '.env']);

/** Packages by link, as they are not written to; caches are the copy's own, but for pictures that are made already. */
function linkPackages(copy: string): void {
  const packages = resolve('node_modules');
  mkdirSync(join(copy, 'node_modules/.astro'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '.astro' && name !== '.vite')
      symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  symlinkSync(join(packages, '.astro/assets'), join(copy, 'node_modules/.astro/assets'));
}

/** A copy of the project in a temporary folder of its own. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-site-'));
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
  linkPackages(copy);
  return copy;
}

const config = `import mdx from '@astrojs/mdx';
export default { trailingSlash: 'never', build: { format: 'file' }, integrations: [mdx()] };
`;

const collections = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
const of = (kind) => defineCollection({ loader: glob({ base: './src/content/' + kind, pattern: '*.' + kind }) });
export const collections = { mdx: of('mdx'), md: of('md') };
`;

const page = (kind: string) => `---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () =>
  (await getCollection('${kind}')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>{entry.data.title}</title></head>
<body><h1>{entry.data.title}</h1><Content /></body></html>
`;

/** The least that Astro can do with the same texts: a title, a heading and the text, no style and no picture. */
export function makeBare(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  linkPackages(copy);
  const files = {
    'package.json': '{ "type": "module" }',
    'astro.config.mjs': config,
    'src/content.config.ts': collections,
    'src/pages/mdx/[slug].astro': page('mdx'),
    'src/pages/md/[slug].astro': page('md'),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(copy, name, '..'), { recursive: true });
    writeFileSync(join(copy, name), text);
  }
  return copy;
}
