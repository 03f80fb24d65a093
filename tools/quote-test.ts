import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/server/database.ts';
import { loadServerSettings } from '../src/server/settings.ts';
import { mark } from './quotes/change.ts';
import { findOne, type QuoteRow } from './quotes/rows.ts';

/*
 * Sends a request through the whole chain of a running site and says where it arrived.
 *   npm run quote:test                             the server on this machine
 *   npm run quote:test -- https://oakshade.example the site that visitors see
 */
const settings = loadServerSettings();
const here = `http://localhost:${settings.port}`;
const site = (process.argv[2] ?? here).replace(/\/$/, '');
const quote = {
  name: 'Test Request',
  phone: '512 555 0100',
  email: 'test@oakshade.example',
  serviceType: 'residential',
  message: `A test by npm run quote:test, ${new Date().toISOString()}. Nobody waits for an answer.`,
};

const reach = (path: string, init?: RequestInit) =>
  fetch(site + path, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => {
    throw new Error(`${site}${path} does not answer. Is the server running? npm start`);
  });

/** Where the form of the page posts to. */
async function readAction(): Promise<string> {
  const html = await (await reach('/request-quote')).text();
  const [, action] = /<form[^>]*\baction="([^"]*)"/.exec(html) ?? [];
  if (!action) throw new Error(`${site}/request-quote has no form.`);
  if (action !== '/quotes')
    throw new Error(
      `The form of ${site} posts to ${action.split('?')[0]}, not to /quotes. npm start builds one that does.`,
    );
  return action;
}

/** The request in the file of this machine, once nothing of it waits for its first try any more, or after 30 seconds. */
async function follow(id: string): Promise<QuoteRow | undefined> {
  if (!existsSync(settings.data)) return undefined;
  const database = openDatabase(settings.data);
  try {
    for (let tries = 0; ; tries++) {
      const row = findOne(database, id);
      if (tries === 60 || row.told.every(({ state, error }) => state !== 'waiting' || error)) {
        mark(database, row, 'closed');
        return row;
      }
      await wait(500);
    }
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

const says: Readonly<Record<string, string>> = {
  sent: 'accepted by the other side',
  'given up': 'given up',
  waiting: 'not accepted yet, will be tried again',
};

try {
  console.info(`1. The form of ${site}/request-quote posts to ${await readAction()}.`);
  const response = await reach('/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(quote),
  });
  const answer = await response.text();
  if (response.status !== 201)
    throw new Error(`2. It was refused with ${response.status}: ${answer.slice(0, 300)}`);
  const { id } = JSON.parse(answer);
  console.info(`2. The server kept it as ${id}.`);
  const row = await follow(id);
  if (!row)
    console.info(`3. ${settings.data} of this machine does not hold it: look there with npm run quotes.`);
  else {
    console.info(`3. It stands in ${settings.data}, marked as closed.`);
    const places = { mail: settings.mail?.to ?? 'mail', webhook: 'the webhook' };
    for (const { channel, state, error } of row.told) {
      const told = says[state] ?? state;
      console.info(
        `4. To ${channel === 'mail' ? places.mail : places.webhook}: ${told}${error && ` (${error})`}.`,
      );
      if (state !== 'sent') process.exitCode = 1;
    }
    if (row.told.length === 0)
      console.info(
        '4. Nobody is told: set SMTP_URL and QUOTES_MAIL_TO, see content-docs/get-quotes-by-email.md.',
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
