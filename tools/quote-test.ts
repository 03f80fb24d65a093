import { createNotifiers } from '../src/server/notifiers.ts';
import { loadServerSettings, type ServerSettings } from '../src/server/settings.ts';
import { readArguments } from './arguments.ts';
import { checkForm, send, waitForDeliveries } from './quotes/canary.ts';
import { toChannelName } from './quotes/print.ts';
import type { QuoteRow } from './quotes/rows.ts';

/*
 * Sends a test request through a running site and says how far it got. If it does not arrive, this exits with 1 and alerts
 * the shop. src/server/oakshade-canary.timer can run it every day.
 */
const usage = `npm run quote:test                               tries the server on this machine
npm run quote:test -- https://oakshade.example   tries the site that visitors see`;
const { positionals } = readArguments(usage, { allowPositionals: true });

const stateWords: Readonly<Record<string, string>> = {
  sent: 'accepted',
  'given up': 'given up',
  waiting: 'not accepted within a minute, will be tried again',
};

function checkDeliveries({ deliveries }: QuoteRow, { email, webhook }: ServerSettings): void {
  const lines = deliveries.map(({ channel, state, error }) => {
    const recipient = channel === 'mail' ? (email?.to ?? 'email') : 'the webhook';
    return `4. To ${recipient}: ${stateWords[state] ?? state}${error && ` (${error})`}.`;
  });
  if (deliveries.some(({ state }) => state !== 'sent')) throw new Error(lines.join('\n'));
  for (const line of lines) console.info(line);
  for (const [channel, isSet] of Object.entries({ mail: email, webhook }))
    if (isSet && !deliveries.some((message) => message.channel === channel))
      throw new Error(
        `4. The running server does not use the ${toChannelName(channel)} that .env names. Restart it.`,
      );
  if (deliveries.length === 0)
    console.info(
      '4. Nobody is notified. To change that, set SMTP_URL and QUOTES_MAIL_TO: see content-docs/get-quotes-by-email.md.',
    );
}

async function test(site: string, settings: ServerSettings, isHere: boolean): Promise<void> {
  await checkForm(site);
  const row = await waitForDeliveries(await send(site), settings.databaseFile);
  if (row) {
    console.info(`3. It is in ${settings.databaseFile}, marked as a test.`);
    checkDeliveries(row, settings);
    return;
  }
  const missing = `3. ${settings.databaseFile} of this machine has no such test request`;
  if (isHere) throw new Error(`${missing}. Does the running server use this file? QUOTES_DATA names it.`);
  console.info(`${missing}. On the machine of the site, npm run quotes -- list --tests shows it.`);
}

/** Alerts the shop through each channel. Says which channels fail, and goes on with the others. */
async function alertShop(settings: ServerSettings, site: string, text: string): Promise<void> {
  const subject = `The quote form of ${site} does not work`;
  const message = `A test request did not arrive.\n\n${text}\n\nTry it yourself: npm run quote:test`;
  const alerts = createNotifiers(settings).map(async ({ channel, alert }) => {
    await alert?.(subject, message).then(
      () => console.error(`The shop was told by ${toChannelName(channel)}.`),
      () => console.error(`The shop could not be told by ${toChannelName(channel)}.`),
    );
  });
  await Promise.all(alerts);
}

try {
  const settings = loadServerSettings();
  const [named] = positionals;
  const site = (named ?? `http://localhost:${settings.port}`).replace(/\/$/, '');
  try {
    await test(site, settings, named === undefined);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(text);
    await alertShop(settings, site, text);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
