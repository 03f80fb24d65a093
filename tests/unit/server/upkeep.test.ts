import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { toHealth } from '../../../src/server/health';
import { deleteOld } from '../../../src/server/retention';
import { createStore } from '../../../src/server/sqlite-store';
import { typed } from './desk';

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 5, 1);
const quote = { ...typed, serviceType: 'residential' as const };
let database = openDatabase(':memory:');
beforeEach(() => (database = openDatabase(':memory:')));
const keepAt = (at: number, key: string) =>
  createStore(database, ['mail'], { now: () => at }).keep({ key, quote, spam: '' });
const keys = () =>
  database
    .prepare('SELECT key FROM quotes ORDER BY key')
    .all()
    .map(({ key }) => key);

describe('old requests', () => {
  it('are deleted after the days of the setting, unless the shop has yet to be told of them', async () => {
    await keepAt(now - 31 * day, 'old');
    await keepAt(now - 29 * day, 'young');
    await keepAt(now - 31 * day, 'waiting');
    database.exec(
      "UPDATE outbox SET state = 'sent' WHERE quote != (SELECT id FROM quotes WHERE key = 'waiting')",
    );
    expect(deleteOld(database, 30, now)).toBe(1);
    expect(keys()).toEqual(['waiting', 'young']);
  });

  it('stay without the setting', async () => {
    await keepAt(0, 'old');
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(deleteOld(database, 0, now)).toBe(0);
    expect(keys()).toEqual(['old']);
  });
});

describe('health', () => {
  const read = async () => {
    const response = toHealth(database, now);
    return [response.status, await response.json()];
  };

  it('is fine while nothing has waited for an hour, and late then', async () => {
    await keepAt(now - 3_000_000, 'k');
    expect(await read()).toEqual([200, { ok: true, outbox: 'fine' }]);
    await keepAt(now - 4_000_000, 'k2');
    expect(await read()).toEqual([200, { ok: true, outbox: 'late' }]);
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(await read()).toEqual([200, { ok: true, outbox: 'fine' }]);
    database.exec(
      "UPDATE outbox SET state = 'given up' WHERE quote = (SELECT id FROM quotes WHERE key = 'k')",
    );
    expect(await read()).toEqual([200, { ok: true, outbox: 'late' }]);
  });

  it('is bad when requests cannot be kept', async () => {
    database.close();
    expect(await read()).toEqual([503, { ok: false }]);
  });
});
