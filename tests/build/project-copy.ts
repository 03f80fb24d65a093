import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What builds write into `node_modules`. A copy has its own. */
const own = new Set(['.astro', '.vite']);

interface BuildResult {
  /** The exit code, null if the build was killed. */
  code: number | null;
  output: string;
}

/** The environment without what Vitest adds to it, which would make a build show drafts. */
export const outside = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:DEV|PROD|MODE|SSR|BASE_URL|TEST|VITEST.*)$/.test(name),
  ),
);

/** What a build reads. */
const sources = [
  'src',
  'public',
  'tools',
  'package.json',
  'astro.config.mjs',
  'tsconfig.json',
  '.stylelintrc.mjs',
];

/** Copies what a build of the project reads, its cache of pictures, and the files and folders in `also`. */
export function copyProject(also: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of [...sources, ...also]) cpSync(name, join(root, name), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (!own.has(name)) symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  const cache = 'node_modules/.astro/assets';
  if (existsSync(cache)) cpSync(cache, join(root, cache), { recursive: true });

  /**
   * Builds with these settings, by default without compressed files, which take longer than everything else. The build
   * kills itself as it prints `killAt`.
   */
  const build = (
    settings: Record<string, string> = {},
    killAt?: string,
    command = ['tools/build.ts', '--verbose'],
  ): Promise<BuildResult> =>
    new Promise((resolve) => {
      // From inside, as a slow machine could finish the build before a kill from here arrives.
      const killer = `const { write } = process.stdout;
        process.stdout.write = function (text, ...rest) {
          if (String(text).includes(${JSON.stringify(killAt)})) process.kill(process.pid, 'SIGKILL');
          return write.call(this, text, ...rest);
        };`;
      const preload = killAt ? ['--import', `data:text/javascript,${encodeURIComponent(killer)}`] : [];
      const defaults = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', PRECOMPRESS: 'off' };
      const env = { ...outside, ...defaults, ...settings };
      const child = spawn(process.execPath, [...preload, ...command], { cwd: root, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString();
        });
      child.on('close', (code) => resolve({ code, output }));
    });
  return { root, build, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The checksum of every file in a folder, by name. Without the ids of islands, which depend on the folder of the project. */
export function filesIn(folder: string): Record<string, string> {
  const files = globSync('**/*', { cwd: folder }).filter((name) => lstatSync(join(folder, name)).isFile());
  const toSum = (name: string) =>
    hash('sha256', readFileSync(join(folder, name), 'latin1').replace(/ uid="\w+"/g, ''));
  return Object.fromEntries(files.toSorted().map((name) => [name, toSum(name)]));
}
