import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../support/at-end';
import { runTool } from '../../support/run-tool';
import { serveSite, typed } from './serve';

const day = 24 * 3_600_000;
/** A channel that never answers. What becomes of a request there is written into the outbox. */
const webhook = 'http://127.0.0.1:9/';

/** A database with requests of these ages, of which the shop knows or not, and a way to start a server that keeps 30 days. */
async function prepare(...requests: [name: string, days: number, state: string][]) {
  const data = join(makeFolder(), 'quotes.db');
  const { send, database, stop } = await serveSite({ data, webhook });
  for (const [name, days, state] of requests) {
    const { id } = (await send({ ...typed, name, message: name })).json;
    database.exec(`UPDATE quotes SET received = ${Date.now() - days * day} WHERE id = '${String(id)}'`);
    database.exec(`UPDATE outbox SET state = '${state}', at = 0 WHERE quote = '${String(id)}'`);
  }
  await stop();
  const start = async () => {
    const server = await serveSite({ data, keepDays: 30 });
    return { ...server, names: () => server.quotes().map(({ name }) => name) };
  };
  return { data, start };
}

describe('retention', () => {
  it('deletes what is old and what the shop knows of, and nothing else', async () => {
    const { start } = await prepare(['Old', 31, 'sent'], ['Untold', 31, 'given up'], ['Young', 29, 'sent']);
    expect((await start()).names()).toEqual(['Untold', 'Young']);
  });

  it('deletes nothing when the clock has jumped, so that every request seems old', async () => {
    const { start } = await prepare(['Ann', 400, 'sent'], ['Ben', 401, 'sent']);
    expect((await start()).names()).toEqual(['Ann', 'Ben']);
  });

  it('deletes more than a handful only by a command, and says so in health', async () => {
    const old = ['A', 'B', 'C', 'D', 'E', 'F'].map((name): [string, number, string] => [name, 32, 'sent']);
    const { data, start } = await prepare(['Young', 1, 'sent'], ...old);
    const { names, health } = await start();
    expect(names()).toHaveLength(7);
    expect(await health()).toMatchObject({ ok: true, retention: '6 overdue' });
    const env = { PATH: process.env.PATH, QUOTES_DATA: data, QUOTES_KEEP_DAYS: '30' };
    const { output } = await runTool(env, 'tools/quotes.ts', 'delete', '--expired', '--yes');
    expect(output).toContain('6 deleted.');
    expect(names()).toEqual(['Young']);
    expect(await health()).toMatchObject({ ok: true, retention: 'ok' });
  });
});

describe('health', () => {
  it('is well with 200, names what is not set up, and says that the database is new', async () => {
    const { ask } = await serveSite();
    const { status, text } = await ask('/health');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        ...{ ok: true, database: 'new', disk: 'ok', outbox: 'ok', mail: 'not set', webhook: 'not set' },
        ...{ photos: 'ok', retention: 'not set' },
      },
    ]);
  });

  it('is bad when the shop does not know of a request for an hour', async () => {
    const { send, database, health } = await serveSite({ webhook });
    await send(typed);
    await expect.poll(health).toMatchObject({ ok: false, outbox: 'ok', webhook: 'failing' });
    database.exec('UPDATE outbox SET since = since - 3700000');
    expect(await health()).toMatchObject({ ok: false, outbox: 'late', webhook: 'late' });
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(await health()).toMatchObject({ ok: true, outbox: 'ok', webhook: 'ok' });
  });
});
