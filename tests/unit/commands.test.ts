import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../support/at-end';
import { runTool } from '../support/run-tool';

const env = { ...process.env, NO_COLOR: '1', QUOTES_DATA: '/nowhere/quotes.db' };
const quotes = (...words: string[]) => runTool(env, 'tools/quotes.ts', ...words);

it('an unknown flag prints the usage, and no stack trace', async () => {
  const { code, output } = await quotes('--nope');
  expect(code).toBe(1);
  expect(output).toContain('list --all');
  expect(output).not.toMatch(/^\s+at .+:\d+/m);
});

it('npm run quotes says where it looked for the database if there is none', async () => {
  const { code, output } = await quotes('list');
  expect(code).toBe(1);
  expect(output).toContain('There is no /nowhere/quotes.db yet.');
  expect(output).toContain('QUOTES_DATA in .env');
});

it('npm run quotes names a file that is not a database, and a remedy', async () => {
  const { code, output } = await runTool({ ...env, QUOTES_DATA: 'package.json' }, 'tools/quotes.ts');
  expect(code).toBe(1);
  expect(output).toMatch(
    /^package\.json cannot be used: file is not a database\. .*damaged: Restore .*npm run quotes -- restore/,
  );
});

it('npm run quotes does not take an empty file for a shop without requests', async () => {
  const data = join(makeFolder(), 'quotes.db');
  writeFileSync(data, '');
  const { code, output } = await runTool({ ...env, QUOTES_DATA: data }, 'tools/quotes.ts');
  expect({ code, output }).toEqual({
    code: 1,
    output: `${data} is empty. Restore a backup: npm run quotes -- restore copy.db\n`,
  });
});
