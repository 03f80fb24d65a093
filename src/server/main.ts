import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './database.ts';
import { createMailNotifier } from './mail.ts';
import { startOutbox } from './outbox.ts';
import { deleteOld } from './retention.ts';
import { loadServerSettings, type ServerSettings } from './settings.ts';
import { createSiteServer } from './site-server.ts';
import { createStore } from './sqlite-store.ts';
import type { Notifier } from './types.ts';
import { createWebhookNotifier } from './webhook.ts';

/* The site's own server: serves the built site and keeps requests for quotes. Lines of its log hold no personal data. */

const hour = 3_600_000;
const log = (line: string) => console.info(`${new Date().toISOString()} ${line}`);

/** What a person who starts it should know. */
function greet({ site, data, mail, webhook }: ServerSettings, port: number) {
  console.info(`http://localhost:${port}`);
  const page = join(site, 'request-quote.html');
  const isOurs = existsSync(page) && readFileSync(page, 'utf8').includes('action="/quotes"');
  const told = [mail && `mailed to ${mail.to}`, webhook && 'posted to the webhook']
    .filter(Boolean)
    .join(' and ');
  if (!isOurs)
    console.info('The form of this build does not post here. npm start makes a build whose form does.');
  else if (told) console.info(`Quote requests are kept in ${data} and ${told}.`);
  else
    console.info(
      `Quote requests are kept in ${data} (npm run quotes), and nobody is told: see content-docs/get-quotes-by-email.md.`,
    );
}

function start(settings: ServerSettings) {
  const database = openDatabase(settings.data);
  const notifiers: Notifier[] = [
    ...(settings.mail ? [createMailNotifier(settings.mail)] : []),
    ...(settings.webhook ? [createWebhookNotifier(settings.webhook)] : []),
  ];
  const outbox = startOutbox(database, notifiers, log);
  const channels = notifiers.map(({ channel }) => channel);
  const store = createStore(database, channels, { onNew: outbox.wake });
  const server = createSiteServer(settings, database, store, log);

  const forget = () => {
    const count = deleteOld(database, settings.keepDays);
    if (count > 0) log(`${count} quotes deleted after ${settings.keepDays} days`);
  };
  forget();
  setInterval(forget, hour).unref();

  const stop = () => {
    // Requests that are under way are answered; after 10 seconds, the rest is cut off.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const hard = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(async () => {
      clearInterval(idle);
      clearTimeout(hard);
      await outbox.stop();
      database.close();
    });
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  server.on('error', ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  server.listen({ port: settings.port, host: settings.host }, () => {
    const address = server.address();
    greet(settings, typeof address === 'object' && address ? address.port : settings.port);
  });
}

try {
  start(loadServerSettings());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
