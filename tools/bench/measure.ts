import { fork } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const built = z.object({
  seconds: z.number(),
  processorSeconds: z.number().describe('Of all threads together.'),
  megabytes: z.number().describe('Largest resident memory.'),
  parts: z
    .array(z.object({ name: z.string(), processorSeconds: z.number() }))
    .describe('Parts of the processor time that are told apart.'),
});

/** What a build took. */
export type Built = z.infer<typeof built>;

const caches = ['dist', '.astro', 'node_modules/.vite'];

/** Removes what an earlier build left, but for pictures, which have a cache of their own. */
export function forget(project: string): void {
  for (const name of caches) rmSync(join(project, name), { recursive: true, force: true });
  for (const name of globSync('node_modules/.astro/*', { cwd: project }))
    if (!name.endsWith('assets')) rmSync(join(project, name), { recursive: true, force: true });
}

/** Builds a folder in a process of its own. */
export function measureBuild(project: string): Promise<Built> {
  return new Promise((done, fail) => {
    const child = fork(resolve('tools/bench/build.ts'), {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let told: Built | undefined;
    child.on('message', (message) => (told = built.parse(message)));
    child.on('exit', (code) =>
      told ? done(told) : fail(new Error(`The build of ${project} ended with ${code}.`)),
    );
  });
}

const compressed = (path: string) =>
  [`${path}.br`, path].map((file) => statSync(file, { throwIfNoEntry: false })?.size).find(Boolean) ?? 0;

/** Compressed bytes of the pages that lists could make grow, by address. */
export function weighPages(project: string): Record<string, number> {
  const pages = ['/index', '/blog', '/locations', '/404', '/locations/404', '/blog/turf-melt', '/about'];
  const location = '/locations/austin-window-tinting';
  return Object.fromEntries(
    [...pages, location].map((path) => [path, compressed(join(project, `dist${path}.html`))]),
  );
}

/** Bytes of all scripts and styles that a build wrote, uncompressed. */
export function weighCode(project: string): number {
  const files = globSync('dist/_astro/*.{js,css}', { cwd: project });
  return files.reduce((sum, file) => sum + readFileSync(join(project, file)).length, 0);
}

/** Number of pages that a build wrote. */
export const countPages = (project: string) => globSync('dist/**/*.html', { cwd: project }).length;
