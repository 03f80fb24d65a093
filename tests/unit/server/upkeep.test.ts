import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { probe } from '../../../src/server/health';
import { deleteExpired } from '../../../src/server/retention';
import { toStore, typed } from './quote-app';

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 5, 1);
const quote = { ...typed, serviceType: 'residential' as const };
let database = openDatabase(':memory:');
beforeEach(() => (database = openDatabase(':memory:')));
const keepAt = (at: number, key: string) =>
  toStore(database, ['mail'], () => at).keep({
    key,
    quote: { ...quote, message: key },
    spam: '',
    isTest: false,
  });
const keys = () =>
  database
    .prepare('SELECT key FROM quotes ORDER BY key')
    .all()
    .map(({ key }) => key);
const mark = (set: string, ...names: string[]) => {
  for (const name of names)
    database.exec(`UPDATE outbox SET ${set} WHERE quote = (SELECT id FROM quotes WHERE key = '${name}')`);
};
const keepYoung = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => keepAt(now, `young-${index}`)));

describe('retention', () => {
  it('deletes old requests that the shop knows of', async () => {
    await keepYoung(40);
    await keepAt(now - 31 * day, 'told');
    await keepAt(now - 31 * day, 'waiting');
    await keepAt(now - 31 * day, 'given up');
    await keepAt(now - 31 * day, 'given up but marked');
    mark("state = 'sent'", 'told');
    mark("state = 'given up'", 'given up', 'given up but marked');
    database.exec("UPDATE quotes SET status = 'closed' WHERE key = 'given up but marked'");
    expect(deleteExpired(database, 30, { now })).toEqual({ deleted: 2, due: 2, total: 44 });
    expect(keys().filter((key) => !String(key).startsWith('young'))).toEqual(['given up', 'waiting']);
  });

  it('deletes more than a tenth of all requests only with a confirmation', async () => {
    await keepYoung(8);
    await keepAt(0, 'one');
    await keepAt(0, 'two');
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(deleteExpired(database, 30, { now })).toEqual({ deleted: 0, due: 2, total: 10 });
    expect(deleteExpired(database, 30, { now, confirmed: true }).deleted).toBe(2);
  });

  it('deletes nothing when the clock jumps by 400 days', async () => {
    await keepYoung(20);
    mark("state = 'sent'", 'young-0', 'young-1', 'young-2');
    expect(deleteExpired(database, 365, { now: now + 400 * day }).deleted).toBe(0);
  });

  it('deletes nothing without the setting', async () => {
    await keepAt(0, 'old');
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(deleteExpired(database, 0, { now, confirmed: true }).deleted).toBe(0);
  });
});

describe('health', () => {
  const read = (hasNotifier = true) => probe(() => database, ':memory:', hasNotifier, now);
  const fine = { ok: true, database: 'ok', disk: 'ok', outbox: 'ok', mail: 'ok' };

  it('is bad when the shop does not know of a request for an hour', async () => {
    await keepAt(now - 3_000_000, 'k');
    expect(read()).toEqual(fine);
    await keepAt(now - 4_000_000, 'k2');
    expect(read()).toEqual({ ...fine, ok: false, outbox: 'late', mail: 'late' });
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(read()).toEqual(fine);
    mark("state = 'given up'", 'k');
    expect(read()).toMatchObject({ ok: false, outbox: 'late' });
  });

  it('says that no notifier is set', () => {
    expect(read(false)).toEqual({ ...fine, mail: 'not set' });
  });

  it('is bad when requests cannot be stored', () => {
    database.exec('PRAGMA query_only = ON');
    expect(read()).toMatchObject({ ok: false, database: 'read-only' });
    database.close();
    expect(read()).toMatchObject({ ok: false, database: 'failing' });
  });
});
