import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { atEnd, makeFolder } from '../../support/at-end';
import { answer, startQuoteServer } from '../../support/quote-server';
import { startSmtpServer } from '../../support/smtp-server';
import { medianTime, serveSite, toEmail, typed } from './serve';

const notes = 'These are the notes of somebody else.\n'.repeat(100);

/** A site whose database cannot be used, with a mail server and a webhook that may be down. */
async function serveWithout(channels: { mail?: 'up' | 'down'; webhook?: 'up' | 'down' }) {
  const data = join(makeFolder(), 'quotes.db');
  writeFileSync(data, notes);
  const smtp = await startSmtpServer();
  const hook = await startQuoteServer(answer(channels.webhook === 'down' ? 500 : 200, ''));
  atEnd(() => {
    smtp.stop();
    hook.stop();
  });
  const email = channels.mail && toEmail(channels.mail === 'up' ? smtp.url : 'smtp://127.0.0.1:9');
  const webhook = channels.webhook && hook.url;
  const site = await serveSite({ data, email, webhook });
  return { ...site, smtp, hook, data };
}

describe('a request that the database does not take', () => {
  it('is kept once the mail server has it, with its photos, and the log says so', async () => {
    const { upload, send, health, smtp, log } = await serveWithout({ mail: 'up', webhook: 'down' });
    const create = { width: 60, height: 40, channels: 3, background: 'teal' } as const;
    const photo = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
    const { status, json } = await upload([photo]);
    expect([status, json.note]).toEqual([201, expect.stringContaining('We have your photo.')]);
    expect(smtp.emails[0]?.text).toContain('filename=photo-1.jpg');
    // The same key gives the same id, so that the mailbox shows the request once.
    for (let n = 0; n < 2; n++) expect((await send(typed, { 'Idempotency-Key': 'k' })).status).toBe(201);
    expect(smtp.emails.slice(1).map(({ text }) => /Message-ID: (.*)/.exec(text)?.[1])).toEqual([
      '<k@shop.example>',
      '<k@shop.example>',
    ]);
    expect(log.join('\n')).toContain('kept by mail alone');
    expect(log.join('\n')).not.toMatch(/maria|delgado/i);
    expect(await health()).toMatchObject({ ok: true, database: 'file is not a database', mail: 'ok' });
  });

  it('is kept once the webhook has accepted it', async () => {
    const { send, hook, log, health } = await serveWithout({ mail: 'down', webhook: 'up' });
    expect((await send(typed)).status).toBe(201);
    expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject(typed);
    expect(log.join('\n')).toContain('kept by webhook alone');
    expect(await health()).toMatchObject({ webhook: 'unknown' });
  });

  it.each([{}, { mail: 'down', webhook: 'down' }] as const)(
    'is refused if nobody else has it: %j',
    async (channels) => {
      const { send, ask, health } = await serveWithout(channels);
      const { status, json, headers } = await send(typed);
      expect([status, json.ok, headers.get('Retry-After')]).toEqual([503, false, '5']);
      expect((await ask('/health')).status).toBe(503);
      expect(await health()).toMatchObject({ ok: false, database: 'file is not a database' });
      expect((await ask('/about')).status).toBe(200);
    },
  );
});

describe('the database', () => {
  it('is the file of its name: one that is replaced or removed is noticed before the next request', async () => {
    const { send, rows, quotes, data, log } = await serveSite();
    await send(typed);
    for (const end of ['', '-wal', '-shm']) renameSync(data + end, `${data}.away${end}`);
    expect((await send({ ...typed, name: 'Ann' })).status).toBe(201);
    expect(quotes()).toMatchObject([{ name: 'Ann' }]);
    for (const end of ['', '-wal', '-shm']) renameSync(`${data}.away${end}`, data + end);
    expect((await send({ ...typed, name: 'Ben' })).status).toBe(201);
    expect(quotes()).toMatchObject([{ name: 'Maria Delgado' }, { name: 'Ben' }]);
    rmSync(`${data}-wal`);
    expect((await send({ ...typed, name: 'Cleo' })).status).toBe(201);
    expect(rows()).toHaveLength(3);
    expect(log.filter((line) => line.includes('removed or replaced'))).toHaveLength(3);
  });

  it('that another program has locked delays no page, and is used as soon as it is free', async () => {
    const { send, ask, data, health } = await serveSite();
    await send(typed);
    const other = new DatabaseSync(data, { timeout: 5000 });
    other.exec('BEGIN IMMEDIATE');
    const posts = Promise.all(Array.from({ length: 20 }, (_, n) => send({ ...typed, name: `Ann ${n}` })));
    expect(await medianTime(() => ask('/about'))).toBeLessThan(300);
    expect((await posts).every(({ status }) => status === 503)).toBe(true);
    expect(await health()).toMatchObject({ ok: false, database: 'database is locked' });
    other.close();
    await expect.poll(health).toMatchObject({ ok: true, database: 'ok' });
    expect((await send({ ...typed, name: 'Ben' })).status).toBe(201);
  });

  it('that is not there and cannot be made keeps the site from nothing', async () => {
    const file = join(makeFolder(), 'file');
    writeFileSync(file, '');
    const { ask, health, log } = await serveSite({ data: join(file, 'quotes.db') });
    expect((await ask('/about')).status).toBe(200);
    expect(await health()).toMatchObject({ ok: false });
    expect(log.filter((line) => line.includes('cannot be used'))).toHaveLength(1);
  });
});

const oneDay = 86_400_000;

/** Serves a database with requests of these ages, of which the shop knows or not, for a minute. It keeps 30 days. */
async function keepFor30Days(...requests: [name: string, days: number, state: string][]) {
  const data = join(makeFolder(), 'quotes.db');
  const before = await serveSite({ data, webhook: 'http://127.0.0.1:9/' });
  for (const [name, days, state] of requests) {
    const { id } = (await before.send({ ...typed, name, message: name })).json;
    before.rows(
      `UPDATE quotes SET received = ${Date.now() - days * oneDay} WHERE id = '${String(id)}' RETURNING 1`,
    );
    before.rows(`UPDATE outbox SET state = '${state}', at = 0 WHERE quote = '${String(id)}' RETURNING 1`);
  }
  await before.stop();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const site = await serveSite({ data, keepDays: 30 });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  const today = new Date().toISOString().slice(0, 10);
  const backup = join(data, `../backups/quotes-${today}.db`);
  await expect.poll(() => new DatabaseSync(backup, { readOnly: true })).toBeDefined();
  return { ...site, backup, names: () => site.quotes().map(({ name }) => name) };
}

describe('retention', () => {
  it('deletes what is old and what the shop knows of, and nothing else', async () => {
    const site = await keepFor30Days(['Old', 31, 'sent'], ['Untold', 31, 'given up'], ['Young', 29, 'sent']);
    expect(site.names()).toEqual(['Untold', 'Young']);
    // A backup was made, too.
    const copy = new DatabaseSync(site.backup, { readOnly: true });
    expect(copy.prepare('SELECT count(*) AS n FROM quotes').get()).toEqual({ n: 2 });
    copy.close();
  });

  it('deletes nothing when the clock has jumped, so that every request seems old', async () => {
    const site = await keepFor30Days(['Ann', 400, 'sent'], ['Ben', 401, 'sent']);
    expect(site.names()).toEqual(['Ann', 'Ben']);
  });

  it('deletes more than a handful only by a command, and says so in the log', async () => {
    const old = ['A', 'B', 'C', 'D', 'E', 'F'].map((name): [string, number, string] => [name, 32, 'sent']);
    const site = await keepFor30Days(['Young', 1, 'sent'], ...old);
    expect(site.names()).toHaveLength(7);
    expect(site.log.join('\n')).toContain(
      '6 requests older than 30 days: kept. To delete them: npm run quotes -- delete --expired',
    );
  });
});
