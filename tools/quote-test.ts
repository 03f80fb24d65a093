import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readServerSettings, type ServerSettings } from '../src/server/settings.ts';
import { commandTimeout, openFile } from '../src/server/sqlite.ts';
import { minute, second } from '../src/site/format/durations.ts';
import { readArguments } from './arguments.ts';
import { readTests } from './quotes/rows.ts';

/* Sends a test request through a running site and says how far it got. If it does not arrive, this exits with 1. */
const usage = `npm run quote:test                               tries the server on this machine
npm run quote:test -- https://oakshade.example   tries the site that visitors see`;
const { positionals } = readArguments(usage, { allowPositionals: true });

const seeRecipe = 'Recipe: content-docs/get-quotes-by-email.md.';

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
  const database = openFile(databaseFile, commandTimeout);
  const read = () => readTests(database).find(({ quote }) => quote.message?.includes(key));
  const end = performance.now() + minute;
  while (read()?.deliveries.some(({ state }) => state === 'waiting') && performance.now() < end)
    await wait(second / 4);
  const row = read();
  database.exec(`DELETE FROM quotes WHERE id IN
    (SELECT id FROM quotes WHERE status = 'test' ORDER BY rowid DESC LIMIT -1 OFFSET 3)`);
  database.close();
  if (!row)
    throw new Error(
      `The server kept the test, but not in ${databaseFile}. Write the file that the server uses as QUOTES_DATA.`,
    );
  for (const [channel, isSet] of Object.entries({ mail: email, webhook })) {
    const delivery = row.deliveries.find((delivery) => delivery.channel === channel);
    const { state = 'unknown to the server, which needs a restart', error = '' } = delivery ?? {};
    if (isSet && state !== 'sent')
      throw new Error(`${channel}: ${[state, error].filter(Boolean).join(', ')}. ${seeRecipe}`);
    if (isSet) console.info(`${channel}: accepted.`);
  }
  if (!email && !webhook) console.info(`Nobody is notified. ${seeRecipe}`);
}

try {
  const settings = readServerSettings();
  const site = (positionals[0] ?? `http://localhost:${settings.port}`).replace(/\/$/, '');
  if (!(await ask(`${site}/request-quote`)).includes('action="/quotes"'))
    throw new Error(`The form of ${site} does not post to /quotes. npm start builds one that does.`);
  const key = `quote-test-${randomUUID()}`;
  const contact = { name: 'Test Request', phone: '555 555 0100', email: 'test@example.com' };
  const quote = { ...contact, serviceType: 'residential', message: `A test by npm run quote:test. ${key}` };
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  await ask(`${site}/quotes`, { method: 'POST', headers, body: JSON.stringify(quote) });
  console.info('The form posts to the server, which kept the test.');
  if (!positionals[0]) await followTest(key, settings);
  else
    console.info('To see whether you were notified, run this on its machine: npm run quotes -- list --tests');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
