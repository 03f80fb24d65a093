import { expect, it } from 'vitest';
import { writeTables } from '../../tools/bench/results.ts';

const results = { firstLoads: [], presses: [], growth: [] };
const table = '| page |\n| --- |\n| / |\n\n';

it('the bench refuses a heading without a table rather than replace the table of the next heading', async () => {
  const text = (first: string) =>
    `## First load\n\nText.\n\n${first}## First press\n\n${table}## Growth\n\n${table}`;
  await expect(writeTables(text(''), results)).rejects.toThrow('no table under the heading First load');
  expect(await writeTables(text(table), results)).toContain('Text.');
});
