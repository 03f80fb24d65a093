import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atEnd, makeFolder } from '../../support/at-end';
import { startQuoteServer } from '../../support/quote-server';
import { startSmtpServer } from '../../support/smtp-server';
import { serveSite, typed } from './serve';

/** A mail server, a webhook that answers with the status, and a site that sends to both. It can be started again. */
async function prepare(drips?: () => boolean) {
  const state = { isDown: false, status: 200 };
  const smtp = await startSmtpServer(() => state.isDown, drips);
  const hook = await startQuoteServer((response) =>
    response.writeHead(state.status, { Location: '/' }).end(),
  );
  atEnd(() => {
    smtp.stop();
    hook.stop();
  });
  const data = join(makeFolder(), 'quotes.db');
  const email = { server: smtp.url, to: 'owner@shop.example', from: 'site@shop.example' };
  const start = async (channels: { email?: typeof email; webhook?: string }) => {
    const site = await serveSite({ data, ...channels });
    const outbox = () => site.rows('SELECT channel, state, error FROM outbox ORDER BY channel, rowid');
    return { ...site, outbox };
  };
  return { state, smtp, hook, email, webhook: hook.url, start };
}

describe('a request', () => {
  it('waits through failures and a restart until mail and webhook accept it, and is sent once', async () => {
    const { state, smtp, hook, email, webhook, start } = await prepare();
    Object.assign(state, { isDown: true, status: 500 });
    const before = await start({ email, webhook });
    expect((await before.send(typed)).status).toBe(201);
    await expect.poll(before.outbox).toMatchObject([
      { channel: 'mail', state: 'waiting', error: expect.stringContaining('451') as string },
      { channel: 'webhook', state: 'waiting', error: 'HTTP 500' },
    ]);
    expect(await before.health()).toMatchObject({ ok: false, mail: 'failing', webhook: 'failing' });
    // The next attempts are due.
    before.database.exec('UPDATE outbox SET at = 0');
    await before.stop();
    Object.assign(state, { isDown: false, status: 200 });
    const after = await start({ email, webhook });
    await expect.poll(after.outbox).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect(await after.health()).toMatchObject({ ok: true, mail: 'ok', webhook: 'ok' });
    await after.stop();
    await (await start({ email, webhook })).send({ ...typed, message: 'Another house.' });
    await expect.poll(() => [smtp.emails.length, hook.received.length]).toEqual([2, 3]);
    expect(JSON.parse(hook.received[1]?.body ?? '')).toMatchObject({ ...typed, spam: '', revision: 0 });
    expect(hook.received[1]?.key).toBe(hook.received[0]?.key);
  });

  it('is posted while a mail server draws out its answer', async () => {
    const { hook, email, webhook, start } = await prepare(() => true);
    const site = await start({ email, webhook });
    await site.send(typed);
    await expect.poll(() => hook.received.length).toBe(1);
    expect(site.outbox()[0]).toMatchObject({ channel: 'mail', state: 'waiting' });
  });

  it('that is given up after five days is shown in health, names nobody in the log, and is tried again at a start', async () => {
    const { state, email, start } = await prepare();
    state.isDown = true;
    const first = await start({ email });
    await first.send(typed);
    await expect.poll(first.outbox).toMatchObject([{ error: expect.stringContaining('451') as string }]);
    first.database.exec('UPDATE outbox SET at = 0, tries = 27, since = since - 432000000');
    await first.stop();
    const second = await start({ email });
    await expect.poll(second.outbox).toMatchObject([{ state: 'given up' }]);
    expect(await second.health()).toMatchObject({ ok: false, outbox: 'late', mail: 'late' });
    expect(second.log.join()).toContain('given up');
    expect(second.log.join()).not.toMatch(/maria|delgado/i);
    await second.stop();
    state.isDown = false;
    await expect.poll((await start({ email })).outbox).toMatchObject([{ state: 'sent' }]);
  });

  it('that waits for a channel that was taken out is sent by the one that replaces it', async () => {
    const { state, hook, email, webhook, start } = await prepare();
    state.isDown = true;
    const before = await start({ email });
    await before.send(typed);
    await expect.poll(before.outbox).toMatchObject([{ error: expect.stringContaining('451') as string }]);
    await before.stop();
    await expect.poll((await start({ webhook })).outbox).toMatchObject([
      { channel: 'mail', state: 'given up', error: 'not set up' },
      { channel: 'webhook', state: 'sent' },
    ]);
    expect(hook.received).toHaveLength(1);
  });
});
