import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../src/server/database';
import { createQuoteService } from '../../../src/server/quote-service';
import { batch } from '../../../src/server/quote-store';
import { makeFolder } from '../../support/at-end';
import { toNewRequest } from './quote-app';

let databaseFile = '';
beforeEach(() => void (databaseFile = join(makeFolder(), 'quotes.db')));

function open() {
  const log: string[] = [];
  const service = createQuoteService({ databaseFile, photoMegabytes: 1, keepDays: 30 }, [], (line) =>
    log.push(line),
  );
  onTestFinished(() => service.stop());
  const send = (message: string) => service.store(toNewRequest({ message }, { key: message }));
  return { service, log, send };
}

describe('the quote service', () => {
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
