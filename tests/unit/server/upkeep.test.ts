import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { setStatus } from '../../../src/server/follow-up/store';
import { probe } from '../../../src/server/health';
import { countOverdue, deleteExpired } from '../../../src/server/retention';
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

  it.each(['closed', 'seen'])(
    'deletes a handful of old requests in a small shop that are %s',
    async (status) => {
      await keepYoung(3);
      const { id } = await keepAt(0, 'old');
      setStatus(database, id, status);
      if (status === 'seen') database.exec("UPDATE quotes SET status = 'new'");
      database.exec('DELETE FROM outbox');
      expect(deleteExpired(database, 30, { now })).toEqual({ deleted: 1, due: 1, total: 4 });
    },
  );

  it('deletes more than a handful and a tenth of all requests only with a confirmation', async () => {
    await keepYoung(14);
    for (const key of ['1', '2', '3', '4', '5', '6']) await keepAt(0, key);
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(deleteExpired(database, 30, { now })).toEqual({ deleted: 0, due: 6, total: 20 });
    expect(countOverdue(database, 30, now)).toBe(6);
    expect(deleteExpired(database, 30, { now, confirmed: true }).deleted).toBe(6);
    expect(countOverdue(database, 30, now)).toBe(0);
  });

  it('deletes nothing when all requests seem to be old', async () => {
    await keepYoung(3);
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(deleteExpired(database, 365, { now: now + 400 * day }).deleted).toBe(0);
  });

  it('counts as overdue what nobody knows of, too', async () => {
    await keepYoung(3);
    await keepAt(0, 'given up');
    mark("state = 'given up'", 'given up');
    expect(deleteExpired(database, 30, { now })).toEqual({ deleted: 0, due: 0, total: 4 });
    expect(countOverdue(database, 30, now)).toBe(1);
    expect(countOverdue(database, 0, now)).toBe(0);
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
