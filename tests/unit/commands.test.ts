import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a command from `tools`, as `npm run` does, with a flag. */
function run(command: string, flag: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, flag], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const printed = stdout + stderr;
  expect(printed).toContain(`npm run ${command.replace('-', ':')}`);
  expect(printed, 'a stack').not.toMatch(/^\s+at .+:\d+/m);
  return { status, printed };
}

it.each(['new', 'build', 'quotes', 'quote-test'])(
  'npm run %s refuses an unknown flag, names those it takes, and does nothing else',
  (command) => {
    const { status, printed } = run(command, '--nope');
    expect(status).toBe(1);
    expect(printed).toContain("Unknown option '--nope'");
  },
);

it('a command prints its flags with --help, and does nothing else', () => {
  expect(run('bench', '--help').status).toBe(0);
});

it('npm run quotes says that there is no database, and fails unless it was to list requests', () => {
  const quotes = (...words: string[]) =>
    spawnSync(process.execPath, ['tools/quotes.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', QUOTES_DATA: '/nowhere/quotes.db' },
    });
  const list = quotes('list');
  expect(list.status).toBe(0);
  expect(list.stdout).toContain('There is no /nowhere/quotes.db yet.');
  const backup = quotes('backup', '/nowhere/copy.db');
  expect(backup).toMatchObject({ status: 1, stdout: '' });
  expect(backup.stderr).toContain('There is no /nowhere/quotes.db yet.');
  expect(backup.stderr).toContain('QUOTES_DATA in .env');
});
