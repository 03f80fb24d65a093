import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import * as z from 'zod/mini';
import { deleteQuotes, commandTimeout, openDatabase } from '../../src/server/database.ts';
import { readTests, type QuoteRow } from './rows.ts';
import { minute, second } from '../../src/site/format/durations.ts';
import { cutAfter } from '../../src/site/format/running-text.ts';

/** How long the mail server and the webhook have to accept the test, in milliseconds. */
const timeout = minute;
const maxTests = 3;

async function request(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(15 * second) });
  } catch {
    throw new Error(`${url} does not answer. Is the server running? npm start`);
  }
}

/** Throws unless the form of the page posts to the server. */
export async function checkForm(site: string): Promise<void> {
  const response = await request(`${site}/request-quote`);
  if (!response.ok) throw new Error(`${site}/request-quote answers ${response.status}.`);
  const action = parse(await response.text())
    .querySelector('form')
    ?.getAttribute('action');
  if (!action) throw new Error(`${site}/request-quote has no form.`);
  if (action !== '/quotes')
    throw new Error(
      `The form of ${site} posts to ${action.split('?')[0]}, not to /quotes. npm start builds one that does.`,
    );
  console.info(`1. The form of ${site}/request-quote posts to ${action}.`);
}

/** Sends a request with a key that marks it as a test. Returns its id. */
export async function send(site: string): Promise<string> {
  const response = await request(`${site}/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `canary-${randomUUID()}` },
    body: JSON.stringify({
      name: 'Test Request',
      phone: '555 555 0100',
      email: 'test@example.com',
      serviceType: 'residential',
      message: `A test by npm run quote:test, ${new Date().toISOString()}. Nobody waits for an answer.`,
    }),
  });
  const answer = await response.text();
  if (response.status !== 201)
    throw new Error(`2. It was refused with ${response.status}: ${cutAfter(answer, 300)}`);
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(answer));
  console.info(`2. The server stored it as ${id}.`);
  return id;
}

/** Waits until each channel has accepted the request or the time is up. Returns it, if this machine's database has it. */
export async function waitForDeliveries(id: string, databaseFile: string): Promise<QuoteRow | undefined> {
  if (!existsSync(databaseFile)) return undefined;
  const database = openDatabase(databaseFile, commandTimeout);
  try {
    const end = performance.now() + timeout;
    for (;;) {
      const row = readTests(database).find((test) => test.id === id);
      const isWaiting = row?.deliveries.some(({ state }) => state === 'waiting') ?? false;
      if (!isWaiting || performance.now() >= end) return row;
      await wait(second / 4);
    }
  } finally {
    deleteOlderTests(database);
    database.close();
  }
}

function deleteOlderTests(database: ReturnType<typeof openDatabase>): void {
  const latest = `SELECT id FROM quotes WHERE status = 'test' ORDER BY rowid DESC LIMIT ${maxTests}`;
  try {
    deleteQuotes(database, `status = 'test' AND id NOT IN (${latest})`);
  } catch (error) {
    // Another program uses the database. The next test tries again.
    console.warn(`Older tests are still in the list: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}
