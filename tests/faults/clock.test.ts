import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startSmtpServer } from '../support/smtp-server';
import { addRow } from './table';
import { prepareForTest } from './visit';

const steps = [
  { name: 'a day', days: 1 },
  { name: '400 days', days: 400 },
];

/** A server with a mail server beside it, and a clock that can be set before each start. */
async function prepareClock(settings: Record<string, string> = {}) {
  let isDown = true;
  const smtp = await startSmtpServer(() => isDown);
  onTestFinished(smtp.stop);
  const prepared = await prepareForTest({
    SMTP_URL: smtp.url,
    QUOTES_MAIL_TO: 'owner@shop.example',
    QUOTES_KEEP_DAYS: '365',
    ...settings,
  });
  const { server } = prepared;
  return {
    ...prepared,
    /** How many requests were mailed; what else the server mails, an alarm perhaps, does not count. */
    mailed: () => smtp.mails.filter(({ text }) => /^Subject: Quote request/m.test(text)).length,
    setMail: (state: 'up' | 'down') => void (isDown = state === 'down'),
    /** Starts it with a clock that is so many days off. */
    startAt: async (days: number) => {
      await server.end('SIGKILL');
      // Timers go on as they are: only the date is wrong, as after a repair of the clock.
      Object.assign(server.env, {
        LD_PRELOAD: inject('faketime'),
        FAKETIME: `${days < 0 ? '' : '+'}${days}d`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      // Health is bad while requests wait to be mailed.
      await server.start('/');
    },
    /** Waits until each request was tried so many times, ends the server and gives what became of them. */
    endAfter: async (tries: number) => {
      const outbox = () => server.rows('SELECT state, tries FROM outbox');
      await expect
        .poll(() => Math.min(...outbox().map((row) => Number(row.tries))))
        .toBeGreaterThanOrEqual(tries);
      await server.end('SIGTERM');
      return outbox().map(({ state }) => state);
    },
  };
}

describe('a clock that is wrong at a start', () => {
  it.each(steps)(
    'by $name ahead deletes and gives up nothing that the shop was not told of',
    async ({ name, days }) => {
      const { visitor, mailed, setMail, startAt, endAfter } = await prepareClock();
      await startAt(0);
      const keys = ['one', 'two', 'three'];
      for (const key of keys) await visitor.post(key);
      await endAfter(1);
      await startAt(days);
      // All are tried a second time, and refused again.
      const states = await endAfter(2);
      await startAt(days);
      expect(visitor.faults()).toEqual([]);
      expect(states).toEqual(keys.map(() => 'waiting'));
      // What is due in the future of the wrong clock is tried soon by the right one.
      setMail('up');
      await startAt(0);
      await expect.poll(mailed, { timeout: 60_000 }).toBe(keys.length);
      addRow(inject('table'), {
        fault: `Clock ${name} ahead at a start, mail down`,
        visitor: '201',
        health: '200, or 503 with outbox late',
        stored: 'all; mailed once mail is up',
      });
    },
  );

  it.each(steps)('by $name ahead and set right again tries soon what it put off', async ({ name, days }) => {
    const { visitor, mailed, setMail, startAt, endAfter } = await prepareClock();
    await startAt(days);
    await visitor.post('one');
    await endAfter(1);
    setMail('up');
    await startAt(0);
    await expect.poll(mailed, { timeout: 60_000 }).toBe(1);
    expect(visitor.faults()).toEqual([]);
    addRow(inject('table'), {
      fault: `Clock set back ${name} between two starts`,
      visitor: '201',
      health: '200',
      stored: 'all; mailed within a minute',
    });
  });

  it('by 400 days ahead deletes no more than a tenth of the requests that the shop was told of', async () => {
    const { visitor, mailed, setMail, startAt } = await prepareClock();
    setMail('up');
    await startAt(0);
    for (let n = 0; n < 12; n++) await visitor.post(`told-${n}`);
    await expect.poll(mailed).toBe(12);
    await startAt(400);
    expect(visitor.faults()).toEqual([]);
    addRow(inject('table'), {
      fault: 'Clock 400 days ahead, all requests told of',
      visitor: '201',
      health: '200',
      stored: 'all: more than a tenth would have been deleted',
    });
  });

  it('by 400 days ahead deletes nothing of a shop that nobody tells of its requests', async () => {
    const { visitor, startAt } = await prepareClock({ SMTP_URL: '', QUOTES_MAIL_TO: '' });
    await startAt(0);
    for (let n = 0; n < 12; n++) await visitor.post(`untold-${n}`);
    await startAt(400);
    expect(visitor.faults()).toEqual([]);
  });

  it('by 400 days behind still takes and mails requests', async () => {
    const { visitor, mailed, setMail, startAt } = await prepareClock();
    setMail('up');
    await startAt(0);
    await visitor.post('before');
    await expect.poll(mailed).toBe(1);
    await startAt(-400);
    await visitor.post('during');
    await expect.poll(mailed).toBe(2);
    await startAt(0);
    expect(visitor.faults()).toEqual([]);
  });
});
