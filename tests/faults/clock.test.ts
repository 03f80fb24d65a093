import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startSmtpServer } from '../support/smtp-server';
import { prepareForTest } from './visit';

const steps = [
  { name: 'a day', days: 1 },
  { name: '400 days', days: 400 },
];

/** A server with a mail server, and a clock that can be set before each start. */
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
    /** How many requests were mailed. Other mails, such as alarms, do not count. */
    mailed: () => smtp.mails.filter(({ text }) => /^Subject: Quote request/m.test(text)).length,
    setMail: (state: 'up' | 'down') => void (isDown = state === 'down'),
    /** Starts the server with a clock that is off by some days. */
    startAt: async (days: number) => {
      await server.end('SIGKILL');
      // Only the date is wrong. Timers run as usual.
      Object.assign(server.env, {
        LD_PRELOAD: inject('faketime'),
        FAKETIME: `${days < 0 ? '' : '+'}${days}d`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      // Health is bad while requests wait to be mailed.
      await server.start('/');
    },
    /** Waits until each request was tried this often, stops the server, and returns the states of the outbox. */
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

describe('with a wrong clock at a start', () => {
  it.each(steps)(
    '$name ahead, the server deletes and gives up nothing that the shop does not know of',
    async ({ days }) => {
      const { visitor, mailed, setMail, startAt, endAfter } = await prepareClock();
      await startAt(0);
      const keys = ['one', 'two', 'three'];
      for (const key of keys) await visitor.post(key);
      await endAfter(1);
      await startAt(days);
      // All are tried a second time, and refused again.
      const states = await endAfter(2);
      await startAt(days);
      expect(visitor.problems()).toEqual([]);
      // The visitor's own mail waits as well.
      expect(states.length).toBeGreaterThanOrEqual(keys.length);
      expect(new Set(states)).toEqual(new Set(['waiting']));
      // What the wrong clock put off is tried soon by the right one.
      setMail('up');
      await startAt(0);
      await expect.poll(mailed, { timeout: 60_000 }).toBe(keys.length);
    },
  );

  it.each(steps)('set back by $name, the server soon retries what it had put off', async ({ days }) => {
    const { visitor, mailed, setMail, startAt, endAfter } = await prepareClock();
    await startAt(days);
    await visitor.post('one');
    await endAfter(1);
    setMail('up');
    await startAt(0);
    await expect.poll(mailed, { timeout: 60_000 }).toBe(1);
    expect(visitor.problems()).toEqual([]);
  });

  it('400 days ahead, the server does not delete more than a tenth of the requests', async () => {
    const { visitor, mailed, setMail, startAt } = await prepareClock();
    setMail('up');
    await startAt(0);
    for (let n = 0; n < 12; n++) await visitor.post(`told-${n}`);
    await expect.poll(mailed).toBe(12);
    await startAt(400);
    expect(visitor.problems()).toEqual([]);
  });

  it('400 days ahead, the server deletes nothing where no notifier is set', async () => {
    const { visitor, startAt } = await prepareClock({ SMTP_URL: '', QUOTES_MAIL_TO: '' });
    await startAt(0);
    for (let n = 0; n < 12; n++) await visitor.post(`untold-${n}`);
    await startAt(400);
    expect(visitor.problems()).toEqual([]);
  });

  it('400 days behind, the server still takes and mails requests', async () => {
    const { visitor, mailed, setMail, startAt } = await prepareClock();
    setMail('up');
    await startAt(0);
    await visitor.post('before');
    await expect.poll(mailed).toBe(1);
    await startAt(-400);
    await visitor.post('during');
    await expect.poll(mailed).toBe(2);
    await startAt(0);
    expect(visitor.problems()).toEqual([]);
  });
});
