import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { commandTimeout, deleteQuotes, openDatabase } from '../src/server/database.ts';
import { loadServerSettings, type ServerSettings } from '../src/server/settings.ts';
import { minute, second } from '../src/site/format/durations.ts';
import { readArguments } from './arguments.ts';
import { readTests } from './quotes/rows.ts';

/* Sends a test request through a running site and says how far it got. If it does not arrive, this exits with 1. */
const usage = `npm run quote:test                               tries the server on this machine
npm run quote:test -- https://oakshade.example   tries the site that visitors see`;
const { positionals } = readArguments(usage, { allowPositionals: true });

async function ask(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(15 * second) }).catch(() => {
    throw new Error(`${url} does not answer. Is the server running? npm start`);
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

/** Waits up to a minute until each channel has accepted the test, and keeps only the latest tests. */
async function followTest(key: string, { databaseFile, email, webhook }: ServerSettings): Promise<void> {
  const database = openDatabase(databaseFile, commandTimeout);
  try {
    const end = performance.now() + minute;
    const read = () => readTests(database).find(({ quote }) => quote.message?.includes(key));
    while (read()?.deliveries.some(({ state }) => state === 'waiting') && performance.now() < end)
      await wait(second / 4);
    const row = read();
    if (!row)
      throw new Error(
        `3. It is not in ${databaseFile}. Does QUOTES_DATA name the file of the running server?`,
      );
    console.info(`3. It is in ${databaseFile}, marked as a test.`);
    for (const [channel, isSet] of Object.entries({ mail: email, webhook })) {
      const { state = 'unknown to the running server, which needs a restart', error = '' } =
        row.deliveries.find((delivery) => delivery.channel === channel) ?? {};
      if (isSet && state !== 'sent') throw new Error(`4. ${channel}: ${state} ${error}`.trim());
      if (isSet) console.info(`4. ${channel}: accepted.`);
    }
    if (!email && !webhook) console.info('4. Nobody is notified: see content-docs/get-quotes-by-email.md.');
  } finally {
    deleteQuotes(
      database,
      "status = 'test' AND id NOT IN (SELECT id FROM quotes WHERE status = 'test' ORDER BY rowid DESC LIMIT 3)",
    );
    database.close();
  }
}

try {
  const settings = loadServerSettings();
  const site = (positionals[0] ?? `http://localhost:${settings.port}`).replace(/\/$/, '');
  const form = parse(await ask(`${site}/request-quote`)).querySelector('form');
  const action = form?.getAttribute('action')?.split('?')[0] ?? 'nowhere';
  if (action !== '/quotes')
    throw new Error(
      `The form of ${site} posts to ${action}, not to /quotes. npm start builds one that does.`,
    );
  console.info(`1. The form of ${site}/request-quote posts to ${action}.`);
  const key = `quote-test-${randomUUID()}`;
  await ask(`${site}/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      name: 'Test Request',
      phone: '555 555 0100',
      email: 'test@example.com',
      serviceType: 'residential',
      message: `A test by npm run quote:test. Nobody waits for an answer. ${key}`,
    }),
  });
  console.info('2. The server stored it.');
  if (!positionals[0]) await followTest(key, settings);
  else
    console.info(
      '3. On the machine of the site, npm run quotes -- list --tests shows whether you were told.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
