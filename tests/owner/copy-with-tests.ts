import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { copyProject, outside } from '../build/project-copy.ts';

/** What is replaced in a file, and by what. */
export type Change = readonly [from: RegExp, to: string];

/** Makes changes to a file of a copy of the project; throws if one of them finds nothing to change. */
export function edit(root: string, file: string, changes: readonly Change[]): void {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    if (!from.test(text)) throw new Error(`${file} has nothing like ${String(from)}.`);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}

export const MINUTES = 60_000;
const port = Number(process.env.TEST_PORT ?? 4322) + 70;

/** A copy of the project with its tests. */
export const copyWithTests = () =>
  copyProject(['tests', 'content-docs', 'README.md', '.ci', '.vscode', '.gitignore', 'env.example']);

/** Runs a script of a copy; throws with what it said where it fails. */
export function runIn(root: string, ...args: string[]): string {
  try {
    return execFileSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: {
        ...outside,
        ...{ ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', QUOTE_DELIVERY: 'console' },
        // The tests in the browser start a server by the name node.
        PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
        TEST_PORT: String(port),
      },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Tests of what depends on more than content, or not on it. */
const apart = [
  'tests/dist/{browser-support,budgets}.test.ts',
  'tests/unit/server/**',
  'tests/unit/{commands,content-check,delivery,doctor,hostile-content,hours,new,quote,theme}.test.ts',
];

/** Runs projects of the tests in a copy. */
export const testIn = (root: string, ...projects: string[]) =>
  runIn(
    root,
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
    ...projects.flatMap((project) => ['--project', project]),
    ...apart.flatMap((pattern) => ['--exclude', pattern]),
  );
