import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../build/project-copy.ts';
import { edits, ownFacts } from './edits.ts';

/* An owner edits a copy of the project in every way that is no mistake, and no test of the copy turns red. */
const MINUTES = 60_000;
const copy = copyProject(['tests', 'content-docs', 'README.md', '.ci', '.vscode', '.gitignore']);
const run = (...args: string[]) => {
  try {
    return execFileSync(process.execPath, args, {
      cwd: copy.root,
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
};
/** The sizes of pages depend on more than content. */
const exclude = ['--exclude', 'tests/dist/budgets.test.ts'];
const test = (project: string) =>
  run(
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
    ...['--project', `${project}*`, ...exclude],
  );

const apply = async (changes: typeof edits) => {
  for (const edit of Object.values(changes)) edit(copy.root);
  expect(run('tools/check-content.ts')).toContain('in order');
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
};

afterAll(() => copy.remove());

describe('after an owner has edited the content of the sample', () => {
  beforeAll(() => apply(edits), 10 * MINUTES);

  it(
    'the specification is still tested on what is left',
    () => {
      expect(test('sample')).toMatch(/Tests +\d+ passed/);
    },
    10 * MINUTES,
  );
});

describe('after an owner has changed the business, too', () => {
  beforeAll(() => apply(ownFacts), 10 * MINUTES);

  it.each(['unit', 'dist', 'sample'])(
    'the tests of %s still pass',
    (project) => {
      expect(test(project)).toMatch(/Tests +\d+ (?:passed|skipped)/);
    },
    10 * MINUTES,
  );
});
