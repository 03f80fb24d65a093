import { createMailNotifier } from '../src/server/mail.ts';
import { loadServerSettings, type ServerSettings } from '../src/server/settings.ts';
import { createWebhookNotifier } from '../src/server/webhook.ts';
import { readArguments } from './arguments.ts';
import { checkForm, follow, send } from './quotes/canary.ts';
import type { QuoteRow } from './quotes/rows.ts';

/*
 * Sends a request through the whole chain of a running site and says where it arrived. Where it does not, it ends with 1
 * and alarms the shop, so that it can run every day: src/server/oakshade-canary.timer.
 */
const usage = `npm run quote:test                               tries the server on this machine
npm run quote:test -- https://oakshade.example   tries the site that visitors see`;
const { positionals } = readArguments(usage, { allowPositionals: true });

const says: Readonly<Record<string, string>> = {
  sent: 'accepted by the other side',
  'given up': 'given up',
  waiting: 'not accepted within a minute, will be tried again',
};

/** Says who was told, and throws unless everybody who should be was. */
function checkTold({ told }: QuoteRow, { mail, webhook }: ServerSettings): void {
  const places = { mail: mail?.to ?? 'mail', webhook: 'the webhook' };
  const lines = told.map(({ channel, state, error }) => {
    const place = channel === 'mail' ? places.mail : places.webhook;
    return `4. To ${place}: ${says[state] ?? state}${error && ` (${error})`}.`;
  });
  if (told.some(({ state }) => state !== 'sent')) throw new Error(lines.join('\n'));
  for (const line of lines) console.info(line);
  for (const [channel, isSet] of Object.entries({ mail, webhook }))
    if (isSet && !told.some((one) => one.channel === channel))
      throw new Error(`4. The running server knows of no ${channel}, though .env names one. Start it again.`);
  if (told.length === 0)
    console.info(
      '4. Nobody is told: set SMTP_URL and QUOTES_MAIL_TO, see content-docs/get-quotes-by-email.md.',
    );
}

async function test(site: string, settings: ServerSettings, isHere: boolean): Promise<void> {
  await checkForm(site);
  const row = await follow(await send(site), settings.data);
  if (row) {
    console.info(`3. It stands in ${settings.data}, marked as a test.`);
    return checkTold(row, settings);
  }
  const missing = `3. ${settings.data} of this machine does not hold it as a test`;
  if (isHere) throw new Error(`${missing}. Is it the file of the running server? QUOTES_DATA names it.`);
  console.info(`${missing}: look there with npm run quotes -- list --tests.`);
}

/** Tells the shop by each channel that is set; one that does not work is said here and stops no other. */
async function alarm({ mail, webhook }: ServerSettings, site: string, text: string): Promise<void> {
  const notifiers = [
    ...(mail ? [createMailNotifier(mail)] : []),
    ...(webhook ? [createWebhookNotifier(webhook)] : []),
  ];
  const subject = `The quote form of ${site} does not work`;
  const done = notifiers.map(({ channel, alarm: raise }) =>
    raise(subject, `A test request did not arrive.\n\n${text}\n\nTry it yourself: npm run quote:test`).then(
      () => console.error(`The shop was told by ${channel}.`),
      () => console.error(`The shop could not be told by ${channel}.`),
    ),
  );
  await Promise.all(done);
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
    await alarm(settings, site, text);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
