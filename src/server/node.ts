import { createServer as createHttpServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { hour, minute, second } from '../site/format/durations.ts';
import { toPlural } from '../site/format/running-text.ts';
import { createApp } from './app.ts';
import { readBuiltForm } from './built-form.ts';
import { createFileServer } from './files.ts';
import { createMailer } from './mail.ts';
import { startOutbox } from './outbox.ts';
import { toJpeg } from './photos.ts';
import { createRateLimiter, toClientIp } from './rate-limit.ts';
import { arrivalTimeout } from './read-request.ts';
import type { ServerSettings } from './settings.ts';
import { createFileDatabase, truncateLog } from './sqlite.ts';
import { countExpired, deleteExpired, toCode } from './store.ts';
import { createWebhook } from './webhook.ts';

/** The site's own server: serves the built site and keeps quote requests. Its log contains no personal data. */
export function createServer(settings: ServerSettings, log: (line: string) => void) {
  const { site, databaseFile, email, webhook, keepDays } = settings;
  const database = createFileDatabase(databaseFile, log);
  const notifiers = [
    ...(email ? [createMailer(email, () => readBuiltForm(site)?.shop.timeZone)] : []),
    ...(webhook ? [createWebhook(webhook)] : []),
  ];
  const stopOutbox = startOutbox(database, notifiers, log);

  const expire = async () => {
    const { due, isPlausible } = await countExpired(database, keepDays);
    if (isPlausible) await deleteExpired(database, keepDays);
    const result = isPlausible ? 'deleted' : 'kept. To delete them: npm run quotes -- delete --expired';
    if (due > 0) log(`${toPlural(due, 'request')} older than ${keepDays} days: ${result}`);
    database.use(truncateLog);
  };
  const maintain = async () => {
    for (const [name, work] of Object.entries({ retention: expire, backup: database.backUp }))
      await work().catch((error: unknown) => log(`${name}: ${toCode(error)}, will try again`));
  };
  setInterval(() => void maintain(), hour).unref();
  setTimeout(() => void maintain(), minute).unref();

  const limit = createRateLimiter(settings.requestsPerTenMinutes);
  const app = createApp<{ Bindings: HttpBindings }>({
    open: () => ({ database, notifiers, photoBytes: settings.photoMegabytes * 1_000_000 }),
    readForm: () => readBuiltForm(site),
    secondsToWait: ({ env }) => limit(toClientIp(env.incoming, settings.hasProxy)),
    toJpeg,
    log,
  });
  app.route('/', createFileServer(site));
  // The form is answered by itself when it takes too long. This ends what does not even read the answer.
  const timeouts = { requestTimeout: arrivalTimeout + 15 * second, headersTimeout: 15 * second };
  const listen = getRequestListener(app.fetch);
  const server = createHttpServer(timeouts, (request, response) => {
    void listen(request, response);
  });

  /** Takes no more requests, lets those in progress end within ten seconds, and closes the database. */
  const stop = async () => {
    server.keepAliveTimeout = 1;
    setTimeout(() => server.closeAllConnections(), 10 * second).unref();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await stopOutbox();
    database.close();
  };
  return { server, stop };
}
