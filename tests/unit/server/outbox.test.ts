import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atEnd, makeFolder } from '../../support/at-end';
import { startQuoteServer } from '../../support/quote-server';
import { startSmtpServer, startStuckServer } from '../../support/smtp-server';
import { serveSite, toEmail, typed } from './serve';

/** A mail server, a webhook that answers with the status, and a site that sends to both. It can be started again. */
async function prepare() {
  const state = { isDown: false, status: 200 };
  const smtp = await startSmtpServer(() => state.isDown);
  const hook = await startQuoteServer((response) =>
    response.writeHead(state.status, { Location: '/' }).end(),
  );
  atEnd(() => {
    smtp.stop();
    hook.stop();
  });
  const data = join(makeFolder(), 'quotes.db');
  const start = (channels: Parameters<typeof serveSite>[0]) => serveSite({ data, ...channels });
  return { state, smtp, hook, email: toEmail(smtp.url), webhook: hook.url, start };
}
const refused = { error: expect.stringContaining('451') as string };

describe('a request', () => {
  it('waits through failures and a restart until mail and webhook accept it, and is sent once', async () => {
    const { state, smtp, hook, email, webhook, start } = await prepare();
    Object.assign(state, { isDown: true, status: 500 });
    const before = await start({ email, webhook });
    expect((await before.send(typed)).status).toBe(201);
    await expect.poll(before.outbox).toMatchObject([
      { channel: 'mail', state: 'waiting', ...refused },
      { channel: 'webhook', state: 'waiting', error: 'HTTP 500' },
    ]);
    expect(await before.health()).toMatchObject({ ok: true, mail: 'failing', webhook: 'failing' });
    // The next attempts are due.
    before.rows('UPDATE outbox SET at = 0 RETURNING 1');
    await before.stop();
    Object.assign(state, { isDown: false, status: 200 });
    const after = await start({ email, webhook });
    await expect.poll(after.outbox).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect(await after.health()).toMatchObject({ ok: true, mail: 'ok', webhook: 'ok' });
    await after.stop();
    await (await start({ email, webhook })).send({ ...typed, message: 'Another house.' });
    await expect.poll(() => [smtp.emails.length, hook.received.length]).toEqual([2, 3]);
    expect(JSON.parse(hook.received[1]?.body ?? '')).toMatchObject({ ...typed, spam: '' });
    expect(hook.received[1]?.key).toBe(hook.received[0]?.key);
  });

  it.each([false, true])(
    'is posted while a mail server is silent, or drips its greeting: %s',
    async (drips) => {
      const { hook, webhook, start } = await prepare();
      const stuck = await startStuckServer({ drips });
      atEnd(stuck.stop);
      const site = await start({ email: toEmail(stuck.url), webhook });
      await site.send(typed);
      await expect.poll(() => hook.received.length).toBe(1);
      expect((await site.send({ ...typed, message: 'Another house.' })).status).toBe(201);
      expect(site.outbox()[0]).toMatchObject({ channel: 'mail', state: 'waiting' });
    },
  );

  it('is tried less and less often, and at once if a wrong clock has put it off', async () => {
    const { state, email, start } = await prepare();
    state.isDown = true;
    const site = await start({ email });
    await site.send(typed);
    const delay = () => {
      const [row] = site.rows('SELECT at, tries FROM outbox');
      return [row?.tries, (Number(row?.at) - Date.now()) / 1000];
    };
    await expect.poll(delay).toEqual([1, expect.closeTo(30, -1)]);
    for (const tries of [4, 20]) {
      site.rows(`UPDATE outbox SET tries = ${tries}, at = at + 4e10 RETURNING 1`);
      await expect.poll(delay).toEqual([tries + 1, expect.closeTo(Math.min(30 * 2 ** tries, 21_600), -1)]);
    }
  });

  it('that is given up after five days makes health bad, names nobody in the log, and is tried again at a start', async () => {
    const { state, email, start } = await prepare();
    state.isDown = true;
    const first = await start({ email });
    await first.send(typed);
    await expect.poll(first.outbox).toMatchObject([refused]);
    first.rows('UPDATE outbox SET at = 0, tries = 27, since = since - 432000000 RETURNING 1');
    await expect.poll(first.outbox).toMatchObject([{ state: 'given up' }]);
    const { ok, oldestUnsentSeconds } = await first.health();
    expect([ok, Number(oldestUnsentSeconds) >= 432_000]).toEqual([false, true]);
    expect(first.log.join()).toContain('given up');
    expect(first.log.join()).not.toMatch(/maria|delgado/i);
    await first.stop();
    state.isDown = false;
    await expect.poll((await start({ email })).outbox).toMatchObject([{ state: 'sent' }]);
  });

  it('that waits for a channel that was taken out is sent by the one that replaces it', async () => {
    const { state, hook, email, webhook, start } = await prepare();
    state.isDown = true;
    const before = await start({ email });
    await before.send(typed);
    await expect.poll(before.outbox).toMatchObject([refused]);
    await before.stop();
    const after = await start({ webhook });
    await expect.poll(after.outbox).toMatchObject([
      { channel: 'mail', state: 'given up', error: 'not set up' },
      { channel: 'webhook', state: 'sent' },
    ]);
    expect(hook.received).toHaveLength(1);
    expect(await after.health()).toMatchObject({ ok: true, mail: 'not set', oldestUnsentSeconds: 0 });
  });
});
