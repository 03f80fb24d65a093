import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { probe } from '../../../src/server/health';
import { countOverdue, deleteExpired } from '../../../src/server/retention';
import { toNewRequest, toStore } from './quote-app';

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 5, 1);
let database = openDatabase(':memory:');
beforeEach(() => (database = openDatabase(':memory:')));
const keepAt = (at: number, key: string) =>
  toStore(database, ['mail'], () => at).store(toNewRequest({ message: key }, { key }));
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
  it('deletes only old requests that the shop knows of', async () => {
    await keepYoung(40);
    await keepAt(now - 31 * day, 'told');
    await keepAt(now - 31 * day, 'waiting');
    await keepAt(now - 31 * day, 'given up');
    await keepAt(now - 31 * day, 'given up but marked');
    mark("state = 'sent'", 'told');
    mark("state = 'given up'", 'given up', 'given up but marked');
    database.exec("UPDATE quotes SET status = 'closed' WHERE key = 'given up but marked'");
    await toStore(database, ['mail', 'webhook'], () => now - 31 * day).store(
      toNewRequest({}, { key: 'half' }),
    );
    mark("state = CASE channel WHEN 'mail' THEN 'sent' ELSE state END", 'half');
    expect(deleteExpired(database, 30, { now })).toEqual({ deleted: 2, due: 2, total: 45 });
    expect(keys().filter((key) => !String(key).startsWith('young'))).toEqual(['given up', 'half', 'waiting']);
  });

  it('deletes more than a handful and a tenth of all requests only with a confirmation', async () => {
    await keepYoung(14);
    for (const key of ['1', '2', '3', '4', '5', '6']) await keepAt(0, key);
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(deleteExpired(database, 30, { now })).toEqual({ deleted: 0, due: 6, total: 20 });
    expect(countOverdue(database, 30, now)).toBe(6);
    expect(deleteExpired(database, 30, { now, confirmed: true }).deleted).toBe(6);
    expect(countOverdue(database, 30, now)).toBe(0);
  });

  it('deletes nothing when the clock jumps by 400 days', async () => {
    await keepYoung(20);
    mark("state = 'sent'", 'young-0', 'young-1', 'young-2');
    expect(deleteExpired(database, 365, { now: now + 400 * day }).deleted).toBe(0);
  });
});

describe('health', () => {
  const read = (channels = ['mail'], photoBytes = 1_000_000) =>
    probe(() => database, ':memory:', { channels, photoBytes, keepDays: 30 }, now);
  const fine = {
    ok: true,
    database: 'ok',
    disk: 'ok',
    outbox: 'ok',
    mail: 'ok',
    webhook: 'not set',
    photos: 'ok',
    retention: 'ok',
  };

  it('is bad when the shop does not know of a request for an hour', async () => {
    await keepAt(now - 3_000_000, 'sent');
    mark("state = 'sent'", 'sent');
    await keepAt(now - 3_000_000, 'k');
    expect(read()).toEqual(fine);
    await keepAt(now - 4_000_000, 'k2');
    expect(read()).toEqual({ ...fine, ok: false, outbox: 'late', mail: 'late' });
    database.exec("UPDATE outbox SET state = 'sent'");
    expect(read()).toEqual(fine);
    mark("state = 'given up'", 'k');
    expect(read()).toMatchObject({ ok: false, outbox: 'late' });
  });

  it('is bad as soon as the newest attempt failed, until one is accepted', async () => {
    expect(read()).toMatchObject({ ok: true, mail: 'untested' });
    await keepAt(now, 'k');
    mark("error = 'EAUTH', tries = 1", 'k');
    expect(read()).toMatchObject({ ok: false, outbox: 'ok', mail: 'failing' });
    mark("state = 'given up'", 'k');
    database.exec("UPDATE quotes SET status = 'called'");
    expect(read()).toMatchObject({ ok: false, outbox: 'ok', mail: 'failing' });
    await keepAt(now + 1, 'k2');
    mark("state = 'sent'", 'k2');
    expect(read()).toEqual(fine);
  });

  it('is bad when there is no room for another photo', async () => {
    const { id } = await keepAt(now, 'k');
    database.prepare("INSERT INTO photos VALUES (?, 'hash', zeroblob(700000))").run(id);
    expect(read()).toMatchObject({ ok: false, photos: 'full' });
    expect(read([], 2_000_000)).toMatchObject({ ok: true, photos: 'ok' });
    expect(read([], 0)).toMatchObject({ ok: true, photos: 'not set' });
  });

  it('says how many requests are kept for too long', async () => {
    await keepAt(now - 32 * day, 'k');
    mark("state = 'sent'", 'k');
    expect(read()).toEqual({ ...fine, retention: '1 overdue' });
  });

  it('is bad when requests cannot be stored, and unknown where it cannot be measured', async () => {
    await keepAt(now, 'k');
    mark("error = 'EAUTH', tries = 1", 'k');
    database.exec('PRAGMA query_only = ON');
    expect(read()).toMatchObject({ ok: false, database: 'read-only', disk: 'unknown', mail: 'failing' });
    database.close();
    expect(read()).toEqual({
      ok: false,
      database: 'failing',
      disk: 'unknown',
      outbox: 'unknown',
      mail: 'unknown',
      webhook: 'unknown',
      photos: 'unknown',
      retention: 'unknown',
    });
  });
});
