import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../build/project-copy.ts';
import { edits, ownFacts } from './edits.ts';

/*
 * An owner edits a copy of the project in every way that is no mistake; no test of the copy may turn red, nor the sample's,
 * which ask only while the sample business is in place.
 */
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
/** A test that asks for more than content: the bytes of a page. */
const others = ['--exclude', 'tests/dist/budgets.test.ts'];
const test = (project: string) =>
  run(
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
    ...['--project', `${project}*`, ...others],
  );

const carryOut = async (some: typeof edits) => {
  for (const edit of Object.values(some)) edit({ root: copy.root, run });
  expect(run('tools/check-content.ts')).toContain('in order');
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
};

afterAll(() => copy.remove());

describe('after towns and articles have come and gone, with the sample business in place', () => {
  beforeAll(() => carryOut(edits), 10 * MINUTES);

  it(
    'the texts of the specification are still held against what is left of them',
    () => {
      expect(test('sample')).toMatch(/Tests +\d+ passed/);
    },
    10 * MINUTES,
  );
});

describe('after all that an owner does within a year', () => {
  beforeAll(() => carryOut(ownFacts), 10 * MINUTES);

  it.each(['unit', 'dist', 'sample'])(
    'the tests of %s stay green',
    (project) => {
      expect(test(project)).toMatch(/Tests +\d+ (?:passed|skipped)/);
    },
    10 * MINUTES,
  );
});
