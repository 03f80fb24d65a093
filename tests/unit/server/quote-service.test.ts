import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { getLinkSecret, toToken } from '../../../src/server/follow-up/links';
import { createQuoteService } from '../../../src/server/quote-service';
import { batch } from '../../../src/server/quote-store';
import type { Notifier } from '../../../src/server/types';
import { makeFolder } from '../../support/at-end';
import { toNewRequest } from './quote-app';

let databaseFile = '';
beforeEach(() => void (databaseFile = join(makeFolder(), 'quotes.db')));

/** A notifier that accepts everything, or nothing. */
function notifier(channel: Notifier['channel'], isDown = false) {
  const answer = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve());
  return { channel, send: vi.fn(answer), alert: vi.fn(answer) };
}

function open(...notifiers: Notifier[]) {
  const log: string[] = [];
  const service = createQuoteService({ databaseFile, photoMegabytes: 1, keepDays: 30 }, notifiers, (line) =>
    log.push(line),
  );
  onTestFinished(() => service.stop());
  const send = (message: string) => service.store(toNewRequest({ message }, { key: message }));
  return { service, log, send };
}

describe('the quote service', () => {
  it('alerts the shop once to each fault, through a channel that works', async () => {
    const [mail, webhook] = [notifier('mail', true), notifier('webhook')];
    const { service, send } = open(mail, webhook);
    await send('before');
    rmSync(databaseFile);
    for (const message of ['one', 'two', 'three']) await expect(send(message)).rejects.toThrow('missing');
    await expect.poll(() => webhook.alert.mock.calls.length).toBe(1);
    expect(webhook.alert).toHaveBeenCalledWith(
      'Your website is refusing quote requests',
      expect.stringContaining('database: missing'),
    );
    expect(mail.alert).toHaveBeenCalledOnce();
    expect(await service.health()).toMatchObject({ ok: false, database: 'missing', lastRequest: 'refused' });
  });

  it('logs why an alert failed, and sends the next one all the same', async () => {
    const mail = notifier('mail');
    mail.alert.mockImplementationOnce(() => Promise.reject(Object.assign(new Error(), { code: 'EAUTH' })));
    mail.alert.mockImplementationOnce(() => {
      throw new Error('no template');
    });
    const { log, send } = open(mail);
    rmSync(databaseFile);
    const alerts = () => log.filter((line) => line.startsWith('alert'));
    const failed = ['alert by mail: failed (EAUTH)', 'alert by mail: failed (no answer)'];
    for (const [index, line] of [...failed, 'alert by mail: sent'].entries()) {
      rmSync(databaseFile, { force: true });
      await expect(send('refused')).rejects.toThrow('missing');
      await expect.poll(alerts).toHaveLength(index + 1);
      expect(alerts().at(-1)).toBe(line);
      openDatabase(databaseFile).close();
      await send('stored');
    }
  });

  it('goes on when the hourly retention meets a database that another program has locked', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    const { send } = open();
    await send('before');
    const [retention] = timers.mock.calls.find(([, ms]) => ms === 3_600_000) ?? [];
    timers.mockRestore();
    const other = openDatabase(databaseFile);
    other.exec('BEGIN EXCLUSIVE');
    expect(retention).toBeDefined();
    expect(() => retention?.()).not.toThrow();
    other.exec('COMMIT');
    other.close();
    await expect
      .poll(() =>
        send('after').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  it('alerts the shop to each fault, and each day while it lasts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
    const mail = notifier('mail');
    const { send } = open(mail);
    const { id } = await send('given up');
    const database = openDatabase(databaseFile);
    await expect.poll(() => database.prepare('SELECT state FROM outbox').get()).toEqual({ state: 'sent' });
    database.exec("UPDATE outbox SET state = 'given up'");
    database.prepare("INSERT INTO photos VALUES (?, 'hash', zeroblob(700000))").run(id);
    database.close();
    const alerts = () => mail.alert.mock.calls.map(([subject]: unknown[]) => subject);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    const unreached = 'A quote request has not reached you';
    const photos = 'Your website has no room for more photos';
    expect(alerts()).toEqual([unreached, photos]);
    expect(mail.alert).toHaveBeenCalledWith(unreached, expect.stringContaining('or was given up'));
    rmSync(databaseFile);
    await expect(send('refused')).rejects.toThrow('missing');
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    const refusing = 'Your website is refusing quote requests';
    expect(alerts()).toEqual([unreached, photos, refusing]);
    const pass = async () => {
      clock.mockReturnValue(performance.now() + 24 * 3_600_000);
      await vi.advanceTimersByTimeAsync(2 * 60_000);
    };
    await pass();
    expect(alerts()).toEqual([unreached, photos, refusing, refusing]);
    openDatabase(databaseFile).close();
    await pass();
    expect(alerts()).toHaveLength(4);
  });

  it('reports that it has created a new file, because the old one may be on a disk that is not mounted', async () => {
    const before = open();
    await before.send('before');
    await before.service.stop();
    const again = open();
    expect(again.log).toEqual([]);
    await again.service.stop();
    rmSync(databaseFile);
    const { service, log } = open();
    expect(log).toEqual([`${databaseFile} was missing or empty: created a new database`]);
    expect(await service.health()).toMatchObject({ ok: true, database: 'new' });
  });

  /** Locks the database as another program would. */
  function lock() {
    const other = openDatabase(databaseFile);
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    return () => other.exec('COMMIT');
  }

  const refused = { ok: false, database: 'locked', lastRequest: 'refused' };

  it('reports a refusal to everyone who asks for 15 minutes, if nobody sends another request', async () => {
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    const { service, send } = open();
    const release = lock();
    await expect(send('one')).rejects.toThrow();
    release();
    clock.mockReturnValue(performance.now() + 14 * 60_000);
    for (let n = 0; n < 3; n += 1) expect(await service.health()).toMatchObject(refused);
    clock.mockReturnValue(performance.now() + 60_000);
    const health = await service.health();
    expect(health).toMatchObject({ ok: true });
    expect(health).not.toHaveProperty('lastRequest');
  });

  it('logs that requests are accepted again once something was written, not when the file merely exists', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { log, send } = open();
    const lines = () => log.filter((line) => line.startsWith('quote requests are'));
    const release = lock();
    await expect(send('one')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(3000);
    await expect(send('two')).rejects.toThrow();
    expect(lines()).toEqual([
      `quote requests are refused (database: locked): ${databaseFile} cannot be used: database is locked. Close the program that has it open.`,
    ]);
    release();
    await send('three');
    expect(lines().at(-1)).toBe('quote requests are accepted again');
    const releaseAgain = lock();
    await expect(send('four')).rejects.toThrow();
    releaseAgain();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines()).toHaveLength(4);
    expect(lines().at(-1)).toBe('quote requests are accepted again');
  });

  it('goes on reporting a fault that only a write meets, while it waits to reopen the file', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const { log, send } = open();
    const database = openDatabase(databaseFile);
    onTestFinished(() => database.close());
    database.exec("CREATE TRIGGER fault BEFORE INSERT ON quotes BEGIN SELECT RAISE(ABORT, 'no room'); END");
    for (const message of ['one', 'two', 'three']) await expect(send(message)).rejects.toThrow('no room');
    expect(log.filter((line) => line.startsWith('quote requests are'))).toEqual([
      `quote requests are refused (database: failing): ${databaseFile} cannot be used: no room.`,
    ]);
  });

  it('reports a photo or a change through a link that could not be stored, like a request', async () => {
    const mail = notifier('mail');
    const { service, send } = open(mail);
    const { id } = await send('one');
    const database = openDatabase(databaseFile);
    const token = toToken({ kind: 'visitor', id }, getLinkSecret(database));
    database.close();
    const calls = [
      () => service.addPhotos(token, [new Uint8Array([1])]),
      () => service.openLink(token, { action: 'phone', value: '512 555 0199' }),
    ];
    for (const call of calls) {
      const release = lock();
      await expect(call()).rejects.toThrow('locked');
      release();
      expect(await service.health()).toMatchObject(refused);
      await call();
      await send('two');
      expect(await service.health()).not.toHaveProperty('lastRequest');
    }
    await expect.poll(() => mail.alert.mock.calls.length).toBeGreaterThan(0);
  });

  it('opens a link while another program has locked the database, because that only reads', async () => {
    const { service, send } = open();
    const { id } = await send('one');
    const database = openDatabase(databaseFile);
    const token = toToken({ kind: 'shop', id }, getLinkSecret(database));
    database.close();
    const release = lock();
    expect(await service.openLink(token)).toMatchObject({ kind: 'shop', requests: [{ id }] });
    release();
    expect(await service.health()).not.toHaveProperty('lastRequest');
  });

  it('rejects what needs the file while the file is missing', async () => {
    const { service } = open();
    rmSync(databaseFile);
    for (const call of [
      () => service.openLink('token'),
      () => service.photo('token', 1),
      () => service.addPhotos('token', []),
      () => service.has('id'),
      () => service.recordProxy('172.17.0.1'),
    ]) {
      let answer: Promise<unknown> | undefined;
      expect(() => (answer = call())).not.toThrow();
      await expect(answer).rejects.toThrow('missing');
    }
  });

  it('deletes old requests whose status is set, even where nobody is notified of requests', async () => {
    const { service, send } = open();
    await send('old');
    await send('young');
    const database = openDatabase(databaseFile);
    onTestFinished(() => database.close());
    database.exec("UPDATE quotes SET received = 0, status = 'closed' WHERE key = 'old'");
    await service.stop();
    open();
    expect(database.prepare('SELECT key FROM quotes').all()).toEqual([{ key: 'young' }]);
  });

  it('deletes even while another program is reading the file', async () => {
    const { service, send } = open();
    await send('young');
    await send('old');
    const { id } = await send('deleted');
    const database = openDatabase(databaseFile);
    onTestFinished(() => database.close());
    const token = toToken({ kind: 'visitor', id }, getLinkSecret(database));
    database.exec("UPDATE quotes SET received = 0, status = 'closed' WHERE key = 'old'");
    database.exec('BEGIN; SELECT count(*) FROM quotes;');
    database.prepare('SELECT count(*) FROM quotes').get();
    expect(await service.openLink(token, { action: 'delete', value: '' })).toMatchObject({ requests: [] });
    await service.stop();
    open();
    database.exec('COMMIT');
    expect(database.prepare('SELECT key FROM quotes').all()).toEqual([{ key: 'young' }]);
  });

  it('records a proxy that the settings do not name, for the log and for doctor, as soon as it can write', async () => {
    const { service, log } = open();
    const release = lock();
    await expect(service.recordProxy('172.17.0.1')).rejects.toThrow('locked');
    release();
    for (let n = 0; n < 3; n++) await service.recordProxy('172.17.0.1');
    expect(log.filter((line) => line.includes('QUOTES_PROXY=1'))).toHaveLength(1);
    const database = openDatabase(databaseFile);
    onTestFinished(() => database.close());
    expect(database.prepare("SELECT value FROM state WHERE name = 'proxy'").get()).toEqual({
      value: '172.17.0.1',
    });
  });
});

it('does not call a request stored if there is no result for it', async () => {
  await expect(batch(() => [])(toNewRequest())).rejects.toThrow();
});

it('signs no link with a secret that it could not store', () => {
  const database = openDatabase(':memory:');
  database.exec('CREATE TRIGGER fault BEFORE INSERT ON state BEGIN SELECT RAISE(IGNORE); END');
  expect(() => getLinkSecret(database)).toThrow();
});
