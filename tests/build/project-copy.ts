import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
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

/** What builds write beside the packages; a copy has its own. */
const own = new Set(['.astro', '.vite', '.build-lock']);

/** How a build ended and what it said. */
export interface Ending {
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
const needed = [
  'src',
  'public',
  'tools',
  'package.json',
  'astro.config.mjs',
  'tsconfig.json',
  '.stylelintrc.mjs',
];

/** What builds keep of pictures, fonts and compressed files, with the checksums of all. */
const caches = ['assets', 'fonts', 'social', 'pages', 'compressed', 'checksums.json'];

/**
 * A copy of the project with caches of its own, which start as those of the project; `also` names files and folders
 * beside those that a build reads.
 */
export function copyProject(also: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of [...needed, ...also]) cpSync(name, join(root, name), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (!own.has(name)) symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  for (const name of caches) {
    const cache = join('node_modules/.astro', name);
    if (existsSync(cache)) cpSync(cache, join(root, cache), { recursive: true });
  }

  /**
   * Builds with settings of its own, by default without compressed files, which take longer than the rest; the process
   * is killed once it has said `killAt`.
   */
  const build = (settings: Record<string, string> = {}, killAt?: string): Promise<Ending> =>
    new Promise((end) => {
      const always = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', PRECOMPRESS: 'off' };
      const env = { ...outside, ...always, ...settings };
      const child = spawn(process.execPath, ['tools/build.ts', '--verbose'], { cwd: root, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString();
          if (killAt && output.includes(killAt)) child.kill('SIGKILL');
        });
      child.on('close', (code) => end({ code, output }));
    });

  /** Sum of every file of the built site, by name. */
  const built = (): Record<string, string> => {
    const folder = join(root, 'dist');
    const files = globSync('**/*', { cwd: folder }).filter((name) => lstatSync(join(folder, name)).isFile());
    return Object.fromEntries(
      files.toSorted().map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
    );
  };
  return { root, build, built, remove: () => rmSync(root, { recursive: true, force: true }) };
}
